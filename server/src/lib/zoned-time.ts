/**
 * Wall clocks: what an instant is called in a time zone, and when a day begins there. Offsets are remembered by zone
 * and day, since lists ask for the same ones over and over.
 */

const minute = 60_000;
const dayLength = 24 * 60 * minute;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Offset in minutes of a whole UTC day, or null on a day on which clocks are changed. */
const offsets = new Map<string, number | null>();
const remembered = 20_000;

function measureOffset(at: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = parts;
  return (Date.UTC(year, month - 1, day, hour, minutes, second) - Math.floor(at / 1000) * 1000) / minute;
}

/** Minutes by which clocks of the zone are ahead of UTC at an instant (milliseconds). */
function offsetAt(at: number, zone: string): number {
  const day = Math.floor(at / dayLength);
  const name = `${zone} ${day}`;
  let offset = offsets.get(name);
  if (offset === undefined) {
    const first = measureOffset(day * dayLength, zone);
    offset = first === measureOffset((day + 1) * dayLength, zone) ? first : null;
    if (offsets.size >= remembered) offsets.clear();
    offsets.set(name, offset);
  }
  return offset ?? measureOffset(at, zone);
}

/** An instant as it is written in its zone: `2026-11-26T11:00:00+01:00`. */
export function zonedInstant(stored: string | Date, zone: string): string {
  const at = new Date(stored).getTime();
  const offset = Math.round(offsetAt(at, zone));
  const ahead = Math.abs(offset);
  const two = (n: number) => String(n).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${new Date(at + offset * minute).toISOString().slice(0, 19)}${sign}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** The moment a day (`YYYY-MM-DD`) begins in a zone. */
export const startOfDay = (day: string, zone: string): Date => atWallClock(`${day}T00:00:00`, zone);

/** The moment a clock in a zone shows this (`YYYY-MM-DDTHH:MM:SS`); for an hour that is left out, the one after it. */
export function atWallClock(shown: string, zone: string): Date {
  const wall = Date.parse(`${shown}Z`);
  const guess = wall - offsetAt(wall, zone) * minute;
  return new Date(wall - offsetAt(guess, zone) * minute);
}

/** The day it is in a zone at an instant. */
export const dayIn = (at: Date, zone: string): string => zonedInstant(at, zone).slice(0, 10);

/** The day `count` days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** The same day `count` months later; the last of that month where it has no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
