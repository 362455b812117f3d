/**
 * What guests see: putting judged texts live, taking them away, and carrying out what was planned. Every change raises
 * the version of the site and is written to the audit log in the same transaction.
 */
import { pagePath } from '#lib/addresses.ts';
import { conflict } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { judge, type LanguageReadiness } from '../readiness/rules.ts';
import type { PageRow, PostRow } from '../store.ts';
import * as pages from '../store.ts';
import * as store from './store.ts';

/** What stands or stood at an address of a domain; `live` says which. */
export const publicationAt = store.atAddress;
/** Everything live on a domain, without the texts. */
export const livePublications = store.liveOn;
/** Ids of the pictures on each live page of a domain, by its path. */
export const livePictures = store.picturesOn;

/** Makes every live address of these posts answer 410, and says so. */
export async function takeOff(scope: TenantScope, posts: readonly PostRow[]): Promise<void> {
  const live = posts.filter((post) => post.publishedVersion !== null);
  for (const domainId of await store.takeDown(
    scope,
    live.map((post) => post.id),
  )) {
    await raiseSiteVersion(scope, domainId);
  }
  for (const post of live) await record(scope, 'unpublished', post);
}

/**
 * Does a planned publishing: checks again and publishes, or leaves the post failed with the reason. Does nothing when
 * the plan has changed since or was carried out already.
 */
export async function publishPlanned(scope: TenantScope, postId: string, publishAt: string): Promise<void> {
  const post = await pages.lockPost(scope, postId);
  if (post?.status !== 'scheduled' || !post.publishAt) return;
  if (Date.parse(toInstant(post.publishAt)) !== Date.parse(publishAt)) return;
  const page = (await pages.findPage(scope, post.landingPageId)) as PageRow;
  const there = { ...scope, workspaceId: page.workspaceId };
  const all = await pages.postsOf(scope, [page.id]);
  const judged = await judge(scope, page, [post], all);
  const [state] = judged;
  if (!state?.ready) {
    const failure = problemsOf(state)[0] ?? 'The page was not ready';
    await pages.setPost(scope, postId, { status: 'failed', publishAt: null, failure });
    await record(there, 'publishing-failed', post, { reason: failure });
    return;
  }
  await putOnSite(scope, page, post, judged);
  await announceLive(there, [post]);
}

/** What keeps a text from going live, in a person's words. */
export const problemsOf = (state: LanguageReadiness | undefined): string[] =>
  (state?.checks ?? []).filter((check) => check.blocking && !check.passed).map((check) => check.message);

/** Makes a judged text what guests see at its address. */
export async function putOnSite(
  scope: TenantScope,
  page: PageRow,
  post: PostRow,
  judged: readonly LanguageReadiness[],
): Promise<void> {
  const state = judged.find((one) => one.language === post.language);
  if (!state) return;
  const live = await store.putLive(scope, {
    domainId: post.domainId,
    path: pagePath(post.language, post.slug),
    postId: post.id,
    landingPageId: page.id,
    propertyId: page.propertyId,
    eventId: page.eventId,
    language: post.language,
    title: post.title || titleOf(post),
    description: post.description,
    blocks: post.blocks,
    claims: state.claims,
    publishedBy: scope.actor.name,
  });
  if (!live) throw conflict('address-taken', `Another page is live at /${post.slug}`);
  await pages.setPost(scope, post.id, {
    status: 'published',
    publishedVersion: post.version,
    publishedAt: new Date().toISOString(),
    publishedBy: scope.actor.name,
    publishAt: null,
    failure: null,
  });
}

const titleOf = (post: PostRow): string => post.blocks.find((block) => block.kind === 'hero')?.title ?? '';

/** Lets the sites know of texts gone live, and the audit log too. */
export async function announceLive(scope: TenantScope, posts: readonly PostRow[]): Promise<void> {
  for (const domainId of new Set(posts.map((post) => post.domainId))) await raiseSiteVersion(scope, domainId);
  for (const post of posts) await record(scope, 'published', post, { version: post.version });
}

type Deed = 'published' | 'unpublished' | 'scheduled' | 'publishing-failed';

export const record = (scope: TenantScope, action: Deed, post: PostRow, detail: Record<string, unknown> = {}) =>
  recordAct(scope, {
    action: `landing-page.${action}`,
    targetKind: 'landing-page',
    targetId: post.landingPageId,
    detail: { language: post.language, slug: post.slug, ...detail },
  });
