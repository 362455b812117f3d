/**
 * Articles of a blog: an entry with a post in each language, made of headings, paragraphs, lists, quotes and pictures.
 * What languages share stands at the article; titles, addresses and texts stand at its posts.
 */
import { z } from 'zod';
import { articleIdeas } from './article-ideas.ts';
import { type Block, block, isStoryBlock, marksFit } from './blocks.ts';
import { postStatus } from './events.ts';
import { approvalInput, landingPagePost, publishInput, readiness, slug } from './landing-pages.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging } from './lists.ts';

/** The text of an article; at most 200 blocks, each with an id of its own. */
export const articleBlocks = z
  .array(
    block
      .refine(isStoryBlock, 'An article is made of headings, paragraphs, lists, quotes and pictures')
      .refine(marksFit, 'A mark ends with its text at the latest'),
  )
  .max(200, 'An article can have at most 200 blocks')
  .refine((list) => new Set(list.map((one) => one.id)).size === list.length, 'Each block needs an id of its own');

/** Who wrote it: a member of the organization, or a guest by name. */
export const author = z.object({
  userId: id.nullable().default(null),
  name: z.string().trim().max(120, 'The name of the author can have at most 120 characters').default(''),
});
export type Author = z.infer<typeof author>;

/** What the languages of an article share, as it is stored and published. */
export const articleDetails = z.object({
  author: author.prefault({}),
  categories: z.array(z.string()).default([]),
  coverId: id.nullable().default(null),
  relatedEventIds: z.array(id).default([]),
});
export type ArticleDetails = z.infer<typeof articleDetails>;

/** What an article holds in one language beside what every post does. */
export const articlePostDetails = z.object({ excerpt: z.string().default('') });

const categories = z.array(z.string().min(1).max(80)).max(10, 'Choose at most 10 categories').default([]);
const relatedEventIds = z.array(id).max(12, 'Choose at most 12 events').default([]);

export const excerpt = z.string().trim().max(400, 'The excerpt can have at most 400 characters');

/** An article in one language. */
export const articlePost = landingPagePost.extend({ excerpt: z.string() });
export type ArticlePost = z.infer<typeof articlePost>;

/** Where the excerpt stands among an article's pieces; no block bears this id. */
export const excerptBlock = 'excerpt';

/** Everything readers see of an article below its title, as blocks: what is checked and counted. */
export const readBlocks = ({ excerpt: text, blocks }: { excerpt: string; blocks: readonly Block[] }): Block[] => [
  ...(text
    ? [{ kind: 'paragraph' as const, id: excerptBlock, locked: false, origin: 'person' as const, text, marks: [] }]
    : []),
  ...blocks,
];

export const article = z.object({
  id,
  workspaceId: id,
  /** The house its claims rest on, for good once it has one; without one no claim about a house has a source. */
  propertyId: id.nullable(),
  styleguideId: id.nullable(),
  name: z.string(),
  author,
  categories: z.array(z.string()),
  coverId: id.nullable(),
  /** The first is what its claims rest on. */
  relatedEventIds: z.array(id),
  /** Facts it was begun with. */
  factIds: z.array(id),
  posts: z.array(articlePost),
  createdAt: instant,
  updatedAt: instant,
});
export type Article = z.infer<typeof article>;

/** A row of the list: without the text. */
export const articleRow = article
  .omit({ posts: true, styleguideId: true, relatedEventIds: true, factIds: true })
  .extend({
    posts: z.array(
      z.object({
        language,
        status: postStatus,
        title: z.string(),
        url: z.string(),
        /** Saved since it was published. */
        changed: z.boolean(),
        publishAt: instant.nullable(),
        publishedAt: instant.nullable(),
      }),
    ),
  });
export type ArticleRow = z.infer<typeof articleRow>;

const fields = z.object({
  propertyId: id.nullable().default(null),
  /** What the team calls it; its addresses are made of it. */
  name: z.string().trim().min(1, 'Article name is required').max(200, 'Article name can have at most 200 characters'),
  /** Languages that are new get an empty draft; none is taken away. */
  languages: z.array(language).min(1, 'Choose at least one language'),
  author: author.optional(),
  categories,
  coverId: id.nullable().default(null),
  relatedEventIds,
  factIds: z.array(id).max(200).default([]),
});
/** Where it begins: at a house, or in a workspace without one. */
export const articleInput = fields
  .extend({ workspaceId: id.optional() })
  .refine((input) => (input.workspaceId === undefined) === (input.propertyId !== null), {
    path: ['workspaceId'],
    message: 'Choose a house, or a workspace for an article without one',
  });
