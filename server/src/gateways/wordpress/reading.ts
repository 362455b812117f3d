/**
 * Reads what a WordPress holds by the interface every WordPress has: posts, pages, media, categories and tags, a page at
 * a time. It writes nothing and needs no plugin. A read that was lost, cut or answered by an error page is tried again;
 * pictures are fetched without the password, and never from a private address.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Language, languages } from '@foyer/contract/languages';
import type { WordPressKind } from '@foyer/contract/wordpress-import';
import { z } from 'zod';
import { OutboundRefused, outboundWith } from '#lib/outbound.ts';
import { type Answer, callSite, type Login, refusalOf, sentences, WordPressFailure } from './calls.ts';

/** As the database keeps it. */
const number = z.number().int().min(0).max(2_147_483_647);
/** Without what no database takes: half characters, and the one that is none. */
const words = z.string().transform((text) => text.toWellFormed().replaceAll('\u0000', ''));
const rendered = z.object({ raw: words.optional(), rendered: words.default('') });
const told = { id: number, link: words.default('') };
/** A date without a zone: WordPress tells it in universal time. */
const date = z.string().nullish();

const term = z.object({
  ...told,
  name: words,
  slug: words,
  description: words.default(''),
  parent: number.default(0),
});
const text = z.object({
  ...told,
  slug: words.default(''),
  status: z.string().default('publish'),
  date_gmt: date,
  title: rendered,
  content: rendered,
  excerpt: rendered.default({ rendered: '' }),
  author: number.default(0),
  featured_media: number.default(0),
  categories: z.array(number).default([]),
  tags: z.array(number).default([]),
});
const file = z.object({
  ...told,
  date_gmt: date,
  title: rendered,
  alt_text: words.default(''),
  mime_type: words.default(''),
  source_url: words,
  media_details: z.object({ filesize: number.optional().catch(undefined) }).catch({}),
});
export type TermThere = z.infer<typeof term>;
export type TextThere = z.infer<typeof text>;
export type FileThere = z.infer<typeof file>;

/** What the user of a connection may see. */
export type Sight = { edits: boolean };
type Kinds = { category: TermThere; tag: TermThere; picture: FileThere; post: TextThere; page: TextThere };

const routes: Record<WordPressKind, string> = {
  category: 'categories',
  tag: 'tags',
  picture: 'media',
  post: 'posts',
  page: 'pages',
};
const shapes: { [K in WordPressKind]: z.ZodType<Kinds[K]> } = {
  category: term,
  tag: term,
  picture: file,
  post: text,
  page: text,
};
const fields: Record<WordPressKind, string> = {
  category: 'id,link,name,slug,description,parent',
  tag: 'id,link,name,slug',
  picture: 'id,link,date_gmt,title,alt_text,mime_type,source_url,media_details',
  post: 'id,link,slug,status,date_gmt,title,content,excerpt,author,featured_media,categories,tags',
  page: 'id,link,slug,status,date_gmt,title,content,excerpt,author,featured_media',
};
const isText = (kind: WordPressKind): boolean => kind === 'post' || kind === 'page';
/** Everything but what was thrown away there. */
const statuses = 'publish,future,draft,pending,private';

const capability = z.record(z.string(), z.unknown()).catch({});
const whoami = z.object({ id: number, capabilities: capability });

/** Whether the user may read drafts and what editors typed. Throws WordPressFailure for a visitor. */
export async function sightOf(login: Login): Promise<Sight> {
  const { json } = await read(login, 'users/me', { context: 'edit', _fields: 'id,capabilities' });
  const me = whoami.safeParse(json);
  if (!me.success) throw new WordPressFailure('wrong-password', sentences['wrong-password'] as string);
  const { capabilities } = me.data;
  const needed = ['edit_posts', 'edit_others_posts', 'edit_pages', 'edit_others_pages'];
  return { edits: needed.every((one) => capabilities[one] === true) };
}

const listed = z.array(
  z.object({ id: number, parent: number.default(0), guid: z.object({ rendered: z.string() }).optional() }),
);

/** Ids of a kind, the oldest first; a category behind the one it stands below. What Foyer has put there is left out. */
export async function numbersOf(login: Login, kind: WordPressKind, { edits }: Sight): Promise<number[]> {
  const found: z.infer<typeof listed> = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(login, routes[kind], {
      ...{ page: String(page), per_page: '100', orderby: 'id', order: 'asc', _fields: 'id,parent,guid' },
      ...(isText(kind) && edits ? { status: statuses } : {}),
    });
    const rows = listed.safeParse(answer.json);
    if (!rows.success) throw unreadable();
    found.push(...rows.data);
    pages = answer.pages ?? (rows.data.length === 100 ? page + 1 : page);
  }
  const own = found.filter(({ guid }) => !guid?.rendered.includes('urn:foyer:'));
  return kind === 'category' ? inTreeOrder(own) : [...new Set(own.map(({ id }) => id))];
}

