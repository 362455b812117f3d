/**
 * The only SQL of property posts beside that of entries: the list of their languages over all a scope reaches, and how
 * many live pages rest on each fact of a property.
 */
import type { PostStatus } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { containing, totalColumn, withTotal } from '#db/listing.ts';
import { asProperty } from '#db/reach.ts';
import { entries, posts } from '#db/tables/entries.ts';
import { properties } from '#db/tables/tenants.ts';
import type { Scope } from '#lib/scope.ts';

export type PropertyPostFilter = Paging & {
  domainId?: string | undefined;
  workspaceId?: string | undefined;
  propertyId?: string | undefined;
  language?: Language | undefined;
  status?: PostStatus | undefined;
  search?: string | undefined;
};

/** Posts of properties, a row a language, the last changed first. */
export async function listPosts(scope: Scope, asked: PropertyPostFilter) {
  const pattern = asked.search ? containing(asked.search) : undefined;
  const where = and(
    eq(posts.type, 'property_post'),
    isNull(posts.deletedAt),
    inArray(entries.propertyId, scope.db.select({ id: properties.id }).from(properties).where(asProperty(scope))),
    asked.domainId ? eq(posts.domainId, asked.domainId) : undefined,
    asked.workspaceId ? eq(entries.workspaceId, asked.workspaceId) : undefined,
    asked.propertyId ? eq(entries.propertyId, asked.propertyId) : undefined,
    asked.language ? eq(posts.language, asked.language) : undefined,
    asked.status ? eq(posts.status, asked.status) : undefined,
    pattern ? or(ilike(posts.title, pattern), ilike(posts.slug, pattern)) : undefined,
  );
  const rows = await scope.db
    .select({ post: posts, entry: entries, total: totalColumn })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(where)
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(asked.take)
    .offset(asked.skip);
  return withTotal(rows, asked.skip, async () => {
    const [row] = await scope.db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(posts)
      .innerJoin(entries, eq(entries.id, posts.entryId))
      .where(where);
    return row?.total ?? 0;
  });
}

/** The first entry of a property that is a property post. */
export async function firstEntryOf(scope: Scope, propertyId: string): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.type, 'property_post'), eq(entries.propertyId, propertyId), isNull(entries.deletedAt)))
    .orderBy(entries.createdAt, entries.id)
    .limit(1);
  return row?.id;
}

/** Live pages about a property that rest on each of its facts. */
export async function factUses(scope: Scope, propertyId: string): Promise<{ factId: string; pages: number }[]> {
  const { rows } = await scope.db.execute<{ fact_id: string; pages: string }>(sql`
    select claim -> 'source' ->> 'id' as fact_id, count(distinct p.id) as pages
    from publications p, jsonb_array_elements(p.claims) claim
    where p.property_id = ${propertyId} and p.live
      and claim ->> 'verdict' = 'supported' and claim -> 'source' ->> 'type' = 'fact' and claim -> 'source' ? 'id'
    group by 1`);
  return rows.map((row) => ({ factId: row.fact_id, pages: Number(row.pages) }));
}
