import { z } from 'zod';
import { styleIssueKind } from './claims.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging } from './lists.ts';
import type { EntryType } from './posts.ts';

const words = z.array(z.string().trim().min(1).max(120)).max(200).default([]);
/** A slider of the tone: 1 to 10. */
const degree = z.number().min(1).max(10);

export const addressForm = z.enum(['formal', 'informal']);
export type AddressForm = z.infer<typeof addressForm>;

/** What is to be said of a word of the lists, beyond that it stands there. */
export const wordRule = z.object({
  /** Words to write in place of an avoided one; words a preferred one stands in place of, set apart by commas. */
  instead: z.string().trim().max(160).default(''),
  /** Why, in words for whoever writes. */
  why: z.string().trim().max(300).default(''),
  /** A text with a `must` needs another one; a `should` is a suggestion. */
  severity: z.enum(['must', 'should']).default('must'),
  /** Forms of it that no grammar tells. */
  forms: z.array(z.string().trim().min(1).max(120)).max(20).default([]),
});
export type WordRule = z.infer<typeof wordRule>;

/** Rules by the word they are about, as it stands in one of the lists. */
const wordRules = z
  .record(z.string().trim().min(1).max(120), wordRule)
  .refine((rules) => Object.keys(rules).length <= 400, 'A language holds at most 400 rules');

const vocabulary = z.object({ preferredWords: words, avoidedWords: words, rules: wordRules.optional() });

/** What one language does differently; `address` is Sie/du, usted/tú, vous/tu. Lists stand in place of the general ones. */
export const languageOverride = z.object({
  address: addressForm.optional(),
  preferredWords: words.optional(),
  avoidedWords: words.optional(),
  rules: wordRules.optional(),
  description: z.string().max(2000).optional(),
});
export type LanguageOverride = z.infer<typeof languageOverride>;

/** Keys of `general.settings` that the check reads: `false` lets praise stand without proof, or asks for no exclamation mark. */
export const checkSettings = { superlatives: 'superlativesNeedProof', exclamations: 'exclamationMarks' } as const;

export const styleguideContent = z.object({
  general: z
    .object({
      hotelName: z.string().max(160).default(''),
      description: z.string().max(2000).default(''),
      keywords: words,
      targetAudience: z.string().max(400).default(''),
      settings: z.record(z.string().max(60), z.union([z.string().max(400), z.number(), z.boolean()])).default({}),
    })
    .prefault({}),
  tone: z
    .object({
      primaryTone: z.string().max(120).default('Warm, plain, unhurried'),
      formality: degree.default(5),
      contentLength: degree.default(5),
      creativity: degree.default(5),
      vocabulary: vocabulary.prefault({}),
    })
    .prefault({}),
  examples: z
    .object({
      headlines: words,
      descriptions: z.array(z.string().trim().min(1).max(1000)).max(50).default([]),
      amenities: words,
    })
    .prefault({}),
  languageOverrides: z.partialRecord(language, languageOverride).default({}),
});
export type StyleguideContent = z.infer<typeof styleguideContent>;

export const styleguide = z.object({
  id,
  name: z.string(),
  organisationId: id,
  /** Number 1, spec 9. */
  styleguideTypeId: z.number().int(),
  content: styleguideContent,
  version: z.number().int(),
  updatedAt: instant,
});
export type Styleguide = z.infer<typeof styleguide>;

export const styleguideInput = z.object({
  name: z.string().trim().min(1, 'Styleguide name is required').max(160),
  organisationId: id,
  styleguideTypeId: z.number().int().min(1).max(2_147_483_647).default(1),
  content: styleguideContent.prefault({}),
});
export type StyleguideInput = z.infer<typeof styleguideInput>;

export const styleguideUpdate = styleguideInput.omit({ organisationId: true });
export type StyleguideUpdate = z.infer<typeof styleguideUpdate>;

/** A saved state. `savedBy` is null for one from before states were kept. */
export const styleguideVersion = z.object({
  version: z.number().int(),
  name: z.string(),
  content: styleguideContent,
  savedBy: z.string().nullable(),
  savedAt: instant,
  /** The state it made the current one again. */
  restoredFrom: z.number().int().nullable(),
  /** The key of the training's proposal that made it. */
  accepted: z.string().nullable(),
});
export type StyleguideVersion = z.infer<typeof styleguideVersion>;

