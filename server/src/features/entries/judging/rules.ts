/**
 * How a text is judged, whatever its type: every claim with its verdict, and the checks all types share. A type adds
 * its own. What is shown to people is what publishing asks for, so that what looks ready is ready.
 */
import type { Block } from '@foyer/contract/blocks';
import type { Claim } from '@foyer/contract/claims';
import type { Brief } from '@foyer/contract/content';
import type { Check, Readiness } from '@foyer/contract/landing-pages';
import { languageNames } from '@foyer/contract/languages';
import type { EntryType } from '@foyer/contract/posts';
import { againstWords } from '@foyer/contract/source-words';
import { checkPage, checkSearch } from '@foyer/editorial/check-page';
import { contextIn, type PageSources } from '@foyer/editorial/context';
import { knownNames } from '@foyer/editorial/style/known-names';
import { isReserved } from '#lib/addresses.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import type { Image } from '../../media/rules.ts';
import { breachesIn } from '../../styleguides/live/rules.ts';
import { type ApprovalRow, approvalsOf } from '../approvals/store.ts';
import { type EntryRow, findEntry, lockPost, type PostRow, setPost } from '../store.ts';

export type LanguageReadiness = Readiness['languages'][number];
export type PlacedClaim = LanguageReadiness['claims'][number];

/** What a text is held against, with the pictures it may show. */
export type JudgingSources = PageSources & { images: Image[] };

/** What a type of entry brings: all else about entries is the same for each. */
export type TypeRules = {
  type: EntryType;
  /** What its texts rest on. */
  sourcesOf(scope: TenantScope, entry: EntryRow): Promise<JudgingSources>;
  /** Judges some posts of an entry; `all` are its posts in every language. */
  judge(
    scope: TenantScope,
    entry: EntryRow,
    posts: readonly PostRow[],
    all: readonly PostRow[],
  ): Promise<LanguageReadiness[]>;
  /** The post with everything guests read of it as blocks, where a type holds texts beside them. */
  readAs?(post: PostRow): PostRow;
  /** What guests read as the title of a draft that has none. */
  titleOf(post: PostRow): string;
};

/** Style score from which a text that keeps to its guide is in order for the rest too, such as its length. */
const goodStyle = 80;

/** True for a claim that blocks publishing and that nobody has taken on themselves. */
export const isOpen = (claim: Claim, approvals: readonly Pick<ApprovalRow, 'kind' | 'text'>[]): boolean =>
  (claim.verdict === 'contradicted' || claim.verdict === 'unsupported') &&
  !approvals.some((approval) => approval.kind === claim.kind && approval.text === claim.text);

/** What is wrong with a claim, in a person's words. */
export const complaint = (claim: Claim): string =>
  claim.verdict === 'contradicted'
    ? `“${claim.text}” contradicts ${againstWords(claim)}`
    : `“${claim.text}” has no source`;

/** What keeps a text from going live, in a person's words. */
export const problemsOf = (state: LanguageReadiness | undefined): string[] =>
  (state?.checks ?? []).filter((check) => check.blocking && !check.passed).map((check) => check.message);

/** Approvals of posts, to be handed to the checks. */
export const approvalsFor = (scope: Scope, posts: readonly PostRow[]): Promise<ApprovalRow[]> =>
  approvalsOf(
    scope,
    posts.map((post) => post.id),
  );

/**
 * Judges one text by what all types share; `more` makes the checks of the type from the claims found. `approvals` may
 * hold those of other posts.
 */
export function judgeText(
  post: PostRow,
  given: {
    sources: JudgingSources;
    approvals: readonly ApprovalRow[];
    all: readonly PostRow[];
    length?: Brief['length'] | undefined;
    more?: (claims: readonly PlacedClaim[]) => Check[];
  },
): LanguageReadiness {
  const { claims, open, styleScore, words } = look(post, given);
  const checks = [
    claimsCheck(claims, open),
    ...(given.more?.(claims) ?? []),
    addressCheck(post),
    styleCheck(post, given.sources, styleScore),
    altTextCheck(post, given.sources),
    languagesCheck(post, given.all),
  ];
  return {
    language: post.language,
    ready: checks.every((check) => check.passed || !check.blocking),
    claims,
    supported: claims.filter((claim) => claim.verdict === 'supported').length,
    open: open.length,
    styleScore,
    words,
    checks,
  };
}

/** Looks at the text alone and writes down its style score and how many claims are open: after every save. */
export async function measure(
  scope: TenantScope,
  rules: Pick<TypeRules, 'sourcesOf' | 'readAs'>,
  entry: EntryRow,
  post: PostRow,
): Promise<void> {
  const sources = await rules.sourcesOf(scope, entry);
  const { open, styleScore } = look(rules.readAs?.(post) ?? post, {
    sources,
    approvals: await approvalsFor(scope, [post]),
    length: entry.brief?.length,
  });
  await setPost(scope, post.id, { styleScore, openClaims: open.length });
}

/** The same for a text nobody has touched, once what it is held against has changed; nobody saves it meanwhile. */
export async function measureAgain(
  scope: TenantScope,
  rulesOf: (type: EntryType) => TypeRules,
  postId: string,
): Promise<void> {
  const post = await lockPost(scope, postId);
  const entry = post && (await findEntry(scope, post.entryId));
  if (entry) await measure(scope, rulesOf(entry.type), entry, post);
}

type Looked = { claims: PlacedClaim[]; open: PlacedClaim[]; styleScore: number; words: number };

function look(
  post: PostRow,
  given: {
    sources: JudgingSources;
    approvals: readonly ApprovalRow[];
    length?: Brief['length'] | undefined;
  },
): Looked {
  const context = contextIn(given.sources, post.language);
  const { segments, styleScore, words } = checkPage(
    post.blocks,
    context,
    given.length === undefined ? {} : { length: given.length },
  );
  const claims = [...checkSearch(post, context), ...segments].flatMap(({ blockId, field, claims: found }) =>
    found.map((claim): PlacedClaim => ({ ...claim, blockId, field })),
  );
  const own = given.approvals.filter((approval) => approval.postId === post.id);
  return { claims, open: claims.filter((claim) => isOpen(claim, own)), styleScore, words };
}

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

function addressCheck(post: PostRow): Check {
  const reserved = isReserved(post.slug);
  return {
    key: 'address',
    passed: !reserved,
    blocking: true,
    message: reserved ? 'The site keeps this address for itself' : 'Address is free',
    detail: `/${post.slug}`,
  };
}

/** Says of a draft what the style guide and Live Posts say of it once it is live, and stops nothing. */
function styleCheck(post: PostRow, { styleguide, property, events }: JudgingSources, score: number): Check {
  const names = [null, ...events].flatMap((event) => knownNames({ property, event }));
  const [first, ...others] = styleguide ? breachesIn(post, styleguide, names) : [];
  const more = others.length > 0 ? `, and ${others.length} more to change` : '';
  const low = score < goodStyle ? `Style score below ${goodStyle}` : undefined;
  return {
    key: 'style',
    passed: !first && !low,
    blocking: false,
    message: first ? `${first.message}${more}` : (low ?? 'Style guide'),
    detail: `${Math.round(score)} of 100`,
  };
}

/** Ids of the pictures a text shows. */
export const imageIdsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'gallery') return block.items.map((item) => item.imageId);
      return (block.kind === 'hero' || block.kind === 'image') && block.imageId ? [block.imageId] : [];
    }),
  ),
];

function altTextCheck(post: PostRow, sources: JudgingSources): Check {
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
