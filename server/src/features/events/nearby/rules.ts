/**
 * Events around a property or a point: what a team chooses from. Both dates are included and an event counts on every
 * day it lasts. It refuses a search that knows no place.
 */

import type { ValidationError } from '@foyer/contract/errors';
import { defaultRangeMonths, type NearbyEvent, type nearbyQuery } from '@foyer/contract/events';
import type { z } from 'zod';
import { invalid } from '#lib/refusal.ts';
import type { Scope } from '#lib/scope.ts';
import { addDays, addMonths, dayIn, startOfDay } from '#lib/zoned-time.ts';
import { coverageOf } from '../../landing-pages/coverage/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { presentNearby } from '../presenter.ts';
import { findEvents, languagesOf, workspacesOf } from '../store.ts';
import { searchNearby } from './store.ts';

type Query = z.output<typeof nearbyQuery>;
export type NearbyAnswer = { data: NearbyEvent[]; total: number; _purpose?: string; _clientRequestId?: string };

/**
 * Events within `distance` kilometres (35 when left out) of the point, or else of the property, from `startDate` (today)
 * to `endDate` (three months on), days of the property's zone. Throws 422 without a place or with dates in the wrong
 * order. `_purpose` and `_clientRequestId` come back as sent, so that the client knows its latest question (spec 4).
 */
export async function nearbyEvents(scope: Scope, query: Query, now = new Date()): Promise<NearbyAnswer> {
  const property = query.propertyId ? await oneProperty(scope, query.propertyId) : undefined;
  const latitude = query.latitude ?? property?.latitude;
  const longitude = query.longitude ?? property?.longitude;
  const zone = property?.timeZone ?? 'UTC';
  const startDate = query.startDate ?? dayIn(now, zone);
  const endDate = query.endDate ?? addMonths(startDate, defaultRangeMonths);
  const problems: ValidationError[] = [];
  if (latitude === undefined) problems.push({ field: 'latitude', message: 'Choose a property or give a latitude' });
  if (longitude === undefined) problems.push({ field: 'longitude', message: 'Choose a property or give a longitude' });
  if (endDate < startDate) problems.push({ field: 'endDate', message: 'The end of the range lies before its start' });
  if (latitude === undefined || longitude === undefined || problems.length > 0) throw invalid(problems);

  const from = { latitude, longitude };
  const { total, found } = await searchNearby(scope, {
    ...(await placesOf(scope, property?.workspaceId)),
    from,
    radius: query.distance,
    since: startOfDay(startDate, zone),
    until: startOfDay(addDays(endDate, 1), zone),
    search: query.search,
    category: query.category,
    language: query.language,
    status: query.status,
    covered: property && query.covered ? { by: property.id, wanted: query.covered === 'true' } : undefined,
    sort: query.sort,
    descending: query.descending,
    skip: query.skip,
    take: query.take,
  });
  const ids = found.map(({ id }) => id);
  const rows = new Map((await findEvents(scope, ids)).map((row) => [row.event.id, row]));
  const told = Map.groupBy(await languagesOf(scope, ids), ({ group }) => group);
  const covered = query.propertyId ? await coverageOf(scope, query.propertyId, ids) : new Map();
  const data = found.flatMap(({ id, distance }) => {
    const row = rows.get(id);
    return row ? [presentNearby(row, from, distance, covered.get(id) ?? null, told.get(id) ?? [])] : [];
  });
  return { data, total, _purpose: query._purpose, _clientRequestId: query._clientRequestId };
}

/** Where events may come from: the property's workspace, or all that is reached. */
async function placesOf(scope: Scope, workspaceId: string | undefined) {
  if (workspaceId) return { organisationIds: [], workspaceIds: [workspaceId] };
  const { organisationIds, workspaceIds, propertyIds } = scope.reach;
  return { organisationIds, workspaceIds: [...workspaceIds, ...(await workspacesOf(scope, propertyIds))] };
}
