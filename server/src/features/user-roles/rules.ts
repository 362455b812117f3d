/** The bindings a person holds, with what each of them permits. */
import { type FixedRole, rolePermissions } from '@foyer/contract/permissions';
import type { UserRole } from '@foyer/contract/user-roles';
import type { Scope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { readOwnRoles, type UserRoleRow } from './store.ts';

export async function myRoles(scope: Scope): Promise<{ data: UserRole[]; total: number }> {
  const rows = await readOwnRoles(scope);
  return { data: rows.map(present), total: rows.length };
}

function present(row: UserRoleRow): UserRole {
  return {
    id: row.id,
    userId: row.userId,
    roleId: row.role,
    roleName: row.role,
    organisationId: row.organisationId,
    workspaceId: row.workspaceId,
    propertyId: row.propertyId,
    permissions: [...(rolePermissions[row.role as FixedRole] ?? [])],
    createdAt: toInstant(row.createdAt),
  };
}
