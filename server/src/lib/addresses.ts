/**
 * Addresses on the public sites: how a name becomes a slug, a slug a path and a host an origin. The default language
 * stands without a prefix, always, so that an address never changes because another language went live.
 */
import { defaultLanguage, type Language, languages } from '@foyer/contract/languages';
import type { PublicationType } from '@foyer/contract/posts';
import { slugOf as spelt } from '@foyer/editorial/composer/page-title';
import { runtime } from './runtime.ts';

/** Lower case letters, digits and dashes; `page` where nothing in the text can stand in an address. */
export const slugOf = (text: string, language: Language): string => spelt(text, language) || 'page';

/** The first of `slug`, `slug-2`, `slug-3`, … that is neither taken nor reserved. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? slug : `${slug}-${n}`;
    if (!taken.has(candidate) && !isReserved(candidate)) return candidate;
  }
}

/** Words of paths that the site itself keeps: `/blog`, `/events/archive`, `/category/…`. */
const kept = ['blog', 'events', 'archive', 'venues', 'category', 'feed', 'calendar'];

/** True for a slug that stands for a language's home page or for what the site keeps for itself. */
export const isReserved = (slug: string): boolean =>
  (languages as readonly string[]).includes(slug) || kept.includes(slug);

/** Path of the home page in a language: `/`, `/de`. */
export const homePath = (language: Language): string => (language === defaultLanguage ? '/' : `/${language}`);

const folders: Partial<Record<PublicationType, string>> = { article: 'blog/', event: 'events/', venue: 'venues/' };

/** Path of what is published under a slug: `/harbour-advent`, `/de/hafenadvent`, `/blog/lake-char`, `/de/events/markt`. */
export const pathOf = (type: PublicationType, language: Language, slug: string): string =>
  `${language === defaultLanguage ? '' : `/${language}`}/${folders[type] ?? ''}${slug}`;

/** Where a host is reached: protocol and port of the sites program with the host's own name. */
export function siteOrigin(host: string): string {
  const url = new URL(runtime().sitesUrl);
  url.hostname = host;
  return url.origin;
}
