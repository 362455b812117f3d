/**
 * The 'amenities' fact as a list: ids, or objects that say more about one (free, seasonal, hours, note). Ticking and
 * unticking never touches what is said about the others, and ids nobody knows are kept.
 */
export type Amenity = string | ({ id: string } & Record<string, unknown>);

export const amenityId = (amenity: Amenity): string => (typeof amenity === 'string' ? amenity : amenity.id);

/** The list a fact's value holds; null when it holds something else. */
export function readAmenities(factValue: string): Amenity[] | null {
  try {
    const list: unknown = JSON.parse(factValue);
    if (!Array.isArray(list)) return null;
    const known = list.filter(
      (entry): entry is Amenity =>
        typeof entry === 'string' || (typeof entry === 'object' && entry !== null && typeof entry.id === 'string'),
    );
    return known.length === list.length ? known : null;
  } catch {
    return null;
  }
}

export const withAmenity = (list: readonly Amenity[], id: string, present: boolean): Amenity[] => {
  const others = list.filter((entry) => amenityId(entry) !== id);
  if (!present) return others;
  return others.length === list.length ? [...list, id] : [...list];
};
