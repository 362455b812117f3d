/**
 * How the writer puts its text into a draft: block by block, so that nothing is lost when it is stopped, and never over
 * a locked block or the words of a person. One job writes a post at a time.
 */
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import { freeSlug } from '#lib/addresses.ts';
import { conflict } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { beganAt, isActive } from '../../jobs/rules.ts';
import { measure, type TypeRules } from '../judging/rules.ts';
import { siblingsOf, wasEverLive } from '../publications/store.ts';
import { oneEntry, onePost } from '../rules.ts';
import type { PostRow } from '../store.ts';
import * as store from '../store.ts';
import { keepVersion, statesBy, writtenSince } from '../versions/store.ts';
import { draftsBeside } from './store.ts';

/** Under this name the writer's versions stand in the history of a post. */
export const writerName = 'Foyer';

/** True for a block the writer may not touch. */
export const isKept = (block: Block): boolean => block.locked || block.origin === 'person';

/**
 * Gives a post to a job and answers its draft.
 * @throws 409 `already-writing` while another job writes it.
 */
export async function beginWriting(
  scope: TenantScope,
  entryId: string,
  language: Language,
  jobId: string,
): Promise<PostRow> {
  const found = await onePost(scope, entryId, language);
  const post = (await store.lockPost(scope, found.id)) ?? found;
  if (post.jobId && (await isActive(scope, post.jobId))) {
    throw conflict('already-writing', 'This text is being written just now. Stop that first or wait until it is done');
  }
  await store.setPost(scope, post.id, { jobId });
  return { ...post, jobId };
}

/**
 * What the sister texts of one say, live and in drafts: its wording is to keep clear of theirs. `entryId` is the entry
 * the text belongs to, null when it belongs to none.
 */
export async function textsBeside(
  scope: TenantScope,
  text: { domainId: string; language: Language; entryId: string | null },
): Promise<Block[][]> {
  const live = await siblingsOf(scope, text);
  return [...live.map(({ blocks }) => blocks), ...(await draftsBeside(scope, text))];
}

/**
 * Saves one written block and answers the block as it now stands, which is the person's own where it was kept; `after`
 * is the id of the block before it. Null when the post is no longer this job's.
 */
export async function putBlock(
  scope: TenantScope,
  postId: string,
  jobId: string,
  block: Block,
  after: string | null,
): Promise<Block | null> {
  const post = await store.lockPost(scope, postId);
  if (!post || post.jobId !== jobId) return null;
  const blocks = placeBlock(post.blocks, block, after);
  if (blocks !== post.blocks) await store.saveText(scope, post, { ...post, blocks }, true);
  return blocks.find((one) => one.id === block.id) ?? null;
}

/** A page with a block written into it: over the one of the same id, else behind `after`. Kept blocks stay. */
export function placeBlock(page: Block[], block: Block, after: string | null): Block[] {
  const at = page.findIndex((other) => other.id === block.id);
  const there = page[at];
  if (there) return isKept(there) ? page : page.with(at, block);
  return page.toSpliced(page.findIndex((other) => other.id === after) + 1, 0, block);
}

/**
 * Ends a job's writing with a version of its own and answers the draft as it stands then. A page written as a whole loses
 * the blocks the writer no longer has, takes the writer's title, description and address wherever no person has set
 * them, and is level with its source language from then on.
 */
export async function endWriting(
  scope: TenantScope,
  rules: TypeRules,
  postId: string,
  jobId: string,
  written: { page: ComposedPage; whole: boolean } | null,
): Promise<ComposedPage | null> {
  const post = await store.lockPost(scope, postId);
  if (!post || post.jobId !== jobId) return null;
  const text = written?.whole ? { ...post, ...(await wholeText(scope, post, written.page)) } : post;
  const saved = (text === post ? post : await store.saveText(scope, post, text, true)) ?? post;
  await keepVersion(scope, saved, true);
  await store.setPost(scope, postId, { jobId: null });
  if (written?.whole) await followEachOther(scope, saved, jobId);
  await measure(scope, rules, await oneEntry(scope, post.entryId), saved);
  await store.updateEntry(scope, post.entryId);
  const { title, description, slug, blocks } = saved;
  return { title, description, slug, blocks };
}

/** Milliseconds within which the jobs of one wish for several languages are begun. */
const oneWish = 60_000;

/** What was written together is level, whichever language was done first. */
async function followEachOther(scope: TenantScope, post: PostRow, jobId: string): Promise<void> {
  const since = new Date(Date.parse(await beganAt(scope, jobId)) - oneWish).toISOString();
  const written = await writtenSince(scope, post.entryId, { savedBy: writerName, since });
  const { sourceLanguage } = await oneEntry(scope, post.entryId);
  await store.followTogether(scope, post.language === sourceLanguage ? written : [post.id]);
}

async function wholeText(
  scope: TenantScope,
  post: PostRow,
  page: ComposedPage,
): Promise<Omit<store.PostText, 'details'>> {
  const own = await statesBy(scope, post.id, writerName);
  const isOwn = (field: 'title' | 'description' | 'slug') => own.some((state) => state[field] === post[field]);
  const written = new Set(page.blocks.map((block) => block.id));
  return {
    title: isOwn('title') ? page.title : post.title,
    description: isOwn('description') ? page.description : post.description,
    slug: isOwn('slug') && !(await wasEverLive(scope, post.id)) ? await slugFor(scope, post, page.slug) : post.slug,
    blocks: post.blocks.filter((block) => isKept(block) || written.has(block.id)),
  };
}

async function slugFor(scope: TenantScope, post: PostRow, wanted: string): Promise<string> {
  if (wanted === post.slug || !wanted) return post.slug;
  const taken = await store.slugsLike(scope, post.domainId, post.language, wanted);
  return freeSlug(wanted, new Set(taken.filter((slug) => slug !== post.slug)));
}
