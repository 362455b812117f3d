/** A database of the bench's own, embedded or a Postgres server, and a way past row-level security to prepare it. */
import { type Database, openDatabase } from '@foyer/server/db/client';
import { startPostgresServer } from '@foyer/server/testing/postgres-server';
import pg from 'pg';

export type Kind = 'embedded' | 'server';
export type BenchDatabase = {
  database: Database;
  asOwner: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Connections of either side. */
export const poolSize = 8;
// A million rows take longer than the program lets a statement take.
const patience = { queryLimit: 900_000, idleLimit: 900_000 };

export const openBenchDatabase = (kind: Kind): Promise<BenchDatabase> => (kind === 'server' ? onServer() : embedded());

async function embedded(): Promise<BenchDatabase> {
  const database = await openDatabase({ folder: null, poolSize, ...patience });
  const asOwner = async (text: string) => {
    const client = await database.pool.connect();
    for (const statement of ['reset role', text, 'set role foyer_app']) await client.query(statement);
    client.release();
  };
  return { database, asOwner, close: () => database.close() };
}

async function onServer(): Promise<BenchDatabase> {
  const server = await startPostgresServer();
  const owner = new pg.Pool({ connectionString: server.url, max: 1 });
  await owner.query(`create role bench login password 'bench'`);
  const url = new URL(server.url);
  url.username = 'bench';
  url.password = 'bench';
  const database = await openDatabase({
    url: url.href,
    migrationUrl: server.url,
    folder: null,
    poolSize,
    ...patience,
  });
  return {
    database,
    asOwner: async (text) => void (await owner.query(text)),
    close: async () => {
      await database.close();
      await owner.end();
      await server.stop();
    },
  };
}
