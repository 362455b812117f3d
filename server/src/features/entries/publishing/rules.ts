/**
 * The act of publishing, whatever the type: nothing with an open claim goes live, several languages go live together or
 * not at all, each now or at its time, and publishing the same version twice changes nothing.
 */
import { type Language, languageNames } from '@foyer/contract/languages';
import type { EntryType } from '@foyer/contract/posts';
import { conflict, invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import {
  approvalsFor,
  complaint,
  isOpen,
  type LanguageReadiness,
  problemsOf,
  type TypeRules,
} from '../judging/rules.ts';
import { enqueuePlan } from '../planning/rules.ts';
import { announceLive, putOnSite, record, takeOff } from '../publications/rules.ts';
import { oneEntry } from '../rules.ts';
import * as store from '../store.ts';
import { undoably } from '../undoing/rules.ts';

export type Wish = { language: Language; publishAt: string | null };

/**
 * Publishes languages of an entry, each now or at its time.
 * @throws 422 `claims-open` naming language and text; 422 `not-ready` for anything else that blocks.
 */
export async function publishEntry(
  scope: TenantScope,
  rules: TypeRules,
  entryId: string,
  wishes: readonly Wish[],
): Promise<void> {
  const entry = await oneEntry(scope, entryId, rules.type);
  const all = await store.lockPosts(scope, entryId);
  const wanted = [...new Map(wishes.map((wish) => [wish.language, wish])).values()].map((wish) => ({
    post: postIn(all, wish.language),
    at: later(wish.publishAt),
  }));
  const toJudge = wanted.filter(({ post, at }) => at !== null || !isUpToDate(post)).map(({ post }) => post);
  const judged = await rules.judge(scope, entry, toJudge, all);
  await refuseUnready(scope, toJudge, judged);

  const now = wanted.filter(({ at }) => at === null).map(({ post }) => post);
  const publish = async () => {
    for (const post of now) await putOnSite(scope, rules, entry, post, judged);
    for (const { post, at } of wanted) if (at !== null) await plan(scope, post, at);
  };
  await undoably(
    scope,
    entryId,
    wanted.map(({ post }) => post),
    publish,
  );
  await announceLive(
    scope,
    now.filter((post) => toJudge.includes(post)),
  );
  await store.updateEntry(scope, entryId);
}

/**
 * Takes languages off the site, or off the plan; their addresses answer 410 from now on. They become drafts again, or
 * are put away with `to`. `reason` is told where no person has just asked for it.
 */
export async function unpublishEntry(
  scope: TenantScope,
  entryId: string,
  languages: readonly Language[],
  { type, to = 'draft', reason }: { type?: EntryType; to?: 'draft' | 'archived'; reason?: string } = {},
): Promise<void> {
  await oneEntry(scope, entryId, type);
  const all = await store.lockPosts(scope, entryId);
  const posts = languages.map((language) => postIn(all, language));
  await takeOff(scope, posts, reason ? { reason } : {});
  for (const post of posts) {
    if (post.status === to || (to === 'draft' && post.status === 'archived')) continue;
    await store.setPost(scope, post.id, {
      status: to,
      publishedVersion: null,
      publishedAt: null,
      publishedBy: null,
      publishAt: null,
      failure: null,
    });
    if (to === 'archived') await record(scope, 'archived', post);
  }
  await store.updateEntry(scope, entryId);
}

/**
 * Calls off what is scheduled, and nothing else: what is live stays what guests see, whatever was meant to follow it.
 * @throws 404; 409 `not-scheduled` naming the first language without a plan, and then all of them stay as they are.
 */
export async function unscheduleEntry(
  scope: TenantScope,
  entryId: string,
  languages: readonly Language[],
): Promise<void> {
  await oneEntry(scope, entryId);
  const all = await store.lockPosts(scope, entryId);
  const posts = [...new Set(languages)].map((language) => postIn(all, language));
  const idle = posts.find(({ status }) => status !== 'scheduled');
  if (idle) {
    const name = languageNames[idle.language];
    throw conflict('not-scheduled', `${name} is not scheduled any more. Look at what became of it`);
  }
  for (const post of posts) {
    const status = post.publishedVersion === null ? 'draft' : 'published';
    await store.setPost(scope, post.id, { status, publishAt: null });
    await record(scope, 'unscheduled', post);
  }
  await store.updateEntry(scope, entryId);
}

/**
 * Does a planned publishing: checks again and publishes, or leaves the post failed with the reason. Does nothing when
 * the plan has changed since or was carried out already.
 */
export async function publishPlanned(
  scope: TenantScope,
  rulesOf: (type: EntryType) => TypeRules,
  postId: string,
  publishAt: string,
): Promise<void> {
  const post = await store.lockPost(scope, postId);
  if (post?.status !== 'scheduled' || !post.publishAt) return;
  if (Date.parse(toInstant(post.publishAt)) !== Date.parse(publishAt)) return;
  const rules = rulesOf(post.type);
  const entry = await oneEntry(scope, post.entryId);
  const there = { ...scope, workspaceId: entry.workspaceId };
  const all = await store.postsOf(scope, [entry.id]);
  const judged = await rules.judge(scope, entry, [post], all);
  const [state] = judged;
  if (!state?.ready) {
    const failure = problemsOf(state)[0] ?? 'The page was not ready';
    await store.setPost(scope, postId, { status: 'failed', publishAt: null, failure });
    await record(there, 'publishing-failed', post, { reason: failure });
    return;
  }
  await putOnSite(scope, rules, entry, post, judged);
  await announceLive(there, [post]);
}

const isUpToDate = (post: store.PostRow) => post.status === 'published' && post.publishedVersion === post.version;

const later = (instant: string | null) => (instant && Date.parse(instant) > Date.now() ? instant : null);

function postIn(all: readonly store.PostRow[], language: Language): store.PostRow {
  const post = all.find((one) => one.language === language);
  if (post) return post;
  const message = `This page has no text in ${languageNames[language]}`;
  throw invalid([{ field: 'languages', message }]);
}

async function refuseUnready(
  scope: TenantScope,
  posts: readonly store.PostRow[],
  judged: readonly LanguageReadiness[],
): Promise<void> {
  const approvals = await approvalsFor(scope, posts);
  const claims = judged.flatMap((state) => {
    const postId = posts.find((post) => post.language === state.language)?.id;
    const own = approvals.filter((approval) => approval.postId === postId);
    return state.claims
      .filter((claim) => isOpen(claim, own))
      .map((claim) => ({ field: state.language, message: `${languageNames[state.language]}: ${complaint(claim)}` }));
  });
  if (claims.length > 0) throw invalid(claims, 'claims-open');
  const others = judged.flatMap((state) =>
    problemsOf(state).map((problem) => ({
      field: state.language,
      message: `${languageNames[state.language]}: ${problem}`,
    })),
  );
  if (others.length > 0) throw invalid(others, 'not-ready');
}

async function plan(scope: TenantScope, post: store.PostRow, publishAt: string): Promise<void> {
  const at = new Date(publishAt).toISOString();
  await store.setPost(scope, post.id, { status: 'scheduled', publishAt: at, failure: null });
  await enqueuePlan(scope, post.id, at);
  await record(scope, 'scheduled', post, { publishAt: at });
}
