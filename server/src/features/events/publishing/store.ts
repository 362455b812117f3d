/** Sets the status of events and venues by itself, without what else is written with them. */
import { eq, sql } from 'drizzle-orm';
import { events, venues } from '#db/tables/content.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { Plan } from '../planning/rules.ts';
import { raiseVersion } from '../store.ts';
import type { VenueRow } from '../venues/store.ts';

export async function setEventPlan(scope: TenantScope, eventId: string, plan: Plan): Promise<void> {
  await raiseVersion(scope, eventId);
  await scope.db
    .update(events)
    .set({ ...written(plan), updatedAt: sql`now()` })
    .where(eq(events.id, eventId));
}

export async function setVenuePlan(scope: TenantScope, venueId: string, plan: Plan): Promise<VenueRow> {
  const [row] = await scope.db
    .update(venues)
    .set({ ...written(plan), version: sql`${venues.version} + 1`, updatedAt: sql`now()` })
    .where(eq(venues.id, venueId))
    .returning();
  return row as VenueRow;
}

const written = ({ status, publishAt, failure }: Plan): Plan => ({ status, publishAt, failure });
