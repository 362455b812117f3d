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

/** Widths in pixels that a picture can be asked for in; one as narrow or narrower is given as it is. */
export const pictureWidths = [480, 960, 1600] as const;

/** Bytes an uploaded picture may have: a photograph of 50 megapixels as a camera writes it. */
export const largestPicture = 30 * 1024 * 1024;

export const mediaEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/media',
    summary: 'Pictures of a property and of its organisation',
    access: { permission: 'media:read', at: [{ kind: 'property', from: 'query.propertyId' }] },
    query: paging.extend({ propertyId: id }),
    responses: { 200: listOf(media) },
  }),
  file: endpoint({
    method: 'GET',
    path: '/media/:id/file',
    summary: 'The picture itself, as wide as it is or narrower',
    access: { public: true },
    params: idParams,
    query: z.object({
      width: z.coerce
        .number()
        .refine((width) => (pictureWidths as readonly number[]).includes(width), 'Choose one of the known widths')
        .optional(),
    }),
    streams: true,
    responses: { 200: z.unknown() },
  }),
} as const;
