/** What machines read of a site: every address, what was published last, and the events as a calendar. */
import type { Language } from '@foyer/contract/languages';
import type { PublicCalendar, PublicFeed, PublicSitemap } from '@foyer/contract/public-sites';
import { homePath } from '#lib/addresses.ts';
import { notFound } from '#lib/refusal.ts';
import { toInstant } from '#lib/time.ts';
import { toldEvents } from '../../events/telling/rules.ts';
import { imagesByIds } from '../../media/rules.ts';
import { cardsOf, latestFirst, onceEach, onHost } from '../cards/rules.ts';
import { listsIn } from '../lists/rules.ts';
import { picturePath, presentEvent } from '../presenter.ts';
import { homesOf, housesOf, isHappening, latestOf, nextOf, pathsOf, translationsOf } from '../standing/rules.ts';
import type { Visit } from '../visiting/rules.ts';

const inFeed = 30;
/** What is over for longer has left the calendar. */
const kept = 365 * 86_400_000;

/** Every live address of a host: homes, lists and pages, each with its languages and pictures. */
export async function siteMap(visited: Visit): Promise<PublicSitemap> {
  const { scope, live, site } = visited;
  const { events, pictures } = await onHost(visited);
  const idsOf = (page: (typeof live)[number]): string[] => {
    const told = page.type === 'event' ? events.get(page.eventId ?? '')?.event : undefined;
    const { featuredMediaId, coverId } = page.details;
    const { gallery } = page.details;
    const ids = [told?.featured_media, told?.secondary_image, featuredMediaId, coverId];
    const all = [...ids, ...(Array.isArray(gallery) ? gallery : []), ...(pictures.get(page.path) ?? [])];
    return [...new Set(all.filter((id): id is string => typeof id === 'string' && id !== ''))];
  };
  const images = await imagesByIds(scope, [...new Set(live.flatMap(idsOf))]);
  const pathOf = (id: string) => images.filter((image) => image.id === id).map(picturePath);
  const spoken = await Promise.all(site.languages.map((language) => listsIn(visited, language)));
  const lists = spoken.flatMap((one) => one.lists);
  const isSame = (a: (typeof lists)[number], b: (typeof lists)[number]) =>
    a.list.list === b.list.list && a.list.slug === b.list.slug;
  return {
    site,
    entries: [
      ...site.languages.map((language) => ({
        path: homePath(language),
        language,
        updatedAt: latestOf(live.filter((page) => page.language === language)),
        alternates: homesOf(site),
        images: [],
      })),
      ...lists.map((one) => ({
        path: one.path,
        language: one.list.language,
        updatedAt: one.updatedAt,
        alternates: lists
          .filter((other) => isSame(one, other))
          .map((other) => ({ language: other.list.language, path: other.path, title: '' })),
        images: [],
      })),
      ...live.map((page) => ({
        path: page.path,
        language: page.language,
        updatedAt: toInstant(page.updatedAt),
        alternates: translationsOf(live, page.thingId),
        images: idsOf(page).flatMap(pathOf),
      })),
    ],
    until: spoken.flatMap(({ until }) => until ?? []).sort()[0] ?? null,
  };
}

/** Throws 404 for a language the site does not speak. */
function demand({ site }: Visit, language: Language): void {
  if (!site.languages.includes(language)) throw notFound('Site');
}

/** What was published last in a language; venues are no news, nor is what stands in the archive. */
export async function siteFeed(visited: Visit, language: Language): Promise<PublicFeed> {
  demand(visited, language);
  const { live, site } = visited;
  const houses = await housesOf(visited, language);
  const news = live.filter((page) => page.language === language && page.type !== 'venue');
  const carded = onceEach(await cardsOf(visited, news, language, houses), false);
  const entries = carded.filter(({ archived }) => !archived).sort(latestFirst);
  return {
    site,
    language,
    title: site.name,
    description: houses.map(({ property }) => `${property.name}, ${property.city}`).join(' · ') || site.name,
    entries: entries.slice(0, inFeed).map(({ card, page }) => ({ ...card, updatedAt: toInstant(page.updatedAt) })),
    until: nextOf(
      visited.now,
      carded.map(({ archivesAt }) => archivesAt),
    ),
  };
}

/** Every event that has a page in a language, once. */
export async function siteCalendar(visited: Visit, language: Language): Promise<PublicCalendar> {
  demand(visited, language);
  const { scope, live, site, now } = visited;
  const pages = live.filter((page) => page.language === language && isHappening(page));
  const told = await toldEvents(
    scope,
    pages.flatMap((page) => page.eventId ?? []),
  );
  const since = now.getTime() - kept;
  const once = [...Map.groupBy(told, ({ event }) => event.translation_group).values()].flatMap((same) => {
    const best = same.find(({ event }) => event.language === language) ?? same[0];
    return best && best.endsAt.getTime() > since ? [best] : [];
  });
  const events = once
    .sort((a, b) => Date.parse(a.event.eventStartDate) - Date.parse(b.event.eventStartDate))
    .map((one) => {
      const paths = pathsOf(live, one.event, language);
      const written = pages.find((page) =>
        told.some(
          ({ event }) => event.eventId === page.eventId && event.translation_group === one.event.translation_group,
        ),
      );
      return presentEvent(one, {
        site,
        now,
        from: null,
        paths: { ...paths, event: paths.event ?? written?.path ?? null },
      });
    });
  return {
    site,
    language,
    events,
    until: nextOf(
      now,
      once.map(({ endsAt }) => endsAt),
    ),
  };
}
