import { describe, expect, it } from 'vitest';
import type { ClaimKind, ClaimSource } from './claims.ts';
import { againstWords, sourceWords } from './source-words.ts';

describe('what a claim rests on', () => {
  const words = (type: 'fact' | 'record' | 'event' | 'computed', name: string, value: string) =>
    sourceWords({ type, name, value });
  it('is said without a machine showing through', () => {
    expect(words('event', 'event.startDate', '2026-11-26T11:00:00+01:00 / 2026-12-20T21:00:00+01:00')).toBe(
      'Event, 26 Nov 2026 to 20 Dec 2026',
    );
    expect(words('event', 'event.startDate', '2026-11-28T18:00:00+01:00 / 2026-11-28T19:00:00+01:00')).toBe(
      'Event, 28 Nov 2026',
    );
    expect(words('event', 'event.price', '0 EUR')).toBe('Event, free entry');
    expect(words('fact', 'amenities', '["sauna",{"id":"parking","free":true}]')).toBe('Listed under amenities');
    expect(sourceWords({ type: 'fact', name: 'amenities', value: '["steam_room"]', item: 'steam_room' })).toBe(
      'Steam room, listed under amenities',
    );
    expect(words('record', 'record.checkInTime', '15:00')).toBe('Check in time, 15:00');
    expect(words('computed', 'distance:venue', '6.8 km')).toBe('Measured on the map, 6.8 km');
  });
});

describe('what a claim stands against', () => {
  const against = (kind: ClaimKind, name: string, value: string, expected?: string) => {
    const type = (/^(event|record)\./.exec(name)?.[1] ?? (name === 'distance:venue' ? 'computed' : 'fact')) as 'fact';
    const source: ClaimSource = { type, name, value };
    return againstWords({ kind, source, expected });
  };
  it.each([
    [
      'date',
      'event.startDate',
      '2026-11-16T19:00:00+01:00',
      'Monday 16 November',
      'the event’s start date (Monday 16 November)',
    ],
    [
      'date',
      'event.startDate',
      '2026-11-26T11:00 / 2026-12-20T21:00',
      undefined,
      'the event’s dates (26 Nov 2026 to 20 Dec 2026)',
    ],
    ['time', 'event.startDate', '2026-11-16T19:00:00+01:00', '19:00', 'the event’s start (19:00)'],
    ['date', 'event.endDate', '2026-12-20', undefined, 'the event’s end date (20 Dec 2026)'],
    ['price', 'event.price', '0 EUR', undefined, 'the event’s price (free entry)'],
    ['place', 'event.venue.city', 'Lindau', undefined, 'the event’s town (Lindau)'],
    ['price', 'price:breakfast', '24 EUR', '24 euros', 'the price of breakfast (24 euros)'],
    ['distance', 'distance:train_station', '4 km', undefined, 'the distance to the train station (4 km)'],
    ['distance', 'distance:san_sebastian', '4 km', undefined, 'the distance to San Sebastian (4 km)'],
    ['distance', 'distance:venue', '6.8 km', undefined, 'what the map measures (6.8 km)'],
    ['time', 'hours:outdoor_pool', '07:00-21:00', undefined, 'the outdoor pool hours (07:00-21:00)'],
    [
      'certificate',
      'certificate:green_key',
      'GK-2231;2027-05-31',
      undefined,
      'the certificate for green key (GK-2231, until 31 May 2027)',
    ],
    ['count', 'room_count', '84', undefined, 'the room count (84)'],
    ['time', 'record.checkInTime', '15:00', undefined, 'the check-in time (15:00)'],
    ['stars', 'record.starRating', '4', undefined, 'the star rating (4)'],
    ['amenity', 'amenities', '["sauna"]', undefined, 'the amenities listed'],
  ] as const)('%s against %s of %s, %s', (kind, name, value, expected, words) =>
    expect(against(kind, name, value, expected)).toBe(words),
  );
});
