/**
 * Makes out of any uploaded bytes the one form in which pictures are kept, in processes of their own. It refuses, with
 * every field at once, what is no picture and what unpacks into too much.
 */
import type { ValidationError } from '@foyer/contract/errors';
import type { SentFiles } from '#lib/form.ts';
import { invalid, Refusal } from '#lib/refusal.ts';
import type { Picture, Seen } from '../../../gateways/pictures/drawing.ts';
import { drawPicture } from '../../../gateways/pictures/workshop.ts';

export type { Picture, Seen };

const unreadable = 'This file is not a picture we can read. Choose a JPEG, PNG, WebP, AVIF or GIF';

/** Throws 422 naming `field` when the bytes are no JPEG, PNG, WebP, AVIF or GIF, or unpack into too much. */
export async function readPicture(bytes: Uint8Array, field = 'file'): Promise<Picture> {
  const picture = await drawPicture(bytes);
  if (!picture) throw invalid([{ field, message: unreadable }]);
  return picture;
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
