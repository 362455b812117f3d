/** The audit log's only SQL. The application's role may insert and read, nothing else. */

import type { TenantScope } from '#lib/scope.ts';
import { auditLog } from '../../db/tables/work.ts';

export type Act = {
  /** What was done, as `thing.verb`: `workspace.deleted`, `page.published`. */
  action: string;
  targetKind: string;
  targetId: string;
  /** What helps to understand it later; never a secret. */
  detail?: Record<string, unknown>;
};

export async function insertAct(scope: TenantScope, act: Act): Promise<void> {
  await scope.db.insert(auditLog).values({
    organisationId: scope.organisationId,
    actorId: scope.actor.userId,
    actorName: scope.actor.name,
    action: act.action,
    targetKind: act.targetKind,
    targetId: act.targetId,
    detail: act.detail ?? {},
  });
}
