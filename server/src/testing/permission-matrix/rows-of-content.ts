/** Rows of the matrix about events, pictures, texts, jobs, landing pages and what guests see. */
import type { Needs } from './law.ts';
import type { Place } from './places.ts';
import type { EndpointName, Row } from './rows.ts';

type Nouns =
  | 'events'
  | 'venues'
  | 'terms'
  | 'imports'
  | 'event-feeds'
  | 'media'
  | 'content'
  | 'jobs'
  | 'landing-pages'
  | 'public-sites'
  | 'visits';
type Names = Extract<EndpointName, `${Nouns}.${string}`>;

const reads = (needs: string, stands: Needs['stands'], path: Row['path']) => ({ needs, stands, answers: 200, path });
const page =
  (rest = ''): Row['path'] =>
  ({ page: id }) =>
    `/landing-pages/${id}${rest}`;
const open = { needs: 'anyone', stands: 'nowhere', answers: 200 } as const;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const event = {
  title: 'Lantern walk',
  eventStartDate: `${day(40)}T18:00:00+01:00`,
  timeZone: 'Europe/Vienna',
  venue: {
    title: 'Bregenz quay',
    address: 'Seestraße 2',
    city: 'Bregenz',
    country: 'AT',
    latitude: 47.5055,
    longitude: 9.7405,
  },
};
const venue = { ...event.venue, title: 'Bregenz boat house' };
const text = (place: Place) => ({
  title: 'Pool and sauna by the lake',
  description: '',
  slug: 'pool-and-sauna',
  blocks: [],
  version: place.pageVersion,
});

