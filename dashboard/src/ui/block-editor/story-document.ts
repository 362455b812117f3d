/** Blocks of a story as the editor's document, and the document as blocks again. One block is one node of the top. */
import type { StoryBlock, TextPlace } from '@foyer/contract/blocks';
import type { JSONContent } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { placeKey } from '#lib/ledger/ledger.ts';
import { type MarkedText, markedTextOf, type Run, runsOf, settledMarks } from './runs.ts';

/** What the document keeps of a block beside its words. */
type Kept = Pick<StoryBlock, 'id' | 'origin' | 'locked'>;

const plain = (text: string): JSONContent[] => (text ? [{ type: 'text', text }] : []);
const marked = (value: MarkedText): JSONContent[] =>
  runsOf(value).flatMap(({ text, strong, emphasis, href }) => {
    if (!text) return [];
    const marks = [
      ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
      ...(strong ? [{ type: 'strong' }] : []),
      ...(emphasis ? [{ type: 'emphasis' }] : []),
    ];
    return [{ type: 'text', text, ...(marks.length ? { marks } : {}) }];
  });

export function nodeOf(block: StoryBlock): JSONContent {
  const { id, origin, locked } = block;
  const kept: Kept = { id, origin, locked };
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', attrs: { ...kept, level: block.level }, content: plain(block.text) };
    case 'paragraph':
      return { type: 'paragraph', attrs: kept, content: marked(block) };
    case 'list':
      return {
        type: 'list',
        attrs: { ...kept, ordered: block.ordered },
        content: (block.items.length ? block.items : [{ text: '', marks: [] }]).map((item) => ({
          type: 'listItem',
          content: marked(item),
        })),
      };
    case 'quote':
      return {
        type: 'quote',
        attrs: kept,
        content: [
          { type: 'quoteText', content: plain(block.text) },
          { type: 'quoteCite', content: plain(block.cite) },
        ],
      };
    case 'image':
      return { type: 'picture', attrs: { ...kept, imageId: block.imageId }, content: plain(block.caption) };
  }
}

export const documentOf = (blocks: readonly StoryBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.map(nodeOf),
});

const runOf = (node: DocumentNode): Run => {
  const has = (name: string) => node.marks.some((mark) => mark.type.name === name);
  const link = node.marks.find((mark) => mark.type.name === 'link');
  return {
    text: node.text ?? '',
    strong: has('strong'),
    emphasis: has('emphasis'),
    href: (link?.attrs.href as string | undefined) ?? null,
  };
};

function markedIn(node: DocumentNode): MarkedText {
  const runs: Run[] = [];
  node.forEach((child) => {
    runs.push(runOf(child));
  });
  return markedTextOf(runs);
}

/** One node of the top as a block. */
export function blockOf(node: DocumentNode): StoryBlock {
  const { id, origin, locked } = node.attrs as Kept;
  const kept: Kept = { id, origin, locked };
  switch (node.type.name) {
    case 'heading':
      return { kind: 'heading', ...kept, level: node.attrs.level as 2 | 3, text: node.textContent };
    case 'list': {
      const items: MarkedText[] = [];
      node.forEach((item) => {
        items.push(markedIn(item));
      });
      return { kind: 'list', ...kept, ordered: node.attrs.ordered as boolean, items };
    }
    case 'quote':
      return {
        kind: 'quote',
        ...kept,
        text: node.firstChild?.textContent ?? '',
        cite: node.lastChild?.textContent ?? '',
      };
    case 'picture':
      return { kind: 'image', ...kept, imageId: node.attrs.imageId as string, caption: node.textContent };
    default:
      return { kind: 'paragraph', ...kept, ...markedIn(node) };
  }
}

/** A block in the one form the editor gives it back in: marks sorted, a list without items with an empty one. */
export function settled(block: StoryBlock): StoryBlock {
  if (block.kind === 'paragraph') return { ...block, marks: settledMarks(block) };
  if (block.kind !== 'list') return block;
  const items = block.items.length ? block.items : [{ text: '', marks: [] }];
  return { ...block, items: items.map((item) => ({ ...item, marks: settledMarks(item) })) };
}

/** True when both say and show the same. */
export const isSame = (one: StoryBlock, other: StoryBlock): boolean =>
  JSON.stringify(sorted(settled(one))) === JSON.stringify(sorted(settled(other)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'origin')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, child]) => [name, sorted(child)]),
  );
}

/**
 * The document as blocks. A block that says what it said in `before` comes back as that very object; one that changed,
 * or is new, is a person's.
 */
export function blocksOf(document: DocumentNode, before: readonly StoryBlock[]): StoryBlock[] {
  const known = new Map(before.map((block) => [block.id, block]));
  const blocks: StoryBlock[] = [];
  document.forEach((node) => {
    const now = blockOf(node);
    const old = known.get(now.id);
    blocks.push(old && isSame(old, now) ? old : { ...now, origin: 'person' });
  });
  return blocks;
}

export type FieldPosition = TextPlace & { text: string; from: number; to: number };

/** Where each piece of text begins and ends in the document, by its place as the contract's `textSegments` names it. */
export function fieldPositions(document: DocumentNode): Map<string, FieldPosition> {
  const positions = new Map<string, FieldPosition>();
  const put = (blockId: string, field: string, node: DocumentNode, at: number) => {
    const text = node.textContent;
    const place = { blockId, field };
    positions.set(placeKey(place), { ...place, text, from: at + 1, to: at + 1 + node.content.size });
  };
  document.forEach((node, at) => {
    const blockId = node.attrs.id as string;
    const { name } = node.type;
    if (name === 'list')
      node.forEach((item, offset, index) => {
        put(blockId, `items.${index}.text`, item, at + 1 + offset);
      });
    else if (name === 'quote')
      node.forEach((part, offset) => {
        put(blockId, part.type.name === 'quoteCite' ? 'cite' : 'text', part, at + 1 + offset);
      });
    else put(blockId, name === 'picture' ? 'caption' : 'text', node, at);
  });
  return positions;
}

/** Where a block begins and ends in the document, and which of the top's nodes it is. */
export function blockPosition(document: DocumentNode, id: string): { from: number; to: number; index: number } | null {
  let found: { from: number; to: number; index: number } | null = null;
  document.forEach((node, from, index) => {
    if (node.attrs.id === id) found = { from, to: from + node.nodeSize, index };
  });
  return found;
}
