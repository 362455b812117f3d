/** The SQL of workspaces. The number of properties is counted, never kept. */
import type { Paging } from '@foyer/contract/lists';
import type { WorkspaceInput, WorkspaceUpdate } from '@foyer/contract/workspaces';
import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inWorkspace } from '#db/reach.ts';
import { properties, userRoles, workspaces } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

const propertyCount = sql<number>`(select count(*) from properties p where p.workspace_id = workspaces.id)`
  .mapWith(Number)
  .as('property_count');
const columns = { ...getTableColumns(workspaces), propertyCount };

export type WorkspaceRow = typeof workspaces.$inferSelect & { propertyCount: number };

export async function listWorkspaces(scope: Scope, { skip, take }: Paging) {
  const where = inWorkspace(scope, workspaces.organisationId, workspaces.id);
  const rows = await scope.db
    .select({ ...columns, total: totalColumn })
    .from(workspaces)
    .where(where)
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(workspaces, where));
}

/** Roles the person holds at these workspaces: there, above, or at one of their properties. */
export async function rolesAt(
  scope: Scope,
  workspaceIds: readonly string[],
): Promise<{ workspaceId: string; role: string }[]> {
  const { userId } = scope.actor;
  if (!userId || workspaceIds.length === 0) return [];
  return scope.db
    .selectDistinct({ workspaceId: workspaces.id, role: userRoles.role })
    .from(workspaces)
    .innerJoin(userRoles, and(eq(userRoles.organisationId, workspaces.organisationId), eq(userRoles.userId, userId)))
    .leftJoin(properties, eq(properties.id, userRoles.propertyId))
    .where(
      and(
        sql`${workspaces.id} = any(${sql.param(`{${workspaceIds.join()}}`)}::uuid[])`,
        or(
          and(isNull(userRoles.workspaceId), isNull(userRoles.propertyId)),
          eq(userRoles.workspaceId, workspaces.id),
          eq(properties.workspaceId, workspaces.id),
        ),
      ),
    );
}

const itself = (scope: TenantScope, workspaceId: string) =>
  and(eq(workspaces.organisationId, scope.organisationId), eq(workspaces.id, workspaceId));

export async function findWorkspace(scope: TenantScope, workspaceId: string): Promise<WorkspaceRow | undefined> {
  const [row] = await scope.db.select(columns).from(workspaces).where(itself(scope, workspaceId));
  return row;
}

export const allWorkspaces = (scope: TenantScope): Promise<WorkspaceRow[]> =>
  scope.db
    .select(columns)
    .from(workspaces)
    .where(eq(workspaces.organisationId, scope.organisationId))
    .orderBy(asc(workspaces.id));

export async function findWorkspaceOfDomain(scope: TenantScope, domainId: string): Promise<WorkspaceRow | undefined> {
  const [row] = await scope.db
    .select(columns)
    .from(workspaces)
    .where(and(eq(workspaces.organisationId, scope.organisationId), eq(workspaces.domainId, domainId)))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
    .limit(1);
  return row;
}

/** Holds the workspace until the transaction ends, so that its slots are counted by one caller at a time. */
export async function lockWorkspace(scope: TenantScope, workspaceId: string): Promise<WorkspaceRow | undefined> {
  await scope.db.select({ id: workspaces.id }).from(workspaces).where(itself(scope, workspaceId)).for('no key update');
  return findWorkspace(scope, workspaceId);
}

export async function insertWorkspace(scope: TenantScope, input: WorkspaceInput): Promise<WorkspaceRow> {
  const { name, domainId, styleguideId, propertySlots } = input;
  const [row] = await scope.db
    .insert(workspaces)
    .values({ organisationId: scope.organisationId, name, domainId, styleguideId, propertySlots })
    .returning();
  return { ...(row as typeof workspaces.$inferSelect), propertyCount: 0 };
}

export async function updateWorkspace(
  scope: TenantScope,
  workspaceId: string,
  { name, propertySlots }: WorkspaceUpdate,
): Promise<void> {
  await scope.db
    .update(workspaces)
    .set({ name, propertySlots, version: sql`${workspaces.version} + 1`, updatedAt: sql`now()` })
    .where(itself(scope, workspaceId));
}

export async function deleteWorkspace(scope: TenantScope, workspaceId: string): Promise<void> {
  await scope.db.delete(workspaces).where(itself(scope, workspaceId));
}
