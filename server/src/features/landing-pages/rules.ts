/**
 * Landing pages: one page in several languages, each a draft of its own with versions. A save names the version it was
 * made from and is refused when somebody was faster; an address that guests know cannot be changed under them.
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
import { freeSlug, isReserved, slugOf } from '#lib/addresses.ts';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { recordAct } from '../audit-log/rules.ts';
import { hostOf, hostsOf } from '../domains/rules.ts';
import { eventsByIds, oneEvent } from '../events/rules.ts';
import { imagesOf } from '../media/rules.ts';
import { oneProperty } from '../properties/rules.ts';
import { factsOf } from '../property-facts/rules.ts';
import { styleguideOfProperty } from '../styleguides/rules.ts';
import { presentPage, presentPost, presentRow, urlOf } from './presenter.ts';
import { mintPreview } from './previews/rules.ts';
import { takeOff } from './publications/rules.ts';
import * as store from './store.ts';

export async function onePage(scope: TenantScope, id: string): Promise<LandingPage> {
  const page = await store.findPage(scope, id);
  if (!page) throw notFound('Landing page');
  const posts = await store.postsOf(scope, [id]);
  const approvals = await store.approvalsOf(
    scope,
    posts.map((post) => post.id),
  );
  return presentPage(page, posts, approvals, await hostOf(scope, domainOf(posts)));
}

export async function listPages(
  scope: TenantScope,
  query: { propertyId: string; search?: string | undefined; skip: number; take: number },
): Promise<{ data: LandingPageRow[]; total: number }> {
  const { data, total } = await store.listPages(scope, query);
  const posts = await store.postsOf(
    scope,
    data.map((page) => page.id),
  );
  const events = await eventsByIds(
    scope,
    data.flatMap((page) => page.eventId ?? []),
  );
  const hosts = await hostsOf(
    scope,
    posts.map((post) => post.domainId),
  );
  const rows = data.map((page) => {
    const own = posts.filter((post) => post.landingPageId === page.id);
    const event = events.find(({ eventId }) => eventId === page.eventId);
    return presentRow(page, own, event, hosts.get(domainOf(own)) ?? '');
  });
  return { data: rows, total };
}

/** Begins a page with an empty draft in each language, at addresses nobody has on that site. */
export async function createPage(scope: TenantScope, input: LandingPageInput): Promise<LandingPage> {
  const property = await oneProperty(scope, input.propertyId);
  const event = input.eventId ? await oneEvent(scope, input.eventId) : null;
  if (event && event.workspaceId !== property.workspaceId) throw notFound('Event');
  const styleguide = await styleguideOfProperty({ ...scope, workspaceId: property.workspaceId });
  const page = await store.insertPage(scope, {
    workspaceId: property.workspaceId,
    propertyId: property.id,
    eventId: input.eventId,
    styleguideId: styleguide.id,
    name: input.name,
    brief: await ownPictures(scope, property.id, input.brief),
    factIds: await ownFactIds(scope, property.id, input.factIds),
  });
  const subject = event ? nameWithCity(event.title, event.venue.city) : input.name;
  for (const language of new Set(input.languages))
    await addLanguage(scope, page.id, property.domainId, language, subject);
  return onePage(scope, page.id);
}

/** Changes the brief, which steers the next writing; languages that are new get an empty draft, none is taken away. */
export async function updatePage(
  scope: TenantScope,
  id: string,
  input: Omit<LandingPageInput, 'propertyId' | 'eventId'>,
): Promise<LandingPage> {
  const page = await store.findPage(scope, id);
  if (!page) throw notFound('Landing page');
  const { name, languages } = input;
  await store.updatePage(scope, id, {
    name,
    brief: await ownPictures(scope, page.propertyId, input.brief),
    factIds: await ownFactIds(scope, page.propertyId, input.factIds),
  });
  const posts = await store.postsOf(scope, [id]);
  for (const language of new Set(languages)) {
    if (posts.some((post) => post.language === language)) continue;
    await addLanguage(scope, id, domainOf(posts), language, name);
  }
  return onePage(scope, id);
}

