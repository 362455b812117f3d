/**
 * Makes out of any uploaded bytes the one form in which pictures are kept: WebP, upright, without a word of what the
 * camera noted, in each width it is asked for in. It refuses what is no picture and what unpacks into too many pixels.
 */
import type { ValidationError } from '@foyer/contract/errors';
import { cardSize, type PictureForm, pictureWidths } from '@foyer/contract/media';
import sharp, { type Sharp } from 'sharp';
import type { SentFiles } from '#lib/form.ts';
import { invalid, Refusal } from '#lib/refusal.ts';

const mostPixels = 50_000_000;
/** Wider ones are made narrower: no screen shows more. */
const widest = 3200;

export type Picture = {
  mimeType: 'image/webp';
  /** Pixels of the picture in its own width. */
  width: number;
  height: number;
  bytes: Uint8Array;
  /** The narrower ones, by their width. */
  narrower: { width: number; bytes: Uint8Array }[];
};

// Whatever else the library could open, such as drawings that load other files, it does not try.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`) });

const unreadable = 'This file is not a picture we can read. Choose a JPEG, PNG, WebP, AVIF or GIF';

/** Throws 422 naming `field` when the bytes are no JPEG, PNG, WebP, AVIF or GIF, or hold too many pixels. */
export async function readPicture(bytes: Uint8Array, field = 'file'): Promise<Picture> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const own = await encoded(picture, widest);
    const widths = pictureWidths.filter((width) => width < own.info.width);
    const narrower = await Promise.all(
      widths.map(async (width) => ({ width, bytes: (await encoded(picture, width)).data })),
    );
    return { mimeType: 'image/webp', width: own.info.width, height: own.info.height, bytes: own.data, narrower };
  } catch {
    throw invalid([{ field, message: unreadable }]);
  }
}

/** Pictures of a form by their fields. Throws 422 naming every field that holds none. */
export async function readPictures(files: SentFiles): Promise<Record<string, Picture>> {
  const problems: ValidationError[] = [];
  const pictures: Record<string, Picture> = {};
  // One after the other: each takes all the memory its pixels need.
  for (const [field, file] of Object.entries(files)) {
    try {
      if (file) pictures[field] = await readPicture(file.bytes, field);
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.validationErrors)) throw problem;
      problems.push(...problem.validationErrors);
    }
  }
  if (problems.length > 0) throw invalid(problems);
  return pictures;
}

/** A kept picture in another form; null when it is no wider than the width asked for, so that its own will do. */
export async function encodeAs(form: PictureForm, bytes: Uint8Array, width?: number): Promise<Uint8Array | null> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  if (form === 'card') {
    return picture
      .resize({ ...cardSize, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 80 })
      .toBuffer();
  }
  if (width !== undefined && ((await picture.metadata()).width ?? 0) <= width) return null;
  const narrow = picture.resize({ width, withoutEnlargement: true });
  return form === 'avif' ? narrow.avif({ quality: 52, effort: 2 }).toBuffer() : narrow.webp({ quality: 82 }).toBuffer();
}

const encoded = (picture: Sharp, width: number) =>
  picture
    .clone()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });
