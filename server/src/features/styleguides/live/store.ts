/** Reads what is live in a style guide. */
import type { Language } from '@foyer/contract/languages';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { entries, publications } from '#db/tables/entries.ts';
import type { Scope } from '#lib/scope.ts';

export type LiveText = Pick<
  typeof publications.$inferSelect,
  'id' | 'domainId' | 'path' | 'title' | 'description' | 'blocks' | 'publishedAt'
> & {
  language: Language;
  entry: Pick<typeof entries.$inferSelect, 'id' | 'type' | 'name' | 'workspaceId' | 'propertyId'>;
};

const writtenIn = (styleguideId: string) =>
  and(eq(entries.styleguideId, styleguideId), isNull(entries.deletedAt), eq(publications.live, true));

/** Live texts of pages written in a style guide, after the one of the given id. */
export const liveTexts = (
  scope: Scope,
  styleguideId: string,
  after: string | null,
  take: number,
): Promise<LiveText[]> =>
  scope.db
    .select({
      id: publications.id,
      domainId: publications.domainId,
      path: publications.path,
      title: publications.title,
      description: publications.description,
      blocks: publications.blocks,
      publishedAt: publications.publishedAt,
      language: publications.language,
      entry: {
        id: entries.id,
        type: entries.type,
        name: entries.name,
        workspaceId: entries.workspaceId,
        propertyId: entries.propertyId,
      },
    })
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .where(and(writtenIn(styleguideId), after ? gt(publications.id, after) : undefined))
    .orderBy(asc(publications.id))
    .limit(take);

/** How many live texts are written in a style guide; with a moment, those that went live after it. */
export async function countLive(scope: Scope, styleguideId: string, since?: string): Promise<number> {
  const own = scope.db
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .where(and(writtenIn(styleguideId), since ? gt(publications.publishedAt, since) : undefined));
  return scope.db.$count(own.as('live'));
}
