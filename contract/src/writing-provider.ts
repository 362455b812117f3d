/**
 * The service an organisation has its texts written by instead of the installation's: any that speaks as OpenAI's does.
 * Its key goes in and never comes out.
 */
import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { idParams, instant, noContent } from './lists.ts';

const addressMessage = 'Write the address of the service, for example https://api.example.com/v1';

const baseUrl = z
  .string(addressMessage)
  .trim()
  .max(300, addressMessage)
  .transform((written) => written.replace(/\/+$/, ''))
  .refine((written) => {
    if (!/^https?:\/\/[^\s/]/.test(written) || !URL.canParse(written)) return false;
    const { username, password, search, hash } = new URL(written);
    return username === '' && password === '' && search === '' && hash === '';
  }, addressMessage);
const model = z.string('Model is required').trim().max(120, 'A model has at most 120 characters');

export const writingProviderInput = z.object({
  baseUrl,
  model: model.min(1, 'Model is required'),
  /** One that looks at pictures; empty for none. */
  visionModel: model.default(''),
  /** Left out keeps the one that is stored, for the same address; empty for a service that asks for none. */
  apiKey: z.string().trim().max(500, 'A key has at most 500 characters').optional(),
});
export type WritingProviderInput = z.infer<typeof writingProviderInput>;

export const writingProvider = z.object({
  baseUrl: z.string(),
  model: z.string(),
  visionModel: z.string(),
  /** A key is stored; nobody is told which. */
  keySet: z.boolean(),
  /** What the last test came to; null before the first. */
  works: z.boolean().nullable(),
  testedAt: instant.nullable(),
  savedBy: z.string(),
  savedAt: instant,
  version: z.number().int(),
});
export type WritingProvider = z.infer<typeof writingProvider>;

export const writersOfOrganization = z.object({
  own: writingProvider.nullable(),
  /** Who writes where the organisation has no service of its own. */
  otherwise: z.enum(['installation', 'built-in']),
});
export type WritersOfOrganization = z.infer<typeof writersOfOrganization>;

export const providerTest = z.object({ works: z.boolean(), message: z.string() });
export type ProviderTest = z.infer<typeof providerTest>;

const access = { permission: 'org:update', at: [{ kind: 'organization', from: 'params.id' }] } as const;

export const writingProviderEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/organizations/:id/writing-provider',
    summary: 'Who writes the texts of an organisation',
    access,
    params: idParams,
    responses: { 200: writersOfOrganization },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/organizations/:id/writing-provider',
    summary: 'Have the texts of an organisation written by a service of its own',
    access,
    params: idParams,
    body: writingProviderInput,
    versioned: true,
    responses: { 200: writingProvider },
  }),
  test: endpoint({
    method: 'POST',
    path: '/organizations/:id/writing-provider/test',
    summary: 'Ask a service for a word, before it is saved or after',
    access,
    params: idParams,
    body: writingProviderInput,
    streams: true,
    responses: { 200: providerTest },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/organizations/:id/writing-provider',
    summary: 'Forget the service of an organisation with its key',
    access,
    params: idParams,
    responses: { 204: noContent },
  }),
} as const;
