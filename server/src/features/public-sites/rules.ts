/**
 * What guests may see of a host: live pages and nothing else. A draft is shown only to whoever holds a token
 * for it, and a host nobody is served under answers like one that does not exist.
 */
import { type Language, languages } from '@foyer/contract/languages';
import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicSite } from '@foyer/contract/public-parts';
import type { PublicCalendar, PublicFeed, PublicSitemap } from '@foyer/contract/public-sites';
import { homePath } from '#lib/addresses.ts';
import { gone, notFound } from '#lib/refusal.ts';
import { publicationAt } from '../entries/publications/rules.ts';
import { siteCalendar, siteFeed, siteMap } from './documents/rules.ts';
import { visitAsEdited } from './editing/rules.ts';
import { eventPage, venuePage } from './happenings/rules.ts';
import { homePage, listPage, readList } from './lists/rules.ts';
import { draftedPage, writtenPage } from './texts/rules.ts';
import { type Visit, visit } from './visiting/rules.ts';

/** The look and languages of a host. */
export const siteOf = (host: string): Promise<PublicSite> => visit(host, async ({ site }) => site);

/**
 * What stands at a path.
 * @throws 404 where nothing ever stood, 410 where something was taken away, 403 for a preview that has ended.
 */
export const pageOf = (host: string, path: string, preview?: string): Promise<PublicPage> =>
  visit(host, async (visited) => {
    const at = path.replace(/^(\/.+)\/$/, '$1');
    if (preview === undefined) return livePage(visited, at);
    const edited = await visitAsEdited(visited, preview);
    return edited ? livePage(edited, at) : draftedPage(visited, at, preview);
  });

function livePage(visited: Visit, path: string): Promise<PublicPage> {
  const language = languages.find((one) => homePath(one) === path);
  if (language) return homePage(visited, language);
  const list = readList(path);
  return list ? listPage(visited, list) : published(visited, path);
}

/** Every live address of a host. */
export const sitemapOf = (host: string): Promise<PublicSitemap> => visit(host, siteMap);

/** What was published last in a language. Throws 404 where the site does not speak it. */
export const feedOf = (host: string, language: Language): Promise<PublicFeed> =>
  visit(host, (visited) => siteFeed(visited, language));

/** Every event in a language. Throws 404 where the site does not speak it. */
export const calendarOf = (host: string, language: Language): Promise<PublicCalendar> =>
  visit(host, (visited) => siteCalendar(visited, language));

async function published(visited: Visit, path: string): Promise<PublicPage> {
  const found = await publicationAt(visited.scope, visited.domain.id, path);
  if (!found) throw notFound('Page');
  if (!found.live) throw gone('Page');
  const { type } = found;
  if (type === 'event') return eventPage(visited, found);
  if (type === 'venue') return venuePage(visited, found);
  return writtenPage(visited, { ...found, type });
}
