import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Runtime, setRuntime } from '../lib/runtime.ts';
import { makeOrganization, type TestOrganization } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let halden: TestOrganization;

beforeAll(async () => {
  testApp = await createTestApp();
  halden = await makeOrganization();
});
afterAll(() => testApp.close());

/** Asks for something while the database is another one; answers how it went and how long it took. */
async function during(pool: pg.Pool) {
  const usual = testApp.runtime;
  const away: Runtime = { ...usual, database: { ...usual.database, pool } };
  setRuntime(away);
  const began = performance.now();
  const answers = await Promise.all([
    testApp.as(halden.people.owner).get('/users/me'),
    testApp.as(halden.people.owner).put('/users/me', { name: 'Greta' }),
    testApp.anonymous.get('/readyz'),
  ]);
  const took = performance.now() - began;
  setRuntime(usual);
  await pool.end();
  return { answers, took };
}

test('a database that is gone: 503 at once, and all is well when it is back', async () => {
  const { answers, took } = await during(new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1900 }));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers[0]?.body).toMatchObject({ code: 'database-away', error: 'Service Unavailable' });
  expect(answers[0]?.text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|postgres/i);
  expect(took).toBeLessThan(2000);
  expect((await testApp.as(halden.people.owner).get('/users/me')).status).toBe(200);
  expect((await testApp.anonymous.get('/readyz')).status).toBe(200);
  expect((await testApp.anonymous.get('/healthz')).body).toEqual({ status: 'ok' });
});

test('a database that accepts and then says nothing: 503 within two seconds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { answers, took } = await during(new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 1900 }));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(took).toBeLessThan(2300);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('a database that stops answering in the middle: 503 within two seconds', async () => {
  const { pool, kind } = testApp.runtime.database;
  if (kind !== 'embedded') return;
  // An open transaction keeps the embedded database's one session to itself.
  const holder = await pool.connect();
  await holder.query('begin');
  const began = performance.now();
  const [read, write] = await Promise.all([
    testApp.as(halden.people.owner).get('/users/me'),
    testApp.as(halden.people.owner).put('/users/me', { name: 'Greta' }),
  ]);
  expect(performance.now() - began).toBeLessThan(2300);
  expect([read.status, write.status]).toEqual([503, 503]);
  await holder.query('rollback');
  holder.release();
  expect((await testApp.as(halden.people.owner).put('/users/me', { name: 'Greta' })).status).toBe(200);
});

test('a connection cut in the middle of a request ends that request alone', async () => {
  const { pool } = testApp.runtime.database;
  const client = await pool.connect();
  await client.query('begin');
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(new Error('the line was cut'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await testApp.as(halden.people.owner).get('/users/me')).status).toBe(200);
});
