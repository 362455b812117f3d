/**
 * Correcting a text that guests read, in place and at once. The draft is never overwritten: where it is the text that is
 * live it goes along; where somebody has gone on writing it, what is live gets a version of its own before it.
 */
import type { OutdatedClaim, PublishedClaim } from '@foyer/contract/changed-facts';
import type { Language } from '@foyer/contract/languages';
import type { TenantScope } from '#lib/scope.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { type ApprovalRow, approvalsOf } from '../approvals/store.ts';
import { breachesOf, record } from '../publications/rules.ts';
import * as store from '../store.ts';
import { keepVersion } from '../versions/store.ts';
import { type LiveRow, lockLive, rewriteLive } from './store.ts';

export type LivePost = { entry: store.EntryRow; post: store.PostRow; live: LiveRow; approvals: ApprovalRow[] };
export type CorrectedText = Pick<store.PostText, 'title' | 'description' | 'blocks'>;

/** One language of an entry with what guests see of it, held until the transaction ends; undefined when it is not live. */
export async function holdLive(scope: TenantScope, entryId: string, language: Language): Promise<LivePost | undefined> {
  const entry = await store.findEntry(scope, entryId);
  const found = entry && (await store.findPost(scope, entryId, language));
  const post = found && (await store.lockPost(scope, found.id));
  const live = post && (await lockLive(scope, post.id));
  return live && { entry, post, live, approvals: await approvalsOf(scope, [post.id]) };
}

/** True while guests read the draft as it stands. */
export const isDraftLive = ({ post }: LivePost): boolean => post.publishedVersion === post.version;

/**
 * Puts the corrected text before guests and the draft beside it. A correction changes no meaning that translations would
 * have to follow: each language is corrected by itself.
 */
export async function publishCorrected(
  scope: TenantScope,
  held: LivePost,
  corrected: {
    live: CorrectedText & { claims: PublishedClaim[]; staleClaims: OutdatedClaim[] | null };
    /** The draft as it is to stand, which may be as it was. */
    draft: CorrectedText;
    styleScore: number;
    openClaims: number;
    corrections: number;
  },
): Promise<void> {
  const { entry, post, live } = held;
  const together = isDraftLive(held);
  const { title, description, blocks } = corrected.live;
  const text = together ? corrected.draft : { title, description, blocks };
  const published = await saved(scope, post, { ...post, ...text });
  await keepVersion(scope, published, true);
  if (!together) await keepVersion(scope, await saved(scope, published, { ...post, ...corrected.draft }));
  const styleBreaches = await breachesOf(scope, entry, { ...corrected.live, language: post.language });
  await rewriteLive(scope, live.id, { ...corrected.live, styleBreaches });
  await store.setPost(scope, post.id, {
    publishedVersion: published.version,
    publishedAt: new Date().toISOString(),
    publishedBy: scope.actor.name,
    styleScore: corrected.styleScore,
    openClaims: corrected.openClaims,
    ...(together ? { failure: null } : {}),
  });
  await store.updateEntry(scope, entry.id);
  await raiseSiteVersion(scope, post.domainId);
  const there = { ...scope, workspaceId: entry.workspaceId };
  await record(there, 'published', post, { version: published.version, corrections: corrected.corrections });
}

async function saved(scope: TenantScope, post: store.PostRow, text: store.PostText): Promise<store.PostRow> {
  const row = await store.saveText(scope, post, text, false);
  if (!row) throw new Error('A post that is held was saved by somebody else');
  return row;
}
