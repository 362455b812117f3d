import { describe, expect, it } from 'vitest';
import { calendarFrom } from './calendar.ts';

describe('the calendar of the demo', () => {
  const at = (now: string) => calendarFrom(new Date(now));

  it('keeps weekdays and wall times, wherever the clocks stand', () => {
    for (const now of [
      '2026-11-21T12:00:00Z',
      '2027-03-03T12:00:00Z',
      '2027-07-09T23:30:00Z',
      '2028-01-01T00:00:00Z',
    ]) {
      const moved = at(now).at('2026-11-26T11:00', 'Europe/Berlin');
      expect(moved).toMatch(/T11:00:00\+0[12]:00$/);
      expect(new Date(moved).getUTCDay()).toBe(4);
      expect(Math.abs(Date.parse(moved) - Date.parse(now))).toBeLessThan(7 * 86_400_000);
    }
    expect(at('2026-11-24T08:00:00Z').at('2026-11-26T11:00', 'Europe/Berlin')).toBe('2026-11-26T11:00:00+01:00');
    expect(at('2027-06-01T08:00:00Z').at('2026-11-26T11:00', 'Europe/Berlin')).toMatch(/\+02:00$/);
  });

  it('counts days from the start', () => {
    expect(at('2026-12-01T08:00:00Z').day(-2)).toBe('2026-11-29');
  });
});
