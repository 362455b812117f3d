/** Clauses beside the one that says who pays: they have their amount, their list or their second way to say it. */
import type { Finding } from '#claims/finding.ts';
import { isDenied, isNeverPaid } from '#claims/kinds/unpaid.ts';
import { clauseOf, type Mention, marksIn, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** 'Parking costs nothing, only the ironing comes to seven euros': free in its own clause, so the amount is another's. */
export function isToldFree(reading: Reading, mention: Mention, { from }: { from: number }): boolean {
  if (mention.to > from || reading.clause[mention.from] === reading.clause[from]) return false;
  return marksIn(reading, ...clauseOf(reading, mention.from), 'price').some((place) =>
    place.mark.id === 'paid' ? isNeverPaid(reading, place) : !isDenied(reading, place),
  );
}

/** 'Incluido el desayuno', 'y compris le petit-déjeuner': what is included stands behind it. */
export const isBefore = (reading: Reading, { from, to }: { from: number; to: number }): boolean =>
  (/^inclu(?:id|s)[oae]*s?$/.test(reading.tokens[to - 1]?.text ?? '') &&
    (reading.tokens[to]?.gap ?? breaks.sentence) <= breaks.space &&
    /^(?:el|la|los|las|una?)$/.test(reading.tokens[to]?.text ?? '')) ||
  (reading.tokens[from]?.text.startsWith('compris') === true && reading.tokens[from - 1]?.text === 'y');

const joint = /^(?:and|und|y|e|et)$/;
/** Words of the last of a list, before what it says of the price: 'folded and at no extra cost'. */
const lastOfList = 3;

/** 'Your washing comes back clean, folded and for free': the end of a list that names nothing of its own. */
export function isLastOfList(reading: Reading, index: number): boolean {
  const [start] = clauseOf(reading, index);
  const words = reading.tokens.slice(start, index);
  const isPlain = words.every(({ kind, capital }) => kind === 'word' && !capital);
  return isPlain && words.length <= lastOfList && words.length > 1 && joint.test(words.at(-1)?.text ?? '');
}

const isSameError = (reading: Reading, one: Finding, other: Finding): boolean =>
  one.verdict === 'contradicted' &&
  other.verdict === 'contradicted' &&
  other.kind === one.kind &&
  other.source?.name === one.source?.name &&
  other.source?.item === one.source?.item &&
  reading.sentence[other.from] === reading.sentence[one.from];

/**
 * 'The sauna is not paid for apart: it is in the price': one error, told twice in a sentence. The second telling stands;
 * in one clause, as in 'breakfast comes included in the price', the first, which holds the thing.
 */
export const saidOfOnce = (reading: Reading, found: readonly Finding[]): Finding[] =>
  found.filter(
    (one, at) =>
      !found.some(
        (other, place) =>
          place !== at &&
          isSameError(reading, one, other) &&
          (reading.clause[other.from] === reading.clause[one.from] ? place < at : place > at),
      ),
  );
