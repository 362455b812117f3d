/** A venue while somebody writes in it. */
import type { Venue, VenueInput } from '@foyer/contract/venues';
import { dayAndTime } from '#lib/dates/dates.ts';
import { venueStatusNames } from './words.ts';

export type VenueDraft = Record<
  'title' | 'address' | 'postalCode' | 'city' | 'country' | 'latitude' | 'longitude' | 'capacity',
  string
> & { status: Venue['status']; publishAt: string | null };

export const draftOf = (venue: Venue | null, near: { city: string; country: string } | null): VenueDraft => ({
  title: venue?.title ?? '',
  address: venue?.address ?? '',
  postalCode: venue?.postalCode ?? '',
  city: venue?.city ?? near?.city ?? '',
  country: venue?.country ?? near?.country ?? '',
  latitude: venue ? String(venue.latitude) : '',
  longitude: venue ? String(venue.longitude) : '',
  capacity: venue?.capacity ? String(venue.capacity) : '',
  status: venue?.status ?? 'draft',
  publishAt: venue?.publishAt ?? null,
});

/** What is empty goes as a nothing that the server refuses, where a 0 would be a place or a size. */
export const inputOf = ({ latitude, longitude, capacity, ...rest }: VenueDraft): VenueInput =>
  ({
    ...rest,
    latitude: latitude.trim() || undefined,
    longitude: longitude.trim() || undefined,
    capacity: capacity.trim() ? Number(capacity) : null,
  }) as unknown as VenueInput;

/** What two states of a venue say, part by part. */
export const partsOf = (mine: VenueDraft, theirs: VenueDraft) => {
  const part = (name: string, read: (draft: VenueDraft) => string) => ({
    name,
    mine: read(mine),
    theirs: read(theirs),
  });
  return [
    part('Venue name', ({ title }) => title),
    part('Address', ({ address, postalCode, city, country }) =>
      [address, postalCode, city, country].filter(Boolean).join(', '),
    ),
    part('Coordinates', ({ latitude, longitude }) => [latitude, longitude].filter(Boolean).join(', ')),
    part('Capacity', ({ capacity }) => capacity),
    part(
      'Status',
      ({ status, publishAt }) => venueStatusNames[status] + (publishAt ? ` for ${dayAndTime(publishAt)}` : ''),
    ),
  ];
};
