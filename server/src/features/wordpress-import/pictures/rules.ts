/**
 * Pictures of a WordPress: fetched as any visitor may, made anew by the one path of the library, and filed once. It
 * refuses what is no picture; one the library has already is not filed again, and one deleted here does not come back.
 */
import { largestPicture } from '@foyer/contract/media';
import { Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { WordPressFailure } from '../../../gateways/wordpress/calls.ts';
import { download, type FileThere } from '../../../gateways/wordpress/reading.ts';
import { describeMedia } from '../../media/describing/rules.ts';
import { type Picture, readPicture } from '../../media/pictures/rules.ts';
import { addMediaFile, areMedia, findSame } from '../../media/rules.ts';
import { findOrigins, findPictures, putOrigin } from '../origins/store.ts';
import { dateOf, fileOf, linkOf } from '../policy.ts';
import { plainText, type Shown } from '../reading/rules.ts';
import type { ImportRow, ItemValues } from '../store.ts';

/** What is known of a picture before its row is written: its file made anew, or why there is none. */
export type Fetched = { known: string } | { refused: string } | { coming: true } | { picture: Picture };

const formats = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heif', 'image/gif']);

/** Fetches a picture unless it is here or must not come. `open` reads in a transaction of its own. */
export async function fetchPicture(
  open: <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>,
  row: ImportRow,
  file: FileThere,
): Promise<Fetched> {
  const before = await open((scope) => standing(scope, row, file.id));
  if (before) return before;
  if (!formats.has(file.mime_type)) {
    return {
      refused: `Only JPEG, PNG, WebP, AVIF and GIF come in; this is ${file.mime_type.slice(0, 80) || 'no picture'}`,
    };
  }
  if ((file.media_details.filesize ?? 0) > largestPicture) return { refused: 'The file is too large' };
  if (row.dryRun) return { coming: true };
  try {
    return { picture: await readPicture(await download(file.source_url, largestPicture)) };
  } catch (problem) {
    if (problem instanceof Refusal && problem.statusCode === 422) {
      return { refused: problem.validationErrors?.[0]?.message ?? problem.message };
    }
    if (problem instanceof WordPressFailure) return { refused: problem.message };
    throw problem;
  }
}

async function standing(scope: TenantScope, row: ImportRow, number: number): Promise<Fetched | null> {
  const [origin] = await findOrigins(scope, row, 'picture', [number]);
  if (!origin?.thingId) return null;
  return (await areMedia(scope, [origin.thingId])).has(origin.thingId)
    ? { known: origin.thingId }
    : { refused: 'It came in before and was deleted here' };
}

/** Files what was fetched. Throws 409 `media-full`. */
export async function takePicture(
  scope: TenantScope,
  row: ImportRow,
  file: FileThere,
  fetched: Fetched,
): Promise<ItemValues> {
  const title = plainText(file.title.raw ?? file.title.rendered).slice(0, 200);
  const item = {
    title: title || fileOf(file.source_url, row.address).slice(-200),
    link: linkOf(file.link),
    date: dateOf(file.date_gmt),
  };
  if ('refused' in fetched) return { ...item, outcome: 'left', notes: [fetched.refused], thingId: null };
  if ('known' in fetched) return { ...item, outcome: 'same', notes: [], thingId: fetched.known };
  if ('coming' in fetched) return { ...item, outcome: 'new', notes: [], thingId: null };
  const same = await findSame(scope, fetched.picture);
  const thingId = same ?? (await keep(scope, row, file, title, fetched.picture));
  await putOrigin(scope, row, 'picture', file.id, { thingId, file: fileOf(file.source_url, row.address) });
  return same
    ? { ...item, outcome: 'same', notes: ['The library has this picture already'], thingId }
    : { ...item, outcome: 'new', notes: [], thingId };
}

async function keep(
  scope: TenantScope,
  { workspaceId, propertyId, language }: ImportRow,
  { alt_text }: FileThere,
  title: string,
  picture: Picture,
): Promise<string> {
  const about = { workspaceId, propertyId, title, altText: {}, tags: [] };
  // Of many pictures at once, few are looked at soon.
  const { id } = await addMediaFile(scope, about, picture, { onDemand: true });
  const altText = plainText(alt_text).slice(0, 400);
  if (altText && language) await describeMedia(scope, id, { [language]: altText }, null);
  return id;
}

/** What stands here for the pictures texts show, by number or file; in a dry run, what lies among the files comes. */
export async function pictureFinder(
  scope: TenantScope,
  row: ImportRow,
  shown: readonly Shown[],
): Promise<(one: Shown) => string | null> {
  const numbers = shown.flatMap(({ number }) => number ?? []);
  const files = shown.flatMap(({ src }) => fileOf(src, row.address) || []);
  const origins = await findPictures(scope, row, { numbers, files });
  const there = await areMedia(
    scope,
    origins.flatMap(({ thingId }) => thingId ?? []),
  );
  const found = origins.flatMap(({ number, file, thingId }) =>
    thingId && there.has(thingId) ? [{ number, file, thingId }] : [],
  );
  const planned = new Set(row.dryRun ? row.plan?.find(({ kind }) => kind === 'picture')?.numbers : []);
  return ({ number, src }) => {
    const file = fileOf(src, row.address);
    const one =
      found.find((origin) => origin.number === number) ?? found.find((origin) => file && origin.file === file);
    if (one) return one.thingId;
    const comes = (number !== null && planned.has(number)) || (row.dryRun && file.includes('/uploads/'));
    return comes ? row.id : null;
  };
}
