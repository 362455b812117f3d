import { blocks as blocksOf } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import { expect, it } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import { checkPage } from './check-page.ts';
import { compareLanguages } from './compare-languages.ts';
import { composePage } from './composer/compose-page.ts';
import { ask, lakeHotel, market } from './composer/testing/houses.ts';

const told = (language: Language, text: string) => ({
  language,
  claims: findClaims(text, ask(lakeHotel, market, { language })),
});

it('compares what is said, whatever the words, and lists what one of them leaves out', () => {
  const { shared, differences } = compareLanguages([
    told('en', 'Entry is free. The pool is 34 °C. Breakfast runs until 10:30.'),
    told('de', 'Der Eintritt ist frei. Im Haus gibt es 84 Zimmer. Frühstück gibt es bis 10:30 Uhr.'),
    told('fr', 'La piscine est à 34 °C. Petit déjeuner jusqu’à 10 h 30.'),
  ]);
  expect(shared).toBe(1);
  expect(differences.map(({ name, told: said, missing }) => [name, said, missing])).toEqual([
    ['event.price', ['en', 'de'], ['fr']],
    ['pool_temperature', ['en', 'fr'], ['de']],
    ['room_count', ['de'], ['en', 'fr']],
  ]);
});

it('tells amenities apart by the one that is meant, in whatever words', () => {
  const { shared, differences } = compareLanguages([
    told('en', 'Swim in the outdoor pool, then find the sauna and the steam room. Wi-Fi is free.'),
    told('de', 'Der Außenpool ist ganzjährig offen, daneben liegt das Dampfbad. WLAN gibt es überall.'),
    told('es', 'La piscina exterior, la sauna y el wifi gratuito.'),
  ]);
  expect(differences.map(({ name, item, missing }) => [name, item, missing])).toEqual([
    ['amenities', 'sauna', ['de']],
    ['amenities', 'steam_room', ['es']],
  ]);
  expect(shared).toBe(2);
});

it('leaves out what is red and what is not written yet', () => {
  expect(compareLanguages([told('en', 'There are 120 rooms.'), told('de', '')])).toEqual({
    shared: 0,
    differences: [],
  });
  expect(compareLanguages([told('en', 'There are 120 rooms.'), told('de', 'Die Sauna ist warm.')])).toMatchObject({
    differences: [{ item: 'sauna', missing: ['en'] }],
  });
});

it('finds the same page the same in one language as in itself', () => {
  const request = ask(lakeHotel, market);
  const claims = checkPage(composePage(request).blocks, request).segments.flatMap((segment) => segment.claims);
  const { shared, differences } = compareLanguages([
    { language: 'en', claims },
    { language: 'de', claims },
  ]);
  expect(differences).toEqual([]);
  expect(shared).toBeGreaterThan(5);
});

it('finds what a row of the details tells told', () => {
  const tells = (language: Language, blocks: unknown[]) => {
    const { segments } = checkPage(blocksOf.parse(blocks), ask(lakeHotel, market, { language }));
    return { language, claims: segments.flatMap(({ claims }) => claims) };
  };
  const rows = (language: Language, ...all: [string, string][]) =>
    tells(language, [{ kind: 'details', id: 'details', rows: all.map(([label, value]) => ({ label, value })) }]);
  const prose = 'Der Eintritt ist frei. Unser Pool hat 34 °C und ist von 9 bis 21 Uhr geöffnet.';
  const { shared, differences } = compareLanguages([
    rows('en', ['Entry', 'Free'], ['Pool', '34 °C, 09:00 to 21:00']),
    tells('de', [{ kind: 'event', id: 'event', paragraphs: [prose] }]),
    rows('es', ['Entrada', 'Gratuita'], ['Piscina', '34 °C, de 9.00 a 21.00']),
    rows('fr', ['Entrée', 'Gratuite'], ['Piscine', '34 °C, de 9 h à 21 h']),
  ]);
  expect(differences).toEqual([]);
  expect(shared).toBe(3);
});
