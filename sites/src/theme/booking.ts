/**
 * The one way from a page to the booking engine. A form asks for the stay and sends it to the site itself, which knows
 * how the engine reads dates; a link carries the stay it stands for. Neither carries a day that is over.
 */
import { bookingLink, dayAfter, isDay, nightsBetween, type Stay } from '@foyer/contract/booking-link';
import type { Language } from '@foyer/contract/languages';
import type { PublicSite } from '@foyer/contract/public-parts';
import { webLink } from './links.ts';

/** Where the form sends a stay; no page can have this path. */
export const bookingPath = '/_booking';

export type BookedHouse = { name: string; reservationLink: string };

/** The address of the engine for a stay in a house; null where nobody has said one. */
export function bookLink(site: PublicSite, language: Language, house: BookedHouse, stay: Stay = {}): string | null {
  const hotel = houseNamed(site, house.name)?.hotel ?? '';
  return webLink(bookingLink(site.booking, { ...house, hotel }, { language, ...comingStay(site, stay) }));
}

/** True where the site can take a stay: the engine reads one, and the house is one that it knows. */
export const takesStays = (site: PublicSite, house: BookedHouse): boolean =>
  site.booking.engine !== 'link' && houseNamed(site, house.name) !== undefined;

/** What the form asks for, as an address of the engine; null when there is no such house or nothing to lead to. */
export function askedLink(site: PublicSite, asked: URLSearchParams, now = new Date()): string | null {
  const house = houseNamed(site, asked.get('house') ?? '');
  if (!house || site.booking.engine === 'link') return null;
  const { adults, mostAdults, mostChildren } = site.booking;
  const number = (name: string, fallback: number, most: number) => {
    const text = asked.get(name) ?? '';
    return /^\d{1,2}$/.test(text) ? Math.min(Number(text), most) : fallback;
  };
  const stay: Stay = {
    checkin: asked.get('checkin'),
    checkout: asked.get('checkout'),
    adults: Math.max(1, number('adults', adults, mostAdults)),
    children: number('children', 0, mostChildren),
  };
  const language = site.languages.find((one) => one === asked.get('language')) ?? site.defaultLanguage;
  return webLink(bookingLink(site.booking, house, { language, ...comingStay(site, stay, now) }));
}

/** The stay without days that are over; it lasts its nights, at most what an engine takes. */
export function comingStay(site: PublicSite, stay: Stay, now = new Date()): Stay {
  const { checkin, checkout, ...rest } = stay;
  if (!isDay(checkin) || checkin < today(site, now) || checkin > dayAfter(today(site, now), furthest)) return rest;
  const nights = isDay(checkout) ? nightsBetween(checkin, checkout) : 0;
  return { ...rest, checkin, ...(nights > 0 && nights <= longest ? { checkout } : {}) };
}

/** Days ahead that a stay can begin. */
export const furthest = 730;
const longest = 60;

/** The day it is at the house. */
export function today({ timeZone }: Pick<PublicSite, 'timeZone'>, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

const houseNamed = ({ booking }: PublicSite, name: string) => booking.houses.find((one) => one.name === name);
