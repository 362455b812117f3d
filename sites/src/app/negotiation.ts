/**
 * The language of the first visit to a home page: that of the browser where the site speaks it. Whoever comes from
 * within the site has chosen, and a crawler or a browser that names no language stays where it asked to go.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '@foyer/contract/languages';
import type { PublicSite } from '@foyer/contract/public-parts';
import { isCrawler } from './crawlers.ts';

/** What the answer of a home page depends on, besides its address. */
export const homeVary = 'Accept-Language, Sec-Fetch-Site';

/** The other language to lead a visitor of `/` to; null to stay. */
export function otherHome(headers: IncomingHttpHeaders, host: string, site: PublicSite): Language | null {
  const accepted = headers['accept-language'];
  if (!accepted || site.languages.length < 2) return null;
  if (isCrawler(headers['user-agent']) || comesFromWithin(headers, host)) return null;
  const wanted = preferred(accepted, site.languages);
  return wanted === undefined || wanted === site.defaultLanguage ? null : wanted;
}

function comesFromWithin(headers: IncomingHttpHeaders, host: string): boolean {
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  const { referer } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).hostname === host;
}

/** The first of the languages a browser takes, in its own order, that is spoken. */
function preferred(header: string, spoken: readonly Language[]): Language | undefined {
  const offers = header
    .slice(0, 400)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of offers) {
    const known = languages.find((one) => one === language);
    if (known && spoken.includes(known)) return known;
  }
  return undefined;
}
