/**
 * The days a search of events begins with.
 */
import { defaultRangeMonths } from '@foyer/contract/events';

const dayIn = (timeZone: string, date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);

/** Today in the property's zone, and the same day three months on (spec 9). */
export function defaultRange(timeZone: string, now = new Date()): { startDate: string; endDate: string } {
  const startDate = dayIn(timeZone, now);
  const later = new Date(`${startDate}T12:00:00Z`);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + defaultRangeMonths);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return { startDate, endDate: later.toISOString().slice(0, 10) };
}

/** Whether a word of the address names a day. */
export const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d\d-\d\d$/.test(value);
