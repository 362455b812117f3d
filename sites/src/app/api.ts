/**
 * The one door to the API: what a host shows, page by page, and its pictures. Every answer is checked against the
 * contract; one that does not fit counts as no answer, so that a half understood page is never shown.
 */

import type { ResponseOf } from '@foyer/contract/lib/endpoint';
import type { PublicPage, PublicSite, PublicSitemap } from '@foyer/contract/public-sites';
import { publicSiteEndpoints } from '@foyer/contract/public-sites';

/** `unknown` is 404, `gone` 410; `away` means that nothing can be said now. */
export type Outcome<T> = { kind: 'found'; value: T } | { kind: 'unknown' } | { kind: 'gone' } | { kind: 'away' };
export type Picture = { bytes: Buffer; type: string };

export type Api = {
  site(host: string): Promise<Outcome<PublicSite>>;
  page(host: string, path: string, preview?: string): Promise<Outcome<PublicPage>>;
  sitemap(host: string): Promise<Outcome<PublicSitemap>>;
  picture(id: string, width?: number): Promise<Outcome<Picture>>;
};

type Log = { warn(details: object, message: string): void };
type Page = typeof publicSiteEndpoints;

const patience = 5000;
const largestPicture = 25_000_000;
/** Nothing that can carry script, so no SVG. */
const pictureTypes = /^image\/(?:avif|webp|jpeg|png|gif)$/;

/** Talks to the API at `apiUrl` and gives up on a question after 5 s. */
export function createApi(apiUrl: string, log: Log): Api {
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
    async picture(id, width) {
      const query = width === undefined ? '' : `?width=${width}`;
      const outcome = await ask(`/media/${encodeURIComponent(id)}/file${query}`, readPicture);
      if (outcome.kind !== 'found') return outcome;
      return outcome.value === null ? { kind: 'unknown' } : { kind: 'found', value: outcome.value };
    },
  };
}

/** The picture; null when it is none, or larger than a page should hold. */
async function readPicture(response: Response): Promise<Picture | null> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  if (!pictureTypes.test(type) || Number(response.headers.get('content-length')) > largestPicture) {
    await response.body?.cancel();
    return null;
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length > largestPicture ? null : { bytes, type };
}
