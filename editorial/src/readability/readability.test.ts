import type { Language } from '@foyer/contract/languages';
import { describe, expect, test } from 'vitest';
import { detectLanguage } from '#readability/detect-language.ts';
import { formulaScore, readabilityOf } from '#readability/readability.ts';
import { sentencesOf, wordsOf } from '#readability/sentences.ts';
import { syllablesOf } from '#readability/syllables.ts';

const words: Record<Language, Readonly<Record<string, number>>> = {
  en: {
    room: 1,
    hotel: 2,
    breakfast: 2,
    the: 1,
    people: 2,
    table: 2,
    morning: 2,
    beautiful: 3,
    city: 2,
    river: 2,
    opened: 2,
    walked: 1,
    family: 3,
    station: 2,
    terrace: 2,
    minutes: 2,
    quiet: 2,
    area: 3,
    festival: 3,
    available: 4,
  },
  de: {
    Haus: 1,
    Zimmer: 2,
    Frühstück: 2,
    Terrasse: 3,
    Straße: 2,
    Familie: 4,
    Bahnhof: 2,
    heute: 2,
    genießen: 3,
    See: 1,
    Museum: 3,
    Wochenende: 4,
    Feier: 2,
    ruhig: 2,
    Stadt: 1,
  },
  es: {
    casa: 2,
    hotel: 2,
    ciudad: 2,
    desayuno: 4,
    río: 2,
    terraza: 3,
    piscina: 3,
    agua: 2,
    queso: 2,
    guitarra: 3,
    habitación: 4,
    día: 2,
    bueno: 2,
    aéreo: 4,
    playa: 2,
  },
  fr: {
    maison: 2,
    hôtel: 2,
    chambre: 1,
    ville: 1,
    petit: 2,
    déjeuner: 3,
    eau: 1,
    oiseau: 2,
    terrasse: 2,
    piscine: 2,
    nuit: 1,
    famille: 2,
    quatre: 1,
    théâtre: 2,
    soirée: 2,
  },
};

describe.each(Object.keys(words) as Language[])('syllables in %s', (language) => {
  test.each(Object.entries(words[language]))('%s has %i', (word, count) => {
    expect(syllablesOf(word, language)).toBe(count);
  });
});

describe('readability', () => {
  test('uses the formula of the language', () => {
    expect(formulaScore('en', 15, 1.5)).toBeCloseTo(64.71, 2);
    expect(formulaScore('de', 15, 1.7)).toBeCloseTo(65.55, 2);
    expect(formulaScore('es', 15, 1.9)).toBeCloseTo(77.54, 2);
    expect(formulaScore('fr', 15, 1.6)).toBeCloseTo(74.015, 2);
  });

  test('counts sentences and words as a reader does', () => {
    const text = 'Check-in is at 3 p.m. on weekdays. The bar opens at 18:30. Come in!';
    expect(
      sentencesOf(text, 'en')
        .map(({ start, end }) => text.slice(start, end))
        .at(-1),
    ).toBe('Come in!');
    expect(wordsOf('L’hôtel a 84 chambres')).toEqual(['L’hôtel', 'a', '84', 'chambres']);
  });

  test('scores plain text easier than heavy text', () => {
    const plain = readabilityOf('The room is warm. The bed is soft. You sleep well.', 'en');
    const heavy = readabilityOf(
      'Notwithstanding considerable infrastructural modifications, accommodation availability remains extraordinarily unpredictable throughout international conferences.',
      'en',
    );
    expect(plain.level).toBe('very easy');
    expect(heavy.level).toBe('hard');
    expect(readabilityOf('', 'fr')).toEqual({ score: 100, formula: 'kandel-moles', level: 'very easy' });
  });
});

describe('language', () => {
  test.each([
    ['en', 'The room looks out on the garden and the river.'],
    ['de', 'Das Zimmer liegt ruhig und hat einen Blick auf den Garten.'],
    ['es', 'La habitación da al jardín y está muy cerca del río.'],
    ['fr', 'La chambre donne sur le jardin et sur la rivière.'],
  ] as const)('tells %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test('keeps quiet about a few words', () => {
    expect(detectLanguage('Hotel Alpina')).toBeNull();
  });
});
