import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayIn, startOfDay, zonedInstant } from './zoned-time.ts';

describe('zonedInstant', () => {
  it.each([
    ['2026-11-26 10:00:00+00', 'Europe/Vienna', '2026-11-26T11:00:00+01:00'],
    ['2026-07-01 10:00:00+00', 'Europe/Vienna', '2026-07-01T12:00:00+02:00'],
    ['2027-03-28 00:59:59+00', 'Europe/Vienna', '2027-03-28T01:59:59+01:00'],
    ['2027-03-28 01:00:00+00', 'Europe/Vienna', '2027-03-28T03:00:00+02:00'],
    ['2026-11-26 10:00:00+00', 'Asia/Kathmandu', '2026-11-26T15:45:00+05:45'],
    ['2026-11-26 10:00:00+00', 'America/St_Johns', '2026-11-26T06:30:00-03:30'],
    ['2026-11-26 10:00:00+00', 'UTC', '2026-11-26T10:00:00+00:00'],
  ])('writes %s in %s as %s', (stored, zone, written) => expect(zonedInstant(stored, zone)).toBe(written));
});

describe('days', () => {
  it.each([
    ['2026-11-26', 'Europe/Vienna', '2026-11-25T23:00:00.000Z'],
    ['2027-03-28', 'Europe/Vienna', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', 'Europe/Vienna', '2027-03-28T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Vienna', '2026-10-24T22:00:00.000Z'],
    ['2026-11-26', 'Pacific/Auckland', '2026-11-25T11:00:00.000Z'],
    ['2026-11-26', 'America/Los_Angeles', '2026-11-26T08:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, at) => expect(startOfDay(day, zone).toISOString()).toBe(at));

  it('is another day elsewhere', () => {
    const at = new Date('2026-11-26T23:30:00Z');
    expect([dayIn(at, 'UTC'), dayIn(at, 'Europe/Vienna'), dayIn(at, 'America/New_York')]).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-26',
    ]);
  });

  it('goes on by days and months', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-11-24', 3)).toBe('2027-02-24');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  });
});
