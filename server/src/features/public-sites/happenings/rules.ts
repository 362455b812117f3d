/**
 * Pages of events and of the places they are held at. What they say is read from the event and the venue themselves, as
 * they are now; an event that is over or called off keeps its page and says so.
 */
import type { PublicEventPage, PublicVenuePage } from '@foyer/contract/public-pages';
import { notFound } from '#lib/refusal.ts';
import { toInstant } from '#lib/time.ts';
import type { PublicationRow } from '../../entries/publications/rules.ts';
import { toldEvents } from '../../events/telling/rules.ts';
import { oneVenue } from '../../events/venues/rules.ts';
import { cardsOf, comingFirst, onceEach, untilOf } from '../cards/rules.ts';
import { categoryName, categoryToday } from '../categories/rules.ts';
import { addressOf, presentEvent } from '../presenter.ts';
import {
  housesOf,
  imagesIn,
  isHappening,
  menuOf,
  nextOf,
  pathsOf,
  seenFrom,
  translationsOf,
} from '../standing/rules.ts';
import { below, type Visit } from '../visiting/rules.ts';

const day = 86_400_000;
/** Days around an event in which something else counts as on at the same time. */
const around = 14;

const standing = (visited: Visit, found: PublicationRow) => ({
  site: visited.site,
  language: found.language,
  path: found.path,
  title: found.title,
  alternates: translationsOf(visited.live, found.thingId),
  menu: menuOf(visited, found.language),
});

/** The page of an event in the language of its address. Throws 404 when the event is not there any more. */
export async function eventPage(visited: Visit, found: PublicationRow): Promise<PublicEventPage> {
  const { scope, live, now, site } = visited;
  const { language } = found;
  const [told] = found.eventId === null ? [] : await toldEvents(scope, [found.eventId]);
  if (!told) throw notFound('Event');
  const { event } = told;
  const houses = await housesOf(visited, language);
  const here = live.filter((page) => page.language === language && isHappening(page));
  const all = await cardsOf(visited, here, language, houses);
  const isIt = (group: string | undefined) => group === event.translation_group;
  const about = all.filter((one) => isIt(one.told?.event.translation_group) && one.page.type !== 'event');
  const others = onceEach(all, true).filter(
    (one) => one.told && !one.card.over && !isIt(one.told.event.translation_group) && isNear(one.told.event, event),
  );
  const images = await imagesIn(visited, [event.featured_media, event.secondary_image], language);
  const category = categoryToday(visited, event.siteCategory ?? event.category);
  return {
    kind: 'event',
    ...standing(visited, found),
    title: event.title,
    description: firstLine(event.description),
    contacts: houses.map((house) => house.told),
    updatedAt: told.updatedAt,
    until: nextOf(now, [told.endsAt, ...others.map((one) => one.told?.endsAt)]),
    event: presentEvent(told, { site, now, from: null, paths: pathsOf(live, event, language) }),
    categoryLink: {
      slug: category,
      name: categoryName(visited, category, language),
      path: below(language, `/category/${category}`),
    },
    images,
    houses: seenFrom(event.venue, houses),
    pages: about.map(({ card }) => card),
    more: others
      .sort(comingFirst)
      .slice(0, 3)
      .map(({ card }) => card),
  };
}

const isNear = (one: { eventStartDate: string }, other: { eventStartDate: string }): boolean =>
  Math.abs(Date.parse(one.eventStartDate) - Date.parse(other.eventStartDate)) <= around * day;

/** The page of a venue. Throws 404 when the venue is not there any more. */
export async function venuePage(visited: Visit, found: PublicationRow): Promise<PublicVenuePage> {
  const { scope, live, now } = visited;
  const { language } = found;
  if (found.venueId === null) throw notFound('Venue');
  const venue = await oneVenue(scope, found.venueId);
  const houses = await housesOf(visited, language);
  const here = live.filter((page) => page.language === language && isHappening(page));
  const held = onceEach(await cardsOf(visited, here, language, houses), true)
    .filter((one) => one.told?.event.venue.venueId === venue.venueId && !one.archived)
    .sort(comingFirst);
  return {
    kind: 'venue',
    ...standing(visited, found),
    title: venue.title,
    description: [venue.title, venue.address, venue.city].join(', '),
    contacts: houses.map((house) => house.told),
    updatedAt: toInstant(found.updatedAt),
    until: untilOf(now, held),
    address: addressOf(venue),
    capacity: venue.capacity,
    houses: seenFrom(venue, houses),
    events: held.slice(0, 24).map(({ card }) => card),
  };
}

/** What a description says first, for search engines and cards. */
const firstLine = (text: string): string => text.split('\n', 1)[0]?.trim().slice(0, 300) ?? '';
