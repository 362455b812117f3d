/** A binding as it goes over the wire, with what its role permits and whose it is. */
import type { MemberRole, UserRole } from '@foyer/contract/user-roles';
import { toInstant } from '#lib/time.ts';
import { permissionsOf } from '../access/rules.ts';
import type { UserRoleRow } from './store.ts';

export const presentUserRole = (row: UserRoleRow): UserRole => ({
  id: row.id,
  userId: row.userId,
  roleId: row.role,
  roleName: row.roleName ?? row.role,
  organisationId: row.organisationId,
  workspaceId: row.workspaceId,
  propertyId: row.propertyId,
  permissions: [...permissionsOf(row)],
  createdAt: toInstant(row.createdAt),
});

export const presentMemberRole = (row: UserRoleRow): MemberRole => ({
  ...presentUserRole(row),
  user: {
    id: row.user.id,
    name: row.user.name,
    familyname: row.user.familyName,
    email: row.user.email,
    picture: row.user.picture,
  },
});
