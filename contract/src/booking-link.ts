/** The way from a stay to the address of the booking engine: one pure function for site, dashboard and tester. */
import type { BookableHouse, BookingSettings } from './booking.ts';
import { type DateFormat, enginePresets, type StayPart } from './booking-engines.ts';
import { encoded, filled, patternProblem, type StayValues, written } from './booking-patterns.ts';
import type { Language } from './languages.ts';

/** What a guest asks for. Days are `YYYY-MM-DD`; what is left out the settings say. */
export type Stay = {
  checkin?: string | null;
  checkout?: string | null;
  adults?: number;
  children?: number;
  /** Years of each child; takes the place of `children`. */
  ages?: readonly number[];
  rooms?: number;
  language?: Language;
  rate?: string;
  promo?: string;
};

/** `hotel` may be empty: then the settings' own counts, as their address does before the house's link. */
export type House = Pick<BookableHouse, 'reservationLink' | 'hotel'>;
export type BookingOptions = Omit<BookingSettings, 'isShown' | 'hotels' | 'mostAdults' | 'mostChildren' | 'labels'>;

/**
 * The address a guest is led to, null where nobody has said one. A stay without an arrival leads to where the engine
 * begins, with the guests; one without a departure, or with one that is not after the arrival, lasts the settings'
 * nights. The address's own parameters stay, unless the stay says the same one.
 */
export function bookingLink(settings: BookingOptions, house: House, stay: Stay): string | null {
  const base = settings.address || house.reservationLink;
  if (settings.engine === 'pattern') {
    const pattern = filled(settings.pattern, valuesOf(settings, house, stay), settings.dates ?? 'YYYY-MM-DD');
    return safe(withFixed(pattern, settings, 'query'));
  }
  if (settings.engine === 'link') return safe(withFixed(base, settings, 'query'));
  const preset = enginePresets[settings.engine];
  const names: Partial<Record<StayPart, string>> = { ...preset.parameters, ...settings.parameters };
  const dates = settings.dates ?? preset.dates;
  const values = valuesOf(
    { ...settings, languageCodes: { ...preset.languages, ...settings.languageCodes } },
    house,
    stay,
  );
  const pairs = (Object.entries(names) as [StayPart, string][]).flatMap(([part, name]): [string, string][] => {
    const value = wordOf(part, values, dates);
    return name && value ? [[name, value]] : [];
  });
  return safe(withPairs(withFixed(base, settings, preset.place), pairs, preset.place));
}

/** Why guests of a house are led nowhere, as a sentence; null while `bookingLink` has an address for them. */
export function bookingRefusal(settings: BookingOptions, house: House): string | null {
  if (bookingLink(settings, house, {}) !== null) return null;
  if (settings.engine === 'pattern') {
    return settings.pattern ? patternProblem(settings.pattern) : 'Write the pattern of the link';
  }
  const address = settings.address || house.reservationLink;
  if (address === '') return 'Write where the engine begins, or state the reservation link of the property';
  return settings.address
    ? 'The address must begin with https://'
    : 'The reservation link of the property is no address';
}

/** Nights between two days; 0 when the second is not after the first or either is no day. */
export function nightsBetween(checkin: string, checkout: string): number {
  const nights = Math.round((Date.parse(`${checkout}T00:00:00Z`) - Date.parse(`${checkin}T00:00:00Z`)) / 86_400_000);
  return Number.isFinite(nights) && nights > 0 ? nights : 0;
}

/** The day some nights later. */
export const dayAfter = (day: string, nights: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + nights * 86_400_000).toISOString().slice(0, 10);

/** `YYYY-MM-DD` that is in the calendar. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

function valuesOf(settings: BookingOptions, house: House, stay: Stay): StayValues {
  const checkin = isDay(stay.checkin) ? stay.checkin : undefined;
  const asked = checkin && isDay(stay.checkout) ? nightsBetween(checkin, stay.checkout) : 0;
  const nights = asked || settings.nights;
  const { ages } = stay;
  const children = ages?.length ?? stay.children ?? 0;
  return {
    ...(checkin ? { checkin, checkout: dayAfter(checkin, nights), nights: String(nights) } : {}),
    adults: String(stay.adults ?? settings.adults),
    ...(children > 0 ? { children: String(children) } : {}),
    ...(ages && ages.length > 0 ? { ages: ages.join(';') } : {}),
    rooms: String(stay.rooms ?? 1),
    language: (stay.language && settings.languageCodes[stay.language]) || '',
    currency: settings.currency,
    hotel: house.hotel || settings.hotel,
    rate: stay.rate ?? settings.rate,
    promo: stay.promo ?? settings.promo,
  };
}

const wordOf = (part: StayPart, values: StayValues, dates: DateFormat): string =>
  part === 'checkin' || part === 'checkout' ? written(values[part], dates) : (values[part] ?? '');

type Place = 'query' | 'hash';

const withFixed = (address: string, { fixed }: BookingOptions, place: Place): string =>
  withPairs(
    address,
    fixed.map(({ name, value }) => [name, value]),
    place,
  );

/** The address with these parameters; those of the same name it has are replaced. */
function withPairs(address: string, pairs: readonly [string, string][], place: Place): string {
  if (!address || pairs.length === 0) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const names = new Set(pairs.map(([name]) => name));
  const added = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`);
  if (place === 'query') return `${path}?${[...kept(query, names), ...added].join('&')}${hash}`;
  const [before = '#', behind = ''] = hash.split('?');
  return `${path}${query}${before || '#'}?${[...kept(`?${behind}`, names), ...added].join('&')}`;
}

const kept = (query: string, names: ReadonlySet<string>): string[] =>
  query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !names.has(decoded(pair.split('=')[0] ?? '')));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Only ever an address on the web. */
function safe(address: string): string | null {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
