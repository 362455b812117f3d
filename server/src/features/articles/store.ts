/**
 * The SQL of the blog's list and of what its articles are about; it only reads, writing is the entries' own. What was
 * thrown away is not found. Every function asks for a proven scope; row-level security knows the tenant already.
 */
import type { ArticleQuery } from '@foyer/contract/articles';
import { and, asc, count, desc, eq, exists, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '#db/listing.ts';
import { entries, posts, publications } from '#db/tables/entries.ts';
import type { Scope } from '#lib/scope.ts';
import type { EntryRow } from '../entries/rules.ts';

const type = 'article';
const orders = {
  updatedAt: [asc(entries.updatedAt), asc(entries.id)],
  '-updatedAt': [desc(entries.updatedAt), desc(entries.id)],
  name: [asc(sql`lower(${entries.name})`), asc(entries.id)],
  '-name': [desc(sql`lower(${entries.name})`), desc(entries.id)],
};

/** Articles of a workspace: all of it for whoever reaches it, else those of their own houses and of none. */
function reached({ reach }: Scope): SQL | undefined {
  if (reach.organisationIds.length > 0 || reach.workspaceIds.length > 0) return undefined;
  return or(
    isNull(entries.propertyId),
    reach.propertyIds.length > 0 ? inArray(entries.propertyId, [...reach.propertyIds]) : undefined,
  );
}

export async function listArticles(scope: Scope, asked: ArticleQuery): Promise<{ data: EntryRow[]; total: number }> {
  const withPost = (where: SQL | undefined) =>
    exists(
      scope.db
        .select({ one: sql`1` })
        .from(posts)
        .where(and(eq(posts.entryId, entries.id), where)),
    );
  const pattern = asked.search ? containing(asked.search) : null;
  const told = and(
    asked.status ? eq(posts.status, asked.status) : undefined,
    asked.language ? eq(posts.language, asked.language) : undefined,
  );
  const where = and(
    eq(entries.type, type),
    isNull(entries.deletedAt),
    eq(entries.workspaceId, asked.workspaceId),
    reached(scope),
    asked.propertyId ? eq(entries.propertyId, asked.propertyId) : undefined,
    asked.category ? sql`${entries.details} -> 'categories' ? ${asked.category}` : undefined,
    told ? withPost(told) : undefined,
    pattern
      ? or(ilike(entries.name, pattern), withPost(or(ilike(posts.title, pattern), ilike(posts.slug, pattern))))
      : undefined,
  );
  const data = await scope.db
    .select()
    .from(entries)
    .where(where)
    .orderBy(...orders[asked.sort])
    .limit(asked.take)
    .offset(asked.skip);
  const [{ total } = { total: 0 }] = await scope.db.select({ total: count() }).from(entries).where(where);
  return { data, total };
}

/** Ids of the events that articles of a workspace are about, each once. */
export async function eventsTold(scope: Scope, workspaceId: string): Promise<string[]> {
  const rows = await scope.db
    .selectDistinct({
      eventId: sql<string>`jsonb_array_elements_text(coalesce(${entries.details} -> 'relatedEventIds', '[]'))`,
    })
    .from(entries)
    .where(and(eq(entries.type, type), eq(entries.workspaceId, workspaceId), isNull(entries.deletedAt)));
  return rows.map((row) => row.eventId);
}

/** Facts of a house that articles were begun with: a list for each of them. */
export async function factsBegunWith(scope: Scope, propertyId: string): Promise<string[][]> {
  const rows = await scope.db
    .select({ factIds: entries.factIds })
    .from(entries)
    .where(and(eq(entries.type, type), eq(entries.propertyId, propertyId), isNull(entries.deletedAt)));
  return rows.map((row) => row.factIds);
}

/** Facts of a house that live articles rest on: a list for each article and language. */
export async function factsRestedOn(scope: Scope, propertyId: string): Promise<string[][]> {
  const rows = await scope.db
    .select({ claims: publications.claims })
    .from(publications)
    .where(
      and(
        eq(publications.type, type),
        eq(publications.live, true),
        eq(publications.propertyId, propertyId),
        isNotNull(publications.entryId),
      ),
    );
  return rows.map(({ claims }) => [
    ...new Set(claims.flatMap(({ source }) => (source?.type === 'fact' && source.id ? [source.id] : []))),
  ]);
}
