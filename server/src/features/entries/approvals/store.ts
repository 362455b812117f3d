/** The only SQL of approvals: red claims a person has taken on themselves, each of them once. */
import type { ClaimKind } from '@foyer/contract/claims';
import { asc, inArray, sql } from 'drizzle-orm';
import { approvals } from '#db/tables/entries.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type ApprovalRow = typeof approvals.$inferSelect;

export const approvalsOf = (scope: Scope, postIds: readonly string[]): Promise<ApprovalRow[]> =>
  postIds.length === 0
    ? Promise.resolve([])
    : scope.db
        .select()
        .from(approvals)
        .where(inArray(approvals.postId, [...postIds]))
        .orderBy(asc(approvals.approvedAt));

/** One approval for each claim: a second one replaces the reason and the name. */
export async function putApproval(
  scope: TenantScope,
  values: { postId: string; text: string; kind: ClaimKind; reason: string },
): Promise<void> {
  const signed = { reason: values.reason, approvedBy: scope.actor.name, approvedAt: sql`now()` };
  await scope.db
    .insert(approvals)
    .values({ ...values, ...signed, organisationId: scope.organisationId })
    .onConflictDoUpdate({ target: [approvals.postId, approvals.kind, approvals.text], set: signed });
}
