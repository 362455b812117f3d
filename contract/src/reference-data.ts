/**
 * Reference data: what the whole installation chooses from. Everybody who is signed in reads it, the platform operator
 * alone writes it, and what is in use stays.
 */
import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { listOf, noContent, paging } from './lists.ts';

const name = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(80, 'Name can have at most 80 characters');
const whole = paging.extend({ take: z.coerce.number().int().min(1).max(100).default(100) });

/** `{ id: 'en', name: 'English' }`; the id is a language tag. */
export const languageEntry = z.object({
  id: z
    .string('Id is required')
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Write the language as a tag, for example pt or pt-BR'),
  name,
});
export type LanguageEntry = z.infer<typeof languageEntry>;

/** `{ id: 'hotel', name: 'Hotel' }` */
export const propertyType = z.object({
  id: z
    .string('Id is required')
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'Write the id in lower case letters, digits and dashes, for example guesthouse'),
  name,
});
export type PropertyType = z.infer<typeof propertyType>;

/** `{ id: 1, name: 'Hotel style' }`; ids are numbers the server gives (spec 9). */
export const styleguideType = z.object({ id: z.number().int(), name });
export type StyleguideType = z.infer<typeof styleguideType>;

const nameUpdate = z.object({ name });
const textParams = z.object({ id: z.string().max(40) });
const numberParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const read = { signedIn: true } as const;
const write = { operator: true } as const;

export const languageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/languages',
    summary: 'Languages there are to choose from',
    access: read,
    query: whole,
    responses: { 200: listOf(languageEntry) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/languages/:id',
    summary: 'One language',
    access: read,
    params: textParams,
    responses: { 200: languageEntry },
  }),
  create: endpoint({
    method: 'POST',
    path: '/languages',
    summary: 'Add a language',
    access: write,
    body: languageEntry,
    responses: { 201: languageEntry },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/languages/:id',
    summary: 'Rename a language',
    access: write,
    params: textParams,
    body: nameUpdate,
    responses: { 200: languageEntry },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/languages/:id',
    summary: 'Take away a language nothing is told in',
    access: write,
    params: textParams,
    responses: { 204: noContent },
  }),
} as const;

export const propertyTypeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/property-types',
    summary: 'Types of property',
    access: read,
    query: whole,
    responses: { 200: listOf(propertyType) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/property-types/:id',
    summary: 'One type of property',
    access: read,
    params: textParams,
    responses: { 200: propertyType },
  }),
  create: endpoint({
    method: 'POST',
    path: '/property-types',
    summary: 'Add a type of property',
    access: write,
    body: propertyType,
    responses: { 201: propertyType },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/property-types/:id',
    summary: 'Rename a type of property',
    access: write,
    params: textParams,
    body: nameUpdate,
    responses: { 200: propertyType },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/property-types/:id',
    summary: 'Take away a type no property has',
    access: write,
    params: textParams,
    responses: { 204: noContent },
  }),
} as const;

export const styleguideTypeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/styleguide-types',
    summary: 'Types of style guide',
    access: read,
    query: whole,
    responses: { 200: listOf(styleguideType) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/styleguide-types/:id',
    summary: 'One type of style guide',
    access: read,
    params: numberParams,
    responses: { 200: styleguideType },
  }),
  create: endpoint({
    method: 'POST',
    path: '/styleguide-types',
    summary: 'Add a type of style guide',
    access: write,
    body: nameUpdate,
    responses: { 201: styleguideType },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/styleguide-types/:id',
    summary: 'Rename a type of style guide',
    access: write,
    params: numberParams,
    body: nameUpdate,
    responses: { 200: styleguideType },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/styleguide-types/:id',
    summary: 'Take away a type no style guide has',
    access: write,
    params: numberParams,
    responses: { 204: noContent },
  }),
} as const;
