/**
 * Pictures of the pages, fetched from the API by id and kept in memory up to a bound. A picture never changes under
 * its id and version, so a browser may keep it for good. Refuses anything that is not a picture.
 */
import { isCut, pictureWidths } from '@foyer/contract/media';
import { type Answer, makeAnswer } from './answers.ts';
import type { Api, PictureRequest } from './api.ts';
import { immutable } from './assets.ts';
import { fileHeaders } from './policies.ts';
import { createShelf } from './shelf.ts';

const bytesOfPictures = 128_000_000;
/** Until the form that was asked for is made. */
const standIn = 'public, max-age=30';
const address =
  /^\/_media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\.v(\d{1,5}))?(?:-(\d{2,4}|card|wide|classic|square)(?:-(\d{1,3}x\d{1,3}))?)?\.([a-z0-9]{1,5})$/i;

export type Images = ReturnType<typeof createImages>;

export function createImages(api: Api) {
  const shelf = createShelf<Answer>(bytesOfPictures);
  const underway = new Map<string, Promise<Answer | 'unknown' | 'away'>>();

  async function fetchPicture(key: string, wanted: PictureRequest): Promise<Answer | 'unknown' | 'away'> {
    const outcome = await api.picture(wanted);
    if (outcome.kind === 'away') return 'away';
    if (outcome.kind !== 'found') return 'unknown';
    const { bytes, type, asWanted } = outcome.value;
    const answer = makeAnswer({
      type,
      body: bytes,
      cacheControl: asWanted ? immutable : standIn,
      headers: fileHeaders,
      compressible: false,
    });
    if (asWanted) shelf.put(key, answer, answer.weight);
    return answer;
  }

  return {
    /** What a path such as /_media/{id}-960.webp asks for; undefined for any other path or width. */
    read(path: string): PictureRequest | undefined {
      const [, name, version, size, focus, ending] = address.exec(path) ?? [];
      if (name === undefined || ending === undefined) return undefined;
      const picture = { id: name.toLowerCase(), version: Number(version ?? 1) };
      if (size !== undefined && isCut(size)) return { ...picture, form: size, ...(focus ? { focus } : {}) };
      if (focus) return undefined;
      const form = ending.toLowerCase() === 'avif' ? 'avif' : 'webp';
      if (size === undefined) return { ...picture, form };
      const width = pictureWidths.find((one) => one === Number(size));
      return width && { ...picture, form, width };
    },
    /** The picture, or that there is none, or that nobody can say. */
    async answer(wanted: PictureRequest): Promise<Answer | 'unknown' | 'away'> {
      const key = Object.values(wanted).join(' ');
      const kept = shelf.get(key);
      if (kept) return kept;
      const asking = underway.get(key) ?? fetchPicture(key, wanted).finally(() => underway.delete(key));
      underway.set(key, asking);
      return asking;
    },
  };
}
