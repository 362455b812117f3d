/** An act as it goes over the wire. */
import type { AuditEntry } from '@foyer/contract/audit-log';
import { toInstant } from '#lib/time.ts';
import type { AuditRow } from './store.ts';

export const presentAct = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: toInstant(row.at),
  actorId: row.actorId,
  actorName: row.actorName,
  action: row.action as AuditEntry['action'],
  targetKind: row.targetKind,
  targetId: row.targetId,
  workspaceId: row.workspaceId,
  detail: row.detail as AuditEntry['detail'],
});
