/** Towns that are named with no word of place before them, and are where we are all the same. */
import { isOrigin, saysHere } from '#claims/kinds/whereabouts.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { idsOf, type Mention, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { townWords } from '#lexicon/town-words.ts';

/** How a sentence speaks to a guest: an imperative, or a pronoun. */
const addressing: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:throw|wake|open|let|look|lean|step|listen|watch|say|greet|come|stay|sleep|spend|enjoy|discover|explore|feel|breathe|taste|meet)\b|\byour?\b/,
  de: /\b(?:sie|ihr|ihre[nrms]?|ihnen|du|dein\w*|dir|dich|euch|euer|eure\w*)\b/,
  es: /^\p{L}+(?:ase|ese|elo|ela|ale|ete|ate|e|a)\b|\b(?:su|sus|usted|ustedes|tu|tus|te|le)\b/u,
  fr: /\b(?:vous|votre|vos|tu|ton|ta|tes|te)\b|^\p{L}+ez\b/u,
};

/** 'Como en casa', 'unterm Kiel': a name that says something else where no word of place stands before it. */
const isWord = (reading: Reading, { from, to }: Mention): boolean => townWords.has(wordsIn(reading, from, to));

/** What stands before a town that is gone to, come from, compared with or left out. */
const leadingAway =
  /^(?:from|to|into|towards?|not|than|like|between|for|as|via|if|aus|von|nach|nicht|als|wie|zwischen|bis|über|ab|desde|hacia|hasta|ni|no|como|que|entre|para|si|de|vers|jusqu|pas|comme|qu|pour|depuis|d|an|eine?|une?|un|sich)$/;
const article = /^(?:the|der|die|das|dem|den|el|la|los|las|le|les|l)$/;

/** 'Brighton has rarely looked so well', 'Graz hat noch nie so gut geschlafen': a town that begins a sentence, as it is from here. */
const seldomSo: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:has |have |had )?(?:never|rarely|seldom|hardly ever) (?:\p{L}+ ){0,3}(?:so|such|better)(?: |$)/u,
  de: /^(?:\p{L}+ )?(?:noch )?(?:nie|niemals|selten) (?:\p{L}+ ){0,3}(?:so|besser)(?: |$)/u,
  es: /^(?:nunca|jamás|rara vez|pocas veces) (?:\p{L}+ ){0,4}(?:tan|tanto|mejor)(?: |$)/u,
  fr: /^n? ?(?:a |avait )?(?:jamais|rarement) (?:\p{L}+ ){0,3}(?:aussi|si|autant|mieux)(?: |$)/u,
};
/** 'Leeds looks best from our windows': seen from here, it is here. */
const looksBest: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:looks|is|tastes) (?:at its )?(?:best|better|finest|loveliest) (?:from|out of|through) (?:our|your) /,
  de: /^(?:sieht|ist|schaut|wirkt) (?:von|aus|durch|vor) (?:unseren|unserer|unserem|ihrem|ihrer|ihren) \p{L}+ (?:aus )?am (?:besten|schönsten)/u,
  es: /^(?:se ve|luce|está|es) (?:mejor|más \p{L}+) desde (?:nuestr|su|tu)/u,
  fr: /^(?:est|paraît|se voit) (?:plus belle?|mieux|au mieux|au plus beau) (?:depuis|de|vue? de) (?:nos|vos|notre|votre) /,
};
const seldomReach = 8;
const isSeldomSo = (reading: Reading, { from, to }: Mention): boolean =>
  reading.sentence[from - 1] !== reading.sentence[from] &&
  [seldomSo, looksBest].some((said) => said[reading.language].test(wordsIn(reading, to, to + seldomReach)));

/** 'Ein Gasthaus im Elsass, und Colmar ist nah': what is near or far is not here. */
const nearOrFar =
  /^(?:near|nearby|close|far|away|nah|nahe|weit|fern|entfernt|nebenan|cerca|cerquita|lejos|queda|quedan|près|proche|loin|côté|ecke|corner|vuelta|coin)$/;
const nearReach = 4;
const isNearOrFar = (reading: Reading, to: number): boolean =>
  reading.tokens
    .slice(to, to + nearReach)
    .some(({ text }, at) => reading.clause[to + at] === reading.clause[to - 1] && nearOrFar.test(text));

/** 'Throw open the window and let … come in': a town by itself, with no other beside it and no word of a way before it. */
export function isLooseTown(reading: Reading, mention: Mention): boolean {
  const { from, to } = mention;
  if (isWord(reading, mention) || isOrigin(reading, from)) return false;
  const at = article.test(reading.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  const before = reading.tokens[at];
  if (isSeldomSo(reading, mention)) return true;
  const isFirst = reading.sentence[from - 1] !== reading.sentence[from];
  const others = mentionsBeside(reading, from).filter((one) => one !== mention && idsOf(one, 'town').length > 0);
  if (isFirst || others.length > 0 || reading.tokens[to]?.dash || isNearOrFar(reading, to)) return false;
  const [start] = sentenceOf(reading, from);
  if (reading.tokens.slice(start, from).some(({ text }) => /^(?:from|aus|desde|depuis)$/.test(text))) return false;
  return (
    before !== undefined &&
    !leadingAway.test(before.text) &&
    !isArticle(reading, before.text) &&
    isAddressed(reading, from)
  );
}

/** 'A Vienna of the south'; in Spanish the same letter is 'to'. */
const isArticle = ({ language }: Reading, text: string): boolean => language === 'en' && text === 'a';

/** The sentence speaks to a guest, of the house or of the event. */
const isAddressed = (reading: Reading, index: number): boolean =>
  saysHere(reading, index) || addressing[reading.language].test(sentenceText(reading, index));

const sentenceText = (reading: Reading, index: number): string => wordsIn(reading, ...sentenceOf(reading, index));
