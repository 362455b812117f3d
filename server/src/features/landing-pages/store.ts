/**
 * The only SQL of landing pages, their posts, the posts' versions and the approvals. Every function asks for a proven
 * scope; row-level security knows the tenant already.
 */
import type { Block } from '@foyer/contract/blocks';
import type { ClaimKind } from '@foyer/contract/claims';
import type { Brief } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import { and, asc, count, desc, eq, ilike, inArray, like, ne, or, sql } from 'drizzle-orm';
import { approvals, landingPages, posts, postVersions } from '#db/tables/content.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type PageRow = typeof landingPages.$inferSelect;
export type PostRow = typeof posts.$inferSelect;
export type ApprovalRow = typeof approvals.$inferSelect;
export type PostText = { title: string; description: string; slug: string; blocks: Block[] };

export async function insertPage(
  scope: TenantScope,
  values: {
    workspaceId: string;
    propertyId: string;
    eventId: string | null;
    styleguideId: string;
    name: string;
    brief: Brief;
    factIds: string[];
  },
): Promise<PageRow> {
  const [row] = await scope.db
    .insert(landingPages)
    .values({ ...values, organisationId: scope.organisationId })
    .returning();
  return row as PageRow;
}

export async function insertPost(
  scope: TenantScope,
  values: { landingPageId: string; domainId: string; language: Language; slug: string },
): Promise<PostRow> {
  const [row] = await scope.db
    .insert(posts)
    .values({ ...values, organisationId: scope.organisationId, type: 'landing_page' })
    .returning();
  await insertVersion(scope, row as PostRow);
  return row as PostRow;
}

export async function updatePage(
  scope: TenantScope,
  id: string,
  values: { name: string; brief: Brief; factIds: string[] },
): Promise<void> {
  await scope.db
    .update(landingPages)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(landingPages.id, id));
}

export async function touchPage(scope: TenantScope, id: string): Promise<void> {
  await scope.db.update(landingPages).set({ updatedAt: sql`now()` }).where(eq(landingPages.id, id));
}

export async function deletePage(scope: TenantScope, id: string): Promise<boolean> {
  const rows = await scope.db.delete(landingPages).where(eq(landingPages.id, id)).returning({ id: landingPages.id });
  return rows.length > 0;
}

export async function findPage(scope: Scope, id: string): Promise<PageRow | undefined> {
  const [row] = await scope.db.select().from(landingPages).where(eq(landingPages.id, id));
  return row;
}

export async function listPages(
  scope: Scope,
  asked: { propertyId: string; search?: string | undefined; skip: number; take: number },
): Promise<{ data: PageRow[]; total: number }> {
  const pattern = asked.search ? `%${asked.search.replace(/[\\%_]/g, '\\$&')}%` : null;
  const where = and(
    eq(landingPages.propertyId, asked.propertyId),
    pattern === null ? undefined : ilike(landingPages.name, pattern),
  );
  const data = await scope.db
    .select()
    .from(landingPages)
    .where(where)
    .orderBy(desc(landingPages.updatedAt), desc(landingPages.id))
    .limit(asked.take)
    .offset(asked.skip);
  const [{ total } = { total: 0 }] = await scope.db.select({ total: count() }).from(landingPages).where(where);
  return { data, total };
}

/** Posts of pages in the order in which languages are shown: as they were added. */
export const postsOf = (scope: Scope, pageIds: readonly string[]): Promise<PostRow[]> =>
  scope.db
    .select()
    .from(posts)
    .where(inArray(posts.landingPageId, [...pageIds]))
    .orderBy(asc(posts.id));

/** The same, held until the transaction ends; always in one order, so that two publishers never wait on each other. */
export const lockPosts = (scope: TenantScope, pageId: string): Promise<PostRow[]> =>
  scope.db.select().from(posts).where(eq(posts.landingPageId, pageId)).orderBy(asc(posts.id)).for('update');

export async function findPost(scope: Scope, pageId: string, language: Language): Promise<PostRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(posts)
    .where(and(eq(posts.landingPageId, pageId), eq(posts.language, language)));
  return row;
}

export async function findPostById(scope: Scope, id: string): Promise<PostRow | undefined> {
  const [row] = await scope.db.select().from(posts).where(eq(posts.id, id));
  return row;
}

export async function lockPost(scope: TenantScope, id: string): Promise<PostRow | undefined> {
  const [row] = await scope.db.select().from(posts).where(eq(posts.id, id)).for('update');
  return row;
}

