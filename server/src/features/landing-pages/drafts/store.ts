/**
 * Reads what the writer must know of drafts: which states of a post the program itself has made, so that a person's
 * words can be told from its own, and what other drafts of a site say.
 */
import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { posts, postVersions } from '#db/tables/content.ts';
import type { Scope } from '#lib/scope.ts';

export type ProgramVersion = { title: string; description: string; slug: string };

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

/** Drafts of other pages of a site and language, as far as guests do not read the very same. */
export async function draftsBeside(
  scope: Scope,
  page: { domainId: string; language: Language; landingPageId: string | null },
): Promise<Block[][]> {
  const rows = await scope.db
    .select({ blocks: posts.blocks })
    .from(posts)
    .where(
      and(
        eq(posts.domainId, page.domainId),
        eq(posts.language, page.language),
        page.landingPageId ? ne(posts.landingPageId, page.landingPageId) : undefined,
        or(isNull(posts.publishedVersion), ne(posts.publishedVersion, posts.version)),
        sql`${posts.blocks} <> '[]'`,
      ),
    );
  return rows.map((row) => row.blocks);
}
