import { type Block, proseKinds } from '@foyer/contract/blocks';
import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { isAnotherWay, likeness, type Way } from './another-way.ts';
import { composePage } from './compose-page.ts';
import { composeSound, openClaims, writtenIn } from './compose-sound.ts';
import { countWords } from './measure.ts';
import { ask, lakeHotel, market, smallPension } from './testing/houses.ts';

/** As many other ways as asked for, each written in sight of those before it. */
function waysOf(now: Way, count: number, more: Parameters<typeof ask>[2]): Way[] {
  const ways: Way[] = [];
  for (let number = 1; number <= count; number += 1) {
    const request = ask(lakeHotel, market, { ...more, seed: `way ${number}`, unlike: [now, ...ways] });
    const page = composeSound(request);
    expect(openClaims(page, request)).toBe(0);
    ways.push(writtenIn(page, request));
  }
  return ways;
}

describe.each(languages)('another way to say it (%s)', (language) => {
  const page = composePage(ask(lakeHotel, market, { language, seed: 'now' }));
  const written = new Set(page.blocks.map(({ kind }) => kind));
  const kinds = ['hero', 'questions', ...proseKinds].filter((kind) => written.has(kind as 'hero'));

  it.each(kinds)('is found three times for the block %s, each unlike the others', (id) => {
    const request = { language, keep: page.blocks, only: [id] };
    const now = writtenIn(page, request);
    const ways = waysOf(now, 3, request);
    for (const [index, way] of ways.entries()) expect(isAnotherWay(way, [now, ...ways.toSpliced(index, 1)])).toBe(true);
  });

  it('is found twice for what search results show', () => {
    const now: Way = { ...page, blocks: [] };
    const [first, second] = waysOf(now, 2, { language, contentType: 'search' });
    if (!first || !second) throw new Error('Two ways were asked for');
    expect(isAnotherWay(first, [now, second])).toBe(true);
    expect(isAnotherWay(second, [now, first])).toBe(true);
  });

  it('has about the words the block has, and changes no other block', () => {
    for (const kind of kinds) {
      const again = composePage(ask(lakeHotel, market, { language, seed: 'again', keep: page.blocks, only: [kind] }));
      const changed = again.blocks.filter((block, at) => block !== page.blocks[at]);
      expect(changed.map(({ id }) => id)).toEqual([kind]);
      const [before, after] = [page, again].map(({ blocks }) =>
        blocks.flatMap((block) => ('paragraphs' in block && block.id === kind ? block.paragraphs : [])).join(' '),
      );
      if (!before || !after) continue;
      expect(countWords(after)).toBeGreaterThan(countWords(before) * 0.5);
      expect(countWords(after)).toBeLessThan(countWords(before) + 26);
    }
  });
});

it('keeps the pictures of a block whose words are written again', () => {
  const images = ['a', 'b', 'c'].map((id) => ({ id, tags: ['pool'], altText: '' }));
  const page = composePage(ask(lakeHotel, market, { images }));
  const chosen: Block[] = page.blocks.map((block) => (block.kind === 'hero' ? { ...block, imageId: 'c' } : block));
  const again = composePage(ask(lakeHotel, market, { images, seed: 'again', keep: chosen, only: ['hero', 'gallery'] }));
  expect(again.blocks[0]).toMatchObject({ kind: 'hero', imageId: 'c' });
  const shown = (blocks: Block[]) =>
    blocks.flatMap((block) => (block.kind === 'gallery' ? block.items.map(({ imageId }) => imageId) : []));
  expect(shown(again.blocks)).toEqual(shown(chosen));
});

it('tells texts by their wording, not by the facts they share', () => {
  const way = (text: string): Way => ({ title: text, description: '', blocks: [] });
  const one = 'The sauna is open until 22:00 and breakfast runs until noon.';
  expect(likeness(way(one), way(one.toUpperCase()))).toBe(1);
  expect(likeness(way(one), way('Until noon there is breakfast. At 22:00 the sauna closes.'))).toBeLessThan(0.3);
  expect(likeness(way('Come in'), way('Come in'))).toBe(1);
  expect(likeness(way('Come in'), way('Stay'))).toBe(0);
  // A poor house may have only one way to say a thing: what is too much alike is not offered.
  const page = composePage(ask(smallPension, null));
  expect(isAnotherWay(page, [page])).toBe(false);
});
