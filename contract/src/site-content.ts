/** What a team puts on its site beside its pages: banners, the words above archives, and who the site is. */
import { z } from 'zod';
import { day, id } from './lists.ts';
import { inLanguages, longText, namesInLanguages, orEmpty, shortText, siteLink, webAddress } from './site-grammar.ts';

const picture = id.nullable();
/** Heads what stands below it, so it is never empty. */
const heading = shortText(90).refine((text) => text !== '', 'Write the title');

export const mostBanners = 8;
export const banner = z
  .object({
    /** Stable while the banner stands. */
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Write the id in lower case letters, digits and dashes'),
    imageId: picture.default(null),
    texts: inLanguages(
      z.object({ title: heading, text: longText(240).default(''), button: shortText(40).default('') }),
    ),
    link: orEmpty(siteLink).default(''),
    /** First and last day it is shown, in the property's time; null for no end. */
    from: day.nullable().default(null),
    until: day.nullable().default(null),
    isActive: z.boolean().default(true),
  })
  .refine((one) => !one.from || !one.until || one.from <= one.until, {
    path: ['until'],
    message: 'The banner must end after it begins',
  });
export type Banner = z.infer<typeof banner>;

export const bannerFields = {
  /** In the order they are shown. */
  banners: z
    .array(banner)
    .max(mostBanners, `Keep at most ${mostBanners} banners`)
    .refine((list) => new Set(list.map((one) => one.id)).size === list.length, 'Each banner needs an id of its own'),
};
export const bannerSettings = z.object(bannerFields);
export type BannerSettings = z.infer<typeof bannerSettings>;
export const defaultBanners: BannerSettings = { banners: [] };

/** Above a list of pages. */
export const archiveText = z.object({
  texts: inLanguages(z.object({ title: heading, text: longText(600).default('') })),
  imageId: picture.default(null),
});
export type ArchiveText = z.infer<typeof archiveText>;
export const archiveKinds = ['events', 'blog', 'venues'] as const;
export const archiveFields = { events: archiveText, blog: archiveText, venues: archiveText };
export const archiveSettings = z.object(archiveFields);
export type ArchiveSettings = z.infer<typeof archiveSettings>;
const noWords: ArchiveText = { texts: {}, imageId: null };
export const defaultArchives: ArchiveSettings = { events: noWords, blog: noWords, venues: noWords };

export const networks = [
  'instagram',
  'facebook',
  'youtube',
  'tiktok',
  'linkedin',
  'pinterest',
  'x',
  'threads',
  'tripadvisor',
  'other',
] as const;
export const legalKinds = ['imprint', 'privacy', 'terms', 'accessibility', 'cookies', 'other'] as const;

export const identityFields = {
  /** Empty for the name of the house. */
  name: shortText(80),
  taglines: inLanguages(shortText(160)),
  logoId: picture,
  /** On dark ground. */
  logoDarkId: picture,
  /** The small sign in the tab. */
  iconId: picture,
  /** Shown where the site is shared and a page has no picture. */
  socialImageId: picture,
  contact: z.object({
    company: shortText(160),
    address: longText(300),
    telephone: orEmpty(z.string().regex(/^\+?[\d ()/.-]{4,40}$/, 'Write the telephone number in digits')),
    email: orEmpty(z.email('Invalid email format').max(200)),
  }),
  social: z.array(z.object({ network: z.enum(networks), address: webAddress })).max(12, 'Keep at most 12 links'),
  legal: z
    .array(z.object({ kind: z.enum(legalKinds), names: namesInLanguages(60), link: siteLink }))
    .max(10, 'Keep at most 10 links'),
  /** The site sets none; what a team wants said about them stands in the footer. */
  cookies: inLanguages(longText(400)),
  robots: z.enum(['index', 'noindex']),
};
export const identitySettings = z.object(identityFields);
export type IdentitySettings = z.infer<typeof identitySettings>;
export const defaultIdentity: IdentitySettings = {
  name: '',
  taglines: {},
  logoId: null,
  logoDarkId: null,
  iconId: null,
  socialImageId: null,
  contact: { company: '', address: '', telephone: '', email: '' },
  social: [],
  legal: [],
  cookies: {},
  robots: 'index',
};
