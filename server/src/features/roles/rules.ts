/**
 * Roles: five fixed ones, and an organisation's own. It refuses to change a fixed role, to delete one somebody holds,
 * and to put into a role, take out of one, give or take more than the actor holds at that place; so nobody rises
 * through a role. Who manages members but not roles gives and takes up to editor.
 */
import type { Paging } from '@foyer/contract/lists';
import { type FixedRole, fixedRoles, type Permission, permissions, rolePermissions } from '@foyer/contract/permissions';
import type { Role, RoleInput, RoleUpdate } from '@foyer/contract/roles';
import { conflict, notFound, Refusal } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { violates } from '#lib/violations.ts';
import { recordAct } from '../audit-log/rules.ts';
import { presentFixedRole, presentRole } from './presenter.ts';
import * as store from './store.ts';

const isFixed = (roleId: string): roleId is FixedRole => fixedRoles.some((role) => role === roleId);

/** The fixed roles, then those of the organisations the scope reaches, by name. */
export async function listRoles(scope: Scope, { skip, take }: Paging): Promise<{ data: Role[]; total: number }> {
  const fixed = fixedRoles.slice(skip, skip + take);
  const { rows, total } = await store.listRoles(scope, {
    skip: Math.max(0, skip - fixedRoles.length),
    take: take - fixed.length,
  });
  return { data: [...fixed.map(presentFixedRole), ...rows.map(presentRole)], total: fixedRoles.length + total };
}

/** A role by its name or id. Throws 404 for one of another organisation. */
export async function oneRole(scope: Scope, roleId: string): Promise<Role> {
  if (isFixed(roleId)) return presentFixedRole(roleId);
  const row = await store.findRole(scope, roleId);
  if (!row) throw notFound('Role');
  return presentRole(row);
}

/** Throws 403 `more-than-held`, 409 `role-exists`. */
export async function createRole(scope: TenantScope, { organisationId: _, ...input }: RoleInput): Promise<Role> {
  refuseMore(heldHere(scope), input.permissions);
  const row = await named(input.name, () => store.insertRole(scope, input));
  await recordAct(scope, {
    action: 'role.created',
    targetKind: 'role',
    targetId: row.id,
    detail: { name: row.name, permissions: row.permissions },
  });
  return presentRole(row);
}

/**
 * Changes a role; what it permits counts from the next request of whoever holds it. Each permission put in or taken
 * out must be held. Throws 403 `fixed-role`, 403 `more-than-held`, 404, 409 `role-exists`, 412 `stale`.
 */
export async function updateRole(scope: Scope, roleId: string, input: RoleUpdate, expected: Expected): Promise<Role> {
  const before = await ownRole(scope, roleId);
  refuseStale(expected, presentRole(before));
  const added = input.permissions.filter((permission) => !before.permissions.includes(permission));
  const removed = before.permissions.filter((permission) => !input.permissions.includes(permission));
  refuseMore(heldHere(scope), [...added, ...removed]);
  const row = await named(input.name, () => store.updateRole(scope, roleId, input));
  const tenant = { ...scope, organisationId: row.organisationId };
  await recordAct(tenant, {
    action: 'role.updated',
    targetKind: 'role',
    targetId: roleId,
    detail: { name: row.name, added, removed },
  });
  return presentRole(row);
}

/** Throws 403 `fixed-role`, 404, 409 `role-in-use`. Invitations to it end. */
export async function deleteRole(scope: Scope, roleId: string): Promise<void> {
  const row = await ownRole(scope, roleId);
  try {
    await store.deleteRole(scope, roleId);
  } catch (problem) {
    if (!violates(problem, 'foreign-key')) throw problem;
    throw conflict('role-in-use', 'Somebody holds this role. Take it away from them first.');
  }
  const tenant = { ...scope, organisationId: row.organisationId };
  await recordAct(tenant, { action: 'role.deleted', targetKind: 'role', targetId: roleId, detail: { name: row.name } });
}

/** All the actor holds at the place of the scope. */
export const heldHere = (scope: Scope): Permission[] => permissions.filter((permission) => scope.may(permission));

/** True when whoever holds this at a place may give the role there, or take it away. */
export function mayGrant(held: readonly Permission[], role: readonly Permission[]): boolean {
  const grantable = held.includes('roles:manage')
    ? held
    : held.filter((permission) => rolePermissions.editor.includes(permission));
  return role.every((permission) => grantable.includes(permission));
}

/** Throws 403 `more-than-held` where `mayGrant` says no. */
export function refuseGrant(held: readonly Permission[], role: readonly Permission[]): void {
  if (!mayGrant(held, role)) throw moreThanHeld();
}

function refuseMore(held: readonly Permission[], wanted: readonly Permission[]): void {
  if (!wanted.every((permission) => held.includes(permission))) throw moreThanHeld();
}

export const moreThanHeld = () =>
  new Refusal(403, 'more-than-held', 'This role permits more than you may give or take here');

/** Locked. Throws 403 for a fixed role, 404. */
async function ownRole(scope: Scope, roleId: string): Promise<store.RoleRow> {
  if (isFixed(roleId)) throw new Refusal(403, 'fixed-role', 'This role is part of the product and cannot be changed');
  const row = await store.lockRole(scope, roleId);
  if (!row) throw notFound('Role');
  return row;
}

/** A name stands once in an organisation, whatever its case, and no fixed role has it. */
async function named(name: string, write: () => Promise<store.RoleRow>): Promise<store.RoleRow> {
  const taken = () => conflict('role-exists', `There is a role named ${name} already`);
  if (isFixed(name.toLowerCase())) throw taken();
  try {
    return await write();
  } catch (problem) {
    throw violates(problem, 'unique') ? taken() : problem;
  }
}
