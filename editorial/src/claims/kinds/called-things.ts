/**
 * 'A puddle is a spa on a budget', 'la paciencia es un gimnasio': what is only called a thing of a house is none. Rooms and
 * buildings may well be one ('the old stables are a spa'), and so may whatever a house praises ('our pride is a casino').
 */

import { hasMark } from '#claims/reading/has-mark.ts';
import { extentOf } from '#claims/reading/lands.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { idsOf, type Mention, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isAiry, mayBeRoom, pointsOnly } from '#lexicon/called-things.ts';
import { lodgings } from '#lexicon/lodgings.ts';

const copula = {
  en: /^(?:is|are|was|were|be|becomes?)$/,
  de: /^(?:ist|sind|war|waren)$/,
  es: /^(?:es|son|era|eran|fue)$/,
  fr: /^(?:est|sont|était|étaient|fut)$/,
} as const;

/** Words between 'is' and the thing it is called: 'ist auch nur ein', 'is our only'. */
const between = 4;
/** 'Rainy afternoons are what our pool was made for': another clause. */
const apart = /^(?:and|und|y|et|what|where|why|was|wo|warum|wofür|que|donde|où|qui)$/;

/** Where the verb stands by which something is called the thing, or null. */
function copulaBefore(reading: Reading, { from }: Mention): number | null {
  for (let at = from - 1; at >= Math.max(0, from - 1 - between); at--) {
    const token = reading.tokens[at];
    if (token?.kind !== 'word' || (reading.tokens[at + 1]?.gap ?? breaks.sentence) > breaks.space) return null;
    if (copula[reading.language].test(token.text)) return at;
    if (apart.test(token.text) || reading.grammar.prepositions.has(token.text)) return null;
  }
  return null;
}

/** Tokens of a subject; who says more before the verb says something else. */
const longest = 7;

/** The stretch of words of which something is said, from its clause's beginning to the verb. */
function subjectBefore(reading: Reading, verb: number): readonly [number, number] {
  const [first] = sentenceOf(reading, verb);
  let start = verb;
  while (start > first && verb - start <= longest && (reading.tokens[start]?.gap ?? breaks.sentence) === breaks.space)
    start--;
  // 'A puddle in Wismar is a spa': the subject is the puddle.
  const where = reading.tokens.slice(start + 1, verb).findIndex(({ text }) => reading.grammar.prepositions.has(text));
  return [start, where < 0 ? verb : start + 1 + where];
}

/** 'Bel Écho is a spa': a name outside German, where every noun has its capital, may be the house's. */
const isName = (reading: Reading, [start, end]: readonly [number, number]): boolean =>
  reading.language !== 'de' &&
  marksIn(reading, start, end, 'landmark').length === 0 &&
  !mentionsBeside(reading, start).some((one) => one.from >= start && one.to <= end && idsOf(one, 'water').length > 0) &&
  reading.tokens.slice(start + 1, end).some(({ capital, text }) => capital && extentOf(text) === undefined);

const ofHouse = /^(?:house|amenity|venue|event)$/;

const we = /^(?:we|our|ours|wir|unser\p{L}*|nuestr[oa]s?|nous|notre|nos|on|man|one|you)$/u;

/** True where a sentence may speak of the house, of a room of it, or of what it praises, by the subject before a verb. */
function isOfHouse(reading: Reading, verb: number): boolean {
  const subject = subjectBefore(reading, verb);
  const [start, end] = subject;
  const words = reading.tokens.slice(...subject).map(({ text }) => text);
  // 'In the cellar is a spa', 'im Sommer ist die Terrasse': no subject, but a place or a time.
  if (words.length === 0 || words.length > longest || reading.grammar.prepositions.has(words[0] ?? '')) return true;
  if (words.some(mayBeRoom) || pointsOnly(words.at(-1) ?? '') || isName(reading, subject)) return true;
  const isHouse = mentionsBeside(reading, start).some(
    ({ from, to, subjects }) =>
      from >= start && to <= end && subjects.some(({ type, ids }) => ofHouse.test(type) || ids.includes('room')),
  );
  return isHouse || hasMark(reading, ...subject, 'praised', 'onRoof');
}

