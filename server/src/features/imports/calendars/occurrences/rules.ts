/**
 * When a series takes place: RRULE and RDATE without EXDATE, told for twelve months on. All of it runs on the wall
 * clock of the series, so that eight in the evening stays eight in the evening when clocks are changed.
 */
import ICAL from 'ical.js';
import { addMonths, atWallClock, dayIn, zonedInstant } from '#lib/zoned-time.ts';

/** A time as a calendar writes it: an instant, a wall clock in a zone, or a day. */
export type Moment = {
  /** `YYYY-MM-DDTHH:MM:SS` on the clock of `zone`. */
  wall: string;
  zone: string;
  /** A day without an hour. */
  isDay: boolean;
};

export const instantOf = ({ wall, zone }: Moment): string => atWallClock(wall, zone).toISOString();

/** How far ahead a series is told, and how many of it at most. */
const monthsAhead = 12;
const mostOccurrences = 400;
/** A rule that began long ago is followed to today, and given up after this many steps. */
const mostSteps = 20_000;

export type Series = {
  start: Moment;
  rules: readonly ICAL.Recur[];
  extra: readonly Moment[];
  left: readonly Moment[];
};

/** Starts of the occurrences from the day of `now` on, in order; each once. */
export function occurrencesOf({ start, rules, extra, left }: Series, now: Date): Moment[] {
  const today = dayIn(now, start.zone);
  const since = `${today}T00:00:00`;
  const until = `${addMonths(today, monthsAhead)}T23:59:59`;
  const walls = new Set<string>();
  for (const rule of rules) for (const wall of wallsOf(rule, start, since, until)) walls.add(wall);
  // The first one counts whatever the rule says of it.
  for (const moment of [start, ...extra]) {
    const wall = onClock(moment, start.zone);
    if (wall >= since && wall <= until) walls.add(wall);
  }
  const out = new Set(left.map((moment) => onClock(moment, start.zone)));
  const outDays = new Set(left.filter(({ isDay }) => isDay).map(({ wall }) => wall.slice(0, 10)));
  return [...walls]
    .filter((wall) => !out.has(wall) && !outDays.has(wall.slice(0, 10)))
    .sort()
    .slice(0, mostOccurrences)
    .map((wall) => ({ ...start, wall }));
}

/** What the clock of another zone shows then; a day stays that day. */
function onClock(moment: Moment, zone: string): string {
  if (moment.isDay || moment.zone === zone) return moment.wall;
  return zonedInstant(instantOf(moment), zone).slice(0, 19);
}

function wallsOf(rule: ICAL.Recur, start: Moment, since: string, until: string): string[] {
  const own = rule.clone();
  // An end in UTC is an end on the clock of the series, and a day is over at its end, so that the last one is not lost.
  if (own.until?.zone?.tzid === 'UTC') own.until = timeOf(zonedInstant(String(own.until), start.zone).slice(0, 19));
  else if (own.until?.isDate && !start.isDay) own.until = timeOf(`${wallOf(own.until).slice(0, 10)}T23:59:59`);
  const iterator = own.iterator(timeOf(start.wall, start.isDay));
  const walls: string[] = [];
  for (let steps = 0; steps < mostSteps && walls.length < mostOccurrences; steps += 1) {
    const next = iterator.next();
    if (!next) break;
    const wall = wallOf(next);
    if (wall > until) break;
    if (wall >= since) walls.push(wall);
  }
  return walls;
}

/** The wall clock of a parsed time. */
export const wallOf = (time: ICAL.Time): string => {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  return `${day}T${two(time.isDate ? 0 : time.hour)}:${two(time.isDate ? 0 : time.minute)}:${two(time.isDate ? 0 : time.second)}`;
};

/** A wall clock as the library reckons with it: floating, so that no zone comes in between. */
function timeOf(wall: string, isDate = false): ICAL.Time {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = wall.split(/\D/).map(Number);
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate });
}
