/**
 * Pictures of properties and those an organisation shares. Their files are public to whoever knows the id, which
 * cannot be guessed; everything that is known of them is the tenant's. It keeps no file as it was uploaded.
 */
import type { ReadStream } from 'node:fs';
import type { Language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import { type Media, pictureWidths } from '@foyer/contract/media';
import { uuidv7 } from 'uuidv7';
import { notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { keepFile, openFile, removeFile } from '../../gateways/storage/disk.ts';
import type { Picture } from './pictures/rules.ts';
import { presentMedia } from './presenter.ts';
import * as store from './store.ts';

/** A picture with the words it was filed under. */
export type Image = Media & { tags: string[] };

const nameOf = (id: string, width?: number) => `${id}${width ? `-${width}` : ''}.webp`;

/** Pictures a property may show, its own first. */
export async function listMedia(
  scope: Scope,
  query: Paging & { propertyId: string },
): Promise<{ data: Media[]; total: number }> {
  const { rows, total } = await store.listMedia(scope, query);
  return { data: rows.map((row) => presentMedia(row.media)), total };
}

/** All of them, with their tags. */
export async function imagesOf(scope: Scope, propertyId: string): Promise<Image[]> {
  const { rows } = await store.listMedia(scope, { propertyId, skip: 0, take: 1000 });
  return rows.map((row) => ({ ...presentMedia(row.media), tags: row.media.tags }));
}

/** Which of these are pictures of the organisation. */
export const areMedia = async (scope: TenantScope, ids: readonly string[]): Promise<Set<string>> =>
  new Set(await store.findMediaIds(scope, ids));

/** Files a picture. `propertyId` null shares it with the whole organisation. The file is there before its row is. */
export async function addMediaFile(
  scope: TenantScope,
  about: {
    workspaceId: string;
    propertyId: string | null;
    title: string;
    altText: Partial<Record<Language, string>>;
    tags: string[];
  },
  picture: Picture,
): Promise<Media> {
  const id = uuidv7();
  const { mimeType, width, height } = picture;
  await keepFile('media', nameOf(id), picture.bytes);
  for (const narrow of picture.narrower) await keepFile('media', nameOf(id, narrow.width), narrow.bytes);
  return presentMedia(await store.insertMedia(scope, { id, ...about, mimeType, width, height }));
}

/** Takes away what stands about a property or in a workspace; the files go once the transaction stands. */
export async function removeMediaOf(
  scope: TenantScope,
  what: { propertyId: string } | { workspaceId: string },
): Promise<void> {
  const ids = await store.deleteMediaOf(scope, what);
  scope.afterCommit(() => {
    for (const name of ids.flatMap((id) => [undefined, ...pictureWidths].map((width) => nameOf(id, width)))) {
      // A file that stays behind is in nobody's way: its name is known to nobody.
      removeFile('media', name).catch(() => {});
    }
  });
}

/** The picture itself; with a width, in that width unless it is as narrow anyway. Throws 404. */
export async function openMedia(
  id: string,
  width?: number,
): Promise<{ stream: ReadStream; length: number; mimeType: string }> {
  const narrow = width ? await openFile('media', nameOf(id, width)) : undefined;
  const file = narrow ?? (await openFile('media', nameOf(id)));
  if (!file) throw notFound('Picture');
  return { ...file, mimeType: 'image/webp' };
}
