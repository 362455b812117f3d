/**
 * Home, the events, the blog, the venues, the categories and the archive of a site in a language, made of what is live
 * there. A list that holds nothing in a language does not exist in it; one whose pages have all left for the archive
 * stays, and leads there.
 */
import { defaultLanguage, type Language } from '@foyer/contract/languages';
import type { PublicHome, PublicList } from '@foyer/contract/public-pages';
import type { PublicListCategory } from '@foyer/contract/public-parts';
import { homePath } from '#lib/addresses.ts';
import { notFound } from '#lib/refusal.ts';
import { type Carded, cardsOf, comingFirst, latestFirst, onceEach, untilOf } from '../cards/rules.ts';
import { allCategories, categoriesBelow, categoryLook, categoryName } from '../categories/rules.ts';
import type { Live } from '../presenter.ts';
import { homesOf, housesOf, imagesIn, isHappening, latestOf, menuOf, nextOf } from '../standing/rules.ts';
import { below, type Visit } from '../visiting/rules.ts';

const perPage = 48;
/** What was written for the house stands on its home whole; events fill up to this many. */
const mostOnHome = 9;
/** What is over stays findable for a while; on the lists the latest of it. */
const mostPast = 24;

/** Without a page in the default language, `/` shows the first language there is, at that language's own address. */
export async function homePage(visited: Visit, asked: Language): Promise<PublicHome> {
  const { site, live, now } = visited;
  const language = asked === defaultLanguage ? site.defaultLanguage : asked;
  const pages = live.filter((page) => page.language === language);
  if (pages.length === 0) throw notFound('Page');
  const houses = await housesOf(visited, language);
  const shown = pages.filter((page) => page.type === 'landing_page' || page.type === 'event');
  const all = onceEach(await cardsOf(visited, shown, language, houses), false)
    .filter(({ archived }) => !archived)
    .sort(comingFirst);
  const written = all.filter((one) => one.page.type !== 'event' && !one.card.over);
  const others = all.filter((one) => !written.includes(one)).slice(0, Math.max(0, mostOnHome - written.length));
  const entries = [...written, ...others];
  const articles = await cardsOf(
    visited,
    pages.filter((page) => page.type === 'article'),
    language,
    houses,
  );
  const images = await imagesIn(
    visited,
    houses.map(({ property }) => property.imageId),
    language,
  );
  const contacts = houses.map(({ told }) => told);
  return {
    kind: 'home',
    site,
    language,
    path: homePath(language),
    title: site.name,
    description: houses.map(({ property }) => `${property.name}, ${property.city}`).join(' · '),
    alternates: homesOf(site),
    contacts,
    menu: menuOf(visited, language),
    updatedAt: latestOf(pages),
    until: untilOf(now, entries),
    properties: houses.map(({ property, told }) => ({
      ...told,
      image: images.find(({ id }) => id === property.imageId) ?? null,
    })),
    entries: entries.map(({ card }) => card),
    articles: articles
      .sort(latestFirst)
      .slice(0, 3)
      .map(({ card }) => card),
  };
}

/** A list's address: which one, of which category, and which page of it. */
export type ListAddress = { list: PublicList['list']; slug: string | null; language: Language; page: number };

const address =
  /^(?:\/(de|es|fr))?\/(events|events\/archive|blog|venues|category\/([a-z0-9-]{1,80}))(?:\/page\/([1-9]\d{0,3}))?$/;

/** What a path asks for, if it is a list's; page 1 has no number. */
export function readList(path: string): ListAddress | undefined {
  const [, language = defaultLanguage, name, slug = null, page = '1'] = address.exec(path) ?? [];
  if (name === undefined || path.endsWith('/page/1')) return undefined;
  const list =
    slug !== null ? 'category' : name === 'events/archive' ? 'archive' : (name as 'events' | 'blog' | 'venues');
  return { list, slug, language: language as Language, page: Number(page) };
}

export const listPath = ({ list, slug, language }: Pick<ListAddress, 'list' | 'slug' | 'language'>): string =>
  below(language, list === 'category' ? `/category/${slug}` : list === 'archive' ? '/events/archive' : `/${list}`);