export const contentRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'events.exportCsv': {
    ...reads('content:read', 'property', ({ property }) => `/api/location/nearby-events/csv?propertyId=${property}`),
  },
  'events.nearby': [
    {
      ...reads('content:read', 'nowhere', () => '/api/location/nearby-events?latitude=47.5&longitude=9.7'),
      case: 'all',
    },
    {
      ...reads('content:read', 'property', ({ property }) => `/api/location/nearby-events?propertyId=${property}`),
      case: 'of a property',
    },
    {
      ...reads(
        'content:read',
        'workspace',
        ({ domain }) => `/api/location/nearby-events?domainId=${domain}&latitude=47.5&longitude=9.7`,
      ),
      case: 'of a domain',
    },
  ],
  'events.list': [
    { ...reads('content:read', 'nowhere', () => '/all-events'), case: 'all' },
    { ...reads('content:read', 'workspace', ({ domain }) => `/all-events?domainId=${domain}`), case: 'of a domain' },
  ],
  'events.one': reads('content:read', 'workspace', ({ event: id }) => `/events/${id}`),
  'events.translations': reads(
    'content:read',
    'workspace',
    ({ event: id }) => `/events-by-translation-group?translation_group=${id}`,
  ),
  'events.publish': {
    needs: 'content:write',
    stands: 'workspace',
    answers: 201,
    path: () => '/publish',
    body: ({ workspace }) => ({ ...event, workspaceId: workspace }),
  },
  'events.update': {
    ...reads('content:write', 'workspace', ({ event: id }) => `/update-event/${id}`),
    body: () => event,
  },
  'events.updateWithMedia': {
    ...reads('content:write', 'workspace', ({ event: id }) => `/update-event-with-media/${id}`),
    body: () => event,
  },
  'events.link': {
    ...reads('content:write', 'workspace', () => '/link-translation'),
    body: ({ event: id }) => ({ newPostId: id, translationGroup: id }),
  },
  'events.remove': {
    needs: 'content:delete',
    stands: 'workspace',
    answers: 204,
    path: ({ event: id }) => `/delete-event/${id}`,
  },

  'venues.nearby': [
    {
      ...reads('content:read', 'nowhere', () => '/api/location/nearby-venues?latitude=47.5&longitude=9.7'),
      case: 'all',
    },
    {
      ...reads('content:read', 'property', ({ property }) => `/api/location/nearby-venues?propertyId=${property}`),
      case: 'of a property',
    },
  ],
  'venues.list': [
    { ...reads('content:read', 'nowhere', () => '/venues'), case: 'all' },
    {
      ...reads('content:read', 'workspace', ({ workspace }) => `/venues?workspaceId=${workspace}`),
      case: 'of a workspace',
    },
    { ...reads('content:read', 'workspace', ({ domain }) => `/venues?domainId=${domain}`), case: 'of a domain' },
  ],
  'venues.one': reads('content:read', 'workspace', ({ venue: id }) => `/venues/${id}`),
  'venues.create': {
    needs: 'content:write',
    stands: 'workspace',
    answers: 201,
    path: () => '/venues',
    body: ({ workspace }) => ({ ...venue, workspaceId: workspace }),
  },
  'venues.update': { ...reads('content:write', 'workspace', ({ venue: id }) => `/venues/${id}`), body: () => venue },
  'venues.remove': {
    needs: 'content:delete',
    stands: 'workspace',
    answers: 204,
    path: ({ venue: id }) => `/venues/${id}`,
  },

  'terms.list': [
    { ...reads('content:read', 'nowhere', () => '/get-terms?taxonomy=event_language'), case: 'all' },
    {
      ...reads('content:read', 'workspace', ({ domain }) => `/get-terms?taxonomy=event_category&domainId=${domain}`),
      case: 'of a domain',
    },
  ],

  'imports.start': {
    needs: 'content:write',
    stands: 'workspace',
    answers: 202,
    path: () => '/imports',
    body: ({ workspace }) => ({ workspaceId: workspace, feedUrl: 'https://events.example/calendar.ics', dryRun: true }),
  },
  'imports.one': reads('content:read', 'workspace', ({ import: id }) => `/imports/${id}`),
  'imports.apply': {
    needs: 'content:write',
    stands: 'workspace',
    // It waits still: nobody works off the jobs of the matrix.
    answers: 409,
    path: ({ import: id }) => `/imports/${id}/apply`,
    body: () => ({}),
  },

  'event-feeds.list': reads('content:read', 'workspace', ({ workspace }) => `/event-feeds?workspaceId=${workspace}`),
  'event-feeds.create': {
    needs: 'content:write',
    stands: 'workspace',
    answers: 201,
    path: () => '/event-feeds',
    body: ({ workspace }) => ({ workspaceId: workspace, url: 'https://events.example/other.ics' }),
  },
  'event-feeds.remove': {
    needs: 'content:write',
    stands: 'workspace',
    answers: 204,
    path: ({ feed: id }) => `/event-feeds/${id}`,
  },

  'media.list': reads('media:read', 'property', ({ property }) => `/media?propertyId=${property}`),
  'media.describe': {
    ...reads('media:write', 'property', ({ media }) => `/media/${media}/alt-text`),
    body: () => ({ altText: { en: 'The lake front' } }),
  },
  'media.uses': reads('media:read', 'property', ({ media }) => `/media/${media}/uses`),
  'media.file': { ...open, path: ({ media }) => `/media/${media}/file` },

  'content.generate': {
    needs: 'ai:generate',
    stands: 'property',
    answers: 202,
    path: () => '/content/generate',
    body: ({ property, styleguide }) => ({ propertyId: property, styleguideId: styleguide, language: 'en' }),
  },
  // Without a picture there is nothing to describe.
  'content.altText': [
    {
      needs: 'ai:generate',
      stands: 'property',
      answers: 422,
      case: 'of a property',
      path: () => '/openai/generate/alt',
      body: ({ property }) => ({
        name: 'Jetty',
        date: '2026-12-01',
        city: 'Bregenz',
        country: 'AT',
        propertyId: property,
      }),
    },
  ],
  'content.check': {
    ...reads('content:read', 'property', () => '/content/check'),
    body: ({ property }) => ({ propertyId: property, language: 'en', text: 'The pool is heated.' }),
  },

  'jobs.one': reads('content:read', 'property', ({ job }) => `/jobs/${job}`),
  'jobs.stream': reads('content:read', 'property', ({ job }) => `/jobs/${job}/stream`),
  'jobs.cancel': { ...reads('ai:generate', 'property', ({ job }) => `/jobs/${job}/cancel`), body: () => ({}) },

  'landing-pages.list': reads('content:read', 'property', ({ property }) => `/landing-pages?propertyId=${property}`),
  'landing-pages.one': reads('content:read', 'property', page()),
  'landing-pages.create': {
    needs: 'content:write',
    stands: 'property',
    answers: 201,
    path: () => '/landing-pages',
    body: ({ property }) => ({ propertyId: property, name: 'Winter by the lake', languages: ['en'] }),
  },
  'landing-pages.update': {
    ...reads('content:write', 'property', page()),
    body: () => ({ name: 'Summer by the lake', languages: ['en', 'de'] }),
  },
  'landing-pages.save': { ...reads('content:write', 'property', page('/posts/en')), body: text },
  'landing-pages.approve': {
    ...reads('content:publish', 'property', page('/posts/en/approvals')),
    answers: 201,
    body: () => ({ text: 'the best view', kind: 'superlative', reason: 'The director says so' }),
  },
  'landing-pages.preview': { ...reads('content:read', 'property', page('/posts/en/preview')), answers: 201 },
  'landing-pages.readiness': reads('content:read', 'property', page('/readiness')),
  'landing-pages.publish': {
    ...reads('content:publish', 'property', page('/publish')),
    body: () => ({ languages: [{ language: 'en' }] }),
  },
  'landing-pages.unpublish': {
    ...reads('content:publish', 'property', page('/unpublish')),
    body: () => ({ languages: ['en'] }),
  },
  'landing-pages.chooseAfterEvent': {
    ...reads('content:publish', 'property', page('/after-event')),
    body: () => ({ choice: 'keep' }),
  },
  'landing-pages.remove': { ...reads('content:delete', 'property', page()), answers: 204 },

  'public-sites.page': { ...open, path: ({ host }) => `/public/sites/${host}/page?path=/de` },
  'public-sites.site': { ...open, path: ({ host }) => `/public/sites/${host}` },
  'public-sites.sitemap': { ...open, path: ({ host }) => `/public/sites/${host}/sitemap` },
  'public-sites.feed': { ...open, path: ({ host }) => `/public/sites/${host}/feed?language=de` },
  'public-sites.calendar': { ...open, path: ({ host }) => `/public/sites/${host}/calendar?language=de` },
  'visits.count': {
    needs: 'the sites',
    stands: 'nowhere',
    answers: 204,
    path: () => '/public/visits',
    body: ({ host }) => ({ visits: [{ host, path: '/', day: '2026-11-20', count: 1 }] }),
  },
  'public-sites.changes': { ...open, endless: true, path: () => '/public/changes' },
};
