/** The only SQL of venues. A venue stands once in a workspace by title, street address and city. */
import type { EventInput } from '@foyer/contract/events';
import type { Paging } from '@foyer/contract/lists';
import type { VenueInput, venueSort } from '@foyer/contract/venues';
import { and, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containing, totalColumn, withTotal } from '#db/listing.ts';
import { inWorkspace } from '#db/reach.ts';
import { Selection } from '#db/selection.ts';
import { events, venues } from '#db/tables/content.ts';
import { workspaces } from '#db/tables/tenants.ts';
import { boxesAround, type Place } from '#lib/geography.ts';
import type { Asked, Scope, TenantScope } from '#lib/scope.ts';
import type { Plan } from '../planning/rules.ts';

export type VenueOfEventInput = EventInput['venue'];
/** Capacity and what is planned stay as they are, or as new venues have them, when they are left out. */
export type VenueValues = Omit<VenueOfEventInput, 'venueId'> & Partial<Pick<VenueInput, 'capacity'> & Plan>;
export type VenueRow = typeof venues.$inferSelect;
/** With how many events are held there. */
export type CountedVenue = { venue: VenueRow; events: number };
export type VenueFilter = Paging & {
  workspaceId?: string;
  domainId?: string;
  search?: string;
  status?: VenueInput['status'];
  sort: z.infer<typeof venueSort>;
};

const venueRow = new Selection({ venue: venues }, sql`from ${venues}`);

/** The question for the venue an input names: by its id, else by title, street address and city. */
export function askVenue(workspaceId: string, { venueId, title, address, city }: VenueOfEventInput): Asked {
  const named = venueId
    ? eq(venues.id, venueId)
    : sql`lower(${venues.title}) = lower(${title}) and lower(${venues.address}) = lower(${address})
        and lower(${venues.city}) = lower(${city})`;
  return venueRow.ask(sql`${eq(venues.workspaceId, workspaceId)} and ${named}`);
}

export async function findVenue(
  scope: TenantScope,
  workspaceId: string,
  input: VenueOfEventInput,
): Promise<VenueRow | undefined> {
  const [row] = await venueRow.find(scope, askVenue(workspaceId, input));
  return row?.venue;
}

// Named with their tables by hand: columns of a query over one table stand without. What is counted stands in the
// filter, where no index of all first languages is read for it beside the one of the venue.
const eventCount = sql<number>`(select count(*) filter (where held.id = held.translation_group) from ${events} held
  where held.venue_id = ${venues}.id)`.mapWith(Number);

export async function findCounted(scope: Scope, venueId: string): Promise<CountedVenue | undefined> {
  const [row] = await scope.db.select({ venue: venues, events: eventCount }).from(venues).where(eq(venues.id, venueId));
  return row;
}

/** A venue, held until the transaction ends. */
export async function holdVenue(scope: TenantScope, venueId: string): Promise<VenueRow | undefined> {
  const [row] = await scope.db.select().from(venues).where(eq(venues.id, venueId)).for('update');
  return row;
}

const orders: Record<VenueFilter['sort'], SQL> = {
  title: sql`lower(${venues.title}), ${venues.id}`,
  '-title': sql`lower(${venues.title}) desc, ${venues.id} desc`,
  city: sql`lower(${venues.city}), ${venues.id}`,
  '-city': sql`lower(${venues.city}) desc, ${venues.id} desc`,
  events: sql`${eventCount}, ${venues.id}`,
  '-events': sql`${eventCount} desc, ${venues.id} desc`,
};

export async function listVenues(scope: Scope, filter: VenueFilter): Promise<{ rows: CountedVenue[]; total: number }> {
  const where = and(within(scope, filter), filter.status ? eq(venues.status, filter.status) : undefined);
  const rows = await scope.db
    .select({ venue: venues, events: eventCount, total: totalColumn })
    .from(venues)
    .where(where)
    .orderBy(orders[filter.sort])
    .limit(filter.take)
    .offset(filter.skip);
  return withTotal(rows, filter.skip, () => scope.db.$count(venues, where));
}

export type VenuesAround = Paging &
  Pick<VenueFilter, 'workspaceId' | 'domainId' | 'search'> & {
    from: Place;
    /** Kilometres. */
    radius: number;
    descending: boolean;
  };

/** Venues within the radius by their kilometres in a straight line (haversine). */
export async function venuesAround(
  scope: Scope,
  search: VenuesAround,
): Promise<{ rows: (CountedVenue & { distance: number })[]; total: number }> {
  const { latitude, longitude } = search.from;
  const kilometres = sql<number>`2 * 6371.0088 * asin(least(1, sqrt(
    sin(radians(${venues.latitude} - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(${venues.latitude}))
      * sin(radians(${venues.longitude} - ${longitude}::float8) / 2) ^ 2)))`;
  const boxes = boxesAround(search.from, search.radius).map(({ west, south, east, north }) =>
    and(
      gte(venues.latitude, south),
      lte(venues.latitude, north),
      gte(venues.longitude, west),
      lte(venues.longitude, east),
    ),
  );
  const where = and(within(scope, search), or(...boxes), sql`${kilometres} <= ${search.radius}::float8`);
  const rows = await scope.db
    .select({ venue: venues, events: eventCount, distance: kilometres.mapWith(Number), total: totalColumn })
    .from(venues)
    .where(where)
    .orderBy(search.descending ? sql`${kilometres} desc, ${venues.id} desc` : sql`${kilometres}, ${venues.id}`)
    .limit(search.take)
    .offset(search.skip);
  return withTotal(rows, search.skip, () => scope.db.$count(venues, where));
}

function within(scope: Scope, filter: Pick<VenueFilter, 'workspaceId' | 'domainId' | 'search'>): SQL | undefined {
  const pattern = filter.search ? containing(filter.search) : undefined;
  return and(
    inWorkspace(scope, venues.organisationId, venues.workspaceId),
    filter.workspaceId ? eq(venues.workspaceId, filter.workspaceId) : undefined,
    filter.domainId
      ? sql`${venues.workspaceId} = any(array(select ${workspaces.id} from ${workspaces} where ${eq(workspaces.domainId, filter.domainId)}))`
      : undefined,
    pattern ? or(ilike(venues.title, pattern), ilike(venues.city, pattern), ilike(venues.address, pattern)) : undefined,
  );
}

/** Undefined when there is one already, perhaps since just now. */
export async function insertVenue(
  scope: TenantScope,
  workspaceId: string,
  input: VenueValues,
): Promise<VenueRow | undefined> {
  const [row] = await scope.db
    .insert(venues)
    .values({ organisationId: scope.organisationId, workspaceId, ...named(input) })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Throws the database's refusal when another venue has this title, address and city. */
export async function updateVenue(scope: TenantScope, venueId: string, input: VenueValues): Promise<VenueRow> {
  const [row] = await scope.db
    .update(venues)
    .set({ ...named(input), version: sql`${venues.version} + 1`, updatedAt: sql`now()` })
    .where(eq(venues.id, venueId))
    .returning();
  return row as VenueRow;
}

const named = (input: VenueValues) => ({
  title: input.title,
  address: input.address,
  postalCode: input.postalCode,
  city: input.city,
  country: input.country,
  latitude: input.latitude,
  longitude: input.longitude,
  ...(input.capacity === undefined ? {} : { capacity: input.capacity }),
  ...(input.status === undefined ? {} : { status: input.status, publishAt: input.publishAt, failure: input.failure }),
});
