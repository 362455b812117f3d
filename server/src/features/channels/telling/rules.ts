/**
 * What is to stand in the WordPress of a domain for one thing in one language: the post as guests see it on our site,
 * with its pictures and terms; a draft where it was taken off the site; nothing where it is gone. Read in one
 * transaction, and never more than what is live.
 */
import { createHash } from 'node:crypto';
import { articleDetails, articlePostDetails } from '@foyer/contract/articles';
import { bookingLink } from '@foyer/contract/booking-link';
import type { Event } from '@foyer/contract/events';
import { defaultLanguage, type Language, languageNames } from '@foyer/contract/languages';
import type { PropertyPostDetails } from '@foyer/contract/property-post-fields';
import { siteOrigin, slugOf } from '#lib/addresses.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { Item, ItemType } from '../../../gateways/wordpress/items.ts';
import { hostOf } from '../../domains/rules.ts';
import { eventsByIds } from '../../events/rules.ts';
import { type Image, imagesByIds } from '../../media/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { readSettings } from '../../site-settings/reading/rules.ts';
import { markupOf, type Pictures, picturesIn } from './markup/rules.ts';
import { findLive, isKept, type LiveRow, type Place } from './store.ts';

export type Term = { taxonomy: string; slug: string; name: string };
/** Number of a picture in WordPress by our id; undefined for one that is not there. */
type Numbers = (id: string) => number | undefined;
export type Told = {
  publishedAt: string;
  images: Image[];
  terms: Term[];
  /** The post, once its pictures are there. */
  itemOf: (pictures: Pictures, numberOf: Numbers) => Item;
};

const longestMeta = 400;

/** What the things of our site are called in the plugin. */
export const itemTypes: Partial<Record<LiveRow['type'], ItemType>> = {
  property_post: 'property',
  landing_page: 'landing-page',
  article: 'article',
  event: 'event',
};

/** `draft` where it is off the site, `gone` where it is thrown away or deleted. */
export async function tellOf(scope: TenantScope, place: Place): Promise<Told | 'draft' | 'gone'> {
  const live = await findLive(scope, place);
  if (!live) return (await isKept(scope, place)) ? 'draft' : 'gone';
  const own = await ownOf(scope, live);
  const images = await imagesByIds(scope, [...new Set([...own.pictures, ...picturesIn(live.blocks)])]);
  const origin = siteOrigin(await hostOf(scope, live.domainId));
  const terms = [languageTerm(live), ...own.terms];
  return {
    publishedAt: live.publishedAt,
    images,
    terms,
    itemOf: (pictures, numberOf) => ({
      status: 'publish',
      title: live.title,
      content: own.content ?? markupOf(live.blocks, { title: live.title, origin, pictures }),
      excerpt: own.excerpt,
      slug: live.path.slice(live.path.lastIndexOf('/') + 1),
      featured_media: (own.featured && numberOf(own.featured)) || 0,
      meta: filled({
        ...own.meta(numberOf),
        language: live.language,
        translation_group: live.thingId,
        description: live.description.slice(0, longestMeta),
      }),
      terms: Object.fromEntries(
        [...Map.groupBy(terms, ({ taxonomy }) => taxonomy)].map(([taxonomy, own]) => [
          taxonomy,
          own.map(({ slug }) => slug),
        ]),
      ),
    }),
  };
}

/** The same for what would be written the same, whatever numbers and addresses its pictures have in WordPress. */
export function digestOf({ images, terms, itemOf }: Told, language: Language): string {
  const pictures = images.map(({ id, version, altText }) => ({
    id,
    url: `${id} ${version}`,
    altText: altText[language] ?? '',
  }));
  const item = itemOf(
    new Map(pictures.map((one) => [one.id, one])),
    (id) => pictures.findIndex((one) => one.id === id) + 1,
  );
  return createHash('sha256')
    .update(JSON.stringify([item, terms, pictures]))
    .digest('base64url');
}

type Own = {
  pictures: string[];
  featured: string | null;
  terms: Term[];
  excerpt: string;
  /** Where the text is no blocks. */
  content?: string;
  meta: (numberOf: Numbers) => Record<string, unknown>;
};

