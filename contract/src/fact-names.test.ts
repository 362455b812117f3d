import { describe, expect, it } from 'vitest';
import { factLabel, factNameOf, plainProblem } from './fact-names.ts';
import { suggestedFacts } from './fact-themes.ts';

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
