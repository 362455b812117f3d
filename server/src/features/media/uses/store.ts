/**
 * The SQL of where a picture is used: drafts, what guests see, events and properties of the organisation. What the scope
 * does not reach is marked, since it counts all the same.
 */
import { aliasedTable, and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { asProperty, atProperty, inWorkspace } from '#db/reach.ts';
import { events } from '#db/tables/content.ts';
import { entries, posts, publications } from '#db/tables/entries.ts';
import { properties } from '#db/tables/tenants.ts';
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
