import type { Block } from '@foyer/contract/blocks';
import type { Claim } from '@foyer/contract/claims';
import { describe, expect, it } from 'vitest';
import { ownFacts, sharedWith } from './rules.ts';

const page = (...paragraphs: string[]): Block[] => [
  { kind: 'introduction', id: 'a', locked: false, origin: 'composer', heading: '', paragraphs },
];
const claim = (name: string, value: string, more: Partial<Claim> = {}): Claim => ({
  start: 0,
  end: 1,
  text: value,
  kind: 'count',
  verdict: 'supported',
  source: { type: 'fact', name, value },
  ...more,
});

describe('facts only this hotel can state', () => {
  it('count once, without the event’s and without what has no source', () => {
    const claims = [
      claim('room_count', '84'),
      claim('room_count', '84'),
      claim('size:spa', '600 m²'),
      claim('size:spa', '600 m²', { verdict: 'contradicted' }),
      claim('event.startDate', '2026-11-26', {
        source: { type: 'event', name: 'event.startDate', value: '2026-11-26' },
      }),
      claim('amenities', '["sauna","indoor_pool"]', { text: 'Sauna' }),
      claim('amenities', '["sauna","indoor_pool"]', { text: 'sauna' }),
      claim('amenities', '["sauna","indoor_pool"]', { text: 'indoor pool' }),
    ];
    expect(ownFacts(claims)).toBe(4);
  });
});

describe('wording shared with sister pages', () => {
  const text = 'From the garden a wooden jetty leads out into the lake at dusk.';
  it('is counted in runs of five words', () => {
    expect(sharedWith(page(text), [{ title: 'Same', blocks: page(text.toUpperCase()) }])).toEqual({
      share: 1,
      title: 'Same',
    });
    expect(
      sharedWith(page(text), [{ title: 'Other', blocks: page('Breakfast is served until noon at weekends.') }]).share,
    ).toBe(0);
    const half = sharedWith(page(`${text} Breakfast waits in the hall until noon on every single day.`), [
      { title: 'None', blocks: page('Nothing of it stands here at all, not one run.') },
      { title: 'Half', blocks: page(text) },
    ]);
    expect(half.title).toBe('Half');
    expect(half.share).toBeGreaterThan(0.3);
    expect(half.share).toBeLessThan(0.6);
  });

  it('is nothing on a page too short to share anything', () => {
    expect(sharedWith(page('The lake.'), [{ title: 'Same', blocks: page('The lake.') }]).share).toBe(0);
  });
});
