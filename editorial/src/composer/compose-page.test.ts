import { blocks, pageSegments } from '@foyer/contract/blocks';
import { brief, lengthRange } from '@foyer/contract/content';
import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import type { EventSource } from '../context.ts';
import { composeBlocks, composePage } from './compose-page.ts';
import { countWords } from './measure.ts';
import { descriptionLimit, titleLimit } from './page-title.ts';
import {
  ask,
  cityHostel,
  concert,
  guide,
  lakeHotel,
  marathon,
  market,
  mountainLodge,
  smallPension,
} from './testing/houses.ts';

const households = { lakeHotel, smallPension, cityHostel, mountainLodge };
const happenings = { market, concert, marathon, none: null };
const textOf = (page: ReturnType<typeof composePage>) => pageSegments(page.blocks).map((segment) => segment.text);
const proseOf = (page: ReturnType<typeof composePage>) =>
  page.blocks.flatMap((block) => ('paragraphs' in block ? block.paragraphs : [])).join(' ');
const wordsOf = (page: ReturnType<typeof composePage>) => textOf(page).reduce((sum, text) => sum + countWords(text), 0);

const matrix = languages.flatMap((language) =>
  Object.entries(households).flatMap(([house, household]) =>
    Object.entries(happenings).flatMap(([happening, event]) =>
      ['first', 'second', 'third'].map((seed) => ({ language, house, happening, seed, household, event })),
    ),
  ),
);

