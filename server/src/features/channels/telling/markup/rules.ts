/**
 * The blocks of a page as the plain HTML an article has in WordPress. Every character of a text is escaped; pictures
 * stand at the addresses they have there, and one that is not there is left out.
 */
import type { Block } from '@foyer/contract/blocks';
import { isPropertyPostBlock } from '@foyer/contract/property-post-fields';
import { contentOf, escaped } from '../../../property-posts/writing/rules.ts';

/** Address and alternative text of a picture in WordPress, by our id of it. */
export type Pictures = ReadonlyMap<string, { url: string; altText: string }>;

/** `title` is the post's own, which WordPress prints above; `origin` is where links without a host lead. */
export function markupOf(blocks: readonly Block[], around: { title: string; origin: string; pictures: Pictures }) {
  return blocks
    .flatMap((block) => written(block, around))
    .filter((html) => html !== '')
    .join('\n');
}

/** Ids of the pictures that stand among the text, in their order; that of the hero stands above it. */
export const picturesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'image') return [block.imageId];
    return block.kind === 'gallery' ? block.items.map(({ imageId }) => imageId) : [];
  });

function written(block: Block, { title, origin, pictures }: Parameters<typeof markupOf>[1]): string[] {
  if (isPropertyPostBlock(block)) return [contentOf([rooted(block, origin)])];
  switch (block.kind) {
    case 'hero':
      return [
        element('p', block.eyebrow),
        block.title === title ? '' : element('h2', block.title),
        element('p', block.subtitle),
      ];
    case 'details':
      return [
        element('h2', block.heading),
        `<dl>${block.rows.map(({ label, value }) => element('dt', label) + element('dd', value)).join('')}</dl>`,
      ];
    case 'questions':
      return [
        element('h2', block.heading),
        ...block.items.flatMap(({ question, answer }) => [element('h3', question), element('p', answer)]),
      ];
    case 'gallery':
      return [
        element('h2', block.heading),
        ...block.items.map(({ imageId, title: name, caption }) =>
          figure(pictures.get(imageId), [name, caption].filter(Boolean).join('. ')),
        ),
      ];
    case 'image':
      return [figure(pictures.get(block.imageId), block.caption)];
    case 'booking':
      return [element('p', block.rate)];
    default:
      return [element('h2', block.heading), ...block.paragraphs.map((text) => element('p', text))];
  }
}

const element = (tag: string, text: string): string => (text === '' ? '' : `<${tag}>${escaped(text)}</${tag}>`);

function figure(picture: { url: string; altText: string } | undefined, caption: string): string {
  if (!picture) return '';
  const image = `<img src="${escaped(picture.url)}" alt="${escaped(picture.altText)}" />`;
  return `<figure>${image}${element('figcaption', caption)}</figure>`;
}

type Told = Extract<Block, { kind: 'heading' | 'paragraph' | 'list' | 'quote' }>;

/** Links to another page of our site lead there from anywhere. */
function rooted(block: Told, origin: string): Told {
  const lead = <M extends { href?: string | undefined }>(marks: M[]): M[] =>
    marks.map((mark) => (mark.href?.startsWith('/') ? { ...mark, href: origin + mark.href } : mark));
  if (block.kind === 'paragraph') return { ...block, marks: lead(block.marks) };
  if (block.kind !== 'list') return block;
  return { ...block, items: block.items.map((item) => ({ ...item, marks: lead(item.marks) })) };
}
