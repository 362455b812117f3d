import { pageSegments } from '@foyer/contract/blocks';
import { brief } from '@foyer/contract/content';
import { type Language, languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import type { EventSource } from '../context.ts';
import { type ComposeRequest, composePage } from './compose-page.ts';
import * as german from './de/numbers.ts';
import * as english from './en/numbers.ts';
import { ask, concert, guide, lakeHotel, market } from './testing/houses.ts';
import { wordFinders } from './word-forms.ts';

const seeds = [...'abcdefghij'];
const read = (request: ComposeRequest): string => {
  const page = composePage(request);
  return [page.title, page.description, ...pageSegments(page.blocks).map(({ text }) => text)].join('\n');
};

const hall: typeof lakeHotel = {
  property: { ...lakeHotel.property, name: 'Saal am Kai', type: 'venue', starRating: null },
  facts: lakeHotel.facts.flatMap((fact) =>
    fact.factName === 'amenities'
      ? [{ ...fact, factValue: '["meeting_rooms","ballroom","bar","free_wifi","elevator","garden"]' }]
      : fact.factName === 'hours:bar' || fact.factName === 'year_built'
        ? [fact]
        : [],
  ),
};
const beds: Record<Language, RegExp> = {
  en: /\b(?:beds?|sleep|overnight|your room|stay at)\b/i,
  de: /\b(?:Betten?|schlafen|übernachten|Zimmer)\b/i,
  es: /\b(?:camas?|dormir|duerma|habitación)\b/i,
  fr: /\b(?:lits?|dormir|chambres?)\b/i,
};

describe('what fits the house and the event', () => {
  it.each(languages)('promises no bed in a house that lets none (%s)', (language) => {
    const bare = (text: string) => text.replaceAll(market.title, '').replaceAll(concert.title, '');
    for (const seed of seeds)
      for (const event of [market, concert]) {
        const long = brief.parse({ length: 'long' });
        expect(bare(read(ask(hall, event, { language, seed, brief: long })))).not.toMatch(beds[language]);
      }
    expect(seeds.some((seed) => beds[language].test(read(ask(lakeHotel, market, { language, seed }))))).toBe(true);
  });

  it('names a town once where the title names it', () => {
    const swim: EventSource = {
      ...market,
      title: 'New Year Swim in Hard',
      venue: { ...market.venue, title: 'Inland harbour', city: 'Hard' },
    };
    for (const language of languages)
      for (const seed of seeds) {
        const text = read(ask(lakeHotel, swim, { language, seed }));
        expect(text).not.toMatch(/Hard[“”"»]?,? (?:in|en|à) Hard\b|Hard, Hard\b|Hard, (?:se|ha|est|ist) |,,/);
      }
  });

  it('calls a town by its name in the language of the page', () => {
    const property = { ...lakeHotel.property, city: 'Vienna' };
    const text = (language: Language) => read(ask({ ...lakeHotel, property }, null, { language }));
    expect(text('de')).toContain('Wien');
    expect(text('de')).not.toContain('Vienna');
    expect(text('fr')).toContain('Vienne');
    expect(text('en')).toContain('Vienna');
  });

  it('joins two days with and, more with to', () => {
    expect(english.dayRange('2026-12-05', '2026-12-06')).toBe('5 and 6 December');
    expect(english.dayRange('2026-12-31', '2027-01-01')).toBe('31 December and 1 January');
    expect(english.dayRange('2026-12-05', '2026-12-07')).toBe('5 to 7 December');
    expect(german.dayRange('2026-12-05', '2026-12-06')).toBe('5. und 6. Dezember');
  });
});

describe('what the style guide dwells on', () => {
  const share = (word: string, styleguide: ComposeRequest['styleguide']) =>
    seeds.filter((seed) =>
      read(ask(lakeHotel, concert, { seed, styleguide }))
        .toLowerCase()
        .includes(word),
    ).length;

  it('comes up more often by its keywords, and only where a fact bears it', () => {
    const keen = guide({}, { general: { keywords: ['heated pool', 'sauna', 'golf course'] } });
    expect(share('sauna', keen)).toBeGreaterThan(share('sauna', guide()));
    expect(share('golf', keen)).toBe(0);
  });

  it('sets the length of titles by its own headlines', () => {
    const words = (headlines: string[]) => {
      const styleguide = guide({}, { examples: { headlines } });
      const titles = [...seeds, ...'klmnopqrst'].map((seed) => {
        const hero = composePage(ask(lakeHotel, market, { seed, styleguide })).blocks[0];
        return hero?.kind === 'hero' ? hero.title.split(' ').length : 0;
      });
      return titles.reduce((sum, count) => sum + count, 0) / titles.length;
    };
    const short = words(['Warm water', 'Lake and market']);
    expect(short).toBeLessThan(words(['Come back cold from the market by the harbour and swim']));
  });

  it('keeps out avoided words in forms that change the stem', () => {
    expect(wordFinders('de', [])('schlafen')('Wo du schläfst')).toBe(true);
    expect(wordFinders('es', [])('huésped')('para los huéspedes')).toBe(true);
    expect(wordFinders('en', [])('luxury')('a luxurious room')).toBe(false);
  });
});
