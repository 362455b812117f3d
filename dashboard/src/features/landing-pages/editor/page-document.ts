/** Blocks as the editor's document, and the document as blocks again. */
import type { Block, TextPlace } from '@foyer/contract/blocks';
import type { JSONContent } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { placeKey } from '#lib/ledger/ledger.ts';
import { blockFields, blockWithFields, type Field, type FieldRole, fieldPaths } from './fields.ts';

export const blockNode = 'pageBlock';
export const fieldNode = 'pageField';

export const blockNodeOf = (block: Block): JSONContent => ({
  type: blockNode,
  attrs: { block },
  content: blockFields(block).map(({ role, text }) => ({
    type: fieldNode,
    attrs: { role },
    ...(text ? { content: [{ type: 'text', text }] } : {}),
  })),
});

/** What an empty page offers to write in. Untouched, it is no block of the page. */
export const blankBlock: Block = {
  kind: 'introduction',
  id: 'introduction',
  heading: '',
  paragraphs: [''],
  locked: false,
  origin: 'composer',
};

export const documentOf = (blocks: readonly Block[]): JSONContent => ({
  type: 'doc',
  content: (blocks.length ? blocks : [blankBlock]).map(blockNodeOf),
});

/** The block a node was made of. */
export const blockOf = (node: DocumentNode): Block => node.attrs.block as Block;

const fieldsOf = (node: DocumentNode): Field[] => {
  const fields: Field[] = [];
  node.forEach((child) => {
    fields.push({ role: child.attrs.role as FieldRole, text: child.textContent });
  });
  return fields;
};

export function blocksOf(document: DocumentNode): Block[] {
  const blocks: Block[] = [];
  document.forEach((node) => {
    const block = blockWithFields(blockOf(node), fieldsOf(node));
    if (block !== blankBlock) blocks.push(block);
  });
  return blocks;
}

export type FieldPosition = TextPlace & { role: FieldRole; text: string; from: number; to: number };

/** Where each field's text begins and ends in the document, by its place in the page. */
export function fieldPositions(document: DocumentNode): Map<string, FieldPosition> {
  const positions = new Map<string, FieldPosition>();
  document.forEach((node, blockOffset) => {
    const blockId = blockOf(node).id;
    const paths = fieldPaths(fieldsOf(node));
    node.forEach((child, fieldOffset, index) => {
      const from = blockOffset + 1 + fieldOffset + 1;
      const place = { blockId, field: paths[index] ?? '' };
      positions.set(placeKey(place), {
        ...place,
        role: child.attrs.role as FieldRole,
        text: child.textContent,
        from,
        to: from + child.content.size,
      });
    });
  });
  return positions;
}

/** Where a block begins and ends in the document, and the block with its words as they are now. */
export function blockPosition(document: DocumentNode, id: string): { from: number; to: number; block: Block } | null {
  let found: { from: number; to: number; block: Block } | null = null;
  document.forEach((node, from) => {
    const base = blockOf(node);
    if (base.id === id) found = { from, to: from + node.nodeSize, block: blockWithFields(base, fieldsOf(node)) };
  });
  return found;
}
