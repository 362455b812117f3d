/**
 * The demand of the next ninety days around a property: for each day how much goes on, how much of it live pages are
 * about, and the days that stand out. A day holds what Landing Pages shows for it.
 */
import { defaultDistance } from '@foyer/contract/events';
import { type Demand, type DemandDay, type DemandPeak, demandDays } from '@foyer/contract/overview';
import type { TenantScope } from '#lib/scope.ts';
import { addDays, dayIn } from '#lib/zoned-time.ts';
import { type DayCount, daysAround } from '../../events/around/rules.ts';
import { eventsByIds } from '../../events/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { liveEvents } from './store.ts';

/** Days named at most, and days between two of them at least, so that their names do not lie over each other. */
const [peaksNamed, peaksApart] = [3, 18];

export async function demandAround(scope: TenantScope, propertyId: string, now = new Date()): Promise<Demand> {
  const property = await oneProperty(scope, propertyId);
  const from = dayIn(now, property.timeZone);
  const live = await liveEvents(scope, propertyId);
  const counts = await daysAround(scope, property, from, demandDays, [...live]);
  const days = Array.from({ length: demandDays }, (_, at): DemandDay => {
    const { events, weight, covered } = counts.find(({ day }) => day === at) ?? { events: 0, weight: 0, covered: 0 };
    return { day: addDays(from, at), events, weight, covered };
  });
  const to = addDays(from, demandDays - 1);
  return { from, to, distance: defaultDistance, days, peaks: await peaksOf(scope, from, counts, live) };
}

/** The heaviest days that lie apart from one another, each by the event that draws most people. */
async function peaksOf(
  scope: TenantScope,
  from: string,
  counts: readonly DayCount[],
  live: ReadonlySet<string>,
): Promise<DemandPeak[]> {
  const chosen: { day: number; eventId: string }[] = [];
  for (const { day, strongest } of [...counts].sort((a, b) => b.weight - a.weight || a.day - b.day)) {
    if (chosen.length === peaksNamed) break;
    const isFree = chosen.every((other) => Math.abs(other.day - day) >= peaksApart && other.eventId !== strongest);
    if (strongest && isFree) chosen.push({ day, eventId: strongest });
  }
  const events = await eventsByIds(
    scope,
    chosen.map(({ eventId }) => eventId),
  );
  return chosen
    .sort((a, b) => a.day - b.day)
    .flatMap(({ day, eventId }) => {
      const event = events.find((one) => one.eventId === eventId);
      if (!event) return [];
      const { title, expectedVisitors } = event;
      return [{ day: addDays(from, day), eventId, title, expectedVisitors, covered: live.has(eventId) }];
    });
}
