/**
 * What a property post holds, in its three states: whole, as the calls of the specification take it with their thirteen
 * messages; as a draft, which may lack anything; and what of it stands beside the text.
 */
import { z } from 'zod';
import { type Block, type BlockOf, blocks, marksFit } from './blocks.ts';
import { slug } from './landing-pages.ts';
import { language } from './languages.ts';
import { id } from './lists.ts';

/** Kinds of block a description is made of, in the order the editor offers them. */
export const propertyPostKinds = ['heading', 'paragraph', 'list', 'quote'] as const;
export type PropertyPostBlock = BlockOf<(typeof propertyPostKinds)[number]>;

export const isPropertyPostBlock = (one: Block): one is PropertyPostBlock =>
  (propertyPostKinds as readonly string[]).includes(one.kind);

/** Pictures a gallery may hold. */
export const largestGallery = 60;
/** Ids of pictures in their order. */
export const gallery = z.array(id).max(largestGallery, `A gallery can have at most ${largestGallery} pictures`);
const policies = 20;

/** What a property post holds of the house, in one language; a draft may leave any of it empty. */
const metaDraft = z.object({
  property_type: z.string().trim().max(80).default(''),
  address: z.string().trim().max(200).default(''),
  city: z.string().trim().max(120).default(''),
  country: z.string().trim().max(120).default(''),
  star_rating: z.number().nullable().default(null),
  email: z.string().trim().max(254).default(''),
  reservation_link: z.string().trim().max(2000).default(''),
  policies_links: z.array(z.string().trim().max(2000)).max(policies).default([]),
});
export type PropertyPostDetails = z.infer<typeof metaDraft>;

export const propertyPostMeta = metaDraft.extend({ webapp_property_id: id, translation_group: id });
export type PropertyPostMeta = z.infer<typeof propertyPostMeta>;

const needed = (what: string, max: number) =>
  z
    .string(`${what} is required`)
    .trim()
    .min(1, `${what} is required`)
    .max(max, `${what} can have at most ${max} characters`);

const webAddress = (message: string) => z.string(message).trim().max(2000, message).refine(isWebAddress, message);

/** The thirteen messages of spec 5, told in its order whatever else is wrong. */
const starMessage = 'Star rating must be between 1 and 5';
const metaInput = z.object(
  {
    webapp_property_id: needed('Webapp property ID', 80).refine(isIdOrEmpty, 'Property not found'),
    property_type: needed('Property type', 80),
    address: needed('Property address', 200),
    city: needed('Property city', 120),
    country: needed('Property country', 120),
    translation_group: needed('Translation group', 80).refine(isIdOrEmpty, 'Translation group must be a UUID'),
    star_rating: z.int(starMessage).min(1, starMessage).max(5, starMessage).nullable().default(null),
    email: z
      .string('Invalid email format')
      .trim()
      .max(254, 'Invalid email format')
      .refine((value) => value === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value), 'Invalid email format')
      .default(''),
    reservation_link: webAddress('Invalid reservation link URL').default(''),
    policies_links: z
      .array(z.unknown(), 'Invalid policy link URL at position 1')
      .max(policies, `A property can have at most ${policies} policy links`)
      .superRefine((links, context) => {
        for (const [at, link] of links.entries()) {
          if (typeof link === 'string' && isWebAddress(link.trim())) continue;
          context.addIssue({ code: 'custom', path: [at], message: `Invalid policy link URL at position ${at + 1}` });
        }
      })
      .transform((links) => links.map((link) => String(link).trim()).filter((link) => link !== ''))
      .default([]),
  },
  'Webapp property ID is required',
);

/** Characters of HTML a content may have. */
const longestContent = 100_000;

/** A whole post, as the calls of the specification take it and as publishing asks for it. */
export const propertyPostInput = z.object({
  title: needed('Property title', 200),
  content: z
    .string('Property description is required')
    .max(longestContent, `Property description can have at most ${longestContent} characters`)
    .refine(hasText, 'Property description is required'),
  excerpt: needed('Property summary', 600),
  meta: metaInput.prefault({} as never),
  language: language.optional(),
  slug: slug.optional(),
  /** `publish` is the word of WordPress for it. */
  status: z
    .enum(['draft', 'published', 'publish'])
    .transform((status) => (status === 'publish' ? 'published' : status))
    .optional(),
  featured_media: id.nullable().optional(),
  gallery: gallery.optional(),
});
export type PropertyPostInput = z.output<typeof propertyPostInput>;

/** What the editor saves as somebody writes: as far as it is. */
export const propertyPostDraft = z.object({
  title: z.string().trim().max(200, 'Property title can have at most 200 characters'),
  excerpt: z.string().trim().max(600, 'Property summary can have at most 600 characters'),
  slug,
  blocks: blocks
    .refine(
      (list) => list.every(isPropertyPostBlock),
      'A description is made of headings, paragraphs, lists and quotes',
    )
    .refine((list) => list.every(marksFit), 'A mark ends with its text at the latest'),
  meta: metaDraft,
  featured_media: id.nullable(),
  gallery,
});
export type PropertyPostDraft = z.infer<typeof propertyPostDraft>;

/** An empty one has a message of its own. */
function isIdOrEmpty(value: string): boolean {
  return value === '' || id.safeParse(value).success;
}

/** True for an address with http or https, and for none at all. */
function isWebAddress(value: string): boolean {
  return value === '' || z.url({ protocol: /^https?$/ }).safeParse(value).success;
}

/** True when something is left of the HTML once its tags, and what no guest reads, are gone. */
function hasText(content: string): boolean {
  const seen = content
    .replace(/<(script|style|iframe|template|svg)\b[\s\S]*?(?:<\/\1\b[^>]*>?|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<[a-z/!?][^<>]*>?/gi, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ');
  return seen.trim() !== '';
}
