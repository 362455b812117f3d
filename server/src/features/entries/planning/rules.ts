/** The job behind planned publishing: enqueued here, carried out where every type is known. */
import { id, instant } from '@foyer/contract/lists';
import { z } from 'zod';
import { enqueue } from '#lib/jobs.ts';
import type { TenantScope } from '#lib/scope.ts';

export const plannedPublishing = {
  name: 'entries.publish',
  input: z.object({
    organisationId: id,
    postId: id,
    publishAt: instant,
    by: z.object({ userId: id.nullable(), name: z.string() }),
  }),
};

/** Has a post published at its time, in the actor's name; it does nothing where the plan is another one by then. */
export async function enqueuePlan(scope: TenantScope, postId: string, publishAt: string): Promise<void> {
  const at = new Date(publishAt);
  await enqueue(
    scope,
    plannedPublishing,
    { organisationId: scope.organisationId, postId, publishAt: at.toISOString(), by: scope.actor },
    { startAfter: at },
  );
}
