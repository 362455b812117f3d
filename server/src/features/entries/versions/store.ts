/**
 * The only SQL of the saved states of posts. Saves of one person within ten minutes stand as one state, until it is
 * published or restored; the states of the program stand each by themselves.
 */
import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { posts, postVersions } from '#db/tables/entries.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import type { PostRow } from '../store.ts';

export type VersionRow = typeof postVersions.$inferSelect;

const stateOf = ({ version, title, description, slug, blocks, details }: PostRow) => ({
  version,
  title,
  description,
  slug,
  blocks,
  details,
});

/** Keeps the state a post has now. A sealed one stands by itself and takes no later save in. */
export async function keepVersion(scope: TenantScope, post: PostRow, sealed = false): Promise<void> {
  const by = { savedBy: scope.actor.name, savedById: scope.actor.userId };
  if (!sealed && by.savedById && (await foldInto(scope, post, by.savedById))) return;
  await scope.db
    .insert(postVersions)
    .values({ ...stateOf(post), ...by, sealed, organisationId: scope.organisationId, postId: post.id })
    .onConflictDoUpdate({
      target: [postVersions.postId, postVersions.version],
      set: { sealed: sql`${postVersions.sealed} or ${sealed}` },
    });
}

/** Puts a save into the state the same person saved less than ten minutes ago; false when there is none. */
async function foldInto(scope: TenantScope, post: PostRow, userId: string): Promise<boolean> {
  const rows = await scope.db
    .update(postVersions)
    .set({ ...stateOf(post), savedBy: scope.actor.name, savedAt: sql`now()` })
    .where(
      and(
        eq(postVersions.postId, post.id),
        eq(postVersions.version, sql`(select max(version) from ${postVersions} where post_id = ${post.id})`),
        eq(postVersions.savedById, userId),
        eq(postVersions.sealed, false),
        sql`${postVersions.createdAt} > now() - interval '10 minutes'`,
      ),
    )
    .returning({ id: postVersions.id });
  return rows.length > 0;
}

/** Who saved a post last, and when. */
export async function lastSave(scope: Scope, postId: string): Promise<{ savedBy: string; at: string } | undefined> {
  const [row] = await scope.db
    .select({ savedBy: postVersions.savedBy, at: postVersions.savedAt })
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
    .orderBy(desc(postVersions.version))
    .limit(1);
  return row;
}

export async function listVersions(scope: Scope, postId: string, { skip, take }: { skip: number; take: number }) {
  const where = eq(postVersions.postId, postId);
  const rows = await scope.db
    .select({ version: postVersions, total: totalColumn })
    .from(postVersions)
    .where(where)
    .orderBy(desc(postVersions.version))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(postVersions, where));
}

export async function findVersion(scope: Scope, postId: string, version: number): Promise<VersionRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), eq(postVersions.version, version)));
  return row;
}

export type ProgramVersion = Pick<VersionRow, 'title' | 'description' | 'slug'>;

/** The state a post began with and the latest one saved under the given name. */
export async function statesBy(scope: Scope, postId: string, savedBy: string): Promise<ProgramVersion[]> {
  const rows = await scope.db
    .select({
      version: postVersions.version,
      title: postVersions.title,
      description: postVersions.description,
      slug: postVersions.slug,
    })
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), or(eq(postVersions.version, 1), eq(postVersions.savedBy, savedBy))))
    .orderBy(desc(postVersions.version));
  return [...rows.slice(0, 1), ...rows.filter((row) => row.version === 1)];
}

/** Posts of an entry that the program has written since a moment, under the given name. */
export async function writtenSince(
  scope: Scope,
  entryId: string,
  written: { savedBy: string; since: string },
): Promise<string[]> {
  const own = scope.db.select({ id: posts.id }).from(posts).where(eq(posts.entryId, entryId));
  const rows = await scope.db
    .selectDistinct({ postId: postVersions.postId })
    .from(postVersions)
    .where(
      and(
        inArray(postVersions.postId, own),
        isNull(postVersions.savedById),
        eq(postVersions.savedBy, written.savedBy),
        gte(postVersions.savedAt, written.since),
      ),
    );
  return rows.map((row) => row.postId);
}