/** Live texts a list shows; the figures count all of them. */
export const mostFailing = 200;

/** A live text that does not keep to a guide. */
export const failingText = z.object({
  entryId: id,
  type: z.enum(['landing_page', 'property_post', 'article', 'page'] satisfies readonly EntryType[]),
  name: z.string(),
  workspaceId: id,
  propertyId: id.nullable(),
  language,
  title: z.string(),
  url: z.string(),
  issues: z.array(z.object({ kind: styleIssueKind, text: z.string(), message: z.string(), sentence: z.string() })),
});
export type FailingText = z.infer<typeof failingText>;

export const liveEffect = z.object({
  /** Live texts that were read. */
  checked: z.number().int(),
  /** Of these, those that do not keep to the guide. */
  total: z.number().int(),
  /** Of these, those the guide as it is saved would let stand. */
  fresh: z.number().int(),
  data: z.array(failingText).max(mostFailing),
  /** How many fail in each language, and what for; one text may fail for several reasons. */
  languages: z.array(
    z.object({
      language,
      texts: z.number().int(),
      reasons: z.array(z.object({ kind: styleIssueKind, words: z.array(z.string()), texts: z.number().int() })),
    }),
  ),
  /** Avoided words of the changed guide and the live texts that use them now. */
  words: z.array(z.object({ language, word: z.string(), texts: z.number().int() })),
});
export type LiveEffect = z.infer<typeof liveEffect>;

const versionParams = idParams.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) });
const manages = { permission: 'styleguide:manage', at: [{ kind: 'styleguide', from: 'params.id' }] } as const;
const reads = { permission: 'styleguide:read', at: [{ kind: 'styleguide', from: 'params.id' }] } as const;

export const styleguideEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/styleguides',
    summary: 'Style guides of an organisation',
    access: { permission: 'styleguide:read', at: [{ kind: 'organization', from: 'query.organisationId' }, 'reach'] },
    query: paging.extend({ organisationId: id.optional() }),
    responses: { 200: listOf(styleguide) },
  }),
  ofProperty: endpoint({
    method: 'GET',
    path: '/styleguides/property/:id',
    summary: 'The style guide a property writes in: that of its workspace',
    access: { permission: 'styleguide:read', at: [{ kind: 'property', from: 'params.id' }] },
    params: idParams,
    versioned: true,
    responses: { 200: styleguide },
  }),
  one: endpoint({
    method: 'GET',
    path: '/styleguides/:id',
    summary: 'One style guide',
    access: { permission: 'styleguide:read', at: [{ kind: 'styleguide', from: 'params.id' }] },
    params: idParams,
    versioned: true,
    responses: { 200: styleguide },
  }),
  create: endpoint({
    method: 'POST',
    path: '/styleguides',
    summary: 'Create a style guide',
    access: { permission: 'styleguide:manage', at: [{ kind: 'organization', from: 'body.organisationId' }] },
    body: styleguideInput,
    versioned: true,
    responses: { 201: styleguide },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/styleguides/:id',
    summary: 'Change a style guide',
    access: { permission: 'styleguide:manage', at: [{ kind: 'styleguide', from: 'params.id' }] },
    params: idParams,
    body: styleguideUpdate,
    versioned: true,
    responses: { 200: styleguide },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/styleguides/:id',
    summary: 'Delete a style guide no workspace uses',
    access: { permission: 'styleguide:manage', at: [{ kind: 'styleguide', from: 'params.id' }] },
    params: idParams,
    responses: { 204: noContent },
  }),
  versions: endpoint({
    method: 'GET',
    path: '/styleguides/:id/versions',
    summary: 'Saved states of a style guide, the latest first',
    access: reads,
    params: idParams,
    query: paging,
    responses: { 200: listOf(styleguideVersion) },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/styleguides/:id/versions/:version/restore',
    summary: 'Make a saved state the current one again, as a new version',
    access: manages,
    params: versionParams,
    versioned: true,
    responses: { 200: styleguide },
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/styleguides/:id/try',
    summary: 'Live texts that would not keep to the style guide if it said this; nothing is saved',
    access: manages,
    params: idParams,
    body: z.object({ content: styleguideContent }),
    responses: { 200: liveEffect },
  }),
} as const;
