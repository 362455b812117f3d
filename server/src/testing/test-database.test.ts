import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

test('the suite runs on the database it was asked to', async () => {
  const { kind, pool } = await testDatabase();
  const server = Boolean(process.env.TEST_DATABASE === 'postgres' || process.env.TEST_DATABASE_URL);
  expect(kind).toBe(server ? 'server' : 'embedded');
  const { rows } = await pool.query<{ version: string }>('select version()');
  expect(rows[0]?.version.includes('wasm') || rows[0]?.version.includes('emscripten')).toBe(!server);
});
