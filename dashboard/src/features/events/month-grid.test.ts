import { expect, test } from 'vitest';
import { addMonths, dayByKey, dayWords, monthWords, weeksOf } from './month-grid.ts';

test('a month stands in whole weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.length).toBe(6);
  expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-11-01', '2026-12-06']);
  expect(weeksOf('2027-02').length).toBe(4);
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
});

test('months go over the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ]);
});

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-05', '2026-10-29'],
  ['ArrowDown', '2026-11-26', '2026-12-03'],
  ['Home', '2026-11-26', '2026-11-23'],
  ['End', '2026-11-26', '2026-11-29'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['a', '2026-11-01', null],
])('%s goes from %s to %s', (key, from, to) => {
  expect(dayByKey(key, from)).toBe(to);
});

test('days and months in words', () => {
  expect([monthWords('2026-11'), dayWords('2026-11-26')]).toEqual(['November 2026', 'Thursday 26 November 2026']);
});
