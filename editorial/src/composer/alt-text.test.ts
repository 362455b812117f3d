import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { altTextLimit, composeAltText, type PictureAbout, soundAltText } from './compose-alt-text.ts';
import { lakeHotel, smallPension } from './testing/houses.ts';

const lakeside = { property: lakeHotel.property, facts: lakeHotel.facts };
const pool: PictureAbout = {
  language: 'en',
  name: 'Halden am See',
  city: 'Bregenz',
  country: 'Austria',
  house: lakeside,
  tags: ['pool', 'water', 'winter'],
  colors: ['#2e5f7c', '#3b6d8b', '#d8d2c4'],
};
const bare = { ...pool, colors: [] };
const withFact = (factName: string, factValue: string) => ({
  ...lakeside,
  facts: [...lakeside.facts, { id: factName, factName, factValue, language: null }],
});

describe('an alt text from what is known', () => {
  it.each([
    ['en', 'The pool at Halden am See in Bregenz, the water at 34 °C, in winter, in shades of blue'],
    ['de', 'Der Pool im Hotel Halden am See in Bregenz, das Wasser mit 34 °C, im Winter, in Blautönen'],
    ['es', 'La piscina de Halden am See, en Bregenz, el agua a 34 °C, en invierno, en tonos azules'],
    ['fr', 'La piscine du Halden am See à Bregenz, l’eau à 34 °C, en hiver, dans des tons bleus'],
  ] as const)('says what it shows, where, a fact of it and in which colours (%s)', (language, said) => {
    expect(composeAltText({ ...pool, language })).toBe(said);
  });

  it.each([
    ['en', 'The bar at Halden am See in Bregenz', 'A guest room at Pension Kastanie in Lindau'],
    ['de', 'Die Bar im Hotel Halden am See in Bregenz', 'Ein Gästezimmer in der Pension Kastanie in Lindau'],
    ['es', 'El bar de Halden am See, en Bregenz', 'Una habitación de la Pension Kastanie, en Lindau'],
    ['fr', 'Le bar du Halden am See à Bregenz', 'Une chambre de la Pension Kastanie à Lindau'],
  ] as const)('bends articles and prepositions by the language, and guesses no gender of a name (%s)', (...row) => {
    const [language, bar, room] = row;
    expect(composeAltText({ ...bare, language, tags: ['bar'] })).toBe(bar);
    const { property, facts } = smallPension;
    const small = { ...bare, language, name: property.name, city: property.city, house: { property, facts } };
    expect(composeAltText({ ...small, tags: ['room'] })).toBe(room);
  });

  it.each([
    ['en', 'The Forest sauna at Halden am See in Bregenz'],
    ['de', 'Die Waldsauna im Hotel Halden am See in Bregenz'],
    ['es', 'La sauna del bosque de Halden am See, en Bregenz'],
    ['fr', 'Le sauna « Kota » du Halden am See à Bregenz'],
  ] as const)('calls a room by its own name, with its kind where that does not show (%s)', (language, said) => {
    const name = { en: 'Forest sauna', de: 'Waldsauna', es: 'Sauna del bosque', fr: 'Kota' }[language];
    expect(composeAltText({ ...bare, language, tags: [], place: { kind: 'sauna', name } })).toBe(said);
    // What is on the plate is not the room it is filed under.
    const dish = composeAltText({ ...bare, language, tags: ['dish'], place: { kind: 'restaurant', name } });
    expect(dish).not.toContain(name);
  });

  it('states a fact of the very thing alone, and of one of its kind', () => {
    expect(composeAltText({ ...bare, house: withFact('size:spa', '420 m²'), tags: ['sauna', 'spa'] })).toBe(
      'The sauna at Halden am See in Bregenz',
    );
    const pools = withFact('size:outdoor_pool', '18 m');
    expect(composeAltText({ ...bare, house: pools })).toContain('18 metres long');
    const two = pools.facts.map((fact) =>
      fact.factName === 'amenities' ? { ...fact, factValue: '["outdoor_pool","indoor_pool"]' } : fact,
    );
    expect(composeAltText({ ...bare, house: { ...pools, facts: two } })).not.toMatch(/18|34/);
  });

  it('passes over what no fact bears out: the next thing it is filed under, else the house alone', () => {
    const { property, facts } = smallPension;
    const small = { ...bare, name: property.name, city: property.city, house: { property, facts } };
    expect(composeAltText({ ...small, tags: ['sauna', 'room'] })).toBe('A guest room at Pension Kastanie in Lindau');
    expect(composeAltText({ ...small, tags: ['sauna'] })).toBe('At Pension Kastanie in Lindau');
  });

  it.each([
    ['en', 'Market stalls at the Bregenz Christmas Market, Kornmarkt, 5 December 2026'],
    ['de', 'Marktstände bei „Bregenz Christmas Market“, Kornmarkt, 5. Dezember 2026'],
    ['es', 'Puestos de mercado en el Bregenz Christmas Market, Kornmarkt, 5 de diciembre de 2026'],
    ['fr', 'Des étals de marché au Bregenz Christmas Market, Kornmarkt, 5 décembre 2026'],
  ] as const)('says of an event its name, place and day (%s)', (language, said) => {
    const { house: _, ...event } = { ...bare, name: 'Bregenz Christmas Market', venue: 'Kornmarkt', tags: ['market'] };
    expect(composeAltText({ ...event, language, date: '2026-12-05' })).toBe(said);
    expect(composeAltText({ ...event, language, date: 'all of Advent' })).toMatch(/, all of Advent$/);
  });

  it.each([
    ['en', 'A stage at Jazz, Alte Oper in Vienna'],
    ['de', 'Eine Bühne bei „Jazz“, Alte Oper in Wien'],
    ['es', 'Un escenario en Jazz, Alte Oper, en Viena'],
    ['fr', 'Une scène à Jazz, Alte Oper, à Vienne'],
  ] as const)('writes towns as the language does (%s)', (language, said) => {
    const jazz = { language, name: 'Jazz', venue: 'Alte Oper', city: 'Vienna', country: 'AT', tags: ['stage'] };
    expect(composeAltText(jazz)).toBe(said);
  });

  it('takes what a person wrote in the language, and never leads with what kind of thing it is', () => {
    const description = 'Image of a steaming pool with snow on the deck chairs.';
    expect(composeAltText({ ...pool, description })).toBe('A steaming pool with snow on the deck chairs');
    expect(composeAltText({ ...pool, description, language: 'de' })).toContain('Der Pool im Hotel');
    const existingAltText = 'Das Foto zeigt ein dampfendes Becken und verschneite Liegen';
    expect(composeAltText({ ...pool, language: 'de', existingAltText })).toBe(
      'Ein dampfendes Becken und verschneite Liegen',
    );
    const bent = 'Foto von einem dampfenden Becken und verschneiten Liegen';
    expect(composeAltText({ ...pool, language: 'de', existingAltText: bent })).toContain('Der Pool im Hotel');
  });

  it('passes over the name of a file, and says where it belongs when nothing else is known', () => {
    const file = { ...bare, tags: [], existingAltText: 'IMG_2041 final.jpg' };
    expect(composeAltText(file)).toBe('At Halden am See in Bregenz');
    expect(composeAltText({ ...file, place: { kind: 'other', name: 'Boathouse' } })).toBe(
      'Boathouse at Halden am See in Bregenz',
    );
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
