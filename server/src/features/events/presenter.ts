/** Events as they go over the wire: times on their own wall clock, venue named 'city, country' (spec 3). */
import type { Event, EventCategory, NearbyEvent, PostStatus } from '@foyer/contract/events';
import { bearingBetween, type Place } from '#lib/geography.ts';
import { toInstantOrNull } from '#lib/time.ts';
import { zonedInstant } from '#lib/zoned-time.ts';
import type { EventRow, EventValues, VenueOfEvent } from './store.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });
const countries = new Map<string, string>();

/** In English, as the spec's 'city, country' has it. */
export function countryName(code: string): string {
  const known = countries.get(code);
  if (known) return known;
  const name = regions.of(code) ?? code;
  countries.set(code, name);
  return name;
}

export const presentEvent = ({ event, venue }: { event: EventValues; venue: VenueOfEvent }): Event => ({
  eventId: event.id,
  postId: event.id,
  title: event.title,
  description: event.description,
  eventStartDate: zonedInstant(event.startDate, event.timeZone),
  eventEndDate: event.endDate === null ? null : zonedInstant(event.endDate, event.timeZone),
  timeZone: event.timeZone,
  allDay: event.allDay,
  timeKnown: event.timeKnown,
  status: event.status as PostStatus,
  publishAt: toInstantOrNull(event.publishAt),
  failure: event.failure,
  eventStatus: event.eventStatus as Event['eventStatus'],
  featured_media: event.imageId,
  secondary_image: event.secondaryImageId,
  venue: {
    venueId: event.venueId,
    name: `${venue.city}, ${countryName(venue.country)}`,
    title: venue.title,
    address: venue.address,
    postalCode: venue.postalCode,
    city: venue.city,
    country: venue.country,
    latitude: event.latitude,
    longitude: event.longitude,
  },
  category: event.category as EventCategory,
  ...(event.siteCategory === null ? {} : { siteCategory: event.siteCategory }),
  ticketUrl: event.ticketUrl,
  price: event.price,
  currency: event.currency,
  expectedVisitors: event.expectedVisitors,
  language: event.language,
  translation_group: event.translationGroup,
  slug: event.slug,
  workspaceId: event.workspaceId,
  version: event.version,
});

/** Seen from a place: kilometres to ten metres, bearing to a tenth of a degree. */
export const presentNearby = (
  row: { event: EventRow; venue: VenueOfEvent },
  from: Place,
  distance: number,
  coveredBy: NearbyEvent['coveredBy'],
  told: NearbyEvent['languages'],
): NearbyEvent => ({
  ...presentEvent(row),
  distance: Math.round(distance * 100) / 100,
  bearing: (Math.round(bearingBetween(from, row.event) * 10) / 10) % 360,
  weight: row.event.weight,
  coveredBy,
  languages: told.map(({ eventId, language, status }) => ({ eventId, language, status })),
});
