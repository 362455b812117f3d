/**
 * The API and, beside it in the same process and on the same database, bare Fastify with the very statements the API
 * sends. They are overheard once from the API itself, so that both sides ask the database for the same; both have the
 * same number of connections.
 */
import { randomUUID } from 'node:crypto';
import { createApi } from '@foyer/server/app/api';
import { jobTable } from '@foyer/server/app/job-table';
import { usualLimits } from '@foyer/server/app/limits';
import { startJobs } from '@foyer/server/lib/jobs';
import { makeOrganization, type TestOrganization } from '@foyer/server/testing/factories';
import { insertManyEvents } from '@foyer/server/testing/many-events';
import { testRuntime } from '@foyer/server/testing/test-app';
import { TestClient } from '@foyer/server/testing/test-client';
import fastify from 'fastify';
import pg from 'pg';
import { type Kind, openBenchDatabase, poolSize } from './database.ts';
import type { Side } from './load.ts';
import { overheard, type Statement } from './overheard.ts';

export type Measured = 'list' | 'one' | 'filtered' | 'create';
export type Ready = {
  propertyId: string;
  /** Where the nearby search is asked, and how. */
  api: Side;
  sides: Record<Measured, { ours: Side; bare: Side }>;
  /** Rows the listing statements count over. */
  totals: Record<'list' | 'filtered', number>;
};
/** Microseconds of processor time since the start: of the whole process, and of the thread that answers. */
export type Spent = { process: number; answering: number };

const count = Number(process.argv[2] ?? 10_000);
const kind: Kind = process.argv[3] === 'server' ? 'server' : 'embedded';
const { database, asOwner, close } = await openBenchDatabase(kind);
await testRuntime({ database });
await startJobs(jobTable, { work: false });
const api = await createApi({ limits: { ...usualLimits, writes: 10_000_000, addresses: 10_000_000 } });
const organization = await makeOrganization('Bench Hotels');
await fill(organization);
const { workspace, domain, property, people } = organization;
const client = new TestClient(api, people.editor.session);

const list = `/all-events?domainId=${domain.id}&status=published&sort=-eventStartDate&take=20`;
const filtered = `/all-events?domainId=${domain.id}&status=published&category=music&startDate=2026-01-01&take=20`;
const { body: first } = await client.get<{ data: { eventId: string }[]; total: number }>(list);
const one = `/events/${first.data[0]?.eventId}`;
const event = {
  workspaceId: workspace.id,
  title: 'Lantern walk along the harbour',
  description: 'Children and their families walk from the old mole to the market square with lanterns they have made.',
  eventStartDate: '2027-01-16T17:00:00+01:00',
  eventEndDate: '2027-01-16T19:00:00+01:00',
  timeZone: 'Europe/Vienna',
  venue: {
    title: 'Old mole',
    address: 'Seestrasse 2',
    postalCode: '6900',
    city: 'Bregenz',
    country: 'AT',
    latitude: 47.503,
    longitude: 9.747,
  },
  category: 'family',
  expectedVisitors: 800,
};
// The venue is known from the second time on, as it is for a team that enters its events.
await client.post('/publish', event);

const bare = fastify({ logger: false });
const pool = sameRole(organization);
for (const [name, path] of Object.entries({ list, one, filtered })) {
  const { text, values } = await overheard(/^select .*from "events"/is, () => client.get(path));
  bare.get(`/${name}`, async () => (await pool.query({ text, values })).rows);
}
const insert = await overheard(/^(with .*)?insert into "?events/is, () => client.post('/publish', event));
bare.post('/create', async (_request, reply) => {
  const values = renewed(insert);
  await pool.query({ text: insert.text, values });
  return reply.code(201).send(values);
});

const base = await api.listen({ port: 0, host: '127.0.0.1' });
const bareBase = await bare.listen({ port: 0, host: '127.0.0.1' });
const signedIn = { cookie: `foyer-session=${people.editor.session}` };
const writing = { 'content-type': 'application/json' };
const body = JSON.stringify(event);
const reading = (path: string, name: string) => ({
  ours: { url: base + path, headers: signedIn },
  bare: { url: `${bareBase}/${name}`, headers: {} },
});
const ready: Ready = {
  propertyId: property.id,
  api: { url: base, headers: signedIn },
  sides: {
    list: reading(list, 'list'),
    one: reading(one, 'one'),
    filtered: reading(filtered, 'filtered'),
    create: {
      ours: {
        url: `${base}/publish`,
        method: 'POST',
        headers: { ...signedIn, ...writing, 'x-csrf-token': await client.csrf() },
        body,
      },
      bare: { url: `${bareBase}/create`, method: 'POST', headers: writing, body },
    },
  },
  totals: { list: first.total, filtered: (await client.get<{ total: number }>(filtered)).body.total },
};
process.send?.(ready);
process.on('message', () => {
  const whole = process.cpuUsage();
  const thread = process.threadCpuUsage();
  process.send?.({ process: whole.user + whole.system, answering: thread.user + thread.system } satisfies Spent);
});
process.on('disconnect', async () => {
  await pool.end();
  await close().finally(() => process.exit(0));
});

/** Puts the events in as the organisation's own, in one transaction that row-level security holds. */
async function fill({ id, workspace: { id: workspaceId } }: TestOrganization): Promise<void> {
  const connection = await database.pool.connect();
  try {
    await connection.query('begin; set local role foyer_app');
    await connection.query(`select set_config('app.organisations', '{${id}}', true)`);
    const query = (text: string, values: unknown[]): Promise<unknown> => connection.query(text, values);
    await insertManyEvents(query, { organisationId: id, workspaceId, count });
    await connection.query('commit');
  } finally {
    connection.release();
  }
  // What a server's autovacuum and the embedded database's housekeeping do by themselves within the minute.
  await asOwner('vacuum (analyze) events');
  await asOwner('vacuum (analyze) venues');
}

/** Connections that see the bench's organisation as the API's transactions do. */
function sameRole({ id }: TestOrganization): pg.Pool {
  return new pg.Pool({
    ...database.connection,
    max: poolSize,
    onConnect: (connection) =>
      connection.query(`set role foyer_app; select set_config('app.organisations', '{${id}}', false)`),
  });
}

/** The values of an insert with an id of its own. */
function renewed({ values }: Statement): unknown[] {
  const [id] = values.filter((value, i) => values.indexOf(value) !== i && /^[0-9a-f-]{36}$/.test(String(value)));
  const fresh = randomUUID();
  return values.map((value) => (value === id ? fresh : value));
}
