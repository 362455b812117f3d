/**
 * Where a person is signed in: seen and ended by that person alone. It refuses nothing but what is not theirs, which
 * answers like what is not there.
 */
import type { UserSession } from '@foyer/contract/users';
import { notFound } from '#lib/refusal.ts';
import type { Scope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { recordAct } from '../../audit-log/rules.ts';
import * as store from './store.ts';

/** Sessions that have not ended, the latest seen first; `sessionHash` is the one that asks. */
export async function listSessions(scope: Scope, sessionHash: string | null): Promise<UserSession[]> {
  const rows = await store.ownSessions(scope, sessionHash);
  return rows.map(({ id, userAgent, createdAt, lastSeenAt, current }) => ({
    id,
    userAgent,
    createdAt: toInstant(createdAt),
    lastSeenAt: toInstant(lastSeenAt),
    current,
  }));
}

/** Signs out in one place, which may be here. Throws 404. */
export async function endSession(scope: Scope, sessionId: string): Promise<void> {
  if ((await store.endSessions(scope, sessionId, null)) === 0) throw notFound('Session');
  await recordEnd(scope, 1);
}

/** Signs out everywhere but where `sessionHash` is. */
export async function endOtherSessions(scope: Scope, sessionHash: string | null): Promise<void> {
  const ended = await store.endSessions(scope, null, sessionHash);
  if (ended > 0) await recordEnd(scope, ended);
}

/** The log of each organisation the person belongs to, as at sign-out. */
async function recordEnd(scope: Scope, sessions: number): Promise<void> {
  const targetId = scope.actor.userId ?? '';
  for (const organisationId of await store.organisationsEntered(scope)) {
    const act = { action: 'session.ended', targetKind: 'user', targetId, detail: { sessions } } as const;
    await recordAct({ ...scope, organisationId }, act);
  }
}
