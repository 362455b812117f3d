/**
 * The act of publishing: nothing with an open claim goes live, several languages go live together or not at all, each
 * now or at its time, and publishing the same version twice changes nothing.
 */
import type { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { BodyOf } from '@foyer/contract/lib/endpoint';
import { enqueue } from '#lib/jobs.ts';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { publishLater } from '../publications/jobs.ts';
import { announceLive, problemsOf, putOnSite, record, takeOff } from '../publications/rules.ts';
import { complaint, isOpen, judge, type LanguageReadiness } from '../readiness/rules.ts';
import type { PostRow } from '../store.ts';
import * as pages from '../store.ts';

type Wish = BodyOf<typeof landingPageEndpoints.publish>['languages'][number];

/**
 * Publishes languages of a page, each now or at its time.
 * @throws 422 `claims-open` naming language and text; 422 `not-ready` for anything else that blocks.
 */
export async function publishPage(scope: TenantScope, pageId: string, wishes: readonly Wish[]): Promise<void> {
  const page = await pages.findPage(scope, pageId);
  if (!page) throw notFound('Landing page');
  const all = await pages.lockPosts(scope, pageId);
  const wanted = [...new Map(wishes.map((wish) => [wish.language, wish])).values()].map((wish) => ({
    post: postIn(all, wish.language),
    at: later(wish.publishAt),
  }));
  const toJudge = wanted.filter(({ post, at }) => at !== null || !isUpToDate(post)).map(({ post }) => post);
  const judged = await judge(scope, page, toJudge, all);
  await refuseUnready(scope, toJudge, judged);

  const now = wanted.filter(({ at }) => at === null).map(({ post }) => post);
  for (const post of now) await putOnSite(scope, page, post, judged);
  for (const { post, at } of wanted) if (at !== null) await plan(scope, post, at);
  await announceLive(
    scope,
    now.filter((post) => toJudge.includes(post)),
  );
  await pages.touchPage(scope, pageId);
}

/** Takes languages off the site, or off the plan; their addresses answer 410 from now on. */
export async function unpublishPage(scope: TenantScope, pageId: string, languages: readonly Language[]): Promise<void> {
  if (!(await pages.findPage(scope, pageId))) throw notFound('Landing page');
  const all = await pages.lockPosts(scope, pageId);
  const posts = languages.map((language) => postIn(all, language));
  await takeOff(scope, posts);
  for (const post of posts) {
    if (post.status === 'draft') continue;
    await pages.setPost(scope, post.id, {
      status: 'draft',
      publishedVersion: null,
      publishedAt: null,
      publishedBy: null,
      publishAt: null,
      failure: null,
    });
  }
  await pages.touchPage(scope, pageId);
}

const isUpToDate = (post: PostRow) => post.status === 'published' && post.publishedVersion === post.version;

const later = (instant: string | null) => (instant && Date.parse(instant) > Date.now() ? instant : null);

function postIn(all: readonly PostRow[], language: Language): PostRow {
  const post = all.find((one) => one.language === language);
  if (post) return post;
  const message = `This page has no text in ${languageNames[language]}`;
  throw invalid([{ field: 'languages', message }]);
}

async function refuseUnready(
  scope: TenantScope,
  posts: readonly PostRow[],
  judged: readonly LanguageReadiness[],
): Promise<void> {
  const approvals = await pages.approvalsOf(
    scope,
    posts.map((post) => post.id),
  );
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

async function plan(scope: TenantScope, post: PostRow, publishAt: string): Promise<void> {
  const at = new Date(publishAt).toISOString();
  await pages.setPost(scope, post.id, { status: 'scheduled', publishAt: at, failure: null });
  await enqueue(
    scope,
    publishLater,
    { organisationId: scope.organisationId, postId: post.id, publishAt: at, by: scope.actor },
    { startAfter: new Date(at) },
  );
  await record(scope, 'scheduled', post, { publishAt: at });
}
