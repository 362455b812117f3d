/**
 * What the public sites may ask: a page by its path, the look of a host, its addresses, feeds and calendars, and to be
 * told of changes. The sites program reads this and nothing else.
 */
import { z } from 'zod';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { instant } from './lists.ts';
import { publicPage } from './public-pages.ts';
import { publicCard, publicEvent, publicLink, publicSite } from './public-parts.ts';

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
  until: instant.nullable(),
});
export type PublicSitemap = z.infer<typeof publicSitemap>;

/** What was published last in a language, for RSS. */
export const publicFeed = z.object({
  site: publicSite,
  language,
  title: z.string(),
  description: z.string(),
  entries: z.array(publicCard.extend({ updatedAt: instant })),
  until: instant.nullable(),
});
export type PublicFeed = z.infer<typeof publicFeed>;

/** Every live event in a language, for calendars. */
export const publicCalendar = z.object({
  site: publicSite,
  language,
  events: z.array(publicEvent),
  until: instant.nullable(),
});
export type PublicCalendar = z.infer<typeof publicCalendar>;

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
  feed: endpoint({
    method: 'GET',
    path: '/public/sites/:host/feed',
    summary: 'What a host published last in a language: 404 where it does not speak it',
    access: { public: true },
    params: hostParams,
    query: z.object({ language }),
    responses: { 200: publicFeed },
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/public/sites/:host/calendar',
    summary: 'Every live event of a host in a language, past ones for a year: 404 where it does not speak it',
    access: { public: true },
    params: hostParams,
    query: z.object({ language }),
    responses: { 200: publicCalendar },
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
