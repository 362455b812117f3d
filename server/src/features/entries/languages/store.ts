/** The SQL of entries and posts that come and go language by language. Row-level security knows the tenant already. */
import type { Language } from '@foyer/contract/languages';
import { eq, sql } from 'drizzle-orm';
import { entries, posts } from '#db/tables/entries.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { EntryRow, EntryValues } from '../store.ts';

/** Nothing when somebody has an entry under this id. */
export async function insertUnder(scope: TenantScope, id: string, values: EntryValues): Promise<EntryRow | undefined> {
  const [row] = await scope.db
    .insert(entries)
    .values({ ...values, id, organisationId: scope.organisationId })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Deletes a post with its history and approvals. */
export async function deletePost(scope: TenantScope, id: string): Promise<void> {
  await scope.db.delete(posts).where(eq(posts.id, id));
}

/** The language the others follow from now on; it follows none itself. */
export async function setSource(
  scope: TenantScope,
  entryId: string,
  source: { postId: string; language: Language },
): Promise<void> {
  await scope.db
    .update(entries)
    .set({ sourceLanguage: source.language, updatedAt: sql`now()` })
    .where(eq(entries.id, entryId));
  await scope.db.update(posts).set({ sourceVersion: null }).where(eq(posts.id, source.postId));
}
