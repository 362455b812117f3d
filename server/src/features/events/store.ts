/**
 * The only SQL of events, each read together with its venue. Lists show an event once, by the language it was first
 * told in; its translations stand beside it in the same translation group.
 */
import type { EventCategory, eventSort, PostStatus } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import { and, asc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Insertion } from '#db/insertion.ts';
import { containing } from '#db/listing.ts';
import { inOrganisation, inWorkspace } from '#db/reach.ts';
import { Selection } from '#db/selection.ts';
import { events, venues } from '#db/tables/content.ts';
import { properties, workspaces } from '#db/tables/tenants.ts';
import type { Asked, Scope, TenantScope } from '#lib/scope.ts';
import type { VenueRow } from './venues/store.ts';

export type EventRow = typeof events.$inferSelect;
export type VenueOfEvent = Pick<VenueRow, 'title' | 'address' | 'postalCode' | 'city' | 'country'>;
export type EventWithVenue = { event: EventRow; venue: VenueOfEvent };
export type EventFilter = Paging & {
  domainId?: string;
  status?: PostStatus;
  category?: EventCategory;
  search?: string;
  since?: Date;
  until?: Date;
  sort: z.infer<typeof eventSort>;
};

const venueColumns = {
  title: venues.title,
  address: venues.address,
  postalCode: venues.postalCode,
  city: venues.city,
  country: venues.country,
};

const eventWithVenue = new Selection(
  { event: events, venue: venueColumns },
  sql`from ${events} join ${venues} on ${venues.id} = ${events.venueId}`,
);

const orders: Record<EventFilter['sort'], SQL> = {
  eventStartDate: sql`${events.startDate}, ${events.id}`,
  '-eventStartDate': sql`${events.startDate} desc, ${events.id} desc`,
  title: sql`${events.title}, ${events.id}`,
  '-title': sql`${events.title} desc, ${events.id} desc`,
  updatedAt: sql`${events.updatedAt}, ${events.id}`,
  '-updatedAt': sql`${events.updatedAt} desc, ${events.id} desc`,
};

/** One statement for page and total. */
export async function listEvents(
  scope: Scope,
  filter: EventFilter,
): Promise<{ rows: EventWithVenue[]; total: number }> {
  const pattern = filter.search ? containing(filter.search) : undefined;
  const where = and(
    inWorkspace(scope, events.organisationId, events.workspaceId),
    eq(events.id, events.translationGroup),
    // As an array it is found once and can be looked up in an index; as a subquery it is joined to every row counted.
    filter.domainId
      ? sql`${events.workspaceId} = any(array(select ${workspaces.id} from ${workspaces} where ${eq(workspaces.domainId, filter.domainId)}))`
      : undefined,
    filter.status ? eq(events.status, filter.status) : undefined,
    filter.category ? eq(events.category, filter.category) : undefined,
    filter.since ? gte(sql`coalesce(${events.endDate}, ${events.startDate})`, filter.since.toISOString()) : undefined,
    filter.until ? lt(events.startDate, filter.until.toISOString()) : undefined,
    pattern
      ? or(
          ilike(events.title, pattern),
          inArray(
            events.venueId,
            scope.db
              .select({ id: venues.id })
              .from(venues)
              .where(or(ilike(venues.city, pattern), ilike(venues.title, pattern))),
          ),
        )
      : undefined,
  );
  const { take, skip } = filter;
  const asked = eventWithVenue.askPage({
    where: where ?? sql`true`,
    counted: events,
    order: orders[filter.sort],
    take,
    skip,
  });
  const { rows, total } = await eventWithVenue.findWithTotal(scope, asked);
  return { rows, total: total ?? (filter.skip === 0 ? 0 : await scope.db.$count(events, where)) };
}

/** The question for events by id. */
export const askEvents = (eventIds: readonly string[]): Asked =>
  eventWithVenue.ask(sql`${events.id} = any(${sql.param(eventIds)}::uuid[])`);

/** Events by id, in no order. */
export const findEvents = (scope: Scope, eventIds: readonly string[]): Promise<EventWithVenue[]> =>
  eventIds.length === 0 ? Promise.resolve([]) : eventWithVenue.find(scope, askEvents(eventIds));

