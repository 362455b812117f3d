/**
 * The event as a page can speak of it: its days and hours in its own zone, how far it is from the house, and what part of
 * the day it takes. Nothing here is worded.
 */
import type { EventSource, PropertySource } from '../context.ts';

/** Kilometres below which coordinates cannot tell how far a place is: it is at the house, or as good as. */
export const nextDoor = 0.1;

type DayPart = 'morning' | 'afternoon' | 'evening';
export type Happening = {
  title: string;
  category: EventSource['category'];
  status: EventSource['eventStatus'];
  description: string;
  /** First and last day, `YYYY-MM-DD` in the event's zone; the same for an event of one day or one night. */
  firstDay: string;
  lastDay: string;
  /** Days from first to last, both counted. */
  days: number;
  /** `HH:MM`, only where the time is known. */
  starts: string | null;
  ends: string | null;
  part: DayPart | null;
  /** True when the morning after an event of one day is a Saturday or Sunday, or when several days take in a weekend. */
  weekend: boolean;
  price: number | null;
  currency: string | null;
  venue: string;
  city: string;
  /** Straight line from the house, kilometres. */
  kilometres: number;
  sameCity: boolean;
};

export const takesPlace = ({ status }: Happening): boolean => status === 'scheduled' || status === 'moved';

/** Reads an event as seen from a property. */
export function readHappening(event: EventSource, property: PropertySource): Happening {
  const start = wallClock(event.eventStartDate, event.timeZone);
  const end = event.eventEndDate ? wallClock(event.eventEndDate, event.timeZone) : null;
  const timed = event.timeKnown && !event.allDay;
  const overnight = end !== null && timed && end.day > start.day && end.time <= '06:00';
  const lastDay = !end ? start.day : overnight ? dayAfter(end.day, -1) : end.day;
  const days = dayNumber(lastDay) - dayNumber(start.day) + 1;
  return {
    title: event.title.trim().replace(/[\s,]*\b20\d\d$/, '') || event.title.trim(),
    category: event.category,
    status: event.eventStatus,
    description: event.description,
    firstDay: start.day,
    lastDay,
    days,
    starts: timed ? start.time : null,
    ends: timed && end && days === 1 && end.time !== start.time ? end.time : null,
    part: timed && days === 1 ? dayPart(start.time) : null,
    weekend: days >= 6 || takesInWeekend(start.day, days),
    price: event.price,
    currency: event.currency,
    venue: event.venue.title,
    city: event.venue.city,
    kilometres: straightLine(property, event.venue),
    sameCity: event.venue.city.toLowerCase() === property.city.toLowerCase(),
  };
}

const dayPart = (time: string): DayPart => (time < '10:30' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening');

export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
export const dayAfter = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10);
/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function takesInWeekend(first: string, days: number): boolean {
  const mornings = Array.from({ length: days }, (_, i) => weekdayOf(dayAfter(first, days === 1 ? 1 : i)));
  return mornings.some((weekday) => weekday === 0 || weekday === 6);
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a zone, made once: making one takes far longer than using it. */
function wallClockIn(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  wallClocks.set(timeZone, format);
  return format;
}

function wallClock(instant: string, timeZone: string): { day: string; time: string } {
  const parts = wallClockIn(timeZone).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

type Point = { latitude: number; longitude: number };

/** Great circle distance in kilometres (haversine, mean earth radius 6371.0088 km). */
export function straightLine(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (x: number) => Math.sin(x / 2) ** 2;
  const h =
    half(rad(b.latitude - a.latitude)) +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * half(rad(b.longitude - a.longitude));
  return 2 * 6371.0088 * Math.asin(Math.sqrt(h));
}
