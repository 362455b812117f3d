/** A page about one event, for one house: the blocks in their order, with two pairs standing side by side. */
import type { Block, BlockKind, BlockOf } from '@foyer/contract/blocks';
import type { PublicLandingPage } from '@foyer/contract/public-sites';
import { BlockView } from '#blocks/table.tsx';
import { words } from '#theme/words.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Kinds that stand beside each other, the left one first, wherever the second was written. */
const pairs: readonly { left: BlockKind; right: BlockKind; band: boolean }[] = [
  { left: 'introduction', right: 'details', band: false },
  { left: 'good-to-know', right: 'questions', band: true },
];

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
          {sectionsOf(page.blocks).map(({ blocks, band }) => (
            <div key={blocks[0]?.id} className={`section${band ? ' band' : ''}${blocks.length > 1 ? ' pair' : ''}`}>
              {blocks.map((block) => (
                <BlockView key={block.id} block={block} page={page} />
              ))}
            </div>
          ))}
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

type Section = { blocks: Block[]; band: boolean };

/** The sections below the hero. A pair stands where its first block stood; hero and booking have their own place. */
function sectionsOf(blocks: readonly Block[]): Section[] {
  const shown = blocks.filter((block) => block.kind !== 'hero' && block.kind !== 'booking');
  const sections: Section[] = [];
  const placed = new Set<Block>();
  for (const block of shown) {
    if (placed.has(block)) continue;
    const pair = pairs.find(({ left, right }) => block.kind === left || block.kind === right);
    const partner =
      pair && shown.find((other) => !placed.has(other) && other !== block && isPartner(pair, block, other));
    const together = partner ? (block.kind === pair?.left ? [block, partner] : [partner, block]) : [block];
    for (const one of together) placed.add(one);
    sections.push({ blocks: together, band: pair?.band ?? false });
  }
  return sections;
}

const isPartner = (pair: (typeof pairs)[number], block: Block, other: Block) =>
  other.kind === (block.kind === pair.left ? pair.right : pair.left);
