/** A page of its own: a title and a running text. */
import type { PublicPlainPage } from '@foyer/contract/public-pages';
import { words } from '#theme/words.ts';
import { Frame } from './frame.tsx';
import { Opening } from './opening.tsx';
import { Sections } from './sections.tsx';

export function PlainPage({ page }: { page: PublicPlainPage }) {
  return (
    <Frame page={page} words={words[page.language]} preview={page.preview}>
      <Opening title={page.title} subtitle={page.description} image={null} />
      <Sections blocks={page.blocks} page={{ ...page, event: null }} />
    </Frame>
  );
}
