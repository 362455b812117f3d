/** The only SQL of venues. A venue stands once in a workspace by title, street address and city. */
import type { EventInput } from '@foyer/contract/events';
import { eq, sql } from 'drizzle-orm';
import { Selection } from '#db/selection.ts';
import { venues } from '#db/tables/content.ts';
import type { Asked, TenantScope } from '#lib/scope.ts';

export type VenueInput = EventInput['venue'];
export type VenueRow = typeof venues.$inferSelect;

const venueRow = new Selection({ venue: venues }, sql`from ${venues}`);

/** The question for the venue an input names: by its id, else by title, street address and city. */
export function askVenue(workspaceId: string, { venueId, title, address, city }: VenueInput): Asked {
  const named = venueId
    ? eq(venues.id, venueId)
    : sql`lower(${venues.title}) = lower(${title}) and lower(${venues.address}) = lower(${address})
        and lower(${venues.city}) = lower(${city})`;
  return venueRow.ask(sql`${eq(venues.workspaceId, workspaceId)} and ${named}`);
}

export async function findVenue(
  scope: TenantScope,
  workspaceId: string,
  input: VenueInput,
): Promise<VenueRow | undefined> {
  const [row] = await venueRow.find(scope, askVenue(workspaceId, input));
  return row?.venue;
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
