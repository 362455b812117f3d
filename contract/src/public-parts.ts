/**
 * What the pages of a public site are made of: the site itself, houses, events, pictures and cards. Published data and
 * nothing else: no draft, no person, no id of a tenant.
 */
import { z } from 'zod';
import { categoryIcons } from './category-config.ts';
import { eventCategory, eventStatus } from './events.ts';
import { language } from './languages.ts';
import { clock, id, instant } from './lists.ts';
import { focus } from './media.ts';
import { publicSettingsFields } from './public-settings.ts';
import { color } from './site-grammar.ts';
import { theme } from './theme.ts';

export const publicImage = z.object({
  id,
  /** Path on the site, such as /_media/{id}.webp; with .v2 before the ending once the file was replaced. */
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** What stays in sight where it is cut; null for the middle. */
  focus: focus.nullable(),
});
export type PublicImage = z.infer<typeof publicImage>;

export const publicAddress = z.object({
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const publicProperty = z.object({
  name: z.string(),
  /** Its own page on the site, null where none is live in the language. */
  path: z.string().nullable(),
  type: z.string(),
  starRating: z.number().int().nullable(),
  address: publicAddress,
  telephone: z.string(),
  email: z.string(),
  reservationLink: z.string(),
  checkInTime: clock.nullable(),
  checkOutTime: clock.nullable(),
  roomCount: z.number().int().nullable(),
  /** Amenities as guests read them, in the page's language. */
  amenities: z.array(z.string()),
  petsAllowed: z.boolean().nullable(),
});
export type PublicProperty = z.infer<typeof publicProperty>;

export const publicEvent = z.object({
  /** Names it in calendars, whatever becomes of its address. */
  uid: z.string(),
  /** Its own page on the site, null where none is live in the language. */
  path: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  /** Date alone (YYYY-MM-DD) when the hour is not known or it lasts all day, else with offset. */
  startDate: z.string(),
  endDate: z.string().nullable(),
  timeZone: z.string(),
  eventStatus,
  /** It has ended. */
  over: z.boolean(),
  category: eventCategory,
  venueName: z.string(),
  /** Page of the venue, null where none is live in the language. */
  venuePath: z.string().nullable(),
  address: publicAddress,
  ticketUrl: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  /** Kilometres from the property; null where it is told without one. */
  distance: z.number().nullable(),
  updatedAt: instant,
});
export type PublicEvent = z.infer<typeof publicEvent>;

/** A link to a page in another language or of the same site. */
export const publicLink = z.object({ language, path: z.string(), title: z.string() });
export type PublicLink = z.infer<typeof publicLink>;

/** Where the menu leads; what has no title of its own the site names in the page's language. */
export const publicMenuLink = publicLink.extend({ to: z.enum(['home', 'events', 'blog', 'house']) });
export type PublicMenuLink = z.infer<typeof publicMenuLink>;

/** A page of the site as a list shows it. */
export const publicCard = z.object({
  kind: z.enum(['landing-page', 'event', 'venue', 'property', 'article', 'page']),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  image: publicImage.nullable(),
  /** The house it is about, empty where it is about none. */
  propertyName: z.string(),
  /** Dates as in `publicEvent`, null where it is about no event. */
  eventStart: z.string().nullable(),
  eventEnd: z.string().nullable(),
  eventStatus: eventStatus.nullable(),
  over: z.boolean(),
  /** Where the event is held, empty where it is about none. */
  place: z.string(),
  publishedAt: instant,
});
export type PublicCard = z.infer<typeof publicCard>;

/** A house beside something else: how far it is from it, and where one reads of it and books it. */
export const publicHouse = z.object({
  name: z.string(),
  path: z.string().nullable(),
  distance: z.number(),
  reservationLink: z.string(),
});
export type PublicHouse = z.infer<typeof publicHouse>;

/** A category that events and articles are sorted into; `path` null while nothing in it is live. */
export const publicCategory = z.object({ slug: z.string(), name: z.string(), path: z.string().nullable() });
export type PublicCategory = z.infer<typeof publicCategory>;

/** The same as lists show it: with the words above its own list, its sign and its color, `#rrggbb`. */
export const publicListCategory = publicCategory.extend({
  description: z.string(),
  icon: z.enum(categoryIcons),
  color: color.nullable(),
});
export type PublicListCategory = z.infer<typeof publicListCategory>;

export const publicSite = z.object({
  /** Host without port. */
  host: z.string(),
  /** Where the site is reached, such as http://halden.localhost:3002. */
  origin: z.string(),
  name: z.string(),
  defaultLanguage: language,
  languages: z.array(language),
  theme,
  ...publicSettingsFields,
  /** Goes up whenever anything published on the host changes. */
  version: z.number().int(),
  /** It is shown as its settings are being edited, to whoever edits them. */
  editing: z.boolean().optional(),
});
export type PublicSite = z.infer<typeof publicSite>;
