/**
 * What stands between a landing page and its guests beside what holds for every text: one hero, enough that only this
 * hotel can say, and an event whose data are whole.
 */
import { type Block, pageSegments } from '@foyer/contract/blocks';
import type { Check, Readiness } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { mostShared } from '@foyer/editorial/composer/runs';
import { eventIn } from '@foyer/editorial/context';
import type { TenantScope } from '#lib/scope.ts';
import { loadSources, type StoredSources } from '../../content/sources/rules.ts';
import {
  approvalsFor,
  judgeText,
  type LanguageReadiness,
  type PlacedClaim,
  type TypeRules,
} from '../../entries/judging/rules.ts';
import { siblingsOf } from '../../entries/publications/rules.ts';
import { type EntryRow, oneEntry, type PostRow, postsOf } from '../../entries/rules.ts';
import { leastOwnFacts, ownFacts, sharedWith } from './originality/rules.ts';

/** A landing page is about a property, always. */
const sourcesOf = (scope: TenantScope, page: EntryRow): Promise<StoredSources> => {
  const { propertyId } = page;
  if (!propertyId) throw new Error('A landing page without a property');
  return loadSources(scope, { ...page, propertyId });
};

async function judge(
  scope: TenantScope,
  page: EntryRow,
  posts: readonly PostRow[],
  all: readonly PostRow[],
): Promise<LanguageReadiness[]> {
  const sources = await sourcesOf(scope, page);
  const approvals = await approvalsFor(scope, posts);
  const judged: LanguageReadiness[] = [];
  for (const post of posts) {
    const siblings = await siblingsOf(scope, { ...post, entryId: page.id });
    const more = (claims: readonly PlacedClaim[]) => [
      headingsCheck(post),
      originalityCheck(post, claims, siblings),
      eventCheck(sources, post.language),
    ];
    judged.push(judgeText(post, { sources, approvals, all, length: page.brief?.length, more }));
  }
  return judged;
}

/** What landing pages bring to what all entries share. */
export const landingPages: TypeRules = {
  type: 'landing_page',
  sourcesOf,
  judge,
  titleOf: (post) => post.blocks.find((block) => block.kind === 'hero')?.title ?? '',
};

export async function readinessOf(scope: TenantScope, pageId: string): Promise<Readiness> {
  const page = await oneEntry(scope, pageId, 'landing_page');
  const posts = await postsOf(scope, [pageId]);
  return { languages: await judge(scope, page, posts, posts) };
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
