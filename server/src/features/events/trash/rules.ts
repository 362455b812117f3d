/**
 * Events and venues that were thrown away: off every list and every site at once, kept for thirty days word for word,
 * brought back as they were, and removed for good by a nightly job. It refuses to take an event from under a live page,
 * and a venue from under its events.
 */
import type { Language } from '@foyer/contract/languages';
import { conflict, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { violates } from '#lib/violations.ts';
import { inTenant } from '../../access/rules.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { hasLivePage } from '../../landing-pages/coverage/rules.ts';
import { areMedia } from '../../media/rules.ts';
import { oneEvent } from '../rules.ts';
import { showEvent, showVenue } from '../showing/rules.ts';
import { type EventRow, findEvents, findTranslations, raiseVersion } from '../store.ts';
import { presentVenue } from '../venues/presenter.ts';
import { taken } from '../venues/rules.ts';
import { findCounted, findVenue, holdVenue, type VenueRow } from '../venues/store.ts';
import * as store from './store.ts';

export const thrownOrigins = store.thrownOrigins;

const keptDays = 30;
/** Things removed in one night at most; the rest wait for the next. */
const round = 5000;
const system = { userId: null, name: 'Foyer' };

/**
 * Throws an event away with its translations, or one of these alone. Throws 404, 412 `stale`, and 409 `event-live` while
 * a page about it is live; drafts stay.
 */
export async function deleteEvent(scope: TenantScope, eventId: string, expected: Expected = null): Promise<void> {
  const rows = await store.holdRows(scope, eventId);
  const named = rows.find(({ id }) => id === eventId);
  if (!named) throw notFound('Event');
  refuseStale(expected, await oneEvent(scope, eventId));
  for (const { id } of rows) {
    if (await hasLivePage(scope, id)) {
      throw conflict('event-live', 'A published page is about this event. Take the page off the site first.');
    }
  }
  const told: store.ThrownEvent['events'] = [named, ...rows.filter((row) => row !== named)];
  const { title, startDate, endDate, workspaceId, translationGroup } = named;
  await store.keep(scope, {
    ...{ id: eventId, workspaceId, kind: 'event', title, startDate, endDate },
    languages: told.map((event) => event.language),
    kept: { kind: 'event', events: told, ...(await store.belongingsOf(scope, told)) },
  });
  await store.removeEvents(
    scope,
    told.map(({ id }) => id),
  );
  if (translationGroup !== eventId) await raiseVersion(scope, translationGroup);
  await showEvent(scope, { translationGroup, workspaceId });
  await record(scope, 'event.deleted', eventId, { title, eventStartDate: new Date(startDate).toISOString() });
}

/** Throws a venue away. Throws 404, 412 `stale`, and 409 `venue-in-use` while events are held there. */
export async function deleteVenue(scope: TenantScope, venueId: string, expected: Expected = null): Promise<void> {
  const venue = await holdVenue(scope, venueId);
  const counted = venue && (await findCounted(scope, venueId));
  if (!venue || !counted) throw notFound('Venue');
  refuseStale(expected, presentVenue(counted));
  if (counted.events > 0) throw inUse(counted.events);
  const { workspaceId, title, city } = venue;
  const none = { languages: [], startDate: null, endDate: null };
  await store.keep(scope, { id: venueId, workspaceId, kind: 'venue', title, ...none, kept: { kind: 'venue', venue } });
  await store.removeVenue(scope, venueId).catch((problem: unknown) => {
    throw violates(problem, 'foreign-key') ? inUse(1) : problem;
  });
  await showVenue(scope, venue, true);
  await record(scope, 'venue.deleted', venueId, { title, city });
}

const inUse = (events: number) =>
  conflict(
    'venue-in-use',
    `${events === 1 ? 'An event is' : `${events} events are`} held here. Move or delete them first.`,
  );

/**
 * Brings an event or a venue back as it was, with what was live; false when it is neither, or not in the trash. Throws
 * 409 where something else has taken its place.
 */
export async function bringBack(scope: TenantScope, id: string): Promise<boolean> {
  const thrown = await store.holdThrown(scope, id);
  if (!thrown) return false;
  const { kept, title, workspaceId } = thrown;
  const there = { ...scope, workspaceId };
  await store.forget(scope, id);
  if (kept.kind === 'venue') {
    const venue = await store.putBackVenue(scope, dueOrFailed(kept.venue));
    if (!venue) throw taken(kept.venue);
    await showVenue(there, venue);
  } else {
    await bringBackEvent(there, id, kept);
  }
  await record(there, `${kept.kind}.brought-back`, id, { title });
  return true;
}

async function bringBackEvent(scope: TenantScope, id: string, kept: store.ThrownEvent): Promise<void> {
  const [first] = kept.events;
  const { translationGroup, workspaceId } = first;
  const alone = translationGroup !== id;
  const shared = alone
    ? await groupFor(scope, translationGroup, first.language)
    : { ...(await picturesOf(scope, first)), venueId: (await venueFor(scope, kept.venue)).id };
  const { version } = alone ? (shared as EventRow) : { version: first.version + 1 };
  await store.putBackEvents(
    scope,
    kept.events.map((event) => ({ ...event, ...shared, ...ownOf(dueOrFailed(event)), version })),
  );
  if (alone) await raiseVersion(scope, translationGroup);
  await store.putBackBelongings(scope, kept);
  await showEvent(scope, { translationGroup, workspaceId });
}

/** What a language alone has, whatever the others say by now. */
const ownOf = ({ id, title, description, slug, language, status, publishAt, failure, createdAt }: EventRow) => ({
  ...{ id, title, description, slug, language, status, publishAt, failure, createdAt },
});

/** The event a single language goes back to. Throws 409 when that is gone, or told in the language again. */
async function groupFor(scope: TenantScope, translationGroup: string, language: Language): Promise<EventRow> {
  const [row] = await findEvents(scope, [translationGroup]);
  if (!row) throw conflict('event-gone', 'The event it is a language of is not there. Bring that back first.');
  const told = await findTranslations(scope, translationGroup);
  if (told.some(({ event }) => event.language === language)) {
    throw conflict('translation-exists', 'The event is told in this language already');
  }
  return row.event;
}

/** Pictures that were deleted meanwhile are left out. */
async function picturesOf(scope: TenantScope, { imageId, secondaryImageId }: EventRow) {
  const named = [imageId, secondaryImageId].filter((one) => one !== null);
  const there = named.length > 0 ? await areMedia(scope, named) : new Set<string>();
  const still = (one: string | null) => (one !== null && there.has(one) ? one : null);
  return { imageId: still(imageId), secondaryImageId: still(secondaryImageId) };
}

/** The venue an event was held at: itself, brought back with the event if need be, or what stands in its place. */
async function venueFor(scope: TenantScope, venue: VenueRow): Promise<VenueRow> {
  const { id, workspaceId } = venue;
  const input = { ...venue, venueId: id };
  const known = await findVenue(scope, workspaceId, input);
  if (known) return known;
  const put = await store.putBackVenue(scope, dueOrFailed(venue));
  const other = put ?? (await findVenue(scope, workspaceId, { ...input, venueId: null }));
  if (!other) throw conflict('venue-exists', 'Its venue was changed by somebody else, try again');
  if (put) {
    await store.forget(scope, id);
    await showVenue(scope, put);
    await record(scope, 'venue.brought-back', id, { title: put.title });
  }
  return other;
}

/** What was to go live while it lay in the trash did not. */
function dueOrFailed<T extends EventRow | VenueRow>(row: T): T {
  if (row.status !== 'scheduled' || row.publishAt === null || Date.parse(row.publishAt) > Date.now()) return row;
  return { ...row, status: 'failed', publishAt: null, failure: 'It was in the trash when it was to go live' };
}

/** Removes for good what has lain in the trash for thirty days; answers how many things that were. */
export async function emptyTrash(now = Date.now()): Promise<number> {
  const before = new Date(now - keptDays * 86_400_000);
  let removed = 0;
  for (const { organisationId, id } of await store.longInTrash(before, round)) {
    const gone = await inTenant(organisationId, system, (scope) => store.removeForGood(scope, id, before));
    if (gone) removed += 1;
  }
  return removed;
}

type Act = 'event.deleted' | 'event.brought-back' | 'venue.deleted' | 'venue.brought-back';

const record = (scope: TenantScope, action: Act, targetId: string, detail: Record<string, unknown>) =>
  recordAct(scope, { action, targetKind: action.startsWith('event') ? 'event' : 'venue', targetId, detail });
