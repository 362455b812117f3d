/**
 * Addresses with places for the parts of a stay: `{checkin}`, `{checkin:DD.MM.YYYY}`, `{nights}` and the rest, or the
 * variables of Google Hotel Ads, `(CHECKINDAY)`. A pattern that names anything else is refused before it is kept.
 */
import { type DateFormat, dateFormats, type StayPart, stayParts } from './booking-engines.ts';

/** Values of the parts as the engine reads them; dates stay `YYYY-MM-DD` until a place says how they are written. */
export type StayValues = Partial<Record<StayPart, string>>;

const braces = /\{([^{}]*)\}/g;
const brackets = /\(([A-Z-]+)\)/g;
const braced = /^([a-z]+)(?::(.+))?$/;
const host = /^https:\/\/[^\s/?#@\\"'<>{}()]+(?:[/?#]|$)/i;

/** What each variable of Google Hotel Ads stands for. */
const adsVariables: Readonly<Record<string, (values: StayValues) => string>> = {
  CHECKINDAY: ({ checkin }) => written(checkin, 'DD'),
  CHECKINMONTH: ({ checkin }) => written(checkin, 'MM'),
  CHECKINYEAR: ({ checkin }) => written(checkin, 'YYYY'),
  LENGTH: ({ nights }) => nights ?? '',
  'PARTNER-HOTEL-ID': ({ hotel }) => hotel ?? '',
};

/** Why a pattern cannot be used, as a sentence; null when it can. */
export function patternProblem(pattern: string): string | null {
  if (!host.test(pattern)) return 'Begin with an address such as https://example.com/';
  if (/[\s\\"'<>]/.test(pattern)) return 'Write the address without spaces, quotes and angle brackets';
  for (const [place, inside = ''] of pattern.matchAll(braces)) {
    const [, part, format] = braced.exec(inside) ?? [];
    if (!(stayParts as readonly string[]).includes(part ?? '')) return `${place} is no part of a stay`;
    if (format === undefined) continue;
    if (part !== 'checkin' && part !== 'checkout') return `${place}: only dates have a form`;
    if (!(dateFormats as readonly string[]).includes(format)) return `${place}: write the date as ${dateFormats[0]}`;
  }
  const unknown = [...pattern.matchAll(brackets)].find(([, name = '']) => !Object.hasOwn(adsVariables, name));
  if (unknown) return `${unknown[0]} is no variable of Google Hotel Ads`;
  if (/[{}]/.test(pattern.replace(braces, ''))) return 'A bracket is not closed';
  return URL.canParse(filled(pattern, {}, 'YYYY-MM-DD')) ? null : 'This is no address';
}

/** A date written as the format says; empty for none. */
export function written(date: string | undefined, format: string): string {
  if (!date) return '';
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** The pattern with the stay in it. What the query asks for and the stay does not say is left out of the query. */
export function filled(pattern: string, values: StayValues, dates: DateFormat): string {
  const [, address = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(pattern) ?? [];
  const pairs = (query ?? '').split('&').filter((pair) => pair !== '' && !asksForNothing(pair, values));
  const behind = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  return putIn(address + behind + hash, values, dates);
}

const valueIn = (inside: string, values: StayValues, dates: DateFormat): string => {
  const [, part, format] = braced.exec(inside) ?? [];
  const value = values[part as StayPart];
  return part === 'checkin' || part === 'checkout' ? written(value, format ?? dates) : (value ?? '');
};

const putIn = (text: string, values: StayValues, dates: DateFormat): string =>
  text
    .replace(braces, (_, inside: string) => encoded(valueIn(inside, values, dates)))
    .replace(brackets, (place, name: string) => {
      const value = Object.hasOwn(adsVariables, name) ? adsVariables[name]?.(values) : undefined;
      return value === undefined ? place : encoded(value);
    });

function asksForNothing(pair: string, values: StayValues): boolean {
  const places = [...pair.matchAll(braces), ...pair.matchAll(brackets)];
  return places.length > 0 && places.every(([place]) => putIn(place, values, 'YYYY-MM-DD') === '');
}

/** Percent-encoded but for what may stand in a query as it is and engines print as it is. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll("'", '%27');
