/**
 * Posts and pages of a WordPress: each becomes a draft of an article in the language of the site. What came in before
 * follows what was changed there, unless somebody has changed it here; what was thrown away here does not come back.
 * Nothing goes live: what a text claims of a house is looked at before it is published here.
 */
import { type Article, articleBlocks } from '@foyer/contract/articles';
import type { StoryBlock } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import { slugOf } from '#lib/addresses.ts';
import { Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { TextThere } from '../../../gateways/wordpress/reading.ts';
import { createArticle, oneArticle, saveArticle, updateArticle } from '../../articles/rules.ts';
import { findOrigins, putOrigin } from '../origins/store.ts';
import { pictureFinder } from '../pictures/rules.ts';
import { dateOf, digestOf, linkOf } from '../policy.ts';
import { picturesIn, plainText, readText } from '../reading/rules.ts';
import type { ImportRow, ItemValues } from '../store.ts';
import { categoriesOf, decoded } from '../terms/rules.ts';

type Kind = 'post' | 'page';
type Draft = {
  title: string;
  excerpt: string;
  author: string;
  categories: string[];
  coverId: string | null;
  blocks: StoryBlock[];
};
type Told = Pick<ItemValues, 'outcome' | 'notes' | 'thingId'>;

export async function takeText(
  scope: TenantScope,
  row: ImportRow,
  kind: Kind,
  text: TextThere,
  authors: ReadonlyMap<number, string>,
): Promise<ItemValues> {
  const { draft, notes } = await draftOf(scope, row, kind, text, authors);
  const item = { title: draft.title, link: linkOf(text.link), date: dateOf(text.date_gmt) };
  const told = await bring(scope, row, kind, text, draft);
  return { ...item, ...told, notes: told.outcome === 'left' ? told.notes : [...told.notes, ...notes] };
}

async function bring(scope: TenantScope, row: ImportRow, kind: Kind, text: TextThere, draft: Draft): Promise<Told> {
  const [origin] = await findOrigins(scope, row, kind, [text.id]);
  const theirs = digestOf(draft);
  if (!articleBlocks.safeParse(draft.blocks).success) {
    return { outcome: 'left', notes: ['Its text cannot be read'], thingId: null };
  }
  if (!origin?.thingId) {
    if (row.dryRun) return { outcome: 'new', notes: [], thingId: null };
    const { article, notes } = await begin(scope, row, text, draft);
    await putOrigin(scope, row, kind, text.id, { thingId: article.id, theirs, ours: digestOf(oursOf(article)) });
    return { outcome: 'new', notes, thingId: article.id };
  }
  const article = await standing(scope, origin.thingId);
  if (!article) return { outcome: 'left', notes: ['It came in before and was thrown away here'], thingId: null };
  const thingId = article.id;
  if (origin.theirs === theirs) return { outcome: 'same', notes: [], thingId };
  if (origin.ours !== digestOf(oursOf(article))) {
    return { outcome: 'kept', notes: ['Somebody has changed it here since it came'], thingId };
  }
  if (!row.dryRun) {
    const changed = await follow(scope, article, row.language ?? 'en', draft);
    await putOrigin(scope, row, kind, text.id, { theirs, ours: digestOf(oursOf(changed)) });
  }
  return { outcome: 'changed', notes: [], thingId };
}

async function draftOf(
  scope: TenantScope,
  row: ImportRow,
  kind: Kind,
  text: TextThere,
  authors: ReadonlyMap<number, string>,
): Promise<{ draft: Draft; notes: string[] }> {
  const cover = text.featured_media > 0 ? [{ number: text.featured_media, src: '' }] : [];
  const find = await pictureFinder(scope, row, [...cover, ...picturesIn(text.content)]);
  const { blocks, notes } = readText(text.content, find, row.address);
  const coverId = cover[0] ? find(cover[0]) : null;
  const written = plainText(text.title.raw ?? text.title.rendered);
  const categories = await categoriesOf(scope, row, text);
  return {
    draft: {
      title: written.slice(0, 200).trim() || `Untitled ${kind} ${text.id}`,
      excerpt: excerptOf(text),
      author: (authors.get(text.author) ?? '').slice(0, 120).trim(),
      categories: categories.slice(0, 10),
      coverId,
      blocks,
    },
    notes: [
      ...(kind === 'page' ? ['A page there is an article here'] : []),
      ...(written.trim() === '' ? ['It has no title there'] : []),
      ...(blocks.length === 0 ? ['It has no text that can be shown here'] : []),
      ...(cover.length > 0 && !coverId ? ['Its picture left out: not among the pictures that came in'] : []),
      ...notes,
    ],
  };
}

/** What an editor wrote; what WordPress makes of the first words is none. */
function excerptOf({ excerpt }: TextThere): string {
  const made = excerpt.raw === undefined && /\[(?:&hellip;|…|\.\.\.)\]/.test(excerpt.rendered);
  return made
    ? ''
    : plainText(excerpt.raw ?? excerpt.rendered)
        .slice(0, 400)
        .trim();
}

async function begin(
  scope: TenantScope,
  { workspaceId, propertyId, language: told }: ImportRow,
  text: TextThere,
  draft: Draft,
): Promise<{ article: Article; notes: string[] }> {
  const language = told ?? 'en';
  const { title, author, categories, coverId } = draft;
  const subject = decoded(text.slug) || title;
  const input = {
    ...{ propertyId, ...(propertyId ? {} : { workspaceId }), name: title, languages: [language] },
    ...{ author: { userId: null, name: author }, categories, coverId, relatedEventIds: [], factIds: [] },
  };
  const { id } = await createArticle(scope, input, subject);
  const article = await write(scope, id, language, draft);
  const slug = article.posts[0]?.slug ?? '';
  const wanted = slugOf(subject, language);
  return { article, notes: slug === wanted ? [] : [`Its address ends in ${slug} here, since ${wanted} is taken`] };
}

async function follow(scope: TenantScope, article: Article, language: Language, draft: Draft): Promise<Article> {
  const { title: name, author, categories, coverId } = draft;
  const { propertyId, relatedEventIds, posts } = article;
  await updateArticle(scope, article.id, {
    ...{ name, propertyId, relatedEventIds, categories, coverId, languages: posts.map((post) => post.language) },
    author: author ? { userId: null, name: author } : article.author,
  });
  return write(scope, article.id, language, draft);
}

async function write(
  scope: TenantScope,
  id: string,
  language: Language,
  { title, excerpt, blocks }: Draft,
): Promise<Article> {
  const post = (await oneArticle(scope, id)).posts.find((one) => one.language === language);
  if (!post) throw new Refusal(409, 'no-language', 'It is not told in the language of this import here');
  const { description, slug, version } = post;
  await saveArticle(scope, id, language, { title, description, excerpt, slug, blocks, version });
  return oneArticle(scope, id);
}

async function standing(scope: TenantScope, id: string): Promise<Article | null> {
  try {
    return await oneArticle(scope, id);
  } catch (problem) {
    if (problem instanceof Refusal && problem.statusCode === 404) return null;
    throw problem;
  }
}

/** What people can change about an article; publishing it changes none of it. */
const oursOf = ({ name, author, categories, coverId, propertyId, relatedEventIds, posts }: Article) => ({
  ...{ name, author, categories, coverId, propertyId, relatedEventIds },
  posts: posts.map(({ language, title, description, excerpt, slug, blocks }) => ({
    ...{ language, title, description, excerpt, slug, blocks },
  })),
});
