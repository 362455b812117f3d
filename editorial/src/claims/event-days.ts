/** The days and hours of an event in its own zone. */
import type { EventSource } from '#context.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant as local day (yyyymmdd) and minutes after midnight in a zone. */
export function localTime(instant: string, timeZone: string): { day: number; minutes: number } {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(new Date(instant)).map((part) => [part.type, Number(part.value)]),
  );
  return {
    day: (parts.year ?? 0) * 10_000 + (parts.month ?? 0) * 100 + (parts.day ?? 0),
    minutes: (parts.hour ?? 0) * 60 + (parts.minute ?? 0),
  };
}

/** Monday 1 to Sunday 7. */
export function weekdayOf(day: number): number {
  const date = new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100));
  return date.getUTCDay() === 0 ? 7 : date.getUTCDay();
}

/** The longest event whose days are listed. */
const longest = 400;

/** Each day of an event, yyyymmdd. An end at midnight or in the small hours belongs to the evening before. */
export function eventDays(event: EventSource): number[] {
  const start = localTime(event.eventStartDate, event.timeZone).day;
  const closing = event.eventEndDate ? localTime(event.eventEndDate, event.timeZone) : null;
  const days: number[] = [];
  const date = new Date(Date.UTC(Math.floor(start / 10_000), (Math.floor(start / 100) % 100) - 1, start % 100));
  const until = closing?.day ?? start;
  const early = closing !== null && !event.allDay && closing.minutes < 6 * 60 && until > start;
  while (days.length < longest) {
    const day = date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
    if (day > until || (early && day === until)) break;
    days.push(day);
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return days;
}
