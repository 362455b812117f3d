/**
 * What the public sites may know: published pages and the data printed on them. No draft, no person, no id of a
 * tenant. The sites program reads this and nothing else.
 */
import { z } from 'zod';
import { block } from './blocks.ts';
import { eventStatus } from './events.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { clock, id, instant } from './lists.ts';
import { theme } from './theme.ts';

export const publicImage = z.object({
  id,
  /** Path on the site, such as /_media/{id}.webp. */
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});
export type PublicImage = z.infer<typeof publicImage>;

export const publicAddress = z.object({
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const publicProperty = z.object({
  name: z.string(),
  type: z.string(),
  starRating: z.number().int().nullable(),
  address: publicAddress,
  telephone: z.string(),
  email: z.string(),
  reservationLink: z.string(),
  checkInTime: clock.nullable(),
  checkOutTime: clock.nullable(),
  roomCount: z.number().int().nullable(),
  /** Amenities as guests read them, in the page's language. */
  amenities: z.array(z.string()),
  petsAllowed: z.boolean().nullable(),
});
export type PublicProperty = z.infer<typeof publicProperty>;

export const publicEvent = z.object({
  name: z.string(),
  description: z.string(),
  /** Date alone (YYYY-MM-DD) when the hour is not known or it lasts all day, else with offset. */
  startDate: z.string(),
  endDate: z.string().nullable(),
  timeZone: z.string(),
  eventStatus,
  venueName: z.string(),
  address: publicAddress,
  ticketUrl: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  /** Kilometres from the property. */
  distance: z.number(),
});
export type PublicEvent = z.infer<typeof publicEvent>;

/** A link to a page in another language or of the same site. */
export const publicLink = z.object({ language, path: z.string(), title: z.string() });

export const publicSite = z.object({
  /** Host without port. */
  host: z.string(),
  /** Where the site is reached, such as http://halden.localhost:3002. */
  origin: z.string(),
  name: z.string(),
  defaultLanguage: language,
  languages: z.array(language),
  theme,
  /** Goes up whenever anything published on the host changes. */
  version: z.number().int(),
});
export type PublicSite = z.infer<typeof publicSite>;

const common = {
  site: publicSite,
  language,
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Every language of this page that is live, itself included. */
  alternates: z.array(publicLink),
  /** Home in the page's language. */
  menu: z.array(publicLink),
  updatedAt: instant,
};

export const publicLandingPage = z.object({
  kind: z.literal('landing-page'),
  ...common,
  property: publicProperty,
  event: publicEvent.nullable(),
  blocks: z.array(block),
  images: z.array(publicImage),
  publishedAt: instant,
  /** A draft shown by a preview token: never indexed. */
  preview: z.boolean(),
});
export type PublicLandingPage = z.infer<typeof publicLandingPage>;

export const publicHome = z.object({
  kind: z.literal('home'),
  ...common,
  properties: z.array(publicProperty.extend({ image: publicImage.nullable() })),
  entries: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      description: z.string(),
      image: publicImage.nullable(),
      propertyName: z.string(),
      eventStart: z.string().nullable(),
      eventEnd: z.string().nullable(),
    }),
  ),
});
export type PublicHome = z.infer<typeof publicHome>;

export const publicPage = z.discriminatedUnion('kind', [publicLandingPage, publicHome]);
export type PublicPage = z.infer<typeof publicPage>;

/** Each live address of a host, for the sitemap. */
export const publicSitemap = z.object({
  site: publicSite,
  entries: z.array(
    z.object({
      path: z.string(),
      language,
      updatedAt: instant,
      alternates: z.array(publicLink),
      images: z.array(z.string()),
    }),
  ),
});
export type PublicSitemap = z.infer<typeof publicSitemap>;

/** Announced when what a host shows has changed. */
export const siteChange = z.object({ host: z.string(), version: z.number().int() });
export type SiteChange = z.infer<typeof siteChange>;

const hostParams = z.object({ host: z.string().max(253) });

export const publicSiteEndpoints = {
  page: endpoint({
    method: 'GET',
    path: '/public/sites/:host/page',
    summary: 'What stands at a path of a host: 404 unknown, 410 taken away; with a preview token, a draft',
    access: { public: true },
    params: hostParams,
    query: z.object({ path: z.string().max(400), preview: z.string().max(200).optional() }),
    responses: { 200: publicPage },
  }),
  site: endpoint({
    method: 'GET',
    path: '/public/sites/:host',
    summary: 'The look and languages of a host',
    access: { public: true },
    params: hostParams,
    responses: { 200: publicSite },
  }),
  sitemap: endpoint({
    method: 'GET',
    path: '/public/sites/:host/sitemap',
    summary: 'Every live address of a host',
    access: { public: true },
    params: hostParams,
    responses: { 200: publicSitemap },
  }),
  changes: endpoint({
    method: 'GET',
    path: '/public/changes',
    summary: 'Hosts as they change, as an event stream',
    access: { public: true },
    streams: true,
    responses: { 200: z.unknown() },
  }),
} as const;
