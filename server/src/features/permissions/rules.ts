/**
 * The catalogue of permissions, and what of it somebody holds somewhere: oneself always, another only where the asker
 * sees members. It refuses to lose a permission the product itself asks for.
 */

import type { QueryOf } from '@foyer/contract/lib/endpoint';
import type {
  PermissionEntry,
  PermissionInput,
  PermissionUpdate,
  permissionEndpoints,
} from '@foyer/contract/permissions';
import { permissions } from '@foyer/contract/permissions';
import { conflict, notAllowed, notFound } from '#lib/refusal.ts';
import type { Scope } from '#lib/scope.ts';
import { heldAt, permissionsOf } from '../access/rules.ts';
import { bindingsOf, placeOfBinding } from '../user-roles/rules.ts';
import * as store from './store.ts';

type Asked = QueryOf<typeof permissionEndpoints.list>;
const known: readonly string[] = permissions;

/** The whole catalogue; with a person or a place what they hold there, without a place anywhere. */
export async function listPermissions(
  scope: Scope,
  { userId, ...place }: Asked,
): Promise<{ data: PermissionEntry[]; total: number }> {
  const catalogue = (await store.listPermissions(scope)).sort(inOrder);
  const whole = userId === undefined && Object.values(place).every((id) => id === undefined);
  const held = whole ? null : await heldBy(scope, userId ?? (scope.actor.userId as string));
  const data = held === null ? catalogue : catalogue.filter(({ id }) => held.has(id));
  return { data, total: data.length };
}

/** Throws 404. */
export async function onePermission(scope: Scope, id: string): Promise<PermissionEntry> {
  return found(await store.findPermission(scope, id));
}

/** Throws 409 `exists`. */
export async function createPermission(scope: Scope, input: PermissionInput): Promise<PermissionEntry> {
  const row = await store.insertPermission(scope, input);
  if (!row) throw conflict('exists', `There is a permission ${input.id} already`);
  return row;
}

/** Throws 404. */
export async function updatePermission(scope: Scope, id: string, input: PermissionUpdate): Promise<PermissionEntry> {
  return found(await store.updatePermission(scope, id, input));
}

/** Throws 404, and 409 `permission-in-use` for one the product asks for. */
export async function deletePermission(scope: Scope, id: string): Promise<void> {
  if (known.includes(id)) throw conflict('permission-in-use', 'The product itself uses this permission');
  if (!(await store.deletePermission(scope, id))) throw notFound('Permission');
}

/** Throws 403 for another where one does not see members, 404 for somebody who holds nothing one may see. */
async function heldBy(scope: Scope, userId: string): Promise<Set<string>> {
  const own = userId === scope.actor.userId;
  const bindings = await bindingsOf(scope, userId);
  const { organisationId, workspaceId, propertyId } = scope;
  if (organisationId) {
    if (own) return new Set(permissions.filter(scope.may));
    if (!scope.may('members:read')) throw notAllowed();
    if (bindings.length === 0) throw notFound('User');
    const place = placeOfBinding({ id: '', organisationId, workspaceId, propertyId });
    return new Set(heldAt(bindings, place));
  }
  if (own) return new Set(bindings.flatMap(permissionsOf));
  const mine = await bindingsOf(scope, scope.actor.userId as string);
  const seen = bindings.filter((binding) => heldAt(mine, placeOfBinding(binding)).includes('members:read'));
  if (seen.length === 0) throw notFound('User');
  return new Set(seen.flatMap(permissionsOf));
}

/** Those of the product first, as it lists them; the operator's after them. */
function inOrder(one: PermissionEntry, other: PermissionEntry): number {
  const place = ({ id }: PermissionEntry) => (known.includes(id) ? known.indexOf(id) : known.length);
  return place(one) - place(other) || one.id.localeCompare(other.id);
}

function found(row: store.PermissionRow | undefined): PermissionEntry {
  if (!row) throw notFound('Permission');
  return row;
}