/** Writes a text on top of the version it was made from; nothing when somebody was faster. */
export async function saveText(
  scope: TenantScope,
  id: string,
  seen: number,
  { title, description, slug, blocks }: PostText,
): Promise<PostRow | undefined> {
  const [row] = await scope.db
    .update(posts)
    .set({ title, description, slug, blocks, version: seen + 1, updatedAt: sql`now()` })
    .where(and(eq(posts.id, id), eq(posts.version, seen)))
    .returning();
  return row;
}

export async function setPost(
  scope: TenantScope,
  id: string,
  values: Partial<
    Pick<PostRow, 'status' | 'publishedVersion' | 'publishedAt' | 'publishedBy' | 'publishAt' | 'failure' | 'jobId'>
  >,
): Promise<void> {
  await scope.db.update(posts).set(values).where(eq(posts.id, id));
}

/** Keeps the state a post has now; saving the same version twice keeps the first. */
export async function insertVersion(scope: TenantScope, post: PostRow): Promise<void> {
  await scope.db
    .insert(postVersions)
    .values({
      organisationId: scope.organisationId,
      postId: post.id,
      version: post.version,
      title: post.title,
      description: post.description,
      slug: post.slug,
      blocks: post.blocks,
      savedBy: scope.actor.name,
    })
    .onConflictDoNothing();
}

/** Who saved a post last, and when. */
export async function lastSave(scope: Scope, postId: string): Promise<{ savedBy: string; at: string } | undefined> {
  const [row] = await scope.db
    .select({ savedBy: postVersions.savedBy, at: postVersions.createdAt })
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
    .orderBy(desc(postVersions.version))
    .limit(1);
  return row;
}

/** Slugs of a domain and language that begin like this one. */
export async function slugsLike(scope: Scope, domainId: string, language: Language, slug: string): Promise<string[]> {
  const rows = await scope.db
    .select({ slug: posts.slug })
    .from(posts)
    .where(
      and(
        eq(posts.domainId, domainId),
        eq(posts.language, language),
        or(eq(posts.slug, slug), like(posts.slug, `${slug}-%`)),
      ),
    );
  return rows.map((row) => row.slug);
}

/** The page that holds an address, when it is another post's. */
export async function holderOf(
  scope: Scope,
  address: { domainId: string; language: Language; slug: string; notPost: string },
): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ name: landingPages.name })
    .from(posts)
    .innerJoin(landingPages, eq(landingPages.id, posts.landingPageId))
    .where(
      and(
        eq(posts.domainId, address.domainId),
        eq(posts.language, address.language),
        eq(posts.slug, address.slug),
        ne(posts.id, address.notPost),
      ),
    );
  return row?.name;
}

export const approvalsOf = (scope: Scope, postIds: readonly string[]): Promise<ApprovalRow[]> =>
  postIds.length === 0
    ? Promise.resolve([])
    : scope.db
        .select()
        .from(approvals)
        .where(inArray(approvals.postId, [...postIds]))
        .orderBy(asc(approvals.approvedAt));

/** One approval for each claim: a second one replaces the reason and the name. */
export async function putApproval(
  scope: TenantScope,
  values: { postId: string; text: string; kind: ClaimKind; reason: string },
): Promise<void> {
  const signed = { reason: values.reason, approvedBy: scope.actor.name, approvedAt: sql`now()` };
  await scope.db
    .insert(approvals)
    .values({ ...values, ...signed, organisationId: scope.organisationId })
    .onConflictDoUpdate({ target: [approvals.postId, approvals.kind, approvals.text], set: signed });
}

/** Pages of a property about these events, with the status of each language. */
export const pagesAbout = (
  scope: Scope,
  propertyId: string,
  eventIds: readonly string[],
): Promise<{ eventId: string | null; landingPageId: string; status: string; live: boolean }[]> =>
  eventIds.length === 0
    ? Promise.resolve([])
    : scope.db
        .select({
          eventId: landingPages.eventId,
          landingPageId: landingPages.id,
          status: posts.status,
          live: sql<boolean>`${posts.publishedVersion} is not null`,
        })
        .from(landingPages)
        .innerJoin(posts, eq(posts.landingPageId, landingPages.id))
        .where(and(eq(landingPages.propertyId, propertyId), inArray(landingPages.eventId, [...eventIds])))
        .orderBy(asc(landingPages.id));
