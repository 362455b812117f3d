/** The only SQL of roles: those of organisations' own. The fixed ones are no rows. */
import type { RoleUpdate } from '@foyer/contract/roles';
import { and, asc, eq, sql } from 'drizzle-orm';
import { inOrganisation } from '#db/reach.ts';
import { roles } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type RoleRow = typeof roles.$inferSelect;

export async function listRoles(scope: Scope, page: { skip: number; take: number }) {
  const where = inOrganisation(scope, roles.organisationId);
  const rows = await scope.db
    .select()
    .from(roles)
    .where(where)
    .orderBy(asc(sql`lower(${roles.name})`), asc(roles.id))
    .limit(page.take)
    .offset(page.skip);
  return { rows, total: await scope.db.$count(roles, where) };
}

const itself = (scope: Scope, roleId: string) => and(inOrganisation(scope, roles.organisationId), eq(roles.id, roleId));

export async function findRole(scope: Scope, roleId: string): Promise<RoleRow | undefined> {
  const [row] = await scope.db.select().from(roles).where(itself(scope, roleId));
  return row;
}

/** Holds the role until the transaction ends: one caller at a time changes what it permits. */
export async function lockRole(scope: Scope, roleId: string): Promise<RoleRow | undefined> {
  const [row] = await scope.db.select().from(roles).where(itself(scope, roleId)).for('no key update');
  return row;
}

export async function insertRole(scope: TenantScope, values: RoleUpdate): Promise<RoleRow> {
  const [row] = await scope.db
    .insert(roles)
    .values({ ...values, organisationId: scope.organisationId })
    .returning();
  return row as RoleRow;
}

export async function updateRole(scope: Scope, roleId: string, values: RoleUpdate): Promise<RoleRow> {
  const [row] = await scope.db
    .update(roles)
    .set({ ...values, version: sql`${roles.version} + 1`, updatedAt: sql`now()` })
    .where(itself(scope, roleId))
    .returning();
  return row as RoleRow;
}

export async function deleteRole(scope: Scope, roleId: string): Promise<void> {
  await scope.db.delete(roles).where(itself(scope, roleId));
}
