/**
 * How much goes on around a property on each of some days: what the demand of the coming weeks is made of. The search
 * is that of nearby events, so a day holds what is found for it there.
 */
import { defaultDistance } from '@foyer/contract/events';
import type { Property } from '@foyer/contract/properties';
import type { Scope } from '#lib/scope.ts';
import { addDays, startOfDay } from '#lib/zoned-time.ts';
import { countByDay, type DayCount } from './store.ts';

export type { DayCount } from './store.ts';

/** More than any place has in a quarter of a year. */
const most = 50_000;

/**
 * Counts of the days from one of the property's zone on, within 35 km; days without anything are left out. An end at
 * midnight counts for its day. `named` are the events whose weight is told apart.
 */
export async function daysAround(
  scope: Scope,
  { workspaceId, latitude, longitude, timeZone }: Pick<Property, 'workspaceId' | 'latitude' | 'longitude' | 'timeZone'>,
  from: string,
  count: number,
  named: readonly string[],
): Promise<DayCount[]> {
  const midnights = Array.from({ length: count + 1 }, (_, at) => startOfDay(addDays(from, at), timeZone));
  const [since, until] = [midnights[0], midnights[count]];
  if (!since || !until) return [];
  const search = {
    ...{ organisationIds: [], workspaceIds: [workspaceId], from: { latitude, longitude }, radius: defaultDistance },
    ...{ since, until, sort: 'date' as const, descending: false, skip: 0, take: most },
  };
  return countByDay(scope, search, midnights, named);
}
