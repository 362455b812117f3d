import type { Language } from '@foyer/contract/languages';
import { describe, expect, test } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import { type House, sources } from '#claims/testing/properties.ts';

const claims = (text: string, house: House, language: Language) => findClaims(text, { ...sources[house], language });

describe('what it says instead', () => {
  test.each([
    ['en', 'naranjo', 'We have 60 rooms.', '60 rooms', '46 rooms'],
    ['de', 'naranjo', 'Wir haben 60 Zimmer.', '60 Zimmer', '46 Zimmer'],
    ['es', 'naranjo', 'Tenemos 60 habitaciones.', '60 habitaciones', '46 habitaciones'],
    ['fr', 'naranjo', 'Nous avons 60 chambres.', '60 chambres', '46 chambres'],
    ['en', 'donau', 'Twelve meeting rooms wait.', 'Twelve meeting rooms', 'Seven meeting rooms'],
    ['en', 'naranjo', 'The pool closes at 11 p.m.', 'at 11 p.m.', 'at 8 p.m.'],
    ['de', 'cime', 'Das Restaurant öffnet um 18 Uhr.', 'um 18 Uhr', 'um 19 Uhr'],
    ['fr', 'areia', 'Le spa ouvre de 9 h à 22 h.', 'de 9 h à 22 h', 'de 10 h à 20 h'],
    [
      'de',
      'naranjo',
      'Das Festival läuft vom 14. bis 17. Oktober 2027.',
      '14. bis 17. Oktober 2027',
      '7. bis 10. Oktober 2027',
    ],
    ['es', 'naranjo', 'El festival se celebra del 14 al 17 de octubre.', '14 al 17 de octubre', '7 al 10 de octubre'],
    ['fr', 'naranjo', 'Le festival a lieu du 14 au 17 octobre.', '14 au 17 octobre', '7 au 10 octobre'],
    ['en', 'naranjo', 'Parking costs €30.', '€30', '€24'],
    ['en', 'uferhaus', 'The lake is 500 metres away.', '500 metres', '60 metres'],
    ['es', 'naranjo', 'Un hotel de cinco estrellas.', 'cinco estrellas', 'cuatro estrellas'],
    ['en', 'uferhaus', 'Wake up on Lake Geneva.', 'Lake Geneva', 'Lake Constance'],
  ] as const)('%s %s: %s', (language, house, text, said, expected) => {
    const claim = claims(text, house, language).find((one) => one.verdict === 'contradicted');
    expect(claim).toMatchObject({ text: said, expected });
  });
});

describe('where it rests', () => {
  test('names the fact, the record, the event or the sum', () => {
    const found = claims(
      '46 rooms and four stars, 800 metres from the Patio del Alfarero, on 7 October.',
      'naranjo',
      'en',
    );
    expect(found.map(({ source }) => source && `${source.type} ${source.name}`)).toEqual([
      'fact room_count',
      'record record.starRating',
      'computed distance:venue',
      'event event.startDate',
    ]);
    expect(found.every(({ verdict }) => verdict === 'supported')).toBe(true);
  });

  test('takes the event’s dates in its own zone', () => {
    const late = { ...sources.lantern, event: { ...sources.lantern.event, eventStartDate: '2027-08-13T23:30:00Z' } };
    expect(findClaims('The regatta starts on 14 August.', { ...late, language: 'en' })).toMatchObject([
      { verdict: 'supported' },
    ]);
  });
});

describe('places in the text', () => {
  test('count UTF-16 units, emoji and combining accents included', () => {
    const text = '🌊 Cafe\u0301, soleil, et 60\u00a0chambres.';
    const [claim] = claims(text, 'naranjo', 'fr').filter((one) => one.kind === 'count');
    expect(claim && text.slice(claim.start, claim.end)).toBe('60\u00a0chambres');
  });

  test('never lie beyond the text, whatever it holds', () => {
    for (const text of ['', ' ', '…', '№ 5 ★★★', '\u0130stanbul 5', 'a'.repeat(5000), '((((', '1.2.3.4.5', '9–9–9']) {
      for (const claim of claims(text, 'lantern', 'de')) expect(text.slice(claim.start, claim.end)).toBe(claim.text);
    }
  });
});

describe('names', () => {
  test('of the house and the event hold no claims', () => {
    const named = { ...sources.lantern, property: { ...sources.lantern.property, name: 'The Spa & Casino House' } };
    expect(
      findClaims('The Spa & Casino House is quiet.', { ...named, language: 'en' }).filter(
        (one) => one.kind === 'amenity',
      ),
    ).toEqual([]);
  });
});
