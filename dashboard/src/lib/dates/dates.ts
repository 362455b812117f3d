/**
 * Instants as people read them, in the time of their own browser: 24 hours, day before month. It takes ISO 8601 alone
 * and never guesses a zone.
 */
const write = (instant: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(new Date(instant));

/** '24 November 2026'. */
export const dayOf = (instant: string): string => write(instant, { day: 'numeric', month: 'long', year: 'numeric' });

/** '24 Nov, 12:04', with the year when it is another than this one. */
export function dayAndTime(instant: string, now = new Date()): string {
  const year = new Date(instant).getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return write(instant, { day: 'numeric', month: 'short', ...year, hour: '2-digit', minute: '2-digit' });
}

/** 'just now', '4 minutes ago', 'yesterday', '3 weeks ago'; 'in 6 days' for what is still to come. */
export function timeAway(instant: string, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  if (Math.abs(seconds) < 60) return 'just now';
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ['minute', 60];
  // What is gone is whole; what is to come may be a second short of a day.
  return format.format(seconds < 0 ? Math.trunc(seconds / length) : Math.round(seconds / length), unit);
}

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** 'today' or '3 Nov', on this device's clock; with its year once that is another. */
export function shortDay(instant: string, now = new Date()): string {
  const date = new Date(instant);
  if (date.toDateString() === now.toDateString()) return 'today';
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...year }).format(date);
}

/** '12:04' on this device's clock. */
export const clockWords = (value: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(value));
