/** What a superlative praises: a landmark of the town, a neighbour's, a figure of speech, or the house. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import {
  clauseOf,
  idsOf,
  type MarkPlace,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';
import { isPraisedThing } from '#lexicon/praised-things.ts';

/** Tokens between the house and what is said of it. */
const setReach = 8;

/** The end of the phrase that a superlative praises. */
export function nounAfter(reading: Reading, from: number): number {
  let to = from;
  while (to < from + 2 && reading.tokens[to]?.kind === 'word' && reading.tokens[to]?.gap === breaks.space) to++;
  return to;
}

/** 'The dune is the tallest', 'la duna más alta': nothing stands between but what joins them. */
const isSaidOf = (reading: Reading, from: number, to: number): boolean =>
  from <= to &&
  (to - from <= 1 ||
    reading.tokens.slice(from, to).every(({ text }) => /^(?:is|ist|es|est|the|der|die|das|la|le|el)$/.test(text)));

/** 'The only sailing school in Split', 'the tallest tower of the county': an offer of the house, or what a fact is named after. */
const isOwnThing = (reading: Reading, { stated }: Ledger, place: MarkPlace): boolean =>
  mentionsBeside(reading, place.from).some(
    ({ from, to, subjects }) =>
      from <= place.from && to >= place.to && to - from > 1 && subjects.some(({ type }) => type === 'amenity'),
  ) || stated.some(({ name }) => name.startsWith(place.mark.id));

/** 'the oldest bridge in town': what is praised is the town's. */
export const isLandmarkPraised = (reading: Reading, ledger: Ledger, mark: MarkPlace): boolean => {
  const to = nounAfter(reading, mark.to);
  const praised = marksIn(reading, mark.to, to, 'landmark').find(
    (place) => !ledger.ownLandmarks.has(place.mark.id) && !isOwnThing(reading, ledger, place),
  );
  // 'We lie on the lake. The best inn in Austria': a sentence before tells of something else.
  const [start] = sentenceOf(reading, mark.from);
  const before = marksIn(reading, Math.max(start, mark.from - 4), mark.from, 'landmark').find(({ to: end }) =>
    isSaidOf(reading, end, mark.from),
  );
  const house = mentionsBeside(reading, mark.from).some(
    ({ from, to: end, subjects }) =>
      from >= mark.from - setReach && end <= to + 1 && subjects.some(({ type }) => type === 'house'),
  );
  return (
    !house &&
    !(isUs(reading, mark) && praised?.mark.id !== 'nature') &&
    (praised !== undefined || (before !== undefined && !ledger.ownLandmarks.has(before.mark.id)))
  );
};

/** 'Sleep in the oldest castle of the land', 'descanse en el palacio más antiguo del Duero': where guests stay is the house. */
const staying =
  /^(?:(?:please |just )?(?:sleep|stay|rest|lodge|wake up)|schlafen|übernachten|wohnen|nächtigen|erwachen|descans[ae]|duerm[ae]|alój[ae][st]e|hosp[eé]d[ae][st]e|despi[eé]rt[ae][st]e|dor(?:mez|s)|loge[zs]|séjourne[zs]|repose[zs]|réveille[zs]) /;

/** 'It is the oldest lighthouse in Denmark': what a clause that begins so speaks of is the house. */
const isUs = (reading: Reading, { from }: MarkPlace): boolean => {
  const [start] = clauseOf(reading, from);
  const words = wordsIn(reading, start, start + 3);
  return (
    staying.test(words) ||
    /^(?:it is|it s|this is|we are|we re|you sleep|es (?:el|la)\b|somos|este es|esta es|c est|nous sommes|vous êtes|wir sind|sie (?:wohnen|schlafen)|das ist|es ist)/.test(
      words,
    )
  );
};

/** Tokens from a noun to the superlative behind it. */
const nounReach = 4;

/** More of them than any house has. */
const shores =
  /^(?:beaches|bays|coves|strände|stränden|buchten|playas|calas|plages|criques|villages|dörfer|dörfern|pueblos|paths|wege|wegen|caminos|senderos|sentiers|chemins)$/;

/** 'Our neighbours bake the best pies in town', 'the finest beaches of the coast are a short ride away'. */
export const isOfOthers = (reading: Reading, { from }: MarkPlace, set: MarkPlace): boolean =>
  marksIn(reading, clauseOf(reading, from)[0], from, 'others').some((mark) => mark.to <= from) ||
  (reading.tokens.slice(Math.max(0, from - nounReach), set.from).some(({ text }) => shores.test(text)) &&
    marksIn(reading, ...clauseOf(reading, from), 'ours').length === 0);

const hungry = /^(?:hunger|appetite|appetit|hambre|apetito|faim|appétit)$/;

