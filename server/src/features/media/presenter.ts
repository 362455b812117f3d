/** A picture as it goes over the wire: as much as whoever shows it needs, and all that the library keeps. */
import type { Focus, Media } from '@foyer/contract/media';
import type { LibraryPicture } from '@foyer/contract/media-library';
import { runtime } from '#lib/runtime.ts';
import { toInstant } from '#lib/time.ts';
import type { MediaRow } from './store.ts';

/** What must stay in sight of it; null where nobody has said. */
export const focusOf = ({ focusX, focusY }: Pick<MediaRow, 'focusX' | 'focusY'>): Focus | null =>
  focusX === null || focusY === null ? null : { x: focusX, y: focusY };

export const presentMedia = (row: MediaRow): Media => ({
  id: row.id,
  propertyId: row.propertyId,
  title: row.title,
  url: `${runtime().apiUrl}/media/${row.id}/file${row.version > 1 ? `?version=${row.version}` : ''}`,
  width: row.width,
  height: row.height,
  altText: row.altText,
});

export const presentPicture = (row: MediaRow, uses: number): LibraryPicture => ({
  ...presentMedia(row),
  tags: row.tags,
  folderId: row.folderId,
  decorative: row.decorative,
  credit: row.credit,
  licence: row.licence,
  rightsUntil: row.rightsUntil,
  focus: focusOf(row),
  placeholder: row.placeholder,
  colors: row.colors,
  bytes: row.bytes,
  version: row.edition,
  altBy: row.altBy,
  suggested: row.suggested,
  createdAt: toInstant(row.createdAt),
  uploadedBy: row.uploadedBy,
  uses,
});
