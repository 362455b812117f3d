import { z } from 'zod';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, listOf, paging } from './lists.ts';

/** A picture. `url` is its address on the API; pixels in width and height. */
export const media = z.object({
  id,
  propertyId: id.nullable(),
  title: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  altText: z.partialRecord(language, z.string()),
});
export type Media = z.infer<typeof media>;

/** How far a picture is described in the languages of the property: in all of them, in some, in none. */
export const described = z.enum(['all', 'some', 'none']);
export type Described = z.infer<typeof described>;

/** Where on the picture what matters is: 0 to 1 of its width and height. */
export const focus = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type Focus = z.infer<typeof focus>;

/** Percent between two focal points that cuts and styles tell apart. */
export const focusStep = 5;
const inSteps = (part: number) => Math.round((part * 100) / focusStep) * focusStep;
/** A focal point as addresses of cuts name it: percent of width and height, `25x50`. */
export const focusName = ({ x, y }: Focus): string => `${inSteps(x)}x${inSteps(y)}`;
/** What `focusName` has named. */
export const focusNamed = (name: string): Focus => {
  const [x = 50, y = 50] = name.split('x').map(Number);
  return { x: x / 100, y: y / 100 };
};

/** Widths in pixels that a picture can be asked for in; one as narrow or narrower is given as it is. */
export const pictureWidths = [480, 960, 1600] as const;

/** Pixels of the card. */
export const cardSize = { width: 1200, height: 630 } as const;
/** Cuts of a picture, as JPEG, with the most pixels they have: the card it is shared with, and what search engines ask for. */
export const pictureCuts = {
  card: cardSize,
  wide: { width: 1920, height: 1080 },
  classic: { width: 1600, height: 1200 },
  square: { width: 1200, height: 1200 },
} as const;
export type PictureCut = keyof typeof pictureCuts;
export const isCut = (form: string): form is PictureCut => Object.hasOwn(pictureCuts, form);

/** Forms a picture is sent in: WebP is always there, AVIF in each width, the cuts. */
export const pictureForms = ['webp', 'avif', 'card', 'wide', 'classic', 'square'] as const;
export type PictureForm = (typeof pictureForms)[number];

/** Bytes an uploaded picture may have: a photograph of 50 megapixels as a camera writes it. */
export const largestPicture = 30 * 1024 * 1024;

/** Something that shows a picture, with the languages it shows it in; an entry of one of the four types. */
export const pictureUse = z.object({
  kind: z.enum(['landing_page', 'property_post', 'article', 'page', 'event', 'property', 'decor', 'site']),
  id,
  title: z.string(),
  /** Empty for a property, its decor and a site, which show it in all of them. */
  languages: z.array(language),
  /** Guests see it there just now. */
  live: z.boolean(),
});
export type PictureUse = z.infer<typeof pictureUse>;

export const mediaEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/media',
    summary: 'Pictures of a property and of its organisation',
    access: { permission: 'media:read', at: [{ kind: 'property', from: 'query.propertyId' }] },
    query: paging.extend({ propertyId: id, described: described.optional() }),
    responses: { 200: listOf(media) },
  }),
  describe: endpoint({
    method: 'PUT',
    path: '/media/:id/alt-text',
    summary: 'Say what a picture shows, in the languages named; an empty text takes that language’s away',
    access: { permission: 'media:write', at: [{ kind: 'media', from: 'params.id' }] },
    params: idParams,
    body: z.object({ altText: z.partialRecord(language, z.string().trim().max(400)) }),
    responses: { 200: media },
  }),
  uses: endpoint({
    method: 'GET',
    path: '/media/:id/uses',
    summary: 'Where a picture is used: entries as they are edited or live, events, properties',
    access: { permission: 'media:read', at: [{ kind: 'media', from: 'params.id' }] },
    params: idParams,
    responses: { 200: listOf(pictureUse) },
  }),
  file: endpoint({
    method: 'GET',
    path: '/media/:id/file',
    summary: 'The picture itself, as wide as it is or narrower; WebP while another form is still being made',
    access: { public: true },
    params: idParams,
    query: z.object({
      width: z.coerce
        .number()
        .refine((width) => (pictureWidths as readonly number[]).includes(width), 'Choose one of the known widths')
        .optional(),
      format: z.enum(pictureForms).default('webp'),
      /** Goes up when the file under the id is replaced; without one, the newest. */
      version: z.coerce.number().int().min(1).max(100_000).optional(),
      /** Around which place a cut lies, as `focusName` says it. */
      focus: z
        .string()
        .regex(/^\d{1,3}x\d{1,3}$/, 'Name it like 25x50')
        .optional(),
    }),
    streams: true,
    responses: { 200: z.unknown() },
  }),
} as const;
