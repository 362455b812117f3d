import { z } from 'zod';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging } from './lists.ts';

const words = z.array(z.string().trim().min(1).max(120)).max(200).default([]);
/** A slider of the tone: 1 to 10. */
const degree = z.number().min(1).max(10);

export const addressForm = z.enum(['formal', 'informal']);
export type AddressForm = z.infer<typeof addressForm>;

const vocabulary = z.object({ preferredWords: words, avoidedWords: words });

/** What one language does differently; `address` is Sie/du, usted/tú, vous/tu. */
export const languageOverride = z.object({
  address: addressForm.optional(),
  preferredWords: words.optional(),
  avoidedWords: words.optional(),
  description: z.string().max(2000).optional(),
});
export type LanguageOverride = z.infer<typeof languageOverride>;

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
} as const;
