/** Reads which states of a post the program itself has made, so that a person's words can be told from its own. */
import { and, desc, eq, or } from 'drizzle-orm';
import { postVersions } from '#db/tables/content.ts';
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
