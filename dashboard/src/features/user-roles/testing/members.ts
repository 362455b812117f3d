/** People of a small hotel group and the roles they can hold, for the tests of the screens about them. */
import { invitationEndpoints } from '@foyer/contract/invitations';
import { fixedRoles, rolePermissions } from '@foyer/contract/permissions';
import { propertyEndpoints } from '@foyer/contract/properties';
import { type Role, roleEndpoints } from '@foyer/contract/roles';
import { type MemberRole, userRoleEndpoints } from '@foyer/contract/user-roles';
import { haldenApi } from '#testing/render-path.tsx';
import { halden, ines, listed, property, uuid } from '#testing/samples.ts';

export const roles: Role[] = fixedRoles.map((id) => ({
  id,
  name: id,
  description: `What ${id}s do`,
  organisationId: null,
  isFixed: true,
  permissions: [...rolePermissions[id]],
  version: 1,
}));

export const campaignWriter: Role = {
  id: uuid(300),
  name: 'Campaign writer',
  description: 'Writes, publishes nothing',
  organisationId: halden.id,
  isFixed: false,
  permissions: ['content:read', 'content:write'],
  version: 3,
};

const people = {
  ines,
  jonas: { id: uuid(3), name: 'Jonas', familyname: 'Feld', email: 'jonas@halden.example', picture: null },
  lea: { id: uuid(4), name: 'Lea', familyname: 'Amann', email: 'lea@halden.example', picture: null },
};

export const binding = (
  number: number,
  who: keyof typeof people,
  roleId: (typeof fixedRoles)[number],
  change: Partial<MemberRole> = {},
): MemberRole => {
  const { id, name, familyname, email, picture } = people[who];
  return {
    id: uuid(number),
    userId: id,
    user: { id, name, familyname, email, picture },
    roleId,
    roleName: roleId,
    organisationId: halden.id,
    workspaceId: null,
    propertyId: null,
    permissions: [...rolePermissions[roleId]],
    createdAt: '2026-11-03T10:40:00Z',
    ...change,
  };
};

/** Ines owns the organization, Jonas edits one workspace and manages a house of it, Lea reads. */
export const membersApi = () =>
  haldenApi()
    .on(propertyEndpoints.mine, () => listed(property(40), property(41, { name: 'Halden Stadthaus' })))
    .on(roleEndpoints.list, () => listed(...roles, campaignWriter))
    .on(invitationEndpoints.list, () => listed())
    .on(userRoleEndpoints.list, () =>
      listed(
        binding(501, 'lea', 'viewer'),
        binding(502, 'jonas', 'viewer', { propertyId: uuid(41), workspaceId: uuid(20) }),
        binding(503, 'jonas', 'editor', { workspaceId: uuid(20) }),
        binding(504, 'ines', 'owner'),
      ),
    );
