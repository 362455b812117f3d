import type { Block } from '@foyer/contract/blocks';
import { describe, expect, it } from 'vitest';
import { placeBlock } from './rules.ts';

const block = (id: string, more: Partial<Block> = {}): Block =>
  ({ kind: 'rooms', id, locked: false, origin: 'composer', heading: id, paragraphs: [], ...more }) as Block;
const place = (page: Block[], written: Block, after: string | null) =>
  placeBlock(page, written, after).map((one) => ('heading' in one ? one.heading : ''));

describe('a written block', () => {
  const page = [block('a'), block('b'), block('c', { locked: true }), block('d', { origin: 'person' })];

  it.each([
    ['begins an empty page', [], block('x'), null, ['x']],
    ['stands behind the block before it', page, block('x'), 'b', ['a', 'b', 'x', 'c', 'd']],
    ['stands first without one', page, block('x'), null, ['x', 'a', 'b', 'c', 'd']],
    [
      'replaces its older self in place',
      page,
      block('b', { heading: 'new' } as Partial<Block>),
      null,
      ['a', 'new', 'c', 'd'],
    ],
    ['leaves a locked one', page, block('c', { heading: 'new' } as Partial<Block>), null, ['a', 'b', 'c', 'd']],
    ['leaves a person’s', page, block('d', { heading: 'new' } as Partial<Block>), null, ['a', 'b', 'c', 'd']],
  ])('%s', (_, before, written, after, expected) => expect(place(before, written, after)).toEqual(expected));
});
