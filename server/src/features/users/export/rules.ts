/** All that is stored about a person, put together for that person, and written down as an export. */
import type { UserExport } from '@foyer/contract/users';
import type { Scope } from '#lib/scope.ts';
import { actsOfActor, recordAct } from '../../audit-log/rules.ts';
import { myRoles } from '../../user-roles/rules.ts';
import { currentUser } from '../rules.ts';
import { listSessions } from '../sessions/rules.ts';
import { organisationsEntered } from '../sessions/store.ts';

/** `sessionHash` is the session that asks. */
export async function exportUser(scope: Scope, sessionHash: string | null): Promise<UserExport> {
  const user = await currentUser(scope);
  const data = {
    exportedAt: new Date().toISOString(),
    user,
    roles: (await myRoles(scope)).data,
    sessions: await listSessions(scope, sessionHash),
    acts: await actsOfActor(scope),
  };
  for (const organisationId of await organisationsEntered(scope)) {
    const act = { action: 'user.exported', targetKind: 'user', targetId: user.id } as const;
    await recordAct({ ...scope, organisationId }, act);
  }
  return data;
}
