/**
 * Hotel decor: how a house looks. Its rooms and areas with their photographs, the words of its mood and materials, and
 * the colors drawn from its pictures. What is true of it stands in its facts.
 */
import { z } from 'zod';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant } from './lists.ts';
import { media } from './media.ts';

/** What a room or area is: the word its pictures are understood by in every language. */
export const placeKinds = [
  'room',
  'suite',
  'bathroom',
  'facade',
  'lobby',
  'restaurant',
  'breakfast',
  'bar',
  'pool',
  'spa',
  'sauna',
  'gym',
  'meeting',
  'ballroom',
  'terrace',
  'garden',
  'beach',
  'town',
  'other',
] as const;
export const placeKind = z.enum(placeKinds);
export type PlaceKind = z.infer<typeof placeKind>;

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export const season = z.enum(seasons);
export type Season = z.infer<typeof season>;

const word = z.string().trim().min(1).max(40, 'A word has at most 40 characters');
const words = z.array(word).max(20, 'Keep at most 20 words').default([]);

/** Words in one language: adjectives of the mood, nouns of the materials. */
export const decorWords = z.object({ mood: words, materials: words });
export type DecorWords = z.infer<typeof decorWords>;

/** A photograph of a place; `season` null where it looks the same all year, or nobody has said. */
export const placePicture = z.object({ mediaId: id, season: season.nullable().default(null) });
export type PlacePicture = z.infer<typeof placePicture>;

export const decorPlace = z.object({
  id,
  kind: placeKind,
  /** As guests are told it: 'Lake room'. One language is enough. */
  names: z
    .partialRecord(language, z.string().trim().max(80))
    .refine((names) => Object.values(names).some(Boolean), 'Write the name in one language'),
  /** Looks different through the year, so that each season wants photographs of its own. */
  seasonal: z.boolean().default(false),
  /** The first stands for the place. */
  pictures: z
    .array(placePicture)
    .max(60, 'A place has at most 60 photographs')
    .refine((list) => new Set(list.map(({ mediaId }) => mediaId)).size === list.length, 'Each photograph once')
    .default([]),
});
export type DecorPlace = z.infer<typeof decorPlace>;

export const hotelDecorInput = z.object({
  words: z.partialRecord(language, decorWords).default({}),
  places: z
    .array(decorPlace)
    .max(100, 'Describe at most 100 rooms and areas')
    .refine((list) => new Set(list.map((place) => place.id)).size === list.length, 'Each place once')
    .default([]),
});
export type HotelDecorInput = z.infer<typeof hotelDecorInput>;

export const hotelDecor = hotelDecorInput.extend({
  propertyId: id,
  /** 0 before anything was saved. */
  version: z.number().int(),
  /** The photographs that stand at a place; those that were deleted are left out, here and there. */
  pictures: z.array(media),
  savedBy: z.string().nullable(),
  savedAt: instant.nullable(),
});
export type HotelDecor = z.infer<typeof hotelDecor>;

/** A color of the palette: how much of it the pictures hold, 0 to 1, and in which it was found, the most of it first. */
export const paletteColor = z.object({
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  share: z.number(),
  mediaIds: z.array(id),
});
export type PaletteColor = z.infer<typeof paletteColor>;

export const palette = z.object({
  /** Pictures it was drawn from, and whether those are the photographs of rooms and areas or all of the library. */
  pictures: z.number().int(),
  from: z.enum(['places', 'library']),
  /** The most prevailing first, none much like another. */
  colors: z.array(paletteColor),
});
export type HotelPalette = z.infer<typeof palette>;

const at = (permission: 'property:read' | 'property:update' | 'media:read') =>
  ({ permission, at: [{ kind: 'property', from: 'params.id' }] }) as const;

export const hotelDecorEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/properties/:id/decor',
    summary: 'Rooms and areas of a property with their photographs, its mood and materials',
    access: at('property:read'),
    params: idParams,
    versioned: true,
    responses: { 200: hotelDecor },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/properties/:id/decor',
    summary: 'Say how a property looks; what is left out is taken away',
    access: at('property:update'),
    params: idParams,
    body: hotelDecorInput,
    versioned: true,
    responses: { 200: hotelDecor },
  }),
  palette: endpoint({
    method: 'GET',
    path: '/properties/:id/palette',
    summary: 'The colors that prevail in the photographs of a property',
    access: at('media:read'),
    params: idParams,
    responses: { 200: palette },
  }),
} as const;
