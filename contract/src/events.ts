import { z } from 'zod';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { day, id, idParams, instant, listOf, noContent, paging, queryFlag } from './lists.ts';
import { largestPicture } from './media.ts';
import { isTimeZone } from './properties.ts';

/** Status of the post; draft when missing (spec 4). */
export const postStatus = z.enum(['draft', 'scheduled', 'published', 'failed', 'archived']);
export type PostStatus = z.infer<typeof postStatus>;

/** Status of the event itself. */
export const eventStatus = z.enum(['scheduled', 'cancelled', 'postponed', 'moved']);

export const eventCategories = [
  'market',
  'music',
  'stage',
  'outdoor',
  'sport',
  'food',
  'trade',
  'parade',
  'family',
  'art',
] as const;
export const eventCategory = z.enum(eventCategories);
export type EventCategory = z.infer<typeof eventCategory>;

/** Where an event takes place. `name` is 'city, country' (spec 3); `title` is the venue's real name. */
export const eventVenue = z.object({
  venueId: id.nullable(),
  name: z.string(),
  title: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** An event as the server sends it (spec 3, wire page). */
export const event = z.object({
  eventId: id,
  postId: id,
  title: z.string(),
  description: z.string(),
  /** With the offset of its zone; midnight when all day or when the time is not known. */
  eventStartDate: instant,
  eventEndDate: instant.nullable(),
  timeZone: z.string(),
  allDay: z.boolean(),
  timeKnown: z.boolean(),
  status: postStatus,
  /** When it goes live by itself; null while nothing is planned. */
  publishAt: instant.nullable(),
  /** Why it did not go live when it was planned to. */
  failure: z.string().nullable(),
  eventStatus,
  featured_media: id.nullable(),
  secondary_image: id.nullable(),
  venue: eventVenue,
  /** What kind of event it is: texts and demand go by it. */
  category: eventCategory,
  /** Category of the site's own it is sorted into; left out where that is `category` itself. */
  siteCategory: z.string().optional(),
  ticketUrl: z.string().nullable(),
  /** Lowest ticket price; 0 means free entry, null not known. */
  price: z.number().nullable(),
  currency: z.string().nullable(),
  /** Visitors a day that the team expects, null not known. */
  expectedVisitors: z.number().int().nullable(),
  language,
  translation_group: id,
  slug: z.string(),
  workspaceId: id,
  /** One for all its languages: it goes up whenever any of them, or the venue, is saved. */
  version: z.number().int(),
});
export type Event = z.infer<typeof event>;

/** An event seen from a place: kilometres in a straight line, and whether a landing page covers it. */
export const nearbyEvent = event.extend({
  distance: z.number(),
  /** Clockwise from north, degrees. */
  bearing: z.number(),
  /** Weight of the demand it brings, 1 to 3. */
  weight: z.number().int().min(1).max(3),
  coveredBy: z.object({ landingPageId: id, status: postStatus }).nullable(),
  /** Every language it is told in, the first one first. */
  languages: z.array(z.object({ eventId: id, language, status: postStatus })),
});
export type NearbyEvent = z.infer<typeof nearbyEvent>;

/** What a venue is, whether an event brings it along or it is kept by itself. */
export const venueFields = {
  title: z.string().trim().min(1, 'Venue name is required').max(160),
  address: z.string().trim().min(1, 'Venue street address is required').max(200),
  postalCode: z.string().trim().max(20).default(''),
  city: z.string().trim().min(1, 'Venue city is required').max(120),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Venue country is required'),
  latitude: z.coerce.number('Venue latitude is required').min(-90).max(90),
  longitude: z.coerce.number('Venue longitude is required').min(-180).max(180),
};

const venueOfEvent = z.object({ venueId: id.nullable().default(null), ...venueFields });

const ticketAddress = z.url({ protocol: /^https?$/, error: 'Invalid ticket URL' });
const currencyCode = z.string().regex(/^[A-Z]{3}$/);
export const eventInput = z
  .object({
    title: z.string().trim().min(1, 'Event title is required').max(200),
    description: z.string().trim().max(8000).default(''),
    eventStartDate: z.iso.datetime({ offset: true, error: 'Event start is required' }),
    eventEndDate: instant.nullable().default(null),
    timeZone: z.string().refine(isTimeZone, 'Choose a time zone such as Europe/Vienna'),
    allDay: z.boolean().default(false),
    timeKnown: z.boolean().default(true),
    status: postStatus.default('draft'),
    /** A time to come plans what is published or scheduled for it; left out, what is scheduled stays so. */
    publishAt: instant.nullable().optional(),
    eventStatus: eventStatus.default('scheduled'),
    featured_media: id.nullable().default(null),
    secondary_image: id.nullable().default(null),
    venue: venueOfEvent,
    category: eventCategory.default('family'),
    /** Left out it stays while `category` does; null takes it away. With one `category` follows it. */
    siteCategory: z.string().max(60).nullable().optional(),
    ticketUrl: ticketAddress.nullable().default(null),
    price: z.number().min(0).nullable().default(null),
    currency: currencyCode.nullable().default(null),
    expectedVisitors: z.number().int().min(0).nullable().default(null),
    language: language.default('en'),
  })
  .refine((e) => !e.eventEndDate || Date.parse(e.eventEndDate) >= Date.parse(e.eventStartDate), {
    path: ['eventEndDate'],
    message: 'The event must end after it starts',
  });
export type EventInput = z.infer<typeof eventInput>;

/** POST /publish creates: it says in which workspace. */
export const eventCreation = eventInput.safeExtend({ workspaceId: id });

/** An event may come as a form, whole in the field `event` or field by field, with its pictures. */
const eventForm = {
  files: { mainImage: { maxBytes: largestPicture }, secondaryImage: { maxBytes: largestPicture } },
  whole: 'event',
};

const number = z.coerce.number();
/** Search radius in kilometres, spec 9. */
export const defaultDistance = 35;
/** Days of the default range: today to three months later (spec 9). */
export const defaultRangeMonths = 3;

export const nearbyQuery = z.object({
  propertyId: id.optional(),
  domainId: id.optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  skip: number.int().min(0).default(0),
  take: number.int().min(1).max(100).default(20),
  descending: queryFlag,
  latitude: number.min(-90).max(90).optional(),
  longitude: number.min(-180).max(180).optional(),
  distance: number.min(0.1).max(500).default(defaultDistance),
  search: z.string().trim().max(120).optional(),
  category: eventCategory.optional(),
  /** Told in this language. */
  language: language.optional(),
  /** With this status in `language`, or else in any; archived events are found by it alone. */
  status: postStatus.optional(),
  /** Whether the property has a landing page about it; counts where a property is named. */
  covered: z.enum(['true', 'false']).optional(),
  sort: z.enum(['date', 'demand', 'distance']).default('date'),
  _purpose: z.string().max(60).optional(),
  _clientRequestId: z.string().max(80).optional(),
});

/** The same without the page and what a client tells its questions apart by. */
export const nearbyFilter = nearbyQuery.omit({ skip: true, take: true, _purpose: true, _clientRequestId: true });

export const nearbyAnswer = listOf(nearbyEvent).extend({
  _purpose: z.string().optional(),
  _clientRequestId: z.string().optional(),
});

export const eventSort = z.enum(['eventStartDate', '-eventStartDate', 'title', '-title', 'updatedAt', '-updatedAt']);

export const eventEndpoints = {
  nearby: endpoint({
    method: 'GET',
    path: '/api/location/nearby-events',
    summary: 'Events around a property or point, both dates included; today to three months on and 35 km when left out',
    access: {
      permission: 'content:read',
      at: [{ kind: 'property', from: 'query.propertyId' }, { kind: 'domain', from: 'query.domainId' }, 'reach'],
    },
    query: nearbyQuery,
    responses: { 200: nearbyAnswer },
  }),
  exportCsv: endpoint({
    method: 'POST',
    path: '/api/location/nearby-events/csv',
    summary: 'Events around a property as a CSV file, with the same filters and in the same order',
    access: { permission: 'content:read', at: [{ kind: 'property', from: 'query.propertyId' }] },
    query: nearbyFilter,
    streams: true,
    responses: { 200: z.unknown() },
  }),
  list: endpoint({
    method: 'GET',
    path: '/all-events',
    summary: 'Every event of a domain or of all I reach; filtered and sorted',
    access: { permission: 'content:read', at: [{ kind: 'domain', from: 'query.domainId' }, 'reach'] },
    query: paging.extend({
      domainId: id.optional(),
      status: postStatus.optional(),
      category: eventCategory.optional(),
      search: z.string().trim().max(120).optional(),
      startDate: day.optional(),
      endDate: day.optional(),
      sort: eventSort.default('eventStartDate'),
    }),
    responses: { 200: listOf(event) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/events/:id',
    summary: 'One event',
    access: { permission: 'content:read', at: [{ kind: 'event', from: 'params.id' }] },
    params: idParams,
    versioned: true,
    responses: { 200: event },
  }),
  translations: endpoint({
    method: 'GET',
    path: '/events-by-translation-group',
    summary: 'An event in every language it is told in: the group bears the id of the first, the one named comes first',
    access: { permission: 'content:read', at: [{ kind: 'event', from: 'query.translation_group' }] },
    query: z.object({ translation_group: id }),
    responses: { 200: listOf(event) },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/publish',
    summary: 'Create an event; without a status it is a draft',
    access: { permission: 'content:write', at: [{ kind: 'workspace', from: 'body.workspaceId' }] },
    body: eventCreation,
    form: eventForm,
    versioned: true,
    responses: { 201: event },
  }),
  link: endpoint({
    method: 'POST',
    path: '/link-translation',
    summary: 'Make an event one of the languages of another: from then on it shares its place and times',
    access: {
      permission: 'content:write',
      at: [
        { kind: 'event', from: 'body.newPostId' },
        { kind: 'event', from: 'body.translationGroup' },
      ],
    },
    body: z.object({ newPostId: id, translationGroup: id }),
    responses: { 200: event },
  }),
  update: endpoint({
    method: 'POST',
    path: '/update-event/:id',
    summary: 'Change an event',
    access: { permission: 'content:write', at: [{ kind: 'event', from: 'params.id' }] },
    params: idParams,
    body: eventInput,
    versioned: true,
    responses: { 200: event },
  }),
  updateWithMedia: endpoint({
    method: 'POST',
    path: '/update-event-with-media/:id',
    summary: 'Change an event and its pictures',
    access: { permission: 'content:write', at: [{ kind: 'event', from: 'params.id' }] },
    params: idParams,
    body: eventInput,
    form: eventForm,
    versioned: true,
    responses: { 200: event },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-event/:id',
    summary: 'Throw away an event no published page is about; for 30 days it can be brought back',
    access: { permission: 'content:delete', at: [{ kind: 'event', from: 'params.id' }] },
    params: idParams,
    responses: { 204: noContent },
  }),
} as const;
