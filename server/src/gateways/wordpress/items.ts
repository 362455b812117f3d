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
const row = z.object({
  id: z.string(),
  post: z.number().int(),
  version: z.number().int(),
  status: z.string(),
  /** Over what is stored there. */
  digest: z.string().max(100),
  changed_by_hand: z.boolean(),
});
export type RowThere = z.infer<typeof row>;
const standing = row.extend({
  link: webAddress,
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  featured_media: z.number().int(),
  meta: z.record(z.string(), z.unknown()),
  terms: z.record(z.string(), z.array(z.string())),
});
export type Standing = z.infer<typeof standing>;
const picture = z.object({ post: z.number().int(), url: webAddress, alt_text: z.string() });
export type PictureThere = z.infer<typeof picture>;

/** The post of our id; null where there is none. */
export const findItem = (login: Login, type: ItemType, id: string): Promise<Standing | null> =>
  found(callPlugin(login, 'GET', `/items/${type}/${id}`), standing);

/** Posts one look takes at once. */
const page = 100;

/** Page after page, the oldest first, each as the plugin lists it: without its text. */
export async function* listItems(login: Login, type: ItemType): AsyncGenerator<{ rows: RowThere[]; total: number }> {
  for (let at = 1, known = 0; ; at += 1) {
    const answer = await callPlugin(login, 'GET', `/items/${type}?page=${at}&per_page=${page}`);
    const { data, total } = read(answer, z.object({ data: z.array(row), total: z.number().int() }));
    known += data.length;
    yield { rows: data, total };
    if (data.length === 0 || known >= total) return;
  }
}

/** What a refusal says stands there; undefined where it says nothing of it. */
export const standingIn = ({ outOf }: WordPressFailure): Standing | undefined => standing.safeParse(outOf.item).data;

/** Writes the post whole. `post` is its number from before: one deleted by hand since is refused, not made anew. */
export const putItem = async (
  login: Login,
  type: ItemType,
  id: string,
  item: Item & { version: number; post?: number } & Over,
): Promise<Standing> => read(await callPlugin(login, 'PUT', `/items/${type}/${id}`, item), standing);

/** What a hand changed there may be written over: whatever it is, or what has this digest alone. */
export type Over = { seen?: string };
type Mark = { version: number } & Over;

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
