import type { NearbyEvent } from '@foyer/contract/events';
import { straightLine } from '@foyer/editorial/composer/happening';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events, venues } from '../../../db/tables/content.ts';
import { bearingBetween, boxesAround } from '../../../lib/geography.ts';
import {
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type TestOrganization,
} from '../../../testing/factories.ts';
import { insertManyEvents } from '../../../testing/many-events.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Answer = { data: NearbyEvent[]; total: number; _purpose?: string; _clientRequestId?: string };
type Spot = { latitude: number; longitude: number; start: string; end?: string | null; title?: string; zone?: string };

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const near = async (at: TestOrganization, query: Record<string, string | number | boolean>) => {
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) wanted.set(name, String(value));
  const answer = await app.as(at.people.viewer).get<Answer>(`/api/location/nearby-events?${wanted}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** Puts events straight into the table, each at a venue of its own. */
const put = (at: TestOrganization, spots: readonly Spot[], workspaceId = at.workspace.id) =>
  at.within(async ({ db, organisationId }) => {
    const rows = spots.map((spot, i) => ({
      ...spot,
      id: uuidv7(),
      venueId: uuidv7(),
      title: spot.title ?? `Event ${i}`,
    }));
    await db.insert(venues).values(
      rows.map(({ venueId, latitude, longitude, title }) => ({
        ...{ id: venueId, organisationId, workspaceId, latitude, longitude },
        ...{ title: `Hall of ${title}`, address: `Road ${venueId}`, city: 'Lindau', country: 'DE' },
      })),
    );
    await db.insert(events).values(
      rows.map(({ id, venueId, latitude, longitude, title, start, end, zone }) => ({
        ...{ id, organisationId, workspaceId, venueId, latitude, longitude, title, translationGroup: id },
        ...{ language: 'en' as const, slug: id, startDate: start, endDate: end ?? null, category: 'music' },
        timeZone: zone ?? 'Europe/Vienna',
      })),
    );
    return rows;
  });

standingCases(
  [
    {
      name: 'GET /api/location/nearby-events',
      call: (client) => client.get(`/api/location/nearby-events?propertyId=${own.property.id}`),
      missing: (client) => client.get(`/api/location/nearby-events?propertyId=${uuidv7()}`),
      bad: (client) => client.get('/api/location/nearby-events?latitude=91&longitude=x&distance=0&startDate=soon'),
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

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
    const rows = await put(at, [...spots, { ...centre, start: new Date(Date.now() + 3_600_000 * 30).toISOString() }]);
    for (const distance of [0.1, 12, 35, 120, 500]) {
      const expected = rows
        .map((row) => ({ id: row.id, away: straightLine(row, centre) }))
        .filter(({ away }) => away <= distance)
        .sort((a, b) => a.away - b.away);
      const found = await near(at, { ...centre, distance, sort: 'distance', take: 100 });
      expect(found.total).toBe(expected.length);
      expect(found.data.map(({ eventId }) => eventId)).toEqual(expected.slice(0, 100).map(({ id }) => id));
      for (const [i, event] of found.data.entries()) expect(event.distance).toBeCloseTo(expected[i]?.away ?? -1, 1);
    }
  });

  it('knows which way an event lies', async () => {
    const at = await makeOrganization();
    const { latitude, longitude } = at.property;
    const start = new Date(Date.now() + 3_600_000 * 30).toISOString();
    await put(at, [
      { latitude: latitude + 0.1, longitude, start, title: 'North' },
      { latitude, longitude: longitude + 0.1, start, title: 'East' },
      { latitude: latitude - 0.1, longitude, start, title: 'South' },
      { latitude, longitude: longitude - 0.1, start, title: 'West' },
    ]);
    const { data } = await near(at, { propertyId: at.property.id });
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
    await put(at, [
      spot('last minute of the day before', '2027-03-09T23:59:00+01:00'),
      spot('first minute', '2027-03-10T00:00:00+01:00'),
      spot('last minute', '2027-03-12T23:59:00+01:00'),
      spot('midnight after', '2027-03-13T00:00:00+01:00'),
      spot('spans all', '2027-02-01T10:00:00+01:00', '2027-04-01T10:00:00+02:00'),
      spot('ends on the first day', '2027-03-08T10:00:00+01:00', '2027-03-10T09:00:00+01:00'),
      spot('ended before', '2027-03-08T10:00:00+01:00', '2027-03-09T22:00:00+01:00'),
      spot('begins on the last day', '2027-03-12T20:00:00+01:00', '2027-03-15T09:00:00+01:00'),
    ]);
    const { data } = await near(at, { propertyId: at.property.id, startDate: '2027-03-10', endDate: '2027-03-12' });
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
    await put(at, [
      { latitude, longitude, title: 'two days ago', start: inDays(-2) },
      { latitude, longitude, title: 'tomorrow', start: inDays(1) },
      { latitude, longitude, title: 'in 88 days', start: inDays(88) },
      { latitude, longitude, title: 'in 94 days', start: inDays(94) },
    ]);
    const { data } = await near(at, { propertyId: at.property.id });
    expect(data.map(({ title }) => title)).toEqual(['tomorrow', 'in 88 days']);
  });

  it('refuses a range that ends before it starts, and a search that knows no place', async () => {
    const client = app.as(own.people.viewer);
    const turned = await client.get(
      `/api/location/nearby-events?propertyId=${own.property.id}&startDate=2027-02-02&endDate=2027-02-01`,
    );
    expect([turned.status, turned.body.validationErrors?.[0]?.field]).toEqual([422, 'endDate']);
    const nowhere = await client.get('/api/location/nearby-events');
    expect(nowhere.body.validationErrors).toMatchObject([{ field: 'latitude' }, { field: 'longitude' }]);
  });
});

describe('choosing', () => {
  it('takes 35 km when left out, searches titles and towns as written, filters, sorts, pages and echoes', async () => {
    const at = await makeOrganization();
    const { latitude, longitude } = at.property;
    const start = (hours: number) => new Date(Date.now() + (30 + hours) * 3_600_000).toISOString();
    const [first] = await put(at, [
      { latitude, longitude, title: '100% Jazz', start: start(0) },
      { latitude: latitude + 0.2, longitude, title: 'Jazz at noon', start: start(1) },
      { latitude: latitude + 0.31, longitude, title: 'Harbour Advent', start: start(2) },
      { latitude: latitude + 0.32, longitude, title: 'Beyond', start: start(3) },
    ]);
    await at.within(({ db }) =>
      db.execute(sql`update events set category = 'market', weight = 3 where title = 'Harbour Advent'`),
    );
    const propertyId = at.property.id;
    const titles = async (query: Record<string, string | number | boolean>) =>
      (await near(at, { propertyId, ...query })).data.map(({ title }) => title);
    expect(await titles({})).toEqual(['100% Jazz', 'Jazz at noon', 'Harbour Advent']);
    expect(await titles({ descending: true })).toEqual(['Harbour Advent', 'Jazz at noon', '100% Jazz']);
    expect(await titles({ sort: 'demand' })).toEqual(['Harbour Advent', '100% Jazz', 'Jazz at noon']);
    expect(await titles({ sort: 'distance', descending: true })).toEqual([
      'Harbour Advent',
      'Jazz at noon',
      '100% Jazz',
    ]);
    expect(await titles({ category: 'market' })).toEqual(['Harbour Advent']);
    expect(await titles({ search: 'jazz' })).toEqual(['100% Jazz', 'Jazz at noon']);
    expect(await titles({ search: '100%' })).toEqual(['100% Jazz']);
    expect(await titles({ search: 'lind' })).toHaveLength(3);
    const page = await near(at, { propertyId, skip: 1, take: 1, _purpose: 'radar', _clientRequestId: 'r-7' });
    expect(page).toMatchObject({
      total: 3,
      _purpose: 'radar',
      _clientRequestId: 'r-7',
      data: [{ title: 'Jazz at noon' }],
    });
    expect(await near(at, { propertyId, skip: 9 })).toMatchObject({ total: 3, data: [] });
    expect((await near(at, { propertyId })).data[0]).toMatchObject({
      eventId: first?.id,
      distance: 0,
      coveredBy: null,
    });
  });

  it('shows the strongest page about an event, of this property alone', async () => {
    const at = await makeOrganization();
    const { latitude, longitude } = at.property;
    const start = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const [event] = await put(at, [{ latitude, longitude, start }]);
    const other = await at.within((scope) => makeProperty(scope, at.workspace.id, { name: 'Halden Stadthaus' }));
    const page = await app.as(at.people.editor).post('/landing-pages', {
      propertyId: at.property.id,
      eventId: event?.id,
      name: 'Advent',
      languages: ['en', 'de'],
    });
    const covered = async (propertyId: string) => (await near(at, { propertyId })).data[0]?.coveredBy;
    expect(await covered(at.property.id)).toEqual({ landingPageId: page.body.id, status: 'draft' });
    expect(await covered(other.id)).toBeNull();
  });
});

describe('reach', () => {
  it('finds only events of workspaces that are reached', async () => {
    const at = await makeOrganization();
    const second = await at.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
    const { latitude, longitude } = at.property;
    const start = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await put(at, [{ latitude, longitude, start, title: 'Ours' }]);
    await put(at, [{ latitude, longitude, start, title: 'Theirs' }], second.workspace.id);
    await put(foreign, [{ latitude, longitude, start, title: 'Foreign' }]);
    const person = await makePerson({
      bindings: [{ role: 'editor', organisationId: at.id, propertyId: at.property.id }],
    });
    const titles = async (who: typeof person, query: string) => {
      const { status, body } = await app.as(who).get<Answer>(`/api/location/nearby-events?${query}`);
      expect(status).toBe(200);
      return body.data.map(({ title }) => title).sort();
    };
    const place = `latitude=${latitude}&longitude=${longitude}`;
    expect(await titles(at.people.viewer, place)).toEqual(['Ours', 'Theirs']);
    expect(await titles(at.people.viewer, `propertyId=${at.property.id}`)).toEqual(['Ours']);
    expect(await titles(at.people.viewer, `domainId=${second.domain.id}&${place}`)).toEqual(['Theirs']);
    expect(await titles(person, place)).toEqual(['Ours']);
    expect(await titles(person, `propertyId=${at.property.id}`)).toEqual(['Ours']);
  });
});

describe('among many', () => {
  it('goes through the index, within row-level security too', async () => {
    const at = await makeOrganization();
    await at.within(async ({ db }) => {
      const query = (text: string, values: unknown[]) =>
        (db as unknown as { $client: { query: (text: string, values: unknown[]) => Promise<unknown> } }).$client.query(
          text,
          values,
        );
      await insertManyEvents(query, { organisationId: at.id, workspaceId: at.workspace.id, count: 50_000 });
    });
    const { pool } = app.runtime.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('set local role foyer_app');
      await client.query('select app.enter_tenant($1, null)', [at.id]);
      const scans = async () => {
        const { rows } = await client.query<{ idx_scan: string; seq_scan: string }>(
          `select pg_stat_get_xact_numscans('events_nearby'::regclass) as idx_scan,
             pg_stat_get_xact_numscans('events'::regclass) as seq_scan`,
        );
        return rows[0] as { idx_scan: string; seq_scan: string };
      };
      const before = await scans();
      const { rows } = await client.query(
        `select total from app.nearby_events('{}', array[$1::uuid], 47.5, 9.7, 35, array['(10.2,47.9),(9.2,47.1)'],
           now(), now() + interval '3 months', null, null, 'date', 1, 0, 20)`,
        [at.workspace.id],
      );
      const after = await scans();
      expect(Number(rows[0].total)).toBeGreaterThanOrEqual(0);
      expect(Number(after.idx_scan) - Number(before.idx_scan)).toBeGreaterThan(0);
      expect(after.seq_scan).toBe(before.seq_scan);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }, 60_000);
});
