import { describe, expect, it } from 'vitest';
import { factFor } from './fact-for.ts';

describe('the fact a claim asks for', () => {
  const begun = (
    kind: Parameters<typeof factFor>[0]['kind'],
    text: string,
    segment = text,
    language: 'en' | 'de' = 'en',
  ) => Object.values(factFor({ kind, text, segment, start: segment.indexOf(text) }, language));

  it.each([
    ['amenity', 'free shuttle', 'Free shuttle', 'free shuttle'],
    ['count', '6 treatment rooms', 'Treatment room count', '6'],
    ['count', 'six galleries', 'Gallery count', '6'],
    ['time', '23:00', '', '23:00'],
  ] as const)('%s “%s”', (kind, text, name, value) => expect(begun(kind, text)).toEqual([name, value]));

  it('takes what is priced or measured from its sentence, where it can be only one', () => {
    expect(begun('price', '€ 24', 'Breakfast costs € 24. Come hungry.')).toEqual(['Price, breakfast', '24 EUR']);
    expect(begun('price', '24 EUR', 'Breakfast and parking, 24 EUR each.')).toEqual(['', '24 EUR']);
    expect(begun('distance', '350 m', 'It is 350 m to the beach.')).toEqual(['Distance, beach', '350 m']);
    expect(begun('distance', 'nine minutes on foot', 'It is nine minutes on foot to the train station.')).toEqual([
      'Distance, train station',
      '9 min walk',
    ]);
  });

  it('leaves the words of other languages as they are', () => {
    expect(begun('count', '6 Behandlungsräume', undefined, 'de')).toEqual(['', '6 Behandlungsräume']);
    expect(begun('amenity', 'kostenloser Shuttle', undefined, 'de')).toEqual([
      'Kostenloser Shuttle',
      'kostenloser Shuttle',
    ]);
  });
});
