/**
 * 'A puddle is a spa on a budget', 'la paciencia es un gimnasio': what is only called a thing of a house is none. Rooms and
 * buildings may well be one ('the old stables are a spa'), and so may whatever a house praises ('our pride is a casino').
 */
import { extentOf } from '#claims/reading/lands.ts';
import { idsOf, type Mention, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { mayBeRoom, pointsOnly } from '#lexicon/called-things.ts';

const copula = {
  en: /^(?:is|are|was|were|be|becomes?)$/,
  de: /^(?:ist|sind|war|waren)$/,
  es: /^(?:es|son|era|eran|fue)$/,
  fr: /^(?:est|sont|était|étaient|fut)$/,
} as const;

/** Words between 'is' and the thing it is called: 'ist auch nur ein', 'is our only'. */
const between = 4;
/** 'Rainy afternoons are what our pool was made for': another clause. */
const apart = /^(?:what|where|why|was|wo|warum|wofür|que|donde|où|qui)$/;

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

const ofHouse = /^(?:house|amenity|thing|venue|event)$/;

/** True where what is called so is neither the house nor a room of it, nor what a house praises. */
export function isOnlyCalledSo(reading: Reading, mention: Mention): boolean {
  const verb = copulaBefore(reading, mention);
  if (verb === null) return false;
  const subject = subjectBefore(reading, verb);
  const [start] = subject;
  const words = reading.tokens.slice(...subject).map(({ text }) => text);
  // 'In the cellar is a spa', 'im Sommer ist die Terrasse': no subject, but a place or a time.
  if (words.length === 0 || words.length > longest || reading.grammar.prepositions.has(words[0] ?? '')) return false;
  if (words.some(mayBeRoom) || pointsOnly(words.at(-1) ?? '') || isName(reading, subject)) return false;
  const isHouse = mentionsBeside(reading, start).some(
    ({ from, to, subjects }) =>
      from >= start && to <= subject[1] && subjects.some(({ type, ids }) => ofHouse.test(type) || ids.includes('room')),
  );
  const marks = (['praised', 'own', 'onRoof'] as const).flatMap((type) => marksIn(reading, ...subject, type));
  return !isHouse && marks.length === 0;
}
