/**
 * What a canonical fact may hold, so that form and server judge alike. Names it does not know are free text; amenity
 * ids it does not know are kept.
 */
import { z } from 'zod';
import { clock } from './lists.ts';

const numbers = [
  'room_count',
  'suite_count',
  'floor_count',
  'restaurant_count',
  'bar_count',
  'meeting_room_count',
  'meeting_capacity',
  'ballroom_capacity',
];
const times = ['check_in_time', 'check_out_time'];
const years = ['year_built', 'year_opened', 'year_renovated'];
const hours = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** One entry of the `amenities` fact: an id alone, or with what is special about it. */
export const amenity = z.union([
  z.string().regex(/^[a-z0-9_]+$/),
  z.object({
    id: z.string().regex(/^[a-z0-9_]+$/),
    free: z.boolean().optional(),
    seasonal: z.union([z.boolean(), z.string()]).optional(),
    hours: z.string().regex(hours).optional(),
    note: z.string().max(200).optional(),
  }),
]);
export type Amenity = z.infer<typeof amenity>;

/** The entries of an `amenities` fact; null when the text is no such list. */
export function readAmenities(value: string): Amenity[] | null {
  try {
    return z.array(amenity).safeParse(JSON.parse(value)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Why a value cannot stand under this name, as a sentence for people; null when it can. Counts are whole numbers,
 * times HH:MM, hours HH:MM-HH:MM, years four digits, distances `350 m`, `4 km`, `12 min walk`, sizes `600 m²`,
 * prices `18 EUR`, certificates `id;YYYY-MM-DD`.
 */
export function factProblem(factName: string, factValue: string): string | null {
  const say = (fits: boolean, what: string) => (fits ? null : `Write ${factName} as ${what}`);
  const group = factName.includes(':') ? factName.slice(0, factName.indexOf(':')) : '';
  if (factName === 'amenities') {
    return say(readAmenities(factValue) !== null, 'a JSON list of amenities, for example ["outdoor_pool","free_wifi"]');
  }
  if (numbers.includes(factName)) return say(/^\d{1,6}$/.test(factValue), 'a whole number, for example 84');
  if (times.includes(factName)) return say(clock.safeParse(factValue).success, 'a time HH:MM, for example 15:00');
  if (years.includes(factName)) return say(/^\d{4}$/.test(factValue), 'a year of four digits, for example 1911');
  switch (group) {
    case 'distance':
      return say(
        /^\d+(\.\d+)? (m|km|min walk|min drive)$/.test(factValue),
        'a number and m, km, min walk or min drive, for example 350 m',
      );
    case 'hours':
      return say(hours.test(factValue), 'hours HH:MM-HH:MM, for example 12:00-22:30');
    case 'price': {
      const code = /^\d+(?:\.\d{1,2})? ([A-Z]{3})$/.exec(factValue)?.[1];
      return say(code !== undefined && currencies.has(code), 'a number and a currency code, for example 18 EUR');
    }
    case 'size':
      return say(/^\d+(\.\d+)? (m²|m)$/.test(factValue), 'a number and m² or m, for example 600 m²');
    case 'certificate': {
      const until = /^[^;]+;(.+)$/.exec(factValue)?.[1];
      return say(
        z.iso.date().safeParse(until).success,
        'its number and the day it ends, for example GK-2231;2027-05-31',
      );
    }
    case 'award':
      return say(/^\d{4}$/.test(factValue), 'a year of four digits, for example 2025');
    case 'policy':
      return say(factValue.length <= 300, 'a short text of at most 300 characters');
    default:
      return null;
  }
}
