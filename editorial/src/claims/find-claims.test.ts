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

describe('whatever it is given', () => {
  const pieces =
    'pool, |Is there a spa? |Rooms: 3 |in Nice |25 m |€30 |12 |9. Juli |built in 1902 |at 9 p.m. |best hotel in town |★|Green Key 2027 |\n|👩‍👩‍👧 |e\u0301|\ud800|\u200b|\u00a0|فندق |9–|((((|“|… |no |our |5 km to Paris, |a'.split(
      '|',
    );
  const languages = ['en', 'de', 'es', 'fr'] as const;

  /** Texts that are the same at each run, and look like nothing. */
  function scramble(seed: number): string {
    let state = seed;
    let text = '';
    for (let count = 0; count < 120; count++) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      text += pieces[Math.floor(state / 65_536) % pieces.length];
    }
    return text;
  }

  test.each(languages)('%s: its claims lie in the text, in order and apart', (language) => {
    for (let seed = 1; seed <= 60; seed++) {
      const text = scramble(seed);
      let last = 0;
      for (const claim of claims(text, 'naranjo', language)) {
        expect(text.slice(claim.start, claim.end)).toBe(claim.text);
        expect(claim.start, text).toBeGreaterThanOrEqual(last);
        last = claim.end;
      }
    }
  });

  // A sentence without an end once took a minute; the run's own time limit is the guard.
  test.each(pieces.filter((piece) => piece !== ''))('a hundred thousand characters of %j come to an end', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000);
    const found = claims(text, 'naranjo', 'en');
    expect(found.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
  });
});
