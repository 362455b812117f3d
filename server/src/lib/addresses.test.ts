import { beforeAll, describe, expect, it } from 'vitest';
import { testRuntime } from '../testing/test-app.ts';
import { freeSlug, homePath, pathOf, siteOrigin, slugOf } from './addresses.ts';

describe('addresses', () => {
  beforeAll(async () => {
    await testRuntime({ sitesUrl: 'http://localhost:3002' });
  });

  it.each([
    ['Straßenfest am Müllerplatz', 'de', 'strassenfest-am-muellerplatz'],
    ['L’Avent à l’Œuvre', 'fr', /^lavent-a-l.*uvre$/],
    ['¡Año Nuevo!', 'es', 'ano-nuevo'],
    ['音楽祭', 'en', 'page'],
  ] as const)('%s in %s', (text, language, slug) => expect(slugOf(text, language)).toMatch(slug));

  it('is free when nobody has it and the site does not keep it for itself', () => {
    expect(freeSlug('advent', new Set())).toBe('advent');
    expect(freeSlug('advent', new Set(['advent', 'advent-2']))).toBe('advent-3');
    expect(freeSlug('de', new Set())).toBe('de-2');
    // An event called 'Archive' would stand where the list of past events does.
    expect(freeSlug('archive', new Set())).toBe('archive-2');
  });

  it('stands without a prefix in the default language alone', () => {
    expect([homePath('en'), homePath('de')]).toEqual(['/', '/de']);
    expect([pathOf('landing_page', 'en', 'advent'), pathOf('page', 'fr', 'avent')]).toEqual(['/advent', '/fr/avent']);
    expect([pathOf('article', 'en', 'char'), pathOf('event', 'de', 'markt')]).toEqual([
      '/blog/char',
      '/de/events/markt',
    ]);
    expect(pathOf('venue', 'es', 'sala-kaspar')).toBe('/es/venues/sala-kaspar');
  });

  it('keeps protocol and port of the sites program', () => {
    expect(siteOrigin('halden.localhost')).toBe('http://halden.localhost:3002');
  });
});
