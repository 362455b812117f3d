import { z } from 'zod';
import { defaultDistance, postStatus, venueFields } from './events.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging, queryFlag } from './lists.ts';

export const venueInput = z.object({
  ...venueFields,
  /** People it holds, null not known. */
  capacity: z.number().int().min(1).max(1_000_000).nullable().default(null),
  status: postStatus.default('draft'),
  /** A time to come plans what is published or scheduled for it; left out, what is scheduled stays so. */
  publishAt: instant.nullable().optional(),
});
export type VenueInput = z.infer<typeof venueInput>;

/** A place where events are held. `name` is 'city, country' (spec 3), `title` its real name. */
export const venue = z.object({
  id,
  venueId: id,
  workspaceId: id,
  name: z.string(),
  title: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  capacity: z.number().int().nullable(),
  status: postStatus,
  /** When it goes live by itself; null while nothing is planned. */
  publishAt: instant.nullable(),
  /** Why it did not go live when it was planned to. */
  failure: z.string().nullable(),
  /** Goes up whenever it is saved. */
  version: z.number().int(),
  /** Events held there, each counted once whatever its languages. */
  events: z.number().int(),
});
export type Venue = z.infer<typeof venue>;

/** With the way to each property of its workspace, in kilometres. */
export const venueInFull = venue.extend({
  distances: z.array(z.object({ propertyId: id, name: z.string(), distance: z.number() })),
});
export type VenueInFull = z.infer<typeof venueInFull>;

export const nearbyVenue = venue.extend({ distance: z.number() });
export type NearbyVenue = z.infer<typeof nearbyVenue>;

const number = z.coerce.number();
const search = z.string().trim().max(120).optional();

export const nearbyVenuesQuery = z.object({
  propertyId: id.optional(),
  domainId: id.optional(),
  search,
  latitude: number.min(-90).max(90).optional(),
  longitude: number.min(-180).max(180).optional(),
  /** Kilometres, spec 9. */
  distance: number.min(0.1).max(500).default(defaultDistance),
  descending: queryFlag,
  skip: paging.shape.skip,
  take: paging.shape.take,
  _purpose: z.string().max(60).optional(),
  _clientRequestId: z.string().max(80).optional(),
});

export const nearbyVenuesAnswer = listOf(nearbyVenue).extend({
  _purpose: z.string().optional(),
  _clientRequestId: z.string().optional(),
});

export const venueSort = z.enum(['title', '-title', 'city', '-city', 'events', '-events']);

const ofVenue = (permission: 'content:read' | 'content:write' | 'content:delete') =>
  ({ permission, at: [{ kind: 'venue', from: 'params.id' }] }) as const;

export const venueEndpoints = {
  nearby: endpoint({
    method: 'GET',
    path: '/api/location/nearby-venues',
    summary: 'Venues around a property or point, nearest first; 35 km when left out',
    access: {
      permission: 'content:read',
      at: [{ kind: 'property', from: 'query.propertyId' }, { kind: 'domain', from: 'query.domainId' }, 'reach'],
    },
    query: nearbyVenuesQuery,
    responses: { 200: nearbyVenuesAnswer },
  }),
  list: endpoint({
    method: 'GET',
    path: '/venues',
    summary: 'Venues of a domain, of a workspace or of all I reach',
    access: {
      permission: 'content:read',
      at: [{ kind: 'workspace', from: 'query.workspaceId' }, { kind: 'domain', from: 'query.domainId' }, 'reach'],
    },
    query: paging.extend({
      workspaceId: id.optional(),
      domainId: id.optional(),
      search,
      status: postStatus.optional(),
      sort: venueSort.default('title'),
    }),
    responses: { 200: listOf(venue) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/venues/:id',
    summary: 'One venue with its distance to each property',
    access: ofVenue('content:read'),
    params: idParams,
    versioned: true,
    responses: { 200: venueInFull },
  }),
  create: endpoint({
    method: 'POST',
    path: '/venues',
    summary: 'Add a venue; one of the same name, address and city in the workspace is refused',
    access: { permission: 'content:write', at: [{ kind: 'workspace', from: 'body.workspaceId' }] },
    body: venueInput.extend({ workspaceId: id }),
    versioned: true,
    responses: { 201: venue },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/venues/:id',
    summary: 'Change a venue; its events move with it',
    access: ofVenue('content:write'),
    params: idParams,
    body: venueInput,
    versioned: true,
    responses: { 200: venue },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/venues/:id',
    summary: 'Throw away a venue no event is held at; for 30 days it can be brought back',
    access: ofVenue('content:delete'),
    params: idParams,
    responses: { 204: noContent },
  }),
} as const;
