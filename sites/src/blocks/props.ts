/** What every block is given: itself, the page it stands on, and the site's words in the page's language. */
import type { BlockKind, BlockOf } from '@foyer/contract/blocks';
import type { PublicLandingPage } from '@foyer/contract/public-sites';
import type { Words } from '#theme/words.ts';

export type BlockProps<K extends BlockKind> = { block: BlockOf<K>; page: PublicLandingPage; words: Words };
