/**
 * Notices that a source of live texts says something else: what, since when and by whom, in the transaction of the
 * change itself, and has the live texts read again. It stands by itself, since facts, properties and events call it,
 * which everything else about texts builds on. Where nothing is live about the source, nothing is kept.
 */
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { enqueue } from '#lib/jobs.ts';
import type { TenantScope } from '#lib/scope.ts';
import { liveEventsAt, oldestLive, putChange } from './store.ts';

/** A source by its name as claims cite it, before and after; null where it was not or is no more. */
export type Change = { name: string; was: string | null; now: string | null };
/** What the source belongs to: a property, or an event by its translation group with the ids of its translations. */
export type Subject = { propertyId: string } | { eventId: string; eventIds: readonly string[] };

/** The job that reads live texts again. Its work stands in jobs.ts, which builds on what calls this. */
export const checkWork = {
  name: 'changed-facts.check',
  input: z.object({ organisationId: id, propertyId: id.nullable(), eventId: id.nullable() }),
};

/** Keeps the changes among these and has what is live about the subject read again once the transaction stands. */
export async function noticeChanges(scope: TenantScope, subject: Subject, all: readonly Change[]): Promise<void> {
  const changes = all.filter(({ was, now }) => was !== now);
  if (changes.length === 0) return;
  const live = await oldestLive(scope, subject);
  if (!live) return;
  const propertyId = 'propertyId' in subject ? subject.propertyId : null;
  const eventId = 'eventId' in subject ? subject.eventId : null;
  for (const change of changes) await putChange(scope, { ...change, propertyId, eventId }, live);
  const { organisationId } = scope;
  await enqueue(
    scope,
    checkWork,
    { organisationId, propertyId, eventId },
    { singletonKey: propertyId ?? eventId ?? organisationId },
  );
}

/** Fields that two states of a thing say differently, under the names claims cite them by. */
export function changesBetween<T extends object>(
  prefix: 'record' | 'event',
  before: T,
  after: T,
  fields: Readonly<Record<string, (thing: T) => unknown>>,
): Change[] {
  const said = (value: unknown) => (value === null || value === undefined || value === '' ? null : String(value));
  return Object.entries(fields).map(([field, read]) => ({
    name: `${prefix}.${field}`,
    was: said(read(before)),
    now: said(read(after)),
  }));
}

/** The same for a venue, which every event held there tells as its own. */
export async function noticeVenueChanges(
  scope: TenantScope,
  venueId: string,
  changes: readonly Change[],
): Promise<void> {
  if (changes.every(({ was, now }) => was === now)) return;
  for (const event of await liveEventsAt(scope, venueId)) await noticeChanges(scope, event, changes);
}

/** What of a venue texts about its events rest on, as two states of it say it. */
export const venueChanges = (before: Venue, after: Venue): Change[] =>
  changesBetween('event', before, after, {
    'venue.title': ({ title }) => title,
    'venue.address': ({ address }) => address,
    'venue.city': ({ city }) => city,
  });

type Venue = { title: string; address: string; city: string };
