import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { EmbeddedDatabase } from './embedded-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(options: Partial<Parameters<typeof EmbeddedDatabase.start>[0]> = {}) {
  const database = await EmbeddedDatabase.start({ folder: null, ...options });
  const pool = new pg.Pool({ ...database.connection, max: 8, pipeline: true, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const close = async () => {
    await pool.end();
    await database.close();
  };
  return { database, pool, close };
}

describe('the files', () => {
  test('every commit reaches the disk, and what was written is there after reopening', async () => {
    const first = await open({ folder: path.join(folder, 'database') });
    await first.pool.query('create table kept (n int)');
    const before = await first.database.syncs();
    for (let n = 0; n < 20; n += 1) await first.pool.query('insert into kept values ($1)', [n]);
    expect((await first.database.syncs()) - before).toBeGreaterThanOrEqual(20);
    await first.close();
    const second = await open({ folder: path.join(folder, 'database') });
    expect((await second.pool.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 20 }]);
    await second.close();
  });

  test('the socket is open to its owner alone and leaves with the program', async () => {
    const { database, close } = await open();
    const { socketFolder } = database;
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    await close();
    expect(() => readdirSync(socketFolder)).toThrow();
  });
});

describe('several connections on one session', () => {
  test('do not mix their statements, parameters or transactions', async () => {
    const { pool, close } = await open();
    await pool.query('create table counters (name text primary key, n int not null)');
    await pool.query(`insert into counters select 'c' || i, 0 from generate_series(0, 7) i`);
    const person = async (i: number) => {
      for (let k = 0; k < 20; k += 1) {
        const { rows } = await pool.query('select $1::int as a, $2::text as b', [i, `text ${k}`]);
        expect(rows).toEqual([{ a: i, b: `text ${k}` }]);
        const client = await pool.connect();
        await client.query('begin');
        const { rows: seen } = await client.query('select n from counters where name = $1 for update', [`c${i}`]);
        await client.query('update counters set n = $2 where name = $1', [`c${i}`, seen[0].n + 1]);
        await client.query(k % 4 === 3 ? 'rollback' : 'commit');
        client.release();
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, i) => person(i)));
    expect((await pool.query('select distinct n from counters')).rows).toEqual([{ n: 15 }]);
    await close();
  });

  test('a connection lost in the middle leaves no transaction behind', async () => {
    const { pool, close } = await open();
    await pool.query('create table rooms (n int)');
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into rooms values (1)');
    client.release(true);
    expect((await pool.query('select count(*)::int as n from rooms')).rows).toEqual([{ n: 0 }]);
    await close();
  });
});

describe('the watchdog', () => {
  test('ends a query that takes too long; what was kept stays, others go on', async () => {
    const lines: string[] = [];
    const { pool, close } = await open({
      folder: path.join(folder, 'watched'),
      queryLimit: 700,
      log: (line) => lines.push(line),
    });
    await pool.query('create table kept (n int); insert into kept values (7)');
    await expect(pool.query('select count(*) from generate_series(1, 2000000000)')).rejects.toThrow(
      /terminated|closed/i,
    );
    const answered = await retry(() => pool.query('select n from kept'));
    expect(answered.rows).toEqual([{ n: 7 }]);
    expect(lines).toEqual(['The embedded database starts again: a query took longer than 700 ms']);
    await close();
  });

  test('ends a connection that keeps a transaction open and says nothing', async () => {
    const { pool, close } = await open({ idleLimit: 500 });
    const client = await pool.connect();
    await client.query('begin');
    const began = Date.now();
    // On a busy machine the one that waits may be silent for too long as well; it asks again.
    expect((await retry(() => pool.query('select 1 as n'))).rows).toEqual([{ n: 1 }]);
    expect(Date.now() - began).toBeGreaterThan(300);
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    await close();
  });
});

test('confined, every connection works under the role, also after a restart', async () => {
  const { database, pool, close } = await open({ folder: path.join(folder, 'confined'), queryLimit: 700 });
  await pool.query('create role guest; create table closed (n int)');
  await database.confine('guest');
  await expect(pool.query('select * from closed')).rejects.toThrow(/permission denied/);
  await expect(pool.query('select count(*) from generate_series(1, 2000000000)')).rejects.toThrow();
  expect((await retry(() => pool.query('select current_user'))).rows).toEqual([{ current_user: 'guest' }]);
  await close();
});

test('housekeeping renews what the planner knows of a changed table', async () => {
  const { database, pool, close } = await open();
  await pool.query('create role guest; create table many (n int); grant all on many to guest');
  await database.confine('guest');
  await pool.query('insert into many select generate_series(1, 1000)');
  expect(await database.keepHouse()).toEqual(['public.many']);
  const { rows } = await pool.query(
    `select reltuples::int as n, current_user as who from pg_class where relname = 'many'`,
  );
  expect(rows).toEqual([{ n: 1000, who: 'guest' }]);
  expect(await database.keepHouse()).toEqual([]);
  await close();
});

async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 15_000; ; ) {
    try {
      return await work();
    } catch (problem) {
      if (Date.now() > end) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
