/** What the booking screen calls the parts of a stay and writes about each engine. */
import {
  type BookingEngine,
  type DateFormat,
  enginePresets,
  type StayPart,
  stayParts,
} from '@foyer/contract/booking-engines';
import { written } from '@foyer/contract/booking-patterns';

export const partNames: Readonly<Record<StayPart, string>> = {
  checkin: 'Arrival',
  checkout: 'Departure',
  nights: 'Nights',
  adults: 'Adults',
  children: 'Children',
  ages: 'Ages of children',
  rooms: 'Rooms',
  language: 'Language',
  currency: 'Currency',
  hotel: 'Hotel',
  rate: 'Rate',
  promo: 'Promotion code',
};

/** What of a stay reaches an engine, in a sentence. */
export function engineHint(engine: BookingEngine): string {
  if (engine === 'link') return 'Guests go to the address as it stands and choose their dates there.';
  if (engine === 'pattern') return 'You write the whole address, with places for the parts of a stay.';
  const { parameters, dates } = enginePresets[engine];
  const names = Object.values(parameters);
  return names.length === 0
    ? `Dates as ${dates}. The names of its parameters are not public: ask your engine and write them below.`
    : `Dates as ${dates}. Takes ${names.join(', ')}.`;
}

/** '5 December as 12/05/2026'. */
export const dateExample = (format: DateFormat): string => `${format}, such as ${written('2026-12-05', format)}`;

/** Places a pattern can have; dates bear a form. */
export const patternPlaces: readonly string[] = stayParts.map((part) =>
  part === 'checkin' || part === 'checkout' ? `{${part}:YYYY-MM-DD}` : `{${part}}`,
);