/** The languages of several events with the status of each, the first one first. */
export const languagesOf = (
  scope: Scope,
  groups: readonly string[],
): Promise<{ group: string; eventId: string; language: Language; status: PostStatus }[]> =>
  groups.length === 0
    ? Promise.resolve([])
    : scope.db
        .select({
          group: events.translationGroup,
          eventId: events.id,
          language: events.language,
          status: sql<PostStatus>`${events.status}`,
        })
        .from(events)
        .where(sql`${events.translationGroup} = any(${sql.param(groups)}::uuid[])`)
        .orderBy(sql`${events.id} <> ${events.translationGroup}`, asc(events.language));

/** The languages an event is told in, the first one first. */
export const findTranslations = (scope: Scope, translationGroup: string): Promise<EventWithVenue[]> =>
  scope.db
    .select({ event: events, venue: venueColumns })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .where(and(inOrganisation(scope, events.organisationId), eq(events.translationGroup, translationGroup)))
    .orderBy(asc(events.createdAt), asc(events.id));

export type EventValues = Omit<EventRow, 'organisationId' | 'createdAt' | 'updatedAt'>;

const insertion = new Insertion(events, ['createdAt', 'updatedAt']);

/** Sends it; a failure ends the transaction. */
export const insertEvent = (scope: TenantScope, values: EventValues): void =>
  scope.send(insertion.ask({ ...values, organisationId: scope.organisationId }));

/** An event in all its languages, which its version is that of. */
const inGroupOf = (scope: TenantScope, eventId: string) =>
  eq(
    events.translationGroup,
    sql`(${scope.db.select({ group: events.translationGroup }).from(events).where(eq(events.id, eventId))})`,
  );

/** Holds an event in all its languages until the transaction ends; always in one order, so that no two wait on each other. */
export async function holdEvent(scope: TenantScope, eventId: string): Promise<void> {
  await scope.db
    .select({ id: events.id })
    .from(events)
    .where(inGroupOf(scope, eventId))
    .orderBy(asc(events.id))
    .for('update');
}

/** Changes an event, and of its translations what all languages share. */
export async function updateEvent(
  scope: TenantScope,
  eventId: string,
  own: Pick<EventValues, 'title' | 'description' | 'slug' | 'status' | 'publishAt' | 'failure' | 'language'>,
  shared: Partial<EventValues>,
): Promise<void> {
  await scope.db
    .update(events)
    .set({ ...shared, version: next, updatedAt: sql`now()` })
    .where(inGroupOf(scope, eventId));
  await scope.db.update(events).set(own).where(eq(events.id, eventId));
}

/** Says that an event was saved, in whichever of its languages. */
export async function raiseVersion(scope: TenantScope, eventId: string): Promise<void> {
  await scope.db.update(events).set({ version: next }).where(inGroupOf(scope, eventId));
}

const next = sql`${events.version} + 1`;

/** Makes an event one of the languages of another, which it shares all but its texts with. */
export async function joinGroup(scope: TenantScope, eventId: string, first: EventRow): Promise<void> {
  const { id, organisationId, title, description, slug, status, language, createdAt, updatedAt, ...all } = first;
  const { publishAt, failure, ...shared } = all;
  await scope.db
    .update(events)
    .set({ ...shared, updatedAt: sql`now()` })
    .where(eq(events.id, eventId));
}

/** Events move with their venue, and are saved anew with it. */
export async function moveEvents(scope: TenantScope, venue: VenueRow): Promise<void> {
  await scope.db
    .update(events)
    .set({ latitude: venue.latitude, longitude: venue.longitude, version: next })
    .where(eq(events.venueId, venue.id));
}

/** Events held at a venue, in every language. */
export async function eventIdsAt(scope: TenantScope, venueId: string): Promise<string[]> {
  const rows = await scope.db.select({ id: events.id }).from(events).where(eq(events.venueId, venueId));
  return rows.map((row) => row.id);
}

/** Workspaces of the properties a scope reaches by themselves. */
export async function workspacesOf(scope: Scope, propertyIds: readonly string[]): Promise<string[]> {
  if (propertyIds.length === 0) return [];
  const rows = await scope.db
    .selectDistinct({ id: properties.workspaceId })
    .from(properties)
    .where(inArray(properties.id, [...propertyIds]));
  return rows.map((row) => row.id);
}
