import { type Mark, pageSegments, type StoryBlock } from '@foyer/contract/blocks';
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { placeKey } from '#lib/ledger/ledger.ts';
import { settledMarks } from './runs.ts';
import { blocksOf, documentOf, fieldPositions, settled } from './story-document.ts';
import { storyNodes } from './story-nodes.ts';
import { randomStory } from './testing/random-story.ts';

const schema = getSchema(storyNodes);
const documentFor = (blocks: readonly StoryBlock[]) => {
  const node = schema.nodeFromJSON(documentOf(blocks));
  node.check();
  return node;
};
const seeds = Array.from({ length: 300 }, (_, seed) => seed + 1);

/** What stands out at each character, as a reader would see it. */
const looks = (text: string, marks: readonly Mark[]) =>
  [...text].length === 0
    ? []
    : Array.from({ length: text.length }, (_, at) => {
        const here = marks.filter(({ start, end }) => start <= at && at < end);
        const link = here.findLast(({ kind }) => kind === 'link');
        return [here.some(({ kind }) => kind === 'strong'), here.some(({ kind }) => kind === 'emphasis'), link?.href];
      });

describe('a story and its document', () => {
  it('come back as the very same objects while no word changed', () => {
    for (const seed of seeds) {
      const story = randomStory(seed);
      const back = blocksOf(documentFor(story), story);
      expect(back.length).toBe(story.length);
      expect(
        back.every((block, at) => block === story[at]),
        `seed ${seed}`,
      ).toBe(true);
    }
  });

  it('lose no word, no mark, no level and no picture on the way there and back', () => {
    for (const seed of seeds) {
      const story = randomStory(seed);
      const back = blocksOf(documentFor(story), []);
      expect(back, `seed ${seed}`).toEqual(story.map((block) => ({ ...settled(block), origin: 'person' })));
      // Once more, from what came back: nothing settles any further.
      expect(blocksOf(documentFor(back), [])).toEqual(back);
    }
  });

  it('keep each character as strong, emphasized or linked as it was', () => {
    for (const seed of seeds) {
      for (const block of randomStory(seed)) {
        const texts = block.kind === 'paragraph' ? [block] : block.kind === 'list' ? block.items : [];
        for (const { text, marks } of texts)
          expect(looks(text, settledMarks({ text, marks })), `seed ${seed}`).toEqual(looks(text, marks));
      }
    }
  });

  it('agree on where each piece of text stands', () => {
    for (const seed of seeds.slice(0, 100)) {
      const story = randomStory(seed);
      const document = documentFor(story);
      const positions = fieldPositions(document);
      for (const segment of pageSegments(story)) {
        const place = positions.get(placeKey(segment));
        expect(document.textBetween(place?.from ?? 0, place?.to ?? 0), placeKey(segment)).toBe(segment.text);
      }
    }
  });

  it("make a changed block a person's, and leave the others alone", () => {
    const story = randomStory(7).concat({
      kind: 'paragraph',
      id: 'last',
      locked: false,
      origin: 'composer',
      text: 'The lake is warm.',
      marks: [],
    });
    const json = documentOf(story);
    const last = json.content?.at(-1);
    if (last) last.content = [{ type: 'text', text: 'The lake is cold.' }];
    const back = blocksOf(schema.nodeFromJSON(json), story);
    expect(back.at(-1)).toMatchObject({ id: 'last', origin: 'person', text: 'The lake is cold.' });
    expect(back.slice(0, -1).every((block, at) => block === story[at])).toBe(true);
  });
});
