/** The only SQL of the catalogue of permissions. Row-level security lets nobody but the platform operator write it. */
import type { PermissionInput, PermissionUpdate } from '@foyer/contract/permissions';
import { eq } from 'drizzle-orm';
import { permissions } from '#db/tables/reference.ts';
import type { Scope } from '#lib/scope.ts';

export type PermissionRow = typeof permissions.$inferSelect;

export const listPermissions = (scope: Scope): Promise<PermissionRow[]> => scope.db.select().from(permissions);

export async function findPermission(scope: Scope, id: string): Promise<PermissionRow | undefined> {
  const [row] = await scope.db.select().from(permissions).where(eq(permissions.id, id));
  return row;
}

/** Undefined when there is one with this id. */
export async function insertPermission(scope: Scope, values: PermissionInput): Promise<PermissionRow | undefined> {
  const [row] = await scope.db.insert(permissions).values(values).onConflictDoNothing().returning();
  return row;
}

export async function updatePermission(
  scope: Scope,
  id: string,
  values: PermissionUpdate,
): Promise<PermissionRow | undefined> {
  const [row] = await scope.db.update(permissions).set(values).where(eq(permissions.id, id)).returning();
  return row;
}

/** False when there is none. */
export async function deletePermission(scope: Scope, id: string): Promise<boolean> {
  const rows = await scope.db.delete(permissions).where(eq(permissions.id, id)).returning({ id: permissions.id });
  return rows.length > 0;
}
