import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openDatabase } from './client.ts';

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('a Postgres server', () => {
  test('as a superuser is refused, with a sentence that says what to do', async () => {
    await expect(openDatabase({ url: server, folder: null })).rejects.toThrow(
      /superuser or has BYPASSRLS[\s\S]*DATABASE_MIGRATION_URL/,
    );
  });

  test('as a login with BYPASSRLS is refused', async () => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create role foyer_bypass_login login bypassrls password 'x'`);
    const url = new URL(server ?? '');
    url.username = 'foyer_bypass_login';
    await expect(openDatabase({ url: url.href, folder: null })).rejects.toThrow(/BYPASSRLS/);
    await admin.query('drop role foyer_bypass_login');
    await admin.end();
  });
});

test('a server that is not there is an error, not a wait', async () => {
  const began = Date.now();
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/foyer', folder: null })).rejects.toThrow(
    /ECONNREFUSED/,
  );
  expect(Date.now() - began).toBeLessThan(3000);
});
