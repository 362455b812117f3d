/** The ledger of an article: its title, its excerpt and its text, read against what it rests on. */
import { readBlocks } from '@foyer/contract/articles';
import type { StoryBlock } from '@foyer/contract/blocks';
import type { TextContext } from '@foyer/editorial/context';
import { type LedgerDraft, ledgerReader } from '#lib/ledger/ledger.ts';

export type ArticleFields = {
  title: string;
  description: string;
  excerpt: string;
  slug: string;
  blocks: StoryBlock[];
};

/** An article is as long as it needs to be: its length is counted and not judged. */
export const articleReader = (context: TextContext) => ledgerReader(context, undefined);

/** What is read of a draft. */
export const readDraft = ({
  title,
  description,
  excerpt,
  blocks,
}: Omit<ArticleFields, 'slug' | 'blocks'> & { blocks: LedgerDraft['blocks'] }): LedgerDraft => ({
  title,
  description,
  blocks: readBlocks({ excerpt, blocks }),
});
