/**
 * The amenities a domain's site shows: what its properties state in their fact `amenities`, named for guests. A team
 * may state amenities of its own beside the canonical ones, with a name in each language.
 */
import { z } from 'zod';
import { amenity } from './canonical-facts.ts';
import { languages } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, listOf, noContent } from './lists.ts';
import { domainId, domainMaybe, inLanguages, shortText } from './site-grammar.ts';

const amenityId = z.string('Amenity ID and Domain ID are required').regex(/^[a-z0-9_]{1,60}$/, {
  message: 'Write the amenity in lower case with _, for example lake_sauna',
});

/** An amenity of the site. `own` is one that the team has named itself. */
export const siteAmenity = z.object({
  id: z.string(),
  names: z.partialRecord(z.enum(languages), z.string()),
  own: z.boolean(),
  /** Properties of the domain that state it. */
  propertyIds: z.array(id),
});
export type SiteAmenity = z.infer<typeof siteAmenity>;

const special = amenity.options[1].omit({ id: true }).shape;
const listed = z.union([
  amenityId,
  z.object({ id: amenityId, ...special, names: inLanguages(shortText(60)).optional() }),
]);

export const propertyAmenitiesInput = domainMaybe.extend({
  /** May be left out where the domain has one property. */
  propertyId: id.optional(),
  /** Every amenity the property has; those left out are taken away. */
  amenities: z
    .array(listed)
    .max(200, 'State at most 200 amenities')
    .refine(
      (list) => new Set(list.map((one) => (typeof one === 'string' ? one : one.id))).size === list.length,
      'Name each amenity once',
    ),
});
export type PropertyAmenitiesInput = z.infer<typeof propertyAmenitiesInput>;

const amenityQuery = z.object({ domainId, propertyId: id.optional() });
const both = 'Amenity ID and Domain ID are required';

export const propertyAmenityEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/property-amenities',
    summary: 'Amenities of a domain’s properties, or of one of them',
    access: {
      permission: 'config:read',
      at: [
        { kind: 'domain', from: 'query.domainId' },
        { kind: 'property', from: 'query.propertyId' },
      ],
    },
    query: amenityQuery,
    responses: { 200: listOf(siteAmenity) },
  }),
  save: endpoint({
    method: 'POST',
    path: '/property-amenities',
    summary: 'State the amenities of a property: its fact `amenities`, and the names of those of its own',
    access: {
      permission: 'config:write',
      at: [
        { kind: 'domain', from: 'query.domainId' },
        { kind: 'domain', from: 'body.domainId' },
        { kind: 'property', from: 'query.propertyId' },
        { kind: 'property', from: 'body.propertyId' },
      ],
    },
    query: domainMaybe.extend({ propertyId: id.optional() }),
    body: propertyAmenitiesInput,
    responses: { 200: listOf(siteAmenity) },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/property-amenities/:id',
    summary: 'Take an amenity from a property, or from every property of the domain',
    access: {
      permission: 'config:write',
      at: [
        { kind: 'domain', from: 'query.domainId' },
        { kind: 'property', from: 'query.propertyId' },
      ],
    },
    params: z.object({ id: z.string().regex(/^[a-z0-9_]{1,60}$/, both) }),
    query: z.object({ domainId: z.uuid(both), propertyId: id.optional() }),
    responses: { 204: noContent },
  }),
} as const;
