import { suggestedFacts } from '@foyer/contract/fact-themes';
import { describe, expect, it } from 'vitest';
import { factFor } from './fact-for.ts';
import { factLabel, factNameOf, plainProblem } from './fact-names.ts';

describe('names of facts', () => {
  it.each([
    ['distance:train_station', 'Distance, train station'],
    ['train_to_lindau', 'Train to Lindau'],
    ['bus_to_san_sebastian', 'Bus to San Sebastian'],
    ['way_to_train_station', 'Way to train station'],
    ['checkInTime', 'Check in time'],
  ])('%s is shown as %s', (name, label) => expect(factLabel(name)).toBe(label));

  it('are found again by their labels', () => {
    const names = suggestedFacts.flatMap(({ names, groups }) => [
      ...names.split(' ').filter(Boolean),
      ...Object.entries(groups).flatMap(([group, places]) => places.split(' ').map((place) => `${group}:${place}`)),
    ]);
    expect(names.map((name) => factNameOf(factLabel(name)))).toEqual(names);
  });

  it.each([
    ['Free shuttle', 'free_shuttle'],
    ['  Café crème & Süßes ', 'cafe_creme_susses'],
    ['room_count', 'room_count'],
    ['distance:beach', 'distance:beach'],
    ['Distance, ', 'distance'],
    ['?', ''],
  ])('%s is kept as %s', (typed, name) => expect(factNameOf(typed)).toBe(name));

  it('are not told as they are stored when a value is refused', () => {
    expect(plainProblem('Write room_count as a whole number, for example 84')).toBe(
      'Write a whole number, for example 84',
    );
  });
});

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
