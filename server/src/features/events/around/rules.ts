/**
 * Everything that goes on around a property on some days, as far as counting needs it: what the demand of the coming
 * weeks is made of. The search is that of nearby events, so both find the same.
 */
import { defaultDistance } from '@foyer/contract/events';
import type { Property } from '@foyer/contract/properties';
import type { Scope } from '#lib/scope.ts';
import { addDays, startOfDay } from '#lib/zoned-time.ts';
import { searchNearby } from '../nearby/store.ts';
import { findOccurrences, type Occurrence } from './store.ts';

export type { Occurrence } from './store.ts';

/** More than any place has in a quarter of a year. */
const most = 50_000;

/** Events within 35 km from one day of the property's zone to another, both included, in no order. */
export async function occurrencesAround(
  scope: Scope,
  { workspaceId, latitude, longitude, timeZone }: Pick<Property, 'workspaceId' | 'latitude' | 'longitude' | 'timeZone'>,
  days: { from: string; to: string },
): Promise<Occurrence[]> {
  const { found } = await searchNearby(scope, {
    organisationIds: [],
    workspaceIds: [workspaceId],
    from: { latitude, longitude },
    radius: defaultDistance,
    since: startOfDay(days.from, timeZone),
    until: startOfDay(addDays(days.to, 1), timeZone),
    sort: 'date',
    descending: false,
    skip: 0,
    take: most,
  });
  return findOccurrences(
    scope,
    found.map(({ id }) => id),
  );
}
