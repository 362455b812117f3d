import { type StoryBlock, textSegments } from '@foyer/contract/blocks';
import type { ArticleFields } from './article-ledger.ts';

const kindNames: Record<StoryBlock['kind'], string> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  list: 'List',
  quote: 'Quote',
  image: 'Picture',
};

const wordsOf = (block: StoryBlock | undefined) =>
  block
    ? [...(block.kind === 'image' ? ['(a picture)'] : []), ...textSegments(block).map((segment) => segment.text)].join(
        '\n',
      )
    : '';

/** Two versions of an article part by part; a block that one of them does not have is empty there. */
export function versionParts(mine: ArticleFields, theirs: ArticleFields) {
  const fields = (['title', 'excerpt', 'description', 'slug'] as const).map((name) => ({
    name: { title: 'Title', excerpt: 'Excerpt', description: 'Description in search results', slug: 'Address' }[name],
    mine: mine[name],
    theirs: theirs[name],
  }));
  const ids = new Set([...mine.blocks, ...theirs.blocks].map((block) => block.id));
  const find = (blocks: readonly StoryBlock[], id: string) => blocks.find((block) => block.id === id);
  const blocks = [...ids].map((id, at) => {
    const [own, other] = [find(mine.blocks, id), find(theirs.blocks, id)];
    return {
      name: `${kindNames[(own ?? other)?.kind ?? 'paragraph']} ${at + 1}`,
      mine: wordsOf(own),
      theirs: wordsOf(other),
    };
  });
  return [...fields, ...blocks];
}
