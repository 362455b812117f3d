/** Whether a sentence names the thing that a source gives a number to, and the clause of that number. */
import { heldIds, isOf } from '#claims/exact-numbers.ts';
import type { Finding } from '#claims/finding.ts';
import { isOwnName } from '#claims/kinds/known-ways.ts';
import { sortOfId } from '#claims/ledger/ledger.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';

export const things = ['amenity', 'thing', 'place', 'counted', 'award', 'certificate'] as const;

/** What is served in a restaurant, and has its hours. */
const served: ReadonlySet<string> = new Set(['dinner', 'lunch', 'kitchen']);

/** True where two ids may stand for one thing: the same, or one of them the plain word for the other ('pool'). */
export const mayBe = (one: string, other: string): boolean => {
  const sort = sortOfId(one);
  if (served.has(one) && other === 'restaurant') return true;
  if (served.has(other) && one === 'restaurant') return true;
  if (one === 'breakfast' && other === 'buffet') return true;
  // 'The roof takes over at seven', of `hours:rooftop_bar`.
  if (one === 'rooftop_bar' && other === 'rooftop_terrace') return true;
  return one === other || (sort === sortOfId(other) && (one === sort || other === sort));
};

/** Shorter parts of a name are words of their own. */
const shortestPart = 3;
/** Tokens between a number and the name. */
const partReach = 12;

/** 'Zum MAS sind es drei Minuten', of a way to the MAS museum: one word of a name, written like a name. */
export const isNamedInPart = (reading: Reading, index: number, id: string): boolean => {
  const parts = isOwnName(id) ? id.split('_').filter((part) => part.length >= shortestPart) : [];
  if (parts.length < 2) return false;
  const [start, end] = sentenceOf(reading, index);
  return reading.tokens
    .slice(Math.max(start + 1, index - partReach), Math.min(end, index + partReach))
    .some(({ text, capital }) => capital && parts.includes(text));
};

/** 'El menú, 85', of `dinner_menu`: a price is known by a longer name. */
export const isLonger = (known: string, named: string): boolean =>
  known.startsWith(`${named}_`) || known.endsWith(`_${named}`);

/** 'An e-bike is 14 euros', of a house that asks 14 for a bike and 32 for an e-bike: the word has a closer price than the plain one's. */
const isNarrower = (mention: Mention, id: string, priced?: ReadonlyMap<string, unknown>): boolean =>
  idsOf(mention, ...things).some((other) => other !== id && sortOfId(other) === id && priced?.has(other));

/** True where the sentence has a word for the thing, or for what was done in a year. */
export const isNamed = (reading: Reading, index: number, id: string, priced?: ReadonlyMap<string, unknown>): boolean =>
  isNamedInPart(reading, index, id) ||
  mentionsBeside(reading, index).some((one) =>
    // 'A bike is 32 euros', of a house that asks 15 for it and 32 for an e-bike: the plain word has its own price.
    idsOf(one, ...things).some(
      (other) => mayBe(id, other) && (other === id || !priced?.has(other)) && !isNarrower(one, id, priced),
    ),
  ) ||
  // 'Le musée à 640', of `la_piscine_museum`.
  mentionsBeside(reading, index).some((one) => idsOf(one, 'place').some((other) => id.endsWith(`_${other}`))) ||
  marksIn(reading, ...sentenceOf(reading, index), 'year').some(({ mark }) => mark.id === id);

/** A hire that does not say of what. */
const hire = /^(?:miete|hire|rent|rental|alquiler|location|loyer)$/;

/** 'Our restaurant opens at five, the bar …': the clause has the number and what it is held against, and the other thing has its own. */
export function isOnlyElsewhere(reading: Reading, { kind, source, from }: Finding, id: string): boolean {
  if ((kind !== 'time' && kind !== 'price') || !source) return false;
  const [start, end] = clauseOf(reading, from);
  const inClause = (fits: (mention: Mention) => boolean) =>
    mentionsBeside(reading, from).some((one) => one.from >= start && one.to <= end && fits(one));
  const held = heldIds(source);
  // 'Afternoon tea, poured from half past two, costs £32 and replaces supper': what comes behind the number is not what it is of.
  const before = mentionsBeside(reading, from).some(
    (one) => one.to <= start && idsOf(one, ...things).some((other) => mayBe(id, other)),
  );
  // 'Drei Tagungsräume; die Miete beträgt 320 Euro': a hire is of what stands before it.
  const isHire = ({ from: at, to }: Mention) => to - at === 1 && hire.test(reading.tokens[at]?.text ?? '');
  return (
    inClause((one) => isOf(one, held) && (!before || (one.to <= from && !isHire(one)))) &&
    !inClause((one) => idsOf(one, ...things).some((other) => mayBe(id, other))) &&
    !isNamedInPart(reading, from, id)
  );
}
