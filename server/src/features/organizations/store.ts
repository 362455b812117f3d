/** The only SQL of organizations. The number of workspaces is counted, never kept. */
import type { Paging } from '@foyer/contract/lists';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
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

/** Founds an organisation the actor owns, in whose rows the transaction may work from then on; false at the limit. */
export async function foundOwn(
  scope: Scope,
  organization: { id: string; name: string; workspaceSlots: number },
  most: number,
): Promise<boolean> {
  const { rows } = await scope.db.execute<{ founded: boolean }>(
    sql`select app.found_own(${JSON.stringify(organization)}::jsonb, ${uuidv7()}, ${most}) as founded`,
  );
  return rows[0]?.founded ?? false;
}

/** Lets the transaction work in the organisation of the scope; false when there is none. */
export async function enter(scope: TenantScope): Promise<boolean> {
  const { organisationId, actor } = scope;
  const { rows } = await scope.db.execute<{ entered: boolean }>(
    sql`select app.enter_tenant(${organisationId}, ${actor.userId}) as entered`,
  );
  return rows[0]?.entered ?? false;
}

export async function updateOrganization(
  scope: TenantScope,
  { name, workspaceSlots }: { name: string; workspaceSlots: number },
): Promise<void> {
  const same = sql`${organizations.workspaceSlots} = ${workspaceSlots}`;
  await scope.db
    .update(organizations)
    .set({
      name,
      workspaceSlots,
      slotsSince: sql`case when ${same} then ${organizations.slotsSince} else now() end`,
      version: sql`${organizations.version} + 1`,
    })
    .where(eq(organizations.id, scope.organisationId));
}

/** Takes what hangs on it along. */
export async function deleteOrganization(scope: TenantScope): Promise<void> {
  await scope.db.delete(organizations).where(eq(organizations.id, scope.organisationId));
}
