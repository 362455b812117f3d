/** What the rows of a page of the list show: reads of a fixed number, whatever the page holds. */
import type { Language } from '@foyer/contract/languages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { events, venues } from '#db/tables/content.ts';
import { entries, posts, publications } from '#db/tables/entries.ts';
import { properties, workspaces } from '#db/tables/tenants.ts';
import { thrownAway } from '#db/tables/trash.ts';
import type { Scope } from '#lib/scope.ts';

type Ids = readonly string[];
const none = Promise.resolve([]);

/** Entries with the event they are about, their property, and the first picture they show. */
export const entriesByIds = (scope: Scope, ids: Ids) =>
  ids.length === 0
    ? none
    : scope.db
        .select({
          entry: entries,
          event: { startDate: events.startDate, endDate: events.endDate, eventStatus: events.eventStatus },
          propertyName: properties.name,
          timeZone: properties.timeZone,
          imageId: sql<string | null>`coalesce(
            ${entries.details} ->> 'coverId', ${posts.details} ->> 'featuredMediaId',
            jsonb_path_query_first(${posts.blocks}, '$.**.imageId ? (@ != null)') #>> '{}', ${events.imageId}::text)`,
        })
        .from(entries)
        .leftJoin(events, eq(events.id, entries.eventId))
        .leftJoin(properties, eq(properties.id, entries.propertyId))
        .leftJoin(posts, and(eq(posts.entryId, entries.id), eq(posts.language, entries.sourceLanguage)))
        .where(inArray(entries.id, [...ids]));

/** Their posts without the texts. */
export const postsByEntries = (scope: Scope, ids: Ids) =>
  ids.length === 0
    ? none
    : scope.db
        .select({
          id: posts.id,
          entryId: posts.entryId,
          domainId: posts.domainId,
          type: posts.type,
          language: posts.language,
          status: posts.status,
          title: posts.title,
          slug: posts.slug,
          version: posts.version,
          textVersion: posts.textVersion,
          sourceVersion: posts.sourceVersion,
          publishedVersion: posts.publishedVersion,
          publishedAt: posts.publishedAt,
          publishedBy: posts.publishedBy,
          publishAt: posts.publishAt,
          failure: posts.failure,
          styleScore: posts.styleScore,
          openClaims: posts.openClaims,
        })
        .from(posts)
        .where(inArray(posts.entryId, [...ids]))
        .orderBy(asc(posts.id));

/** Events in every language they are told in, with the domain of their workspace. */
export const eventsByGroups = (scope: Scope, ids: Ids) =>
  ids.length === 0
    ? none
    : scope.db
        .select({
          id: events.id,
          translationGroup: events.translationGroup,
          domainId: workspaces.domainId,
          language: events.language,
          status: events.status,
          publishAt: events.publishAt,
          failure: events.failure,
          title: events.title,
          slug: events.slug,
          startDate: events.startDate,
          endDate: events.endDate,
          eventStatus: events.eventStatus,
          imageId: events.imageId,
          updatedAt: events.updatedAt,
        })
        .from(events)
        .innerJoin(workspaces, eq(workspaces.id, events.workspaceId))
        .where(inArray(events.translationGroup, [...ids]))
        .orderBy(asc(events.createdAt), asc(events.id));

export const venuesByIds = (scope: Scope, ids: Ids) =>
  ids.length === 0
    ? none
    : scope.db
        .select({
          id: venues.id,
          workspaceId: venues.workspaceId,
          domainId: workspaces.domainId,
          status: venues.status,
          publishAt: venues.publishAt,
          failure: venues.failure,
          title: venues.title,
          updatedAt: venues.updatedAt,
        })
        .from(venues)
        .innerJoin(workspaces, eq(workspaces.id, venues.workspaceId))
        .where(inArray(venues.id, [...ids]));

/** Events and venues in the trash, with the domain of their workspace. */
export const thrownByIds = (scope: Scope, ids: Ids) =>
  ids.length === 0
    ? none
    : scope.db
        .select({
          id: thrownAway.id,
          kept: thrownAway.kept,
          deletedAt: thrownAway.deletedAt,
          domainId: workspaces.domainId,
        })
        .from(thrownAway)
        .innerJoin(workspaces, eq(workspaces.id, thrownAway.workspaceId))
        .where(inArray(thrownAway.id, [...ids]));

export type LiveAddress = {
  thingId: string;
  postId: string | null;
  domainId: string;
  language: Language;
  path: string;
  publishedAt: string;
  publishedBy: string;
  stale: number;
};

/** Where things are live, with how many of their live claims no longer hold. */
export const liveAddressesOf = (scope: Scope, ids: Ids): Promise<LiveAddress[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : scope.db
        .select({
          thingId: publications.thingId,
          postId: publications.postId,
          domainId: publications.domainId,
          language: publications.language,
          path: publications.path,
          publishedAt: publications.publishedAt,
          publishedBy: publications.publishedBy,
          stale: sql<number>`case when jsonb_typeof(${publications.staleClaims}) = 'array'
            then jsonb_array_length(${publications.staleClaims}) else 0 end`,
        })
        .from(publications)
        .where(and(inArray(publications.thingId, [...ids]), eq(publications.live, true)));
