/**
 * What pages of a site share: the houses that stand on it, what there is to go to, the languages of a page, and where
 * events, venues and houses have pages of their own.
 */
import type { Event } from '@foyer/contract/events';
import { type Language, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type {
  PublicHouse,
  PublicImage,
  PublicMenuLink,
  PublicProperty,
  PublicSite,
} from '@foyer/contract/public-parts';
import { factsIn } from '@foyer/editorial/context';
import { homePath } from '#lib/addresses.ts';
import type { Place } from '#lib/geography.ts';
import { toInstant } from '#lib/time.ts';

import { imagesByIds } from '../../media/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { nameOf } from '../../property-amenities/rules.ts';
import { factsOf } from '../../property-facts/rules.ts';
import { kilometres, type Live, type Paths, presentImage, presentLink, presentProperty } from '../presenter.ts';
import { below, homeOf, type Visit } from '../visiting/rules.ts';

/** A house with its record, which says where it is, and as guests are told of it. */
export type House = { property: Property; told: PublicProperty };

/** The live page of a thing in a language. */
const pageOf = (live: readonly Live[], type: Live['type'], language: Language, isIt: (page: Live) => boolean) =>
  live.find((page) => page.type === type && page.language === language && isIt(page));

/** Where a house has its page in a language; null where it has none. */
export const housePath = (live: readonly Live[], propertyId: string, language: Language): string | null =>
  pageOf(live, 'property_post', language, (page) => page.propertyId === propertyId)?.path ?? null;

/** Where an event and its venue have pages of their own in a language. */
export const pathsOf = (live: readonly Live[], event: Event, language: Language): Paths => ({
  event: pageOf(live, 'event', language, (page) => page.thingId === event.translation_group)?.path ?? null,
  venue: pageOf(live, 'venue', language, (page) => page.thingId === event.venue.venueId)?.path ?? null,
});

/** One house, in a language. */
export async function houseOf({ scope, live, settings, once }: Visit, id: string, language: Language): Promise<House> {
  const { property, stated } = await once(`house ${id}`, async () => ({
    property: await oneProperty(scope, id),
    stated: await factsOf(scope, id),
  }));
  const amenityWords = (amenityId: string) => nameOf(settings.amenities, amenityId, language);
  const facts = factsIn(stated, language);
  return { property, told: presentProperty(property, facts, housePath(live, id, language), amenityWords) };
}

/** Every house that anything on the site is about, in a language; the one with most pages first. */
export async function housesOf(visited: Visit, language: Language): Promise<House[]> {
  const pages = Map.groupBy(
    visited.live.filter((page) => page.propertyId !== null),
    (page) => page.propertyId as string,
  );
  const ids = [...pages].sort(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b));
  const houses: House[] = [];
  for (const [propertyId] of ids) houses.push(await houseOf(visited, propertyId, language));
  return houses;
}

/** The houses seen from a place, nearest first. */
export const seenFrom = (place: Place, houses: readonly House[]): PublicHouse[] =>
  houses
    .map(({ property, told }) => ({
      name: told.name,
      path: told.path,
      distance: kilometres(place, property),
      reservationLink: told.reservationLink,
    }))
    .sort((a, b) => a.distance - b.distance);

/** What a page may be led on to, home first; lists stand in it where there is something to list. */
export function menuOf({ live, site }: Visit, language: Language): PublicMenuLink[] {
  const pages = live.filter((page) => page.language === language);
  const link = (to: PublicMenuLink['to'], path: string, title = ''): PublicMenuLink => ({ to, language, path, title });
  return [
    link('home', homeOf(site, language), site.name),
    ...(pages.some(isHappening) ? [link('events', below(language, '/events'))] : []),
    ...pages
      .filter((page) => page.type === 'property_post')
      .slice(0, 4)
      .map((page) => link('house', page.path, page.title)),
    ...(pages.some((page) => page.type === 'article') ? [link('blog', below(language, '/blog'))] : []),
  ];
}

/** An event's own page, or one written about an event. */
export const isHappening = (page: Pick<Live, 'type' | 'eventId'>): boolean =>
  page.type === 'event' || (page.type === 'landing_page' && page.eventId !== null);

export const homesOf = (site: PublicSite) =>
  site.languages.map((language) => ({ language, path: homePath(language), title: site.name }));

/** The languages a thing is live in. */
export const translationsOf = (live: readonly Live[], thingId: string) =>
  languages.flatMap((language) =>
    live.filter((page) => page.thingId === thingId && page.language === language).map(presentLink),
  );

/** Pictures by their ids, in that order; those that are not there are left out. */
export async function imagesIn(
  { scope }: Pick<Visit, 'scope'>,
  ids: readonly (string | null | undefined)[],
  language: Language,
): Promise<PublicImage[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
  const found = await imagesByIds(scope, wanted);
  return wanted.flatMap((id) => {
    const image = found.find((one) => one.id === id);
    return image ? [presentImage(image, language)] : [];
  });
}

/** The latest change among pages; now for none. */
export const latestOf = (pages: readonly Pick<Live, 'updatedAt'>[]): string =>
  new Date(
    pages.length === 0 ? Date.now() : Math.max(...pages.map((page) => Date.parse(toInstant(page.updatedAt)))),
  ).toISOString();

/** The next of these moments; null when all have passed. */
export function nextOf(now: Date, moments: readonly (Date | null | undefined)[]): string | null {
  const coming = moments.flatMap((moment) => (moment && moment > now ? [moment.getTime()] : []));
  return coming.length === 0 ? null : new Date(Math.min(...coming)).toISOString();
}
