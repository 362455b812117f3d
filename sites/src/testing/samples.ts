/** Public data of a hotel that could exist, for tests and for looking at the pages. */
import type { Language } from '@foyer/contract/languages';
import type { PublicHome, PublicLandingPage } from '@foyer/contract/public-pages';
import type { PublicCard, PublicEvent, PublicMenuLink, PublicProperty, PublicSite } from '@foyer/contract/public-parts';
import type { PublicSitemap } from '@foyer/contract/public-sites';
import { defaultTheme } from '@foyer/contract/theme';
import { blocks, images } from './sample-blocks.ts';
import { settings } from './settings.ts';

export const site: PublicSite = {
  host: 'halden.localhost',
  origin: 'http://halden.localhost:3002',
  name: 'Halden am See',
  defaultLanguage: 'en',
  languages: ['en', 'de', 'fr'],
  theme: defaultTheme,
  ...settings,
  version: 3,
};

export const property: PublicProperty = {
  name: 'Halden am See',
  path: null,
  type: 'hotel',
  starRating: 4,
  address: {
    street: 'Seestraße 12',
    postalCode: '6900',
    city: 'Bregenz',
    country: 'AT',
    latitude: 47.5031,
    longitude: 9.7471,
  },
  telephone: '+43 5574 901 20',
  email: 'stay@halden-am-see.example',
  reservationLink: 'https://book.halden-am-see.example/rooms?from=site',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  roomCount: 48,
  amenities: ['Lake pool at 34 °C', 'Sauna', 'Breakfast until noon at weekends', 'Bicycles', 'Parking'],
  petsAllowed: true,
};

export const event: PublicEvent = {
  uid: 'b3c1f0@halden.localhost',
  path: null,
  name: 'Lindau Harbor Christmas Market',
  description: 'Wooden stalls and brass choirs in the old harbor of Lindau.',
  startDate: '2026-11-26',
  endDate: '2026-12-20',
  timeZone: 'Europe/Berlin',
  eventStatus: 'scheduled',
  over: false,
  category: 'market',
  venueName: 'Old harbor',
  venuePath: null,
  address: {
    street: 'Hafenplatz 1',
    postalCode: '88131',
    city: 'Lindau',
    country: 'DE',
    latitude: 47.5442,
    longitude: 9.6838,
  },
  ticketUrl: 'https://tickets.lindau.example/advent',
  price: 0,
  currency: 'EUR',
  distance: 9.6,
  updatedAt: '2026-10-20T09:00:00+02:00',
};

const paths: Partial<Record<Language, string>> = {
  en: '/advent-on-the-harbor',
  de: '/de/advent-am-hafen',
  fr: '/fr/avent-au-port',
};
const titles: Partial<Record<Language, string>> = {
  en: 'Advent on the harbor, then straight into warm water',
  de: 'Advent am Hafen, danach ins warme Wasser',
  fr: 'L’Avent au port, puis l’eau chaude',
};
const homePaths: Partial<Record<Language, string>> = { en: '/', de: '/de', fr: '/fr' };
const homeTitles: Partial<Record<Language, string>> = { en: 'Home', de: 'Startseite', fr: 'Accueil' };

export const links = (of: Partial<Record<Language, string>>, titled: Partial<Record<Language, string>>) =>
  site.languages.map((language) => ({ language, path: of[language] ?? '/', title: titled[language] ?? '' }));

export const menu = (language: Language): PublicMenuLink[] => {
  const home = homePaths[language] ?? '/';
  const below = (name: string) => `${home.replace(/\/$/, '')}/${name}`;
  return [
    { to: 'home', language, path: home, title: homeTitles[language] ?? '' },
    { to: 'events', language, path: below('events'), title: '' },
    { to: 'blog', language, path: below('blog'), title: '' },
  ];
};

/** What every page knows of itself. */
export const standing = { site, contacts: [property], updatedAt: '2026-11-02T09:30:00+01:00', until: null };

export const card = (changes: Partial<PublicCard> = {}): PublicCard => ({
  kind: 'landing-page',
  path: '/winter-regatta',
  title: 'The winter regatta from the terrace',
  description: 'Forty boats start below our windows at ten.',
  image: null,
  propertyName: property.name,
  eventStart: '2027-01-16T10:00:00+01:00',
  eventEnd: null,
  eventStatus: 'scheduled',
  over: false,
  place: 'Bregenz',
  publishedAt: '2026-11-01T08:00:00+01:00',
  ...changes,
});

/** The landing page in a language; only names and addresses are translated. */
export const landingPage = (
  language: Language = 'en',
  changes: Partial<PublicLandingPage> = {},
): PublicLandingPage => ({
  kind: 'landing-page',
  ...standing,
  language,
  path: paths[language] ?? '/',
  title: titles[language] ?? '',
  description: 'The Lindau Christmas market is twelve minutes by train from our lake pool in Bregenz.',
  alternates: links(paths, titles),
  menu: menu(language),
  property,
  event,
  blocks,
  images,
  publishedAt: '2026-11-01T08:00:00+01:00',
  preview: false,
  ...changes,
});

export const home = (language: Language = 'en', changes: Partial<PublicHome> = {}): PublicHome => ({
  kind: 'home',
  ...standing,
  language,
  path: homePaths[language] ?? '/',
  title: 'Halden am See, a house on the lake in Bregenz',
  description: 'Forty-eight rooms, a warm lake pool and the harbors of three countries.',
  alternates: links(homePaths, homeTitles),
  menu: menu(language),
  properties: [{ ...property, image: images[1] ?? null }],
  entries: [
    card({
      path: paths[language] ?? '/',
      title: titles[language] ?? '',
      description: 'Twelve minutes by train from our lake pool.',
      image: images[0] ?? null,
      eventStart: event.startDate,
      eventEnd: event.endDate,
    }),
    card(),
  ],
  articles: [],
  ...changes,
});

export const sitemap: PublicSitemap = {
  site,
  until: null,
  entries: site.languages.flatMap((language) => [
    {
      path: homePaths[language] ?? '/',
      language,
      updatedAt: '2026-11-02T09:30:00+01:00',
      alternates: links(homePaths, homeTitles),
      images: [],
    },
    {
      path: paths[language] ?? '/',
      language,
      updatedAt: '2026-11-02T09:30:00+01:00',
      alternates: links(paths, titles),
      images: images.map((picture) => picture.src),
    },
  ]),
};
