/** Whether a clause tells of neighbours, of the next village or of other houses, and of nothing that is ours. */
import { clauseOf, markAt, marksIn, type Reading } from '#claims/reading/read.ts';

/** 'The baths in the next village have seven pools', 'the neighbour keeps thirty cows, we keep seven'; `last` is where they have to be named before. */
export function isOfOthers(reading: Reading, index: number, last?: number): boolean {
  const [start, end] = clauseOf(reading, index);
  const clause = [start, last ?? end] as const;
  // 'Sixty rooms look over the water': what is looked at is no other house.
  const others = marksIn(reading, ...clause, 'others').filter((mark) => !markAt(reading, mark.from, 'overlooking'));
  return others.length > 0 && marksIn(reading, start, end, 'ours').length === 0;
}
