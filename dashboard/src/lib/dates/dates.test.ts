import { expect, test } from 'vitest';
import { dayAndTime, dayOf, timeAway } from './dates.ts';

test('a day is written out, an instant shortly and with a year only when it is another', () => {
  expect(dayOf('2026-11-24T12:00:00Z')).toBe('24 November 2026');
  const now = new Date('2026-12-01T00:00:00Z');
  expect(dayAndTime('2026-11-24T12:04:00', now)).toBe('24 Nov, 12:04');
  expect(dayAndTime('2025-11-24T12:04:00', now)).toBe('24 Nov 2025, 12:04');
});

test.each([
  ['2026-11-24T11:59:30Z', 'just now'],
  ['2026-11-24T11:56:00Z', '4 minutes ago'],
  ['2026-11-24T09:00:00Z', '3 hours ago'],
  ['2026-11-23T10:00:00Z', 'yesterday'],
  ['2026-11-03T12:00:00Z', '3 weeks ago'],
  ['2026-11-30T12:00:00Z', 'in 6 days'],
  ['2026-12-01T12:00:00Z', 'next week'],
  ['2026-11-30T11:59:00Z', 'in 6 days'],
])('%s stands as %s', (instant, words) => {
  expect(timeAway(instant, Date.parse('2026-11-24T12:00:00Z'))).toBe(words);
});
