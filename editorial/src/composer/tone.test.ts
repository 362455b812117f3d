import { pageSegments } from '@foyer/contract/blocks';
import { brief } from '@foyer/contract/content';
import { describe, expect, it } from 'vitest';
import { composePage } from './compose-page.ts';
import { ask, cityHostel, concert, guide, lakeHotel, marathon, market } from './testing/houses.ts';
import { wordFinders } from './word-forms.ts';

const long = brief.parse({ length: 'long' });
const text = (request: Parameters<typeof composePage>[0]) =>
  pageSegments(composePage(request).blocks)
    .map((segment) => segment.text)
    .join('\n');

describe('form of address', () => {
  const formal = /(?<![.?:] |^|\n)\b(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?|Ihres)\b/m;
  const informal = /\b(?:du|dich|dir|dein(?:e[nmrs]?)?|deins)\b/i;

  it.each([...'abcdefghij'])('is never mixed on a German page (%s)', (seed) => {
    for (const event of [market, concert, marathon, null]) {
      const sie = text(
        ask(lakeHotel, event, { language: 'de', seed, brief: long, styleguide: guide({ formality: 8 }) }),
      );
      const du = text(
        ask(lakeHotel, event, { language: 'de', seed, brief: long, styleguide: guide({ formality: 2 }) }),
      );
      expect(sie).not.toMatch(informal);
      expect(du).not.toMatch(formal);
    }
  });

  it('follows the override of the language before the formality', () => {
    const styleguide = guide({ formality: 9 }, { languageOverrides: { de: { address: 'informal' } } });
    const pages = [...'abcde'].map((seed) =>
      text(ask(lakeHotel, market, { language: 'de', seed, brief: long, styleguide })),
    );
    expect(pages.join(' ')).toMatch(informal);
    expect(pages.join(' ')).not.toMatch(formal);
  });
});

describe('words of the style guide', () => {
  it('finds a word in each of its forms', () => {
    const en = wordFinders('en', [])('relax');
    expect(['relaxing', 'Relaxed', 'to relax.'].every(en)).toBe(true);
    expect(en('relay')).toBe(false);
    const de = wordFinders('de', [])('Wellness');
    expect(['Wellnessbereich', 'das Wellness-Angebot'].every(de)).toBe(true);
    expect(['Gäste', 'des Gastes'].every(wordFinders('de', [])('Gast'))).toBe(true);
    expect(wordFinders('fr', [])('dormir')('pendant que vous dormez')).toBe(true);
    expect(wordFinders('de', ['Weihnachtsmarkt Lindau'])('Markt')('Weihnachtsmarkt Lindau')).toBe(false);
  });

  it('keeps avoided words off the page', () => {
    for (const [language, avoidedWords] of [
      ['en', ['warm', 'night', 'swim', 'market']],
      ['de', ['Wasser', 'Nacht', 'Markt', 'warm']],
    ] as const)
      for (const seed of 'abcdef')
        for (const event of [market, concert]) {
          const styleguide = guide({ vocabulary: { preferredWords: [], avoidedWords: [...avoidedWords] } });
          const page = composePage(ask(lakeHotel, event, { language, seed, styleguide }));
          const prose = page.blocks.flatMap((block) =>
            'paragraphs' in block ? [block.heading, ...block.paragraphs] : [],
          );
          for (const word of avoidedWords)
            expect(prose.join(' ').replaceAll(event.title, ''), `${language} ${seed}`).not.toMatch(
              new RegExp(`\\b${word}`, 'i'),
            );
        }
  });

  it('uses preferred words where they fit', () => {
    const plain = guide();
    const wishing = guide({ vocabulary: { preferredWords: ['lake pool'], avoidedWords: [] } });
    const request = ask(lakeHotel, market, { brief: brief.parse({ length: 'long', angle: 'the pool' }) });
    expect(text({ ...request, styleguide: plain })).not.toContain('lake pool');
    expect(text({ ...request, styleguide: wishing })).toContain('lake pool');
  });
});

describe('brief', () => {
  it('brings what the angle asks for into the page', () => {
    const mentions = (angle: string) =>
      [...'abcdefghij'].filter((seed) =>
        /pool|water/i.test(
          composePage(ask(lakeHotel, market, { seed, brief: brief.parse({ angle }) }))
            .blocks.slice(0, 2)
            .map((block) => JSON.stringify(block))
            .join(' '),
        ),
      ).length;
    expect(mentions('Market and a long swim in the pool')).toBeGreaterThan(8);
    expect(mentions('Market and a long swim in the pool')).toBeGreaterThanOrEqual(mentions('Dogs'));
  });

  it('carries stay and offer to the booking bar, the offer only in its own language', () => {
    const asked = brief.parse({
      arrive: '2026-11-27',
      leave: '2026-11-29',
      offer: 'Advent rate with breakfast and pool',
    });
    const booking = (language: 'en' | 'de') =>
      composePage(ask(lakeHotel, market, { language, brief: asked })).blocks.find((block) => block.kind === 'booking');
    expect(booking('en')).toMatchObject({
      arrive: '2026-11-27',
      leave: '2026-11-29',
      rate: 'Advent rate with breakfast and pool',
    });
    expect(booking('de')).toMatchObject({ arrive: '2026-11-27', rate: '' });
  });

  it('speaks of children to families', () => {
    const families = brief.parse({ audience: 'families', length: 'long' });
    const pages = [...'abcdef'].map((seed) => text(ask(lakeHotel, market, { seed, brief: families })));
    expect(pages.filter((page) => /famil|child/i.test(page)).length).toBeGreaterThanOrEqual(5);
  });

  it('leaves mood out of a plain text', () => {
    const plain = text(ask(cityHostel, concert, { brief: long, styleguide: guide({ creativity: 1 }) }));
    expect(plain).not.toMatch(/Late is a feeling|kind of tired|lines and colours/);
  });
});
