/** Two hours of a sentence that are a thing's first and its last, whatever words they stand with. */
import type { Subject } from '#claims/kinds/hours-known.ts';
import { isLedByWord } from '#claims/kinds/subjects-of-hours.ts';
import { type Clock, type ClockSpan, clocksOf } from '#claims/reading/clocks.ts';
import { clauseOf, type Mention, markBefore, marksIn, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const day = 1440;

export const same = (clock: Clock, known: number) => {
  const gap = Math.abs((clock.minutes % day) - (known % day));
  return gap === 0 || (!clock.exact && gap === 720);
};

/** 'Heated from four, and from nine it belongs to the spiders': the second hour of a pair that is the thing's first and last. */
function isEndOfPair(reading: Reading, span: ClockSpan, { hours, point }: Subject): boolean {
  if (point || span.second) return false;
  const sentence = reading.sentence[span.first.from];
  const beside = clocksOf(reading).filter(
    ({ first, second }) => !second && reading.sentence[first.from] === sentence && first !== span.first,
  );
  const isFirst = beside.some(({ first }) => first.from < span.first.from && same(first, hours.from));
  const isLast = beside.some(({ first }) => first.from > span.first.from && same(first, hours.to));
  return (isFirst && same(span.first, hours.to)) || (isLast && same(span.first, hours.from));
}

/** 'Until after midnight', 'hasta pasadas las dos': the hour is over when the doors close. */
const after = /^(?:after|past|nach|pasad[oa]s?|passée?s?|après)$/;
const passed = /^(?:la|las|el|le|les|l)$/;

/** 'It does not close until past midnight', of a bar that closes half an hour later. */
function isShortlyAfter(reading: Reading, { first, second }: ClockSpan, { hours, point }: Subject): boolean {
  let before = first.from - 1;
  if (passed.test(reading.tokens[before]?.text ?? '')) before--;
  const said = [before, first.from].some((at) => after.test(reading.tokens[at]?.text ?? ''));
  const late = (((hours.to - first.minutes) % 720) + 720) % 720;
  return said && !point && !second && late > 0 && late <= 60;
}

/** 'Breakfast is back on its feet by half past six': so early it is there, where nothing ends. */
const isThereBy = (reading: Reading, { first, second }: ClockSpan, { hours, point }: Subject): boolean =>
  !point &&
  !second &&
  reading.tokens[first.from - 1]?.text === 'by' &&
  same(first, hours.from) &&
  marksIn(reading, ...clauseOf(reading, first.from), 'role').every(({ mark }) => mark.id !== 'closes');

/** Hours that are right by what stands beside them. */
export const isRightBeside = (reading: Reading, span: ClockSpan, subject: Subject): boolean =>
  isEndOfPair(reading, span, subject) || isShortlyAfter(reading, span, subject) || isThereBy(reading, span, subject);

/** 'Breakfast lingers until eleven, siestas until five': the thing has its hour, and another word stands before this one. */
export const isOfOtherWord = (
  reading: Reading,
  mention: Mention,
  { first }: ClockSpan,
  known: readonly Subject[],
): boolean =>
  isLedByWord(reading, first.from) &&
  clocksOf(reading).some(
    (other) =>
      other.first.from < first.from &&
      reading.clause[other.first.from] === reading.clause[mention.from] &&
      known.some(({ hours }) => same(other.first, hours.from) || same(other.first, hours.to)),
  );

/** True where a comma at least stands between two tokens. */
const isParted = (reading: Reading, one: number, other: number): boolean =>
  reading.tokens
    .slice(Math.min(one, other) + 1, Math.max(one, other) + 1)
    .some(({ gap }) => gap === breaks.comma || gap === breaks.clause);

/** Tells that a thing may have other hours then. */
const otherwise = ['weekday', 'weekend', 'month'] as const;

/**
 * 'From three until ten the sauna glows, from ten until three it recovers', 'ab fünf wird gerührt, ab sechs geschüttelt':
 * the thing has its hours in another clause, and these are not said of it.
 */
export function isToldAlready(
  reading: Reading,
  mention: Mention,
  { first, second }: ClockSpan,
  { hours, point }: Subject,
): boolean {
  const clause = clauseOf(reading, first.from);
  if (point || !isParted(reading, mention.from, first.from)) return false;
  // French writes seven like a month cut short.
  const isTold = ({ from }: { from: number }) => reading.tokens[from]?.kind !== 'number';
  if (otherwise.some((type) => marksIn(reading, ...clause, type).some(isTold))) return false;
  const roleBefore = (index: number) => markBefore(reading, index, 'role')?.mark.id;
  const role = roleBefore(first.from);
  return clocksOf(reading).some((other) => {
    if (reading.sentence[other.first.from] !== reading.sentence[first.from]) return false;
    if (!isParted(reading, other.first.from, first.from)) return false;
    if (other.second) return same(other.first, hours.from) && same(other.second, hours.to);
    const told = roleBefore(other.first.from);
    const known = told === 'from' ? hours.from : told === 'until' ? hours.to : null;
    return (second !== null || told === role) && known !== null && same(other.first, known);
  });
}
