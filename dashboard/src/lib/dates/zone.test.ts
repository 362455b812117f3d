import { afterEach, describe, expect, test } from 'vitest';
import { instantIn, isSkipped, wallTimeOf } from './zone.ts';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

/** Day, hour and zone of the event, and the instant it is. */
const times: [day: string, clock: string, timeZone: string, instant: string][] = [
  ['2026-11-26', '16:00', 'Europe/Vienna', '2026-11-26T16:00:00+01:00'],
  ['2026-07-04', '00:00', 'Europe/Vienna', '2026-07-04T00:00:00+02:00'],
  // An hour before and after the clocks change, in spring and in autumn, north and south.
  ['2026-03-29', '01:59', 'Europe/Vienna', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29', '03:00', 'Europe/Vienna', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', '01:30', 'Europe/Vienna', '2026-10-25T01:30:00+02:00'],
  ['2026-10-25', '03:00', 'Europe/Vienna', '2026-10-25T03:00:00+01:00'],
  ['2026-03-08', '03:30', 'America/New_York', '2026-03-08T03:30:00-04:00'],
  ['2026-10-04', '03:00', 'Australia/Sydney', '2026-10-04T03:00:00+11:00'],
  ['2026-01-15', '09:15', 'Asia/Kathmandu', '2026-01-15T09:15:00+05:45'],
  ['2026-01-15', '23:45', 'Pacific/Chatham', '2026-01-15T23:45:00+13:45'],
];

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland', 'Asia/Tokyo'])('in a browser in %s', (browser) => {
  test.each(times)('%s %s in %s is that instant, and comes back as it was typed', (day, clock, timeZone, instant) => {
    process.env.TZ = browser;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(browser);
    expect(instantIn(day, clock, timeZone)).toBe(instant);
    expect(wallTimeOf(instant, timeZone)).toEqual({ day, clock });
    expect(wallTimeOf(new Date(instant).toISOString(), timeZone)).toEqual({ day, clock });
  });
});

test('an hour that the clocks go over is known, the one that comes twice is not one of them', () => {
  expect(isSkipped('2026-03-29', '02:30', 'Europe/Vienna')).toBe(true);
  expect(isSkipped('2026-03-29', '03:00', 'Europe/Vienna')).toBe(false);
  expect(isSkipped('2026-10-25', '02:30', 'Europe/Vienna')).toBe(false);
  expect(isSkipped('2026-03-08', '02:00', 'America/New_York')).toBe(true);
});

test('what is no day or no hour is no instant', () => {
  expect(instantIn('', '10:00', 'UTC')).toBeNull();
  expect(instantIn('2026-02-31', '10:00', 'UTC')).toBeNull();
  expect(instantIn('2026-01-01', '', 'UTC')).toBeNull();
});
