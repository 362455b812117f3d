/** Dates as a text writes them: 'Friday, 9 July 2027', 'vom 9. bis 11. Juli', 'en juillet 2027', '9.7.2027'. */
import { onceFor } from '#claims/once.ts';
import { markAt, markBefore, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Parts that the text leaves out are null; weekday is 1 for Monday. */
export type Day = { year: number | null; month: number | null; day: number | null; weekday: number | null };
export type DateSpan = { start: Day; end: Day | null; from: number; to: number };

const none: Day = { year: null, month: null, day: null, weekday: null };
const gapAt = (reading: Reading, index: number) => reading.tokens[index]?.gap ?? breaks.sentence;
/** Abbreviations shorter than this are words of their own ('so', 'mar', 'sun'). */
const sureLength = 4;

function yearAt(reading: Reading, index: number): number | null {
  const token = reading.tokens[index];
  return token?.kind === 'number' && !token.spelled && token.value !== null && /^(?:19|20|21)\d\d$/.test(token.text)
    ? token.value
    : null;
}

/** Behind words that join the parts of a date; the first may stand behind a comma ('Freitag, dem 18. Juni') where `apart`. */
function skipJoints(reading: Reading, index: number, apart = false): number {
  let at = index;
  for (
    let joint = markAt(reading, at, 'joint');
    joint && gapAt(reading, at) <= (apart && at === index ? breaks.comma : breaks.space);
    joint = markAt(reading, at, 'joint')
  )
    at = joint.to;
  return at;
}

function monthAt(reading: Reading, index: number) {
  const token = reading.tokens[index];
  const place = markAt(reading, index, 'month');
  if (!place || !token || gapAt(reading, index) > breaks.comma) return null;
  if ((reading.language === 'en' || reading.language === 'de') && !token.capital) return null;
  return place;
}

function dayNumber(reading: Reading, index: number): { value: number; to: number } | null {
  const ordinal = markAt(reading, index, 'ordinal');
  if (ordinal) return { value: ordinal.mark.value, to: ordinal.to };
  const token = reading.tokens[index];
  if (
    token?.kind !== 'number' ||
    token.value === null ||
    token.value < 1 ||
    token.value > 31 ||
    !Number.isInteger(token.value)
  )
    return null;
  // 'Five May evenings': English counts its days with ordinals or figures.
  if (reading.language === 'en' && token.spelled) return null;
  return { value: token.value, to: index + 1 };
}

type Parsed = { day: Day; to: number };

function withYear(reading: Reading, day: Day, to: number): Parsed {
  const at = skipJoints(reading, to);
  const year = gapAt(reading, at) <= breaks.comma ? yearAt(reading, at) : null;
  return year === null ? { day, to } : { day: { ...day, year }, to: at + 1 };
}

/** A day with its month, or only the number of a day where `loose`. */
function dayAt(reading: Reading, index: number, loose: boolean): Parsed | null {
  const token = reading.tokens[index];
  if (!token || reading.silent[index]) return null;
  if (token.kind === 'date' && token.value !== null) {
    const year = Math.floor(token.value / 10_000);
    return {
      day: { year: year || null, month: Math.floor(token.value / 100) % 100, day: token.value % 100, weekday: null },
      to: index + 1,
    };
  }
  const week = markAt(reading, index, 'weekday');
  if (week) {
    const next = skipJoints(reading, week.to, true);
    // 'Monday, Tuesday, Wednesday': no day of a month behind, and a long row of them leads nowhere.
    const isRow = markAt(reading, next, 'weekday') !== null;
    const rest = !isRow && gapAt(reading, week.to) <= breaks.comma ? dayAt(reading, next, loose) : null;
    const whole = rest?.day.month !== null || next === week.to || gapAt(reading, week.to) <= breaks.space;
    if (rest && whole && rest.day.day !== null && rest.day.weekday === null)
      return { day: { ...rest.day, weekday: week.mark.value }, to: rest.to };
    if (token.text.length < sureLength) return null;
    if (reading.language === 'de' || reading.language === 'en' ? !token.capital : false) return null;
    return { day: { ...none, weekday: week.mark.value }, to: week.to };
  }
  const month = monthAt(reading, index);
  if (month && reading.language === 'en') {
    const number = gapAt(reading, month.to) === breaks.space ? dayNumber(reading, month.to) : null;
    if (number) return withYear(reading, { ...none, month: month.mark.value, day: number.value }, number.to);
  }
  if (month && token.text.length >= sureLength - 1) {
    const parsed = withYear(reading, { ...none, month: month.mark.value }, month.to);
    return parsed.day.year !== null || markBefore(reading, index, 'inMonth') ? parsed : null;
  }
  const number = dayNumber(reading, index);
  if (!number) return null;
  const at = skipJoints(reading, number.to);
  const named = gapAt(reading, number.to) === breaks.space ? monthAt(reading, at) : null;
  if (named) return withYear(reading, { ...none, day: number.value, month: named.mark.value }, named.to);
  return loose ? { day: { ...none, day: number.value }, to: number.to } : null;
}

/** The second half of a range that begins after `index`. */
function rangeAfter(reading: Reading, index: number, loose: boolean): Parsed | null {
  const token = reading.tokens[index];
  if (!token) return null;
  if (token.dash) return dayAt(reading, index, loose);
  const joint = markAt(reading, index, 'range');
  if (!joint || token.gap > breaks.space) return null;
  return dayAt(reading, skipJoints(reading, joint.to), loose);
}

/** 'Les 12, 13 et 14 février': the first of days that commas part. */
function firstOfList(reading: Reading, index: number): { day: number; from: number } | null {
  let first: { day: number; from: number } | null = null;
  for (let at = index; gapAt(reading, at) === breaks.comma; at--) {
    const before = dayNumber(reading, at - 1);
    const next = dayNumber(reading, at);
    if (!before || !next || before.to !== at || before.value >= next.value) break;
    first = { day: before.value, from: at - 1 };
  }
  return first;
}

/** Every date and range of dates in reading order. */
export const datesOf = onceFor((reading: Reading): readonly DateSpan[] => findDates(reading));

function findDates(reading: Reading): DateSpan[] {
  const found: DateSpan[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const first = dayAt(reading, index, true);
    if (!first) continue;
    const bareNumber = first.day.month === null && first.day.weekday === null;
    const bareDay = first.day.month === null && first.day.day !== null;
    const second = rangeAfter(reading, first.to, !bareDay && first.day.day !== null && reading.language === 'en');
    if (second && (second.day.month !== null || second.day.weekday !== null || (second.day.day !== null && !bareDay))) {
      const month = second.day.month ?? first.day.month;
      if (bareDay && second.day.day === null) continue;
      const start = { ...first.day, month: first.day.month ?? month, year: first.day.year ?? second.day.year };
      const tail =
        second.day.month === null && first.day.month !== null && second.day.day !== null
          ? withYear(reading, { ...second.day, month }, second.to)
          : { day: { ...second.day, month }, to: second.to };
      const listed = bareDay ? firstOfList(reading, index) : null;
      const begin = listed ? { ...start, day: listed.day } : start;
      found.push({
        start: { ...begin, year: start.year ?? tail.day.year },
        end: tail.day,
        from: listed?.from ?? index,
        to: tail.to,
      });
      index = tail.to - 1;
      continue;
    }
    if (bareNumber || bareDay) continue;
    found.push({ start: first.day, end: null, from: index, to: first.to });
    index = first.to - 1;
  }
  return found;
}
