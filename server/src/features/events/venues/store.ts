/** The only SQL of venues. A venue stands once in a workspace by title, street address and city. */
import type { EventInput } from '@foyer/contract/events';
import { and, eq, sql } from 'drizzle-orm';
import { venues } from '#db/tables/content.ts';
import type { TenantScope } from '#lib/scope.ts';

export type VenueInput = EventInput['venue'];
export type VenueRow = typeof venues.$inferSelect;

export async function findVenue(
  scope: TenantScope,
  workspaceId: string,
  venueId: string,
): Promise<VenueRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(venues)
    .where(and(eq(venues.workspaceId, workspaceId), eq(venues.id, venueId)));
  return row;
}

export async function findSameVenue(
  scope: TenantScope,
  workspaceId: string,
  { title, address, city }: VenueInput,
): Promise<VenueRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(venues)
    .where(
      and(
        eq(venues.workspaceId, workspaceId),
        sql`lower(${venues.title}) = lower(${title})`,
        sql`lower(${venues.address}) = lower(${address})`,
        sql`lower(${venues.city}) = lower(${city})`,
      ),
    );
  return row;
}

/** Undefined when somebody else has just added it. */
export async function insertVenue(
  scope: TenantScope,
  workspaceId: string,
  input: VenueInput,
): Promise<VenueRow | undefined> {
  const [row] = await scope.db
    .insert(venues)
    .values({ organisationId: scope.organisationId, workspaceId, ...named(input) })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Throws the database's refusal when another venue has this title, address and city. */
export async function updateVenue(scope: TenantScope, venueId: string, input: VenueInput): Promise<VenueRow> {
  const [row] = await scope.db
    .update(venues)
    .set({ ...named(input), updatedAt: sql`now()` })
    .where(eq(venues.id, venueId))
    .returning();
  return row as VenueRow;
}

const named = (input: VenueInput) => ({
  title: input.title,
  address: input.address,
  postalCode: input.postalCode,
  city: input.city,
  country: input.country,
  latitude: input.latitude,
  longitude: input.longitude,
});
