/** Finds what ids of a bulk act name: an entry, an event by its first language, or a venue. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { events, venues } from '#db/tables/content.ts';
import { entries } from '#db/tables/entries.ts';
import type { TenantScope } from '#lib/scope.ts';

export type Thing = { id: string; kind: 'entry' | 'event' | 'venue'; propertyId: string | null };

/** Those that stand in the workspace of the scope; what was thrown away is none of them. */
export async function thingsIn(scope: TenantScope, workspaceId: string, ids: readonly string[]): Promise<Thing[]> {
  const { db } = scope;
  const kindOf = (kind: Thing['kind']) => sql<Thing['kind']>`${kind}::text`.as('kind');
  const none = sql<string | null>`null::uuid`.as('property_id');
  return db
    .select({
      id: entries.id,
      kind: kindOf('entry'),
      propertyId: sql<string | null>`${entries.propertyId}`.as('property_id'),
    })
    .from(entries)
    .where(and(inArray(entries.id, [...ids]), eq(entries.workspaceId, workspaceId), isNull(entries.deletedAt)))
    .unionAll(
      db
        .select({ id: events.id, kind: kindOf('event'), propertyId: none })
        .from(events)
        .where(
          and(
            inArray(events.id, [...ids]),
            eq(events.workspaceId, workspaceId),
            eq(events.id, events.translationGroup),
          ),
        ),
    )
    .unionAll(
      db
        .select({ id: venues.id, kind: kindOf('venue'), propertyId: none })
        .from(venues)
        .where(and(inArray(venues.id, [...ids]), eq(venues.workspaceId, workspaceId))),
    );
}
