/** The sections of a page below its hero: which blocks stand beside each other, and which run on as one text. */
import type { Block, BlockKind } from '@foyer/contract/blocks';
import type { PageOfBlocks } from '#blocks/props.ts';
import { BlockView } from '#blocks/table.tsx';

/** Kinds that stand beside each other, the left one first, wherever the second was written. */
const pairs: readonly { left: BlockKind; right: BlockKind; band: boolean }[] = [
  { left: 'introduction', right: 'details', band: false },
  { left: 'good-to-know', right: 'questions', band: true },
];
/** Kinds that follow one another as a running text. */
const running: ReadonlySet<BlockKind> = new Set(['heading', 'paragraph', 'list', 'quote', 'image']);

type Section = { blocks: Block[]; kind: 'story' | 'band' | 'plain' };

/** Every block but hero and booking, which have their own place. */
export function Sections({ blocks: all, page }: { blocks: readonly Block[]; page: PageOfBlocks }) {
  return sectionsOf(all).map(({ blocks, kind }) => (
    <div key={blocks[0]?.id} className={classesOf(kind, blocks.length)}>
      {kind === 'story' ? (
        <div className="story">
          <Blocks blocks={blocks} page={page} />
        </div>
      ) : (
        <Blocks blocks={blocks} page={page} />
      )}
    </div>
  ));
}

const Blocks = ({ blocks, page }: { blocks: readonly Block[]; page: PageOfBlocks }) =>
  blocks.map((block) => <BlockView key={block.id} block={block} page={page} />);

function classesOf(kind: Section['kind'], count: number): string {
  const isPair = kind !== 'story' && count > 1;
  return ['section', kind === 'band' ? 'band' : '', isPair ? 'pair' : ''].filter(Boolean).join(' ');
}

/** A pair stands where its first block stood. */
function sectionsOf(blocks: readonly Block[]): Section[] {
  const shown = blocks.filter((block) => block.kind !== 'hero' && block.kind !== 'booking');
  const sections: Section[] = [];
  const placed = new Set<Block>();
  for (const block of shown) {
    if (placed.has(block)) continue;
    const last = sections.at(-1);
    if (running.has(block.kind) && last?.kind === 'story') {
      last.blocks.push(block);
      continue;
    }
    const pair = pairs.find(({ left, right }) => block.kind === left || block.kind === right);
    const partner =
      pair && shown.find((other) => !placed.has(other) && other !== block && isPartner(pair, block, other));
    const together = partner ? (block.kind === pair?.left ? [block, partner] : [partner, block]) : [block];
    for (const one of together) placed.add(one);
    sections.push({ blocks: together, kind: running.has(block.kind) ? 'story' : pair?.band ? 'band' : 'plain' });
  }
  return sections;
}

const isPartner = (pair: (typeof pairs)[number], block: Block, other: Block) =>
  other.kind === (block.kind === pair.left ? pair.right : pair.left);
