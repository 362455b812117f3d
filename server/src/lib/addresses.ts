/**
 * Addresses on the public sites: how a name becomes a slug, a slug a path and a host an origin. The default language
 * stands without a prefix, always, so that an address never changes because another language went live.
 */
import { defaultLanguage, type Language, languages } from '@foyer/contract/languages';
import { slugOf as spelt } from '@foyer/editorial/composer/page-title';
import { runtime } from './runtime.ts';

/** Lower case letters, digits and dashes; `page` where nothing in the text can stand in an address. */
export const slugOf = (text: string, language: Language): string => spelt(text, language) || 'page';

/** The first of `slug`, `slug-2`, `slug-3`, … that is neither taken nor the address of a home page. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? slug : `${slug}-${n}`;
    if (!taken.has(candidate) && !isReserved(candidate)) return candidate;
  }
}

/** True for a slug that stands for a language's home page. */
export const isReserved = (slug: string): boolean => (languages as readonly string[]).includes(slug);

/** Path of the home page in a language: `/`, `/de`. */
export const homePath = (language: Language): string => (language === defaultLanguage ? '/' : `/${language}`);

/** Path of a page: `/harbour-advent`, `/de/hafenadvent`. */
export const pagePath = (language: Language, slug: string): string =>
  language === defaultLanguage ? `/${slug}` : `/${language}/${slug}`;

/** Where a host is reached: protocol and port of the sites program with the host's own name. */
export function siteOrigin(host: string): string {
  const url = new URL(runtime().sitesUrl);
  url.hostname = host;
  return url.origin;
}
