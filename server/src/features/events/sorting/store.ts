/** What events are sorted into, counted and changed as a whole: a category of the site's own stands before the built-in. */
import type { EventCategory } from '@foyer/contract/events';
import { and, count, eq, sql } from 'drizzle-orm';
import { inWorkspace } from '#db/reach.ts';
import { events } from '#db/tables/content.ts';
import { workspaces } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

/** Events of the workspaces whose site stands on a domain. */
const onDomain = (domainId: string) =>
  sql`${events.workspaceId} = any(array(select ${workspaces.id} from ${workspaces} where ${eq(workspaces.domainId, domainId)}))`;
const sortedInto = sql<string>`coalesce(${events.siteCategory}, ${events.category})`;

/**
 * Events a scope reaches, each once: of a domain by the slug they are sorted into, of several by what kind they are,
 * since each site has a tree of its own.
 */
export async function countCategories(scope: Scope, domainId: string | undefined): Promise<Map<string, number>> {
  const slug = domainId ? sortedInto : sql<string>`${events.category}`;
  const rows = await scope.db
    .select({ slug, count: count() })
    .from(events)
    .where(
      and(
        inWorkspace(scope, events.organisationId, events.workspaceId),
        domainId ? onDomain(domainId) : undefined,
        eq(events.id, events.translationGroup),
      ),
    )
    .groupBy(slug);
  return new Map(rows.map((row) => [row.slug, row.count]));
}

/** Every event of a domain by the slug it is sorted into, whatever the caller reaches of them. */
export async function countOnDomain(scope: TenantScope, domainId: string): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ slug: sortedInto, count: count() })
    .from(events)
    .where(
      and(eq(events.organisationId, scope.organisationId), onDomain(domainId), eq(events.id, events.translationGroup)),
    )
    .groupBy(sortedInto);
  return new Map(rows.map((row) => [row.slug, row.count]));
}

/** Sorts all events of a domain that are in one category into another, in every language they are told in. */
export async function moveEvents(
  scope: TenantScope,
  domainId: string,
  from: string,
  to: { category: EventCategory; siteCategory: string | null },
): Promise<void> {
  await scope.db
    .update(events)
    .set({ ...to, version: sql`${events.version} + 1` })
    .where(and(eq(events.organisationId, scope.organisationId), onDomain(domainId), eq(sortedInto, from)));
}

/** Domain of a workspace's site. */
export async function domainOf(scope: TenantScope, workspaceId: string): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ domainId: workspaces.domainId })
    .from(workspaces)
    .where(and(eq(workspaces.organisationId, scope.organisationId), eq(workspaces.id, workspaceId)));
  return row?.domainId;
}
