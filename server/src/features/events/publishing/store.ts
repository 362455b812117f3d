/** Sets the status of events and venues by itself, without what else is written with them. */
import { eq, inArray, sql } from 'drizzle-orm';
import { events, venues } from '#db/tables/content.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { VenueRow } from '../venues/store.ts';

export type Status = 'draft' | 'published' | 'archived';

export async function setEventStatus(scope: TenantScope, eventIds: readonly string[], status: Status): Promise<void> {
  await scope.db
    .update(events)
    .set({ status, updatedAt: sql`now()` })
    .where(inArray(events.id, [...eventIds]));
}

export async function setVenueStatus(
  scope: TenantScope,
  venueId: string,
  status: Status,
): Promise<VenueRow | undefined> {
  const [row] = await scope.db
    .update(venues)
    .set({ status, updatedAt: sql`now()` })
    .where(eq(venues.id, venueId))
    .returning();
  return row;
}
