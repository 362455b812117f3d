import { pageSegments } from '@foyer/contract/blocks';
import { brief } from '@foyer/contract/content';
import { type Language, languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import type { EventSource } from '../context.ts';
import { composePage } from './compose-page.ts';
import { composeText } from './compose-text.ts';
import { ask, lakeHotel, market } from './testing/houses.ts';

/** As far from the house as a guest would drive, in a town that its trains are not known to reach. */
const inWangen: EventSource = {
  ...market,
  title: 'Wangen Christmas Market',
  venue: { ...market.venue, title: 'Market square', city: 'Wangen im Allgäu', latitude: 47.6858, longitude: 9.8342 },
};

/** The way between the house and its station, which is the only one of this house that is walked. */
const walk: Record<Language, RegExp> = {
  en: /nine minutes on foot/i,
  de: /neun Minuten zu Fuß/i,
  es: /nueve minutos a pie/i,
  fr: /neuf minutes à pied/i,
};
const toEvent: ReadonlySet<string> = new Set(['introduction', 'event', 'getting-there']);

describe.each(languages)('the station of a house whose event is in another town (%s)', (language) => {
  const walked = (text: string) =>
    [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
      .map(({ segment }) => segment)
      .filter((sentence) => walk[language].test(sentence));
  const requests = (event: EventSource) =>
    [...'abcdefgh'].flatMap((seed) =>
      (['everyone', 'business'] as const).map((audience) =>
        ask(lakeHotel, event, { language, seed, brief: brief.parse({ length: 'long', audience }) }),
      ),
    );

  it('is told with the house it leads to, apart from the way to the event', () => {
    let told = 0;
    for (const request of requests(inWangen))
      for (const { blockId, text } of pageSegments(composePage(request).blocks))
        for (const sentence of walked(text)) {
          told += 1;
          expect(sentence).toMatch(/h[oô]tel/i);
          expect(toEvent.has(blockId), `«${sentence}» in ${blockId}`).toBe(false);
        }
    expect(told).toBeGreaterThan(0);
  });

  it('stands on the way to the event where its train goes there', () => {
    for (const request of requests(market))
      for (const { blockId, text } of pageSegments(composePage(request).blocks))
        for (const sentence of walked(text)) {
          expect(sentence).toMatch(/h[oô]tel/i);
          if (toEvent.has(blockId)) expect(text.slice(text.indexOf(sentence))).toContain('Lindau');
        }
  });

  it('is told so in another way to say a block, and in an article', () => {
    for (const request of requests(inWangen)) {
      const page = composePage(request);
      const again = composePage({ ...request, seed: `${request.seed}/again`, keep: page.blocks, only: [...toEvent] });
      for (const { blockId, text } of pageSegments(again.blocks))
        if (toEvent.has(blockId)) expect(walked(text)).toEqual([]);
      for (const { text } of pageSegments(composeText({ ...request, contentType: 'article' }).blocks))
        for (const sentence of walked(text)) expect(sentence).toMatch(/h[oô]tel/i);
    }
  });
});
