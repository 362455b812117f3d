/** What pages are called and where the pages above them stand. */
import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicImage, PublicMenuLink } from '@foyer/contract/public-parts';
import { words } from '#theme/words.ts';

/** Where home stands in the page's language. */
export const homePath = (page: PublicPage): string => page.menu.find((link) => link.to === 'home')?.path ?? '/';

/** Where a list stands in the page's language, whether the menu names it or not. */
export const listPath = (page: PublicPage, list: 'events' | 'blog' | 'venues'): string =>
  page.menu.find((link) => link.to === list)?.path ?? `${homePath(page).replace(/\/$/, '')}/${list}`;

/** The page's name for people; a list that bears no title of the team's is called by the site's own words. */
export function nameOf(page: PublicPage): string {
  if (page.kind !== 'list' || page.title !== '') return page.title;
  const archive = archiveOf(page);
  if (archive) return archive.title;
  if (page.list === 'category') return page.category?.name ?? words[page.language].events;
  return words[page.language][page.list];
}

/** What the page says of itself to search engines. */
export function descriptionOf(page: PublicPage): string {
  if (page.kind !== 'list' || page.description !== '') return page.description;
  const said = words[page.language];
  const archive = archiveOf(page);
  if (archive?.text) return archive.text;
  if (page.category?.description) return page.category.description;
  if (page.list === 'events') return said.eventsAt(page.site.name);
  if (page.list === 'blog') return said.blogOf(page.site.name);
  if (page.list === 'venues') return said.venuesOf(page.site.name);
  if (page.list === 'archive') return said.archiveOf(page.site.name);
  return said.inCategory(nameOf(page), page.site.name);
}

/** What a team has written above the events, the blog or the venues, in the page's language. */
export function archiveOf(page: PublicPage): { title: string; text: string } | undefined {
  return headOf(page)?.texts[page.language];
}

/** The picture a team has put beside those words. */
export function archiveImageOf(page: PublicPage): PublicImage | null {
  const image = headOf(page)?.image;
  return image ? { ...image, alt: image.alts[page.language] ?? '' } : null;
}

/** What a team can put above a list: a category has words of its own, the archive those of the site. */
function headOf(page: PublicPage) {
  if (page.kind !== 'list' || page.list === 'category' || page.list === 'archive') return undefined;
  return page.site.archives[page.list];
}

/** A link of the menu by its name: the houses by theirs, the rest by the site's words. */
export function menuName(link: PublicMenuLink): string {
  const said = words[link.language];
  if (link.to === 'house') return link.title || said.house;
  return link.to === 'home' ? said.home : said[link.to];
}

/** The pages above this one, home first. */
export function trailOf(page: PublicPage): { name: string; path: string }[] {
  const said = words[page.language];
  const home = { name: said.home, path: homePath(page) };
  const list = (of: 'events' | 'blog' | 'venues') => ({ name: said[of], path: listPath(page, of) });
  const hasMenu = (of: 'events' | 'blog') => page.menu.some((link) => link.to === of);
  if (page.kind === 'home') return [];
  if (page.kind === 'article') return [home, list('blog')];
  if (page.kind === 'venue') return [home, list('venues')];
  const underEvents =
    page.kind === 'event' || (page.kind === 'list' && (page.list === 'category' || page.list === 'archive'));
  return underEvents && hasMenu('events') ? [home, list('events')] : [home];
}
