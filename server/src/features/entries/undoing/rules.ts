/**
 * Undoing a publishing: for a short while whoever published can have everything as it stood before. What went live
 * gives way to what was live, or leaves the site; what was scheduled has the plan it had before, or none. The draft is
 * left alone, since people may have gone on writing.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Language, languageNames } from '@foyer/contract/languages';
import { undoSeconds } from '@foyer/contract/posts';
import { pathOf } from '#lib/addresses.ts';
import { conflict } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { enqueuePlan } from '../planning/rules.ts';
import { publicationAt, record } from '../publications/rules.ts';
import { takeDown } from '../publications/store.ts';
import { oneEntry } from '../rules.ts';
import * as posts from '../store.ts';
import * as store from './store.ts';

/** A notice waits while a pointer rests on it, so the server waits longer than the notice does by itself. */
const graceSeconds = 6 * undoSeconds;

/** Carries out a publishing of these posts, which the caller holds, so that the actor can undo it. */
export async function undoably(
  scope: TenantScope,
  entryId: string,
  held: readonly posts.PostRow[],
  publish: () => Promise<void>,
): Promise<void> {
  const addresses = new Map<string, Awaited<ReturnType<typeof publicationAt>>>();
  for (const post of held) {
    addresses.set(post.id, await publicationAt(scope, post.domainId, pathOf(post.type, post.language, post.slug)));
  }
  await publish();
  for (const post of await posts.postsOf(scope, [entryId])) {
    const before = held.find(({ id }) => id === post.id);
    if (!before) continue;
    await store.keep(scope, {
      postId: post.id,
      before: store.standingOf(before),
      after: store.standingOf(post),
      publication: addresses.get(post.id) ?? null,
    });
  }
}

/**
 * Takes back what the actor has just published or scheduled of an entry, all of these languages or none.
 * @throws 404; 409 `cannot-undo` when it was too long ago, by somebody else, or something else happened since.
 */
export async function undoPublishing(
  scope: TenantScope,
  entryId: string,
  languages: readonly Language[],
): Promise<void> {
  await oneEntry(scope, entryId);
  const all = await posts.lockPosts(scope, entryId);
  const wanted = all.filter((post) => languages.includes(post.language));
  const { userId } = scope.actor;
  const ids = wanted.map((post) => post.id);
  const kept = userId ? await store.keptBy(scope, userId, ids, graceSeconds) : [];
  for (const language of new Set(languages)) {
    const post = wanted.find((one) => one.language === language);
    const row = kept.find((one) => one.postId === post?.id);
    if (post && row && isDeepStrictEqual(row.after, store.standingOf(post))) continue;
    throw conflict(
      'cannot-undo',
      row
        ? `${languageNames[language]} was changed since you published it, so it stays as it is`
        : `${languageNames[language]} can be undone only shortly after you published it. Unpublish it, or restore an older version and publish that`,
    );
  }
  for (const post of wanted) {
    const row = kept.find((one) => one.postId === post.id);
    if (row) await takeBack(scope, post, row);
  }
  await store.forget(scope, ids);
  await posts.updateEntry(scope, entryId);
}

async function takeBack(scope: TenantScope, post: posts.PostRow, { before, after, publication }: store.UndoableRow) {
  await posts.setPost(scope, post.id, before);
  if (after.publishedAt !== before.publishedAt) {
    await takeDown(scope, [post.id]);
    if (publication) await store.putBack(scope, publication);
    await raiseSiteVersion(scope, post.domainId);
  }
  // Its job may have come and gone while another plan stood.
  if (before.status === 'scheduled' && before.publishAt) await enqueuePlan(scope, post.id, before.publishAt);
  await record(scope, 'publishing-undone', post);
}
