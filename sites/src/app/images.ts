/**
 * Pictures of the pages, fetched from the API by id and kept in memory up to a bound. A picture never changes under
 * its id, so a browser may keep it for good. Refuses anything that is not a picture.
 */
import { type Answer, makeAnswer } from './answers.ts';
import type { Api } from './api.ts';
import { immutable } from './assets.ts';
import { fileHeaders } from './policies.ts';
import { createShelf } from './shelf.ts';

const bytesOfPictures = 128_000_000;
const uuid = /^\/_media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\.[a-z0-9]{1,5})?$/i;

export type Images = ReturnType<typeof createImages>;

export function createImages(api: Api) {
  const shelf = createShelf<Answer>(bytesOfPictures);
  const underway = new Map<string, Promise<Answer | 'unknown' | 'away'>>();

  async function fetchPicture(id: string): Promise<Answer | 'unknown' | 'away'> {
    const outcome = await api.picture(id);
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
    shelf.put(id, answer, answer.weight);
    return answer;
  }

  return {
    /** The id in a path such as /_media/{id}.webp, else undefined. */
    idOf: (path: string) => uuid.exec(path)?.[1]?.toLowerCase(),
    kept: (id: string) => shelf.get(id),
    /** The picture, or that there is none, or that nobody can say. */
    async answer(id: string): Promise<Answer | 'unknown' | 'away'> {
      const kept = shelf.get(id);
      if (kept) return kept;
      const asking = underway.get(id) ?? fetchPicture(id).finally(() => underway.delete(id));
      underway.set(id, asking);
      return asking;
    },
  };
}
