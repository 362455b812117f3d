/** Pictures of the library as the server sends them, and an API that holds some. */
import { mediaEndpoints } from '@foyer/contract/media';
import { type LibraryOverview, type LibraryPicture, mediaLibraryEndpoints } from '@foyer/contract/media-library';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { haldenApi } from '#testing/render-path.tsx';
import { listed, permissionEntries, uuid } from '#testing/samples.ts';

export const libraryPicture = (number: number, change: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ id: uuid(number), propertyId: uuid(40), title: 'Lake pool', url: `http://api.test/media/${uuid(number)}/file` },
  ...{ width: 2400, height: 1600, altText: {}, tags: ['pool'], folderId: null, decorative: false },
  ...{ credit: '', licence: '', rightsUntil: null, focus: null, placeholder: '', colors: ['#205060'] },
  ...{ bytes: 240_000, version: 1, altBy: {}, suggested: {}, createdAt: '2026-11-20T08:00:00Z' },
  ...{ uploadedBy: 'Ines Brandt', uses: 0, ...change },
});

const overview = (pictures: readonly LibraryPicture[], change: Partial<LibraryOverview> = {}): LibraryOverview => ({
  total: pictures.length,
  ...{ undescribed: 1, undescribedLive: 1, toReview: 0, writing: null, changing: null },
  coverage: [
    { language: 'en', described: 2 },
    { language: 'de', described: 1 },
  ],
  folders: [{ id: uuid(500), name: 'Rooms', pictures: 1 }],
  tags: [{ tag: 'pool', pictures: 3 }],
  quota: { used: 720_000, limit: 10_000_000_000 },
  ...change,
});

const language = (languageId: string, isDefault: boolean) => ({
  ...{ id: uuid(isDefault ? 601 : 602), propertyId: uuid(40), languageId, name: languageId, isDefault, isActive: true },
});

/** The library of Halden am See in English and German. */
export function libraryApi(pictures: LibraryPicture[], change: Partial<LibraryOverview> = {}) {
  const held = new Map(pictures.map((picture) => [picture.id, picture]));
  const told = overview(pictures, change);
  const api = haldenApi()
    .on(permissionEndpoints.list, () => permissionEntries(rolePermissions.editor))
    .on(propertyLanguageEndpoints.list, () => listed(language('en', true), language('de', false)))
    .on(mediaLibraryEndpoints.overview, () => told)
    .on(mediaLibraryEndpoints.find, () => listed(...held.values()))
    .on(mediaLibraryEndpoints.one, ({ params }) => held.get(params.id ?? '') as LibraryPicture)
    .on(mediaEndpoints.uses, () => listed())
    .on(mediaLibraryEndpoints.change, ({ params, body }) => {
      const next = { ...(held.get(params.id ?? '') as LibraryPicture), ...(body as object) };
      held.set(next.id, next);
      return next;
    });
  return { api, held, overview: told };
}
