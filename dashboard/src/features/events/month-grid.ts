/** Days of a month as a calendar shows them: whole weeks, Monday first. All days are YYYY-MM-DD and know no zone. */

const dayLength = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayAt(at(day) + days * dayLength);

/** The month before or after, YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, number - 1 + months, 1);
  return date.toISOString().slice(0, 7);
}

/** The weeks that hold a month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const monday = addDays(first, -((new Date(at(first)).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let start = monday; start <= last; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  return weeks;
}

/** 'November 2026'. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at(`${month}-01`));

/** 'Thursday 26 November 2026'. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(at(day))
    .replace(',', '');

/** Where the focus goes from a day with this key; null for a key that moves nothing. */
export function dayByKey(key: string, day: string): string | null {
  const weekday = (new Date(at(day)).getUTCDay() + 6) % 7;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = addMonths(day.slice(0, 7), key === 'PageUp' ? -1 : 1);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return `${month}-${day.slice(8)}` > last ? last : `${month}-${day.slice(8)}`;
}