/**
 * Saves a draft on top of the version it was made from.
 * @throws 409 `stale` naming who saved in between; 409 `address-live`; 422 for an address that is taken.
 */
export async function saveDraft(
  scope: TenantScope,
  pageId: string,
  language: Language,
  input: PostInput,
): Promise<LandingPagePost> {
  const post = await postOf(scope, pageId, language);
  if (post.version !== input.version) throw await stale(scope, post);
  await checkAddress(scope, post, input.slug);
  const saved = await store.saveText(scope, post.id, input.version, input);
  if (!saved) throw await stale(scope, post);
  await store.insertVersion(scope, saved);
  await store.touchPage(scope, pageId);
  return present(scope, saved);
}

/** Takes a red claim on the actor, with a reason that is logged. */
export async function approveClaim(
  scope: TenantScope,
  pageId: string,
  language: Language,
  input: { text: string; kind: ClaimKind; reason: string },
): Promise<LandingPagePost> {
  const post = await postOf(scope, pageId, language);
  await store.putApproval(scope, { ...input, postId: post.id });
  await recordAct(scope, {
    action: 'landing-page.claim-approved',
    targetKind: 'landing-page',
    targetId: pageId,
    detail: { language, ...input },
  });
  return present(scope, post);
}

/** Where the draft of one language can be seen for ten minutes. */
export async function previewOf(
  scope: TenantScope,
  pageId: string,
  language: Language,
): Promise<{ url: string; expiresAt: string }> {
  const post = await postOf(scope, pageId, language);
  const { token, expiresAt } = mintPreview(post.id);
  return { url: `${urlOf(await hostOf(scope, post.domainId), post)}?preview=${token}`, expiresAt };
}

/** Deletes a page with its drafts; what was live answers 410. */
export async function removePage(scope: TenantScope, id: string): Promise<void> {
  const page = await store.findPage(scope, id);
  if (!page) throw notFound('Landing page');
  await takeOff(scope, await store.lockPosts(scope, id));
  await store.deletePage(scope, id);
  await recordAct(scope, {
    action: 'landing-page.deleted',
    targetKind: 'landing-page',
    targetId: id,
    detail: { name: page.name },
  });
}

const domainOf = (posts: readonly store.PostRow[]): string => posts[0]?.domainId ?? '';

const nameWithCity = (title: string, city: string) =>
  title.toLowerCase().includes(city.toLowerCase()) ? title : `${title} ${city}`;

async function postOf(scope: TenantScope, pageId: string, language: Language): Promise<store.PostRow> {
  const post = await store.findPost(scope, pageId, language);
  if (!post) throw notFound('Landing page');
  return post;
}

async function present(scope: TenantScope, post: store.PostRow): Promise<LandingPagePost> {
  return presentPost(post, await store.approvalsOf(scope, [post.id]), await hostOf(scope, post.domainId));
}

async function addLanguage(
  scope: TenantScope,
  landingPageId: string,
  domainId: string,
  language: Language,
  subject: string,
): Promise<void> {
  const wanted = slugOf(subject, language);
  const slug = freeSlug(wanted, new Set(await store.slugsLike(scope, domainId, language, wanted)));
  await store.insertPost(scope, { landingPageId, domainId, language, slug });
}

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

async function checkAddress(scope: TenantScope, post: store.PostRow, slug: string): Promise<void> {
  if (slug === post.slug) return;
  if (post.publishedVersion !== null) {
    throw conflict('address-live', 'Guests know this address. Take the page off the site before you change it');
  }
  const holder = isReserved(slug)
    ? 'the home page of a language'
    : await store.holderOf(scope, { ...post, slug, notPost: post.id });
  if (holder) throw invalid([{ field: 'slug', message: `This address belongs to ${holder}` }]);
}

async function stale(scope: TenantScope, post: store.PostRow) {
  const last = await store.lastSave(scope, post.id);
  const who = post.jobId ? 'The writer is at work on this text and' : (last?.savedBy ?? 'Somebody');
  return conflict('stale', `${who} saved a newer version. Load it before you go on`);
}
