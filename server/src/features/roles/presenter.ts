/** Roles as they go over the wire: the fixed ones from the contract, the others from their rows. */
import { type FixedRole, rolePermissions } from '@foyer/contract/permissions';
import type { Role } from '@foyer/contract/roles';
import type { RoleRow } from './store.ts';

const descriptions: Record<FixedRole, string> = {
  owner: 'Everything, billing and the end of the organization included',
  admin: 'Everything but billing, deleting the organization and granting owner',
  manager: 'Settings, configuration, domains, publishing, and members up to editor',
  editor: 'Content, media, style guides, generation and publishing',
  viewer: 'Reads; no secrets and no audit log',
};

export const presentFixedRole = (role: FixedRole): Role => ({
  id: role,
  name: role,
  description: descriptions[role],
  organisationId: null,
  isFixed: true,
  permissions: [...rolePermissions[role]],
  version: 1,
});

export const presentRole = (row: RoleRow): Role => ({
  id: row.id,
  name: row.name,
  description: row.description,
  organisationId: row.organisationId,
  isFixed: false,
  permissions: row.permissions,
  version: row.version,
});
