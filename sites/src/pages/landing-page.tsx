/** A page about one event, for one house: the blocks in their order, with two pairs standing side by side. */
import type { Block, BlockKind, BlockOf } from '@foyer/contract/blocks';
import type { PublicLandingPage } from '@foyer/contract/public-sites';
import { BlockView } from '#blocks/table.tsx';
import { words } from '#theme/words.ts';
import { Sections } from './sections.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function LandingPage({ page }: { page: PublicLandingPage }) {
  const said = words[page.language];
  const hero = first(page.blocks, 'hero') ?? titleAlone(page);
  const booking = first(page.blocks, 'booking');
  const status = page.event?.eventStatus ?? 'scheduled';
  return (
    <>
      <a className="skip" href="#content">
        {said.skip}
      </a>
      {page.preview && <aside className="preview">{said.preview}</aside>}
      <div className="sheet">
        <SiteHeader page={page} words={said} over={headerClasses(page, hero, booking !== undefined)} />
        <main id="content" tabIndex={-1}>
          <BlockView block={hero} page={page} />
          {booking && <BlockView block={booking} page={page} />}
          {status !== 'scheduled' && <p className="notice">{said.notices[status]}</p>}
          <Sections page={page} />
        </main>
      </div>
      <SiteFooter page={page} words={said} />
    </>
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
