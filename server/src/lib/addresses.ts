/**
 * Addresses on the public sites: how a name becomes a slug, a slug a path and a host an origin. The default language
 * stands without a prefix, always, so that an address never changes because another language went live.
 */
import { defaultLanguage, type Language, languages } from '@foyer/contract/languages';
import { runtime } from './runtime.ts';

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const longest = 80;

/**
 * `Adventmarkt am Hafen, Lindau` becomes `adventmarkt-am-hafen-lindau`; at most 80 characters, cut between words.
 * Answers `page` where nothing in the text can stand in an address.
 */
export function slugOf(text: string, language: Language = defaultLanguage): string {
  const lower = text.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const spelt = language === 'de' ? lower.replace(/[äöü]/g, (letter) => germanLetters[letter] ?? letter) : lower;
  const plain = spelt
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const cut = plain.length > longest ? plain.slice(0, longest + 1).replace(/-[^-]*$/, '') : plain;
  return cut.slice(0, longest) || 'page';
}

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
