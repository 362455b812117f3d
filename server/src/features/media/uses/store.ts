/**
 * The SQL of where a picture is used: drafts, what guests see, events and properties of the organisation, found by what
 * `picture_uses` holds. What the scope does not reach is marked, since it counts all the same.
 */
import { aliasedTable, and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { asProperty, atProperty, inWorkspace } from '#db/reach.ts';
import { events } from '#db/tables/content.ts';
import { hotelDecors } from '#db/tables/decor.ts';
import { entries, posts, publications } from '#db/tables/entries.ts';
import { pictureUses } from '#db/tables/picture-uses.ts';
import { siteSettings } from '#db/tables/settings.ts';
import { domains, properties } from '#db/tables/tenants.ts';
import type { TenantScope } from '#lib/scope.ts';

/** The row of this id is one that shows the picture. */
const shows = (scope: TenantScope, id: string, row: PgColumn): SQL =>
  sql`${row} in (select ${pictureUses.sourceId} from ${pictureUses}
    where ${pictureUses.organisationId} = ${scope.organisationId} and ${pictureUses.mediaId} = ${id})`;

/** Posts of entries that show it: in the draft, in what guests see, or in all languages of the entry. */
export async function postsShowing(scope: TenantScope, id: string) {
  const draft = or(shows(scope, id, posts.id), shows(scope, id, entries.id));
  const live = sql<boolean>`coalesce(${publications.live}, false)`;
  const shown = and(publications.live, shows(scope, id, publications.id));
  const things = scope.db
    .select({ id: pictureUses.thingId })
    .from(pictureUses)
    .where(and(eq(pictureUses.organisationId, scope.organisationId), eq(pictureUses.mediaId, id)));
  return scope.db
    .select({
      entryId: entries.id,
      type: entries.type,
      title: sql<string>`coalesce(nullif(${posts.title}, ''), ${entries.name})`,
      language: posts.language,
      live: sql<boolean>`coalesce(${shown}, false)`.as('live'),
      reached: sql<boolean>`${atProperty(scope, { organisation: entries.organisationId, workspace: entries.workspaceId, property: entries.propertyId })}`,
    })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .leftJoin(publications, and(eq(publications.postId, posts.id), eq(live, true)))
    .where(
      and(
        eq(posts.organisationId, scope.organisationId),
        isNull(posts.deletedAt),
        inArray(entries.id, things),
        or(draft, shown),
      ),
    )
    .orderBy(asc(entries.id), asc(posts.id));
}

/** Events that show it, in each language. */
export function eventsShowing(scope: TenantScope, id: string) {
  const first = aliasedTable(events, 'first');
  return scope.db
    .select({
      groupId: events.translationGroup,
      title: first.title,
      language: events.language,
      status: events.status,
      reached: sql<boolean>`${inWorkspace(scope, events.organisationId, events.workspaceId)}`,
    })
    .from(events)
    .innerJoin(first, eq(first.id, events.translationGroup))
    .where(and(eq(events.organisationId, scope.organisationId), shows(scope, id, events.id)))
    .orderBy(asc(events.startDate), asc(events.createdAt));
}

/** Properties whose picture it is. */
export const propertiesShowing = (scope: TenantScope, id: string) =>
  scope.db
    .select({
      id: properties.id,
      name: properties.name,
      live: sql<boolean>`exists (select from ${publications} shown where shown.property_id = properties.id and shown.live)`,
      reached: sql<boolean>`${asProperty(scope)}`,
    })
    .from(properties)
    .where(and(eq(properties.organisationId, scope.organisationId), shows(scope, id, properties.id)))
    .orderBy(asc(properties.createdAt));

/** Houses whose look it is part of. */
export const decorsShowing = (scope: TenantScope, id: string) =>
  scope.db
    .select({
      id: hotelDecors.id,
      name: properties.name,
      live: sql<boolean>`false`,
      reached: sql<boolean>`${asProperty(scope)}`,
    })
    .from(hotelDecors)
    .innerJoin(properties, eq(properties.id, hotelDecors.propertyId))
    .where(and(eq(hotelDecors.organisationId, scope.organisationId), shows(scope, id, hotelDecors.id)))
    .orderBy(asc(properties.createdAt));

/** Domains whose site shows it in what is said of it or above its lists. */
export const sitesShowing = (scope: TenantScope, id: string) =>
  scope.db
    .selectDistinct({
      id: domains.id,
      name: sql<string>`${domains.name} || '.' || ${domains.tld}`,
      live: sql<boolean>`true`,
      reached: sql<boolean>`true`,
    })
    .from(siteSettings)
    .innerJoin(domains, eq(domains.id, siteSettings.domainId))
    .where(and(eq(siteSettings.organisationId, scope.organisationId), shows(scope, id, siteSettings.id)));
