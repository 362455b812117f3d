/**
 * Property posts: the page about a house itself, an entry with a post in each language. The calls under /wordpress are
 * the specification's: there a post is one language with its content as HTML, as clients of WordPress know it. Those
 * under /property-posts are the dashboard's own, in which a draft may be incomplete.
 */
import { z } from 'zod';
import { blocks } from './blocks.ts';
import { validationError } from './errors.ts';
import { postStatus } from './events.ts';
import { approval, approvalInput, readiness } from './landing-pages.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging } from './lists.ts';
import { largestPicture, media } from './media.ts';
import { gallery, propertyPostDraft, propertyPostInput, propertyPostMeta } from './property-post-fields.ts';

/** One language of a property post. */
export const propertyPost = z.object({
  id,
  status: postStatus,
  title: z.string(),
  /** The description as HTML; `blocks` is the same as it is stored. */
  content: z.string(),
  excerpt: z.string(),
  language,
  slug: z.string(),
  /** Address on the site, with its host; where it is or will be. */
  link: z.string(),
  featured_media: id.nullable(),
  gallery: z.array(id),
  meta: propertyPostMeta,
  modified: instant,
  /** Goes up with each save. */
  version: z.number().int(),
  workspaceId: id,
  blocks,
  publishedVersion: z.number().int().nullable(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  publishAt: instant.nullable(),
  /** Why the last planned publishing did not happen; null otherwise. */
  failure: z.string().nullable(),
  approvals: z.array(approval),
});
export type PropertyPost = z.infer<typeof propertyPost>;

/** What stands between one language and its guests; `problems` are those of spec 5. */
export const propertyPostReadiness = readiness.shape.languages.element.extend({ problems: z.array(validationError) });
export type PropertyPostReadiness = z.infer<typeof propertyPostReadiness>;

type Act = 'content:read' | 'content:write' | 'content:publish' | 'content:delete' | 'media:write';
const post = <P extends Act>(permission: P) => ({ permission, at: [{ kind: 'post', from: 'params.id' }] }) as const;
const picture = { files: { file: { maxBytes: largestPicture } } };
/** What is said of a picture as it comes; `alt_text` is in the language of the post. */
const pictureWords = {
  title: z.string().trim().max(200).default(''),
  alt_text: z.string().trim().max(400).default(''),
};
/** The dashboard sends the domain along with whatever it asks. */
const ofDomain = z.object({ domainId: id.optional() });

export const propertyPostEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/wordpress/properties',
    thing: 'Property',
    summary: 'Property posts, a row a language, latest first',
    access: {
      permission: 'content:read',
      at: [
        { kind: 'property', from: 'query.propertyId' },
        { kind: 'workspace', from: 'query.workspaceId' },
        { kind: 'domain', from: 'query.domainId' },
        'reach',
      ],
    },
    query: paging.extend({
      domainId: id.optional(),
      workspaceId: id.optional(),
      propertyId: id.optional(),
      language: language.optional(),
      status: postStatus.optional(),
      /** Title or address. */
      search: z.string().trim().max(120).optional(),
    }),
    responses: { 200: listOf(propertyPost) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/wordpress/properties/:id',
    thing: 'Property',
    summary: 'A property post in one language',
    access: post('content:read'),
    params: idParams,
    query: ofDomain,
    versioned: true,
    responses: { 200: propertyPost },
  }),
  byWebappId: endpoint({
    method: 'GET',
    path: '/wordpress/properties/by-webapp-id/:id',
    thing: 'Property',
    summary: 'The post of a property, in the language asked for or else in its first',
    access: { permission: 'content:read', at: [{ kind: 'property', from: 'params.id' }] },
    params: idParams,
    query: ofDomain.extend({ language: language.optional() }),
    versioned: true,
    responses: { 200: propertyPost },
  }),
  translations: endpoint({
    method: 'GET',
    path: '/wordpress/properties/translation-group/:id',
    thing: 'Property',
    summary: 'A property post in all its languages, the first one first',
    access: { permission: 'content:read', at: [{ kind: 'entry', from: 'params.id' }] },
    params: idParams,
    query: ofDomain,
    responses: { 200: listOf(propertyPost) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/wordpress/properties',
    thing: 'Property',
    summary: 'Write a property post; a translation group of ours in another language is joined, a new one begun',
    access: { permission: 'content:write', at: [{ kind: 'property', from: 'body.meta.webapp_property_id' }] },
    query: ofDomain,
    body: propertyPostInput,
    versioned: true,
    responses: { 201: propertyPost },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/wordpress/properties/:id',
    thing: 'Property',
    summary: 'Change a property post; with status `published` it goes live, and open claims refuse with `claims-open`',
    access: {
      permission: 'content:write',
      at: [
        { kind: 'post', from: 'params.id' },
        { kind: 'property', from: 'body.meta.webapp_property_id' },
      ],
    },
    params: idParams,
    query: ofDomain,
    body: propertyPostInput,
    versioned: true,
    responses: { 200: propertyPost },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/wordpress/properties/:id',
    thing: 'Property',
    summary: 'Delete one language of a property post, with the last one the post; what was live answers 410',
    access: post('content:delete'),
    params: idParams,
    query: ofDomain,
    responses: { 204: noContent },
  }),
  addMedia: endpoint({
    method: 'POST',
    path: '/wordpress/properties/:id/media',
    thing: 'Property',
    summary: 'Upload a picture about the property of a post',
    access: post('media:write'),
    params: idParams,
    query: ofDomain,
    body: z.object(pictureWords),
    form: picture,
    responses: { 201: media },
  }),
  setFeatured: endpoint({
    method: 'POST',
    path: '/wordpress/properties/:id/featured-media',
    thing: 'Property',
    summary: 'Choose the picture that leads a post; null for none',
    access: post('content:write'),
    params: idParams,
    query: ofDomain,
    body: z.object({ media_id: id.nullable() }),
    versioned: true,
    responses: { 200: propertyPost },
  }),
  gallery: endpoint({
    method: 'GET',
    path: '/wordpress/properties/:id/gallery',
    thing: 'Property',
    summary: 'Pictures of a post in their order',
    access: post('content:read'),
    params: idParams,
    query: ofDomain,
    responses: { 200: listOf(media) },
  }),
  setGallery: endpoint({
    method: 'POST',
    path: '/wordpress/properties/:id/gallery',
    thing: 'Property',
    summary:
      'Add pictures at the end, uploaded as `file` or named as `media_id`; `media_ids` say the whole gallery anew',
    access: post('content:write'),
    params: idParams,
    query: ofDomain,
    body: z.object({ ...pictureWords, media_id: id.optional(), media_ids: gallery.optional() }),
    form: picture,
    responses: { 201: listOf(media) },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/wordpress/media',
    summary: 'Upload a picture: for the property of a post, or shared in the workspace of a domain',
    access: {
      permission: 'media:write',
      at: [
        { kind: 'post', from: 'body.post' },
        { kind: 'domain', from: 'query.domainId' },
        { kind: 'domain', from: 'body.domainId' },
      ],
    },
    query: ofDomain,
    body: z.object({ ...pictureWords, post: id.optional(), domainId: id.optional(), language: language.optional() }),
    form: picture,
    responses: { 201: media },
  }),
  begin: endpoint({
    method: 'POST',
    path: '/property-posts',
    summary: 'Begin a language of a property’s post, filled from its record or from the language it has',
    access: {
      permission: 'content:write',
      at: [
        { kind: 'property', from: 'body.propertyId' },
        { kind: 'entry', from: 'body.translationGroup' },
      ],
    },
    body: z.object({ propertyId: id, translationGroup: id.nullable().default(null), language }),
    responses: { 201: propertyPost },
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/property-posts/:id',
    summary: 'Save a draft as far as it is written; what guests see does not change',
    access: post('content:write'),
    params: idParams,
    body: propertyPostDraft,
    versioned: true,
    responses: { 200: propertyPost },
  }),
  readiness: endpoint({
    method: 'GET',
    path: '/property-posts/:id/readiness',
    summary: 'What stands between a language and its guests',
    access: post('content:read'),
    params: idParams,
    responses: { 200: propertyPostReadiness },
  }),
  approve: endpoint({
    method: 'POST',
    path: '/property-posts/:id/approvals',
    summary: 'Take a red claim on oneself, with a reason that is logged',
    access: post('content:publish'),
    params: idParams,
    body: approvalInput,
    responses: { 201: propertyPost },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/property-posts/:id/preview',
    summary: 'An address that shows the draft for ten minutes',
    access: post('content:read'),
    params: idParams,
    responses: { 201: z.object({ url: z.string(), expiresAt: instant }) },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/property-posts/:id/publish',
    summary: 'Put a language live now or later; red claims refuse with 422 `claims-open`',
    access: post('content:publish'),
    params: idParams,
    body: z.object({ publishAt: instant.nullable().default(null) }),
    responses: { 200: propertyPost },
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/property-posts/:id/unpublish',
    summary: 'Take a language off the site or off the plan; its address answers 410',
    access: post('content:publish'),
    params: idParams,
    responses: { 200: propertyPost },
  }),
  factUses: endpoint({
    method: 'GET',
    path: '/property-posts/fact-uses',
    summary: 'How many live pages rest on each fact of a property; facts no page rests on are left out',
    access: { permission: 'content:read', at: [{ kind: 'property', from: 'query.propertyId' }] },
    query: z.object({ propertyId: id }),
    responses: { 200: listOf(z.object({ factId: id, pages: z.number().int() })) },
  }),
} as const;
