/** The audit log's only SQL. The application's role may insert and read, nothing else. */
import type { AuditAction, auditLogEndpoints } from '@foyer/contract/audit-log';
import type { QueryOf } from '@foyer/contract/lib/endpoint';
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { auditLog } from '#db/tables/work.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type AuditRow = typeof auditLog.$inferSelect;
export type AuditQuery = QueryOf<typeof auditLogEndpoints.list>;

export type Act = {
  action: AuditAction;
  targetKind: string;
  targetId: string;
  /** Where, when the scope does not say it. */
  workspaceId?: string;
  /** What helps to understand it later; never a secret. */
  detail?: Record<string, unknown>;
};

export async function insertAct(scope: TenantScope, act: Act): Promise<void> {
  await scope.db.insert(auditLog).values({
    organisationId: scope.organisationId,
    workspaceId: act.workspaceId ?? scope.workspaceId,
    actorId: scope.actor.userId,
    actorName: scope.actor.name,
    action: act.action,
    targetKind: act.targetKind,
    targetId: act.targetId,
    detail: act.detail ?? {},
  });
}

/** Newest first. A workspace's reader sees what was done in it, not what concerns the organisation. */
export async function listActs(scope: Scope, query: AuditQuery) {
  const where = and(reached(scope), ...wanted(query));
  const rows = await scope.db
    .select({ act: auditLog, total: totalColumn })
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.take)
    .offset(query.skip);
  return withTotal(rows, query.skip, () => scope.db.$count(auditLog, where));
}

function reached({ reach: { organisationIds, workspaceIds } }: Scope): SQL {
  const places = [
    organisationIds.length > 0 ? inArray(auditLog.organisationId, [...organisationIds]) : undefined,
    workspaceIds.length > 0 ? inArray(auditLog.workspaceId, [...workspaceIds]) : undefined,
  ];
  return or(...places) ?? sql`false`;
}

function wanted({ workspaceId, action, actorId, targetId, from, to }: AuditQuery): (SQL | undefined)[] {
  return [
    workspaceId ? eq(auditLog.workspaceId, workspaceId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    targetId ? eq(auditLog.targetId, targetId) : undefined,
    from ? gte(auditLog.at, isDay(from) ? `${from}T00:00:00Z` : from) : undefined,
    to ? lt(auditLog.at, isDay(to) ? sql`${`${to}T00:00:00Z`}::timestamptz + interval '1 day'` : to) : undefined,
  ];
}

const isDay = (moment: string): boolean => moment.length === '2026-11-26'.length;

/** Everything the actor did in the organisations entered, oldest first. */
export const ownActs = (scope: Scope) =>
  scope.db
    .select({
      at: auditLog.at,
      organisationId: auditLog.organisationId,
      action: auditLog.action,
      targetKind: auditLog.targetKind,
      targetId: auditLog.targetId,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .where(eq(auditLog.actorId, scope.actor.userId ?? ''))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
