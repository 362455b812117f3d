/** A page about one event, for one house: the blocks in their order below the hero. */
import type { Block, BlockKind, BlockOf } from '@foyer/contract/blocks';
import type { PublicLandingPage } from '@foyer/contract/public-pages';
import { BlockView } from '#blocks/table.tsx';
import { words } from '#theme/words.ts';
import { Frame } from './frame.tsx';
import { Notice } from './notice.tsx';
import { Sections } from './sections.tsx';

export function LandingPage({ page }: { page: PublicLandingPage }) {
  const said = words[page.language];
  const hero = first(page.blocks, 'hero') ?? titleAlone(page);
  const booking = first(page.blocks, 'booking');
  return (
    <Frame page={page} words={said} over={headerClasses(page, hero, booking !== undefined)} preview={page.preview}>
      <BlockView block={hero} page={page} />
      {booking && <BlockView block={booking} page={page} />}
      <Notice page={page} />
      <Sections blocks={page.blocks} page={page} />
    </Frame>
  );
}

function headerClasses(page: PublicLandingPage, hero: BlockOf<'hero'>, hasBooking: boolean): string {
  const overPicture = page.images.some((image) => image.id === hero.imageId);
  return [overPicture ? 'over-picture' : '', hasBooking ? 'with-booking' : ''].filter(Boolean).join(' ');
}

const first = <K extends BlockKind>(blocks: readonly Block[], kind: K) =>
  blocks.find((block): block is BlockOf<K> => block.kind === kind);

/** A page always has its title, even before anybody wrote a hero. */
const titleAlone = (page: PublicLandingPage): BlockOf<'hero'> => ({
  kind: 'hero',
  id: 'title',
  locked: false,
  origin: 'composer',
  eyebrow: '',
  title: page.title,
  subtitle: '',
  imageId: null,
});
