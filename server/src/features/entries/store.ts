/**
 * The only SQL of entries and their posts. What was thrown away is not found here. Every function asks for a proven
 * scope; row-level security knows the tenant already.
 */
import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type { EntryType } from '@foyer/contract/posts';
import { and, asc, count, desc, eq, ilike, inArray, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '#db/listing.ts';
import { entries, posts } from '#db/tables/entries.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type EntryRow = typeof entries.$inferSelect;
export type PostRow = typeof posts.$inferSelect;
export type EntryValues = Pick<EntryRow, 'type' | 'workspaceId' | 'propertyId' | 'name' | 'sourceLanguage'> &
  Partial<Pick<EntryRow, 'eventId' | 'styleguideId' | 'brief' | 'factIds' | 'details'>>;
export type PostText = {
  title: string;
  description: string;
  slug: string;
  blocks: Block[];
  details: Record<string, unknown>;
};

export async function insertEntry(scope: TenantScope, values: EntryValues): Promise<EntryRow> {
  const [row] = await scope.db
    .insert(entries)
    .values({ ...values, organisationId: scope.organisationId })
    .returning();
  return row as EntryRow;
}

export async function insertPost(
  scope: TenantScope,
  entry: Pick<EntryRow, 'id' | 'type'>,
  values: Pick<PostRow, 'domainId' | 'language' | 'slug'> & Partial<PostText & Pick<PostRow, 'sourceVersion'>>,
): Promise<PostRow> {
  const [row] = await scope.db
    .insert(posts)
    .values({ ...values, organisationId: scope.organisationId, entryId: entry.id, type: entry.type })
    .returning();
  return row as PostRow;
}

export async function updateEntry(
  scope: TenantScope,
  id: string,
  values: Partial<Omit<EntryRow, 'id' | 'organisationId' | 'type' | 'createdAt' | 'updatedAt'>> = {},
): Promise<void> {
  await scope.db
    .update(entries)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(entries.id, id));
}

export async function findEntry(scope: Scope, id: string, type?: EntryType): Promise<EntryRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(entries)
    .where(and(eq(entries.id, id), isNull(entries.deletedAt), type ? eq(entries.type, type) : undefined));
  return row;
}

export type EntryFilter = {
  type: EntryType;
  propertyId?: string | undefined;
  workspaceId?: string | undefined;
  search?: string | undefined;
  skip: number;
  take: number;
};

/** Entries of one type, the last changed first. */
export async function listEntries(scope: Scope, asked: EntryFilter): Promise<{ data: EntryRow[]; total: number }> {
  const where = and(
    eq(entries.type, asked.type),
    isNull(entries.deletedAt),
    asked.propertyId ? eq(entries.propertyId, asked.propertyId) : undefined,
    asked.workspaceId ? eq(entries.workspaceId, asked.workspaceId) : undefined,
    asked.search ? ilike(entries.name, containing(asked.search)) : undefined,
  );
  const data = await scope.db
    .select()
    .from(entries)
    .where(where)
    .orderBy(desc(entries.updatedAt), desc(entries.id))
    .limit(asked.take)
    .offset(asked.skip);
  const [{ total } = { total: 0 }] = await scope.db.select({ total: count() }).from(entries).where(where);
  return { data, total };
}

/** Posts of entries in the order in which languages are shown: as they were added. */
export const postsOf = (scope: Scope, entryIds: readonly string[]): Promise<PostRow[]> =>
  entryIds.length === 0
    ? Promise.resolve([])
    : scope.db
        .select()
        .from(posts)
        .where(and(inArray(posts.entryId, [...entryIds]), isNull(posts.deletedAt)))
        .orderBy(asc(posts.id));

/** The same, held until the transaction ends; always in one order, so that two publishers never wait on each other. */
export const lockPosts = (scope: TenantScope, entryId: string): Promise<PostRow[]> =>
  scope.db
    .select()
    .from(posts)
    .where(and(eq(posts.entryId, entryId), isNull(posts.deletedAt)))
    .orderBy(asc(posts.id))
    .for('update');

async function only(asked: Promise<PostRow[]>): Promise<PostRow | undefined> {
  const [row] = await asked;
  return row;
}
const there = (where: SQL | undefined) => and(where, isNull(posts.deletedAt));

export const findPost = (scope: Scope, entryId: string, language: Language): Promise<PostRow | undefined> =>
  only(
    scope.db
      .select()
      .from(posts)
      .where(there(and(eq(posts.entryId, entryId), eq(posts.language, language)))),
  );

