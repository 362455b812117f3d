/** The signed-in person: what they see of themselves and may change, which is the name alone. */
import type { CurrentUser, CurrentUserInput } from '@foyer/contract/users';
import { signInNeeded } from '#lib/refusal.ts';
import type { Scope } from '#lib/scope.ts';
import { readOwnUser, renameOwnUser } from './store.ts';

/** The person of the session; `isOperator` when the settings name them. */
export async function currentUser(scope: Scope): Promise<CurrentUser> {
  const user = await readOwnUser(scope);
  if (!user) throw signInNeeded();
  return {
    id: user.id,
    sub: user.subject,
    name: user.name,
    familyname: user.familyName,
    email: user.email,
    picture: user.picture,
    isOperator: scope.actor.isOperator ?? false,
  };
}

export async function renameCurrentUser(scope: Scope, input: CurrentUserInput): Promise<CurrentUser> {
  await renameOwnUser(scope, { name: input.name, familyName: input.familyname });
  return currentUser(scope);
}
