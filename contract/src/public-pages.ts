/** The pages a public site has, kind by kind, as the sites program is told them. */
import { z } from 'zod';
import { block } from './blocks.ts';
import { language } from './languages.ts';
import { instant } from './lists.ts';
import {
  publicAddress,
  publicCard,
  publicCategory,
  publicEvent,
  publicHouse,
  publicImage,
  publicLink,
  publicListCategory,
  publicMenuLink,
  publicProperty,
  publicSite,
} from './public-parts.ts';

const common = {
  site: publicSite,
  language,
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Every language of this page that is live, itself included. */
  alternates: z.array(publicLink),
  /** The houses that its foot names: the one it is about, else those of the site. */
  contacts: z.array(publicProperty),
  /** What there is to go to in the page's language, home first. */
  menu: z.array(publicMenuLink),
  updatedAt: instant,
  /** When what it shows changes by itself, as when an event is over; null when it does not. */
  until: instant.nullable(),
};

export const publicLandingPage = z.object({
  kind: z.literal('landing-page'),
  ...common,
  property: publicProperty,
  event: publicEvent.nullable(),
  blocks: z.array(block),
  images: z.array(publicImage),
  publishedAt: instant,
  /** A draft shown by a preview token: never indexed. */
  preview: z.boolean(),
});
export type PublicLandingPage = z.infer<typeof publicLandingPage>;

export const publicHome = z.object({
  kind: z.literal('home'),
  ...common,
  properties: z.array(publicProperty.extend({ image: publicImage.nullable() })),
  /** Pages about events and houses, coming events first. */
  entries: z.array(publicCard),
  /** The latest articles. */
  articles: z.array(publicCard),
});
export type PublicHome = z.infer<typeof publicHome>;

export const publicEventPage = z.object({
  kind: z.literal('event'),
  ...common,
  event: publicEvent,
  categoryLink: publicCategory,
  images: z.array(publicImage),
  /** The houses one can stay at, nearest first. */
  houses: z.array(publicHouse),
  /** Pages written about it. */
  pages: z.array(publicCard),
  /** What else is on around then. */
  more: z.array(publicCard),
});
export type PublicEventPage = z.infer<typeof publicEventPage>;

export const publicVenuePage = z.object({
  kind: z.literal('venue'),
  ...common,
  address: publicAddress,
  capacity: z.number().int().nullable(),
  houses: z.array(publicHouse),
  /** Held there, coming ones first. */
  events: z.array(publicCard),
});
export type PublicVenuePage = z.infer<typeof publicVenuePage>;

export const publicPropertyPage = z.object({
  kind: z.literal('property'),
  ...common,
  property: publicProperty,
  excerpt: z.string(),
  image: publicImage.nullable(),
  gallery: z.array(publicImage),
  policies: z.array(z.string()),
  blocks: z.array(block),
  images: z.array(publicImage),
  /** What there is to come for. */
  entries: z.array(publicCard),
});
export type PublicPropertyPage = z.infer<typeof publicPropertyPage>;

export const publicArticle = z.object({
  kind: z.literal('article'),
  ...common,
  excerpt: z.string(),
  author: z.string(),
  categories: z.array(publicCategory),
  image: publicImage.nullable(),
  /** The house it tells of, null where it tells of none. */
  property: publicProperty.nullable(),
  blocks: z.array(block),
  images: z.array(publicImage),
  events: z.array(publicCard),
  more: z.array(publicCard),
  publishedAt: instant,
  preview: z.boolean(),
});
export type PublicArticle = z.infer<typeof publicArticle>;

/** A page of its own: an imprint, a story of the house. */
export const publicPlainPage = z.object({
  kind: z.literal('page'),
  ...common,
  property: publicProperty.nullable(),
  blocks: z.array(block),
  images: z.array(publicImage),
  preview: z.boolean(),
});
export type PublicPlainPage = z.infer<typeof publicPlainPage>;

/** Events by month, the blog, the venues, what is in a category, or the archive of pages about past events. */
export const publicList = z.object({
  kind: z.literal('list'),
  ...common,
  list: z.enum(['events', 'blog', 'venues', 'category', 'archive']),
  /** Where the archive stands; null while nothing is in it, and on the archive itself. */
  archivePath: z.string().nullable(),
  /** Of a category alone. */
  category: publicListCategory.nullable(),
  /** Categories with something live in them. */
  categories: z.array(publicListCategory),
  entries: z.array(publicCard),
  /** From 1 on. */
  page: z.number().int(),
  pages: z.number().int(),
});
export type PublicList = z.infer<typeof publicList>;

export const publicPage = z.discriminatedUnion('kind', [
  publicLandingPage,
  publicHome,
  publicEventPage,
  publicVenuePage,
  publicPropertyPage,
  publicArticle,
  publicPlainPage,
  publicList,
]);
export type PublicPage = z.infer<typeof publicPage>;
