/** How far a property post is written, and what is still wrong with it, in the words of the specification. */
import { type Block, textSegments } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import { type PropertyPostDraft, propertyPostInput } from '@foyer/contract/property-post-fields';
import type { PropertyPost } from '@foyer/contract/property-posts';

export const isChanged = (post: PropertyPost): boolean =>
  post.publishedVersion !== null && post.publishedVersion < post.version;

/** The description as text alone, a line a block. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(textSegments)
    .map(({ text }) => text)
    .join('\n');

const wordsIn = (text: string, language: Language): number => {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike) count += 1;
  return count;
};

/** Fields filled of all there are, words of the description and pictures. */
export function completenessOf({
  title,
  excerpt,
  blocks,
  meta,
  gallery,
  featured_media,
  language,
}: Pick<PropertyPost, 'title' | 'excerpt' | 'blocks' | 'gallery' | 'featured_media' | 'language'> & {
  meta: PropertyPostDraft['meta'];
}) {
  const description = textOf(blocks);
  const texts = [
    title,
    description,
    excerpt,
    meta.property_type,
    meta.address,
    meta.city,
    meta.country,
    meta.email,
    meta.reservation_link,
  ];
  const filled =
    texts.filter((text) => text.trim() !== '').length +
    Number(meta.star_rating !== null) +
    Number(meta.policies_links.some((link) => link !== ''));
  return {
    filled,
    fields: texts.length + 2,
    words: wordsIn(description, language),
    pictures: new Set([...gallery, ...(featured_media ? [featured_media] : [])]).size,
  };
}

export type Problem = { field: string; message: string };

/** Everything spec 5 says against a draft, in its order. */
export function problemsOf(draft: PropertyPostDraft, { meta }: Pick<PropertyPost, 'meta'>): Problem[] {
  const { title, excerpt, blocks } = draft;
  const { webapp_property_id, translation_group } = meta;
  const checked = propertyPostInput.safeParse({
    title,
    excerpt,
    content: textOf(blocks).replaceAll('<', '&lt;'),
    meta: { ...draft.meta, webapp_property_id, translation_group },
  });
  return (checked.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

export const messageAt = (problems: readonly Problem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;

/** '1 picture', '14 words'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
