import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { clock, id, idParams, listOf, noContent, paging } from './lists.ts';

/** Types of property there are from the start; the platform operator may add others to /property-types. */
export const propertyTypes = ['hotel', 'hostel', 'apartments', 'guesthouse', 'resort', 'lodge', 'venue'] as const;

const text = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} can have at most ${max} characters`);

export const propertyRecord = z.object({
  name: text('Property name', 160),
  type: z.string('Property type is required').min(1, 'Property type is required').max(40),
  starRating: z
    .number('Star rating must be between 1 and 5')
    .int('Star rating must be between 1 and 5')
    .min(1, 'Star rating must be between 1 and 5')
    .max(5, 'Star rating must be between 1 and 5')
    .nullable()
    .default(null),
  address: text('Property address', 200),
  postalCode: z.string().trim().max(20).default(''),
  city: text('Property city', 120),
  /** ISO 3166-1 alpha-2. */
  country: z.string('Property country is required').regex(/^[A-Z]{2}$/, 'Property country is required'),
  latitude: z.number('Latitude is required').min(-90).max(90),
  longitude: z.number('Longitude is required').min(-180).max(180),
  /** IANA zone, such as Europe/Vienna. */
  timeZone: z.string().refine(isTimeZone, 'Choose a time zone such as Europe/Vienna'),
  email: z.union([z.email('Invalid email format'), z.literal('')]).default(''),
  telephone: z.string().trim().max(40).default(''),
  reservationLink: z
    .union([z.url({ protocol: /^https?$/, error: 'Invalid reservation link URL' }), z.literal('')])
    .default(''),
  checkInTime: clock.nullable().default(null),
  checkOutTime: clock.nullable().default(null),
});
export type PropertyRecord = z.infer<typeof propertyRecord>;

export const property = propertyRecord.extend({
  id,
  workspaceId: id,
  organisationId: id,
  domainId: id,
  /** Media id of the photograph that stands for the property. */
  imageId: id.nullable(),
  factCount: z.number().int(),
  version: z.number().int(),
});
export type Property = z.infer<typeof property>;

export const propertyInput = propertyRecord.extend({ workspaceId: id });
export type PropertyInput = z.infer<typeof propertyInput>;

const workspaceQuery = paging.extend({ workspaceId: id.optional(), search: z.string().max(120).optional() });

export const propertyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/properties',
    summary: 'Properties of a workspace, or all that my bindings reach',
    access: { permission: 'property:read', at: [{ kind: 'workspace', from: 'query.workspaceId' }, 'reach'] },
    query: workspaceQuery,
    responses: { 200: listOf(property) },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/properties/my-properties',
    summary: 'Properties my bindings reach',
    access: { permission: 'property:read', at: [{ kind: 'workspace', from: 'query.workspaceId' }, 'reach'] },
    query: workspaceQuery,
    responses: { 200: listOf(property) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/properties/:id',
    summary: 'One property',
    access: { permission: 'property:read', at: [{ kind: 'property', from: 'params.id' }] },
    params: idParams,
    versioned: true,
    responses: { 200: property },
  }),
  create: endpoint({
    method: 'POST',
    path: '/properties',
    summary: 'Create a property within the workspace’s slots',
    access: { permission: 'property:create', at: [{ kind: 'workspace', from: 'body.workspaceId' }] },
    body: propertyInput,
    versioned: true,
    responses: { 201: property },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/properties/:id',
    summary: 'Change the record of a property',
    access: { permission: 'property:update', at: [{ kind: 'property', from: 'params.id' }] },
    params: idParams,
    body: propertyRecord,
    versioned: true,
    responses: { 200: property },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/properties/:id',
    summary: 'Delete a property',
    access: { permission: 'property:delete', at: [{ kind: 'property', from: 'params.id' }] },
    params: idParams,
    responses: { 204: noContent },
  }),
} as const;

const zones = new Set<string>();

/** True for a zone this runtime knows. */
export function isTimeZone(zone: string): boolean {
  if (zones.has(zone)) return true;
  const known = (zone.includes('/') || zone === 'UTC') && isKnown(zone);
  // Only those there are, so that nobody fills the memory.
  if (known) zones.add(zone);
  return known;
}

function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
