/** Reads and rewrites what guests see of one post in place: its address, its post and its entry stay as they are. */
import type { OutdatedClaim, PublishedClaim } from '@foyer/contract/changed-facts';
import { and, eq, sql } from 'drizzle-orm';
import { publications } from '#db/tables/entries.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { PostRow } from '../store.ts';

export type LiveRow = typeof publications.$inferSelect;

/** What is live of a post, held until the transaction ends. */
export async function lockLive(scope: TenantScope, postId: string): Promise<LiveRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(publications)
    .where(and(eq(publications.postId, postId), eq(publications.live, true)))
    .for('update');
  return row;
}

export async function rewriteLive(
  scope: TenantScope,
  id: string,
  text: Pick<PostRow, 'title' | 'description' | 'blocks'> & {
    claims: PublishedClaim[];
    staleClaims: OutdatedClaim[] | null;
    styleBreaches: number;
  },
): Promise<void> {
  await scope.db
    .update(publications)
    .set({ ...text, publishedBy: scope.actor.name, publishedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(publications.id, id));
}
