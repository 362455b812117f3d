/**
 * How a property post is judged and published: like every text its claims against facts and record, its stars against
 * the record too, and every field filled as the specification demands. Nothing incomplete or untrue goes live.
 */
import { pageSegments } from '@foyer/contract/blocks';
import type { ValidationError } from '@foyer/contract/errors';
import type { Check } from '@foyer/contract/landing-pages';
import { languageNames } from '@foyer/contract/languages';
import { propertyPostInput } from '@foyer/contract/property-post-fields';
import type { PropertyPostReadiness } from '@foyer/contract/property-posts';
import { invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { loadSources, type StoredSources } from '../../content/sources/rules.ts';
import {
  approvalsFor,
  complaint,
  isOpen,
  judgeText,
  type LanguageReadiness,
  type PlacedClaim,
  type TypeRules,
} from '../../entries/judging/rules.ts';
import { publishEntry, unpublishEntry } from '../../entries/publishing/rules.ts';
import { type ApprovalRow, type EntryRow, oneEntry, type PostRow, postsOf } from '../../entries/rules.ts';
import { detailsOf } from '../presenter.ts';

/** A property post is about a property, always. */
const sourcesOf = (scope: TenantScope, entry: EntryRow): Promise<StoredSources> => {
  const { propertyId } = entry;
  if (!propertyId) throw new Error('A property post without a property');
  return loadSources(scope, { ...entry, propertyId });
};

async function judge(
  scope: TenantScope,
  entry: EntryRow,
  posts: readonly PostRow[],
  all: readonly PostRow[],
): Promise<LanguageReadiness[]> {
  const sources = await sourcesOf(scope, entry);
  const approvals = await approvalsFor(scope, posts);
  return posts.map((post) => {
    const more = () => [fieldsCheck(entry, post)];
    const state = withStars(judgeText(post, { sources, approvals, all, more }), post, sources, approvals);
    const checks = state.checks.map((check) => (check.key === 'alt-text' ? altTextCheck(post, sources) : check));
    return { ...state, checks };
  });
}

/** What property posts bring to what all entries share. */
export const propertyPosts: TypeRules = {
  type: 'property_post',
  sourcesOf,
  judge,
  titleOf: (post) => post.blocks.find((block) => block.kind === 'heading')?.text ?? '',
};

/** What spec 5 has against a post as it is stored, every message in its order. */
export function problemsIn(entry: EntryRow, post: PostRow): ValidationError[] {
  const { meta } = detailsOf(post);
  const checked = propertyPostInput.safeParse({
    title: post.title,
    excerpt: post.description,
    // Its text stands here as a client would have to send it.
    content: pageSegments(post.blocks)
      .map(({ text }) => text.replaceAll('<', '&lt;'))
      .join('\n'),
    meta: { ...meta, webapp_property_id: entry.propertyId ?? '', translation_group: entry.id },
  });
  return (checked.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

export async function readinessOf(scope: TenantScope, post: PostRow): Promise<PropertyPostReadiness> {
  const entry = await oneEntry(scope, post.entryId, 'property_post');
  const [state] = await judge(scope, entry, [post], await postsOf(scope, [entry.id]));
  return { ...(state as LanguageReadiness), problems: problemsIn(entry, post) };
}

/** Throws 422 with the messages of spec 5, `claims-open` naming the claims, or `not-ready`. */
export async function publishPost(scope: TenantScope, post: PostRow, publishAt: string | null): Promise<void> {
  const entry = await oneEntry(scope, post.entryId, 'property_post');
  const problems = problemsIn(entry, post);
  if (problems.length > 0) throw invalid(problems);
  await publishEntry(scope, propertyPosts, entry.id, [{ language: post.language, publishAt }]);
}

/** Takes a language off the site or off the plan. */
export const unpublishPost = (scope: TenantScope, post: PostRow): Promise<void> =>
  unpublishEntry(scope, post.entryId, [post.language], { type: 'property_post' });

function fieldsCheck(entry: EntryRow, post: PostRow): Check {
  const [first, ...others] = problemsIn(entry, post);
  return {
    key: 'headings',
    passed: !first,
    blocking: true,
    message: first?.message ?? 'Every field is filled',
    detail: others.length > 0 ? `${others.length} more` : '',
  };
}

/** The stars a post gives its house are a claim like those in its text, held against the record. */
function withStars(
  state: LanguageReadiness,
  post: PostRow,
  { property }: StoredSources,
  approvals: readonly ApprovalRow[],
): LanguageReadiness {
  const said = detailsOf(post).meta.star_rating;
  if (said === null) return state;
  const recorded = property.starRating;
  const text = `${said} ${said === 1 ? 'star' : 'stars'}`;
  const claim: PlacedClaim = {
    start: 0,
    end: text.length,
    text,
    kind: 'stars',
    verdict: recorded === null ? 'unsupported' : recorded === said ? 'supported' : 'contradicted',
    ...(recorded === null
      ? {}
      : { source: { type: 'record', name: 'record.starRating', value: String(recorded) }, expected: String(recorded) }),
    blockId: 'meta',
    field: 'star_rating',
  };
  const claims = [...state.claims, claim];
  if (claim.verdict === 'supported') return { ...state, claims, supported: state.supported + 1 };
  const own = approvals.filter((approval) => approval.postId === post.id);
  if (!isOpen(claim, own)) return { ...state, claims };
  const open = state.open + 1;
  const checks = state.checks.map((check) =>
    check.key === 'claims'
      ? { ...check, passed: false, message: state.open > 0 ? check.message : complaint(claim), detail: `${open} open` }
      : check,
  );
  return { ...state, claims, open, checks, ready: false };
}

function altTextCheck(post: PostRow, { images }: StoredSources): Check {
  const { gallery, featuredMediaId } = detailsOf(post);
  const used = [...new Set([...gallery, ...(featuredMediaId ? [featuredMediaId] : [])])];
  const bare = used.filter((id) => !images.find((image) => image.id === id)?.altText[post.language]);
  const language = languageNames[post.language];
  return {
    key: 'alt-text',
    passed: bare.length === 0,
    blocking: false,
    message:
      bare.length === 0
        ? `Alt text on ${used.length} ${used.length === 1 ? 'image' : 'images'}`
        : `${bare.length} of ${used.length} images have no alt text in ${language}`,
    detail: language,
  };
}
