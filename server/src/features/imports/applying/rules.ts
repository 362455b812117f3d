/**
 * Takes one line of an import over: a new event, or what the source changed in one. What a person has written into an
 * event since stays; of times, place and whether it takes place at all the source has the last word.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Event, EventInput } from '@foyer/contract/events';
import type { TenantScope } from '#lib/scope.ts';
import { createEvent, inputOf, oneEvent, updateEvent } from '../../events/rules.ts';
import type { Judged } from '../comparing/rules.ts';
import { folded } from '../policy.ts';
import * as store from '../store.ts';

/** What stands in the workspace while a few lines are taken over. */
export type Standing = {
  /** By what they are called and where; a source's word on a venue counts only when it is new. */
  venues: Map<string, store.VenueRow>;
  origins: Map<string, store.OriginRow>;
};

const venueKey = ({ title, city }: { title: string; city: string }) => `${folded(title)} ${folded(city)}`;
const originKey = ({ uid, recurrenceId }: { uid: string; recurrenceId: string }) => `${uid}\n${recurrenceId}`;

/** Looks once more, with the workspace's imports held, since another may have entered the same in between. */
export async function standingFor(
  scope: TenantScope,
  workspaceId: string,
  lines: readonly Judged[],
): Promise<Standing> {
  await store.holdImports(scope, workspaceId);
  const venues = await store.findVenues(scope, workspaceId);
  const origins = await store.findOrigins(scope, workspaceId, [...new Set(lines.map(({ uid }) => uid))]);
  return {
    venues: new Map(venues.map((venue) => [venueKey(venue), venue])),
    origins: new Map(origins.map((origin) => [originKey(origin), origin])),
  };
}

/** Answers the event's id. Called twice it does the same as once. */
export async function takeOver(
  scope: TenantScope,
  workspaceId: string,
  { line, uid, recurrenceId, input }: Judged,
  { venues, origins }: Standing,
): Promise<string | null> {
  if (!input) return line.eventId;
  const settled = { ...input, venue: venueFor(input, venues) };
  const origin = origins.get(originKey({ uid, recurrenceId }));
  const eventId = await enter(scope, workspaceId, settled, origin, line.eventId);
  await store.keepOrigin(scope, { workspaceId, eventId, uid, recurrenceId, imported: input });
  return eventId;
}

async function enter(
  scope: TenantScope,
  workspaceId: string,
  input: EventInput,
  origin: store.OriginRow | undefined,
  eventId: string | null,
): Promise<string> {
  if (origin) {
    await updateEvent(scope, origin.eventId, merged(await oneEvent(scope, origin.eventId), origin.imported, input));
    return origin.eventId;
  }
  return eventId ?? (await createEvent(scope, { ...input, workspaceId })).eventId;
}

function venueFor({ venue }: EventInput, venues: Standing['venues']): EventInput['venue'] {
  const known = venues.get(venueKey(venue));
  if (!known) return venue;
  const { title, address, postalCode, city, country, latitude, longitude } = known;
  return { venueId: known.id, title, address, postalCode, city, country, latitude, longitude };
}

/** Fields in which the source has the last word when both it and a person have changed them. */
const ofTheSource = new Set<keyof EventInput>([
  'eventStartDate',
  'eventEndDate',
  'timeZone',
  'allDay',
  'timeKnown',
  'eventStatus',
  'venue',
]);

/** The event as it stands, with what the source changed since it was last read. */
function merged(present: Event, before: EventInput, after: EventInput): EventInput {
  const own = inputOf(present);
  const changed = (field: keyof EventInput): boolean => {
    if (field === 'venue') return venueKey(after.venue) !== venueKey(before.venue);
    if (isDeepStrictEqual(after[field], before[field])) return false;
    return ofTheSource.has(field) || isDeepStrictEqual(own[field], before[field]);
  };
  const fields = ['title', 'description', 'category', 'ticketUrl', 'price', 'currency', ...ofTheSource] as const;
  const taken = Object.fromEntries(fields.filter(changed).map((field) => [field, after[field]]));
  return { ...own, ...taken };
}
