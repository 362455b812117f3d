import { expect, test } from 'vitest';
import { nearbyEvent, uuid } from '#testing/samples.ts';
import { clientEvent } from './client-event.ts';

test('an event of the server becomes the shape of the screens', () => {
  const { id, postId, event_date, event_start_date, localStartDate, eventLocations, venue, event_city, event_country } =
    clientEvent(nearbyEvent(70));
  expect({
    id,
    postId,
    event_date,
    event_start_date,
    localStartDate,
    eventLocations,
    venue,
    event_city,
    event_country,
  }).toEqual({
    id: uuid(70),
    postId: uuid(570),
    event_date: '2026-11-26',
    event_start_date: '2026-11-26T16:00:00+01:00',
    localStartDate: '2026-11-26T16:00',
    eventLocations: [{ name: 'Harbour', latitude: 47.544, longitude: 9.684 }],
    venue: 'Harbour',
    event_city: 'Lindau',
    event_country: 'Germany',
  });
});

test('its day is that of its own clock, however the instant is written', () => {
  const late = clientEvent(
    nearbyEvent(70, { eventStartDate: '2026-12-31T23:30:00Z', eventEndDate: null, timeZone: 'Europe/Vienna' }),
  );
  expect([late.event_date, late.localStartDate, late.localEndDate]).toEqual(['2027-01-01', '2027-01-01T00:30', null]);
});

test('without a status it is a draft, and hours that are not said are not shown', () => {
  const { status, ...rest } = nearbyEvent(70, { timeKnown: false });
  expect(clientEvent(rest)).toMatchObject({ status: 'draft', timed: false });
  expect(clientEvent(nearbyEvent(70, { allDay: true })).timed).toBe(false);
  expect(clientEvent(nearbyEvent(70, { status: 'archived' }))).toMatchObject({ status: 'archived', timed: true });
});

test('a town whose name has a comma keeps it', () => {
  const venue = { ...nearbyEvent(70).venue, name: 'Halle, Saale, Germany' };
  expect(clientEvent(nearbyEvent(70, { venue }))).toMatchObject({
    event_city: 'Halle, Saale',
    event_country: 'Germany',
  });
});
