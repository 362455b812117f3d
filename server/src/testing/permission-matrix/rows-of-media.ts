/** Rows of the matrix about the library of pictures. */
import type { EndpointName, Row } from './rows.ts';

type Names = Extract<EndpointName, `media-library.${string}`>;

const media = (needs: string, answers: number, path: Row['path']) => ({
  ...{ needs, answers, path },
  stands: 'property' as const,
});
/** Asked for as JSON, a file is what is missing. */
const withoutFile = 422;

export const mediaRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'media-library.find': media('media:read', 200, ({ property }) => `/media/library?propertyId=${property}`),
  'media-library.overview': media('media:read', 200, ({ property }) => `/media/overview?propertyId=${property}`),
  'media-library.one': media('media:read', 200, ({ media: id }) => `/media/${id}`),
  'media-library.upload': {
    ...media('media:write', withoutFile, () => '/media'),
    body: ({ property }) => ({ propertyId: property }),
  },
  'media-library.change': {
    ...media('media:write', 200, ({ media: id }) => `/media/${id}`),
    body: () => ({ credit: 'Ines Brandt' }),
  },
  'media-library.replace': {
    ...media('media:write', withoutFile, ({ media: id }) => `/media/${id}/file`),
    body: () => ({}),
  },
  'media-library.remove': media('media:delete', 204, ({ media: id }) => `/media/${id}`),
  'media-library.changeMany': {
    ...media('media:write', 202, () => '/media/changes'),
    body: ({ media: id, property }) => ({ propertyId: property, ids: [id], change: { credit: 'Ines Brandt' } }),
  },
  'media-library.removeMany': {
    ...media('media:delete', 202, () => '/media/removals'),
    body: ({ media: id, property }) => ({ propertyId: property, ids: [id] }),
  },
  'media-library.addFolder': {
    ...media('media:write', 201, () => '/media/folders'),
    body: ({ property }) => ({ propertyId: property, name: 'Winter' }),
  },
  'media-library.renameFolder': {
    ...media('media:write', 200, ({ mediaFolder, property }) => `/media/folders/${mediaFolder}?propertyId=${property}`),
    body: () => ({ name: 'Spring' }),
  },
  'media-library.removeFolder': media(
    'media:delete',
    204,
    ({ mediaFolder, property }) => `/media/folders/${mediaFolder}?propertyId=${property}`,
  ),
  'media-library.write': {
    ...media('ai:generate', 202, () => '/media/alt-texts'),
    body: ({ property, media: id }) => ({ propertyId: property, ids: [id] }),
  },
  'media-library.review': {
    ...media('media:write', 200, ({ media: id }) => `/media/${id}/alt-texts`),
    body: () => ({ approve: { en: 'The lake front' } }),
  },
};
