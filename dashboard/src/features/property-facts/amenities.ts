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
