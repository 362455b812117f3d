import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { altTextLimit, composeAltText, type PictureAbout, soundAltText } from './compose-alt-text.ts';

const pool: PictureAbout = {
  language: 'en',
  name: 'Halden am See',
  city: 'Bregenz',
  country: 'Austria',
  tags: ['pool', 'water', 'winter'],
  colors: ['#2e5f7c', '#3b6d8b', '#d8d2c4'],
};

describe('an alt text from what is known', () => {
  it.each([
    ['en', 'Swimming pool in winter, Halden am See, Bregenz, mostly in blue'],
    ['de', 'Schwimmbecken im Winter, Halden am See, Bregenz, überwiegend in Blau'],
    ['es', 'Piscina en invierno, Halden am See, Bregenz, en tonos azules'],
    ['fr', 'Piscine en hiver, Halden am See, Bregenz, dans des tons bleus'],
  ] as const)('says what it shows, where and in which colours (%s)', (language, said) => {
    expect(composeAltText({ ...pool, language })).toBe(said);
  });

  it('takes what a person wrote in the language, and never leads with what kind of thing it is', () => {
    const description = 'Image of a steaming pool with snow on the deck chairs.';
    expect(composeAltText({ ...pool, description })).toBe('A steaming pool with snow on the deck chairs');
    expect(composeAltText({ ...pool, description, language: 'de' })).toContain('Schwimmbecken');
    const existingAltText = 'Das Foto zeigt ein dampfendes Becken und verschneite Liegen';
    expect(composeAltText({ ...pool, language: 'de', existingAltText })).toBe(
      'Ein dampfendes Becken und verschneite Liegen',
    );
    const bent = 'Foto von einem dampfenden Becken und verschneiten Liegen';
    expect(composeAltText({ ...pool, language: 'de', existingAltText: bent })).toContain('Schwimmbecken');
  });

  it('passes over the name of a file, and says where it belongs when nothing else is known', () => {
    const bare = { ...pool, tags: [], colors: [], existingAltText: 'IMG_2041 final.jpg' };
    expect(composeAltText({ ...bare, venue: 'Lake terrace' })).toBe('Lake terrace, Halden am See, Bregenz');
  });

  it.each(languages)('fits into one breath (%s)', (language) => {
    const long = {
      ...pool,
      language,
      name: 'The Grand Old House of the Seven Lakes and the Seven Mountains at Bregenz',
    };
    const text = composeAltText({ ...long, venue: 'The terrace above the harbour with its lanterns' });
    expect(text.length).toBeLessThanOrEqual(altTextLimit);
    expect(text.length).toBeGreaterThan(30);
    expect(composeAltText({ ...pool, language, description: 'la y los '.repeat(40) }).length).toBeLessThanOrEqual(
      altTextLimit,
    );
  });
});

describe('what a model saw', () => {
  it.each([
    ['is freed of its lead', 'A photo of steam rising from a pool.', 'Steam rising from a pool'],
    ['is freed of markup', '**Steam** rising from <b>a pool</b>', 'Steam rising from a pool'],
    ['names nobody', 'Anna Schmidt swims in the pool', null],
    ['counts nothing it was not given', '14 guests in the pool', null],
    ['leads nowhere', 'A pool, see https://evil.example', null],
    ['is in the language asked for', 'Ein dampfendes Becken vor verschneiten Bergen am See', null],
    ['says something', 'Pool', null],
  ])('%s', (_, seen, kept) => {
    expect(soundAltText(seen, pool)).toBe(kept);
  });

  it('may name what was given', () => {
    expect(soundAltText('Steam over the pool of Halden am See in Bregenz', pool)).toContain('Halden am See');
    const party = { ...pool, description: 'Our chef Marta Ender by the water' };
    expect(soundAltText('Marta Ender stands by the pool', party)).toBe('Marta Ender stands by the pool');
  });
});
