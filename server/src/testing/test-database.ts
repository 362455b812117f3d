/**
 * The database tests run on, once for each test process: an embedded one in memory, begun from the set-up dump, or a
 * fresh one on the Postgres server TEST_DATABASE_URL names. Tests keep apart by organisations of their own.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../db/client.ts';

const shared = globalThis as { foyerTestDatabase?: Promise<Database>; foyerTestOwner?: pg.Pool };

/** The one database of this process. */
export function testDatabase(): Promise<Database> {
  shared.foyerTestDatabase ??= open();
  return shared.foyerTestDatabase;
}

/**
 * Runs a statement as the owner of the tables, whom row-level security does not hold: for what no door of the product
 * does, such as making a session old.
 */
export async function asOwner<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { pool } = await testDatabase();
  if (shared.foyerTestOwner) return (await shared.foyerTestOwner.query<Row>(text, values)).rows;
  const client = await pool.connect();
  try {
    await client.query('begin; set local role postgres');
    const { rows } = await client.query<Row>(text, values);
    await client.query('commit');
    return rows;
  } catch (problem) {
    await client.query('rollback');
    throw problem;
  } finally {
    client.release();
  }
}

/** An own database, for tests that break it. The caller closes it. */
export const freshDatabase = (): Promise<Database> => open();

async function open(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({ folder: null });
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'foyer_test_login') then
        create role foyer_test_login login password 'foyer-test';
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const migrationUrl = new URL(server);
  migrationUrl.pathname = name;
  shared.foyerTestOwner = new pg.Pool({ connectionString: migrationUrl.href, max: 2 });
  const url = new URL(migrationUrl);
  url.username = 'foyer_test_login';
  url.password = 'foyer-test';
  return openDatabase({ url: url.href, migrationUrl: migrationUrl.href, folder: null, poolSize: 6 });
}
