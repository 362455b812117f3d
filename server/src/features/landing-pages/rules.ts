/**
 * Landing pages: entries about a property and, mostly, an event near it. What they share with everything else that is
 * published stands in entries; here is what they begin with, and that they name nothing of another house.
 */
import type { ClaimKind } from '@foyer/contract/claims';
import type { Brief } from '@foyer/contract/content';
import type {
  LandingPage,
  LandingPageInput,
  LandingPagePost,
  LandingPageRow,
  PostInput,
} from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { saveDraft } from '../entries/drafts/rules.ts';
import { publishEntry, unpublishEntry, type Wish } from '../entries/publishing/rules.ts';
import {
  addMissingLanguages,
  approveClaim as approve,
  beginEntry,
  changeEntry,
  domainOf,
  entryInFull,
  hostsOfPosts,
  listEntries,
  oneEntry,
  type PostRow,
  postInFull,
  postsOf,
  presentPost,
  previewOf as previewOfEntry,
} from '../entries/rules.ts';
import { throwAway } from '../entries/trash/rules.ts';
import { oneEvent } from '../events/rules.ts';
import { dayAfter, toldEvents } from '../events/telling/rules.ts';
import { imagesOf } from '../media/rules.ts';
import { oneProperty } from '../properties/rules.ts';
import { factsOf } from '../property-facts/rules.ts';
import { nameOfSite } from '../public-sites/naming/rules.ts';
import { styleguideOfProperty } from '../styleguides/rules.ts';
import { afterEventOf, archivedSince } from './after-event/rules.ts';
import { presentPage, presentRow } from './presenter.ts';
import { landingPages } from './readiness/rules.ts';

const { type } = landingPages;

/** Throws 404. */
export async function onePage(scope: TenantScope, id: string): Promise<LandingPage> {
  const page = await entryInFull(scope, id, type);
  const siteName = await nameOfSite(scope, domainOf(page.posts), page.entry.propertyId);
  return presentPage(page, siteName, await afterEventOf(scope, page.entry));
}

export async function listPages(
  scope: TenantScope,
  query: { propertyId: string; search?: string | undefined; skip: number; take: number },
): Promise<{ data: LandingPageRow[]; total: number }> {
  const { data, total } = await listEntries(scope, { ...query, type });
  const posts = await postsOf(
    scope,
    data.map((page) => page.id),
  );
  const told = await toldEvents(
    scope,
    data.flatMap((page) => page.eventId ?? []),
  );
  const { timeZone } = await oneProperty(scope, query.propertyId);
  const hosts = await hostsOfPosts(scope, posts);
  const rows = data.map((page) => {
    const own = posts.filter((post) => post.entryId === page.id);
    const about = told.find(({ event }) => event.eventId === page.eventId);
    const since = archivedSince(page, own, about && dayAfter(about.endsAt, timeZone));
    return presentRow(page, own, about?.event, since, hosts.get(domainOf(own)) ?? '');
  });
  return { data: rows, total };
}

/** Begins a page with an empty draft in each language, at addresses nobody has on that site. */
export async function createPage(scope: TenantScope, input: LandingPageInput): Promise<LandingPage> {
  const property = await oneProperty(scope, input.propertyId);
  const event = input.eventId ? await oneEvent(scope, input.eventId) : null;
  if (event && event.workspaceId !== property.workspaceId) throw notFound('Event');
  const styleguide = await styleguideOfProperty({ ...scope, workspaceId: property.workspaceId });
  const values = {
    type,
    workspaceId: property.workspaceId,
    propertyId: property.id,
    eventId: input.eventId,
    styleguideId: styleguide.id,
    name: input.name,
    brief: await ownPictures(scope, property.id, input.brief),
    factIds: await ownFactIds(scope, property.id, input.factIds),
  };
  const entry = await beginEntry(scope, values, {
    domainId: property.domainId,
    languages: input.languages as [Language, ...Language[]],
    subject: event ? nameWithCity(event.title, event.venue.city) : input.name,
  });
  return onePage(scope, entry.id);
}

/** Changes the brief, which steers the next writing; languages that are new get an empty draft, none is taken away. */
export async function updatePage(
  scope: TenantScope,
  id: string,
  input: Omit<LandingPageInput, 'propertyId' | 'eventId'>,
): Promise<LandingPage> {
  const page = await oneEntry(scope, id, type);
  const propertyId = page.propertyId ?? '';
  const { name, languages } = input;
  await changeEntry(scope, id, {
    name,
    brief: await ownPictures(scope, propertyId, input.brief),
    factIds: await ownFactIds(scope, propertyId, input.factIds),
  });
  const posts = await postsOf(scope, [id]);
  await addMissingLanguages(scope, page, posts, languages, name);
  return onePage(scope, id);
}

/** Saves a draft on top of the version it was made from. Throws as `saveDraft` of entries does. */
export const savePage = (
  scope: TenantScope,
  pageId: string,
  language: Language,
  input: PostInput,
): Promise<LandingPagePost> => saveDraft(scope, landingPages, pageId, language, input, (post) => present(scope, post));

/** Takes a red claim on the actor, with a reason that is logged. */
export const approveClaim = async (
  scope: TenantScope,
  pageId: string,
  language: Language,
  claim: { text: string; kind: ClaimKind; reason: string },
): Promise<LandingPagePost> => present(scope, await approve(scope, landingPages, pageId, language, claim));

/** Where the draft of one language can be seen for ten minutes. */
export const previewOf = (scope: TenantScope, pageId: string, language: Language) =>
  previewOfEntry(scope, pageId, language, type);

/** Publishes languages of a page, each now or at its time. Throws as `publishEntry` does. */
export const publishPage = (scope: TenantScope, pageId: string, wishes: readonly Wish[]): Promise<void> =>
  publishEntry(scope, landingPages, pageId, wishes);

/** Takes languages off the site, or off the plan; their addresses answer 410 from now on. */
export const unpublishPage = (scope: TenantScope, pageId: string, languages: readonly Language[]): Promise<void> =>
  unpublishEntry(scope, pageId, languages, { type });

/** Throws a page away with its drafts; what was live answers 410. */
export const removePage = (scope: TenantScope, id: string): Promise<void> => throwAway(scope, id, type);

async function present(scope: TenantScope, row: PostRow): Promise<LandingPagePost> {
  const { post, approvals, host } = await postInFull(scope, row);
  return presentPost(post, approvals, host);
}

const nameWithCity = (title: string, city: string) =>
  title.toLowerCase().includes(city.toLowerCase()) ? title : `${title} ${city}`;

/** Facts of other properties, and facts withdrawn since they were chosen, are left out. */
async function ownFactIds(scope: TenantScope, propertyId: string, factIds: readonly string[]): Promise<string[]> {
  if (factIds.length === 0) return [];
  const own = new Set((await factsOf(scope, propertyId)).map((fact) => fact.id));
  return factIds.filter((id) => own.has(id));
}

/** A brief with the pictures that the property may show, each once; others are left out like facts of others. */
async function ownPictures(scope: TenantScope, propertyId: string, brief: Brief): Promise<Brief> {
  if (brief.imageIds.length === 0) return brief;
  const own = new Set((await imagesOf(scope, propertyId)).map((image) => image.id));
  return { ...brief, imageIds: [...new Set(brief.imageIds)].filter((id) => own.has(id)) };
}
