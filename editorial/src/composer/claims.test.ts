import { pageSegments } from '@foyer/contract/blocks';
import { brief } from '@foyer/contract/content';
import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import { composePage } from './compose-page.ts';
import { readHappening } from './happening.ts';
import {
  ask,
  cityHostel,
  concert,
  lakeHotel,
  marathon,
  market,
  mountainLodge,
  smallPension,
} from './testing/houses.ts';

const households = { lakeHotel, smallPension, cityHostel, mountainLodge };
const happenings = { market, concert, marathon, none: null };

describe.each(['en', 'de', 'es', 'fr'] as const)(
  'every claim of a composed page rests on a source (%s)',
  (language) => {
    it.each(
      Object.entries(households).flatMap(([house, household]) =>
        Object.entries(happenings).map(([happening, event]) => ({ house, happening, household, event })),
      ),
    )('$house $happening', ({ household, event }) => {
      const wrong = [...'abcdefgh'].flatMap((seed) => {
        const request = ask(household, event, { language, seed, brief: brief.parse({ length: 'long' }) });
        const page = composePage(request);
        const texts = [page.title, page.description, ...pageSegments(page.blocks).map((segment) => segment.text)];
        return texts.flatMap((text) =>
          findClaims(text, request)
            .filter((claim) => claim.verdict === 'contradicted' || claim.verdict === 'unsupported')
            .map((claim) => `${claim.verdict} ${claim.kind} «${claim.text}» in «${text}»`),
        );
      });
      expect([...new Set(wrong)]).toEqual([]);
    });
  },
);

describe.each(languages)('every figure of a page stands in a fact, the record or the event (%s)', (language) => {
  it.each(Object.keys(households) as (keyof typeof households)[])('%s', (house) => {
    for (const event of Object.values(happenings))
      for (const seed of 'abcdef') {
        const request = ask(households[house], event, { language, seed, brief: brief.parse({ length: 'long' }) });
        const seen = event ? readHappening(event, request.property) : null;
        const known = [
          ...request.facts.map((fact) => fact.factValue),
          JSON.stringify(request.property),
          ...(seen ? [seen.title, seen.firstDay, seen.lastDay, seen.starts, seen.ends, seen.price, seen.venue] : []),
          ...(seen
            ? [seen.kilometres.toFixed(1), Math.round(seen.kilometres), Math.round(seen.kilometres * 20) * 50]
            : []),
          // Midnight may be written as 24 h.
          '24',
        ].join(' ');
        const allowed = new Set((known.match(/\d+/g) ?? []).map(Number));
        const page = composePage(request);
        for (const { text } of pageSegments(page.blocks))
          for (const figure of text.match(/\d+/g) ?? [])
            expect(allowed.has(Number(figure)), `${figure} in «${text}»`).toBe(true);
      }
  });
});
