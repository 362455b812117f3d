/** The only SQL of role bindings: each with its role, its person, and the workspace a property stands in. */
import type { QueryOf } from '@foyer/contract/lib/endpoint';
import type { userRoleEndpoints } from '@foyer/contract/user-roles';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { users } from '#db/tables/people.ts';
import { properties, roles, userRoles } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type UserRoleQuery = QueryOf<typeof userRoleEndpoints.list>;

/** The workspace a binding stands in, by itself or by its property. */
const workspace = sql<string | null>`coalesce(${userRoles.workspaceId}, ${properties.workspaceId})`;
const columns = {
  id: userRoles.id,
  userId: userRoles.userId,
  role: userRoles.role,
  roleName: roles.name,
  permissions: roles.permissions,
  organisationId: userRoles.organisationId,
  workspaceId: userRoles.workspaceId,
  propertyId: userRoles.propertyId,
  /** Of the property too. */
  withinWorkspaceId: workspace.as('within_workspace_id'),
  createdAt: userRoles.createdAt,
  user: {
    id: users.id,
    name: users.name,
    familyName: users.familyName,
    email: users.email,
    picture: users.picture,
  },
};

const selection = (scope: Scope) =>
  scope.db
    .select({ ...columns, total: totalColumn })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(roles, eq(roles.id, userRoles.ownRoleId))
    .leftJoin(properties, eq(properties.id, userRoles.propertyId))
    .$dynamic();

export type UserRoleRow = Awaited<ReturnType<typeof selection>>[number];

/** All of one person's that the organisations entered hold. */
export const readRolesOf = (scope: Scope, userId: string): Promise<UserRoleRow[]> =>
  selection(scope).where(eq(userRoles.userId, userId)).orderBy(asc(userRoles.id));

export async function findUserRole(scope: Scope, userRoleId: string): Promise<UserRoleRow | undefined> {
  const [row] = await selection(scope).where(eq(userRoles.id, userRoleId));
  return row;
}

/** By person; those the scope reaches. */
export async function listUserRoles(scope: Scope, query: UserRoleQuery) {
  const where = and(reached(scope), ...wanted(query));
  const rows = await selection(scope)
    .where(where)
    .orderBy(asc(users.name), asc(users.familyName), asc(users.id), asc(userRoles.id))
    .limit(query.take)
    .offset(query.skip);
  return withTotal(rows, query.skip, async () => (await selection(scope).where(where)).length);
}

export async function isMember(scope: TenantScope, userId: string): Promise<boolean> {
  const rows = await scope.db.select({ id: userRoles.id }).from(userRoles).where(membership(scope, userId)).limit(1);
  return rows.length > 0;
}

/** The binding's id, and whether it was made now or stood already. */
export async function insertUserRole(
  scope: TenantScope,
  values: { userId: string; role: string; workspaceId: string | null; propertyId: string | null },
): Promise<{ id: string; made: boolean }> {
  const [row] = await scope.db
    .insert(userRoles)
    .values({ ...values, organisationId: scope.organisationId })
    .onConflictDoNothing()
    .returning({ id: userRoles.id });
  if (row) return { id: row.id, made: true };
  const [present] = await scope.db
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(
      and(
        membership(scope, values.userId),
        eq(userRoles.role, values.role),
        sql`${userRoles.workspaceId} is not distinct from ${values.workspaceId}::uuid`,
        sql`${userRoles.propertyId} is not distinct from ${values.propertyId}::uuid`,
      ),
    );
  return { id: present?.id ?? '', made: false };
}

/** False when it is gone already. */
export async function deleteUserRole(scope: TenantScope, userRoleId: string): Promise<boolean> {
  const rows = await scope.db
    .delete(userRoles)
    .where(and(eq(userRoles.organisationId, scope.organisationId), eq(userRoles.id, userRoleId)))
    .returning({ id: userRoles.id });
  return rows.length > 0;
}

/** Owners of the organisation who may sign in, but for one binding. */
export const countOtherOwners = (scope: TenantScope, userRoleId: string): Promise<number> =>
  scope.db.$count(
    scope.db
      .select({ id: userRoles.id })
      .from(userRoles)
      .innerJoin(users, and(eq(users.id, userRoles.userId), eq(users.disabled, false)))
      .where(
        and(
          eq(userRoles.organisationId, scope.organisationId),
          eq(userRoles.role, 'owner'),
          ne(userRoles.id, userRoleId),
        ),
      )
      .as('others'),
  );

const membership = (scope: TenantScope, userId: string) =>
  and(eq(userRoles.organisationId, scope.organisationId), eq(userRoles.userId, userId));

function reached({ organisationId, reach: { organisationIds, workspaceIds, propertyIds } }: Scope): SQL | undefined {
  const places = or(
    organisationIds.length > 0 ? inArray(userRoles.organisationId, [...organisationIds]) : undefined,
    workspaceIds.length > 0 ? inArray(workspace, [...workspaceIds]) : undefined,
    propertyIds.length > 0 ? inArray(userRoles.propertyId, [...propertyIds]) : undefined,
  );
  return and(organisationId ? eq(userRoles.organisationId, organisationId) : undefined, places ?? sql`false`);
}

function wanted({ userId, workspaceId, propertyId }: UserRoleQuery): (SQL | undefined)[] {
  return [
    userId ? eq(userRoles.userId, userId) : undefined,
    workspaceId ? eq(workspace, workspaceId) : undefined,
    propertyId ? eq(userRoles.propertyId, propertyId) : undefined,
  ];
}
