import { brief } from '@foyer/contract/content';
import { describe, expect, it } from 'vitest';
import { composePage } from './compose-page.ts';
import type { Picture } from './pictures.ts';
import { ask, lakeHotel, market } from './testing/houses.ts';

const picture = (id: string, ...tags: string[]): Picture => ({ id, tags, altText: '' });
const house: Picture[] = [
  picture('front', 'exterior', 'hero'),
  picture('stalls', 'market', 'event'),
  picture('pool', 'pool'),
  picture('bed', 'room'),
  picture('staircase', 'stairs'),
];

/** Ids of the hero and of the row that a page has, when these were asked for. */
function shown(imageIds: string[], images = house): [string | null, string[]] {
  const page = composePage(ask(lakeHotel, market, { images, brief: { ...brief.parse({}), imageIds } }));
  const [hero] = page.blocks.flatMap((block) => (block.kind === 'hero' ? [block.imageId] : []));
  const row = page.blocks.flatMap((block) => (block.kind === 'gallery' ? block.items.map((item) => item.imageId) : []));
  return [hero ?? null, row];
}

describe('pictures of a page', () => {
  it('without a choice, show the event first and then what the page can put in words', () => {
    const [hero, row] = shown([]);
    expect(hero).toBe('stalls');
    expect(row).toContain('pool');
    expect(row).not.toContain('staircase');
  });

  it('are those a person chose, in that order, with words or without', () => {
    expect(shown(['staircase', 'bed', 'front', 'pool'])).toEqual(['staircase', ['bed', 'front', 'pool']]);
  });

  it('are one alone when one was chosen', () => {
    expect(shown(['bed'])).toEqual(['bed', []]);
  });

  it('leave out what is no longer there, and are chosen anew when nothing is', () => {
    expect(shown(['gone', 'pool'])).toEqual(['pool', []]);
    expect(shown(['gone'])).toEqual(shown([]));
  });
});
