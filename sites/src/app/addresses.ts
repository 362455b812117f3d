/** What a path of a site asks for: a page, or one of the documents that stand beside the pages for machines. */
import { defaultLanguage, type Language, languages } from '@foyer/contract/languages';

export type Wanted =
  | { what: 'sitemap' | 'robots' | 'favicon' }
  | { what: 'feed' | 'calendar' | 'events-json'; language: Language }
  | { what: 'event-calendar'; path: string }
  | { what: 'page'; path: string };

const single: Record<string, 'sitemap' | 'robots' | 'favicon'> = {
  '/sitemap.xml': 'sitemap',
  '/robots.txt': 'robots',
  '/favicon.svg': 'favicon',
};
const inLanguage: Record<string, 'feed' | 'calendar' | 'events-json'> = {
  'feed.xml': 'feed',
  'events.ics': 'calendar',
  'events.json': 'events-json',
};
const prefixed = new RegExp(`^/(?:(${languages.filter((one) => one !== defaultLanguage).join('|')})/)?([^/]+)$`);
const ofEvent = new RegExp(`^((?:/(?:${languages.join('|')}))?/events/[^/]+)\\.ics$`);

export function readAddress(path: string): Wanted {
  const alone = single[path];
  if (alone) return { what: alone };
  const [, language = defaultLanguage, name = ''] = prefixed.exec(path) ?? [];
  const what = Object.hasOwn(inLanguage, name) ? inLanguage[name] : undefined;
  if (what) return { what, language: language as Language };
  const [, event] = ofEvent.exec(path) ?? [];
  return event === undefined ? { what: 'page', path } : { what: 'event-calendar', path: event };
}
