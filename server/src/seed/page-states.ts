/**
 * What has become of the demo's pages since they were written, by the acts that bring it about: a source that went on
 * without its languages, a plan, a plan that failed at the text it met, a page put away.
 */
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import type { TenantScope } from '#lib/scope.ts';
import { publishPlanned, unpublishEntry } from '../features/entries/publishing/rules.ts';
import { onePage, publishPage, savePage } from '../features/landing-pages/rules.ts';
import { rulesOf } from '../features/posts/types/rules.ts';

export type PageState = {
  /** The description of the first language was told anew and published; the others have not followed. */
  retold?: string;
  /** Goes live so many days from now at seven in the morning, UTC. */
  plannedIn?: number;
  /** Was planned, and met a sentence no fact bears out when its time came. */
  failed?: { language: Language; sentence: string };
  archived?: true;
};

type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

/** Brings a page whose `live` languages are ready into its state. */
export async function settleState(
  open: Open,
  page: LandingPage,
  live: readonly Language[],
  { retold, plannedIn, failed, archived }: PageState,
): Promise<void> {
  const [first] = live;
  if (!first) return;
  if (retold) {
    await open((scope) => change(scope, page.id, first, (post) => ({ ...post, description: retold })));
    await open((scope) => publishPage(scope, page.id, [{ language: first, publishAt: null }]));
  }
  if (plannedIn !== undefined) {
    const publishAt = morningIn(plannedIn);
    const wishes = live.map((language) => ({ language, publishAt }));
    await open((scope) => publishPage(scope, page.id, wishes));
  }
  if (failed) await open((scope) => fail(scope, page.id, failed));
  if (archived) await open((scope) => unpublishEntry(scope, page.id, live, { to: 'archived' }));
}

/** Seven in the morning, UTC, so many days from now. */
export const morningIn = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T07:00:00.000Z`;
};

async function fail(scope: TenantScope, pageId: string, { language, sentence }: NonNullable<PageState['failed']>) {
  const publishAt = morningIn(1);
  await publishPage(scope, pageId, [{ language, publishAt }]);
  await change(scope, pageId, language, (post) => ({ ...post, blocks: withSentence(post, sentence) }));
  const { posts } = await onePage(scope, pageId);
  const post = posts.find((one) => one.language === language);
  if (post) await publishPlanned(scope, rulesOf, post.postId, publishAt);
}

async function change(
  scope: TenantScope,
  pageId: string,
  language: Language,
  to: (post: LandingPagePost) => LandingPagePost,
): Promise<void> {
  const { posts } = await onePage(scope, pageId);
  const post = posts.find((one) => one.language === language);
  if (post) await savePage(scope, pageId, language, to(post));
}

/** A text with one more sentence at the end of its introduction, as somebody typed it. */
export const withSentence = ({ blocks }: LandingPagePost, sentence: string): LandingPagePost['blocks'] =>
  blocks.map((block) =>
    block.kind === 'introduction'
      ? { ...block, paragraphs: [...block.paragraphs, sentence], origin: 'person' as const }
      : block,
  );
