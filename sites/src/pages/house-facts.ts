/** What is known of a house, as a reader reads it: a label and its value. */
import type { Language } from '@foyer/contract/languages';
import type { PublicProperty } from '@foyer/contract/public-parts';
import { counted } from '#theme/formats.ts';
import type { Words } from '#theme/words.ts';

/** Check-in, stars, rooms, pets and amenities; what is not known is left out. */
export function factsOf(house: PublicProperty, language: Language, words: Words): [string, string][] {
  const rows: [string, string | null][] = [
    [words.checkIn, house.checkInTime && words.checkInFrom(house.checkInTime)],
    [words.checkOut, house.checkOutTime && words.checkOutUntil(house.checkOutTime)],
    [words.category, house.starRating ? counted(language, words.stars, house.starRating) : null],
    [words.rooms, house.roomCount === null ? null : String(house.roomCount)],
    [words.pets, house.petsAllowed === null ? null : house.petsAllowed ? words.petsYes : words.petsNo],
    [words.amenities, new Intl.ListFormat(language, { type: 'unit' }).format(house.amenities)],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