/** Parents before their children; one whose parents run in a circle comes last. */
function inTreeOrder(rows: readonly { id: number; parent: number }[]): number[] {
  const known = new Set(rows.map(({ id }) => id));
  const done = new Set<number>();
  for (let before = -1; done.size > before; ) {
    before = done.size;
    for (const { id, parent } of rows) if (!known.has(parent) || done.has(parent)) done.add(id);
  }
  return [...done, ...rows.map(({ id }) => id).filter((id) => !done.has(id))];
}

/** Things by their ids; one that is gone or cannot be read is missing. At most 100. */
export async function thingsOf<K extends WordPressKind>(
  login: Login,
  kind: K,
  numbers: readonly number[],
  { edits }: Sight,
): Promise<Map<number, Kinds[K]>> {
  const { json } = await read(login, routes[kind], {
    ...{ include: numbers.join(), per_page: '100', _fields: fields[kind] },
    ...(isText(kind) && edits ? { status: statuses, context: 'edit' } : {}),
  });
  if (!Array.isArray(json)) throw unreadable();
  const things = json.flatMap((row) => shapes[kind].safeParse(row).data ?? []);
  return new Map(things.map((thing) => [thing.id, thing as Kinds[K]]));
}

/** Names of those who write there, by their ids, as far as they are told. */
export async function authorsOf(login: Login): Promise<Map<number, string>> {
  const people = z.array(z.object({ id: number, name: words }));
  const { json } = await read(login, 'users', { per_page: '100', _fields: 'id,name' });
  return new Map((people.safeParse(json).data ?? []).map(({ id, name }) => [id, name]));
}

/** The language the site says its pages are in, where it is one of ours. */
export async function languageOf(login: Login): Promise<Language | null> {
  const html = Buffer.from(await download(`${login.address}/`, limitOfPage)).toString('utf8', 0, 20_000);
  const said = /<html[^>]{0,1000}?\slang=["']?([a-z]{2})\b/i.exec(html)?.[1]?.toLowerCase();
  return languages.find((one) => one === said) ?? null;
}
const limitOfPage = 8 * 1024 * 1024;

/** What any visitor gets at an address. Throws WordPressFailure, also for more than `mostBytes`. */
export async function download(url: string, mostBytes: number): Promise<Uint8Array> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) throw unreadable();
  return again(async () => {
    const fetched = outboundWith({ total: 60_000, silence: 10_000, maxBytes: mostBytes });
    try {
      const answer = await fetched(url);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      throw new WordPressFailure(answer.status >= 500 ? 'upstream' : 'refused', `The file answers ${answer.status}`);
    } catch (problem) {
      throw problem instanceof WordPressFailure ? problem : noFile(problem);
    }
  });
}

function noFile(problem: unknown): WordPressFailure {
  const refused = problem instanceof OutboundRefused ? problem : (problem as Error | undefined)?.cause;
  if (refused instanceof OutboundRefused) {
    const tooLong = refused.message.startsWith('The answer is longer');
    return new WordPressFailure(
      tooLong ? 'too-large' : 'private-address',
      tooLong ? 'The file is too large' : 'The file lies at a private address',
    );
  }
  return new WordPressFailure('unreachable', 'The file could not be fetched');
}

async function read(login: Login, route: string, query: Record<string, string>): Promise<Answer> {
  const address = `${login.address}/wp-json/wp/v2/${route}?${new URLSearchParams(query)}`;
  return again(async () => {
    const answer = await callSite(address, 'GET', { login });
    if (answer.status < 300 && answer.json !== undefined) return answer;
    const refused = refusalOf(answer.status, answer.json);
    if (refused.code !== 'no-plugin' && answer.status !== 404) throw refused;
    throw new WordPressFailure('not-wordpress', 'There is no WordPress at this address, or its REST interface is off');
  });
}

const unreadable = () => new WordPressFailure('upstream', 'The WordPress gave an answer that cannot be read');

/** Milliseconds before a read is tried a second and a third time. */
const waits = [300, 1200];
const passing = new Set(['unreachable', 'upstream', 'busy']);

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of waits) {
    try {
      return await work();
    } catch (problem) {
      if (!(problem instanceof WordPressFailure) || !passing.has(problem.code)) throw problem;
      await wait(pause);
    }
  }
  return work();
}