describe('a composed page', () => {
  it.each(matrix)(
    'holds to the contract: $language $house $happening $seed',
    ({ language, household, event, seed }) => {
      const page = composePage(ask(household, event, { language, seed }));
      expect(blocks.parse(page.blocks)).toEqual(page.blocks);
      expect(page.title.length).toBeLessThanOrEqual(titleLimit);
      expect(page.description.length).toBeLessThanOrEqual(descriptionLimit);
      expect(page.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      const text = [...textOf(page), page.title, page.description].join('\n');
      expect(text).not.toMatch(/[!—{}[\]]|undefined|null|NaN|\bfalse\b| {2}| [.,;:?]|\.\.|,,/);
      expect(page.blocks.map((block) => block.kind).slice(0, 2)).toEqual(['hero', 'introduction']);
    },
  );

  it('is the same for the same seed, and streams the same blocks', () => {
    const request = ask(lakeHotel, market);
    expect(composePage(request)).toEqual(composePage(request));
    expect([...composeBlocks(request)]).toEqual(composePage(request).blocks);
  });

  it.each(
    languages.flatMap((language) => (['short', 'standard', 'long'] as const).map((length) => ({ language, length }))),
  )('keeps to the length asked for: $language $length', ({ language, length }) => {
    for (const contentLength of [1, 5, 10])
      for (const seed of 'abcdefgh')
        for (const event of [market, concert, marathon]) {
          const styleguide = guide({ contentLength });
          const page = composePage(
            ask(lakeHotel, event, { language, seed, styleguide, brief: brief.parse({ length }) }),
          );
          expect(wordsOf(page), seed).toBeGreaterThanOrEqual(lengthRange[length].min);
          expect(wordsOf(page), seed).toBeLessThanOrEqual(lengthRange[length].max);
        }
  });

  it.each(languages)('is shorter and still whole where little is known (%s)', (language) => {
    for (const seed of 'abcdef') {
      const poor = composePage(ask(smallPension, null, { language, seed }));
      const rich = composePage(ask(lakeHotel, null, { language, seed }));
      expect(wordsOf(poor)).toBeLessThan(wordsOf(rich));
      expect(proseOf(poor).length).toBeGreaterThan(60);
      for (const block of poor.blocks)
        if ('paragraphs' in block) expect(block.paragraphs.every((paragraph) => countWords(paragraph) >= 4)).toBe(true);
    }
  });

  it('says plainly that an event is cancelled', () => {
    for (const [language, word] of [
      ['en', /cancelled/],
      ['de', /abgesagt|fällt aus|fallen aus/],
      ['es', /cancelad|no se celebrará/],
      ['fr', /annulé/],
    ] as const) {
      const page = composePage(ask(lakeHotel, { ...concert, eventStatus: 'cancelled' }, { language }));
      expect(page.blocks.find((block) => block.kind === 'hero')?.title).toMatch(word);
      expect(proseOf(page)).toMatch(word);
      expect(proseOf(page)).not.toMatch(/Tickets|Karten|[Ee]ntradas|[Bb]illets/);
    }
  });

  it('uses no fact that was not chosen', () => {
    const factIds = ['train_to_lindau', 'amenities'];
    const text = textOf(composePage(ask(lakeHotel, market, { factIds, brief: brief.parse({ length: 'long' }) }))).join(
      ' ',
    );
    expect(text).toMatch(/twelve minutes/i);
    expect(text).not.toMatch(/34|184|1911|dog/i);
  });

  it('uses a text fact only in its own language', () => {
    const sentence = 'Am Steg liegen zwei Ruderboote für unsere Gäste.';
    const facts = [{ id: 'boats', factName: 'boats', factValue: sentence, language: 'de' as const }];
    const house = { ...smallPension, facts };
    const long = brief.parse({ length: 'long' });
    expect(proseOf(composePage(ask(house, null, { language: 'de', brief: long })))).toContain(sentence);
    expect(proseOf(composePage(ask(house, null, { language: 'en', brief: long })))).not.toContain('Ruderboote');
  });
});

describe('writing again', () => {
  const page = composePage(ask(lakeHotel, market));
  const mine = { ...page.blocks[1], origin: 'person', paragraphs: ['Kommt, wie ihr seid.'] } as (typeof page.blocks)[1];

  it('keeps blocks that are locked or a person’s', () => {
    const keep = page.blocks
      .map((block, i) => (i === 1 && mine ? mine : block))
      .filter((b) => b.kind === 'introduction');
    const again = composePage(ask(lakeHotel, market, { seed: 'again', keep }));
    expect(again.blocks[1]).toEqual(mine);
    expect(again.blocks[0]).not.toEqual(page.blocks[0]);
  });

  it('writes only the blocks that are named', () => {
    const again = composePage(ask(lakeHotel, market, { seed: 'again', keep: page.blocks, only: ['introduction'] }));
    expect(again.blocks.map((block) => block.id)).toEqual(page.blocks.map((block) => block.id));
    const changed = again.blocks.filter((block, i) => JSON.stringify(block) !== JSON.stringify(page.blocks[i]));
    expect(changed.map((block) => block.id)).toEqual(['introduction']);
  });
});

describe('variety', () => {
  const grams = (text: string) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')));
  };
  const shared = (a: string, b: string) => {
    const [x, y] = [grams(a), grams(b)];
    return [...x].filter((gram) => y.has(gram)).length / Math.min(x.size, y.size);
  };
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it.each(languages)('another seed gives another text (%s)', (language) => {
    const pages = [...'abcdefgh'].map((seed) => proseOf(composePage(ask(lakeHotel, market, { language, seed }))));
    const ratios = pages.flatMap((a, i) => pages.slice(i + 1).map((b) => shared(a, b)));
    expect(mean(ratios)).toBeLessThan(0.22);
    expect(Math.max(...ratios)).toBeLessThan(0.6);
  });

  it.each(languages)('two events at one house, one event at two houses: different pages (%s)', (language) => {
    type Subject = [typeof lakeHotel, EventSource];
    const between = (a: Subject, b: Subject) =>
      mean(
        [...'abcdef'].map((seed) => {
          const [x, y] = [a, b].map(([house, event]) => proseOf(composePage(ask(house, event, { language, seed }))));
          return shared(x ?? '', y ?? '');
        }),
      );
    expect(between([lakeHotel, market], [lakeHotel, marathon])).toBeLessThan(0.25);
    expect(between([lakeHotel, market], [lakeHotel, concert])).toBeLessThan(0.25);
    expect(between([lakeHotel, market], [smallPension, market])).toBeLessThan(0.3);
  });

  it.each(languages)('no two sentences of a page begin with the same two words (%s)', (language) => {
    for (const seed of 'abcdefgh') {
      const prose = proseOf(
        composePage(ask(lakeHotel, concert, { language, seed, brief: brief.parse({ length: 'long' }) })),
      );
      const starts = prose
        .split(/(?<=[\p{L}€)][.?]) (?=\p{Lu})/u)
        .map((s) => s.split(' ').slice(0, 2).join(' ').toLowerCase());
      expect(starts.length - new Set(starts).size, `${seed}: ${starts}`).toBeLessThanOrEqual(1);
    }
  });
});
