/**
 * The history of a post: every saved state with who saved it, readable, and made the draft again as a new version.
 * Nothing in it is ever changed by restoring, and what guests see stays as it is until it is published.
 */
import { isDeepStrictEqual } from 'node:util';
import { pageSegments } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type { PostVersion } from '@foyer/contract/post-versions';
import { wordsOf } from '@foyer/editorial/readability/sentences';
import { conflict, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { isActive } from '../../jobs/rules.ts';
import { isReworded } from '../drafts/rules.ts';
import { measure, type TypeRules } from '../judging/rules.ts';
import { oneEntry, onePost } from '../rules.ts';
import * as posts from '../store.ts';
import * as store from './store.ts';

const presentRow = (row: store.VersionRow, post: posts.PostRow) => ({
  version: row.version,
  savedBy: row.savedBy,
  savedAt: toInstant(row.savedAt),
  live: post.publishedVersion === row.version,
  title: row.title,
  words: pageSegments(row.blocks).reduce((sum, { text }) => sum + wordsOf(text).length, 0),
});

/** Saved states of one language, the latest first. Throws 404. */
export async function listVersions(
  scope: Scope,
  entryId: string,
  language: Language,
  paging: { skip: number; take: number },
) {
  await oneEntry(scope, entryId);
  const post = await onePost(scope, entryId, language);
  const { rows, total } = await store.listVersions(scope, post.id, paging);
  return { data: rows.map((row) => presentRow(row.version, post)), total };
}

/** One saved state with its text. Throws 404. */
export async function oneVersion(
  scope: Scope,
  entryId: string,
  language: Language,
  version: number,
): Promise<PostVersion> {
  const { post, row } = await find(scope, entryId, language, version);
  return {
    ...presentRow(row, post),
    description: row.description,
    slug: row.slug,
    blocks: row.blocks,
    details: row.details,
  };
}

/**
 * Makes a saved state the draft again. Its address stays the post's own, since guests may know it by now.
 * @throws 404; 409 `already-writing` while the writer is at work on the text.
 */
export async function restoreVersion(
  scope: TenantScope,
  rulesOf: (type: TypeRules['type']) => TypeRules,
  entryId: string,
  language: Language,
  version: number,
): Promise<void> {
  const { post, row } = await find(scope, entryId, language, version);
  const { title, description, blocks, details } = row;
  await makeDraft(scope, rulesOf, post, { title, description, blocks, details, slug: post.slug });
}

/**
 * Makes a text the draft, as a version of its own behind the one that was; the same text changes nothing.
 * @throws 409 `already-writing` while the writer is at work on the text.
 */
export async function makeDraft(
  scope: TenantScope,
  rulesOf: (type: TypeRules['type']) => TypeRules,
  found: posts.PostRow,
  { title, description, slug, blocks, details }: posts.PostText,
): Promise<posts.PostRow> {
  const post = (await posts.lockPost(scope, found.id)) ?? found;
  if (post.jobId && (await isActive(scope, post.jobId))) {
    throw conflict('already-writing', 'This text is being written just now. Stop that first or wait until it is done');
  }
  const text = { title, description, blocks, details, slug };
  if (isDeepStrictEqual({ ...post, ...text }, post)) return post;
  await store.keepVersion(scope, post, true);
  const saved = await posts.saveText(scope, post, text, isReworded(post, text));
  if (!saved) throw notFound('Post');
  await store.keepVersion(scope, saved, true);
  await measure(scope, rulesOf(post.type), await oneEntry(scope, post.entryId), saved);
  await posts.updateEntry(scope, post.entryId);
  return saved;
}

async function find(scope: Scope, entryId: string, language: Language, version: number) {
  await oneEntry(scope, entryId);
  const post = await onePost(scope, entryId, language);
  const row = await store.findVersion(scope, post.id, version);
  if (!row) throw notFound('Version');
  return { post, row };
}
