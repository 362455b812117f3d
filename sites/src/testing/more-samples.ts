/** The other kinds of page of the hotel that could exist. */
import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type {
  PublicArticle,
  PublicEventPage,
  PublicList,
  PublicPage,
  PublicPlainPage,
  PublicPropertyPage,
  PublicVenuePage,
} from '@foyer/contract/public-pages';
import type { PublicCalendar, PublicFeed } from '@foyer/contract/public-sites';
import { blocks, images } from './sample-blocks.ts';
import { card, event, home, landingPage, links, menu, property, site, standing } from './samples.ts';

const written = { locked: false, origin: 'person' as const };
const prefix = (language: Language) => (language === 'en' ? '' : `/${language}`);
const everywhere = (path: string, title: string) =>
  links(
    Object.fromEntries(site.languages.map((language) => [language, prefix(language) + path])),
    Object.fromEntries(site.languages.map((language) => [language, title])),
  );
const at = (language: Language, path: string, title: string) => ({
  ...standing,
  language,
  path: prefix(language) + path,
  title,
  description: 'Wooden stalls and brass choirs in the old harbor of Lindau.',
  alternates: everywhere(path, title),
  menu: menu(language),
});

const category = {
  slug: 'market',
  name: 'Market',
  path: '/category/market',
  description: '',
  icon: 'store' as const,
  color: null,
};
const house = { name: property.name, path: '/halden-am-see', distance: 9.6, reservationLink: property.reservationLink };

export const story: Block[] = [
  {
    kind: 'paragraph',
    id: 'p1',
    ...written,
    text: 'Take the boat at ten.',
    marks: [{ start: 9, end: 13, kind: 'strong' }],
  },
  { kind: 'heading', id: 'h1', ...written, level: 2, text: 'What to bring' },
  {
    kind: 'list',
    id: 'l1',
    ...written,
    ordered: false,
    items: [
      { text: 'Gloves', marks: [] },
      { text: 'A cup', marks: [] },
    ],
  },
  { kind: 'quote', id: 'q1', ...written, text: 'The lake is warmest in the dark.', cite: 'Marta Lopes, kitchen' },
  { kind: 'image', id: 'i1', ...written, imageId: images[1]?.id ?? '', caption: 'The pool at five' },
];

export const eventPage = (language: Language = 'en', changes: Partial<PublicEventPage> = {}): PublicEventPage => ({
  kind: 'event',
  ...at(language, '/events/lindau-harbor-christmas-market', event.name),
  event: {
    ...event,
    path: `${prefix(language)}/events/lindau-harbor-christmas-market`,
    venuePath: `${prefix(language)}/venues/old-harbor`,
    startDate: '2026-11-26T11:00:00+01:00',
    endDate: '2026-12-20T21:00:00+01:00',
  },
  categoryLink: category,
  images: images.slice(0, 1),
  houses: [house],
  pages: [card()],
  more: [card({ kind: 'event', path: '/events/lantern-walk', title: 'Lantern walk' })],
  ...changes,
});

export const venuePage = (language: Language = 'en', changes: Partial<PublicVenuePage> = {}): PublicVenuePage => ({
  kind: 'venue',
  ...at(language, '/venues/old-harbor', 'Old harbor'),
  address: event.address,
  capacity: 4000,
  houses: [house],
  events: [card({ kind: 'event', path: '/events/lantern-walk', title: 'Lantern walk' })],
  ...changes,
});

export const propertyPage = (
  language: Language = 'en',
  changes: Partial<PublicPropertyPage> = {},
): PublicPropertyPage => ({
  kind: 'property',
  ...at(language, '/halden-am-see', 'Halden am See'),
  property: { ...property, path: `${prefix(language)}/halden-am-see` },
  excerpt: 'A house on the water.',
  image: images[1] ?? null,
  gallery: images.slice(2),
  policies: ['https://halden.example/policies/pets'],
  blocks: story,
  images,
  entries: [card()],
  ...changes,
});

export const articlePage = (language: Language = 'en', changes: Partial<PublicArticle> = {}): PublicArticle => ({
  kind: 'article',
  ...at(language, '/blog/a-day-on-the-lake', 'A day on the lake in December'),
  excerpt: 'Boats run until noon, the pool until nine.',
  author: 'Ines Brandt',
  categories: [category],
  image: images[0] ?? null,
  property,
  blocks: story,
  images,
  events: [card()],
  more: [],
  publishedAt: '2026-11-01T08:00:00+01:00',
  preview: false,
  ...changes,
});

export const plainPage = (language: Language = 'en', changes: Partial<PublicPlainPage> = {}): PublicPlainPage => ({
  kind: 'page',
  ...at(language, '/imprint', 'Imprint'),
  property: null,
  blocks: story,
  images,
  preview: false,
  ...changes,
});

export const list = (
  of: PublicList['list'],
  language: Language = 'en',
  changes: Partial<PublicList> = {},
): PublicList => ({
  kind: 'list',
  ...at(language, of === 'category' ? '/category/market' : `/${of}`, ''),
  description: '',
  list: of,
  archivePath: null,
  category: of === 'category' ? category : null,
  categories: [category, { ...category, slug: 'music', name: 'Music', path: '/category/music' }],
  entries: [
    card({ image: images[0] ?? null }),
    card({ kind: 'event', path: '/events/lantern-walk', title: 'Lantern walk', eventStatus: 'cancelled' }),
    card({ path: '/old', title: 'Summer regatta', eventStart: '2026-07-04', over: true }),
  ],
  page: 1,
  pages: 1,
  ...changes,
});

/** One of each kind. */
export const pages: PublicPage[] = [
  landingPage(),
  home(),
  eventPage(),
  venuePage(),
  propertyPage(),
  articlePage(),
  plainPage(),
  list('events'),
  list('blog'),
  list('venues'),
  list('category'),
];

export const feed: PublicFeed = {
  site,
  language: 'en',
  title: site.name,
  description: 'What is new by the lake.',
  entries: [
    { ...card({ image: images[0] ?? null, title: 'Salt & <light>' }), updatedAt: '2026-11-02T09:30:00+01:00' },
    { ...card({ path: '/b' }), updatedAt: '2026-11-02T09:30:00+01:00' },
  ],
  until: null,
};

export const calendar: PublicCalendar = {
  site,
  language: 'en',
  events: [
    eventPage().event,
    {
      ...event,
      uid: 'c2@halden.localhost',
      path: '/events/all-day',
      name: 'All day; long, and with\nlines',
      eventStatus: 'cancelled',
    },
    {
      ...event,
      uid: 'c3@halden.localhost',
      path: '/events/night',
      name: 'Summer night',
      startDate: '2027-06-19T20:00:00+02:00',
      endDate: '2027-06-20T01:30:00+02:00',
      timeZone: 'Europe/Vienna',
      eventStatus: 'postponed',
      description: 'Ünïcode '.repeat(40),
    },
  ],
  until: null,
};

/** Everything a page shows stands in its blocks; used where a page needs each kind. */
export const everyBlock: Block[] = [...blocks, ...story];
