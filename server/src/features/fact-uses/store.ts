/** Reads which claims of live texts cite which sources. */
import type { PublishedClaim } from '@foyer/contract/changed-facts';
import type { FactUse } from '@foyer/contract/fact-uses';
import type { Paging } from '@foyer/contract/lists';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { entries, publications } from '#db/tables/entries.ts';
import type { TenantScope } from '#lib/scope.ts';

const liveOf = (scope: TenantScope, propertyId: string) =>
  and(
    eq(publications.organisationId, scope.organisationId),
    eq(publications.propertyId, propertyId),
    eq(publications.live, true),
    isNull(entries.deletedAt),
  );

const cites = (name: string) =>
  sql<boolean>`${publications.claims} @> ${JSON.stringify([{ verdict: 'supported', source: { name } }])}::jsonb`;

/** Each source of live texts with how many of them cite it. */
export async function countUses(scope: TenantScope, propertyId: string): Promise<FactUse[]> {
  const claim = sql`jsonb_array_elements(${publications.claims})`;
  const cited = scope.db
    .select({
      id: publications.id,
      entryId: publications.entryId,
      name: sql<string>`${claim} -> 'source' ->> 'name'`.as('name'),
      verdict: sql<string>`${claim} ->> 'verdict'`.as('verdict'),
    })
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .where(liveOf(scope, propertyId))
    .as('cited');
  return scope.db
    .select({
      name: cited.name,
      texts: sql<number>`count(distinct ${cited.id})::int`,
      pages: sql<number>`count(distinct ${cited.entryId})::int`,
    })
    .from(cited)
    .where(sql`${cited.verdict} = 'supported' and ${cited.name} is not null`)
    .groupBy(cited.name)
    .orderBy(desc(sql`2`), asc(cited.name));
}

const columns = {
  id: publications.id,
  domainId: publications.domainId,
  path: publications.path,
  language: publications.language,
  title: publications.title,
  description: publications.description,
  blocks: publications.blocks,
  claims: sql<PublishedClaim[]>`${publications.claims}`,
  publishedAt: publications.publishedAt,
  entry: getTableColumns(entries),
};

/** Live texts that cite a source, by the name of their page. */
export async function citingTexts(
  scope: TenantScope,
  { propertyId, name, skip, take }: Paging & { propertyId: string; name: string },
) {
  const where = and(liveOf(scope, propertyId), cites(name));
  const found = scope.db
    .select({ ...columns, total: totalColumn })
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId));
  const rows = await found
    .where(where)
    .orderBy(asc(entries.name), asc(publications.entryId), asc(publications.postId))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, async () => (await countLive(scope, propertyId, name)) ?? 0);
}

/** How many texts are live about a property; with a name, those that cite it. */
export async function countLive(scope: TenantScope, propertyId: string, name?: string): Promise<number> {
  const [row] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .where(and(liveOf(scope, propertyId), name ? cites(name) : undefined));
  return row?.count ?? 0;
}

export type LiveRow = Awaited<ReturnType<typeof liveTexts>>[number];

/** Live texts of a property, those that cite one of the names first, then the latest. */
export const liveTexts = (scope: TenantScope, propertyId: string, names: readonly string[], take: number) =>
  scope.db
    .select(columns)
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .where(liveOf(scope, propertyId))
    .orderBy(
      desc(
        sql`${sql.join(
          names.map((name) => cites(name)),
          sql` or `,
        )}`,
      ),
      desc(publications.publishedAt),
      asc(publications.id),
    )
    .limit(take);
