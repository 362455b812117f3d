/**
 * The demand of the next ninety days around a property: for each day how much goes on, how much of it live pages are
 * about, and the days that stand out. A day holds what Landing Pages shows for it.
 */
import { defaultDistance } from '@foyer/contract/events';
import { type Demand, type DemandDay, type DemandPeak, demandDays } from '@foyer/contract/overview';
import type { Property } from '@foyer/contract/properties';
import type { TenantScope } from '#lib/scope.ts';
import { addDays, dayIn, startOfDay } from '#lib/zoned-time.ts';
import { type Occurrence, occurrencesAround } from '../../events/around/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { liveEvents } from './store.ts';

/** Days named at most, and days between two of them at least, so that their names do not lie over each other. */
const [peaksNamed, peaksApart] = [3, 18];

export async function demandAround(scope: TenantScope, propertyId: string, now = new Date()): Promise<Demand> {
  const property = await oneProperty(scope, propertyId);
  const from = dayIn(now, property.timeZone);
  const to = addDays(from, demandDays - 1);
  const occurrences = await occurrencesAround(scope, property, { from, to });
  const live = await liveEvents(scope, propertyId);
  const isCovered = ({ id }: Occurrence) => live.has(id);
  const byDay = occurrencesByDay(occurrences, from, property);
  const days = byDay.map((on, at): DemandDay => {
    const held = on.filter(takesPlace);
    return {
      day: addDays(from, at),
      events: on.length,
      weight: sumOf(held),
      covered: sumOf(held.filter(isCovered)),
    };
  });
  return { from, to, distance: defaultDistance, days, peaks: peaksOf(days, byDay, isCovered) };
}

const takesPlace = ({ eventStatus }: Occurrence) => eventStatus !== 'cancelled';
const sumOf = (occurrences: readonly Occurrence[]) => occurrences.reduce((sum, { weight }) => sum + weight, 0);

/** What lies on each day, from its midnight where the property is to the next; an end at midnight counts for its day. */
function occurrencesByDay(
  occurrences: readonly Occurrence[],
  from: string,
  { timeZone }: Pick<Property, 'timeZone'>,
): Occurrence[][] {
  const midnights = Array.from({ length: demandDays + 1 }, (_, at) =>
    startOfDay(addDays(from, at), timeZone).getTime(),
  );
  const days: Occurrence[][] = Array.from({ length: demandDays }, () => []);
  /** The day an instant lies on; -1 before the first. */
  const dayOf = (instant: number) => {
    let [low, high] = [0, midnights.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((midnights[middle] ?? 0) <= instant) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  for (const occurrence of occurrences) {
    const start = Date.parse(occurrence.startDate);
    const end = Math.max(start, occurrence.endDate ? Date.parse(occurrence.endDate) : start);
    for (let at = Math.max(0, dayOf(start)); at <= Math.min(demandDays - 1, dayOf(end)); at += 1) {
      days[at]?.push(occurrence);
    }
  }
  return days;
}

/** The heaviest days that lie apart from one another, each by the event that draws most people. */
function peaksOf(
  days: readonly DemandDay[],
  byDay: readonly Occurrence[][],
  isCovered: (occurrence: Occurrence) => boolean,
): DemandPeak[] {
  const peaks: { at: number; peak: DemandPeak }[] = [];
  const draw = ({ expectedVisitors, weight }: Occurrence) => [expectedVisitors ?? 0, weight] as const;
  const order = days.map((day, at) => ({ day, at })).sort((a, b) => b.day.weight - a.day.weight || a.at - b.at);
  for (const { day, at } of order) {
    if (day.weight === 0 || peaks.length === peaksNamed) break;
    const strongest = (byDay[at] ?? []).filter(takesPlace).reduce<Occurrence | null>((best, one) => {
      if (!best) return one;
      const [[visitors, weight], [most, heaviest]] = [draw(one), draw(best)];
      return visitors > most || (visitors === most && weight > heaviest) ? one : best;
    }, null);
    if (!strongest || peaks.some((other) => Math.abs(other.at - at) < peaksApart)) continue;
    if (peaks.some(({ peak }) => peak.eventId === strongest.id)) continue;
    const { id: eventId, title, expectedVisitors } = strongest;
    peaks.push({ at, peak: { day: day.day, eventId, title, expectedVisitors, covered: isCovered(strongest) } });
  }
  return peaks.sort((a, b) => a.at - b.at).map(({ peak }) => peak);
}
