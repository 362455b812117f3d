/** The only SQL of imports and of where events came from. */
import type { EventInput } from '@foyer/contract/events';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { events, venues } from '#db/tables/content.ts';
import { eventImports, eventOrigins } from '#db/tables/imports.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type ImportRow = typeof eventImports.$inferSelect;
export type OriginRow = typeof eventOrigins.$inferSelect;
export type VenueRow = typeof venues.$inferSelect;

export async function insertImport(
  scope: TenantScope,
  values: Omit<typeof eventImports.$inferInsert, 'organisationId'>,
): Promise<ImportRow> {
  const [row] = await scope.db
    .insert(eventImports)
    .values({ ...values, organisationId: scope.organisationId })
    .returning();
  return row as ImportRow;
}

export async function findImport(scope: Scope, importId: string): Promise<ImportRow | undefined> {
  const [row] = await scope.db.select().from(eventImports).where(eq(eventImports.id, importId));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockImport(scope: TenantScope, importId: string): Promise<ImportRow | undefined> {
  const [row] = await scope.db.select().from(eventImports).where(eq(eventImports.id, importId)).for('update');
  return row;
}

export async function updateImport(
  scope: TenantScope,
  importId: string,
  values: Partial<Pick<ImportRow, 'content' | 'format' | 'lines' | 'reached' | 'appliedAt' | 'jobId' | 'dryRun'>>,
): Promise<void> {
  await scope.db.update(eventImports).set(values).where(eq(eventImports.id, importId));
}

/** Origins of a workspace by the names their sources give them. */
export async function findOrigins(
  scope: TenantScope,
  workspaceId: string,
  uids: readonly string[],
): Promise<OriginRow[]> {
  if (uids.length === 0) return [];
  return scope.db
    .select()
    .from(eventOrigins)
    .where(
      and(eq(eventOrigins.workspaceId, workspaceId), sql`${eventOrigins.uid} = any(${sql.param([...uids])}::text[])`),
    );
}

/** Says where an event came from; of one that is known, what it was told as last. */
export async function keepOrigin(
  scope: TenantScope,
  origin: { workspaceId: string; eventId: string; uid: string; recurrenceId: string; imported: EventInput },
): Promise<void> {
  await scope.db
    .insert(eventOrigins)
    .values({ ...origin, organisationId: scope.organisationId })
    .onConflictDoUpdate({
      target: [eventOrigins.workspaceId, eventOrigins.uid, eventOrigins.recurrenceId],
      set: { imported: origin.imported },
    });
}

/** What a workspace has within a time, by what tells events apart: title, day, place. */
export const findEventsWithin = (scope: TenantScope, workspaceId: string, since: string, until: string) =>
  scope.db
    .select({
      id: events.id,
      title: events.title,
      startDate: events.startDate,
      timeZone: events.timeZone,
      venue: venues.title,
      city: venues.city,
    })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .where(and(eq(events.workspaceId, workspaceId), gte(events.startDate, since), lte(events.startDate, until)));

export const findVenues = (scope: TenantScope, workspaceId: string): Promise<VenueRow[]> =>
  scope.db.select().from(venues).where(eq(venues.workspaceId, workspaceId));

/** Lets one import at a time enter events into a workspace, until the transaction ends. */
export async function holdImports(scope: TenantScope, workspaceId: string): Promise<void> {
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${workspaceId}`}, 0))`);
}
