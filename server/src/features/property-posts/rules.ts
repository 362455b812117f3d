/**
 * Property posts: the page about a house itself, an entry with a post in each language, answered language by language.
 * It refuses a property of another workspace than the group's, a language told twice, and pictures of others; an address
 * guests know stays.
 */

import type { ValidationError } from '@foyer/contract/errors';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import {
  isPropertyPostBlock,
  type PropertyPostInput,
  type PropertyPostMeta,
} from '@foyer/contract/property-post-fields';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { invalid, notAllowed, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { saveDraft } from '../entries/drafts/rules.ts';
import { approvalsFor } from '../entries/judging/rules.ts';
import { beginEmpty, postById, removeLanguage } from '../entries/languages/rules.ts';
import {
  addLanguage,
  type EntryRow,
  entryInFull,
  hostsOfPosts,
  oneEntry,
  type PostRow,
  postInFull,
  postsOf,
} from '../entries/rules.ts';
import { throwAway } from '../entries/trash/rules.ts';
import { areMedia } from '../media/rules.ts';
import { holdProperty } from '../properties/rules.ts';
import { styleguideOfProperty } from '../styleguides/rules.ts';
import { type Details, detailsOf, presentPropertyPost } from './presenter.ts';
import { propertyPosts, publishPost, unpublishPost } from './publishing/rules.ts';
import { mostBlocks, readContent } from './reading/rules.ts';
import * as store from './store.ts';
import { contentOf } from './writing/rules.ts';

/** Posts the scope reaches, a row a language, the last changed first. */
export async function listPropertyPosts(
  scope: Scope,
  query: store.PropertyPostFilter,
): Promise<{ data: PropertyPost[]; total: number }> {
  const { rows, total } = await store.listPosts(scope, query);
  const posts = rows.map(({ post }) => post);
  const hosts = await hostsOfPosts(scope, posts);
  const approvals = await approvalsFor(scope, posts);
  const data = rows.map(({ entry, post }) =>
    presentPropertyPost(entry, post, approvals, hosts.get(post.domainId) ?? ''),
  );
  return { data, total };
}

/** Throws 404, also for a post of another type. */
export async function postRow(scope: Scope, id: string): Promise<PostRow> {
  const post = await postById(scope, id, 'property_post');
  if (!post) throw notFound('Property');
  return post;
}

/** Throws 404. */
export async function onePropertyPost(scope: Scope, id: string): Promise<PropertyPost> {
  return present(scope, await postRow(scope, id));
}

export async function present(scope: Scope, row: PostRow): Promise<PropertyPost> {
  const { post, approvals, host } = await postInFull(scope, row);
  return presentPropertyPost(await oneEntry(scope, post.entryId), post, approvals, host);
}

/** A post in all its languages. Throws 404. */
export async function translationsOf(scope: Scope, group: string): Promise<{ data: PropertyPost[]; total: number }> {
  const { entry, posts, approvals, host } = await entryInFull(scope, group, 'property_post').catch(() => {
    throw notFound('Property');
  });
  return { data: posts.map((post) => presentPropertyPost(entry, post, approvals, host)), total: posts.length };
}

/** The post of a property in a language, or else in its first. Throws 404 where there is none. */
export async function postOfProperty(
  scope: Scope,
  propertyId: string,
  language: Language | undefined,
): Promise<PropertyPost> {
  const entryId = await store.firstEntryOf(scope, propertyId);
  const { data } = entryId ? await translationsOf(scope, entryId) : { data: [] };
  const post = language ? data.find((one) => one.language === language) : data[0];
  if (!post) throw notFound('Property');
  return post;
}

/**
 * Writes a post in one language: of the translation group it names, or of a new one under that very id. Throws 422 for a
 * language the group has, or a property or pictures that are not its own, and what publishing throws.
 */
export async function createPropertyPost(scope: TenantScope, input: PropertyPostInput): Promise<PropertyPost> {
  const { meta, language = 'en' } = input;
  // Held, so that two who begin the same group at once find each other.
  const property = await holdProperty(scope, meta.webapp_property_id);
  const there = { ...scope, workspaceId: property.workspaceId };
  const entry = (await ownGroup(there, property, meta.translation_group)) ?? null;
  const posts = entry ? await postsOf(there, [entry.id]) : [];
  if (posts.some((post) => post.language === language)) {
    throw invalid([{ field: 'language', message: `This property is told in ${languageNames[language]} already` }]);
  }
  const text = await textOf(there, input, null);
  const subject = input.title;
  const added = await addLanguage(
    there,
    entry ?? (await beginGroup(there, property, language, meta.translation_group)),
    { domainId: property.domainId, language, subject: input.slug ?? subject },
    text,
  );
  if (input.slug && input.slug !== added.slug) {
    throw invalid([{ field: 'slug', message: 'This address is taken' }]);
  }
  await settleStatus(there, added, input.status);
  return present(there, await postRow(there, added.id));
}

/**
 * Writes a post anew. With another status it is published or taken off the site; publishing needs its own permission.
 * Throws 404, 412 for another version than expected, and what creating throws.
 */
export async function updatePropertyPost(
  scope: TenantScope,
  id: string,
  input: PropertyPostInput,
  expected: Expected,
): Promise<PropertyPost> {
  const post = await postRow(scope, id);
  const entry = await oneEntry(scope, post.entryId);
  const shown = await present(scope, post);
  refuseStale(expected, shown);
  refuseMove(entry, post, input);
  const there = { ...scope, workspaceId: entry.workspaceId };
  const text = await textOf(there, input, post);
  await saveDraft(
    there,
    propertyPosts,
    entry.id,
    post.language,
    { ...text, slug: input.slug ?? post.slug, version: post.version },
    (row) => present(there, row),
  );
  await settleStatus(there, await postRow(there, id), input.status);
  return present(there, await postRow(there, id));
}

/** Deletes one language; with the last one the post is thrown away, and can be brought back. Throws 404. */
export async function removePropertyPost(scope: TenantScope, id: string): Promise<void> {
  const post = await postRow(scope, id);
  const { workspaceId } = await oneEntry(scope, post.entryId);
  const there = { ...scope, workspaceId };
  const posts = await postsOf(there, [post.entryId]);
  if (posts.length > 1) await removeLanguage(there, post);
  else await throwAway(there, post.entryId, 'property_post');
}

/** How many live pages rest on each fact of a property. */
export async function factUsesOf(scope: Scope, propertyId: string) {
  const data = await store.factUses(scope, propertyId);
  return { data, total: data.length };
}

/** The group of that id when it is a property post of this property; undefined when there is none we know. */
async function ownGroup(scope: TenantScope, property: Property, group: string): Promise<EntryRow | undefined> {
  const entry = await oneEntry(scope, group).catch(() => undefined);
  if (!entry) return undefined;
  if (entry.type === 'property_post' && entry.propertyId === property.id) return entry;
  throw invalid([{ field: 'meta.translation_group', message: 'This translation group is about something else' }]);
}

/** Begins a group of a property, under the wanted id unless somebody has that. */
export async function beginGroup(
  scope: TenantScope,
  property: Property,
  language: Language,
  wanted: string | null,
): Promise<EntryRow> {
  const styleguide = await styleguideOfProperty(scope);
  const { id: propertyId, workspaceId, name } = property;
  const values = { type: 'property_post', workspaceId, propertyId, styleguideId: styleguide.id, name } as const;
  return beginEmpty(scope, values, { language, id: wanted });
}

/** What an input says, as it is stored; what it leaves out stays as it was. */
async function textOf(scope: TenantScope, input: PropertyPostInput, before: PostRow | null) {
  const blocks = readContent(input.content);
  const problems: ValidationError[] = [];
  if (blocks.length === 0) problems.push({ field: 'content', message: 'Property description is required' });
  if (blocks.length > mostBlocks) {
    problems.push({ field: 'content', message: `Property description can have at most ${mostBlocks} parts` });
  }
  if (problems.length > 0) throw invalid(problems);
  const kept = before ? detailsOf(before) : null;
  // What says the same stays as it is, with the ids its blocks have.
  const same = before && contentOf(before.blocks.filter(isPropertyPostBlock)) === contentOf(blocks);
  const pictures = {
    gallery: input.gallery ?? kept?.gallery ?? [],
    featured_media: input.featured_media === undefined ? (kept?.featuredMediaId ?? null) : input.featured_media,
  };
  await refuseForeignPictures(scope, pictures);
  const details: Details = {
    meta: metaOf(input.meta),
    gallery: pictures.gallery,
    featuredMediaId: pictures.featured_media,
  };
  return { title: input.title, description: input.excerpt, blocks: same ? before.blocks : blocks, details };
}

const metaOf = ({ webapp_property_id, translation_group, ...meta }: PropertyPostMeta) => meta;

/** Throws 422 naming every field whose pictures are not the organisation's. */
export async function refuseForeignPictures(
  scope: TenantScope,
  { gallery, featured_media }: { gallery: readonly string[]; featured_media: string | null },
): Promise<void> {
  const ids = [...new Set([...gallery, ...(featured_media ? [featured_media] : [])])];
  if (ids.length === 0) return;
  const own = await areMedia(scope, ids);
  const problems: ValidationError[] = [];
  if (featured_media && !own.has(featured_media))
    problems.push({ field: 'featured_media', message: 'Picture not found' });
  if (gallery.some((id) => !own.has(id))) problems.push({ field: 'gallery', message: 'Picture not found' });
  if (problems.length > 0) throw invalid(problems);
}

/** A post stays what it is: the same house, the same group, the same language. */
function refuseMove(entry: EntryRow, post: PostRow, { meta, language }: PropertyPostInput): void {
  const problems: ValidationError[] = [];
  if (meta.webapp_property_id !== entry.propertyId) {
    problems.push({ field: 'meta.webapp_property_id', message: 'This post is about another property' });
  }
  if (meta.translation_group !== entry.id) {
    problems.push({ field: 'meta.translation_group', message: 'This post belongs to another translation group' });
  }
  if (language && language !== post.language) {
    problems.push({ field: 'language', message: `This post is told in ${languageNames[post.language]}` });
  }
  if (problems.length > 0) throw invalid(problems);
}

/** Publishing is asked for by its own permission, whoever may write. */
async function settleStatus(scope: TenantScope, post: PostRow, status: PropertyPostInput['status']): Promise<void> {
  const live = post.publishedVersion !== null || post.status === 'scheduled';
  if (!status || (status === 'draft' && !live)) return;
  if (!scope.may('content:publish')) throw notAllowed();
  if (status === 'published') await publishPost(scope, post, null);
  else await unpublishPost(scope, post);
}
