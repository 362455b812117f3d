/**
 * The one door to the API: what a host shows, page by page, and its pictures. Every answer is checked against the
 * contract; one that does not fit counts as no answer, so that a half understood page is never shown.
 */

import type { Language } from '@foyer/contract/languages';
import type { ResponseOf } from '@foyer/contract/lib/endpoint';
import { isCut, type PictureForm } from '@foyer/contract/media';
import { type PublicPage, publicPage } from '@foyer/contract/public-pages';
import { type PublicSite, publicSite } from '@foyer/contract/public-parts';
import {
  type PublicCalendar,
  type PublicFeed,
  type PublicSitemap,
  publicCalendar,
  publicFeed,
  publicSiteEndpoints,
  publicSitemap,
} from '@foyer/contract/public-sites';
import { type VisitCount, visitEndpoints } from '@foyer/contract/visits';

/** `unknown` is 404, `gone` 410; `away` means that nothing can be said now. */
export type Outcome<T> =
  /** `old`: it was so once, and may not be so now. */
  { kind: 'found'; value: T; old?: true } | { kind: 'unknown' } | { kind: 'gone' } | { kind: 'away' };
/** `asWanted` false: another form stands in until the one asked for is made. */
export type Picture = { bytes: Buffer; type: string; asWanted: boolean };
/** A picture as a page asks for it: which one, in which form, in which of the known widths, cut around which place. */
export type PictureRequest = { id: string; version: number; form: PictureForm; width?: number; focus?: string };

export type Api = {
  site(host: string): Promise<Outcome<PublicSite>>;
  page(host: string, path: string, preview?: string): Promise<Outcome<PublicPage>>;
  sitemap(host: string): Promise<Outcome<PublicSitemap>>;
  feed(host: string, language: Language): Promise<Outcome<PublicFeed>>;
  calendar(host: string, language: Language): Promise<Outcome<PublicCalendar>>;
  picture(wanted: PictureRequest): Promise<Outcome<Picture>>;
  tellVisits(visits: VisitCount[]): Promise<'told' | 'later'>;
  /** Read what was kept of an earlier answer; they throw where it does not fit any more. */
  shapes: {
    site(value: unknown): PublicSite;
    page(value: unknown): PublicPage;
    sitemap(value: unknown): PublicSitemap;
    feed(value: unknown): PublicFeed;
    calendar(value: unknown): PublicCalendar;
  };
};

type Log = { warn(details: object, message: string): void };
type Page = typeof publicSiteEndpoints;

const patience = 5000;
const largestPicture = 25_000_000;
/** Nothing that can carry script, so no SVG. */
const pictureTypes = /^image\/(?:avif|webp|jpeg|png|gif)$/;
const typeOf = (form: PictureForm): string => (isCut(form) ? 'image/jpeg' : `image/${form}`);

/** Talks to the API at `apiUrl` and gives up on a question after 5 s. Without a `token` visits are told to nobody. */
export function createApi(apiUrl: string, log: Log, token: string | null = null): Api {
  const base = apiUrl.replace(/\/+$/, '');

  async function ask<T>(address: string, read: (response: Response) => Promise<T>): Promise<Outcome<T>> {
    try {
      const response = await fetch(base + address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
      if (response.ok) return { kind: 'found', value: await read(response) };
      await response.body?.cancel();
      if (response.status === 410) return { kind: 'gone' };
      // Any other refusal of the question itself: a path too long, a preview token that has run out.
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return { kind: 'unknown' };
      log.warn({ address, status: response.status }, 'The API refused');
    } catch (error) {
      log.warn({ address, error: String(error) }, 'The API did not answer');
    }
    return { kind: 'away' };
  }

  const askFor = <N extends keyof Page>(name: N, host: string, query = '') => {
    const { path, responses } = publicSiteEndpoints[name];
    const read = async (response: Response) => responses[200].parse(await response.json()) as ResponseOf<Page[N]>;
    return ask(path.replace(':host', encodeURIComponent(host)) + query, read);
  };

  return {
    site: (host) => askFor('site', host),
    page: (host, path, preview) =>
      askFor('page', host, `?${new URLSearchParams({ path, ...(preview ? { preview } : {}) })}`),
    sitemap: (host) => askFor('sitemap', host),
    feed: (host, language) => askFor('feed', host, `?language=${language}`),
    calendar: (host, language) => askFor('calendar', host, `?language=${language}`),
    async picture({ id, version, form, width, focus }) {
      const query = new URLSearchParams({
        ...(form === 'webp' ? {} : { format: form }),
        ...(version === 1 ? {} : { version: String(version) }),
        ...(focus === undefined ? {} : { focus }),
        ...(width === undefined ? {} : { width: String(width) }),
      });
      const outcome = await ask(`/media/${encodeURIComponent(id)}/file?${query}`, readPicture);
      if (outcome.kind !== 'found') return outcome;
      if (outcome.value === null) return { kind: 'unknown' };
      const { type } = outcome.value;
      return { kind: 'found', value: { ...outcome.value, asWanted: form === 'webp' || type === typeOf(form) } };
    },
    async tellVisits(visits) {
      if (token === null) return 'told';
      try {
        const response = await fetch(base + visitEndpoints.count.path, {
          method: visitEndpoints.count.method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ visits }),
          signal: AbortSignal.timeout(patience),
          redirect: 'error',
        });
        await response.body?.cancel();
        if (response.ok) return 'told';
        log.warn({ status: response.status }, 'The API did not take the visits');
        return response.status >= 500 || response.status === 429 ? 'later' : 'told';
      } catch (error) {
        log.warn({ error: String(error) }, 'The API did not take the visits');
        return 'later';
      }
    },
    shapes: {
      site: (value) => publicSite.parse(value),
      page: (value) => publicPage.parse(value),
      sitemap: (value) => publicSitemap.parse(value),
      feed: (value) => publicFeed.parse(value),
      calendar: (value) => publicCalendar.parse(value),
    },
  };
}

/** The picture; null when it is none, or larger than a page should hold. */
async function readPicture(response: Response): Promise<Omit<Picture, 'asWanted'> | null> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  if (!pictureTypes.test(type) || Number(response.headers.get('content-length')) > largestPicture) {
    await response.body?.cancel();
    return null;
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length > largestPicture ? null : { bytes, type };
}