export type ArticleInput = z.infer<typeof articleInput>;
export const articleUpdate = fields.extend({ author }).omit({ factIds: true });
export type ArticleUpdate = z.infer<typeof articleUpdate>;

export const articlePostInput = z.object({
  title: z.string().trim().max(200, 'The title can have at most 200 characters'),
  description: z.string().trim().max(400, 'The description can have at most 400 characters'),
  excerpt,
  slug,
  blocks: articleBlocks,
  /** The version the editor started from; a save on another answers 409 `stale`. */
  version: z.number().int(),
});
export type ArticlePostInput = z.infer<typeof articlePostInput>;

export const articleSort = z.enum(['updatedAt', '-updatedAt', 'name', '-name']);
export const articleQuery = paging.extend({
  workspaceId: id,
  propertyId: id.optional(),
  /** Articles with a language in this status. */
  status: postStatus.optional(),
  /** Articles told in this language. */
  language: language.optional(),
  category: z.string().max(80).optional(),
  /** Name, title or address. */
  search: z.string().trim().max(120).optional(),
  sort: articleSort.default('-updatedAt'),
});
export type ArticleQuery = z.infer<typeof articleQuery>;

const one = (permission: 'content:read' | 'content:write' | 'content:publish' | 'content:delete') =>
  ({ permission, at: [{ kind: 'entry', from: 'params.id' }] }) as const;
const ofLanguage = z.object({ id, language });
export const articleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/articles',
    summary: 'Articles of a workspace: filtered, sorted, with the status of each language',
    access: {
      permission: 'content:read',
      at: [
        { kind: 'workspace', from: 'query.workspaceId' },
        { kind: 'property', from: 'query.propertyId' },
      ],
    },
    query: articleQuery,
    responses: { 200: listOf(articleRow) },
  }),
  ideas: endpoint({
    method: 'GET',
    path: '/articles/ideas',
    summary: 'What a house could write about: coming events nobody tells, and themes it states much about',
    access: { permission: 'content:read', at: [{ kind: 'property', from: 'query.propertyId' }] },
    query: z.object({ propertyId: id }),
    responses: { 200: articleIdeas },
  }),
  one: endpoint({
    method: 'GET',
    path: '/articles/:id',
    summary: 'An article in all its languages',
    access: one('content:read'),
    params: idParams,
    responses: { 200: article },
  }),
  create: endpoint({
    method: 'POST',
    path: '/articles',
    summary: 'Begin an article: an empty draft in each language',
    access: {
      permission: 'content:write',
      at: [
        { kind: 'property', from: 'body.propertyId' },
        { kind: 'workspace', from: 'body.workspaceId' },
      ],
    },
    body: articleInput,
    responses: { 201: article },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/articles/:id',
    summary: 'Change what the languages share: author, categories, cover, events, house',
    access: {
      permission: 'content:write',
      at: [
        { kind: 'entry', from: 'params.id' },
        { kind: 'property', from: 'body.propertyId' },
      ],
    },
    params: idParams,
    body: articleUpdate,
    responses: { 200: article },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/articles/:id/posts/:language',
    summary: 'Save the draft of one language; 409 `stale` when somebody saved in between',
    access: one('content:write'),
    params: ofLanguage,
    body: articlePostInput,
    responses: { 200: articlePost },
  }),
  approve: endpoint({
    method: 'POST',
    path: '/articles/:id/posts/:language/approvals',
    summary: 'Take a red claim on oneself, with a reason that is logged',
    access: one('content:publish'),
    params: ofLanguage,
    body: approvalInput,
    responses: { 201: articlePost },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/articles/:id/posts/:language/preview',
    summary: 'An address that shows the draft for ten minutes',
    access: one('content:read'),
    params: ofLanguage,
    responses: { 201: z.object({ url: z.string(), expiresAt: instant }) },
  }),
  readiness: endpoint({
    method: 'GET',
    path: '/articles/:id/readiness',
    summary: 'What stands between each language and its readers',
    access: one('content:read'),
    params: idParams,
    responses: { 200: readiness },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/articles/:id/publish',
    summary: 'Put languages live now or later; red claims refuse with 422 `claims-open`',
    access: one('content:publish'),
    params: idParams,
    body: publishInput,
    responses: { 200: article },
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/articles/:id/unpublish',
    summary: 'Take languages off the site; their addresses answer 410',
    access: one('content:publish'),
    params: idParams,
    body: z.object({ languages: z.array(language).min(1, 'Choose at least one language') }),
    responses: { 200: article },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/articles/:id',
    summary: 'Throw an article away; what was live answers 410, and for 30 days it can be brought back',
    access: one('content:delete'),
    params: idParams,
    responses: { 204: noContent },
  }),
} as const;
