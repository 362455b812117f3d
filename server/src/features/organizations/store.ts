/** The only SQL of organizations. The number of workspaces is counted, never kept. */
import type { Paging } from '@foyer/contract/lists';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inOrganisation } from '#db/reach.ts';
import { organizations } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

const workspaceCount = sql<number>`(select count(*) from workspaces w where w.organisation_id = organizations.id)`
  .mapWith(Number)
  .as('workspace_count');
const columns = { ...getTableColumns(organizations), workspaceCount };

export type OrganizationRow = typeof organizations.$inferSelect & { workspaceCount: number };

export async function listOrganizations(scope: Scope, { skip, take }: Paging) {
  const where = inOrganisation(scope, organizations.id);
  const rows = await scope.db
    .select({ ...columns, total: totalColumn })
    .from(organizations)
    .where(where)
    .orderBy(asc(organizations.createdAt), asc(organizations.id))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(organizations, where));
}

export async function findOrganization(scope: TenantScope): Promise<OrganizationRow | undefined> {
  const [row] = await scope.db.select(columns).from(organizations).where(eq(organizations.id, scope.organisationId));
  return row;
}

/** Holds the organisation until the transaction ends, so that its limit can be counted by one caller at a time. */
export async function lockOrganization(scope: TenantScope): Promise<OrganizationRow | undefined> {
  await scope.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, scope.organisationId))
    .for('no key update');
  return findOrganization(scope);
}
