/**
 * Articles of a blog: entries told in languages, with an author, categories, a cover and events they are about. What
 * they share with everything else that is published stands in entries; here is what they hold, and that they name
 * nothing of another workspace.
 */
import {
  type Article,
  type ArticleInput,
  type ArticlePost,
  type ArticlePostInput,
  type ArticleQuery,
  type ArticleRow,
  type ArticleUpdate,
  type Author,
  articleDetails,
} from '@foyer/contract/articles';
import type { ClaimKind } from '@foyer/contract/claims';
import type { ValidationError } from '@foyer/contract/errors';
import type { Event } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import { invalid, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { saveDraft } from '../entries/drafts/rules.ts';
import { imageIdsOf } from '../entries/judging/rules.ts';
import { publishEntry, unpublishEntry, type Wish } from '../entries/publishing/rules.ts';
import {
  addMissingLanguages,
  approveClaim as approve,
  beginEntry,
  changeEntry,
  domainOf,
  entryInFull,
  hostsOfPosts,
  oneEntry,
  type PostRow,
  postInFull,
  postsOf,
  previewOf as previewOfEntry,
} from '../entries/rules.ts';
import { throwAway } from '../entries/trash/rules.ts';
import { eventsByIds } from '../events/rules.ts';
import { listTerms } from '../events/terms/rules.ts';
import { areMedia } from '../media/rules.ts';
import { oneProperty } from '../properties/rules.ts';
import { factsOf } from '../property-facts/rules.ts';
import { styleguideOfProperty } from '../styleguides/rules.ts';
import { bindingsOf } from '../user-roles/rules.ts';
import { oneWorkspace } from '../workspaces/rules.ts';
import { presentArticle, presentPost, presentRow } from './presenter.ts';
import { articles } from './readiness/rules.ts';
import * as store from './store.ts';

const { type } = articles;

/** Throws 404. Events deleted since are left out. */
export async function oneArticle(scope: Scope, id: string): Promise<Article> {
  const full = await entryInFull(scope, id, type);
  const events = await eventsByIds(scope, articleDetails.parse(full.entry.details).relatedEventIds);
  return presentArticle(full, new Set(events.map(({ eventId }) => eventId)));
}

export async function listArticles(scope: Scope, query: ArticleQuery): Promise<{ data: ArticleRow[]; total: number }> {
  const { data, total } = await store.listArticles(scope, query);
  const posts = await postsOf(
    scope,
    data.map((entry) => entry.id),
  );
  const hosts = await hostsOfPosts(scope, posts);
  const rows = data.map((entry) => {
    const own = posts.filter((post) => post.entryId === entry.id);
    return presentRow(entry, own, hosts.get(domainOf(own)) ?? '');
  });
  return { data: rows, total };
}

/**
 * Begins an article with an empty draft in each language, at addresses made of its name or another subject. Without an
 * author it is the actor's own. Throws 404 and 422 as what it names demands.
 */
export async function createArticle(
  scope: TenantScope,
  input: ArticleInput,
  subject: string = input.name,
): Promise<Article> {
  const house = input.propertyId ? await oneProperty(scope, input.propertyId) : null;
  const workspaceId = house?.workspaceId ?? input.workspaceId ?? '';
  const { domainId } = house ?? (await oneWorkspace(scope, workspaceId));
  const author = input.author?.name ? input.author : { userId: scope.actor.userId, name: scope.actor.name };
  const events = await eventsOf(scope, workspaceId, input.relatedEventIds);
  await refuseUnknown(scope, { ...input, author }, domainId);
  const styleguide = await styleguideOfProperty({ ...scope, workspaceId });
  const own = house ? new Set((await factsOf(scope, house.id)).map((fact) => fact.id)) : new Set<string>();
  const entry = await beginEntry(
    scope,
    {
      type,
      workspaceId,
      propertyId: house?.id ?? null,
      eventId: events[0]?.eventId ?? null,
      styleguideId: styleguide.id,
      name: input.name,
      // Facts of other houses, and facts withdrawn since they were chosen, are left out.
      factIds: input.factIds.filter((id) => own.has(id)),
      details: detailsOf({ ...input, author }, events),
    },
    { domainId, languages: input.languages as [Language, ...Language[]], subject },
  );
  return oneArticle(scope, entry.id);
}

/** Changes what the languages share; languages that are new get an empty draft. The house of an article stays. */
export async function updateArticle(scope: TenantScope, id: string, input: ArticleUpdate): Promise<Article> {
  const entry = await oneEntry(scope, id, type);
  const posts = await postsOf(scope, [id]);
  const house = input.propertyId ? await oneProperty(scope, input.propertyId) : null;
  if (house && house.workspaceId !== entry.workspaceId) throw notFound('Property');
  const events = await eventsOf(scope, entry.workspaceId, input.relatedEventIds);
  const moved = entry.propertyId !== null && entry.propertyId !== input.propertyId;
  await refuseUnknown(
    scope,
    input,
    domainOf(posts),
    moved
      ? [{ field: 'propertyId', message: 'An article stays with its house. Duplicate it to write it for another one' }]
      : [],
  );
  await changeEntry(scope, id, {
    name: input.name,
    propertyId: entry.propertyId ?? house?.id ?? null,
    eventId: events[0]?.eventId ?? null,
    details: detailsOf(input, events),
  });
  await addMissingLanguages(scope, entry, posts, input.languages, input.name);
  return oneArticle(scope, id);
}

/** Saves a draft on top of the version it was made from. Throws as `saveDraft` of entries does; 422 for foreign pictures. */
export async function saveArticle(
  scope: TenantScope,
  id: string,
  language: Language,
  { excerpt, ...text }: ArticlePostInput,
): Promise<ArticlePost> {
  const wanted = imageIdsOf(text.blocks);
  const known = await areMedia(scope, wanted);
  const missing = wanted.some((image) => !known.has(image));
  if (missing) throw invalid([{ field: 'blocks', message: 'A picture of the text is not in the library' }]);
  return saveDraft(scope, articles, id, language, { ...text, details: { excerpt } }, (post) => present(scope, post));
}

/** Takes a red claim on the actor, with a reason that is logged. */
export const approveClaim = async (
  scope: TenantScope,
  id: string,
  language: Language,
  claim: { text: string; kind: ClaimKind; reason: string },
): Promise<ArticlePost> => present(scope, await approve(scope, articles, id, language, claim));

/** Where the draft of one language can be seen for ten minutes. */
export const previewOf = (scope: TenantScope, id: string, language: Language) =>
  previewOfEntry(scope, id, language, type);

/** Publishes languages of an article, each now or at its time. Throws as `publishEntry` does. */
export const publishArticle = (scope: TenantScope, id: string, wishes: readonly Wish[]): Promise<void> =>
  publishEntry(scope, articles, id, wishes);

/** Takes languages off the site, or off the plan; their addresses answer 410 from now on. */
export const unpublishArticle = (scope: TenantScope, id: string, languages: readonly Language[]): Promise<void> =>
  unpublishEntry(scope, id, languages, { type });

/** Throws an article away with its drafts; what was live answers 410. */
export const removeArticle = (scope: TenantScope, id: string): Promise<void> => throwAway(scope, id, type);

async function present(scope: TenantScope, row: PostRow): Promise<ArticlePost> {
  const { post, approvals, host } = await postInFull(scope, row);
  return presentPost(post, approvals, host);
}

const detailsOf = (
  { author, categories, coverId }: Pick<ArticleUpdate, 'author' | 'categories' | 'coverId'>,
  events: readonly Event[],
) => ({ author, categories: [...new Set(categories)], coverId, relatedEventIds: events.map(({ eventId }) => eventId) });

/** The events in the order they were named, each once. Throws 404 for one of another workspace. */
async function eventsOf(scope: TenantScope, workspaceId: string, ids: readonly string[]): Promise<Event[]> {
  const wanted = [...new Set(ids)];
  const found = new Map((await eventsByIds(scope, wanted)).map((event) => [event.eventId, event]));
  return wanted.map((id) => {
    const event = found.get(id);
    if (event?.workspaceId !== workspaceId) throw notFound('Event');
    return event;
  });
}

type Named = { author: Author; categories: readonly string[]; coverId: string | null };

/** Throws 422 with everything that is named and not there, beside what was found before. */
async function refuseUnknown(
  scope: TenantScope,
  { author, categories, coverId }: Named,
  domainId: string,
  before: readonly ValidationError[] = [],
): Promise<void> {
  const problems = [...before];
  if (author.userId && (await bindingsOf(scope, author.userId)).length === 0)
    problems.push({ field: 'author.userId', message: 'The author is not a member of this organization' });
  if (author.userId && !author.name) problems.push({ field: 'author.name', message: 'Author name is required' });
  if (categories.length > 0) {
    const terms = await listTerms(scope, {
      taxonomy: 'event_category',
      include_description: false,
      hierarchical: true,
      domainId,
      skip: 0,
      take: 100,
    });
    const known = new Set(terms.data.map(({ slug }) => slug));
    for (const category of categories)
      if (!known.has(category))
        problems.push({ field: 'categories', message: `“${category}” is not a category of this site` });
  }
  if (coverId && !(await areMedia(scope, [coverId])).has(coverId))
    problems.push({ field: 'coverId', message: 'The cover is not in the library' });
  if (problems.length > 0) throw invalid(problems);
}
