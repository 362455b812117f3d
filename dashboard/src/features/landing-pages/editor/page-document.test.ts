import { type Block, blocks as blocksSchema, pageSegments } from '@foyer/contract/blocks';
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { placeKey } from '#lib/ledger/ledger.ts';
import { blocksOf, documentOf, fieldPositions } from './page-document.ts';
import { PageBlock, PageDocument, PageField, PageText } from './page-nodes.ts';

const schema = getSchema([PageDocument, PageText, PageBlock, PageField]);
const image = '019a0000-0000-7000-8000-000000000001';
const page: Block[] = blocksSchema.parse([
  { kind: 'hero', id: 'hero', title: 'Advent on the harbour', subtitle: 'Lindau, 26 November', imageId: image },
  {
    kind: 'introduction',
    id: 'introduction',
    heading: 'Twelve minutes',
    paragraphs: ['The train leaves.', 'The pool stays.'],
  },
  {
    kind: 'details',
    id: 'details',
    rows: [
      { label: 'When', value: '26 November' },
      { label: 'Where', value: 'Lindau' },
    ],
  },
  { kind: 'gallery', id: 'gallery', items: [{ imageId: image, title: 'Pool', caption: '34 °C' }] },
  { kind: 'questions', id: 'questions', items: [{ question: 'Dogs?', answer: 'Welcome.' }] },
  { kind: 'booking', id: 'booking', label: 'See rooms' },
]);
const documentFor = (list: Block[]) => schema.nodeFromJSON(documentOf(list));

describe('page document', () => {
  it('gives back the very blocks it was made of while no word changed', () => {
    const back = blocksOf(documentFor(page));
    expect(back).toEqual(page);
    expect(back.every((block, i) => block === page[i])).toBe(true);
  });

  it('keeps a block it has no fields for as it is', () => {
    const list = blocksSchema.parse([{ kind: 'image', id: 'image', imageId: image, caption: 'The bay' }, ...page]);
    const back = blocksOf(documentFor(list));
    expect(back.every((block, i) => block === list[i])).toBe(true);
  });

  it('knows where each piece of text stands', () => {
    const document = documentFor(page);
    const positions = fieldPositions(document);
    for (const segment of pageSegments(page)) {
      const place = positions.get(placeKey(segment));
      expect(place, placeKey(segment)).toBeDefined();
      expect(document.textBetween(place?.from ?? 0, place?.to ?? 0)).toBe(segment.text);
    }
  });

  it("makes a block a person's once its words change, and leaves the others alone", () => {
    const json = documentOf(page);
    const paragraph = json.content?.[1]?.content?.[2];
    if (paragraph) paragraph.content = [{ type: 'text', text: 'The pool waits.' }];
    const back = blocksOf(schema.nodeFromJSON(json));
    expect(back[1]).toMatchObject({ origin: 'person', paragraphs: ['The train leaves.', 'The pool waits.'] });
    expect(back[0]?.origin).toBe('composer');
  });
});
