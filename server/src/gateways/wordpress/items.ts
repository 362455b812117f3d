/**
 * What is written into a WordPress by our own ids: posts, pictures and terms. Each call may be repeated and makes
 * nothing twice; a post carries our version, and the site refuses one older than it has.
 */
import { z } from 'zod';
import { callPlugin, type Login, WordPressFailure } from './calls.ts';

export type ItemType = 'property' | 'event' | 'landing-page' | 'article';
/** A post as the plugin takes it. */
export type Item = {
  status: 'publish';
  title: string;
  content: string;
  excerpt: string;
  slug: string;
  featured_media: number;
  meta: Record<string, unknown>;
  terms: Record<string, string[]>;
};

/** People are led there: nothing but a page on the web will do. */
const webAddress = z.url({ protocol: /^https?$/ });
const standing = z.object({
  post: z.number().int(),
  version: z.number().int(),
  status: z.string(),
  link: webAddress,
  changed_by_hand: z.boolean(),
});
export type Standing = z.infer<typeof standing>;
const picture = z.object({ post: z.number().int(), url: webAddress, alt_text: z.string() });
export type PictureThere = z.infer<typeof picture>;

/** The post of our id; null where there is none. */
export const findItem = (login: Login, type: ItemType, id: string): Promise<Standing | null> =>
  found(callPlugin(login, 'GET', `/items/${type}/${id}`), standing);

/** Writes the post whole. `post` is its number from before: one deleted by hand since is refused, not made anew. */
export const putItem = async (
  login: Login,
  type: ItemType,
  id: string,
  item: Item & { version: number; post?: number; overwrite?: boolean },
): Promise<Standing> => read(await callPlugin(login, 'PUT', `/items/${type}/${id}`, item), standing);

type Mark = { version: number; overwrite: boolean };

/** Takes the post off the site and keeps it there as a draft; null where there is none. */
export const unpublishItem = (login: Login, type: ItemType, id: string, mark: Mark): Promise<Standing | null> =>
  found(callPlugin(login, 'POST', `/items/${type}/${id}/unpublish`, mark), standing);

export async function deleteItem(login: Login, type: ItemType, id: string, mark: Mark): Promise<void> {
  await callPlugin(login, 'DELETE', `/items/${type}/${id}`, mark);
}

export const findPicture = (login: Login, id: string): Promise<PictureThere | null> =>
  found(callPlugin(login, 'GET', `/media/${id}`), picture);

export async function putPicture(
  login: Login,
  id: string,
  file: { bytes: Buffer; name: string; title: string; altText: string },
): Promise<PictureThere> {
  const form = new FormData();
  form.set('title', file.title);
  form.set('alt_text', file.altText);
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: 'image/webp' }), file.name);
  return read(await callPlugin(login, 'POST', `/media/${id}`, form), picture);
}

export async function putTerm(login: Login, taxonomy: string, slug: string, name: string): Promise<void> {
  await callPlugin(login, 'PUT', `/terms/${taxonomy}/${slug}`, { name });
}

function read<T>(json: unknown, shape: z.ZodType<T>): T {
  const known = shape.safeParse(json);
  if (!known.success) throw new WordPressFailure('upstream', 'The plugin gave an answer that cannot be read');
  return known.data;
}

async function found<T>(answer: Promise<unknown>, shape: z.ZodType<T>): Promise<T | null> {
  try {
    return read(await answer, shape);
  } catch (problem) {
    if (problem instanceof WordPressFailure && problem.code === 'not-found') return null;
    throw problem;
  }
}
