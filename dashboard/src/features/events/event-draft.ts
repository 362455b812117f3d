/**
 * An event while somebody writes in it: its texts by language, and what all its languages share. Times are wall times
 * of the event's own zone; nothing here asks the browser's.
 */
import type { Event, EventInput, PostStatus } from '@foyer/contract/events';
import { type Language, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { instantIn, wallTimeOf } from '#lib/dates/zone.ts';

export type EventText = {
  /** Null until it is stored. */
  eventId: string | null;
  /** Stored, but not yet made one of the event's languages. */
  loose: boolean;
  title: string;
  description: string;
  status: PostStatus;
  /** When it goes live, where that is planned. */
  publishAt: string | null;
  /** Why it did not when it was planned to. */
  failure: string | null;
  /** Guests see it already. */
  live: boolean;
};

export type VenueDraft = {
  venueId: string | null;
  title: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  latitude: string;
  longitude: string;
};

export type EventDraft = {
  texts: Partial<Record<Language, EventText>>;
  startDay: string;
  startClock: string;
  endDay: string;
  endClock: string;
  timeZone: string;
  allDay: boolean;
  timeKnown: boolean;
  eventStatus: Event['eventStatus'];
  category: Event['category'];
  /** Category of the site's own; null where it is `category` itself. */
  siteCategory: string | null;
  venue: VenueDraft;
  ticketUrl: string;
  price: string;
  currency: string;
  expectedVisitors: string;
  featured_media: string | null;
  secondary_image: string | null;
  /** Chosen from this computer and not sent yet. */
  mainImage: File | null;
  secondaryImage: File | null;
};

export const emptyText: EventText = {
  ...{ eventId: null, loose: false, title: '', description: '' },
  ...{ status: 'draft', publishAt: null, failure: null, live: false },
};

const emptyVenue = ({ city, country }: Pick<Property, 'city' | 'country'>): VenueDraft => ({
  venueId: null,
  title: '',
  address: '',
  postalCode: '',
  city,
  country,
  latitude: '',
  longitude: '',
});

/** A new event near a property, told in the languages the property is told in. */
export const newDraft = (property: Property, told: readonly Language[]): EventDraft => ({
  texts: Object.fromEntries(told.map((language) => [language, emptyText])),
  startDay: '',
  startClock: '19:00',
  endDay: '',
  endClock: '22:00',
  timeZone: property.timeZone,
  allDay: false,
  timeKnown: true,
  eventStatus: 'scheduled',
  category: 'music',
  siteCategory: null,
  venue: emptyVenue(property),
  ticketUrl: '',
  price: '',
  currency: 'EUR',
  expectedVisitors: '',
  featured_media: null,
  secondary_image: null,
  mainImage: null,
  secondaryImage: null,
});

/** The languages of a stored event as one draft; all share what the first of them says. */
export function draftOf(group: readonly Event[]): EventDraft {
  const first = leaderOf(group);
  if (!first) throw new Error('An event is told in at least one language');
  const start = wallTimeOf(first.eventStartDate, first.timeZone);
  const end = first.eventEndDate ? wallTimeOf(first.eventEndDate, first.timeZone) : null;
  const { venueId, title, address, postalCode, city, country, latitude, longitude } = first.venue;
  return {
    texts: Object.fromEntries(
      languages.flatMap((language) => {
        const told = group.find((one) => one.language === language);
        if (!told) return [];
        const { eventId, title, description, status, publishAt, failure } = told;
        const live = status === 'published';
        return [[language, { eventId, loose: false, title, description, status, publishAt, failure, live }]];
      }),
    ),
    startDay: start.day,
    startClock: start.clock,
    endDay: end?.day ?? '',
    endClock: end?.clock ?? '',
    timeZone: first.timeZone,
    allDay: first.allDay,
    timeKnown: first.timeKnown,
    eventStatus: first.eventStatus,
    category: first.category,
    siteCategory: first.siteCategory ?? null,
    venue: {
      venueId,
      title,
      address,
      postalCode,
      city,
      country,
      latitude: String(latitude),
      longitude: String(longitude),
    },
    ticketUrl: first.ticketUrl ?? '',
    price: first.price === null ? '' : String(first.price),
    currency: first.currency ?? 'EUR',
    expectedVisitors: first.expectedVisitors === null ? '' : String(first.expectedVisitors),
    featured_media: first.featured_media,
    secondary_image: first.secondary_image,
    mainImage: null,
    secondaryImage: null,
  };
}

/** The language an event was first told in: its group bears that one's id. */
export const leaderOf = (group: readonly Event[]): Event | undefined =>
  group.find((one) => one.eventId === one.translation_group) ?? group[0];

/** Languages of a draft in their usual order. */
export const toldIn = ({ texts }: EventDraft): Language[] => languages.filter((language) => texts[language]);

type Shared = Omit<EventInput, 'title' | 'description' | 'status' | 'publishAt' | 'language'>;

/**
 * What all languages share, as the contract wants it. Times that were not touched go back as they came, so that the hour
 * that comes twice in autumn stays the one it was.
 */
export function sharedInput(draft: EventDraft, stored: Event | undefined): Shared {
  const timed = draft.timeKnown && !draft.allDay;
  const at = (day: string, clock: string, otherwise: string, before: string | null | undefined) => {
    if (day === '') return null;
    const wall = before && stored ? wallTimeOf(before, stored.timeZone) : null;
    if (before && stored?.timeZone === draft.timeZone && timed && wall?.day === day && wall.clock === clock)
      return before;
    return instantIn(day, timed ? clock || otherwise : '00:00', draft.timeZone);
  };
  const number = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));
  const price = number(draft.price);
  const { latitude, longitude, ...venue } = draft.venue;
  return {
    eventStartDate: at(draft.startDay, draft.startClock, '00:00', stored?.eventStartDate) ?? '',
    eventEndDate: at(draft.endDay, draft.endClock, '23:59', stored?.eventEndDate),
    timeZone: draft.timeZone,
    allDay: draft.allDay,
    timeKnown: draft.timeKnown,
    eventStatus: draft.eventStatus,
    featured_media: draft.featured_media,
    secondary_image: draft.secondary_image,
    // What is empty is left out: the server says that it is required, where a nothing would be the equator.
    venue: { ...venue, ...filled({ latitude, longitude }) } as Shared['venue'],
    category: draft.category,
    siteCategory: draft.siteCategory,
    ticketUrl: draft.ticketUrl.trim() || null,
    price,
    currency: price === null ? null : draft.currency,
    expectedVisitors: number(draft.expectedVisitors),
  };
}

const filled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])));

export type Problems = Record<string, string>;

/** What can be said before anything is sent; the rest is for the server to say. */
export function problemsIn(draft: EventDraft): Problems {
  const problems: Problems = {};
  const told = toldIn(draft);
  const written = told.filter((language) => isWritten(draft.texts[language]));
  for (const language of written.length ? written : told.slice(0, 1))
    if (!draft.texts[language]?.title.trim()) problems[`title.${language}`] = 'Event title is required';
  const wrong = (text: string) => text.trim() !== '' && !(Number(text.replace(',', '.')) >= 0);
  if (wrong(draft.price)) problems.price = 'Write the price as a number, such as 12.50';
  if (wrong(draft.expectedVisitors)) problems.expectedVisitors = 'Write the visitors as a whole number';
  return problems;
}

/** A language that is stored, or that somebody has begun to write. */
export const isWritten = (text: EventText | undefined): boolean =>
  text !== undefined && (text.eventId !== null || text.title.trim() !== '' || text.description.trim() !== '');
