/**
 * Live pages as lists show them: a picture, a name, and when and where for what is about an event. Of an event that has
 * several pages a list shows one.
 */
import type { Language } from '@foyer/contract/languages';
import type { PublicCard } from '@foyer/contract/public-parts';
import { toInstant } from '#lib/time.ts';
import { livePictures } from '../../entries/publications/rules.ts';
import { dayAfter, type ToldEvent, toldEvents } from '../../events/telling/rules.ts';
import { imagesByIds } from '../../media/rules.ts';
import { categoryToday } from '../categories/rules.ts';
import { datesOf, type Live, presentImage } from '../presenter.ts';
import { type House, nextOf } from '../standing/rules.ts';
import type { Visit } from '../visiting/rules.ts';

/** A card with what it is chosen and ordered by. */
export type Carded = {
  card: PublicCard;
  page: Live;
  told: ToldEvent | null;
  categories: string[];
  /** When it leaves for the archive; null for what stays. */
  archivesAt: Date | null;
  archived: boolean;
};

const kinds: Record<Live['type'], PublicCard['kind']> = {
  landing_page: 'landing-page',
  property_post: 'property',
  article: 'article',
  page: 'page',
  event: 'event',
  venue: 'venue',
};

/** Cards of these pages, in their order. */
export async function cardsOf(
  visited: Visit,
  pages: readonly Live[],
  language: Language,
  houses: readonly House[],
): Promise<Carded[]> {
  const { scope, now } = visited;
  if (pages.length === 0) return [];
  const { events, pictures } = await onHost(visited);
  const toldOf = (page: Live): ToldEvent | null => (page.eventId === null ? null : (events.get(page.eventId) ?? null));
  const imageOf = (page: Live, told: ToldEvent | null): string | undefined =>
    idIn(page.details, 'coverId') ??
    idIn(page.details, 'featuredMediaId') ??
    pictures.get(page.path)?.[0] ??
    (page.type === 'event' || page.type === 'landing_page' ? (told?.event.featured_media ?? undefined) : undefined);
  const images = await imagesByIds(scope, [...new Set(pages.flatMap((page) => imageOf(page, toldOf(page)) ?? []))]);
  return pages.map((page) => {
    // An article may rest on an event without being about it.
    const told = page.type === 'event' || page.type === 'landing_page' ? toldOf(page) : null;
    const image = images.find(({ id }) => id === imageOf(page, told));
    const house = houses.find(({ property }) => property.id === page.propertyId);
    const zone = page.afterEvent === 'archive' ? house?.property.timeZone : undefined;
    const archivesAt = told && zone ? dayAfter(told.endsAt, zone).begins : null;
    const dates = told && datesOf(told.event);
    const card: PublicCard = {
      kind: kinds[page.type],
      path: page.path,
      title: page.title,
      description: shortened(page.description),
      image: image ? presentImage(image, language) : null,
      propertyName: house?.told.name ?? '',
      eventStart: dates?.start ?? null,
      eventEnd: dates?.end ?? null,
      eventStatus: told?.event.eventStatus ?? null,
      over: told !== null && told.endsAt <= now,
      place: told ? [told.event.venue.title, told.event.venue.city].join(', ') : '',
      publishedAt: toInstant(page.publishedAt),
    };
    return {
      card,
      page,
      told,
      categories: (told ? [told.event.siteCategory ?? told.event.category] : categoriesIn(page.details)).map((slug) =>
        categoryToday(visited, slug),
      ),
      archivesAt,
      archived: archivesAt !== null && archivesAt <= now,
    };
  });
}

/** Every event that is live on a host by its id, and the pictures of each of its pages. */
export const onHost = ({ once, live, scope, domain }: Visit) =>
  once('events and pictures', async () => {
    const told = await toldEvents(scope, [...new Set(live.flatMap((page) => page.eventId ?? []))]);
    const pictures = await livePictures(scope, domain.id);
    return { events: new Map(told.map((one) => [one.event.eventId, one])), pictures };
  });

/** One page of each event: its own where `own` says so, else one that is written about it. Other pages stay. */
export function onceEach(carded: readonly Carded[], own: boolean): Carded[] {
  const isOwn = ({ page }: Carded) => page.type === 'event';
  const groups = Map.groupBy(carded, ({ told }) => told?.event.translation_group);
  return carded.filter((one) => {
    const same = one.told && groups.get(one.told.event.translation_group);
    // Two pages written about one event for two houses are two things to choose from.
    return !same?.some((other) => isOwn(other) === own) || isOwn(one) === own;
  });
}

/** Coming events by their start, then what is about none, then what is over, the latest first. */
export function comingFirst(a: Carded, b: Carded): number {
  const place = ({ told, card }: Carded) => (told === null ? 1 : card.over ? 2 : 0);
  if (place(a) !== place(b)) return place(a) - place(b);
  const startOf = ({ told }: Carded) => Date.parse(told?.event.eventStartDate ?? '') || 0;
  const later = startOf(a) - startOf(b);
  return (place(a) === 2 ? -later : later) || a.page.path.localeCompare(b.page.path);
}

/** When lists of these change by themselves: something is over, or leaves for the archive. */
export const untilOf = (now: Date, carded: readonly Carded[]): string | null =>
  nextOf(
    now,
    carded.flatMap(({ told, archivesAt }) => [told?.endsAt, archivesAt]),
  );

export const latestFirst = (a: Carded, b: Carded): number =>
  Date.parse(b.card.publishedAt) - Date.parse(a.card.publishedAt) || a.page.path.localeCompare(b.page.path);

const longest = 220;
/** The first sentences of what is told at length. */
const shortened = (text: string): string => {
  const line = text.split(/\n\s*\n/, 1)[0]?.trim() ?? '';
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/, '')} …`;
};

function idIn(details: Record<string, unknown>, name: string): string | undefined {
  const id = details[name];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function categoriesIn({ categories }: Record<string, unknown>): string[] {
  return Array.isArray(categories) ? categories.filter((one) => typeof one === 'string') : [];
}
