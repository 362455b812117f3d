/**
 * When events and venues go live: at once, or at a time to come, by a job that is sent in the transaction of the plan.
 * A plan that was changed since is another one; its job finds that out and does nothing. It refuses a plan without a time.
 */
import type { PostStatus } from '@foyer/contract/events';
import { id, instant } from '@foyer/contract/lists';
import { z } from 'zod';
import { enqueue } from '#lib/jobs.ts';
import { invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { recordAct } from '../../audit-log/rules.ts';

/** Where something stands between being written and being read by guests. */
export type Plan = { status: string; publishAt: string | null; failure: string | null };
export type PlannedThing = { kind: 'event' | 'venue'; id: string; publishAt: string };

/** The job behind planned publishing of events and venues. Its work stands in jobs.ts, which builds on what calls this. */
export const plannedShowing = {
  name: 'events.publish',
  input: z.object({
    organisationId: id,
    kind: z.enum(['event', 'venue']),
    id,
    publishAt: instant,
    by: z.object({ userId: id.nullable(), name: z.string() }),
  }),
};

/**
 * What a wish comes to. A time that has passed is now; what is scheduled already stays so where no time is named.
 * Throws 422 naming `publishAt` for a plan without a time.
 */
export function settlePlan(wish: { status: PostStatus; publishAt?: string | null | undefined }, before?: Plan): Plan {
  const { status } = wish;
  if (status === 'failed') return { status, publishAt: null, failure: before?.failure ?? null };
  if (status !== 'published' && status !== 'scheduled') return { status, publishAt: null, failure: null };
  const waits = status === 'scheduled' && before?.status === 'scheduled' && wish.publishAt === undefined;
  const at = (waits ? before.publishAt : wish.publishAt) ?? null;
  if (waits) return { status, publishAt: at, failure: null };
  if (status === 'scheduled' && at === null) {
    throw invalid([{ field: 'publishAt', message: 'Choose when it goes live' }]);
  }
  const later = at !== null && Date.parse(at) > Date.now();
  return later
    ? { status: 'scheduled', publishAt: new Date(at).toISOString(), failure: null }
    : { status: 'published', publishAt: null, failure: null };
}

/** Sends the job of a plan that was not made before, and writes it down. `thing` is what the audit log names. */
export async function sendPlan(
  scope: TenantScope,
  { kind, id: planned, publishAt }: { kind: PlannedThing['kind']; id: string; publishAt: string | null },
  before: Pick<Plan, 'publishAt'> | undefined,
  thing: { id: string; detail: Record<string, unknown> },
): Promise<void> {
  if (publishAt === null || isSameTime(publishAt, before?.publishAt ?? null)) return;
  await enqueue(
    scope,
    plannedShowing,
    { organisationId: scope.organisationId, kind, id: planned, publishAt, by: scope.actor },
    { startAfter: new Date(publishAt) },
  );
  await recordAct(scope, {
    action: `${kind}.scheduled`,
    targetKind: kind,
    targetId: thing.id,
    detail: { ...thing.detail, publishAt },
  });
}

/** True while something waits for exactly this time. */
export const isDue = ({ status, publishAt }: Plan, planned: string): boolean =>
  status === 'scheduled' && isSameTime(planned, publishAt);

const isSameTime = (one: string, other: string | null): boolean =>
  other !== null && Date.parse(one) === Date.parse(other);
