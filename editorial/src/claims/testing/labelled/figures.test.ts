/** Holds the ledger to its figures on the labelled houses, and docs/claims.md to the figures. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blindSets } from '#claims/testing/labelled/blind-set-names.ts';
import { readBlindSet } from '#claims/testing/labelled/blind-sets.ts';
import { houses } from '#claims/testing/labelled/houses.ts';
import { textsOf } from '#claims/testing/labelled/labelled-house.ts';
import { type Measured, measure, wilson } from '#claims/testing/labelled/measure.ts';
import { report } from '#claims/testing/labelled/report.ts';

const leastRecall = 0.985;
const mostAlarms = 0.002;

/** What is missed and raised at most in the sets by other hands, which may only fall. */
const mostOpen = new Map(
  readFileSync(new URL('most-open.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [set = '', missed, alarmed] = line.split(' ');
      return [set, { missed: Number(missed), alarmed: Number(alarmed) }] as const;
    }),
);

let measured: Measured;
let blind: Record<string, Measured>;
const count = (numbers: Readonly<Record<string, number>>) => Object.values(numbers).reduce((a, b) => a + b, 0);
const misses = ({ planted }: Measured) =>
  planted.filter(({ hit }) => !hit).map(({ language, span }) => `${language}: ${span}`);
const wolves = ({ alarms }: Measured) => alarms.map(({ language, claim }) => `${language}: ${claim.text}`).join(' / ');

beforeAll(() => {
  // The labels say what was valid on this day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  measured = measure(textsOf(houses));
  blind = Object.fromEntries(blindSets.map((set) => [set, measure(readBlindSet(set))]));
}, 900_000);
afterAll(() => {
  vi.useRealTimers();
});

test('planted errors are found', () => {
  const missed = misses(measured);
  expect(1 - missed.length / measured.planted.length, missed.join(' / ')).toBeGreaterThanOrEqual(leastRecall);
});

test('false alarms are few', () => {
  const { alarmed, sentences } = measured;
  expect(count(alarmed) / count(sentences), wolves(measured)).toBeLessThanOrEqual(mostAlarms);
});

test.each(blindSets)('%s stays as well read as it is', (set) => {
  const one = blind[set];
  const most = mostOpen.get(set);
  if (!one || !most) throw new Error(`${set} was not measured, or most-open.txt does not know it`);
  expect(misses(one).length, misses(one).join(' / ')).toBeLessThanOrEqual(most.missed);
  expect(count(one.alarmed), wolves(one)).toBeLessThanOrEqual(most.alarmed);
});

test('docs/claims.md gives these figures', async () => {
  await expect(report(measured, blind)).toMatchFileSnapshot('../../../../../docs/claims.md');
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
