/** The signed-in person's own row: read, and renamed. */
import { eq } from 'drizzle-orm';
import type { Scope } from '#lib/scope.ts';
import { users } from '../../db/tables/people.ts';

export type UserRow = typeof users.$inferSelect;

const columns = {
  id: users.id,
  issuer: users.issuer,
  subject: users.subject,
  name: users.name,
  familyName: users.familyName,
  email: users.email,
  picture: users.picture,
};
export type OwnUser = Pick<UserRow, keyof typeof columns>;

export async function readOwnUser(scope: Scope): Promise<OwnUser | undefined> {
  const [row] = await scope.db
    .select(columns)
    .from(users)
    .where(eq(users.id, scope.actor.userId ?? ''));
  return row;
}

export async function renameOwnUser(scope: Scope, names: { name: string; familyName: string }): Promise<void> {
  await scope.db
    .update(users)
    .set(names)
    .where(eq(users.id, scope.actor.userId ?? ''));
}
