/** Finds what a number, a price or an hour is said of: the nearest fitting thing the sentence names. */

import type { Mention, Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const commaCost = 4;
const clauseCost = 8;
/** A thing right after the number ('25-metre pool') is near; one further on is less so than one before it. */
const afterCost = 1.5;
const notNext = 2;

/** How far a mention of the same sentence is from tokens `from` to `to`. */
function distanceOf(reading: Reading, mention: Mention, from: number, to: number): number {
  const before = mention.to <= from;
  const [start, end] = before ? [mention.to, from] : [to, mention.from];
  if (!before && mention.from < to) return 0;
  let cost = end - start;
  for (let index = start; index <= end; index++) {
    const token = reading.tokens[index];
    if (!token || index === (before ? start - 1 : end + 1)) continue;
    if (token.gap === breaks.comma) cost += commaCost;
    if (token.gap === breaks.clause) cost += clauseCost;
  }
  return before ? cost : cost === 0 ? 0 : cost * afterCost + notNext;
}

/** The mentions that fit, nearest first. */
export function nearest(
  reading: Reading,
  from: number,
  to: number,
  fits: (mention: Mention) => boolean,
): { mention: Mention; far: number }[] {
  const found: { mention: Mention; far: number }[] = [];
  for (const mention of reading.mentions) {
    // The sentence is asked first: it costs nothing, and leaves few mentions of a long text to be weighed.
    if (reading.sentence[mention.from] !== reading.sentence[from] || !fits(mention)) continue;
    found.push({ mention, far: distanceOf(reading, mention, from, to) });
  }
  return found.sort((a, b) => a.far - b.far);
}
