/**
 * Pictures of the pages, fetched from the API by id and kept in memory up to a bound. A picture never changes under
 * its id, so a browser may keep it for good. Refuses anything that is not a picture.
 */
import { pictureWidths } from '@foyer/contract/media';
import { type Answer, makeAnswer } from './answers.ts';
import type { Api } from './api.ts';
import { immutable } from './assets.ts';
import { fileHeaders } from './policies.ts';
import { createShelf } from './shelf.ts';

const bytesOfPictures = 128_000_000;
const address =
  /^\/_media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:-(\d{2,4}))?(?:\.[a-z0-9]{1,5})?$/i;

/** A picture as a page asks for it: which one, and in which of the known widths. */
export type PictureRequest = { id: string; width?: number };

export type Images = ReturnType<typeof createImages>;

export function createImages(api: Api) {
  const shelf = createShelf<Answer>(bytesOfPictures);
  const underway = new Map<string, Promise<Answer | 'unknown' | 'away'>>();

  async function fetchPicture(key: string, wanted: PictureRequest): Promise<Answer | 'unknown' | 'away'> {
    const outcome = await api.picture(wanted.id, wanted.width);
    if (outcome.kind === 'away') return 'away';
    if (outcome.kind !== 'found') return 'unknown';
    const { bytes, type } = outcome.value;
    const answer = makeAnswer({
      type,
      body: bytes,
      cacheControl: immutable,
      headers: fileHeaders,
      compressible: false,
    });
    shelf.put(key, answer, answer.weight);
    return answer;
  }

  return {
    /** What a path such as /_media/{id}-960.webp asks for; undefined for any other path or width. */
    read(path: string): PictureRequest | undefined {
      const [, id, width] = address.exec(path) ?? [];
      if (id === undefined) return undefined;
      if (width === undefined) return { id: id.toLowerCase() };
      const known = pictureWidths.find((one) => one === Number(width));
      return known && { id: id.toLowerCase(), width: known };
    },
    /** The picture, or that there is none, or that nobody can say. */
    async answer(wanted: PictureRequest): Promise<Answer | 'unknown' | 'away'> {
      const key = `${wanted.id} ${wanted.width ?? 'whole'}`;
      const kept = shelf.get(key);
      if (kept) return kept;
      const asking = underway.get(key) ?? fetchPicture(key, wanted).finally(() => underway.delete(key));
      underway.set(key, asking);
      return asking;
    },
  };
}
