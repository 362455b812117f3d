/**
 * The SQL of where a picture is used: drafts, what guests see, events and properties of the organisation. What the scope
 * does not reach is marked, since it counts all the same.
 */
import { aliasedTable, and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { asProperty, atProperty, inWorkspace } from '#db/reach.ts';
import { events } from '#db/tables/content.ts';
import { entries, posts, publications } from '#db/tables/entries.ts';
import { siteSettings } from '#db/tables/settings.ts';
import { domains, properties } from '#db/tables/tenants.ts';
import type { TenantScope } from '#lib/scope.ts';

/** A JSON value that holds the id anywhere in it; ids cannot be guessed, so no other text is one. */
const holds = (json: SQL | { getSQL(): SQL }, id: string): SQL =>
  sql`jsonb_path_exists(${json}, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;

/** Posts of entries that show it: in the draft, in what guests see, or in all languages of the entry. */
export async function postsShowing(scope: TenantScope, id: string) {
  const draft = or(holds(posts.blocks, id), holds(posts.details, id), holds(entries.details, id));
  const live = sql<boolean>`coalesce(${publications.live}, false)`;
  const shown = and(publications.live, or(holds(publications.blocks, id), holds(publications.details, id)));
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
    .where(and(eq(posts.organisationId, scope.organisationId), isNull(posts.deletedAt), or(draft, shown)))
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
    .where(
      and(eq(events.organisationId, scope.organisationId), or(eq(events.imageId, id), eq(events.secondaryImageId, id))),
    )
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
    .where(and(eq(properties.organisationId, scope.organisationId), eq(properties.imageId, id)))
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
    .where(
      and(
        eq(siteSettings.organisationId, scope.organisationId),
        or(holds(siteSettings.draft, id), holds(siteSettings.published, id)),
      ),
    );

/** Every text in a JSON value that could be an id. */
const idsIn = (json: SQL | { getSQL(): SQL }): SQL =>
  sql`jsonb_path_query(${json}, '$.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{8}-[0-9a-f-]{27}$")') #>> '{}'`;

/**
 * What of the organisation shows which picture, as (id, thing, live): entries and events count once whatever their
 * languages. Ids that are no picture's are among them.
 */
export function shownThings(scope: TenantScope): SQL {
  const own = (table: { organisationId: { getSQL(): SQL } }) => sql`${table.organisationId} = ${scope.organisationId}`;
  return sql`select ${idsIn(posts.blocks)} as id, ${posts.entryId} as thing, false as live
      from ${posts} where ${own(posts)} and ${posts.deletedAt} is null
    union all select ${idsIn(posts.details)}, ${posts.entryId}, false
      from ${posts} where ${own(posts)} and ${posts.deletedAt} is null
    union all select ${idsIn(entries.details)}, ${entries.id}, false from ${entries} where ${own(entries)}
    union all select ${idsIn(publications.blocks)}, coalesce(${publications.entryId}, ${publications.thingId}), true
      from ${publications} where ${own(publications)} and ${publications.live}
    union all select ${idsIn(publications.details)}, coalesce(${publications.entryId}, ${publications.thingId}), true
      from ${publications} where ${own(publications)} and ${publications.live}
    union all select ${events.imageId}::text, ${events.translationGroup}, ${events.status} = 'published'
      from ${events} where ${own(events)} and ${events.imageId} is not null
    union all select ${events.secondaryImageId}::text, ${events.translationGroup}, ${events.status} = 'published'
      from ${events} where ${own(events)} and ${events.secondaryImageId} is not null
    union all select ${properties.imageId}::text, ${properties.id}, true
      from ${properties} where ${own(properties)} and ${properties.imageId} is not null
    union all select ${idsIn(siteSettings.draft)}, ${siteSettings.domainId}, true
      from ${siteSettings} where ${own(siteSettings)}
    union all select ${idsIn(siteSettings.published)}, ${siteSettings.domainId}, true
      from ${siteSettings} where ${own(siteSettings)} and ${siteSettings.published} is not null`;
}
