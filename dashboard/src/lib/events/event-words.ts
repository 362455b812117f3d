/**
 * What the screens say of events: days in the event's own zone, distances, categories, demand. Content follows its own
 * language; this is the dashboard's.
 */
import type { Event, EventCategory } from '@foyer/contract/events';

const day = (value: string, options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(value));

/** '26 November to 20 December 2026' in the event's zone; one day says its weekday. */
export function eventDates(event: Pick<Event, 'eventStartDate' | 'eventEndDate' | 'timeZone'>): string {
  const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const from = day(event.eventStartDate, whole, event.timeZone);
  const to = event.eventEndDate ? day(event.eventEndDate, whole, event.timeZone) : from;
  if (from === to) return day(event.eventStartDate, { ...whole, weekday: 'long' }, event.timeZone).replace(',', '');
  const sameYear = from.slice(-4) === to.slice(-4);
  return `${sameYear ? from.slice(0, -5) : from} to ${to}`;
}

/** '21 December' of a day YYYY-MM-DD, with its year once that is another than this one. */
export function dayWords(of: string, now = new Date()): string {
  const year = of.startsWith(String(now.getFullYear())) ? {} : ({ year: 'numeric' } as const);
  return day(of, { day: 'numeric', month: 'long', ...year });
}

/** '24 Nov 2026 to 24 Feb 2027' of two days, each YYYY-MM-DD. */
export const rangeWords = (from: string, to: string): string => {
  const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return `${day(from, short)} to ${day(to, short)}`;
};

/** The day an event begins in its own zone, YYYY-MM-DD. */
export const eventDay = (event: Pick<Event, 'eventStartDate' | 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: event.timeZone }).format(new Date(event.eventStartDate));

/** Straight-line kilometres, and how long the walk is where one would walk (80 m a minute on a path a quarter longer). */
export function distanceWords(kilometres: number): string {
  if (kilometres < 0.05) return 'at the door';
  const length = kilometres < 1 ? `${Math.round(kilometres * 100) * 10} m` : `${kilometres.toFixed(1)} km`;
  const walk = Math.round((kilometres * 1000 * 1.25) / 80);
  if (walk <= 40) return `${length}, about ${Math.max(1, walk)} min on foot`;
  const drive = Math.round((kilometres * 1.3 * 60) / 50) + 3;
  return `${length}, about ${drive} min by car`;
}

export const categoryNames: Record<EventCategory, string> = {
  market: 'Market',
  music: 'Music',
  stage: 'Stage',
  outdoor: 'Outdoor',
  sport: 'Sport',
  food: 'Food',
  trade: 'Trade',
  parade: 'Parade',
  family: 'Family',
  art: 'Art',
};

export const demandNames = ['', 'Some demand', 'High demand', 'Very high demand'] as const;

const dayLength = 86_400_000;

/** True a day after an event's end, as the site counts it, wherever the event is. */
export const isOver = (event: { eventStartDate: string; eventEndDate: string | null }, now = Date.now()): boolean =>
  Date.parse(event.eventEndDate ?? event.eventStartDate) < now - dayLength;
