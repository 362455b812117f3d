/**
 * What guests may see of a host: live pages and nothing else. A draft is shown only to whoever holds a preview token
 * for it, and a host nobody is served under answers like one that does not exist.
 */

import type { Block } from '@foyer/contract/blocks';
import { defaultLanguage, type Language, languages } from '@foyer/contract/languages';
import type {
  PublicHome,
  PublicLandingPage,
  PublicPage,
  PublicSite,
  PublicSitemap,
} from '@foyer/contract/public-sites';
import { eventIn, factsIn } from '@foyer/editorial/context';
import { homePath, pathOf } from '#lib/addresses.ts';
import { gone, notFound, Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { inSite } from '../access/rules.ts';
import { loadSources } from '../content/sources/rules.ts';
import { isServed } from '../domains/rules.ts';
import { imageIdsOf } from '../entries/judging/rules.ts';
import { draftShownBy } from '../entries/previews/rules.ts';
import { livePictures, livePublications, publicationAt } from '../entries/publications/rules.ts';
import { eventsByIds } from '../events/rules.ts';
import { oneProperty } from '../properties/rules.ts';
import { listWorkspaces } from '../workspaces/rules.ts';
import {
  type Live,
  picturePath,
  presentEvent,
  presentImage,
  presentLink,
  presentProperty,
  presentSite,
} from './presenter.ts';

type Domain = Parameters<Parameters<typeof inSite>[1]>[0]['domain'];
type Visit = { scope: TenantScope; domain: Domain; live: Live[]; site: PublicSite };

/** The look and languages of a host. */
export const siteOf = (host: string): Promise<PublicSite> => visit(host, async ({ site }) => site);

/**
 * What stands at a path.
 * @throws 404 where nothing ever stood, 410 where something was taken away, 403 for a preview that has ended.
 */
export const pageOf = (host: string, path: string, preview?: string): Promise<PublicPage> =>
  visit(host, async (visited) => {
    const at = path.replace(/^(\/.+)\/$/, '$1');
    if (preview !== undefined) return previewed(visited, at, preview);
    const language = languages.find((one) => homePath(one) === at);
    return language ? home(visited, language) : published(visited, at);
  });

/** Every live address of a host, homes included. */
export const sitemapOf = (host: string): Promise<PublicSitemap> =>
  visit(host, async ({ scope, domain, live, site }) => {
    const pictures = await livePictures(scope, domain.id);
    return {
      site,
      entries: [
        ...site.languages.map((language) => ({
          path: homePath(language),
          language,
          updatedAt: latest(live.filter((page) => page.language === language)),
          alternates: homes(site),
          images: [],
        })),
        ...live.map((page) => ({
          path: page.path,
          language: page.language,
          updatedAt: toInstant(page.updatedAt),
          alternates: translations(live, page.thingId),
          images: (pictures.get(page.path) ?? []).map(picturePath),
        })),
      ],
    };
  });

async function visit<T>(host: string, show: (visited: Visit) => Promise<T>): Promise<T> {
  const shown = await inSite(host.toLowerCase(), async ({ scope, domain }) => {
    if (!isServed(domain)) return undefined;
    const live = (await livePublications(scope, domain.id)).filter(isPage);
    const site = presentSite(domain, await nameOf(scope, domain, live), live);
    return { value: await show({ scope, domain, live, site }) };
  });
  if (!shown) throw notFound('Site');
  return shown.value;
}

/** A house alone on its site gives it its name, several stand under that of their workspace. */
async function nameOf(scope: TenantScope, domain: Domain, live: readonly Live[]): Promise<string> {
  const { data } = await listWorkspaces(scope, { skip: 0, take: 100 });
  const workspace = data.find(({ domainId }) => domainId === domain.id);
  const only = workspace?.propertyCount === 1 ? live[0]?.propertyId : null;
  return only ? (await oneProperty(scope, only)).name : (workspace?.name ?? domain.name);
}

/** What there is a page for. */
const isPage = ({ type }: Pick<Live, 'type'>): boolean => type === 'landing_page';

const latest = (pages: readonly Live[]): string =>
  new Date(Math.max(...pages.map((page) => Date.parse(toInstant(page.updatedAt))))).toISOString();

const homes = (site: PublicSite) =>
  site.languages.map((language) => ({ language, path: homePath(language), title: site.name }));

const translations = (live: readonly Live[], thingId: string) =>
  languages.flatMap((language) =>
    live.filter((page) => page.thingId === thingId && page.language === language).map(presentLink),
  );

async function published({ scope, domain, live, site }: Visit, path: string): Promise<PublicLandingPage> {
  const found = await publicationAt(scope, domain.id, path);
  if (!found || !isPage(found)) throw notFound('Page');
  if (!found.live || !found.propertyId) throw gone('Page');
  return landingPage(scope, site, {
    ...found,
    propertyId: found.propertyId,
    alternates: translations(live, found.thingId),
    updatedAt: toInstant(found.updatedAt),
    publishedAt: toInstant(found.publishedAt),
    preview: false,
  });
}

async function previewed(
  { scope, domain, live, site }: Visit,
  path: string,
  token: string,
): Promise<PublicLandingPage> {
  const draft = await draftShownBy(scope, token);
  if (
    !draft ||
    draft.post.domainId !== domain.id ||
    pathOf(draft.post.type, draft.post.language, draft.post.slug) !== path
  ) {
    throw new Refusal(403, 'preview-ended', 'This preview has ended');
  }
  const { post, entry } = draft;
  if (!entry.propertyId) throw notFound('Page');
  const others = translations(live, entry.id).filter((link) => link.language !== post.language);
  const updatedAt = toInstant(post.updatedAt);
  return landingPage(scope, site, {
    ...post,
    path,
    propertyId: entry.propertyId,
    eventId: entry.eventId,
    alternates: [{ language: post.language, path, title: post.title }, ...others],
    updatedAt,
    publishedAt: updatedAt,
    preview: true,
  });
}

type Text = Pick<PublicLandingPage, 'path' | 'alternates' | 'updatedAt' | 'publishedAt' | 'preview'> & {
  propertyId: string;
  eventId: string | null;
  language: Language;
  title: string;
  description: string;
  blocks: Block[];
};

async function landingPage(scope: TenantScope, site: PublicSite, text: Text): Promise<PublicLandingPage> {
  const { language, blocks } = text;
  const sources = await loadSources(scope, { ...text, styleguideId: null });
  const event = eventIn(sources.events, language);
  return {
    kind: 'landing-page',
    site,
    language,
    path: text.path,
    title: text.title || titleIn(blocks),
    description: text.description,
    alternates: text.alternates,
    menu: [{ language, path: homeOf(site, language), title: site.name }],
    updatedAt: text.updatedAt,
    property: presentProperty(sources.property, factsIn(sources.facts, language), language),
    event: event && presentEvent(event, sources.property),
    blocks,
    images: imageIdsOf(blocks).flatMap((id) => {
      const image = sources.images.find((one) => one.id === id);
      return image ? [presentImage(image, language)] : [];
    }),
    publishedAt: text.publishedAt,
    preview: text.preview,
  };
}

const titleIn = (blocks: readonly Block[]): string => blocks.find((block) => block.kind === 'hero')?.title ?? '';

const homeOf = (site: PublicSite, language: Language): string =>
  homePath(site.languages.includes(language) ? language : site.defaultLanguage);

/** Without a page in the default language, `/` shows the first language there is, at that language's own address. */
async function home({ scope, domain, live, site }: Visit, asked: Language): Promise<PublicHome> {
  const language = asked === defaultLanguage ? site.defaultLanguage : asked;
  const pages = live.filter((page) => page.language === language);
  if (pages.length === 0) throw notFound('Page');
  const events = await eventsByIds(
    scope,
    pages.flatMap((page) => page.eventId ?? []),
  );
  const houses = await Promise.all(
    [...new Set(pages.flatMap((page) => page.propertyId ?? []))].map((propertyId) =>
      loadSources(scope, { propertyId, eventId: null, styleguideId: null }),
    ),
  );
  const pictures = await livePictures(scope, domain.id);
  const entries = pages.map((page) => {
    const house = houses.find(({ property }) => property.id === page.propertyId);
    const event = events.find(({ eventId }) => eventId === page.eventId);
    const image = house?.images.find(({ id }) => id === pictures.get(page.path)?.[0]);
    return {
      path: page.path,
      title: page.title,
      description: page.description,
      image: image ? presentImage(image, language) : null,
      propertyName: house?.property.name ?? '',
      eventStart: event?.eventStartDate ?? null,
      eventEnd: event?.eventEndDate ?? null,
    };
  });
  const titled = houses.map(({ property }) => `${property.name}, ${property.city}`);
  return {
    kind: 'home',
    site,
    language,
    path: homePath(language),
    title: site.name,
    description: titled.join(' · '),
    alternates: homes(site),
    menu: [{ language, path: homePath(language), title: site.name }],
    updatedAt: latest(pages),
    properties: houses.map(({ property, facts, images }) => {
      const image = images.find(({ id }) => id === property.imageId);
      return { ...presentProperty(property, facts, language), image: image ? presentImage(image, language) : null };
    }),
    entries: entries.sort(comingFirst),
  };
}

type Entry = PublicHome['entries'][number];

/** Coming events by their start, then pages without one, then what is over, the latest first. */
function comingFirst(a: Entry, b: Entry): number {
  const place = (entry: Entry) => (entry.eventStart === null ? 1 : isOver(entry) ? 2 : 0);
  if (place(a) !== place(b)) return place(a) - place(b);
  const later = Date.parse(a.eventStart ?? '') - Date.parse(b.eventStart ?? '');
  return (place(a) === 2 ? -later : later) || a.path.localeCompare(b.path);
}

/** An event counts as over a day after it ends, wherever it is. */
const isOver = ({ eventStart, eventEnd }: Entry): boolean =>
  Date.parse(eventEnd ?? eventStart ?? '') < Date.now() - 86_400_000;
