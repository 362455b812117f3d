/**
 * Who holds which role where. It refuses to give a role to oneself, to somebody the organisation does not know, at a
 * place the role is not for, or with more than the actor holds there; and to lose the last owner, counted while the
 * organisation is held. What is taken away counts from the next request on.
 */
import { type FixedRole, rolePlaces } from '@foyer/contract/permissions';
import type { Role } from '@foyer/contract/roles';
import type { MemberRole, RoleGrant, UserRole, UserRoleInput } from '@foyer/contract/user-roles';
import { conflict, invalid, notFound, Refusal } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Binding, type Chain, heldAt, permissionsOf } from '../access/rules.ts';
import { recordAct } from '../audit-log/rules.ts';
import { holdOrganization } from '../organizations/rules.ts';
import { heldHere, mayGrant, moreThanHeld, oneRole, refuseGrant } from '../roles/rules.ts';
import { presentMemberRole, presentUserRole } from './presenter.ts';
import * as store from './store.ts';

export async function myRoles(scope: Scope): Promise<{ data: UserRole[]; total: number }> {
  const rows = await store.readRolesOf(scope, scope.actor.userId ?? '');
  return { data: rows.map(presentUserRole), total: rows.length };
}

/** Bindings the scope reaches, by person. */
export async function listUserRoles(
  scope: Scope,
  query: store.UserRoleQuery,
): Promise<{ data: MemberRole[]; total: number }> {
  const { rows, total } = await store.listUserRoles(scope, query);
  return { data: rows.map(presentMemberRole), total };
}

/** Throws 404. */
export async function oneUserRole(scope: Scope, userRoleId: string): Promise<MemberRole> {
  const row = await store.findUserRole(scope, userRoleId);
  if (!row) throw notFound('Role binding');
  return presentMemberRole(row);
}

/** A person's bindings in the organisations entered, to say what they hold. */
export async function bindingsOf(scope: Scope, userId: string): Promise<(Binding & { id: string })[]> {
  const rows = await store.readRolesOf(scope, userId);
  return rows.map(({ withinWorkspaceId, ...row }) => ({ ...row, workspaceId: withinWorkspaceId }));
}

/** Where a binding stands, as what stands above a thing. */
export const placeOfBinding = (binding: Omit<Binding, 'role'> & { id: string }): Chain => ({
  kind: 'user-role',
  id: binding.id,
  organisationId: binding.organisationId,
  workspaceIds: binding.workspaceId === null ? [] : [binding.workspaceId],
  propertyId: binding.propertyId,
});

/**
 * The role a grant names, if the actor may give it at the place of the scope. Throws 404 `Role not found`, 422 for a
 * place the role is not for, 403 `more-than-held`.
 */
export async function roleToGrant(scope: TenantScope, grant: RoleGrant): Promise<Role> {
  const role = await oneRole(scope, grant.roleId);
  const kind = grant.propertyId ? 'property' : grant.workspaceId ? 'workspace' : 'organization';
  if (role.isFixed && !rolePlaces[role.id as FixedRole].includes(kind)) {
    const places = rolePlaces[role.id as FixedRole].join(' or ');
    throw invalid([{ field: 'roleId', message: `The role ${role.name} is held at a whole ${places}` }]);
  }
  refuseGrant(heldHere(scope), role.permissions);
  return role;
}

/** Gives a member a role; `made` is false when they held it there already. Throws 403 `own-role`, 404 and more. */
export async function grantRole(
  scope: TenantScope,
  { userId, ...grant }: UserRoleInput,
): Promise<{ userRole: MemberRole; made: boolean }> {
  if (userId === scope.actor.userId) throw new Refusal(403, 'own-role', 'You cannot give a role to yourself');
  const role = await roleToGrant(scope, grant);
  if (!(await store.isMember(scope, userId))) throw notFound('User');
  const { id, made } = await store.insertUserRole(scope, {
    userId,
    role: role.id,
    workspaceId: grant.workspaceId ?? null,
    propertyId: grant.propertyId ?? null,
  });
  const userRole = await oneUserRole(scope, id);
  if (made) await record(scope, 'user-role.granted', userRole);
  return { userRole, made };
}

/** Takes a binding away, one's own too. Throws 403 `more-than-held`, 404, 409 `last-owner`. */
export async function removeUserRole(scope: TenantScope, userRoleId: string): Promise<void> {
  const row = await store.findUserRole(scope, userRoleId);
  if (!row) throw notFound('Role binding');
  if (row.userId !== scope.actor.userId) refuseGrant(heldHere(scope), permissionsOf(row));
  await remove(scope, row);
}

/**
 * Takes a role away from a person wherever the scope reaches and the actor may. Throws 404 when they hold it nowhere
 * there, 403 `more-than-held` when the actor may nowhere, 409 `last-owner`.
 */
export async function removeRolesOf(scope: Scope, userId: string, roleId: string): Promise<void> {
  const { rows } = await store.listUserRoles(scope, { userId, skip: 0, take: 1000 });
  const held = rows.filter(({ role }) => role === roleId);
  if (held.length === 0) throw notFound('Role binding');
  const mine = await bindingsOf(scope, scope.actor.userId ?? '');
  const removable = held.filter((row) => userId === scope.actor.userId || mayTake(mine, row));
  if (removable.length === 0) throw moreThanHeld();
  for (const row of removable) await remove({ ...scope, organisationId: row.organisationId }, row);
}

const placeOfRow = ({ withinWorkspaceId, ...row }: store.UserRoleRow): Chain =>
  placeOfBinding({ ...row, workspaceId: withinWorkspaceId });

const mayTake = (mine: readonly Binding[], row: store.UserRoleRow): boolean =>
  mayGrant(heldAt(mine, placeOfRow(row)), permissionsOf(row));

async function remove(scope: TenantScope, row: store.UserRoleRow): Promise<void> {
  if (row.role === 'owner') {
    await holdOrganization(scope);
    if ((await store.countOtherOwners(scope, row.id)) === 0) {
      throw conflict('last-owner', 'This is the last owner of the organization. Make somebody else an owner first.');
    }
  }
  if (!(await store.deleteUserRole(scope, row.id))) throw notFound('Role binding');
  await record(scope, 'user-role.removed', presentMemberRole(row));
}

const record = (scope: TenantScope, action: 'user-role.granted' | 'user-role.removed', userRole: MemberRole) =>
  recordAct(scope, {
    action,
    targetKind: 'user',
    targetId: userRole.userId,
    detail: {
      userRoleId: userRole.id,
      role: userRole.roleName,
      person: `${userRole.user.name} ${userRole.user.familyname}`.trim() || userRole.user.email,
      ...(userRole.workspaceId ? { workspaceId: userRole.workspaceId } : {}),
      ...(userRole.propertyId ? { propertyId: userRole.propertyId } : {}),
    },
  });
