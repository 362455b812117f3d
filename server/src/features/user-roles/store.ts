/** Role bindings as rows. */
import { asc, eq } from 'drizzle-orm';
import type { Scope } from '#lib/scope.ts';
import { userRoles } from '../../db/tables/tenants.ts';

export type UserRoleRow = typeof userRoles.$inferSelect;

export function readOwnRoles(scope: Scope): Promise<UserRoleRow[]> {
  return scope.db
    .select()
    .from(userRoles)
    .where(eq(userRoles.userId, scope.actor.userId ?? ''))
    .orderBy(asc(userRoles.id));
}
