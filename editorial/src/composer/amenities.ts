/** Reads the `amenities` fact: a list of ids, or of objects with more to say about each. */
import { type Hours, readHours } from './fact-values.ts';

export type Amenity = { id: string; free: boolean; seasonal: boolean; hours: Hours | null };

/** The amenities by id; empty when the value is no list. */
export function readAmenities(value: string | undefined): ReadonlyMap<string, Amenity> {
  const found = new Map<string, Amenity>();
  for (const item of parseList(value)) {
    const entry: Record<string, unknown> =
      typeof item === 'string' ? { id: item } : { ...(typeof item === 'object' ? item : {}) };
    if (typeof entry.id !== 'string') continue;
    found.set(entry.id, {
      id: entry.id,
      free: entry.free === true || entry.id.startsWith('free_'),
      seasonal: Boolean(entry.seasonal),
      hours: typeof entry.hours === 'string' ? readHours(entry.hours) : null,
    });
  }
  return found;
}

function parseList(value: string | undefined): unknown[] {
  try {
    const list: unknown = JSON.parse(value ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
