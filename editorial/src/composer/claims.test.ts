import { pageSegments } from '@foyer/contract/blocks';
import { brief } from '@foyer/contract/content';
import { describe, expect, it } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import { composePage } from './compose-page.ts';
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

describe.each(['en', 'de'] as const)('every claim of a composed page rests on a source (%s)', (language) => {
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
});
