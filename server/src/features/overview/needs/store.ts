/** Counts the pages of a property that wait for a person, by why. */
import type { Language } from '@foyer/contract/languages';
import { and, countDistinct, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deliveries } from '#db/tables/channels.ts';
import { entries, posts, postVersions, publications } from '#db/tables/entries.ts';
import { propertyFacts } from '#db/tables/tenants.ts';
import type { Scope } from '#lib/scope.ts';

const ofProperty = (propertyId: string) =>
  and(eq(entries.propertyId, propertyId), isNull(entries.deletedAt), isNull(posts.deletedAt));

type Counts = Record<'failed' | 'drafts' | 'open' | 'undecided' | 'drifted' | 'offGuide', number>;

/**
 * Pages with a language that failed, that is a draft, that has open claims, says on the site what is no longer so or what
 * its style guide does not let stand, or was changed in WordPress.
 */
export async function countPosts(scope: Scope, propertyId: string): Promise<Counts> {
  // Found once by the property and looked up, instead of being asked for each post.
  const shows = (what: SQL) => sql`${posts.id} in (select shown.post_id from ${publications} shown
    where shown.property_id = ${propertyId} and shown.live and shown.post_id is not null and ${what})`;
  const outdated = shows(sql`shown.stale_claims <> '[]'`);
  const those = (what: SQL) => sql<number>`count(distinct ${posts.entryId}) filter (where ${what})::int`;
  const [row] = await scope.db
    .select({
      failed: those(sql`${posts.status} = 'failed'`),
      drafts: those(sql`${posts.status} = 'draft'`),
      open: those(sql`${posts.openClaims} > 0 or ${outdated}`),
      /** Of these, the ones a person has to decide on before they are live. */
      undecided: those(sql`${posts.openClaims} > 0`),
      drifted: those(sql`(${posts.entryId}, ${posts.language}) in (select there.thing_id, there.language
        from ${deliveries} there where there.drift is not null and there.adopted_at is null)`),
      offGuide: those(shows(sql`shown.style_breaches > 0`)),
    })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(ofProperty(propertyId));
  return row ?? { failed: 0, drafts: 0, open: 0, undecided: 0, drifted: 0, offGuide: 0 };
}

/** Why the last publishing that failed did. */
export async function lastFailure(scope: Scope, propertyId: string): Promise<string> {
  const [row] = await scope.db
    .select({ reason: posts.failure })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(and(ofProperty(propertyId), eq(posts.status, 'failed')))
    .orderBy(desc(posts.updatedAt))
    .limit(1);
  return row?.reason ?? '';
}

/** Who wrote the drafts saved last. */
export async function draftWriters(scope: Scope, propertyId: string): Promise<string[]> {
  const drafts = scope.db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(and(ofProperty(propertyId), eq(posts.status, 'draft')))
    .orderBy(desc(posts.updatedAt))
    .limit(50);
  const writers = await scope.db
    .select({ name: postVersions.savedBy })
    .from(postVersions)
    .where(and(inArray(postVersions.postId, drafts), isNotNull(postVersions.savedById)))
    .groupBy(postVersions.savedBy)
    .orderBy(sql`max(${postVersions.savedAt}) desc`)
    .limit(3);
  return writers.map((one) => one.name);
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
