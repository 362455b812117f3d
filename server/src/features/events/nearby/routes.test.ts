import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type TestOrganization,
} from '../../../testing/factories.ts';
import { insertManyEvents } from '../../../testing/many-events.ts';
import { type NearbyAnswer, putEvents, searchNearby } from '../../../testing/nearby.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asOwner } from '../../../testing/test-database.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

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

describe('choosing', () => {
  it('takes 35 km when left out, searches titles and towns as written, filters, sorts, pages and echoes', async () => {
    const at = await makeOrganization();
    const { latitude, longitude } = at.property;
    const start = (hours: number) => new Date(Date.now() + (30 + hours) * 3_600_000).toISOString();
    const [first] = await putEvents(at, [
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
      (await searchNearby(app, at, { propertyId, ...query })).data.map(({ title }) => title);
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
    const page = await searchNearby(app, at, {
      propertyId,
      skip: 1,
      take: 1,
      _purpose: 'radar',
      _clientRequestId: 'r-7',
    });
    expect(page).toMatchObject({
      total: 3,
      _purpose: 'radar',
      _clientRequestId: 'r-7',
      data: [{ title: 'Jazz at noon' }],
    });
    expect(await searchNearby(app, at, { propertyId, skip: 9 })).toMatchObject({ total: 3, data: [] });
    expect((await searchNearby(app, at, { propertyId })).data[0]).toMatchObject({
      eventId: first?.id,
      distance: 0,
      coveredBy: null,
    });
  });

  it('shows the strongest page about an event, of this property alone', async () => {
    const at = await makeOrganization();
    const { latitude, longitude } = at.property;
    const start = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const [event] = await putEvents(at, [{ latitude, longitude, start }]);
    const other = await at.within((scope) => makeProperty(scope, at.workspace.id, { name: 'Halden Stadthaus' }));
    const page = await app.as(at.people.editor).post('/landing-pages', {
      propertyId: at.property.id,
      eventId: event?.id,
      name: 'Advent',
      languages: ['en', 'de'],
    });
    const covered = async (propertyId: string) => (await searchNearby(app, at, { propertyId })).data[0]?.coveredBy;
    expect(await covered(at.property.id)).toEqual({ landingPageId: page.body.id, status: 'draft' });
    expect(await covered(other.id)).toBeNull();

    const ids = async (query: Record<string, string>) =>
      (await searchNearby(app, at, query)).data.map((one) => one.eventId);
    expect(await ids({ propertyId: at.property.id, covered: 'true' })).toEqual([event?.id]);
    expect(await ids({ propertyId: at.property.id, covered: 'false' })).toEqual([]);
    expect(await ids({ propertyId: other.id, covered: 'true' })).toEqual([]);
    expect(await ids({ propertyId: other.id, covered: 'false' })).toEqual([event?.id]);
  });

  it('finds events by the languages they are told in and by the status of each, archived ones by that alone', async () => {
    const at = await makeOrganization();
    const { latitude, longitude, id: propertyId } = at.property;
    const start = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const [both, english, gone] = await putEvents(
      at,
      ['Both', 'English', 'Gone'].map((title) => ({ latitude, longitude, start, title })),
    );
    const german = uuidv7();
    await at.within(async ({ db }) => {
      await db.execute(sql`update events set status = 'published' where id = ${english?.id}`);
      await db.execute(sql`update events set status = 'archived' where id = ${gone?.id}`);
      await db.execute(sql`
        insert into events (id, organisation_id, workspace_id, venue_id, translation_group, language, title, description,
          slug, status, start_date, time_zone, latitude, longitude, category)
        select ${german}, organisation_id, workspace_id, venue_id, id, 'de', 'Beide', '', 'beide', 'published', start_date,
          time_zone, latitude, longitude, category from events where id = ${both?.id}`);
    });
    const titles = async (query: Record<string, string>) =>
      (await searchNearby(app, at, { propertyId, ...query })).data.map(({ title }) => title).sort();
    expect(await titles({})).toEqual(['Both', 'English']);
    expect(await titles({ language: 'de' })).toEqual(['Both']);
    expect(await titles({ status: 'published' })).toEqual(['Both', 'English']);
    expect(await titles({ status: 'draft' })).toEqual(['Both']);
    expect(await titles({ status: 'published', language: 'en' })).toEqual(['English']);
    expect(await titles({ status: 'draft', language: 'de' })).toEqual([]);
    expect(await titles({ status: 'archived' })).toEqual(['Gone']);
    const told = (await searchNearby(app, at, { propertyId, language: 'de' })).data[0]?.languages;
    expect(told).toEqual([
      { eventId: both?.id, language: 'en', status: 'draft' },
      { eventId: german, language: 'de', status: 'published' },
    ]);
  });
});

describe('reach', () => {
  it('finds only events of workspaces that are reached', async () => {
    const at = await makeOrganization();
    const second = await at.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
    const { latitude, longitude } = at.property;
    const start = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await putEvents(at, [{ latitude, longitude, start, title: 'Ours' }]);
    await putEvents(at, [{ latitude, longitude, start, title: 'Theirs' }], second.workspace.id);
    await putEvents(foreign, [{ latitude, longitude, start, title: 'Foreign' }]);
    const person = await makePerson({
      bindings: [{ role: 'editor', organisationId: at.id, propertyId: at.property.id }],
    });
    const titles = async (who: typeof person, query: string) => {
      const { status, body } = await app.as(who).get<NearbyAnswer>(`/api/location/nearby-events?${query}`);
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
    await asOwner('analyze events');
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
           now(), now() + interval '3 months', null, null, null, null, null, null, 'date', 1, 0, 20)`,
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
