/**
 * The 'amenities' fact as a list to tick. Ticking and unticking never touches what is said about the others, and ids
 * nobody knows are kept.
 */
import type { Amenity } from '@foyer/contract/canonical-facts';

export const amenityId = (amenity: Amenity): string => (typeof amenity === 'string' ? amenity : amenity.id);

export const withAmenity = (list: readonly Amenity[], id: string, present: boolean): Amenity[] => {
  const others = list.filter((entry) => amenityId(entry) !== id);
  if (!present) return others;
  return others.length === list.length ? [...list, id] : [...list];
};

/** What is special about one: free of charge, when in the year and the day, and a note for people. */
export type AmenityDetails = Omit<Exclude<Amenity, string>, 'id'>;

export function detailsOf(list: readonly Amenity[], id: string): AmenityDetails {
  const entry = list.find((one) => amenityId(one) === id);
  if (!entry || typeof entry === 'string') return {};
  const { id: _, ...details } = entry;
  return details;
}

/** The list with other details of one of it; without any it is its id alone. */
export const withDetails = (list: readonly Amenity[], id: string, details: AmenityDetails): Amenity[] =>
  list.map((entry) => {
    if (amenityId(entry) !== id) return entry;
    const said = Object.entries(details).filter(([, value]) => value !== undefined && value !== '' && value !== false);
    return said.length === 0 ? id : { id, ...Object.fromEntries(said) };
  });

/** 'free, 14:00-22:00, winter', or nothing. */
export const detailWords = ({ free, seasonal, hours, note }: AmenityDetails): string =>
  [free && 'free', hours, seasonal === true ? 'seasonal' : seasonal, note].filter(Boolean).join(', ');
