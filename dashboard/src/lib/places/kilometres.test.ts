import { expect, test } from 'vitest';
import { kilometresBetween } from './kilometres.ts';

test('kilometres in a straight line', () => {
  const bregenz = { latitude: 47.5031, longitude: 9.7471 };
  expect(kilometresBetween(bregenz, bregenz)).toBe(0);
  expect(kilometresBetween(bregenz, { latitude: 47.544, longitude: 9.684 })).toBeCloseTo(6.6, 0);
  expect(kilometresBetween(bregenz, { latitude: 48.2082, longitude: 16.3738 })).toBeCloseTo(500, -1);
  expect(kilometresBetween({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(222.4, 0);
});
