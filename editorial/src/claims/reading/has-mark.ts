/** Whether a stretch has any of some marks. */
import type { MarkType } from '#claims/reading/grammar.ts';
import { marksIn, type Reading } from '#claims/reading/read.ts';

/** True where a mark of one of the types begins at one of the tokens `from` to `to` (excluded). */
export const hasMark = (reading: Reading, from: number, to: number, ...types: MarkType[]): boolean =>
  types.some((type) => marksIn(reading, from, to, type).length > 0);
