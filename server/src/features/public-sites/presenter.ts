/** What the public sites are told: every field named, and none that points at a person or a tenant. */
import { createHash } from 'node:crypto';
import { readAmenities } from '@foyer/contract/canonical-facts';
import type { Event } from '@foyer/contract/events';
import { defaultLanguage, type Language, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PublicEvent, PublicImage, PublicProperty, PublicSite } from '@foyer/contract/public-parts';
import type { PublicSettings } from '@foyer/contract/public-settings';
import type { Theme } from '@foyer/contract/theme';
import type { Fact } from '@foyer/editorial/context';
import { siteOrigin } from '#lib/addresses.ts';
import { kilometresBetween, type Place } from '#lib/geography.ts';
import type { livePublications } from '../entries/publications/rules.ts';
import type { ToldEvent } from '../events/telling/rules.ts';
import type { Image } from '../media/rules.ts';

/** `name` is empty where the team has given the site none. */
export type SettingsOfSite = PublicSettings & { theme: Theme; name: string };

export type Live = Awaited<ReturnType<typeof livePublications>>[number];

export function presentSite(
  domain: { name: string; tld: string; siteVersion: number },
  name: string,
  settings: SettingsOfSite,
  live: readonly Live[],
): PublicSite {
  const host = `${domain.name}.${domain.tld}`;
  const spoken = languages.filter((language) => live.some((page) => page.language === language));
  return {
    ...settings,
    host,
    origin: siteOrigin(host),
    name: settings.name || name,
    defaultLanguage: spoken.includes(defaultLanguage) ? defaultLanguage : (spoken[0] ?? defaultLanguage),
    languages: spoken,
    version: domain.siteVersion,
  };
}

export const presentLink = ({ language, path, title }: Live) => ({ language, path, title });

/** Path of a picture on every site. */
export const picturePath = ({ id, version }: Pick<Image, 'id' | 'version'>): string =>
  `/_media/${id}${version > 1 ? `.v${version}` : ''}.webp`;

export const presentImage = (image: Image, language: Language): PublicImage => ({
  id: image.id,
  src: picturePath(image),
  width: image.width,
  height: image.height,
  alt: image.altText[language] ?? '',
  focus: image.focus,
});

export function presentProperty(
  property: Property,
  facts: readonly Fact[],
  path: string | null,
  amenityWords: (id: string) => string,
): PublicProperty {
  const factOf = (name: string) => facts.find((fact) => fact.factName === name)?.factValue;
  const amenityIds = (readAmenities(factOf('amenities') ?? '[]') ?? []).map((one) =>
    typeof one === 'string' ? one : one.id,
  );
  const roomCount = Number(factOf('room_count'));
  return {
    name: property.name,
    path,
    type: property.type,
    starRating: property.starRating,
    address: addressOf(property),
    telephone: property.telephone,
    email: property.email,
    reservationLink: property.reservationLink,
    checkInTime: property.checkInTime,
    checkOutTime: property.checkOutTime,
    roomCount: Number.isInteger(roomCount) && roomCount > 0 ? roomCount : null,
    amenities: [...new Set(amenityIds)].map(amenityWords),
    petsAllowed: petsAllowed(amenityIds, factOf('policy:pets')),
  };
}

/** What the amenities say, else what the policy begins with; null when neither says anything. */
function petsAllowed(amenityIds: readonly string[], policy: string | undefined): boolean | null {
  if (amenityIds.includes('pet_friendly')) return true;
  if (policy === undefined) return null;
  return !/^\s*(no|not|none|kein|keine|nicht|sin|sans|pas|aucun|les animaux ne)\b/i.test(policy);
}

/** The day alone where the hour says nothing. */
const dated = (event: Event, instant: string) => (event.allDay || !event.timeKnown ? instant.slice(0, 10) : instant);

/** Start and end as a card or a page tells them. */
export const datesOf = (event: Event) => ({
  start: dated(event, event.eventStartDate),
  end: event.eventEndDate && dated(event, event.eventEndDate),
});

/** `from`: the house it is seen from, if any; `paths`: where the event and its venue have pages of their own. */
export function presentEvent(
  { event, updatedAt, endsAt }: ToldEvent,
  { site, now, from, paths }: { site: PublicSite; now: Date; from: Place | null; paths: Paths },
): PublicEvent {
  const { start, end } = datesOf(event);
  return {
    uid: `${createHash('sha256').update(event.translation_group).digest('hex').slice(0, 24)}@${site.host}`,
    path: paths.event,
    name: event.title,
    description: event.description,
    startDate: start,
    endDate: end,
    timeZone: event.timeZone,
    eventStatus: event.eventStatus,
    over: endsAt <= now,
    category: event.category,
    venueName: event.venue.title,
    venuePath: paths.venue,
    address: addressOf(event.venue),
    ticketUrl: event.ticketUrl,
    price: event.price,
    currency: event.currency,
    distance: from && kilometres(event.venue, from),
    updatedAt,
  };
}

export type Paths = { event: string | null; venue: string | null };

/** To a hundred metres. */
export const kilometres = (a: Place, b: Place): number => Math.round(kilometresBetween(a, b) * 10) / 10;

type Placed = Pick<Property, 'address' | 'postalCode' | 'city' | 'country' | 'latitude' | 'longitude'>;

export const addressOf = ({
  address,
  postalCode,
  city,
  country,
  latitude,
  longitude,
}: Placed): PublicProperty['address'] => ({ street: address, postalCode, city, country, latitude, longitude });