/** Throws 404 for a list that has nothing in it, and beyond its last page. */
export async function listPage(visited: Visit, wanted: ListAddress): Promise<PublicList> {
  const { site, now } = visited;
  const { list, slug, language } = wanted;
  const houses = await housesOf(visited, language);
  const sorted = await sortedPages(visited, language);
  const found = chosen(visited, sorted, list, slug);
  const entries = inOrder(found, list);
  const pages = pagesOf(entries);
  if (found.length === 0 || wanted.page > pages) throw notFound('Page');
  const shown = entries.slice((wanted.page - 1) * perPage, wanted.page * perPage);
  const path = listPath(wanted);
  const spoken: Language[] = [];
  for (const other of site.languages) {
    const there = other === language ? found : chosen(visited, await sortedPages(visited, other), list, slug);
    if (there.length > 0 && pagesOf(inOrder(there, list)) >= wanted.page) spoken.push(other);
  }
  const at = (of: Language) => listPath({ ...wanted, language: of }) + (wanted.page > 1 ? `/page/${wanted.page}` : '');
  return {
    kind: 'list',
    site,
    language,
    path: wanted.page > 1 ? `${path}/page/${wanted.page}` : path,
    title: '',
    description: '',
    alternates: spoken.map((other) => ({ language: other, path: at(other), title: '' })),
    contacts: houses.map(({ told }) => told),
    menu: menuOf(visited, language),
    updatedAt: latestOf(found.map((one) => one.page)),
    until: untilOf(now, sorted.all),
    list,
    archivePath: list === 'events' || list === 'category' ? archivePath(sorted, language) : null,
    category: slug === null ? null : categoryOf(visited, slug, language, path),
    categories: list === 'events' || list === 'category' ? categoriesOf(visited, sorted, language) : [],
    entries: shown.map(({ card }) => card),
    page: wanted.page,
    pages,
  };
}

const pagesOf = (entries: readonly Carded[]): number => Math.max(1, Math.ceil(entries.length / perPage));

/** What lists are made of: all of it, and with one page of each event. */
type Sorted = { all: Carded[]; listed: Carded[] };

/** Where the archive stands in a language; null while nothing is in it. */
const archivePath = ({ all }: Sorted, language: Language): string | null =>
  all.some(({ archived }) => archived) ? listPath({ list: 'archive', slug: null, language }) : null;

/** Everything that lists are made of, in a language. */
async function sortedPages(visited: Visit, language: Language): Promise<Sorted> {
  const isListed = (page: Live) => isHappening(page) || page.type === 'article' || page.type === 'venue';
  const pages = visited.live.filter((page) => page.language === language && isListed(page));
  const all = await cardsOf(visited, pages, language, await housesOf(visited, language));
  return { all, listed: onceEach(all, true) };
}

function chosen(visited: Visit, { all, listed }: Sorted, list: PublicList['list'], slug: string | null): Carded[] {
  if (list === 'archive') return all.filter(({ archived }) => archived);
  if (list === 'events') return listed.filter((one) => one.told !== null);
  if (list === 'blog') return listed.filter((one) => one.page.type === 'article');
  if (list === 'venues') return listed.filter((one) => one.page.type === 'venue');
  const within = categoriesBelow(visited, slug ?? '');
  return listed.filter((one) => one.categories.some((category) => within.has(category)));
}

function inOrder(found: readonly Carded[], list: PublicList['list']): Carded[] {
  if (list === 'blog') return [...found].sort(latestFirst);
  if (list === 'venues') return [...found].sort(byName);
  const all = [...found].sort(comingFirst);
  if (list === 'archive') return all;
  const past = all.filter(({ card, archived }) => card.over && !archived);
  return all.filter((one) => !one.archived && (!one.card.over || past.indexOf(one) < mostPast));
}

const byName = (a: Carded, b: Carded): number =>
  a.card.title.localeCompare(b.card.title, a.page.language) || a.page.path.localeCompare(b.page.path);

const categoryOf = (visited: Visit, slug: string, language: Language, path: string | null): PublicListCategory => ({
  slug,
  name: categoryName(visited, slug, language),
  path,
  ...categoryLook(visited, slug, language),
});

/** Categories with something live in them, in the order of the tree. */
function categoriesOf(visited: Visit, { listed }: Sorted, language: Language): PublicListCategory[] {
  const used = new Set(listed.flatMap((one) => one.categories));
  return allCategories(visited)
    .filter((slug) => used.has(slug))
    .map((slug) => categoryOf(visited, slug, language, listPath({ list: 'category', slug, language })));
}

/** Addresses of every list that holds something in a language, first pages alone, and when that changes by itself. */
export async function listsIn(
  visited: Visit,
  language: Language,
): Promise<{ lists: { path: string; updatedAt: string; list: ListAddress }[]; until: string | null }> {
  const sorted = await sortedPages(visited, language);
  const used = categoriesOf(visited, sorted, language).map(({ slug }) => slug);
  const lists: ListAddress[] = [
    { list: 'events', slug: null, language, page: 1 },
    { list: 'blog', slug: null, language, page: 1 },
    { list: 'venues', slug: null, language, page: 1 },
    { list: 'archive', slug: null, language, page: 1 },
    ...used.map((slug): ListAddress => ({ list: 'category', slug, language, page: 1 })),
  ];
  const there = lists.flatMap((list) => {
    const found = chosen(visited, sorted, list.list, list.slug);
    return found.length === 0
      ? []
      : [{ path: listPath(list), updatedAt: latestOf(found.map((one) => one.page)), list }];
  });
  const until = nextOf(
    visited.now,
    sorted.all.map(({ archivesAt }) => archivesAt),
  );
  return { lists: there, until };
}
