/** What every block is given: itself, the page it stands on, and the site's words in the page's language. */
import type { BlockKind, BlockOf } from '@foyer/contract/blocks';
import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicEvent, PublicImage, PublicProperty } from '@foyer/contract/public-parts';
import type { Words } from '#theme/words.ts';

/** What a block may know of its page: the house and the event it is about, where there is one. */
export type PageOfBlocks = Pick<PublicPage, 'site' | 'language' | 'title'> & {
  property: PublicProperty | null;
  event: PublicEvent | null;
  images: PublicImage[];
};

export type BlockProps<K extends BlockKind> = { block: BlockOf<K>; page: PageOfBlocks; words: Words };
