/**
 * What stands between a draft and its guests: every claim with its verdict, and the list of checks before publishing.
 * The same answer is shown to people and asked for by publishing, so that what looks ready is ready.
 */
import { type Block, pageSegments } from '@foyer/contract/blocks';
import type { Claim } from '@foyer/contract/claims';
import type { Check, Readiness } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import { checkPage, checkSearch } from '@foyer/editorial/check-page';
import { contextIn, eventIn } from '@foyer/editorial/context';
import { isReserved } from '#lib/addresses.ts';
import { notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { loadSources, type StoredSources } from '../../content/sources/rules.ts';
import { siblingsOf } from '../publications/store.ts';
import { type ApprovalRow, approvalsOf, findPage, type PageRow, type PostRow, postsOf } from '../store.ts';
import { leastOwnFacts, mostShared, ownFacts, sharedWith } from './originality/rules.ts';

export type LanguageReadiness = Readiness['languages'][number];
export type PlacedClaim = LanguageReadiness['claims'][number];

/** Style score from which a text counts as kept to the guide. */
const goodStyle = 80;

/** True for a claim that blocks publishing and that nobody has taken on themselves. */
export const isOpen = (claim: Claim, approvals: readonly Pick<ApprovalRow, 'kind' | 'text'>[]): boolean =>
  (claim.verdict === 'contradicted' || claim.verdict === 'unsupported') &&
  !approvals.some((approval) => approval.kind === claim.kind && approval.text === claim.text);

export async function readinessOf(scope: TenantScope, pageId: string): Promise<Readiness> {
  const page = await findPage(scope, pageId);
  if (!page) throw notFound('Landing page');
  const posts = await postsOf(scope, [pageId]);
  return { languages: await judge(scope, page, posts, posts) };
}

/** Judges some posts of a page; `all` are the page's posts in every language. */
export async function judge(
  scope: TenantScope,
  page: PageRow,
  posts: readonly PostRow[],
  all: readonly PostRow[],
): Promise<LanguageReadiness[]> {
  const sources = await loadSources(scope, page);
  const approvals = await approvalsOf(
    scope,
    posts.map((post) => post.id),
  );
  const judged: LanguageReadiness[] = [];
  for (const post of posts) {
    const siblings = await siblingsOf(scope, { ...post, landingPageId: page.id });
    judged.push(
      judgePost(
        post,
        sources,
        approvals.filter((approval) => approval.postId === post.id),
        siblings,
        all,
        page.brief.length,
      ),
    );
  }
  return judged;
}

function judgePost(
  post: PostRow,
  sources: StoredSources,
  approvals: readonly ApprovalRow[],
  siblings: readonly { title: string; blocks: Block[] }[],
  all: readonly PostRow[],
  length: PageRow['brief']['length'],
): LanguageReadiness {
  const context = contextIn(sources, post.language);
  const checked = checkPage(post.blocks, context, { length });
  const claims = [...checkSearch(post, context), ...checked.segments].flatMap(({ blockId, field, claims: found }) =>
    found.map((claim): PlacedClaim => ({ ...claim, blockId, field })),
  );
  const open = claims.filter((claim) => isOpen(claim, approvals));
  const checks = [
    claimsCheck(claims, open),
    headingsCheck(post),
    originalityCheck(post, claims, siblings),
    eventCheck(sources, post.language),
    addressCheck(post),
    styleCheck(checked.styleScore),
    altTextCheck(post, sources),
    languagesCheck(post, all),
  ];
  return {
    language: post.language,
    ready: checks.every((check) => check.passed || !check.blocking),
    claims,
    supported: claims.filter((claim) => claim.verdict === 'supported').length,
    open: open.length,
    styleScore: checked.styleScore,
    words: checked.words,
    checks,
  };
}

/** What is wrong with a claim, in a person's words. */
export const complaint = ({ text, verdict, source, expected }: Claim): string =>
  verdict === 'contradicted'
    ? `“${text}” contradicts ${source ? `${source.name} (${expected ?? source.value})` : 'what is known'}`
    : `“${text}” has no source`;

function claimsCheck(claims: readonly PlacedClaim[], open: readonly PlacedClaim[]): Check {
  const [first] = open;
  const factual = claims.filter((claim) => claim.verdict !== 'opinion').length;
  return {
    key: 'claims',
    passed: !first,
    blocking: true,
    message: first ? complaint(first) : 'Every claim has a source or a decision',
    detail: first ? `${open.length} open` : `${factual} settled`,
  };
}

function headingsCheck(post: PostRow): Check {
  const heroes = post.blocks.filter((block) => block.kind === 'hero');
  const check = (problem: string | null): Check => ({
    key: 'headings',
    passed: problem === null,
    blocking: true,
    message: problem ?? 'Headings in order',
    detail: problem === null ? 'one title' : '',
  });
  if (pageSegments(post.blocks).length === 0) return check('The page is empty');
  if (heroes.length !== 1 || !heroes[0]?.title.trim()) return check('The page needs one hero with a title');
  const untitled = post.blocks.some(
    (block) =>
      'heading' in block && block.kind !== 'introduction' && !block.heading && pageSegments([block]).length > 0,
  );
  return untitled ? { ...check('A section has no heading'), blocking: false } : check(null);
}

function originalityCheck(
  post: PostRow,
  claims: readonly PlacedClaim[],
  siblings: readonly { title: string; blocks: Block[] }[],
): Check {
  const own = ownFacts(claims);
  const { share, title } = sharedWith(post.blocks, siblings);
  const percent = Math.round(share * 100);
  const problem =
    own < leastOwnFacts
      ? `Say more that only this hotel can state: ${own} of at least ${leastOwnFacts} facts`
      : share > mostShared
        ? `${percent}% of the wording stands in “${title}” as well`
        : null;
  return {
    key: 'originality',
    passed: problem === null,
    blocking: true,
    message: problem ?? 'Says what only this hotel can say',
    detail: `${own} facts, ${percent}% shared`,
  };
}

function eventCheck(sources: StoredSources, language: Language): Check {
  const event = eventIn(sources.events, language);
  const line = (problem: string | null, blocking: boolean, detail: string): Check => ({
    key: 'event',
    passed: problem === null,
    blocking,
    message: problem ?? (event ? 'Event data complete' : 'No event to describe'),
    detail,
  });
  if (!event) return line(null, true, '');
  if (!event.venue.address || !event.venue.city) return line('The venue has no street address', true, '');
  if (event.eventStatus === 'cancelled') return line('The event is cancelled', false, event.title);
  if (Date.parse(event.eventEndDate ?? event.eventStartDate) < Date.now() - 86_400_000) {
    return line('The event is over', false, event.title);
  }
  return line(null, true, event.price === null ? 'date, place' : 'date, place, price');
}

function addressCheck(post: PostRow): Check {
  const reserved = isReserved(post.slug);
  return {
    key: 'address',
    passed: !reserved,
    blocking: true,
    message: reserved ? 'This address is the home page of a language' : 'Address is free',
    detail: `/${post.slug}`,
  };
}

const styleCheck = (score: number): Check => ({
  key: 'style',
  passed: score >= goodStyle,
  blocking: false,
  message: 'Style guide',
  detail: `${Math.round(score)} of 100`,
});

/** Ids of the pictures a page shows. */
export const imageIdsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(
    blocks.flatMap((block) =>
      block.kind === 'hero' && block.imageId
        ? [block.imageId]
        : block.kind === 'gallery'
          ? block.items.map((item) => item.imageId)
          : [],
    ),
  ),
];

function altTextCheck(post: PostRow, sources: StoredSources): Check {
  const used = imageIdsOf(post.blocks);
  const described = used.filter((id) => sources.images.find((image) => image.id === id)?.altText[post.language]);
  const passed = described.length === used.length;
  return {
    key: 'alt-text',
    passed,
    blocking: false,
    message: passed
      ? `Alt text on ${used.length} ${used.length === 1 ? 'image' : 'images'}`
      : `${used.length - described.length} of ${used.length} images have no alt text in ${languageNames[post.language]}`,
    detail: languageNames[post.language],
  };
}

function languagesCheck(post: PostRow, all: readonly PostRow[]): Check {
  const others = all.filter((other) => other.id !== post.id);
  const written = others.filter((other) => other.publishedVersion !== null || other.blocks.length > 0);
  const missing = others.find((other) => !written.includes(other));
  return {
    key: 'languages',
    passed: !missing,
    blocking: false,
    message: missing ? `${languageNames[missing.language]} has no text yet` : 'Languages link to each other',
    detail: `${written.length + 1} of ${all.length}`,
  };
}