const naming =
  /^(?:an?|the|our|your|my|eine?|der|die|das|unsere?|mein|ihr|ihre|un|una|el|la|nuestr[oa]|su|une|le|l|notre|votre|mon|ma)$/;
/** What somebody may be without a word before it: 'der Schalk ist Concierge', 'nuestro fantasma es vegano'. */
const ofPeople = /^(?:concierge|vegan_menu)$/;

const explaining = {
  en: /^(?:(?:consists (?:of|in)|means) \p{L}+ing|is when)\b/u,
  de: /^(?:ist wenn|besteht darin|heißt bei uns|bedeutet bei uns)\b/,
  es: /^(?:es cuando|(?:consiste en|significa) \p{L}+[aei]r(?:se|l[aeo]s?)?)(?= |$)/u,
  fr: /^(?:consiste à|c est quand)(?= )/,
} as const;

/** 'El gimnasio consiste en levantarse a por más tarta': what it is said to come to is done and not used. */
const isExplainedAway = (reading: Reading, { to }: Mention): boolean =>
  explaining[reading.language].test(wordsIn(reading, to, to + 4));

const ourselves = /^(?:we|wir|nous)$/;

/** 'A true ski-in, ski-out hotel', 'ein Haus nur für Erwachsene', 'we are …': who is called so is a house that takes guests. */
const isLodging = (reading: Reading, verb: number, { from, to }: Mention): boolean =>
  reading.tokens
    .slice(Math.max(0, verb - 1), from)
    .some(({ text, gap }, at) => ourselves.test(text) || (at > 1 && gap <= breaks.comma && lodgings.has(text))) ||
  reading.tokens.slice(to, to + lodgingReach).some(({ text }) => lodgings.has(text));

/** Tokens from what a house is called to the word for the house: 'ski-in, ski-out hotel'. */
const lodgingReach = 4;

/** True where what is called so is neither the house nor a room of it, nor what a house praises. */
export function isOnlyCalledSo(reading: Reading, mention: Mention, ids: readonly string[]): boolean {
  if (isExplainedAway(reading, mention)) return true;
  const verb = copulaBefore(reading, mention);
  if (verb === null) return false;
  // 'Our cabins are air-conditioned', 'the workshop is open round the clock' call nothing by a name.
  const named = reading.tokens.slice(verb + 1, mention.from).some(({ text }) => naming.test(text));
  return (
    (named || ids.every((id) => ofPeople.test(id))) && !isOfHouse(reading, verb) && !isLodging(reading, verb, mention)
  );
}

const having = {
  en: /^(?:has|have|needs?)$/,
  de: /^(?:hat|haben|braucht|brauchen)$/,
  es: /^(?:tienen?|necesitan?)$/,
  fr: /^(?:a|ont)$/,
} as const;

const indefinite = /^(?:an?|eine?|un|una|une)$/;

/** 'Seventh heaven has no lift': something else than the house goes without. */
export function isLackOfOthers(reading: Reading, denial: number): boolean {
  const at = [denial, denial - 1, denial + 1].find((index) =>
    having[reading.language].test(reading.tokens[index]?.text ?? ''),
  );
  if (at === undefined) return false;
  const verb = /^(?:no|n|ne)$/.test(reading.tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const subject = reading.tokens.slice(...subjectBefore(reading, verb));
  // 'A sandcastle has no lift'; 'the old lady has no lift' may be said of the house.
  const ofNone = indefinite.test(subject[0]?.text ?? '') || subject.some(({ text }) => isAiry(text));
  return ofNone && !subject.some(({ text }) => we.test(text) || lodgings.has(text)) && !isOfHouse(reading, verb);
}

const atKin =
  /^(?:at (?:grandma|grandpa|granny|home|my|her|his|their)|bei (?:oma|opa|tante|onkel|mama)|daheim|en casa de|chez (?:mamie|papi|grand|ma|mon|eux))(?= |$)/;

/** 'A weekend without Wi-Fi at Grandma’s': somebody else's house goes without. */
export const isLackAtKin = (reading: Reading, { to }: Mention): boolean => atKin.test(wordsIn(reading, to, to + 3));
