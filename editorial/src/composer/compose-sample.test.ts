import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { checkText } from '../check.ts';
import { composeSample } from './compose-sample.ts';
import { ask, cityHostel, guide, lakeHotel, smallPension } from './testing/houses.ts';

type Tone = NonNullable<Parameters<typeof guide>[0]>;

const seeds = [...'abcdef'];
const sampleOf = (house: typeof lakeHotel, language: (typeof languages)[number], seed: string, tone: Tone) => {
  const request = ask(house, null, { language, seed, styleguide: guide(tone) });
  const sample = composeSample(request);
  return { ...sample, text: sample.paragraphs.join('\n'), request };
};

describe.each(languages)('a sample in %s', (language) => {
  it('tells the same facts in every tone, and none that nothing states', () => {
    for (const house of [lakeHotel, cityHostel, smallPension])
      for (const seed of seeds) {
        const plain = sampleOf(house, language, seed, { formality: 4, creativity: 3 });
        expect(plain.facts.length).toBeGreaterThan(0);
        for (const tone of [{ formality: 9 }, { formality: 1 }, { creativity: 10 }, { contentLength: 10 }]) {
          const { facts, text, request } = sampleOf(house, language, seed, { formality: 4, creativity: 3, ...tone });
          expect(facts).toEqual(plain.facts);
          const open = checkText(text, request).claims.filter(({ verdict }) => verdict !== 'supported');
          expect(
            open.filter(({ verdict }) => verdict !== 'opinion'),
            text,
          ).toEqual([]);
        }
      }
  });

  it('changes its words with formality, whatever the form of address, with creativity and with length', () => {
    for (const seed of seeds) {
      const of = (tone: Tone) => sampleOf(lakeHotel, language, seed, { formality: 4, creativity: 3, ...tone }).text;
      expect(of({ formality: 9 }), seed).not.toBe(of({}));
      expect(of({ creativity: 10 }), seed).not.toBe(of({}));
      const words = (text: string) => text.split(' ').length;
      expect(words(of({ contentLength: 10 }))).toBeGreaterThan(words(of({ contentLength: 1 })) * 1.2);
    }
  });
});

it('tells something else when it is asked again, and the same for the same seed', () => {
  const texts = seeds.map((seed) => sampleOf(lakeHotel, 'en', seed, {}).text);
  expect(new Set(texts).size).toBeGreaterThan(2);
  expect(sampleOf(lakeHotel, 'en', 'a', {}).text).toBe(texts[0]);
});
