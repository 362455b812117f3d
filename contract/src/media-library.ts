import { z } from 'zod';
import { type Language, language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { day, id, idParams, instant, listOf, noContent, paging, queryFlag } from './lists.ts';
import { described, focus, largestPicture, media } from './media.ts';

/** A picture narrower than this looks soft across a whole page. */
export const heroWidth = 1600;
/** Bits of the likeness that may differ in two pictures that show the same. */
export const likeBits = 6;
/** Days before rights end in which that is told. */
export const rightsSoonDays = 60;
/** Letters an alt text should not pass: what readers of screens say in one breath. */
export const altTextAim = 125;
/** Pictures written about in one go. */
export const mostWritten = 500;
/** Pictures changed or deleted in one go. */
export const mostChanged = 5000;
/** Tags a picture can have. */
export const mostTags = 20;

const suggestion = z.object({ text: z.string(), source: z.enum(['model', 'built-in']), at: instant });
const told = z.object({ by: z.string(), at: instant, origin: z.enum(['written', 'approved']) });

/** A picture with all that is kept about it. */
export const libraryPicture = media.extend({
  tags: z.array(z.string()),
  folderId: id.nullable(),
  /** It says nothing, so that readers of screens pass over it. */
  decorative: z.boolean(),
  credit: z.string(),
  licence: z.string(),
  /** Last day it may be shown. */
  rightsUntil: day.nullable(),
  focus: focus.nullable(),
  /** A few pixels of it as a data address; empty for none. */
  placeholder: z.string(),
  /** What colors it is made of, the first the most. */
  colors: z.array(z.string()),
  bytes: z.number().int(),
  /** Goes up with each change a person makes. */
  version: z.number().int(),
  /** Who said the alt text; languages told before this was kept are missing. */
  altBy: z.partialRecord(language, told),
  /** Alt texts nobody has agreed to yet. */
  suggested: z.partialRecord(language, suggestion),
  createdAt: instant,
  uploadedBy: z.string(),
  /** Entries, events, houses and sites that show it, live or not. */
  uses: z.number().int(),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;

export const librarySort = z.enum(['-createdAt', 'createdAt', 'title', '-title', '-bytes']);
export type LibrarySort = z.infer<typeof librarySort>;

const filters = {
  /** Part of the title, a tag, the credit or an alt text. */
  q: z.string().trim().max(200).optional(),
  folderId: z.union([id, z.literal('none')]).optional(),
  tag: z.string().trim().max(60).optional(),
  described: described.optional(),
  /** Without alt text in this language. */
  missing: language.optional(),
  /** Used on live pages, anywhere, or nowhere. */
  used: z.enum(['live', 'yes', 'no']).optional(),
  /** Another picture of the property looks the same. */
  duplicates: queryFlag,
  /** Too small for a hero. */
  small: queryFlag,
  /** Rights have ended, or end soon. */
  rights: z.enum(['ended', 'soon']).optional(),
  /** With suggestions nobody has looked at. */
  review: queryFlag,
};

const folder = z.object({ id, name: z.string(), pictures: z.number().int() });
export type MediaFolder = z.infer<typeof folder>;
const folderName = z.object({ name: z.string().trim().min(1, 'Write a name').max(60) });

/** What the library of a property holds, at a glance. */
export const libraryOverview = z.object({
  total: z.number().int(),
  /** Without alt text in any language, and those of them guests see. */
  undescribed: z.number().int(),
  undescribedLive: z.number().int(),
  toReview: z.number().int(),
  /** Pictures with alt text or none needed, in each language of the property. */
  coverage: z.array(z.object({ language, described: z.number().int() })),
  folders: z.array(folder),
  tags: z.array(z.object({ tag: z.string(), pictures: z.number().int() })),
  /** Bytes of the organization's pictures beside what it may keep. */
  quota: z.object({ used: z.number(), limit: z.number() }),
  /** The job that writes alt texts just now. */
  writing: id.nullable(),
  /** The job that changes or deletes several just now. */
  changing: id.nullable(),
});
export type LibraryOverview = z.infer<typeof libraryOverview>;

const tags = z.array(z.string().trim().min(1).max(40)).max(mostTags, `A picture has at most ${mostTags} tags`);
const title = z.string().trim().max(200);

export const pictureChange = z.object({
  title: title.optional(),
  tags: tags.optional(),
  folderId: id.nullable().optional(),
  decorative: z.boolean().optional(),
  credit: z.string().trim().max(200).optional(),
  licence: z.string().trim().max(200).optional(),
  rightsUntil: day.nullable().optional(),
  focus: focus.nullable().optional(),
});
export type PictureChange = z.infer<typeof pictureChange>;

/** The same for several pictures; what is left out stays as it is with each. */
export const picturesChange = pictureChange
  .pick({ folderId: true, credit: true, licence: true, rightsUntil: true })
  .extend({ addTags: tags.optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change');
export type PicturesChange = z.infer<typeof picturesChange>;

const reviewed = z.object({
  /** Texts to take over, as they were suggested or changed. */
  approve: z.partialRecord(language, z.string().trim().min(1).max(400)).default({}),
  skip: z.array(language).default([]),
});

const own = (permission: 'media:read' | 'media:write' | 'media:delete') =>
  ({ permission, at: [{ kind: 'media', from: 'params.id' }] }) as const;
const atProperty = { kind: 'property', from: 'query.propertyId' } as const;
const inBody = { kind: 'property', from: 'body.propertyId' } as const;
const file = { files: { file: { maxBytes: largestPicture } } };
const ofProperty = z.object({ propertyId: id });
const several = ofProperty.extend({
  ids: z.array(id).min(1, 'Choose a picture').max(mostChanged, `Choose at most ${mostChanged} pictures`),
});
const begun = z.object({ jobId: id, pictures: z.number().int() });

export const mediaLibraryEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/media/library',
    summary: 'Pictures a property may show with all that is kept about them, filtered and sorted',
    access: { permission: 'media:read', at: [atProperty] },
    query: paging.extend({ propertyId: id, sort: librarySort.default('-createdAt'), ...filters }),
    responses: { 200: listOf(libraryPicture) },
  }),
  overview: endpoint({
    method: 'GET',
    path: '/media/overview',
    summary: 'How many pictures there are, how far they are described, folders, tags and room',
    access: { permission: 'media:read', at: [atProperty] },
    query: ofProperty,
    responses: { 200: libraryOverview },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/media',
    summary: 'Upload a picture of a property; it is kept made anew, without what the camera noted',
    access: { permission: 'media:write', at: [inBody] },
    body: z.object({ propertyId: id, title: title.default(''), folderId: id.optional() }),
    form: file,
    responses: { 201: libraryPicture },
  }),
  one: endpoint({
    method: 'GET',
    path: '/media/:id',
    summary: 'One picture with all that is kept about it',
    access: own('media:read'),
    params: idParams,
    versioned: true,
    responses: { 200: libraryPicture },
  }),
  change: endpoint({
    method: 'PUT',
    path: '/media/:id',
    summary: 'Change what is kept about a picture; what is left out stays',
    access: own('media:write'),
    params: idParams,
    body: pictureChange,
    versioned: true,
    responses: { 200: libraryPicture },
  }),
  replace: endpoint({
    method: 'POST',
    path: '/media/:id/file',
    summary: 'Put another file in the place of this one; every page that shows it shows the new one',
    access: own('media:write'),
    params: idParams,
    body: z.object({}),
    form: file,
    responses: { 200: libraryPicture },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/media/:id',
    summary: 'Delete a picture; one that is used only with `evenIfUsed`, else 409 `in-use`',
    access: own('media:delete'),
    params: idParams,
    query: z.object({ evenIfUsed: queryFlag }),
    responses: { 204: noContent },
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/media/changes',
    summary: 'Change the same about several pictures, as a job',
    access: { permission: 'media:write', at: [inBody] },
    body: several.extend({ change: picturesChange }),
    responses: { 202: begun },
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/media/removals',
    summary: 'Delete several pictures, those that are used too, as a job',
    access: { permission: 'media:delete', at: [inBody] },
    body: several,
    responses: { 202: begun },
  }),
  addFolder: endpoint({
    method: 'POST',
    path: '/media/folders',
    summary: 'Add a folder to the workspace of a property',
    access: { permission: 'media:write', at: [inBody] },
    body: ofProperty.extend(folderName.shape),
    responses: { 201: folder },
  }),
  renameFolder: endpoint({
    method: 'PUT',
    path: '/media/folders/:id',
    summary: 'Give a folder another name',
    access: { permission: 'media:write', at: [atProperty] },
    params: idParams,
    query: ofProperty,
    body: folderName,
    responses: { 200: folder },
  }),
  removeFolder: endpoint({
    method: 'DELETE',
    path: '/media/folders/:id',
    summary: 'Delete a folder; its pictures stay',
    access: { permission: 'media:delete', at: [atProperty] },
    params: idParams,
    query: ofProperty,
    responses: { 204: noContent },
  }),
  write: endpoint({
    method: 'POST',
    path: '/media/alt-texts',
    summary: 'Suggest alt texts for pictures where none stands, as a job',
    access: { permission: 'ai:generate', at: [inBody] },
    body: z.object({
      propertyId: id,
      ids: z.array(id).min(1, 'Choose a picture').max(mostWritten, `Choose at most ${mostWritten} pictures`),
    }),
    responses: { 202: z.object({ jobId: id, pictures: z.number().int(), texts: z.number().int() }) },
  }),
  review: endpoint({
    method: 'POST',
    path: '/media/:id/alt-texts',
    summary: 'Agree to suggested alt texts, as they are or changed, or pass over them',
    access: own('media:write'),
    params: idParams,
    body: reviewed,
    responses: { 200: libraryPicture },
  }),
} as const;

/** Languages of these a picture is not described in; none for a decorative one. */
export const undescribedIn = (
  { altText, decorative }: Pick<LibraryPicture, 'altText' | 'decorative'>,
  languages: readonly Language[],
): Language[] => (decorative ? [] : languages.filter((one) => !altText[one]));
