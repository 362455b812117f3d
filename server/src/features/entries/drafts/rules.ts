/**
 * Saving drafts. A save names the version it was made from and is refused, with the text as it is now, when somebody
 * was faster; the same text saved again changes nothing; an address that guests know cannot be changed under them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@foyer/contract/languages';
import { isReserved } from '#lib/addresses.ts';
import { conflict, invalid, Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { measure, type TypeRules } from '../judging/rules.ts';
import { oneEntry, onePost } from '../rules.ts';
import * as store from '../store.ts';
import { keepVersion, lastSave } from '../versions/store.ts';

/** A text to be saved; without `details` those of the post stay. */
export type Draft = Omit<store.PostText, 'details'> & { version: number; details?: Record<string, unknown> };

/**
 * Saves a draft on top of the version it was made from. `present` shows the post as the type's calls do.
 * @throws 409 `stale` naming who saved in between, with `present`; 409 `address-live`; 422 for an address that is taken.
 */
export async function saveDraft<Shown>(
  scope: TenantScope,
  rules: TypeRules,
  entryId: string,
  language: Language,
  draft: Draft,
  present: (post: store.PostRow) => Promise<Shown>,
): Promise<Shown> {
  const entry = await oneEntry(scope, entryId, rules.type);
  const post = await onePost(scope, entryId, language, rules.type);
  const text = { ...draft, details: draft.details ?? post.details };
  const reworded = isReworded(post, text);
  if (!reworded && text.slug === post.slug && isDeepStrictEqual(text.blocks, post.blocks)) return present(post);
  if (post.version !== draft.version) throw await stale(scope, post, present);
  await checkAddress(scope, post, draft.slug);
  const saved = await store.saveText(scope, post, text, reworded);
  if (!saved) throw await stale(scope, await onePost(scope, entryId, language), present);
  await keepVersion(scope, saved);
  await measure(scope, rules, entry, saved);
  await store.updateEntry(scope, entryId);
  return present(saved);
}

/** True when guests would read something else: title, description, blocks or details, whoever wrote or locked them. */
export const isReworded = (before: store.PostText, after: store.PostText): boolean =>
  before.title !== after.title ||
  before.description !== after.description ||
  !isDeepStrictEqual(before.details, after.details) ||
  !isDeepStrictEqual(words(before.blocks), words(after.blocks));

const words = (blocks: store.PostText['blocks']) => blocks.map(({ locked, origin, ...block }) => block);

/** Throws 409 `address-live` for one that guests know, 422 for one that is taken. */
async function checkAddress(scope: TenantScope, post: store.PostRow, slug: string): Promise<void> {
  if (slug === post.slug) return;
  if (post.publishedVersion !== null) {
    throw conflict('address-live', 'Guests know this address. Take the page off the site before you change it');
  }
  const holder = isReserved(slug)
    ? 'the site itself'
    : await store.holderOf(scope, { ...post, slug, notPost: post.id });
  if (holder) throw invalid([{ field: 'slug', message: `This address belongs to ${holder}` }]);
}

async function stale<Shown>(
  scope: TenantScope,
  post: store.PostRow,
  present: (post: store.PostRow) => Promise<Shown>,
): Promise<Refusal> {
  const last = await lastSave(scope, post.id);
  const who = post.jobId ? 'The writer is at work on this text and' : (last?.savedBy ?? 'Somebody');
  return new Refusal(409, 'stale', `${who} saved a newer version. Load it before you go on`, {
    present: await present(post),
  });
}