/** What each type has beside its text. */
async function ownOf(scope: TenantScope, live: LiveRow): Promise<Own> {
  const { eventId, details } = live;
  if (live.type === 'property_post') return ofProperty(live);
  if (live.type === 'event') {
    const [event] = eventId ? await eventsByIds(scope, [eventId]) : [];
    if (!event) throw new Error('An event that is live is not there');
    return ofEvent(event, (await readSettings(scope, live.domainId)).categories.categories);
  }
  if (live.type === 'article') {
    const { coverId, author } = articleDetails.parse(details);
    return {
      ...{ pictures: coverId ? [coverId] : [], featured: coverId, terms: [] },
      excerpt: articlePostDetails.parse(details).excerpt || live.description,
      meta: () => ({ webapp_property_id: live.propertyId, author_name: author.name }),
    };
  }
  const hero = live.blocks.find((block) => block.kind === 'hero')?.imageId ?? null;
  const reservation_link = await reservationOf(scope, live);
  return {
    ...{ pictures: hero ? [hero] : [], featured: hero, terms: [], excerpt: live.description },
    meta: () => ({ webapp_property_id: live.propertyId, event_id: eventId, reservation_link }),
  };
}

function ofProperty(live: LiveRow): Own {
  const { meta, gallery, featuredMediaId } = live.details as {
    meta: PropertyPostDetails;
    gallery: string[];
    featuredMediaId: string | null;
  };
  return {
    pictures: [...gallery, ...(featuredMediaId ? [featuredMediaId] : [])],
    featured: featuredMediaId,
    terms: [],
    excerpt: live.description,
    meta: (numberOf) => ({
      ...meta,
      webapp_property_id: live.propertyId,
      gallery: gallery.flatMap((id) => numberOf(id) ?? []),
    }),
  };
}

function ofEvent(event: Event, categories: readonly { slug: string; names: Partial<Record<string, string>> }[]): Own {
  const { venue, featured_media: main, secondary_image: second } = event;
  const category = event.siteCategory ?? event.category;
  const name = categories.find(({ slug }) => slug === category)?.names[defaultLanguage] ?? category;
  return {
    pictures: [main, second].filter((id) => id !== null),
    featured: main,
    terms: [
      { taxonomy: 'event_category', slug: category, name },
      { taxonomy: 'event_venue', slug: slugOf(venue.title, defaultLanguage), name: venue.title },
    ],
    excerpt: '',
    content: markupOf(
      event.description
        .split(/\n{2,}/)
        .filter((text) => text.trim() !== '')
        .map((text, at) => ({
          ...{ kind: 'paragraph', id: String(at), locked: false, origin: 'person', marks: [] },
          text: text.trim(),
        })),
      { title: event.title, origin: '', pictures: new Map() },
    ),
    meta: (numberOf) => ({
      event_start_date: event.eventStartDate,
      event_end_date: event.eventEndDate,
      time_zone: event.timeZone,
      all_day: event.allDay,
      time_known: event.timeKnown,
      event_status: event.eventStatus,
      venue_name: venue.title,
      address: venue.address,
      city: venue.city,
      country: venue.country,
      latitude: venue.latitude,
      longitude: venue.longitude,
      ticket_url: event.ticketUrl,
      secondary_image: second ? numberOf(second) : null,
    }),
  };
}

/** Where guests of the house book, by the settings guests see. */
async function reservationOf(scope: TenantScope, { domainId, propertyId, language }: LiveRow): Promise<string | null> {
  if (!propertyId) return null;
  const { reservationLink } = await oneProperty(scope, propertyId);
  const { hotels, ...options } = (await readSettings(scope, domainId)).published.booking;
  const hotel = hotels.find((one) => one.propertyId === propertyId)?.hotel ?? '';
  return bookingLink(options, { reservationLink, hotel }, { language });
}

const languageTerm = ({ language }: LiveRow): Term => ({
  taxonomy: 'event_language',
  slug: language,
  name: languageNames[language],
});

/** Without what says nothing: the plugin takes away what is not sent. */
const filled = (meta: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(meta).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
