import { blocks } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import { expect, test } from 'vitest';
import { type CheckMemory, checkPage, checkSearch } from '#check-page.ts';
import { sources } from '#claims/testing/properties.ts';
import { ask, concert, lakeHotel, market } from './composer/testing/houses.ts';

const page = blocks.parse([
  { kind: 'hero', id: 'hero', title: 'Four nights of guitars', subtitle: 'Casa del Naranjo in Seville' },
  { kind: 'introduction', id: 'intro', paragraphs: ['Sleep in one of 60 rooms.', 'The rooftop pool opens at 10 a.m.'] },
  { kind: 'details', id: 'facts', rows: [{ label: 'Dates', value: '14 to 17 October 2027' }] },
]);
const context = { ...sources.naranjo, language: 'en' as const, styleguide: null };

test('checks each piece of a page, details too, in reading order', () => {
  const { segments, open, words } = checkPage(page, context);
  expect(segments.map(({ blockId, field }) => `${blockId}.${field}`)).toEqual([
    'hero.title',
    'hero.subtitle',
    'intro.paragraphs.0',
    'intro.paragraphs.1',
    'facts.rows.0.label',
    'facts.rows.0.value',
  ]);
  expect(segments[2]?.claims).toMatchObject([
    { kind: 'count', verdict: 'contradicted', text: '60 rooms', expected: '46 rooms' },
  ]);
  expect(segments[5]?.claims).toMatchObject([
    { kind: 'date', verdict: 'contradicted', expected: '7 to 10 October 2027' },
  ]);
  expect(open).toBe(2);
  expect(words).toBe(29);
});

test('judges the length of the page as a whole, and shows what it costs', () => {
  const check = checkPage(page, context, { length: 'standard' });
  expect(check.issues).toMatchObject([{ kind: 'length', message: '29 words; this length asks for at least 170' }]);
  expect(check.styleScore).toBe(100 - (check.issues[0]?.cost ?? 0));
});

test('leaves out claims a person let stand', () => {
  expect(checkPage(page, context, { approved: ['60 rooms'] }).open).toBe(1);
});

test('charges a page for green words that nothing proves', () => {
  const green = blocks.parse([
    { kind: 'introduction', id: 'intro', paragraphs: ['An eco-friendly house by the river.'] },
  ]);
  const check = checkPage(green, context);
  expect(check.segments[0]?.issues).toMatchObject([{ kind: 'green', text: 'eco-friendly' }]);
  expect(check.styleScore).toBe(100 - (check.segments[0]?.issues[0]?.cost ?? 0));
  expect(check.styleScore).toBeLessThan(100);
});

test('checks what search results show, beside the page', () => {
  const found = checkSearch({ title: 'Four nights of guitars', description: 'One of 60 rooms.' }, context);
  expect(found.map(({ blockId, field }) => `${blockId}.${field}`)).toEqual(['search.title', 'search.description']);
  expect(found[1]?.claims).toMatchObject([{ verdict: 'contradicted', text: '60 rooms', expected: '46 rooms' }]);
});

test('remembers pieces that did not change, and finds the same', () => {
  const memory: CheckMemory = new Map();
  const before = checkPage(page, context, { memory });
  expect(before).toEqual(checkPage(page, context));
  const after = checkPage(page, context, { memory });
  expect(after.segments.map(({ claims }) => claims)).toSatisfy((all: unknown[]) =>
    all.every((claims, at) => claims === before.segments[at]?.claims),
  );
  expect(memory.size).toBe(new Set(before.segments.map(({ text }) => text)).size);
});

const rows: [Language, free: [string, string], hours: [string, string], wrong: string][] = [
  ['en', ['Entry', 'Free'], ['Pool', '34 °C, 09:00 to 21:00'], '34 °C, 09:00 to 20:00'],
  ['de', ['Eintritt', 'Frei'], ['Pool', '34 °C, 9 bis 21 Uhr'], '34 °C, 9 bis 20 Uhr'],
  ['es', ['Entrada', 'Gratuita'], ['Piscina', '34 °C, de 9.00 a 21.00'], '34 °C, de 9.00 a 20.00'],
  ['fr', ['Entrée', 'Gratuite'], ['Piscine', '34 °C, de 9 h à 21 h'], '34 °C, de 9 h à 20 h'],
];

test.each(rows)(
  'reads what stands under a label as said of it (%s)',
  (language, [entry, free], [pool, hours], wrong) => {
    const read = (event: typeof market, open: string) => {
      const facts = {
        ...{ kind: 'details', id: 'facts' },
        rows: [
          { label: entry, value: free },
          { label: pool, value: open },
        ],
      };
      const gallery = {
        kind: 'gallery',
        id: 'gallery',
        items: [{ imageId: '00000000-0000-0000-0000-000000000000', title: pool, caption: open }],
      };
      const { segments } = checkPage(blocks.parse([facts, gallery]), ask(lakeHotel, event, { language }));
      return Object.fromEntries(segments.map(({ blockId, field, claims }) => [`${blockId}.${field}`, claims]));
    };
    const right = read(market, hours);
    expect(right['facts.rows.0.value']).toMatchObject([
      { verdict: 'supported', start: 0, end: free.length, text: free, source: { name: 'event.price' } },
    ]);
    const times = { kind: 'time', source: { name: 'hours:outdoor_pool' } };
    for (const place of ['facts.rows.1.value', 'gallery.items.0.caption']) {
      const known = right[place]?.find(({ kind }) => kind === 'time');
      expect(known).toMatchObject({ ...times, verdict: 'supported' });
      expect(hours.slice(known?.start, known?.end)).toBe(known?.text);
    }
    const paid = read(concert, wrong);
    expect(paid['facts.rows.0.value']).toMatchObject([{ verdict: 'contradicted', text: free }]);
    for (const place of ['facts.rows.1.value', 'gallery.items.0.caption'])
      expect(paid[place]?.find(({ kind }) => kind === 'time')).toMatchObject({ ...times, verdict: 'contradicted' });
  },
);

test('tells what a label says once, where it stands', () => {
  const page = blocks.parse([{ kind: 'details', id: 'facts', rows: [{ label: 'Outdoor pool:', value: '34 °C' }] }]);
  const { segments } = checkPage(page, ask(lakeHotel, market));
  expect(segments.map(({ field, claims }) => [field, claims.map(({ text }) => text)])).toEqual([
    ['rows.0.label', ['Outdoor pool']],
    ['rows.0.value', ['34 °C']],
  ]);
});
