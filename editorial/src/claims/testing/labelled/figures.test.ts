/** Holds the ledger to its figures on the labelled houses, and docs/claims.md to the figures. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { houses } from '#claims/testing/labelled/houses.ts';
import { type Measured, measure, wilson } from '#claims/testing/labelled/measure.ts';
import { report } from '#claims/testing/labelled/report.ts';

const leastRecall = 0.985;
const mostAlarms = 0.002;

let measured: Measured;

beforeAll(() => {
  // The labels say what was valid on this day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  measured = measure(houses);
});
afterAll(() => {
  vi.useRealTimers();
});

test('planted errors are found', () => {
  const missed = measured.planted.filter(({ hit }) => !hit).map(({ language, span }) => `${language}: ${span}`);
  expect(1 - missed.length / measured.planted.length, missed.join(' / ')).toBeGreaterThanOrEqual(leastRecall);
});

test('false alarms are few', () => {
  const { alarms, alarmed, sentences } = measured;
  const count = (numbers: Readonly<Record<string, number>>) => Object.values(numbers).reduce((a, b) => a + b, 0);
  const texts = alarms.map(({ language, claim }) => `${language}: ${claim.text}`).join(' / ');
  expect(count(alarmed) / count(sentences), texts).toBeLessThanOrEqual(mostAlarms);
});

test('docs/claims.md gives these figures', async () => {
  await expect(report(measured)).toMatchFileSnapshot('../../../../../docs/claims.md');
});

test.each([
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [95, 100, 0.8882, 0.9785],
])('the interval of %i in %i', (hits, tries, low, high) => {
  const [from, to] = wilson(hits, tries);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});
