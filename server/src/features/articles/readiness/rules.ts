/**
 * What stands between an article and its readers beside what holds for every text: a title, a text, and a named author,
 * since what no fact bears out is somebody's own. Its excerpt is read like its text.
 */
import { articleDetails, articlePostDetails, readBlocks } from '@foyer/contract/articles';
import { type Block, pageSegments } from '@foyer/contract/blocks';
import type { Check, Readiness } from '@foyer/contract/landing-pages';
import { eventIn, noHouse } from '@foyer/editorial/context';
import type { TenantScope } from '#lib/scope.ts';
import { loadSources } from '../../content/sources/rules.ts';
import {
  approvalsFor,
  type JudgingSources,
  judgeText,
  type LanguageReadiness,
  type TypeRules,
} from '../../entries/judging/rules.ts';
import { type EntryRow, oneEntry, type PostRow, postsOf } from '../../entries/rules.ts';
import { translationsOf } from '../../events/rules.ts';
import { type Image, imagesOf } from '../../media/rules.ts';
import { listProperties } from '../../properties/rules.ts';
import { oneStyleguide } from '../../styleguides/rules.ts';

const type = 'article';

/** Its house with what is known of it; without one only its event and the style guide, and the pictures of every house. */
async function sourcesOf(scope: TenantScope, { workspaceId, ...entry }: EntryRow): Promise<JudgingSources> {
  const { propertyId, eventId, styleguideId } = entry;
  if (propertyId) return loadSources(scope, { propertyId, eventId, styleguideId });
  return {
    property: noHouse,
    facts: [],
    events: eventId ? await translationsOf(scope, eventId) : [],
    styleguide: styleguideId ? (await oneStyleguide(scope, styleguideId)).content : null,
    images: await imagesOfHouses(scope, workspaceId),
  };
}

async function imagesOfHouses(scope: TenantScope, workspaceId: string): Promise<Image[]> {
  const within = {
    ...scope,
    workspaceId,
    reach: { organisationIds: [], workspaceIds: [workspaceId], propertyIds: [] },
  };
  const { data } = await listProperties(within, { skip: 0, take: 100 });
  const images = new Map<string, Image>();
  for (const { id } of data) for (const image of await imagesOf(scope, id)) images.set(image.id, image);
  return [...images.values()];
}

const readAs = (post: PostRow): PostRow => ({
  ...post,
  blocks: readBlocks({ ...articlePostDetails.parse(post.details), blocks: post.blocks }),
});

async function judge(
  scope: TenantScope,
  entry: EntryRow,
  posts: readonly PostRow[],
  all: readonly PostRow[],
): Promise<LanguageReadiness[]> {
  const sources = await sourcesOf(scope, entry);
  const approvals = await approvalsFor(scope, posts);
  const more = (post: PostRow) => () => [headingsCheck(post), authorCheck(entry), eventCheck(sources, post)];
  return posts.map((post) => judgeText(readAs(post), { sources, approvals, all, more: more(post) }));
}

/** What articles bring to what all entries share. */
export const articles: TypeRules = { type, sourcesOf, judge, readAs, titleOf: () => '' };

export async function readinessOf(scope: TenantScope, id: string): Promise<Readiness> {
  const entry = await oneEntry(scope, id, type);
  const posts = await postsOf(scope, [id]);
  return { languages: await judge(scope, entry, posts, posts) };
}

/** True when a subheading stands before any heading it could be below. */
const isOutOfOrder = (blocks: readonly Block[]): boolean => {
  const [first] = blocks.filter((block) => block.kind === 'heading');
  return first?.level === 3;
};

function headingsCheck(post: PostRow): Check {
  const problem = !post.title.trim()
    ? 'The article has no title'
    : pageSegments(post.blocks).length === 0
      ? 'The article is empty'
      : null;
  const order = isOutOfOrder(post.blocks) ? 'A subheading comes before the first heading' : null;
  return {
    key: 'headings',
    passed: problem === null && order === null,
    blocking: problem !== null,
    message: problem ?? order ?? 'Headings in order',
    detail: problem === null ? 'one title' : '',
  };
}

function authorCheck({ details }: EntryRow): Check {
  const { name } = articleDetails.parse(details).author;
  return {
    key: 'author',
    passed: name !== '',
    blocking: true,
    message: name ? 'A person stands behind it' : 'The article names no author',
    detail: name,
  };
}

function eventCheck(sources: JudgingSources, { language }: PostRow): Check {
  const event = eventIn(sources.events, language);
  const off = event?.eventStatus === 'cancelled';
  const over = event && Date.parse(event.eventEndDate ?? event.eventStartDate) < Date.now() - 86_400_000;
  return {
    key: 'event',
    passed: !off && !over,
    blocking: false,
    message: off
      ? 'The event is cancelled'
      : over
        ? 'The event is over'
        : event
          ? 'The event is to come'
          : 'No event to tell',
    detail: event?.title ?? '',
  };
}
