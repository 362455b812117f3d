/** Moves the demo's dates to the time of the first start by whole weeks, so that a Saturday stays a Saturday. */
import { addDays, dayIn, zonedInstant } from '#lib/zoned-time.ts';

const writtenFor = Date.parse('2026-11-24T00:00:00Z');
const week = 7 * 24 * 60 * 60_000;

export type Calendar = {
  /** The moved wall time `YYYY-MM-DDTHH:MM` with the offset of its zone. */
  at: (wallTime: string, zone: string) => string;
  /** The day so many days from the start; negative ones are past. */
  day: (days: number) => string;
};

export function calendarFrom(now: Date): Calendar {
  const shift = Math.round((now.getTime() - writtenFor) / week) * 7;
  return {
    at: (wallTime, zone) => {
      const moved = `${addDays(wallTime.slice(0, 10), shift)}T${wallTime.slice(11)}:00`;
      // The offset that holds around then, and once more in case the first guess lay beyond a change of clocks.
      const near = zonedInstant(`${moved}Z`, zone).slice(19);
      return `${moved}${zonedInstant(`${moved}${near}`, zone).slice(19)}`;
    },
    day: (days) => addDays(dayIn(now, 'UTC'), days),
  };
}