/** 'The best excuse in the world', 'the slowest clock in town': only what a house has beats others in earnest. */
export function isFigure(reading: Reading, mark: MarkPlace, set: MarkPlace): boolean {
  const [sentence] = sentenceOf(reading, mark.from);
  const first = Math.max(sentence, mark.from - nounReach);
  const praised = reading.tokens
    .slice(first, set.from)
    .some(({ text }) => isPraisedThing(text, reading.language) || lodgings.has(text));
  // 'Unser Öl ist das meistprämierte in ganz Italien': what it is of stands before it.
  const elliptic = set.from === mark.to && marksIn(reading, sentence, mark.from, 'ours').length > 0;
  if (elliptic) return false;
  // 'Hunger is the best sauce in the world'.
  if (reading.tokens.slice(sentence, set.to).some(({ text }) => hungry.test(text))) return true;
  // 'The finest discipline of the south': what a programme may count is nothing a house has.
  const isOurs = (one: Mention) => one.subjects.some(({ type }) => type !== 'counted');
  return (
    !praised &&
    !mentionsBeside(reading, mark.from).some((one) => one.from >= first && one.to <= set.from && isOurs(one))
  );
}

/** Tokens of the phrase behind "the town's best" in which a thing of the house may stand. */
const phraseReach = 4;

/** "The city's best excuse for a walk": what stands behind its owner is nothing that a house has. */
export function isOwnedFigure(reading: Reading, { to }: MarkPlace): boolean {
  const words = reading.tokens.slice(to, to + phraseReach);
  const end = words.findIndex(
    ({ text, gap }) => gap > breaks.space || text === 'for' || reading.grammar.prepositions.has(text),
  );
  const phrase = end < 0 ? words : words.slice(0, end);
  const last = to + phrase.length;
  return (
    phrase.every(({ text }) => !isPraisedThing(text, reading.language) && !lodgings.has(text)) &&
    !mentionsBeside(reading, to).some((one) => one.from < last && one.to > to)
  );
}

const being = /^(?:is|are|ist|sind|heißt|heißen|es|son|est|sont)$/;
const calling = /^(?:se llaman?|s appellent?|is called)$/;
/** What a definition goes on with; 'ours' and 'here' would make it a claim. */
const defining =
  /^(?:an?|the|one|what|where|when|your|ein|eine|der|die|das|wo|wenn|un|una|el|la|los|las|le|les|une|celui|celle|ceux|celles|ce|l|lo|donde|cuando|quien|où|là|quand)$/;
const ownWords = /^(?:ours?|us|we|here|unser\p{L}*|wir|hier|nuestr\p{L}*|nosotros|aquí|notre|nôtres?|nos|nous|ici)$/u;

/** 'El mejor sitio de Andalucía para no hacer nada es un sillón': what it is best for stands before the verb. */
const purpose = /^(?:for|to|para|pour|um)$/;
const purposeReach = 7;
function behindPurpose({ tokens, clause }: Reading, to: number): number {
  if (!purpose.test(tokens[to]?.text ?? '')) return to;
  const verb = tokens.slice(to, to + purposeReach).findIndex(({ text }) => being.test(text));
  return verb > 0 && clause[to + verb] === clause[to] ? to + verb : to;
}

/** 'The best seat on the island is a wicker chair', 'el mejor café del mundo es el primero': a saying, and no praise. */
export function isDefinition(reading: Reading, mark: MarkPlace, set: MarkPlace): boolean {
  const { tokens } = reading;
  const [start, end] = sentenceOf(reading, mark.from);
  // 'County Cork' goes on behind the word that is known.
  let to = set.to;
  while (tokens[to]?.capital && tokens[to]?.gap === breaks.space) to++;
  to = behindPurpose(reading, to);
  const verb = tokens[to];
  const phrase = tokens.slice(mark.from, to);
  const said = tokens.slice(to + 1, end);
  const isCalled = calling.test(`${verb?.text} ${said[0]?.text}`);
  return (
    tokens.slice(start, mark.from).every(({ text }) => !ownWords.test(text) && !being.test(text)) &&
    // 'Le meilleur bar du monde, c’est là où sont vos amis.'
    (verb?.gap === breaks.space || (verb?.text === 'c' && verb.gap === breaks.comma)) &&
    (isCalled ||
      (verb.text === 'c' && defining.test(said[1]?.text ?? '')) ||
      (being.test(verb.text) && defining.test(said[0]?.text ?? ''))) &&
    phrase.every(({ text }) => !lodgings.has(text)) &&
    !said.some(({ text }) => ownWords.test(text) || lodgings.has(text)) &&
    !mentionsBeside(reading, mark.from).some((one) => one.from > set.to && idsOf(one, 'amenity').length > 0)
  );
}

const telling = 4;
/** One word in two of its forms: 'Thessalonikis' and 'Thessaloniki', 'älteste' and 'ältestes'. */
const isForm = (one: string, other: string): boolean =>
  one === other ||
  (Math.abs(one.length - other.length) <= 2 && one.slice(0, telling + 1) === other.slice(0, telling + 1));

/** The source that says the same in another order: 'Thessaloniki’s highest rooftop bar', 'the highest rooftop bar in …'. */
export function statedOf(reading: Reading, ledger: Ledger, from: number, to: number): ClaimSource | undefined {
  const words = reading.tokens.slice(from, to).filter(({ text }) => text.length >= telling);
  if (words.length < 2) return undefined;
  return ledger.stated.find(({ reading: { tokens } }) =>
    words.every(({ text }) => tokens.some((other) => isForm(text, other.text))),
  )?.source;
}
