/** The only SQL of what can be undone: how a post, and what guests saw of it, stood before it was last published. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { publications, type StandingOfPost, undoablePublishings } from '#db/tables/entries.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { PublicationRow } from '../publications/store.ts';

export type UndoableRow = typeof undoablePublishings.$inferSelect;
export type Kept = Pick<UndoableRow, 'postId' | 'before' | 'after' | 'publication'>;

/** Keeps what a publishing by the actor has changed; what was kept of an earlier one is forgotten. */
export async function keep(scope: TenantScope, { postId, ...kept }: Kept): Promise<void> {
  const values = { ...kept, byId: scope.actor.userId, madeAt: sql`now()` };
  await scope.db
    .insert(undoablePublishings)
    .values({ ...values, organisationId: scope.organisationId, postId })
    .onConflictDoUpdate({ target: undoablePublishings.postId, set: values });
}

/** What the actor has published of these posts within so many seconds. */
export const keptBy = (scope: TenantScope, userId: string, postIds: readonly string[], seconds: number) =>
  scope.db
    .select()
    .from(undoablePublishings)
    .where(
      and(
        inArray(undoablePublishings.postId, [...postIds]),
        eq(undoablePublishings.byId, userId),
        gt(undoablePublishings.madeAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    );

export async function forget(scope: TenantScope, postIds: readonly string[]): Promise<void> {
  await scope.db.delete(undoablePublishings).where(inArray(undoablePublishings.postId, [...postIds]));
}

/** Puts an address back as it stood. */
export async function putBack(scope: TenantScope, { id, ...stood }: PublicationRow): Promise<void> {
  await scope.db
    .update(publications)
    .set({ ...stood, updatedAt: sql`now()` })
    .where(eq(publications.id, id));
}

export const standingOf = (post: StandingOfPost): StandingOfPost => ({
  status: post.status,
  publishedVersion: post.publishedVersion,
  publishedAt: post.publishedAt,
  publishedBy: post.publishedBy,
  publishAt: post.publishAt,
  failure: post.failure,
});
