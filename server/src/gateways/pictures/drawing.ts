/**
 * What is done to the bytes of pictures, run in a process of its own: made anew as WebP, upright, without a word of what
 * the camera noted, in each width it is asked for in; and what is seen in it. It refuses what is no picture of the five
 * formats and what unpacks into too much.
 */
import { type Focus, isCut, pictureCuts, pictureWidths } from '@foyer/contract/media';
import sharp, { type Sharp } from 'sharp';
import type { Wanted } from './workshop.ts';

const mostPixels = 50_000_000;
const longestSide = 20_000;
const mostFrames = 1000;
/** Wider ones are made narrower: no screen shows more. */
const widest = 3200;
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/** What is seen in a picture without anybody saying it. */
export type Seen = {
  /** A few pixels of it as a data address. */
  placeholder: string;
  /** What colors it is made of, the first the most, as `#rrggbb`. */
  colors: string[];
  /** 64 bits that few of differ in pictures that look alike; null where there is nothing to tell apart. */
  likeness: bigint | null;
};

export type Picture = {
  mimeType: 'image/webp';
  /** Pixels of the picture in its own width. */
  width: number;
  height: number;
  bytes: Uint8Array;
  /** The narrower ones, by their width. */
  narrower: { width: number; bytes: Uint8Array }[];
  seen?: Seen;
};

// Whatever else the library could open, such as drawings that load other files, it does not try.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`) });
sharp.cache(false);

/** Throws for bytes that are no JPEG, PNG, WebP, AVIF or GIF, or unpack into too much. */
export async function draw(bytes: Uint8Array): Promise<Picture> {
  const { format, width = 0, height = 0, pages = 1 } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  if (!formats.has(format ?? '') || Math.max(width, height) > longestSide || pages > mostFrames) {
    throw new Error('Not a picture that is taken');
  }
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  const own = await encoded(picture, widest);
  // The narrower ones come from what is kept: reading a photograph is most of the work.
  const kept = sharp(own.data);
  const widths = pictureWidths.filter((narrow) => narrow < own.info.width);
  const narrower: Picture['narrower'] = [];
  for (const narrow of widths) narrower.push({ width: narrow, bytes: (await encoded(kept, narrow)).data });
  const small = narrower[0]?.bytes ?? own.data;
  const seen = await see(small);
  return { mimeType: 'image/webp', width: own.info.width, height: own.info.height, bytes: own.data, narrower, seen };
}

/** A kept picture in another form; null when it is no wider than the width asked for, so that its own will do. */
export async function encodeAs({ form, width, focus }: Wanted, bytes: Uint8Array): Promise<Uint8Array | null> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  if (isCut(form)) return (await cut(picture, pictureCuts[form], focus ?? null)).jpeg({ quality: 80 }).toBuffer();
  if (width !== undefined && ((await picture.metadata()).width ?? 0) <= width) return null;
  const narrow = picture.resize({ width, withoutEnlargement: true });
  return form === 'avif' ? narrow.avif({ quality: 52, effort: 2 }).toBuffer() : narrow.webp({ quality: 82 }).toBuffer();
}

/** As much of a picture as its sides allow: around the place named, else where most is to be seen; never enlarged. */
async function cut(picture: Sharp, most: { width: number; height: number }, focus: Focus | null): Promise<Sharp> {
  const own = await picture.metadata();
  const scale = Math.min(own.width / most.width, own.height / most.height);
  const [width, height] = [Math.round(most.width * scale), Math.round(most.height * scale)];
  const size = scale < 1 ? { width, height } : most;
  if (!focus) return picture.resize({ ...size, fit: 'cover', position: 'attention' });
  const within = (place: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(place * whole - part / 2, 0), whole - part));
  const left = within(focus.x, own.width, width);
  const top = within(focus.y, own.height, height);
  return picture.extract({ left, top, width, height }).resize(size);
}

const encoded = (picture: Sharp, width: number) =>
  picture
    .clone()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });

async function see(bytes: Uint8Array): Promise<Seen> {
  const picture = sharp(bytes);
  const [tiny, colors, grey] = await Promise.all([
    picture.clone().resize({ width: 16 }).webp({ quality: 40 }).toBuffer(),
    picture.clone().resize(40, 40, { fit: 'fill' }).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer(),
    picture.clone().resize(9, 8, { fit: 'fill' }).flatten({ background: '#fff' }).greyscale().raw().toBuffer(),
  ]);
  return {
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    colors: mainColors(colors),
    likeness: likenessOf(grey),
  };
}

/** Whether each of 64 neighbours to the right is lighter: what stays the same in another size, cut or quality. */
function likenessOf(grey: Buffer): bigint | null {
  if (Math.max(...grey) - Math.min(...grey) < 8) return null;
  let bits = 0n;
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const at = y * 9 + x;
      bits = (bits << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}

const mostColors = 5;
/** Colors nearer than this look like one. */
const apart = 48;

function mainColors(pixels: Buffer): string[] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum = [bin.sum[0] + r, bin.sum[1] + g, bin.sum[2] + b];
    bins.set(key, bin);
  }
  const chosen: [number, number, number][] = [];
  for (const { count, sum } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    const color = sum.map((part) => Math.round(part / count)) as [number, number, number];
    if (chosen.length < mostColors && chosen.every((other) => distance(other, color) > apart)) chosen.push(color);
  }
  return chosen.map((color) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));
