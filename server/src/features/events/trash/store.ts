/**
 * The only SQL of what events and venues leave behind when they are thrown away: their rows, word for word, with where
 * they came from and which entries were about them.
 */
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { events, venues } from '#db/tables/content.ts';
import { entries } from '#db/tables/entries.ts';
import { eventOrigins } from '#db/tables/imports.ts';
import { type ThrownEvent, type ThrownVenue, thrownAway } from '#db/tables/trash.ts';
import type { TenantScope } from '#lib/scope.ts';
import { inAct } from '../../access/rules.ts';
import type { EventRow } from '../store.ts';
import type { VenueRow } from '../venues/store.ts';

export type { ThrownEvent, ThrownVenue };
export type Thrown = typeof thrownAway.$inferSelect;

/** An event with its translations, or one of these alone, held until the transaction ends; the first one first. */
export const holdRows = (scope: TenantScope, eventId: string): Promise<EventRow[]> =>
  scope.db
    .select()
    .from(events)
    .where(or(eq(events.id, eventId), eq(events.translationGroup, eventId)))
    .orderBy(asc(events.id))
    .for('update');

/** What of an event is lost with its rows. */
export async function belongingsOf(
  scope: TenantScope,
  told: readonly EventRow[],
): Promise<Omit<ThrownEvent, 'kind' | 'events'>> {
  const ids = told.map(({ id }) => id);
  const [venue] = await scope.db
    .select()
    .from(venues)
    .where(eq(venues.id, told[0]?.venueId ?? ''));
  if (!venue) throw new Error('An event is held at a venue');
  const about = await scope.db
    .select({ id: entries.id, eventId: sql<string>`${entries.eventId}` })
    .from(entries)
    .where(inArray(entries.eventId, ids));
  const origins = await scope.db.select().from(eventOrigins).where(inArray(eventOrigins.eventId, ids));
  return { venue, origins, entries: about };
}

/** Keeps a thing in the trash. */
export async function keep(scope: TenantScope, thing: Omit<Thrown, 'organisationId' | 'deletedAt'>): Promise<void> {
  await scope.db.insert(thrownAway).values({ ...thing, organisationId: scope.organisationId });
}

export async function removeEvents(scope: TenantScope, ids: readonly string[]): Promise<void> {
  await scope.db.delete(events).where(inArray(events.id, [...ids]));
}

/** Throws the database's refusal while an event is held there. */
export async function removeVenue(scope: TenantScope, venueId: string): Promise<void> {
  await scope.db.delete(venues).where(eq(venues.id, venueId));
}

/** A thing of the trash, held until the transaction ends. */
export async function holdThrown(scope: TenantScope, id: string): Promise<Thrown | undefined> {
  const [row] = await scope.db.select().from(thrownAway).where(eq(thrownAway.id, id)).for('update');
  return row;
}

export async function forget(scope: TenantScope, id: string): Promise<void> {
  await scope.db.delete(thrownAway).where(eq(thrownAway.id, id));
}

export async function putBackEvents(scope: TenantScope, rows: readonly EventRow[]): Promise<void> {
  await scope.db.insert(events).values(rows.map((row) => ({ ...row, updatedAt: sql`now()` })));
}

/** Origins another import has not taken meanwhile, and the entries that are about nothing since. */
export async function putBackBelongings(scope: TenantScope, { origins, entries: about }: ThrownEvent): Promise<void> {
  if (origins.length > 0) await scope.db.insert(eventOrigins).values(origins).onConflictDoNothing();
  for (const { id, eventId } of about) {
    await scope.db
      .update(entries)
      .set({ eventId })
      .where(and(eq(entries.id, id), isNull(entries.eventId)));
  }
}

/** Puts a venue back; undefined when one of this name, address and city, or this very one, stands there already. */
export async function putBackVenue(scope: TenantScope, venue: VenueRow): Promise<VenueRow | undefined> {
  const [row] = await scope.db
    .insert(venues)
    .values({ ...venue, version: venue.version + 1, updatedAt: sql`now()` })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Removes a thing for good; false when it was brought back or is gone. */
export async function removeForGood(scope: TenantScope, id: string, before: Date): Promise<boolean> {
  const rows = await scope.db
    .delete(thrownAway)
    .where(and(eq(thrownAway.id, id), lt(thrownAway.deletedAt, before.toISOString())))
    .returning({ id: thrownAway.id });
  return rows.length > 0;
}

/** What sources call events that lie in the trash of a workspace. */
export async function thrownOrigins(
  scope: TenantScope,
  workspaceId: string,
  uids: readonly string[],
): Promise<{ uid: string; recurrenceId: string }[]> {
  if (uids.length === 0) return [];
  const { rows } = await scope.db.execute<{ uid: string; recurrenceId: string }>(sql`
    select origin ->> 'uid' as uid, origin ->> 'recurrenceId' as "recurrenceId"
    from ${thrownAway} cross join jsonb_array_elements(${thrownAway.kept} -> 'origins') as origin
    where ${eq(thrownAway.workspaceId, workspaceId)} and ${thrownAway.kind} = 'event'
      and origin ->> 'uid' = any(${sql.param([...uids])}::text[])`);
  return rows;
}

type Long = { organisationId: string; id: string };

/** Things of all organisations that were thrown away before a moment, the longest first. */
export const longInTrash = (before: Date, most: number) =>
  inAct<Long[], Long[]>(`app.thrown_away_before('${before.toISOString()}', ${most})`, async (long) => long);
