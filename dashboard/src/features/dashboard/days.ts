/** The days of the demand strip, and what each of them holds. Days are YYYY-MM-DD in the zone of the event. */
import type { NearbyEvent } from '@foyer/contract/events';

/** Days the strip looks ahead. */
export const horizonDays = 90;

const dayLength = 24 * 60 * 60_000;

const local = (date: Date) => new Intl.DateTimeFormat('en-CA').format(date);
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** First and last day of the strip. */
export function horizon(today = new Date()): { from: string; to: string } {
  const from = local(today);
  return { from, to: dayAfter(from, horizonDays - 1) };
}

type Occurrence = Pick<
  NearbyEvent,
  'eventStartDate' | 'eventEndDate' | 'timeZone' | 'weight' | 'eventStatus' | 'title'
> & {
  coveredBy: { status: string } | null;
};

/** `weight`: the sum of the weights of that day's events; `covered`: every one of them has a live page. */
export type DemandDay = { day: string; weight: number; covered: boolean; titles: string[] };

/** The day an instant falls on in an event's zone. */
export const dayIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant));

export const isCovered = (event: Pick<Occurrence, 'coveredBy'>): boolean => event.coveredBy?.status === 'published';

export function demandDays(events: readonly Occurrence[], from: string): DemandDay[] {
  const takingPlace = events
    .filter(({ eventStatus }) => eventStatus !== 'cancelled')
    .map((event) => ({
      event,
      first: dayIn(event.eventStartDate, event.timeZone),
      last: dayIn(event.eventEndDate ?? event.eventStartDate, event.timeZone),
    }));
  return Array.from({ length: horizonDays }, (_, at) => {
    const day = dayAfter(from, at);
    const here = takingPlace.filter(({ first, last }) => first <= day && day <= last).map(({ event }) => event);
    return {
      day,
      weight: here.reduce((sum, { weight }) => sum + weight, 0),
      covered: here.length > 0 && here.every(isCovered),
      titles: here.map(({ title }) => title),
    };
  });
}

/** Runs of busy days that are not covered. */
export function openStretches(days: readonly DemandDay[]): { from: string; to: string }[] {
  const stretches: { from: string; to: string }[] = [];
  for (const { day, weight, covered } of days) {
    if (weight === 0 || covered) continue;
    const last = stretches.at(-1);
    if (last && last.to === dayAfter(day, -1)) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
