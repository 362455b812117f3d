/** Counts what stands in a workspace. */
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { events, media } from '#db/tables/content.ts';
import { entries, publications } from '#db/tables/entries.ts';
import { properties, userRoles, workspaces } from '#db/tables/tenants.ts';
import type { TenantScope } from '#lib/scope.ts';

/** In one statement; `others` are the other workspaces on the domain. */
export async function countWithin(scope: TenantScope, workspaceId: string, domainId: string) {
  const { db } = scope;
  const houses = db.select({ id: properties.id }).from(properties).where(eq(properties.workspaceId, workspaceId));
  const members = db
    .select({ count: sql`count(distinct ${userRoles.userId})` })
    .from(userRoles)
    .where(or(eq(userRoles.workspaceId, workspaceId), inArray(userRoles.propertyId, houses)));
  const [row] = await db
    .select({
      properties: db.$count(properties, eq(properties.workspaceId, workspaceId)),
      // An event stands once for each language it is told in.
      events: db.$count(events, and(eq(events.workspaceId, workspaceId), eq(events.id, events.translationGroup))),
      pages: db.$count(entries, and(eq(entries.workspaceId, workspaceId), isNull(entries.deletedAt))),
      publishedPages: db.$count(
        publications,
        and(publications.live, isNotNull(publications.entryId), eq(publications.workspaceId, workspaceId)),
      ),
      media: db.$count(media, eq(media.workspaceId, workspaceId)),
      members: sql`(${members})`.mapWith(Number),
      others: db.$count(workspaces, and(eq(workspaces.domainId, domainId), ne(workspaces.id, workspaceId))),
    })
    .from(workspaces)
    .where(and(eq(workspaces.organisationId, scope.organisationId), eq(workspaces.id, workspaceId)));
  if (!row) throw new Error('The workspace went while it was counted');
  return row;
}
