import { expect, it } from 'vitest';
import { weightOf } from './policy.ts';

const event = (more: Partial<Parameters<typeof weightOf>[0]> = {}) => ({
  category: 'market' as const,
  expectedVisitors: null,
  eventStartDate: '2026-11-26T11:00:00+01:00',
  eventEndDate: null,
  eventStatus: 'scheduled' as const,
  ...more,
});

it.each([
  [event(), 2],
  [event({ category: 'music' }), 1],
  [event({ expectedVisitors: 1499 }), 1],
  [event({ expectedVisitors: 1500 }), 2],
  [event({ expectedVisitors: 4999 }), 2],
  [event({ expectedVisitors: 5000 }), 3],
  [event({ expectedVisitors: 0 }), 1],
  [event({ eventEndDate: '2026-12-03T10:59:00+01:00' }), 2],
  [event({ eventEndDate: '2026-12-03T11:00:00+01:00' }), 3],
  [event({ expectedVisitors: 9000, eventEndDate: '2026-12-20T21:00:00+01:00' }), 3],
  [event({ expectedVisitors: 9000, eventStatus: 'cancelled' }), 1],
])('weighs %o as %d', (what, weight) => expect(weightOf(what)).toBe(weight));
