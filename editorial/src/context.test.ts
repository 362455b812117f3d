import { languages } from '@foyer/contract/languages';
import { expect, test } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import { sources } from '#claims/testing/properties.ts';
import { contextIn, eventIn, factsFor, factsIn, noHouse, type PageSources } from '#context.ts';

const { property, facts, event } = sources.naranjo;
const told = {
  en: { ...event, language: 'en' as const, title: 'Lantern Week', description: 'A floating sauna lies at the quay.' },
  es: {
    ...event,
    language: 'es' as const,
    title: 'Semana de los Faroles',
    description: 'Una sauna flotante espera en el muelle.',
  },
};
const page: PageSources = { property, facts, events: [told.en, told.es], styleguide: null };

test('facts count in their own language, those in none in each', () => {
  const stated = [
    { factName: 'chef', factValue: 'Marta Lopes', language: null },
    { factName: 'terrace', factValue: 'Terraza con naranjos', language: 'es' as const },
  ];
  expect(factsIn(stated, 'es')).toEqual(stated);
  expect(factsIn(stated, 'de')).toEqual([stated[0]]);
});

test('what is stated in other languages alone counts everywhere, in English where it is told in it', () => {
  const terrace = { factName: 'terrace', factValue: 'Terraza con naranjos', language: 'es' as const };
  const pets = [
    { factName: 'policy:pets', factValue: 'animaux non admis', language: 'fr' as const },
    { factName: 'policy:pets', factValue: 'no pets', language: 'en' as const },
  ];
  expect(factsFor([terrace, ...pets], 'de')).toEqual([terrace, pets[1]]);
  expect(factsFor([terrace, ...pets], 'fr')).toEqual([terrace, pets[0]]);
  const context = contextIn({ ...page, facts: pets }, 'de');
  expect(findClaims('Haustiere sind willkommen.', context)).toMatchObject([{ verdict: 'contradicted' }]);
});

test('an event is told in its translation, and elsewhere without the words of another language', () => {
  expect(eventIn(page.events, 'es')).toBe(told.es);
  expect(eventIn(page.events, 'en')).toBe(told.en);
  expect(eventIn(page.events, 'fr')).toEqual({ ...told.en, description: '' });
  expect(eventIn([told.es, told.en], 'de')).toEqual({ ...told.es, description: '' });
  expect(eventIn([], 'en')).toBeNull();
});

test('a context holds what its language may rest on', () => {
  for (const language of languages)
    expect(contextIn(page, language)).toEqual({
      property,
      facts: factsFor(facts, language),
      event: eventIn(page.events, language),
      language,
      styleguide: null,
    });
});

test('what the event says of itself bears a text out in that language and in no other', () => {
  const bornOut = languages.filter((language) =>
    findClaims(told.es.description, contextIn(page, language)).every(({ verdict }) => verdict === 'supported'),
  );
  expect(bornOut).toEqual(['es']);
});

test('a text about no house has nothing of one to rest on, and its event all the same', () => {
  const about = (text: string, language: 'en' | 'de' = 'en') =>
    findClaims(text, contextIn({ property: noHouse, facts: [], events: [told.en], styleguide: null }, language)).map(
      ({ kind, verdict }) => `${kind} ${verdict}`,
    );
  expect(about('Our hotel has an outdoor pool.')).toEqual(['amenity unsupported']);
  expect(about('The house has 84 rooms.')).toEqual(['count unsupported']);
  expect(about('A four-star hotel waits 350 m from the lantern festival.')).toContain('stars unsupported');
  expect(about('The walk leads through Vienna. In Vienna the coffee is strong.')).toEqual([]);
  expect(about(`Lantern Week is held in ${event.venue.city}.`)).toContain('place supported');
  expect(about('Lantern Week is held in Vienna.')).toContain('place contradicted');
  expect(about('Unser Hotel in Wien hat eine Sauna.', 'de')).toContain('amenity unsupported');
});
