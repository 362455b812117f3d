import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, listOf, noContent, paging } from './lists.ts';

/** Id of a language of the reference data, such as `en`. */
const languageId = z.string('Language is required').regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Choose a language');

/** A language a property is told in. The first becomes the default; the default is always active. */
export const propertyLanguage = z.object({
  id,
  propertyId: id,
  languageId,
  /** The language's name in English. */
  name: z.string(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
});
export type PropertyLanguage = z.infer<typeof propertyLanguage>;

export const propertyLanguageInput = z.object({ propertyId: id, languageId });
export type PropertyLanguageInput = z.infer<typeof propertyLanguageInput>;

/** What is left out stays. Setting the default makes the language active. */
export const propertyLanguageUpdate = z.object({
  isDefault: z.boolean().optional(),
  isActive: z.boolean().optional(),
});
export type PropertyLanguageUpdate = z.infer<typeof propertyLanguageUpdate>;

const link = {
  path: '/property-languages/property/:propertyId/language/:languageId',
  access: { permission: 'property:update', at: [{ kind: 'property', from: 'params.propertyId' }] },
  params: z.object({ propertyId: id, languageId }),
} as const;

export const propertyLanguageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/property-languages',
    summary: 'Languages of a property, of a workspace’s properties, or of all that my bindings reach',
    access: {
      permission: 'property:read',
      at: [{ kind: 'property', from: 'query.propertyId' }, { kind: 'workspace', from: 'query.workspaceId' }, 'reach'],
    },
    query: paging.extend({
      propertyId: id.optional(),
      workspaceId: id.optional(),
      take: z.coerce.number().int().min(1).max(100).default(100),
    }),
    responses: { 200: listOf(propertyLanguage) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/property-languages',
    summary: 'Add a language to a property; one it has already answers 200',
    access: { permission: 'property:update', at: [{ kind: 'property', from: 'body.propertyId' }] },
    body: propertyLanguageInput,
    responses: { 201: propertyLanguage, 200: propertyLanguage },
  }),
  update: endpoint({
    ...link,
    method: 'PUT',
    summary: 'Make a language the default, active or inactive',
    body: propertyLanguageUpdate,
    responses: { 200: propertyLanguage },
  }),
  remove: endpoint({
    ...link,
    method: 'DELETE',
    summary: 'Take a language from a property; the default only when it is the last',
    responses: { 204: noContent },
  }),
} as const;
