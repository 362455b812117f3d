/** Finds the texts whose style score a saved guide changes. */
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { entries, posts } from '#db/tables/entries.ts';
import type { Scope } from '#lib/scope.ts';

/** The first text written in a style guide that was measured before, after the one of the given id. */
export async function nextMeasured(
  scope: Scope,
  styleguideId: string,
  after: string | null,
): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(
      and(
        eq(entries.styleguideId, styleguideId),
        isNull(entries.deletedAt),
        isNull(posts.deletedAt),
        isNotNull(posts.styleScore),
        after ? gt(posts.id, after) : undefined,
      ),
    )
    .orderBy(asc(posts.id))
    .limit(1);
  return row?.id;
}
