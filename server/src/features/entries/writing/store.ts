/** Reads what the writer must know of other drafts of a site, so that its wording keeps clear of theirs. */
import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { posts } from '#db/tables/entries.ts';
import type { Scope } from '#lib/scope.ts';

/** Drafts of other entries of a site and language, as far as guests do not read the very same. */
export async function draftsBeside(
  scope: Scope,
  text: { domainId: string; language: Language; entryId: string | null },
): Promise<Block[][]> {
  const rows = await scope.db
    .select({ blocks: posts.blocks })
    .from(posts)
    .where(
      and(
        eq(posts.domainId, text.domainId),
        eq(posts.language, text.language),
        text.entryId ? ne(posts.entryId, text.entryId) : undefined,
        or(isNull(posts.publishedVersion), ne(posts.publishedVersion, posts.version)),
        isNull(posts.deletedAt),
        sql`${posts.blocks} <> '[]'`,
      ),
    );
  return rows.map((row) => row.blocks);
}
