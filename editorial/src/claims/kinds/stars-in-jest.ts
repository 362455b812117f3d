/** Ratings of what no house is: 'five-star wipeouts, zero-star hair', 'Fünf Sterne fürs Jammern', 'quejas de cinco estrellas'. */
import { clauseOf, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';

/** What a rating is of, beside a house and its names, in all four languages. */
const graded =
  /^(?:comfort|luxury|standards?|service|rating|superior|plus|category|status|quality|level|living|hospitality|experience|stays?|break|getaway|address|accommodations?|apartments?|villas?|cottages?|rooms?|suites?|holidays?|retreats?|hideaways?|confort|lujo|servicio|categoría|nivel|calidad|trato|estancias?|atención|descanso|retiros?|alojamientos?|habitacion(?:es)?|apartamentos?|vacaciones|luxe|catégorie|niveau|qualité|prestations?|séjours?|accueil|chambres?|appartements?|vacances)$/;
const isOfHouse = (word: string): boolean =>
  lodgings.has(word) || lodgings.has(word.replace(/s$/, '')) || graded.test(word);

const cause = /^(?:for|für|fürs|por|para|pour)$/;
/** 'Fünf Sterne für Ihren Urlaub' offers a house. */
const yours =
  /^(?:you|your|sie|ihr\p{L}*|dich|dein\p{L}*|us|our|uns|unser\p{L}*|usted|ti|su|sus|tus?|vous|votre|vos|nous|notre)$/u;
const articles = /^(?:the|das|den|die|der|el|la|los|las|le|les|l|our|your|ihr|ihre|su|votre|your|my)$/;

/** 'Fünf Sterne fürs Jammern, null für die Waden': given to something, and told for what. */
function isForSomething(reading: Reading, from: number, to: number): boolean {
  const [joint, first, second] = reading.tokens.slice(to, to + 3);
  if (from !== clauseOf(reading, from)[0] || joint?.gap !== breaks.space || !cause.test(joint.text)) return false;
  const noun = articles.test(first?.text ?? '') ? second : first;
  return noun?.kind === 'word' && !isOfHouse(noun.text) && !yours.test(first?.text ?? '');
}

const none = /^(?:zero|no|null|cero|ningun[oa]|ningún|zéro|aucune?|sans|keine?|one|einen?|una?)$/;
const ofRating = /^(?:stars?|sterne?|estrellas?|étoiles?|classement|for|für|fürs|para|por|pour)$/;
/** Tokens of the next clause in which the second rating stands. */
const pairReach = 5;

/** 'Five-star silences, one-star small talk': two ratings weighed against each other are of no house. */
function isPaired(reading: Reading, to: number): boolean {
  const [, end] = clauseOf(reading, to - 1);
  const [, last] = sentenceOf(reading, to - 1);
  // 'En la puerta pone dos estrellas; en el techo, ninguna.'
  if ((reading.tokens[end]?.gap ?? breaks.sentence) >= breaks.clause) return false;
  const next = reading.tokens.slice(end, Math.min(last, end + pairReach)).map(({ text }) => text);
  // 'Quejas de cinco estrellas, rodillas de ninguna.'
  return next.some((word, at) => none.test(word) && (ofRating.test(next[at + 1] ?? '') || end + at + 1 === last));
}

const isFirstRated = (reading: Reading, first: number, start: number): boolean =>
  reading.tokens.slice(first, start).some(({ text }) => ofRating.test(text));

/** 'Lucimos tres estrellas', 'nous arborons quatre étoiles'. */
const verbs = /(?:mos|ons)$/;

/** The noun that a rating stands with: before it in Spanish and French, behind it in English and German. */
function ratedNoun(reading: Reading, from: number, to: number): number | null {
  const romance = reading.language === 'es' || reading.language === 'fr';
  const at = romance ? (/^(?:de|d|à)$/.test(reading.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1) : to;
  const token = reading.tokens[at];
  const joined = (reading.tokens[romance ? at + 1 : at]?.gap ?? breaks.sentence) <= breaks.space;
  const isNoun = token?.kind === 'word' && (!romance || (token.text.length > 3 && !verbs.test(token.text)));
  return isNoun && joined ? at : null;
}

/** More than one of them; a German hyphen ties what a house is no looser than what it is not. */
const many = { en: /[^s]s$/, de: /^$/, es: /s$/, fr: /[sx]$/ } as const;
const some = /^(?:des|unos|unas)$/;

/** 'Five-star wipeouts', 'des râleurs cinq étoiles': what opens a clause and is no house. */
function isOfThings(reading: Reading, from: number, at: number): boolean {
  const noun = reading.tokens[at];
  const [start] = clauseOf(reading, from);
  if (!noun || !many[reading.language].test(noun.text)) return false;
  const isNoun = !noun.capital || at === sentenceOf(reading, from)[0];
  const begin = Math.min(from, at);
  return isNoun && (begin === start || (begin === start + 1 && some.test(reading.tokens[start]?.text ?? '')));
}

/** True of a rating, from its number to behind 'star', that is of no house. */
export function isInJest(reading: Reading, from: number, to: number): boolean {
  if (isForSomething(reading, from, to)) return true;
  const at = ratedNoun(reading, from, to);
  if (at === null || isOfHouse(reading.tokens[at]?.text ?? '')) return false;
  const [first] = sentenceOf(reading, from);
  const [start] = clauseOf(reading, from);
  // 'Five-star silences, one-star small talk': the second of the two.
  const isSecond = none.test(reading.tokens[from]?.text ?? '') && start > first && isFirstRated(reading, first, start);
  return isPaired(reading, to) || isSecond || isOfThings(reading, from, at);
}
