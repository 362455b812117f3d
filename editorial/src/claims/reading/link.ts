/** Finds what a number, a price or an hour is said of: the nearest fitting thing the sentence names. */

import { clauseOf, type Mention, markAt, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const commaCost = 4;
const clauseCost = 8;
/** A thing right after the number ('25-metre pool') is near; one further on is less so than one before it. */
const afterCost = 1.5;
const notNext = 2;
/** Tokens of an elliptic question, as in 'Breakfast?'. */
const shortQuestion = 4;

/** What an answer says is said of what was asked, after whatever the answer names itself. */
const questionCost = 12;

/** True where a thing is the label of what follows: 'Check-in: 3 p.m.', 'Rooms: 84'. */
export function isLabelOf(reading: Reading, { to }: Mention, from: number): boolean {
  if (to > from || from - to > 2) return false;
  const after = reading.text.slice(reading.tokens[to - 1]?.end, reading.tokens[to]?.start);
  return /^\s?:\s?$/.test(after);
}

/** The tokens of the question that the sentence of a token answers, or null. */
export function questionBefore(reading: Reading, index: number): [from: number, to: number] | null {
  const [start] = sentenceOf(reading, index);
  if (start === 0) return null;
  const gap = reading.text.slice(reading.tokens[start - 1]?.end, reading.tokens[start]?.start);
  if (!/\?/.test(gap)) return null;
  const [from, to] = sentenceOf(reading, start - 1);
  return markAt(reading, from, 'asking') || to - from <= shortQuestion ? [from, to] : null;
}

/** The tokens of the clause that a colon ends right before a token: 'Last orders at the bar: eleven'; null where none does. */
export function labelBefore(reading: Reading, index: number): [from: number, to: number] | null {
  const [start] = clauseOf(reading, index);
  // 'Última ronda: las once.'
  const leads = index === start || (index === start + 1 && /^las?$/.test(reading.tokens[start]?.text ?? ''));
  if (start === 0 || !leads || reading.sentence[start - 1] !== reading.sentence[start]) return null;
  const between = reading.text.slice(reading.tokens[start - 1]?.end, reading.tokens[start]?.start);
  return between.trim() === ':' ? clauseOf(reading, start - 1) : null;
}

/** How far a mention of the same sentence is from tokens `from` to `to`. */
function distanceOf(reading: Reading, mention: Mention, from: number, to: number): number {
  if (isLabelOf(reading, mention, from)) return 0;
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
  const asked = questionBefore(reading, from);
  for (const mention of asked ? mentionsBeside(reading, asked[0]) : [])
    if (fits(mention)) found.push({ mention, far: questionCost });
  for (const mention of mentionsBeside(reading, from))
    if (fits(mention)) found.push({ mention, far: distanceOf(reading, mention, from, to) });
  return found.sort((a, b) => a.far - b.far);
}
