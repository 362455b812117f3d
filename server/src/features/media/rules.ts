/**
 * Pictures of properties and those an organisation shares. Their files are public to whoever knows the id, which
 * cannot be guessed; everything that is known of them is the tenant's. It keeps no file as it was uploaded.
 */
import type { Readable } from 'node:stream';
import type { Language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import { type Focus, type Media, pictureWidths } from '@foyer/contract/media';
import { uuidv7 } from 'uuidv7';
import { notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { openFile, readFile } from '../../gateways/storage/files.ts';
import { keepPicture } from './filing/rules.ts';
import { dropFiles, type FormOf, fileName, keptName, makeSoon, typeOf } from './forms/rules.ts';
import type { Picture } from './pictures/rules.ts';
import { focusOf, presentMedia } from './presenter.ts';
import * as store from './store.ts';

/** A picture with the words it was filed under, how often its file was replaced, and what must stay in sight of it. */
export type Image = Media & { tags: string[]; version: number; focus: Focus | null };

const imageOf = (row: store.MediaRow): Image => ({
  ...presentMedia(row),
  ...{ tags: row.tags, version: row.version, focus: focusOf(row) },
});

/** Pictures a property may show, its own first; those described in all, some or none of the languages where asked. */
export async function listMedia(
  scope: Scope,
  query: Paging & { propertyId: string } & Partial<store.DescribedIn>,
): Promise<{ data: Media[]; total: number }> {
  const { rows, total } = await store.listMedia(scope, query);
  return { data: rows.map((row) => presentMedia(row.media)), total };
}

/** How many of them are described in all, some and none of these languages. */
export const countDescribed = store.countDescribed;
/** How many of those without a description guests see on live pages. */
export const countUndescribedLive = store.countUndescribedLive;

/** All of them, with their tags. */
export async function imagesOf(scope: Scope, propertyId: string): Promise<Image[]> {
  const { rows } = await store.listMedia(scope, { propertyId, skip: 0, take: 1000 });
  return rows.map((row) => imageOf(row.media));
}

/** Pictures of the organisation by their ids, in no order; those that are not there are left out. */
export async function imagesByIds(scope: Scope, ids: readonly string[]): Promise<Image[]> {
  const rows = await store.findMedia(scope, ids);
  return rows.map(imageOf);
}

/** Which of these are pictures of the organisation. */
export const areMedia = async (scope: TenantScope, ids: readonly string[]): Promise<Set<string>> =>
  new Set(await store.findMediaIds(scope, ids));

/**
 * Files a picture. `propertyId` null shares it with the whole organisation. The file is there before its row is; its
 * other forms are made afterwards, or with `onDemand` only when somebody asks for them. Throws 409 `media-full`.
 */
export async function addMediaFile(
  scope: TenantScope,
  about: {
    workspaceId: string;
    propertyId: string | null;
    title: string;
    altText: Partial<Record<Language, string>>;
    tags: string[];
    folderId?: string | undefined;
  },
  picture: Picture,
  options: { onDemand?: boolean } = {},
): Promise<Media> {
  const kept = await keepPicture(scope, { id: uuidv7(), version: 1 }, picture, options);
  return presentMedia(await store.insertMedia(scope, { ...kept, ...about, uploadedBy: scope.actor.name }));
}

/** Id of a picture the organisation keeps already that is the very same as one made of a file; undefined for none. */
export const findSame = async (
  scope: TenantScope,
  { bytes, narrower, ...seen }: Picture,
): Promise<string | undefined> =>
  store.findSame(scope, {
    ...seen,
    bytes: bytes.length + narrower.reduce((sum, one) => sum + one.bytes.length, 0),
    likeness: seen.seen?.likeness ?? null,
  });

/**
 * The picture as WebP, as wide as a page shows it at most, or narrower where that has more bytes than it may; the
 * narrowest where none is small enough, undefined where its files are gone.
 */
export async function readMedia(
  { id, version }: Pick<Image, 'id' | 'version'>,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer | undefined> {
  const [widest, ...narrower] = [...pictureWidths].reverse();
  let last: Buffer | undefined;
  for (const width of [widest, undefined, ...narrower]) {
    const file = await readFile('media', keptName(id, version, width));
    // Where there is none of the greatest width the picture itself is narrower.
    if (file && file.length <= mostBytes) return file;
    last = file ?? last;
  }
  return last;
}

/** Takes away what stands about a property or in a workspace; the files go once the transaction stands. */
export async function removeMediaOf(
  scope: TenantScope,
  what: { propertyId: string } | { workspaceId: string },
): Promise<void> {
  const gone = await store.deleteMediaOf(scope, what);
  scope.afterCommit(() => {
    for (const one of gone) dropFiles(one, focusOf(one));
  });
}

/**
 * The picture in a form and width. Where it is as narrow anyway its own width serves; where the form is not made yet it
 * will be soon, and WebP stands in: then `asWanted` is false. Throws 404.
 */
export async function openMedia(
  wanted: FormOf,
): Promise<{ stream: Readable; length: number; mimeType: string; asWanted: boolean }> {
  const { focus, ...plain } = wanted;
  const { form, width } = plain;
  const made = await openFile('media', fileName(wanted));
  if (made) return { ...made, mimeType: typeOf(form), asWanted: true };
  const narrow = width && (await openFile('media', fileName({ ...wanted, form: 'webp' })));
  // Whoever changes what must stay in sight has the cut made; a request cannot.
  if (focus) return { ...(await openMedia({ ...plain, form: 'webp' })), asWanted: false };
  const whole = { ...wanted, width: undefined };
  if (form === 'webp' || (width && !narrow)) {
    // As narrow as asked for: its own width in the form is the one.
    if (width) return openMedia(whole);
    throw notFound('Picture');
  }
  const standIn = narrow || (await openFile('media', fileName({ ...whole, form: 'webp' })));
  if (!standIn) throw notFound('Picture');
  makeSoon(wanted);
  return { ...standIn, mimeType: typeOf('webp'), asWanted: false };
}
