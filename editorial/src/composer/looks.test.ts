import { languages } from '@foyer/contract/languages';
import { styleguideContent } from '@foyer/contract/styleguides';
import { expect, test } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import { noHouse, type TextContext } from '#context.ts';
import { materialsFact, withLooks } from './looks.ts';

const context = (language: TextContext['language']): TextContext => ({
  ...{ property: noHouse, facts: [], event: null, language },
  styleguide: styleguideContent.parse({ general: { hotelName: 'Halden', keywords: ['lake'] } }),
});
const said = (language: TextContext['language'], ...materials: string[]) =>
  withLooks(context(language), { mood: [], materials }).facts.map(({ factValue }) => factValue);

test('materials are one sentence of the language, in the number they ask for', () => {
  expect(said('en', 'larch')).toEqual(['Larch gives the rooms of the house their look.']);
  expect(said('en', 'larch', 'slate', 'wool', 'brass')).toEqual([
    'Larch, slate and wool give the rooms of the house their look.',
  ]);
  expect(said('de', 'Lärche', 'Schiefer')).toEqual(['Lärche und Schiefer prägen die Räume des Hauses.']);
  expect(said('es', 'alerce', 'pizarra')).toEqual(['Alerce y pizarra dan carácter a las salas de la casa.']);
  expect(said('fr', 'mélèze')).toEqual(['Mélèze donne leur caractère aux pièces de la maison.']);
});

test.each(languages)('what claims a thing no fact knows is left out (%s)', (language) => {
  const pool = { en: 'sauna', de: 'Sauna', es: 'sauna', fr: 'sauna' }[language];
  expect(findClaims(`${pool}.`, context(language)).map(({ verdict }) => verdict)).toEqual(['unsupported']);
  expect(said(language, pool)).toEqual([]);
});

test('the mood is what the text dwells on, and the style guide itself stays as it is', () => {
  const before = context('en');
  const after = withLooks(before, { mood: ['calm'], materials: [] });
  expect(after.styleguide?.general.keywords).toEqual(['lake', 'calm']);
  expect(before.styleguide?.general.keywords).toEqual(['lake']);
  expect(after.facts.some(({ factName }) => factName === materialsFact)).toBe(false);
});
