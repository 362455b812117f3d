/**
 * What was thrown away: off every list and every site at once, kept for thirty days with its history, brought back as
 * drafts, and removed for good by a nightly job. Nothing live is ever removed.
 */
import type { EntryType } from '@foyer/contract/posts';
import { freeSlug } from '#lib/addresses.ts';
import { notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { inTenant } from '../../access/rules.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { nounOf } from '../presenter.ts';
import { takeOff } from '../publications/rules.ts';
import { oneEntry } from '../rules.ts';
import { type EntryRow, lockPosts, setPost, slugsLike } from '../store.ts';
import * as store from './store.ts';

const keptDays = 30;
/** Entries removed in one night at most; the rest wait for the next. */
const round = 5000;
const system = { userId: null, name: 'Foyer' };

/** Throws an entry away with all its languages; what was live answers 410. Throws 404. */
export async function throwAway(scope: TenantScope, id: string, type?: EntryType): Promise<void> {
  const entry = await oneEntry(scope, id, type);
  const posts = await lockPosts(scope, id);
  await takeOff(scope, posts);
  for (const post of posts) {
    await setPost(scope, post.id, {
      status: 'draft',
      publishedVersion: null,
      publishedAt: null,
      publishedBy: null,
      publishAt: null,
      failure: null,
      jobId: null,
    });
  }
  await store.putInTrash(scope, id);
  await record(scope, entry, 'deleted');
}

/** Brings an entry back as drafts, at addresses that are still free. Throws 404 for what is not in the trash. */
export async function bringBack(scope: TenantScope, id: string): Promise<void> {
  const entry = await store.findInTrash(scope, id);
  if (!entry) throw notFound('Post');
  for (const post of await store.postsInTrash(scope, id)) {
    const taken = new Set(await slugsLike(scope, post.domainId, post.language, post.slug));
    await store.revivePost(scope, post.id, freeSlug(post.slug, taken));
  }
  await store.takeFromTrash(scope, id);
  await record(scope, entry, 'brought-back');
}

/** Removes for good what has lain in the trash for thirty days; answers how many entries that were. */
export async function emptyTrash(now = Date.now()): Promise<number> {
  const before = new Date(now - keptDays * 86_400_000);
  let removed = 0;
  for (const { organisationId, entryId } of await store.longInTrash(before, round)) {
    const gone = await inTenant(organisationId, system, (scope) => store.removeForGood(scope, entryId, before));
    if (gone) removed += 1;
  }
  return removed;
}

const record = (scope: TenantScope, entry: EntryRow, act: 'deleted' | 'brought-back') =>
  recordAct(scope, {
    action: `${nounOf(entry.type)}.${act}`,
    targetKind: nounOf(entry.type),
    targetId: entry.id,
    detail: { name: entry.name },
  });