export const findPostById = (scope: Scope, id: string): Promise<PostRow | undefined> =>
  only(
    scope.db
      .select()
      .from(posts)
      .where(there(eq(posts.id, id))),
  );

export const lockPost = (scope: TenantScope, id: string): Promise<PostRow | undefined> =>
  only(
    scope.db
      .select()
      .from(posts)
      .where(there(eq(posts.id, id)))
      .for('update'),
  );

/**
 * Writes a text on top of the version it was made from; nothing when somebody was faster. `reworded` says that guests
 * would read something else. The first words of a language follow its source as it stands.
 */
export async function saveText(
  scope: TenantScope,
  { id, version: seen }: Pick<PostRow, 'id' | 'version'>,
  { title, description, slug, blocks, details }: PostText,
  reworded: boolean,
): Promise<PostRow | undefined> {
  const version = seen + 1;
  const words = reworded ? { textVersion: version, sourceVersion: sql`coalesce(source_version, ${sourceNow})` } : {};
  const [row] = await scope.db
    .update(posts)
    .set({ title, description, slug, blocks, details, version, updatedAt: sql`now()`, ...words })
    .where(and(eq(posts.id, id), eq(posts.version, seen)))
    .returning();
  return row;
}

// Named by hand: columns of an update stand without their table.
/** The version of the words of a post's source language; null for the source language itself. */
const sourceNow = sql`(
  select source.text_version from ${posts} source join ${entries} of on of.id = source.entry_id
  where source.entry_id = posts.entry_id and source.language = of.source_language and source.id <> posts.id)`;

/** From here on a post is level with its source language as it stands now. */
export async function followSource(scope: TenantScope, postId: string): Promise<void> {
  await scope.db.update(posts).set({ sourceVersion: sourceNow }).where(eq(posts.id, postId));
}

/** The same for posts of an entry, by their ids. */
export async function followTogether(scope: TenantScope, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  await scope.db
    .update(posts)
    .set({ sourceVersion: sourceNow })
    .where(inArray(posts.id, [...postIds]));
}

export type PostState = Partial<
  Pick<
    PostRow,
    | 'status'
    | 'publishedVersion'
    | 'publishedAt'
    | 'publishedBy'
    | 'publishAt'
    | 'failure'
    | 'jobId'
    | 'styleScore'
    | 'openClaims'
  >
>;

export async function setPost(scope: TenantScope, id: string, values: PostState): Promise<void> {
  await scope.db.update(posts).set(values).where(eq(posts.id, id));
}

/** Slugs of a domain and language that begin like this one. */
export async function slugsLike(scope: Scope, domainId: string, language: Language, slug: string): Promise<string[]> {
  const rows = await scope.db
    .select({ slug: posts.slug })
    .from(posts)
    .where(
      there(
        and(
          eq(posts.domainId, domainId),
          eq(posts.language, language),
          or(eq(posts.slug, slug), like(posts.slug, `${slug}-%`)),
        ),
      ),
    );
  return rows.map((row) => row.slug);
}

/** The name of the entry that holds an address, when it is another post's. */
export async function holderOf(
  scope: Scope,
  address: { domainId: string; language: Language; slug: string; notPost: string },
): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ name: entries.name })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(
      there(
        and(
          eq(posts.domainId, address.domainId),
          eq(posts.language, address.language),
          eq(posts.slug, address.slug),
          ne(posts.id, address.notPost),
        ),
      ),
    );
  return row?.name;
}

/** Entries of a property and type about these events, with the status of each language. */
export const entriesAbout = (
  scope: Scope,
  about: { type: EntryType; propertyId: string; eventIds: readonly string[] },
): Promise<{ eventId: string | null; entryId: string; status: string; live: boolean }[]> =>
  about.eventIds.length === 0
    ? Promise.resolve([])
    : scope.db
        .select({
          eventId: entries.eventId,
          entryId: entries.id,
          status: posts.status,
          live: sql<boolean>`${posts.publishedVersion} is not null`,
        })
        .from(entries)
        .innerJoin(posts, eq(posts.entryId, entries.id))
        .where(
          and(
            eq(entries.type, about.type),
            eq(entries.propertyId, about.propertyId),
            isNull(entries.deletedAt),
            inArray(entries.eventId, [...about.eventIds]),
          ),
        )
        .orderBy(asc(entries.id));
