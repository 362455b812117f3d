/** Months as a text names them for a season: 'from late April', 'bis Mitte November', 'de mai à septembre'. */
import { onceFor } from '#claims/once.ts';
import { type DateSpan, datesOf } from '#claims/reading/calendar.ts';
import { type MarkPlace, markAt, markBefore, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Days as month * 100 + day. */
export type MonthPoint = {
  first: number;
  last: number;
  role: 'from' | 'until' | 'in';
  from: number;
  to: number;
};

/** The days that 'early', 'mid' and 'late' leave open; neighbours overlap, since nobody counts. */
const parts: Readonly<Record<string, readonly [number, number]>> = { early: [1, 12], mid: [9, 21], late: [19, 31] };
/** Shorter forms are words of their own ('mar', 'sun'). */
const shortest = 3;

/** Words between a month and the preposition before it, and the year behind it. */
const articles = /^(?:the|den|dem|der|el|le|mes|mois|de|des|d|in|im|of)$/;

const season = (reading: Reading, index: number, ids: readonly string[]): MarkPlace | null => {
  for (const place of reading.ending[index] ?? [])
    if (place.mark.type === 'season' && ids.includes(place.mark.id)) return place;
  return null;
};

const isYear = (reading: Reading, index: number) =>
  /^20\d\d$/.test(reading.tokens[index]?.text ?? '') && (reading.tokens[index]?.gap ?? breaks.sentence) <= breaks.comma;

const isDay = (reading: Reading, index: number) => {
  const token = reading.tokens[index];
  return token?.kind === 'number' && token.value !== null && token.value <= 31;
};

/** How far the month before may stand of which 'a' makes a range. */
const rangeReach = 7;

/** 'Abrimos a mediados de marzo', 'à la mi-mars': when, where no month stands before that it could lead on from. */
const isWhen = (reading: Reading, { from }: MarkPlace): boolean =>
  /^[aà]$/.test(reading.tokens[from]?.text ?? '') &&
  !reading.tokens
    .slice(Math.max(0, from - rangeReach), from)
    .some((_, at) => markAt(reading, Math.max(0, from - rangeReach) + at, 'month') !== null);

/** The month at a token with its preposition; null where it has a day of its own, which is a date. */
export function monthPointAt(reading: Reading, index: number): MonthPoint | null {
  const token = reading.tokens[index];
  const month = reading.silent[index] ? null : markAt(reading, index, 'month');
  if (!token || !month || token.text.length < shortest) return null;
  if ((reading.language === 'en' || reading.language === 'de') && !token.capital) return null;
  // 'L’atelier ouvre à sept heures': in French the month cut short is a number.
  if (reading.language === 'fr' && token.text === 'sept' && reading.text[token.end] !== '.') return null;
  let at = index;
  const skip = () => {
    while (articles.test(reading.tokens[at - 1]?.text ?? '') && !season(reading, at, ['first', 'last'])) at--;
  };
  if (isDay(reading, month.to) && reading.language === 'en') return null;
  const isDated = ({ start, end, from, to }: DateSpan) =>
    from <= index && index < to && (start.day !== null || (end !== null && end.day !== null));
  if (datesOf(reading).some(isDated)) return null;
  const part = season(reading, at, ['early', 'mid', 'late']);
  if (part) at = part.from;
  skip();
  if (isDay(reading, at - 1) || markBefore(reading, at, 'ordinal')) return null;
  const word = season(reading, at, ['first', 'last']);
  // 'Am 20. Dezember schließen wir ab, Mitte Februar geht das Licht wieder an'.
  const apart = (reading.tokens[at]?.gap ?? 0) > breaks.space;
  const role = (part && word && isWhen(reading, word)) || apart ? null : word;
  if (role) at = role.from;
  const [early, late] = parts[part?.mark.id ?? ''] ?? [1, 31];
  const value = month.mark.value * 100;
  const to = isYear(reading, month.to) ? month.to + 1 : month.to;
  const named = role ? (role.mark.id === 'first' ? 'from' : 'until') : 'in';
  const bare = (reading.tokens[at - 1]?.gap ?? 0) > breaks.space;
  return { first: value + early, last: value + late, role: named, from: bare ? index : at, to };
}

/** 'Entre finales de marzo y mediados de noviembre'. */
const between = /^(?:between|zwischen|entre)$/;
const and = /^(?:and|und|y|et)$/;

/** The end of a range that begins with a month: 'from May to September'. */
export function endAfter(reading: Reading, { from, to, role }: MonthPoint): MonthPoint | null {
  // English and German have no other role for it: 'zwischen' stands before the month.
  const isBefore = [from - 1, from].some((at) => between.test(reading.tokens[at]?.text ?? ''));
  const isBetween = isBefore && and.test(reading.tokens[to]?.text ?? '');
  for (let index = to; index <= to + 4 && index < reading.tokens.length; index++) {
    const point = monthPointAt(reading, index);
    if (!point) continue;
    const dashed =
      point.role === 'in' && (reading.tokens[index]?.dash === true || (role === 'from' && index - to <= 2));
    const isEnd = point.role === 'until' || dashed || (isBetween && point.role === 'in');
    return point.from - to <= 1 && isEnd ? point : null;
  }
  return null;
}

export type MonthRange = { point: MonthPoint; end: MonthPoint };

/** Every range of months in reading order: 'from May to September'. */
export const monthRangesOf = onceFor((reading: Reading): readonly MonthRange[] => {
  const found: MonthRange[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const point = monthPointAt(reading, index);
    const end = point && point.role !== 'until' ? endAfter(reading, point) : null;
    if (!point || !end) continue;
    found.push({ point, end });
    index = end.to - 1;
  }
  return found;
});
