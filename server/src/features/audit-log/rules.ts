/**
 * What was done, by whom, where and when, written in the transaction of the act itself: it stands exactly if the act
 * does. It refuses details that look like secrets.
 */
import type { AuditEntry } from '@foyer/contract/audit-log';
import type { UserExport } from '@foyer/contract/users';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { presentAct } from './presenter.ts';
import { type Act, type AuditQuery, insertAct, listActs, ownActs } from './store.ts';

const secretNames = /password|secret|token|authorization|cookie|apikey|api_key/i;

/** Writes the act down. Throws when the detail names something secret. */
export async function recordAct(scope: TenantScope, act: Act): Promise<void> {
  const secret = Object.keys(act.detail ?? {}).find((name) => secretNames.test(name));
  if (secret) throw new Error(`The audit log takes no secrets: ${secret}`);
  await insertAct(scope, act);
}

/** Acts the scope reaches, newest first. */
export async function listAuditLog(scope: Scope, query: AuditQuery): Promise<{ data: AuditEntry[]; total: number }> {
  const { rows, total } = await listActs(scope, query);
  return { data: rows.map(({ act }) => presentAct(act)), total };
}

/** What the actor did in the organisations they belong to, oldest first. */
export async function actsOfActor(scope: Scope): Promise<UserExport['acts']> {
  const rows = await ownActs(scope);
  return rows.map(({ detail, at, ...act }) => ({
    ...act,
    at: toInstant(at),
    detail: detail as Record<string, unknown>,
  }));
}
