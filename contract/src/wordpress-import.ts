/**
 * What an existing WordPress holds, brought into Foyer: posts and pages as drafts of articles, pictures with their alt
 * text, categories. A dry run says what would come of it and changes nothing; running it again makes nothing twice.
 */
import { z } from 'zod';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, paging, queryFlag } from './lists.ts';

/** What a WordPress holds, in the order it is brought in: what texts name comes before them. */
export const wordpressKinds = ['category', 'tag', 'picture', 'post', 'page'] as const;
export const wordpressKind = z.enum(wordpressKinds);
export type WordPressKind = z.infer<typeof wordpressKind>;

/**
 * What becomes of a thing: `new`; `changed` there since it came, and here by nobody; `same` as it is here; `kept` as it
 * is here, since somebody has changed it; `left` out, with the reason. Of a dry run: what would become of it.
 */
export const wordpressOutcomes = ['new', 'changed', 'same', 'kept', 'left'] as const;
export const wordpressOutcome = z.enum(wordpressOutcomes);
export type WordPressOutcome = z.infer<typeof wordpressOutcome>;

export const wordpressCounts = z.record(wordpressKind, z.record(wordpressOutcome, z.number().int()));
export type WordPressCounts = z.infer<typeof wordpressCounts>;

/** One run over a WordPress. */
export const wordpressImport = z.object({
  id,
  domainId: id,
  /** Where its drafts and pictures are kept. */
  workspaceId: id,
  jobId: id,
  /** Of the WordPress. */
  address: z.string(),
  /** The house its texts are about; null for none. */
  propertyId: id.nullable(),
  /** Of its texts; null until the site was asked. */
  language: language.nullable(),
  dryRun: z.boolean(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  error: z.string().nullable(),
  /** Things there are; null until the site was asked. */
  total: z.number().int().nullable(),
  /** Things looked at so far. */
  reached: z.number().int(),
  counts: wordpressCounts,
  /** What concerns all of it, such as drafts that may not be read. */
  notes: z.array(z.string()),
  startedBy: z.string(),
  createdAt: instant,
  /** When it last did something. */
  updatedAt: instant,
});
export type WordPressImport = z.infer<typeof wordpressImport>;

/** What became of one thing. */
export const wordpressItem = z.object({
  kind: wordpressKind,
  /** Its id in WordPress. */
  number: z.number().int(),
  title: z.string(),
  /** Its address there; empty for none. */
  link: z.string(),
  /** When it was made there. */
  date: instant.nullable(),
  outcome: wordpressOutcome,
  /** Why it was left out, and what of it was. */
  notes: z.array(z.string()),
  /** The article or picture it became. */
  thingId: id.nullable(),
});
export type WordPressItem = z.infer<typeof wordpressItem>;

export const wordpressImportInput = z.object({
  dryRun: z.boolean().default(true),
  /** The house the articles are about; without one they are the workspace's own. */
  propertyId: id.nullable().default(null),
  /** Of its texts; left out, the one the site names. */
  language: language.optional(),
});
export type WordPressImportInput = z.infer<typeof wordpressImportInput>;

const atDomain = { kind: 'domain', from: 'params.id' } as const;
const oneOf = z.object({ id, importId: id });

export const wordpressImportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/domains/:id/wordpress-imports',
    summary: 'The last imports from the WordPress of a domain, the newest first',
    access: { permission: 'cms:read', at: [atDomain] },
    params: idParams,
    query: paging,
    responses: { 200: listOf(wordpressImport) },
  }),
  start: endpoint({
    method: 'POST',
    path: '/domains/:id/wordpress-imports',
    summary: 'Bring in what the WordPress holds, as a job; with dryRun only say what would come of it',
    access: { permission: 'cms:connect', at: [atDomain, { kind: 'property', from: 'body.propertyId' }] },
    params: idParams,
    body: wordpressImportInput,
    responses: { 202: z.object({ id, jobId: id }) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/domains/:id/wordpress-imports/:importId',
    summary: 'How far an import is and what came of it so far',
    access: { permission: 'cms:read', at: [atDomain] },
    params: oneOf,
    responses: { 200: wordpressImport },
  }),
  items: endpoint({
    method: 'GET',
    path: '/domains/:id/wordpress-imports/:importId/items',
    summary: 'What became of each thing, with its address in WordPress and what of it was left out',
    access: { permission: 'cms:read', at: [atDomain] },
    params: oneOf,
    query: paging.extend({
      kind: wordpressKind.optional(),
      outcome: wordpressOutcome.optional(),
      /** Only those of which something is to be said. */
      noted: queryFlag,
    }),
    responses: { 200: listOf(wordpressItem) },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/domains/:id/wordpress-imports/:importId/cancel',
    summary: 'Stop an import and keep what came in',
    access: { permission: 'cms:connect', at: [atDomain] },
    params: oneOf,
    responses: { 200: wordpressImport },
  }),
} as const;
