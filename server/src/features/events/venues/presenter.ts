/** Venues as they go over the wire: named 'city, country' (spec 3), with their real name as title. */
import type { NearbyVenue, Venue } from '@foyer/contract/venues';
import { toInstantOrNull } from '#lib/time.ts';
import { countryName } from '../presenter.ts';
import type { CountedVenue } from './store.ts';

export const presentVenue = ({ venue, events }: CountedVenue): Venue => ({
  id: venue.id,
  venueId: venue.id,
  workspaceId: venue.workspaceId,
  name: `${venue.city}, ${countryName(venue.country)}`,
  title: venue.title,
  address: venue.address,
  postalCode: venue.postalCode,
  city: venue.city,
  country: venue.country,
  latitude: venue.latitude,
  longitude: venue.longitude,
  capacity: venue.capacity,
  status: venue.status as Venue['status'],
  publishAt: toInstantOrNull(venue.publishAt),
  failure: venue.failure,
  version: venue.version,
  events,
});

/** Kilometres to ten metres. */
export const rounded = (kilometres: number): number => Math.round(kilometres * 100) / 100;

export const presentNearbyVenue = (row: CountedVenue & { distance: number }): NearbyVenue => ({
  ...presentVenue(row),
  distance: rounded(row.distance),
});
