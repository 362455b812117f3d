/** The only SQL of the trash: entries and posts that were thrown away and can still be brought back. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { entries, posts } from '#db/tables/entries.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { inAct } from '../../access/rules.ts';
import type { EntryRow, PostRow } from '../store.ts';

/** Throws an entry away; its posts give their addresses free. */
export async function putInTrash(scope: TenantScope, id: string): Promise<void> {
  await scope.db.update(entries).set({ deletedAt: sql`now()` }).where(eq(entries.id, id));
  await scope.db.update(posts).set({ deletedAt: sql`now()` }).where(eq(posts.entryId, id));
}

export async function findInTrash(scope: Scope, id: string): Promise<EntryRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(entries)
    .where(and(eq(entries.id, id), isNotNull(entries.deletedAt)));
  return row;
}

export const postsInTrash = (scope: Scope, entryId: string): Promise<PostRow[]> =>
  scope.db
    .select()
    .from(posts)
    .where(and(eq(posts.entryId, entryId), isNotNull(posts.deletedAt)));

export async function takeFromTrash(scope: TenantScope, id: string): Promise<void> {
  await scope.db.update(entries).set({ deletedAt: null, updatedAt: sql`now()` }).where(eq(entries.id, id));
}

/** Brings a post back at an address that is free. */
export async function revivePost(scope: TenantScope, id: string, slug: string): Promise<void> {
  await scope.db.update(posts).set({ deletedAt: null, slug }).where(eq(posts.id, id));
}

/** Removes an entry for good, with its posts and their history; false when it was brought back or is gone. */
export async function removeForGood(scope: TenantScope, id: string, before: Date): Promise<boolean> {
  const rows = await scope.db
    .delete(entries)
    .where(and(eq(entries.id, id), sql`${entries.deletedAt} < ${before.toISOString()}`))
    .returning({ id: entries.id });
  return rows.length > 0;
}

type Long = { organisationId: string; entryId: string };

/** Entries of all organisations that were thrown away before a moment, the longest first. */
export const longInTrash = (before: Date, most: number) =>
  inAct<Long[], Long[]>(`app.entries_to_remove('${before.toISOString()}', ${most})`, async (long) => long);
