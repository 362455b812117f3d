/**
 * Makes out of any uploaded bytes the one form in which pictures are kept: WebP, upright, without a word of what the
 * camera noted, in each width it is asked for in. It refuses what is no picture and what unpacks into too many pixels.
 */
import { pictureWidths } from '@foyer/contract/media';
import sharp, { type Sharp } from 'sharp';
import { invalid } from '#lib/refusal.ts';

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

/** Throws 422 naming `file` when the bytes are no picture. */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const own = await encoded(picture, widest);
    const widths = pictureWidths.filter((width) => width < own.info.width);
    const narrower = await Promise.all(
      widths.map(async (width) => ({ width, bytes: (await encoded(picture, width)).data })),
    );
    return { mimeType: 'image/webp', width: own.info.width, height: own.info.height, bytes: own.data, narrower };
  } catch {
    throw invalid([{ field: 'file', message: 'This file is not a picture we can read' }]);
  }
}

const encoded = (picture: Sharp, width: number) =>
  picture
    .clone()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });
