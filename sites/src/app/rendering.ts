/** Turns public data into finished answers: pages, problems and machine pages, each with its headers. */
import type { Language } from '@foyer/contract/languages';
import type { PublicEventPage, PublicPage } from '@foyer/contract/public-pages';
import type { PublicSite } from '@foyer/contract/public-parts';
import type { PublicCalendar, PublicFeed, PublicSitemap } from '@foyer/contract/public-sites';
import { defaultTheme } from '@foyer/contract/theme';
import { createElement } from 'react';
import { calendarText } from '#machine/calendar.ts';
import { eventsJson } from '#machine/events-json.ts';
import { feedXml } from '#machine/feed.ts';
import { faviconSvg, robotsText, sitemapXml } from '#machine/machine-pages.ts';
import { renderDocument } from '#pages/document.tsx';
import { PageHead } from '#pages/head.tsx';
import { Problem, type ProblemKind, problemWords } from '#pages/problem.tsx';
import { PageView } from '#pages/views.tsx';
import { bannersChangeAt, sooner } from '#theme/banner-days.ts';
import { bookingPath } from '#theme/booking.ts';
import type { FontAddresses } from '#theme/fonts.ts';
import { sitePath } from '#theme/links.ts';
import { type Answer, makeAnswer } from './answers.ts';
import { editingScript, editingScriptHash } from './editing-script.ts';
import { homeVary } from './negotiation.ts';
import { fileHeaders, pageHeaders } from './policies.ts';

const html = 'text/html; charset=utf-8';
/** Kept by anybody, shown only after asking whether it still holds. */
const revalidate = 'public, max-age=0, must-revalidate';
const problemStatus: Record<ProblemKind, number> = { missing: 404, gone: 410, away: 503 };
/** Seconds after which to try again. */
const retryAfter = '15';

export type Rendering = ReturnType<typeof createRendering>;

/** `appOrigin`: where previews may stand in a frame; null for nowhere. */
export function createRendering(fonts: FontAddresses, appOrigin: string | null) {
  const isSecure = (site: PublicSite) => site.origin.startsWith('https:');
  const look = (site: PublicSite | undefined, language: Language) => ({
    theme: site?.theme ?? defaultTheme,
    fonts,
    language,
    icon: site?.identity.icon?.src,
  });

  return {
    page(page: PublicPage, preview: boolean, askedAt: number): Answer {
      const editing = preview && page.site.editing === true;
      const { html: text, styleHash } = renderDocument(
        { ...look(page.site, page.language), ...(editing ? { script: editingScript } : {}) },
        createElement(PageHead, { page }),
        createElement(PageView, { page }),
      );
      const asksForStays = text.includes(`action="${bookingPath}"`);
      const policy = preview
        ? { frameAncestor: appOrigin, secretAddress: true, ...(editing ? { scriptHash: editingScriptHash } : {}) }
        : {};
      return makeAnswer({
        type: html,
        body: text,
        cacheControl: preview ? 'private, no-store' : revalidate,
        headers: {
          ...pageHeaders({ styleHash, asksForStays, secure: isSecure(page.site), ...policy }),
          'Content-Language': page.language,
          ...(preview ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
        },
        askedAt,
        until: sooner(page.until, bannersChangeAt(page.site)),
        isPage: !preview,
        ...(page.kind === 'home' ? { vary: homeVary } : {}),
      });
    },

    problem(kind: ProblemKind, language: Language, site: PublicSite | undefined, askedAt: number): Answer {
      const head = [
        createElement('title', { key: 'title' }, problemWords(kind, language).title),
        createElement('meta', { key: 'robots', name: 'robots', content: 'noindex' }),
      ];
      const { html: text, styleHash } = renderDocument(
        look(site, language),
        head,
        createElement(Problem, { kind, language, site }),
      );
      return makeAnswer({
        status: problemStatus[kind],
        type: html,
        body: text,
        cacheControl: kind === 'away' ? 'no-store' : 'no-cache',
        headers: {
          ...pageHeaders({ styleHash, secure: site !== undefined && isSecure(site) }),
          'X-Robots-Tag': 'noindex',
          ...(kind === 'away' ? { 'Retry-After': retryAfter } : {}),
        },
        askedAt,
      });
    },

    sitemap: (sitemap: PublicSitemap, askedAt: number) =>
      makeAnswer({
        type: 'application/xml; charset=utf-8',
        body: sitemapXml(sitemap),
        cacheControl: revalidate,
        askedAt,
        until: sitemap.until,
      }),
    feed: (feed: PublicFeed, path: string, askedAt: number) =>
      makeAnswer({
        type: 'application/rss+xml; charset=utf-8',
        body: feedXml(feed, path),
        cacheControl: revalidate,
        askedAt,
        until: feed.until,
      }),
    calendar: (calendar: PublicCalendar, askedAt: number) =>
      makeAnswer({
        ...calendarFile('events'),
        body: calendarText(calendar.site, calendar.site.name, calendar.events),
        askedAt,
        until: calendar.until,
      }),
    eventCalendar: (page: PublicEventPage, askedAt: number) =>
      makeAnswer({
        ...calendarFile(page.path.split('/').at(-1) ?? 'event'),
        body: calendarText(page.site, page.event.name, [page.event]),
        askedAt,
        until: page.until,
      }),
    eventsJson: (calendar: PublicCalendar, askedAt: number) =>
      makeAnswer({
        type: 'application/ld+json; charset=utf-8',
        body: eventsJson(calendar),
        cacheControl: revalidate,
        headers: { 'Access-Control-Allow-Origin': '*' },
        askedAt,
        until: calendar.until,
      }),
    robots: (site: PublicSite, askedAt: number) =>
      makeAnswer({ type: 'text/plain; charset=utf-8', body: robotsText(site), cacheControl: revalidate, askedAt }),
    favicon: (site: PublicSite, askedAt: number) =>
      makeAnswer({
        type: 'image/svg+xml',
        body: faviconSvg(site),
        cacheControl: 'public, max-age=86400',
        headers: fileHeaders,
        askedAt,
      }),
  };
}

const calendarFile = (name: string) => ({
  type: 'text/calendar; charset=utf-8',
  cacheControl: revalidate,
  headers: { 'Content-Disposition': `inline; filename="${name.replace(/[^\w-]/g, '')}.ics"` },
});

/** To a host that no site has: nothing, in as many words. */
export const nothingHere = makeAnswer({
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'Not found\n',
  cacheControl: 'no-store',
});

/** Leads a first visit to the home page in a language; never kept, since the next visitor may speak another. */
export const homeIn = (language: Language) =>
  makeAnswer({
    status: 302,
    type: 'text/plain; charset=utf-8',
    body: 'Found\n',
    cacheControl: 'private, no-store',
    headers: { Location: `/${language}` },
    vary: homeVary,
  });

/** Leads a guest on to the booking engine; home where nobody has said one. */
export const stayLink = (address: string | null) =>
  makeAnswer({
    status: 302,
    type: 'text/plain; charset=utf-8',
    body: 'Found\n',
    cacheControl: 'private, no-store',
    headers: { Location: address ?? '/', 'X-Robots-Tag': 'noindex' },
  });

/** Leads from an address with closing slashes to the one without, on the same host. */
export const movedTo = (path: string) =>
  makeAnswer({
    status: 301,
    type: 'text/plain; charset=utf-8',
    body: 'Moved\n',
    cacheControl: 'no-cache',
    headers: { Location: sitePath(path.replace(/\/+$/, '')) },
  });
