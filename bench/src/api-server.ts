/**
 * The API and, beside it in the same process and on the same database, bare Fastify with the very statements the API
 * sends. They are overheard once from the API itself, so that both sides ask the database for the same.
 */
import { createApi } from '@foyer/server/app/api';
import { jobTable } from '@foyer/server/app/job-table';
import { openDatabase } from '@foyer/server/db/client';
import { startJobs } from '@foyer/server/lib/jobs';
import { makeOrganization, type TestOrganization } from '@foyer/server/testing/factories';
import { insertManyEvents } from '@foyer/server/testing/many-events';
import { testRuntime } from '@foyer/server/testing/test-app';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

export type Ready = {
  api: string;
  bare: string;
  cookie: string;
  propertyId: string;
  /** Paths measured on both sides, by name. */
  paths: Record<'list' | 'one' | 'filtered', string>;
};

type Statement = { text: string; values: unknown[] };

const count = Number(process.argv[2] ?? 10_000);
// A million rows take longer than the program lets a statement take.
const database = await openDatabase({ folder: null, queryLimit: 900_000, idleLimit: 900_000 });
const runtime = await testRuntime({ database });
await startJobs(jobTable, { work: false });
const api = await createApi();
const organization = await makeOrganization('Bench Hotels');
await fill(organization);
const cookie = `foyer-session=${organization.people.editor.session}`;
const domain = `domainId=${organization.domain.id}`;
const list = `/all-events?${domain}&status=published&sort=-eventStartDate&take=20`;
const answer = await api.inject({ url: list, headers: { cookie } });
if (answer.statusCode !== 200) throw new Error(`The list answered ${answer.statusCode}: ${answer.body}`);
const first = JSON.parse(answer.body) as {
  data: { eventId: string }[];
};
const paths = {
  list,
  one: `/events/${first.data[0]?.eventId}`,
  filtered: `/all-events?${domain}&status=published&category=music&startDate=2026-01-01&take=20`,
};

const bare = fastify({ logger: false });
const pool = sameRole(organization);
for (const path of Object.values(paths)) await bindBare(bare, path);

const ready: Ready = {
  api: await api.listen({ port: 0, host: '127.0.0.1' }),
  bare: await bare.listen({ port: 0, host: '127.0.0.1' }),
  cookie,
  propertyId: organization.property.id,
  paths,
};
process.send?.(ready);
process.on('disconnect', () => process.exit(0));

/** Puts the events in as the organisation's own, in one transaction that row-level security holds. */
async function fill({ id, workspace }: TestOrganization): Promise<void> {
  const client = await runtime.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.organisations', '{${id}}', true)`);
    const query = (text: string, values: unknown[]): Promise<unknown> => client.query(text, values);
    await insertManyEvents(query, { organisationId: id, workspaceId: workspace.id, count });
    await client.query('commit');
    await client.query('reset role; analyze');
  } finally {
    client.release();
  }
}

/** Connections that see the bench's organisation as the API's transactions do. */
function sameRole({ id }: TestOrganization): pg.Pool {
  const connections = new pg.Pool({ ...runtime.database.connection, max: 8 });
  connections.on('connect', (client) => {
    void client.query(`select set_config('app.organisations', '{${id}}', false)`);
  });
  return connections;
}

async function bindBare(app: FastifyInstance, path: string): Promise<void> {
  const { text, values } = await overheard(path);
  const [route] = path.split('?');
  const name = Object.entries(paths).find(([, value]) => value === path)?.[0];
  app.get(`/${name}${route}`, async () => (await pool.query({ text, values })).rows);
}

/** The last reading statement the API sends for a path. */
async function overheard(path: string): Promise<Statement> {
  const heard: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listening(this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | Statement, unknown[] | undefined];
    const statement =
      typeof config === 'string'
        ? { text: config, values: values ?? [] }
        : { text: config.text, values: config.values ?? values ?? [] };
    if (/^select .*"events"/is.test(statement.text)) heard.push(statement);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await api.inject({ url: path, headers: { cookie } });
  } finally {
    pg.Client.prototype.query = query;
  }
  const last = heard.at(-1);
  if (!last) throw new Error(`No statement was heard for ${path}`);
  return last;
}
