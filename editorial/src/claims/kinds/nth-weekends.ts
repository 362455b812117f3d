/**
 * The event's days counted within a month: 'on the last weekend of January', 'am ersten Maiwochenende', 'el segundo sábado
 * de mayo'. A weekend that lies half in the month before may be counted or not, and both are right.
 */
import { eventDays, weekdayOf } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { isOfHouse, isOfStayWord } from '#claims/kinds/roles-of-days.ts';
import { eventSource } from '#claims/ledger/ledger.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import { clauseOf, type MarkPlace, markAt, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import {
  asideOf,
  lastButOne,
  monthsOfWeekend,
  monthWeekend,
  nthWords,
  ofMonth,
  weekendWords,
} from '#lexicon/nth-days.ts';

/** `weekday` is null for a weekend. */
type Nth = { nth: number; weekday: number | null; month: number; year: number | null; from: number; to: number };

const [friday, saturday, sunday] = [5, 6, 7];
/** Words between a weekend and its month, and the most that a weekend takes. */
const linkReach = 4;
const weekendReach = 3;
/** The highest that counts weeks of a month. */
const mostWeeks = 5;

function nthAt(reading: Reading, index: number): { nth: number; from: number; to: number } | null {
  const { tokens, language } = reading;
  const token = tokens[index];
  if (!token) return null;
  const word = nthWords[language].find(([words]) => words.test(token.text));
  if (word) {
    const isOneBefore = language === 'fr' && word[1] === -1 && lastButOne.test(tokens[index - 1]?.text ?? '');
    return { nth: isOneBefore ? -2 : word[1], from: index, to: index + 1 };
  }
  // 'The 1st weekend', 'am 2. Wochenende'.
  const ordinal = markAt(reading, index, 'ordinal');
  return ordinal && ordinal.mark.value <= mostWeeks ? { nth: ordinal.mark.value, from: index, to: ordinal.to } : null;
}

/** The end of a weekend or a weekday at a token. */
function dayNounAt(reading: Reading, index: number): { weekday: number | null; to: number } | null {
  const words = reading.tokens.slice(index, index + weekendReach).map(({ text }) => text);
  const weekend = weekendWords[reading.language].exec(words.join(' '))?.[0];
  if (weekend) return { weekday: null, to: index + weekend.trim().split(' ').length };
  const day = markAt(reading, index, 'weekday');
  return day ? { weekday: day.mark.value, to: day.to } : null;
}

/** The month that a weekend is of, behind it. */
function monthBehind(reading: Reading, index: number): MarkPlace | null {
  for (let at = index; at <= index + linkReach; at++) {
    const token = reading.tokens[at];
    if (!token || token.gap > breaks.space) return null;
    const month = markAt(reading, at, 'month');
    if (month) return month;
    if (!ofMonth.test(token.text)) return null;
  }
  return null;
}

/** 'January's last weekend': the month before. */
function monthBefore(reading: Reading, index: number): MarkPlace | null {
  const at = reading.language === 'en' && reading.tokens[index - 1]?.text === 's' ? index - 2 : -1;
  return at >= 0 ? markAt(reading, at, 'month') : null;
}

const yearAt = (reading: Reading, index: number): number | null => {
  const text = reading.tokens[index]?.text ?? '';
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : null;
};

function countedAt(reading: Reading, index: number): Nth | null {
  const found = nthAt(reading, index);
  // A weekend in the name of something is none.
  if (!found || reading.silent[found.to]) return null;
  const { nth, from, to } = found;
  const compound = monthWeekend.exec(reading.tokens[to]?.text ?? '')?.[1];
  if (compound) {
    const month = monthsOfWeekend[compound] ?? 0;
    return { nth, weekday: null, month, year: yearAt(reading, to + 1), from, to: to + 1 };
  }
  // 'The last January weekend'.
  const inside = reading.language === 'en' ? markAt(reading, to, 'month') : null;
  const noun = dayNounAt(reading, inside?.to ?? to);
  if (!noun) return null;
  const behind = inside ? null : monthBehind(reading, noun.to);
  const month = inside ?? behind ?? monthBefore(reading, index);
  if (!month) return null;
  const end = Math.max(noun.to, behind?.to ?? 0);
  const value = month.mark.value;
  return {
    nth,
    weekday: noun.weekday,
    month: value,
    year: yearAt(reading, end),
    from: Math.min(from, month.from),
    to: end,
  };
}

const dayNumber = (year: number, month: number, day: number): number => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
};

/** The day of a month on which its nth Saturday falls, or null. */
function nthOf(year: number, month: number, weekday: number, nth: number): number | null {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length }, (_, at) => at + 1).filter(
    (day) => weekdayOf(dayNumber(year, month, day)) === weekday,
  );
  return days.at(nth < 0 ? nth : nth - 1) ?? null;
}

/** The days that may be meant: of a weekend all from Friday to Sunday, whichever of them is counted. */
function daysMeant({ nth, weekday, month }: Nth, year: number): number[] {
  if (weekday !== null) {
    const day = nthOf(year, month, weekday, nth);
    return day === null ? [] : [dayNumber(year, month, day)];
  }
  return [friday, saturday, sunday].flatMap((counted) => {
    const day = nthOf(year, month, counted, nth);
    return day === null ? [] : [friday, saturday, sunday].map((one) => dayNumber(year, month, day + one - counted));
  });
}

/** Tokens before the event or the weekend in which 'before' and 'after' may stand. */
const asideReach = 3;

const isAside = (reading: Reading, start: number, index: number): boolean =>
  reading.tokens.slice(Math.max(start, index - asideReach), index).some(({ text }) => asideOf.test(text));

/** The event is what the days are told of, and not what they lie before or after. */
function isOfEvent(reading: Reading, { from, month }: Nth, ofEvent: number): boolean {
  const [start] = sentenceOf(reading, from);
  const [first, last] = clauseOf(reading, from);
  const events = mentionsBeside(reading, from).filter(({ subjects }) => subjects.some(({ type }) => type === 'event'));
  const named = events.filter((one) => reading.silent[one.from]);
  const inClause = events.filter((one) => one.from >= first && one.to <= last);
  const meant = named.length > 0 ? named : inClause;
  // 'Am letzten Juniwochenende wird geblasen': without its name, of an event that is in that month.
  const isOfAnother = isOfHouse(reading, from) || isOfStayWord(reading, from) || isOfOthers(reading, from);
  if (events.length === 0) return month === ofEvent && !isOfAnother && !isAside(reading, start, from);
  return meant.length > 0 && !isAside(reading, start, from) && !meant.some((one) => isAside(reading, start, one.from));
}

export const findNthWeekends: Finder = (reading, { sources: { event } }) => {
  if (!event) return [];
  const days = eventDays(event);
  const [first = 0] = days;
  const year = Math.floor(first / 10_000);
  const found: Finding[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const said = countedAt(reading, index);
    if (!said || (said.year !== null && said.year !== year) || !isOfEvent(reading, said, Math.floor(first / 100) % 100))
      continue;
    const meant = daysMeant(said, year);
    const isRight = meant.some((day) => days.includes(day));
    const source = eventSource(event, 'startDate', event.eventStartDate);
    const verdict = isRight ? 'supported' : 'contradicted';
    if (meant.length > 0) found.push({ kind: 'date', verdict, from: said.from, to: said.to, source });
    index = said.to - 1;
  }
  return found;
};
