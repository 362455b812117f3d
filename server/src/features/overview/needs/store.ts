/** Counts the pages of a property that wait for a person, by why. */
import type { Language } from '@foyer/contract/languages';
import { and, countDistinct, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { entries, posts, postVersions, publications } from '#db/tables/entries.ts';
import { propertyFacts } from '#db/tables/tenants.ts';
import type { Scope } from '#lib/scope.ts';

const ofProperty = (propertyId: string) =>
  and(eq(entries.propertyId, propertyId), isNull(entries.deletedAt), isNull(posts.deletedAt));

/** Pages with a language whose publishing failed, and why the last of them did. */
export async function countFailed(scope: Scope, propertyId: string): Promise<{ posts: number; reason: string }> {
  const rows = await scope.db
    .select({ entryId: posts.entryId, reason: posts.failure })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(and(ofProperty(propertyId), eq(posts.status, 'failed')))
    .orderBy(desc(posts.updatedAt));
  return { posts: new Set(rows.map((row) => row.entryId)).size, reason: rows[0]?.reason ?? '' };
}

/** Pages with a text that has open claims, or that says on the site what is no longer so; and those of the first kind. */
export async function countOpen(scope: Scope, propertyId: string): Promise<{ posts: number; undecided: number }> {
  const outdated = sql`exists (select from ${publications} shown
    where shown.post_id = ${posts.id} and shown.live and shown.stale_claims <> '[]')`;
  const [row] = await scope.db
    .select({
      posts: sql<number>`count(distinct ${posts.entryId}) filter (where ${posts.openClaims} > 0 or ${outdated})::int`,
      undecided: sql<number>`count(distinct ${posts.entryId}) filter (where ${posts.openClaims} > 0)::int`,
    })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(ofProperty(propertyId));
  return row ?? { posts: 0, undecided: 0 };
}

/** Pages with a language that is a draft, and who wrote the latest of them. */
export async function draftsOf(scope: Scope, propertyId: string): Promise<{ posts: number; savedBy: string[] }> {
  const where = and(ofProperty(propertyId), eq(posts.status, 'draft'));
  const [row] = await scope.db
    .select({ count: countDistinct(posts.entryId) })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(where);
  if (!row?.count) return { posts: 0, savedBy: [] };
  const drafts = scope.db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(where);
  const writers = await scope.db
    .select({ name: postVersions.savedBy })
    .from(postVersions)
    .where(and(inArray(postVersions.postId, drafts), isNotNull(postVersions.savedById)))
    .groupBy(postVersions.savedBy)
    .orderBy(sql`max(${postVersions.savedAt}) desc`)
    .limit(3);
  return { posts: row.count, savedBy: writers.map((one) => one.name) };
}

const source = alias(posts, 'source');

/** Pages whose text in a language follows an older text of their first language, by language; and since when. */
export async function behindByLanguage(
  scope: Scope,
  propertyId: string,
): Promise<{ language: Language; posts: number; oldest: string }[]> {
  const since = sql<string>`min((
    select min(v.saved_at) from ${postVersions} v where v.post_id = ${source.id} and v.version > ${posts.sourceVersion}))`;
  return scope.db
    .select({
      language: posts.language,
      posts: countDistinct(posts.entryId),
      oldest: sql<string>`coalesce(${since}, now())`,
    })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .innerJoin(source, and(eq(source.entryId, entries.id), eq(source.language, entries.sourceLanguage)))
    .where(and(ofProperty(propertyId), ne(posts.id, source.id), lt(posts.sourceVersion, source.textVersion)))
    .groupBy(posts.language)
    .orderBy(desc(countDistinct(posts.entryId)), posts.language);
}

/** Certificates of a property by the fact that states them. */
export const certificatesOf = (scope: Scope, propertyId: string) =>
  scope.db
    .select({ id: propertyFacts.id, factName: propertyFacts.factName, factValue: propertyFacts.factValue })
    .from(propertyFacts)
    .where(and(eq(propertyFacts.propertyId, propertyId), sql`${propertyFacts.factName} like 'certificate:%'`));
