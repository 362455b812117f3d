/**
 * An event as the screens hold it: the client's shape of spec 3. This is the one place where it is made of what the
 * server sends.
 */
import type { EventCategory, NearbyEvent, PostStatus } from '@foyer/contract/events';
import { wallTimeOf } from '#lib/dates/zone.ts';

export type ClientEvent = {
  id: string;
  postId: string;
  title: string;
  description: string;
  status: PostStatus;
  /** Day it begins on its own clock, YYYY-MM-DD. */
  event_date: string;
  /** The instant it begins, with the offset of its zone. */
  event_start_date: string;
  event_end_date: string | null;
  /** Wall time it begins at, YYYY-MM-DDTHH:MM. */
  localStartDate: string;
  localEndDate: string | null;
  timeZone: string;
  /** The hours are said: neither all day nor unknown. */
  timed: boolean;
  eventStatus: NearbyEvent['eventStatus'];
  eventLocations: { name: string; latitude: number; longitude: number }[];
  /** The venue's own name. */
  venue: string;
  event_city: string;
  event_country: string;
  category: EventCategory;
  language: NearbyEvent['language'];
  languages: NearbyEvent['languages'];
  imageId: string | null;
  distance: number;
  bearing: number;
  weight: number;
  coveredBy: NearbyEvent['coveredBy'];
};

/** What the server sends; the status may be missing, and is a draft then (spec 4). */
type WireEvent = Omit<NearbyEvent, 'status'> & { status?: PostStatus | undefined };

export function clientEvent(event: WireEvent): ClientEvent {
  const { venue, timeZone } = event;
  const wall = (instant: string) => {
    const { day, clock } = wallTimeOf(instant, timeZone);
    return `${day}T${clock}`;
  };
  const localStartDate = wall(event.eventStartDate);
  const comma = venue.name.lastIndexOf(', ');
  return {
    id: event.eventId,
    postId: event.postId,
    title: event.title,
    description: event.description,
    status: event.status ?? 'draft',
    event_date: localStartDate.slice(0, 10),
    event_start_date: event.eventStartDate,
    event_end_date: event.eventEndDate,
    localStartDate,
    localEndDate: event.eventEndDate === null ? null : wall(event.eventEndDate),
    timeZone,
    timed: event.timeKnown && !event.allDay,
    eventStatus: event.eventStatus,
    eventLocations: [{ name: venue.title, latitude: venue.latitude, longitude: venue.longitude }],
    venue: venue.title,
    // The venue's name is 'city, country' (spec 3).
    event_city: comma < 0 ? venue.name : venue.name.slice(0, comma),
    event_country: comma < 0 ? '' : venue.name.slice(comma + 2),
    category: event.category,
    language: event.language,
    languages: event.languages,
    imageId: event.featured_media,
    distance: event.distance,
    bearing: event.bearing,
    weight: event.weight,
    coveredBy: event.coveredBy,
  };
}
