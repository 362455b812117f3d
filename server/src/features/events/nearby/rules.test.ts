import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearingBetween, boxesAround } from '../../../lib/geography.ts';
import { makeOrganization } from '../../../testing/factories.ts';
import { putEvents, type Spot, searchNearby } from '../../../testing/nearby.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

/** Kilometres by the angle between two directions from the middle of the earth: another way than the search takes. */
function apart(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const direction = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [[ax, ay, az], [bx, by, bz]] = [direction(a), direction(b)];
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return 6371.0088 * Math.atan2(cross, ax * bx + ay * by + az * bz);
}

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('against brute force', () => {
  const centres = [
    { latitude: 47.5055, longitude: 9.7405 },
    { latitude: -17.8, longitude: 179.9 },
    { latitude: -17.8, longitude: -179.95 },
    { latitude: 10, longitude: 180 },
    { latitude: 10, longitude: -180 },
    { latitude: 89.8, longitude: 40 },
    { latitude: -89.9, longitude: -120 },
    { latitude: 66.5, longitude: 25.7 },
    { latitude: 0, longitude: 0 },
  ];

  it.each(centres)('finds exactly the events around $latitude, $longitude', async (centre) => {
    const at = await makeOrganization();
    const spots = Array.from({ length: 300 }, (): Spot => {
      const beside = centre.latitude + (Math.random() - 0.5) * 3;
      const latitude = Math.abs(beside) > 90 ? Math.sign(beside) * 180 - beside : beside;
      const spread = Math.min(180, 1.5 / Math.max(0.005, Math.cos((latitude * Math.PI) / 180)));
      const longitude = ((centre.longitude + (Math.random() - 0.5) * 2 * spread + 540) % 360) - 180;
      return { latitude, longitude, start: new Date(Date.now() + Math.random() * 80 * 86_400_000).toISOString() };
    });
    const rows = await putEvents(at, [
      ...spots,
      { ...centre, start: new Date(Date.now() + 3_600_000 * 30).toISOString() },
    ]);
    for (const distance of [0.1, 12, 35, 120, 500]) {
      const expected = rows
        .map((row) => ({ id: row.id, away: apart(row, centre) }))
        .filter(({ away }) => away <= distance)
        .sort((a, b) => a.away - b.away);
      const found = await searchNearby(app, at, { ...centre, distance, sort: 'distance', take: 100 });
      expect(found.total).toBe(expected.length);
      expect(found.data.map(({ eventId }) => eventId)).toEqual(expected.slice(0, 100).map(({ id }) => id));
      for (const [i, event] of found.data.entries()) expect(event.distance).toBeCloseTo(expected[i]?.away ?? -1, 1);
    }
  });

  it('knows which way an event lies', async () => {
    const at = await makeOrganization();
    const { latitude, longitude } = at.property;
    const start = new Date(Date.now() + 3_600_000 * 30).toISOString();
    await putEvents(at, [
      { latitude: latitude + 0.1, longitude, start, title: 'North' },
      { latitude, longitude: longitude + 0.1, start, title: 'East' },
      { latitude: latitude - 0.1, longitude, start, title: 'South' },
      { latitude, longitude: longitude - 0.1, start, title: 'West' },
    ]);
    const { data } = await searchNearby(app, at, { propertyId: at.property.id });
    const bearings = Object.fromEntries(data.map(({ title, bearing }) => [title, Math.round(bearing) % 360]));
    expect(bearings).toEqual({ North: 0, East: 90, South: 180, West: 270 });
    expect(Math.round(bearingBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }))).toBe(90);
  });

  it('draws boxes that do not overlap and stay on the globe', () => {
    for (const centre of centres) {
      for (const radius of [1, 35, 500]) {
        const boxes = boxesAround(centre, radius);
        expect(boxes.length).toBeLessThanOrEqual(2);
        for (const box of boxes) {
          expect(box.west).toBeGreaterThanOrEqual(-180);
          expect(box.east).toBeLessThanOrEqual(180);
          expect(box.west).toBeLessThan(box.east);
        }
      }
    }
  });
});

describe('dates', () => {
  it('includes both days of the property’s own calendar and every event that lasts into them', async () => {
    const at = await makeOrganization();
    const { latitude, longitude } = at.property;
    const spot = (title: string, start: string, end: string | null = null): Spot => ({
      latitude,
      longitude,
      title,
      start,
      end,
    });
    await putEvents(at, [
      spot('last minute of the day before', '2027-03-09T23:59:00+01:00'),
      spot('first minute', '2027-03-10T00:00:00+01:00'),
      spot('last minute', '2027-03-12T23:59:00+01:00'),
      spot('midnight after', '2027-03-13T00:00:00+01:00'),
      spot('spans all', '2027-02-01T10:00:00+01:00', '2027-04-01T10:00:00+02:00'),
      spot('ends on the first day', '2027-03-08T10:00:00+01:00', '2027-03-10T09:00:00+01:00'),
      spot('ended before', '2027-03-08T10:00:00+01:00', '2027-03-09T22:00:00+01:00'),
      spot('begins on the last day', '2027-03-12T20:00:00+01:00', '2027-03-15T09:00:00+01:00'),
    ]);
    const { data } = await searchNearby(app, at, {
      propertyId: at.property.id,
      startDate: '2027-03-10',
      endDate: '2027-03-12',
    });
    expect(data.map(({ title }) => title)).toEqual([
      'spans all',
      'ends on the first day',
      'first minute',
      'begins on the last day',
      'last minute',
    ]);
  });

  it('takes today to three months on when no dates are given', async () => {
    const at = await makeOrganization();
    const { latitude, longitude } = at.property;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await putEvents(at, [
      { latitude, longitude, title: 'two days ago', start: inDays(-2) },
      { latitude, longitude, title: 'tomorrow', start: inDays(1) },
      { latitude, longitude, title: 'in 88 days', start: inDays(88) },
      { latitude, longitude, title: 'in 94 days', start: inDays(94) },
    ]);
    const { data } = await searchNearby(app, at, { propertyId: at.property.id });
    expect(data.map(({ title }) => title)).toEqual(['tomorrow', 'in 88 days']);
  });

  it('refuses a range that ends before it starts, and a search that knows no place', async () => {
    const own = await makeOrganization();
    const client = app.as(own.people.viewer);
    const turned = await client.get(
      `/api/location/nearby-events?propertyId=${own.property.id}&startDate=2027-02-02&endDate=2027-02-01`,
    );
    expect([turned.status, turned.body.validationErrors?.[0]?.field]).toEqual([422, 'endDate']);
    const nowhere = await client.get('/api/location/nearby-events');
    expect(nowhere.body.validationErrors).toMatchObject([{ field: 'latitude' }, { field: 'longitude' }]);
  });
});
