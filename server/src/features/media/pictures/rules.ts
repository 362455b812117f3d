/**
 * Makes out of any uploaded bytes the one form in which pictures are kept: WebP, upright, without a word of what the
 * camera noted. It refuses what is no picture and what would unpack into more than 50 megapixels.
 */
import sharp, { type Sharp } from 'sharp';
import { invalid } from '#lib/refusal.ts';

/** Width in pixels up to which a picture is shown. */
export const shownWidth = 1280;
const mostPixels = 50_000_000;

export type Picture = {
  mimeType: 'image/webp';
  /** Pixels of what is shown. */
  width: number;
  height: number;
  shown: Uint8Array;
  /** In its own size, where that is larger than what is shown. */
  full: Uint8Array | null;
};

/** Throws 422 naming `file` when the bytes are no picture. */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const { autoOrient } = await picture.metadata();
    const shown = await encoded(picture.clone().resize({ width: shownWidth, withoutEnlargement: true }));
    const full = autoOrient.width > shownWidth ? (await encoded(picture)).data : null;
    return { mimeType: 'image/webp', width: shown.info.width, height: shown.info.height, shown: shown.data, full };
  } catch {
    throw invalid([{ field: 'file', message: 'This file is not a picture we can read' }]);
  }
}

const encoded = (picture: Sharp) => picture.webp({ quality: 82, effort: 3 }).toBuffer({ resolveWithObject: true });
