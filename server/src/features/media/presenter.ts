/** A picture as it goes over the wire. */
import type { Media } from '@foyer/contract/media';
import { runtime } from '#lib/runtime.ts';
import type { MediaRow } from './store.ts';

export const presentMedia = (row: MediaRow): Media => ({
  id: row.id,
  propertyId: row.propertyId,
  title: row.title,
  url: `${runtime().apiUrl}/media/${row.id}/file${row.version > 1 ? `?version=${row.version}` : ''}`,
  width: row.width,
  height: row.height,
  altText: row.altText,
});
