/** Public data of a hotel that could exist, for tests and for looking at the pages. */
import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type { PublicHome, PublicLandingPage } from '@foyer/contract/public-pages';
import type {
  PublicCard,
  PublicEvent,
  PublicImage,
  PublicMenuLink,
  PublicProperty,
  PublicSite,
} from '@foyer/contract/public-parts';
import type { PublicSitemap } from '@foyer/contract/public-sites';
import { defaultTheme } from '@foyer/contract/theme';
import { settings } from './settings.ts';

const pictureId = (n: number) => `0193f1c2-7a10-7000-8000-00000000000${n}`;

const image = (n: number, alt: string): PublicImage => ({
  id: pictureId(n),
  src: `/_media/${pictureId(n)}.jpg`,
  width: 1536,
  height: 1024,
  alt,
});

export const images = [
  image(1, 'Advent market at the harbor at dusk, stalls and a lit fir tree in the snow'),
  image(2, 'Steaming outdoor pool at sunset, snowy mountains across the lake'),
  image(3, 'Double room with a window onto the lake'),
  image(4, 'Croissants, coffee and berries on a wooden table'),
];

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

const written = { locked: false, origin: 'composer' as const };

export const blocks: Block[] = [
  {
    kind: 'hero',
    id: 'hero',
    ...written,
    eyebrow: 'Events near the hotel',
    title: 'Advent on the harbor, then straight into warm water',
    subtitle: 'Lindau, 26 November to 20 December, Thursday to Sunday',
    imageId: pictureId(1),
  },
  {
    kind: 'booking',
    id: 'booking',
    ...written,
    arrive: '2026-11-26',
    leave: '2026-11-28',
    adults: 2,
    rate: 'Breakfast and pool',
    label: 'See rooms from 184 €',
  },
  {
    kind: 'introduction',
    id: 'introduction',
    ...written,
    heading: 'The market is twelve minutes away. The pool is closer.',
    paragraphs: [
      'From 26 November to 20 December, wooden stalls and brass choirs fill the old harbor of Lindau. The train from Bregenz takes twelve minutes and runs every half hour, so you can leave the car where it is.',
      'Come back cold and step into the lake pool. It is heated to 34 °C and open until 21:00, and the harbor lights look their best from the water. Breakfast runs until noon at weekends, which makes the second mulled wine an easy decision.',
    ],
  },
  {
    kind: 'event',
    id: 'event',
    ...written,
    heading: 'Forty stalls between the lion and the lighthouse',
    paragraphs: [
      'The market stands on the harbor promenade, with the lit fir tree in the middle. Brass choirs play at five every afternoon.',
    ],
  },
  {
    kind: 'getting-there',
    id: 'getting-there',
    ...written,
    heading: 'Twelve minutes by train',
    paragraphs: [
      'Walk nine minutes to Bregenz station and take the train to Lindau-Insel. The market begins at the exit.',
    ],
  },
  {
    kind: 'details',
    id: 'details',
    ...written,
    heading: '',
    rows: [
      { label: 'When', value: '26 November to 20 December\nThursday to Sunday, 11:00 to 21:00' },
      { label: 'Where', value: 'Old harbor, Lindau\n9.6 km from the hotel' },
      { label: 'By train', value: '12 minutes from Bregenz, every half hour' },
      { label: 'Entry', value: 'Free' },
      { label: 'Dogs', value: 'Welcome here, 18 € a night' },
    ],
  },
  {
    kind: 'gallery',
    id: 'gallery',
    ...written,
    heading: 'Two nights by the lake',
    items: [
      { imageId: pictureId(2), title: 'The lake pool', caption: '34 °C, 09:00 to 21:00' },
      { imageId: pictureId(3), title: 'Lake rooms', caption: 'From 184 € a night for two' },
      { imageId: pictureId(4), title: 'Slow breakfast', caption: 'Until noon at weekends' },
    ],
  },
  {
    kind: 'rooms',
    id: 'rooms',
    ...written,
    heading: 'Wake up to the water',
    paragraphs: ['Twenty-two of our rooms look onto the lake. Each has a bench in the window and a kettle beside it.'],
  },
  {
    kind: 'good-to-know',
    id: 'good-to-know',
    ...written,
    heading: 'Good to know',
    paragraphs: ['The pool towels are in your room. The last train from Lindau leaves at 23:30.'],
  },
  {
    kind: 'questions',
    id: 'questions',
    ...written,
    heading: '',
    items: [
      {
        question: 'How do we get to the market?',
        answer:
          'Walk nine minutes to Bregenz station and take the train to Lindau. It runs every half hour until 23:30.',
      },
      { question: 'Can we check in early?', answer: 'From noon when a room is free. Your bags may come at any time.' },
      { question: 'Is there parking at the hotel?', answer: 'Yes, 40 spaces behind the house, 9 € a night.' },
    ],
  },
];

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
