/** Which events live pages of a property are about. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { events } from '#db/tables/content.ts';
import { publications } from '#db/tables/entries.ts';
import type { Scope } from '#lib/scope.ts';

/** By translation group, whichever of its languages a page names. */
export async function liveEvents(scope: Scope, propertyId: string): Promise<Set<string>> {
  const rows = await scope.db
    .selectDistinct({ id: events.translationGroup })
    .from(publications)
    .innerJoin(events, eq(events.id, publications.eventId))
    .where(and(eq(publications.propertyId, propertyId), eq(publications.live, true), isNotNull(publications.entryId)));
  return new Set(rows.map((row) => row.id));
}
