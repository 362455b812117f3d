/**
 * Venues: where events take place. An event brings its venue along, or it is kept by itself; the same place stands once
 * in a workspace, and what is said of it last holds. It refuses a venue of another workspace, a second one of the same
 * name and address, and a save meant for another version.
 */
import type { ValidationError } from '@foyer/contract/errors';
import type { NearbyVenue, nearbyVenuesQuery, Venue, VenueInFull, VenueInput } from '@foyer/contract/venues';
import type { z } from 'zod';
import { kilometresBetween } from '#lib/geography.ts';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { violates } from '#lib/violations.ts';
import { noticeVenueChanges, venueChanges } from '../../changed-facts/noticing/rules.ts';
import { refreshPages } from '../../entries/refreshing/rules.ts';
import { listProperties, oneProperty } from '../../properties/rules.ts';
import { type Plan, sendPlan, settlePlan } from '../planning/rules.ts';
import { showVenue } from '../showing/rules.ts';
import { eventIdsAt, moveEvents } from '../store.ts';
import { presentNearbyVenue, presentVenue, rounded } from './presenter.ts';
import * as store from './store.ts';

export { askVenue } from './store.ts';

type NearbyQuery = z.output<typeof nearbyVenuesQuery>;
type NearbyAnswer = { data: NearbyVenue[]; total: number; _purpose?: string; _clientRequestId?: string };

/** Venues the scope reaches, filtered and sorted. */
export async function listVenues(scope: Scope, filter: store.VenueFilter): Promise<{ data: Venue[]; total: number }> {
  const { rows, total } = await store.listVenues(scope, filter);
  return { data: rows.map(presentVenue), total };
}

/** With kilometres to each property of its workspace that is reached, the nearest first. Throws 404. */
export async function oneVenue(scope: TenantScope, venueId: string): Promise<VenueInFull> {
  const row = await counted(scope, venueId);
  const properties = await listProperties({ ...scope, workspaceId: row.venue.workspaceId }, { skip: 0, take: 100 });
  const distances = properties.data
    .map((property) => ({
      propertyId: property.id,
      name: property.name,
      distance: rounded(kilometresBetween(property, row.venue)),
    }))
    .sort((a, b) => a.distance - b.distance);
  return { ...presentVenue(row), distances };
}

/**
 * Venues within `distance` kilometres (35 when left out) of the point, or else of the property, nearest first unless
 * turned round. Throws 422 without a place. `_purpose` and `_clientRequestId` come back as sent (spec 4).
 */
export async function nearbyVenues(scope: Scope, query: NearbyQuery): Promise<NearbyAnswer> {
  const property = query.propertyId ? await oneProperty(scope, query.propertyId) : undefined;
  const latitude = query.latitude ?? property?.latitude;
  const longitude = query.longitude ?? property?.longitude;
  const problems: ValidationError[] = [];
  if (latitude === undefined) problems.push({ field: 'latitude', message: 'Choose a property or give a latitude' });
  if (longitude === undefined) problems.push({ field: 'longitude', message: 'Choose a property or give a longitude' });
  if (latitude === undefined || longitude === undefined) throw invalid(problems);
  const { rows, total } = await store.venuesAround(scope, {
    from: { latitude, longitude },
    radius: query.distance,
    workspaceId: property?.workspaceId,
    domainId: query.domainId,
    search: query.search,
    descending: query.descending,
    skip: query.skip,
    take: query.take,
  });
  const { _purpose, _clientRequestId } = query;
  return { data: rows.map(presentNearbyVenue), total, _purpose, _clientRequestId };
}

/** Throws 409 `venue-exists` when the workspace has one of this name, address and city. */
export async function createVenue(scope: TenantScope, input: VenueInput & { workspaceId: string }): Promise<Venue> {
  const plan = settlePlan(input);
  const venue = await store.insertVenue(scope, input.workspaceId, { ...input, ...plan });
  if (!venue) throw taken(input);
  await planVenue(scope, { ...venue, ...plan });
  if (venue.status === 'published') await showVenue(scope, venue);
  return presentVenue({ venue, events: 0 });
}

/**
 * Changes a venue; its events move with it and pages about them are shown anew. Throws 404, 409, and 412 `stale` when it
 * was saved since the version that is expected.
 */
export async function updateVenue(
  scope: TenantScope,
  venueId: string,
  input: VenueInput,
  expected: Expected = null,
): Promise<Venue> {
  await store.holdVenue(scope, venueId);
  const { events, venue: before } = await counted(scope, venueId);
  refuseStale(expected, presentVenue({ venue: before, events }));
  const plan = settlePlan(input, before);
  const venue = await change(scope, before, { ...input, ...plan });
  await planVenue(scope, { ...venue, ...plan }, before);
  await moveEvents(scope, venue);
  await refreshPages(scope, { eventIds: await eventIdsAt(scope, venueId) });
  return presentVenue({ venue, events });
}

/** Has what is planned carried out at its time. */
const planVenue = (
  scope: TenantScope,
  { id, publishAt, title }: Pick<store.VenueRow, 'id' | 'publishAt' | 'title'>,
  before?: Pick<Plan, 'publishAt'>,
): Promise<void> => sendPlan(scope, { kind: 'venue', id, publishAt }, before, { id, detail: { title } });

async function counted(scope: TenantScope, venueId: string): Promise<store.CountedVenue> {
  const row = await store.findCounted(scope, venueId);
  if (!row) throw notFound('Venue');
  return row;
}

/**
 * The venue an event names: by its id, else the one of the same title, address and city, else a new one. Answers
 * whether it changed, since its other events change with it. Throws 422 naming `venue.venueId` when it is not there.
 */
export async function settleVenue(
  scope: TenantScope,
  workspaceId: string,
  input: store.VenueOfEventInput,
): Promise<{ venue: store.VenueRow; changed: boolean }> {
  const known = await store.findVenue(scope, workspaceId, input);
  if (known && isSame(known, input)) return { venue: known, changed: false };
  if (known) return { venue: await change(scope, known, input), changed: true };
  if (input.venueId) throw invalid([{ field: 'venue.venueId', message: 'Venue not found' }]);
  const venue =
    (await store.insertVenue(scope, workspaceId, input)) ?? (await store.findVenue(scope, workspaceId, input));
  if (!venue) throw conflict('venue-exists', 'This venue was changed by somebody else, try again');
  return { venue, changed: false };
}

const isSame = (known: store.VenueRow, input: store.VenueOfEventInput): boolean =>
  (['title', 'address', 'postalCode', 'city', 'country', 'latitude', 'longitude'] as const).every(
    (field) => known[field] === input[field],
  );

export const taken = ({ title }: Pick<VenueInput, 'title'>) =>
  conflict('venue-exists', `Another venue is called ${title} at this address`);

async function change(scope: TenantScope, before: store.VenueRow, input: store.VenueValues): Promise<store.VenueRow> {
  const venue = await store.updateVenue(scope, before.id, input).catch((problem: unknown) => {
    throw violates(problem, 'unique') ? taken(input) : problem;
  });
  await showVenue(scope, venue);
  await noticeVenueChanges(scope, before.id, venueChanges(before, venue));
  return venue;
}
