import { pageSegments } from '@foyer/contract/blocks';
import { brief } from '@foyer/contract/content';
import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import type { EventSource } from '../context.ts';
import { type ComposeRequest, composePage } from './compose-page.ts';
import { runsOf } from './runs.ts';
import { ask, cityHostel, concert, guide, lakeHotel, market, mountainLodge } from './testing/houses.ts';

const everything = (request: ComposeRequest) => {
  const page = composePage(request);
  return [page.title, page.description, ...pageSegments(page.blocks).map(({ text }) => text)];
};

describe.each(languages)('a page beside others (%s)', (language) => {
  it('shares fewer runs of words with a page it knows of', () => {
    const shared = (mind: boolean) => {
      let sum = 0;
      for (const seed of 'abcdefgh') {
        const first = composePage(ask(cityHostel, concert, { language, seed })).blocks;
        const request = ask(cityHostel, market, { language, seed: `${seed}2`, ...(mind ? { beside: [first] } : {}) });
        const known = runsOf([first]);
        sum += [...runsOf([composePage(request).blocks])].filter((run) => known.has(run)).length;
      }
      return sum;
    };
    expect(shared(true)).toBeLessThan(shared(false));
  });

  it('says no distance to an event in the house', () => {
    const { latitude, longitude } = lakeHotel.property;
    const here: EventSource = { ...concert, venue: { ...concert.venue, latitude: latitude + 0.0004, longitude } };
    for (const seed of 'abcdefgh') {
      const request = ask(lakeHotel, here, { language, seed, brief: brief.parse({ length: 'long' }) });
      const texts = everything(request);
      for (const text of texts) {
        expect(text).not.toContain('\u0000');
        const claims = findClaims(text, request).filter(({ source }) => source?.name === 'distance:venue');
        expect(claims, text).toEqual([]);
      }
    }
  });

  it('begins every sentence with a capital, whatever the house is called', () => {
    const known = /^(?:amenities|hours:outdoor_pool|room_count)$/;
    const cool = { ...lakeHotel, facts: lakeHotel.facts.filter(({ factName }) => known.test(factName)) };
    const styleguide = guide({ formality: 9 });
    for (const seed of 'abcdefgh')
      for (const length of ['short', 'long'] as const)
        for (const text of everything(ask(cool, null, { language, seed, styleguide, brief: brief.parse({ length }) })))
          expect(text).not.toMatch(/\p{L}{2}[.!?] \p{Ll}/u);
  });

  it('names a town once where the event’s name ends in it', () => {
    const swim: EventSource = { ...concert, title: 'New Year Swim in Bregenz' };
    for (const seed of 'abcdef')
      for (const text of everything(ask(lakeHotel, swim, { language, seed })))
        expect(text).not.toMatch(/(?:in|en|à|a) Bregenz[“”"»]? (?:in|en|à|a) Bregenz/);
  });

  it('does not put a station that is a drive away into the town', () => {
    const far = mountainLodge.facts.filter(({ factName }) => factName !== 'distance:train_station');
    const station = { id: 'station', factName: 'distance:train_station', factValue: '22 min drive', language: null };
    const household = { ...mountainLodge, facts: [...far, station] };
    const { city } = household.property;
    const named = new RegExp(
      `${city} station|off the train in ${city}|Bahnhof von ${city}|Bahn \\p{L}+ \\p{L}+ bis ${city}|estación de ${city}|gare (?:de |d’)${city}`,
      'u',
    );
    for (const seed of 'abcdefgh')
      for (const text of everything(ask(household, concert, { language, seed }))) expect(text).not.toMatch(named);
  });
});

describe('fair grounds', () => {
  it('are the event’s only where they lie as far as it does', () => {
    const fair: EventSource = { ...market, category: 'trade', title: 'Outdoor and Travel Days' };
    const grounds = { id: 'fair', factName: 'distance:convention_centre', factValue: '2.4 km', language: null };
    const household = { ...lakeHotel, facts: [...lakeHotel.facts, grounds] };
    for (const seed of 'abcdefgh') {
      const texts = everything(ask(household, fair, { seed }));
      expect(texts.join(' ')).not.toMatch(/2\.4 k/);
    }
  });
});
