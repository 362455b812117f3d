/**
 * The database of the program: embedded or a Postgres server, behind the same driver and the same pool. It comes up
 * migrated and confined: whatever runs on the pool works under foyer_app, which row-level security holds.
 */
import pg from 'pg';
import { baseDump } from './embedded/base-dump.ts';
import { EmbeddedDatabase } from './embedded/embedded-database.ts';
import { migrate } from './migrate.ts';

export type Database = {
  readonly kind: 'embedded' | 'server';
  readonly pool: pg.Pool;
  /** For what needs its own connection: the queue, LISTEN. */
  readonly connection: pg.PoolConfig;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A Postgres server; without it the embedded database. */
  url?: string;
  /** For migrations, where the program's own login may not change tables. */
  migrationUrl?: string;
  /** Folder of the embedded database, or null for one in memory. */
  folder: string | null;
  poolSize?: number;
  /** Milliseconds a single statement may take. */
  queryLimit?: number;
  /** Milliseconds a connection to the embedded database may be silent, a running statement included. */
  idleLimit?: number;
  log?: (line: string) => void;
};

const connectWithin = 1900;

/** Opens, migrates and confines. Throws with a sentence for the operator when it cannot. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openServer(options.url, options) : openEmbedded(options);
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const embedded = await EmbeddedDatabase.start({
    folder: options.folder,
    base: await baseDump(makeBase),
    queryLimit: options.queryLimit ?? 30_000,
    idleLimit: options.idleLimit ?? 30_000,
    log: options.log ?? (() => {}),
  });
  // It stands beside the program and is never far: whoever waits here waits for others, and is answered all the same.
  const connection = { ...embedded.connection, idleTimeoutMillis: 20_000, connectionTimeoutMillis: 10_000 };
  const pool = poolOf({ ...connection, max: options.poolSize ?? 8 }, options);
  try {
    await migrate(pool, 'postgres');
    await embedded.confine('foyer_app');
  } catch (problem) {
    await pool.end();
    await embedded.close();
    throw problem;
  }
  return {
    kind: 'embedded',
    pool,
    connection,
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

/** The dump every new embedded database begins from. */
async function makeBase(): Promise<Uint8Array> {
  const embedded = await EmbeddedDatabase.start({ folder: null, queryLimit: 120_000 });
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  try {
    await migrate(pool, 'postgres');
    await pool.end();
    return await embedded.dump();
  } finally {
    await embedded.close();
  }
}

async function openServer(url: string, options: DatabaseOptions): Promise<Database> {
  const limit = options.queryLimit ?? 30_000;
  const connection: pg.PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: connectWithin,
    statement_timeout: limit,
    idle_in_transaction_session_timeout: limit,
    keepAlive: true,
  };
  const pool = poolOf({ ...connection, max: options.poolSize ?? 12 }, options);
  try {
    const login = await checkLogin(pool);
    const migrating = new pg.Pool({ connectionString: options.migrationUrl ?? url, max: 1 });
    await migrate(migrating, login).finally(() => migrating.end());
  } catch (problem) {
    await pool.end();
    throw problem;
  }
  return { kind: 'server', pool, connection, close: () => pool.end() };
}

function poolOf(config: pg.PoolConfig, options: DatabaseOptions): pg.Pool {
  // Pipelined, so that a read's transaction goes out in one flight.
  const pool = new pg.Pool({ ...config, pipeline: true });
  // A connection may die while nobody uses it, or in somebody's hands between two queries: neither ends the program.
  const lost = (problem: Error) => options.log?.(`A database connection was lost: ${problem.message}`);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Refuses a login that row-level security would not hold, and a server that is too old. */
async function checkLogin(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ login: string; above: boolean; version: number }>(
    `select current_user as login, rolsuper or rolbypassrls as above,
       current_setting('server_version_num')::int as version
     from pg_roles where rolname = current_user`,
  );
  const row = rows[0];
  if (!row) throw new Error('DATABASE_URL: the login is unknown to the server');
  if (row.version < 150_000) throw new Error('DATABASE_URL: PostgreSQL 15 or newer is needed');
  if (row.above) {
    throw new Error(
      `DATABASE_URL: the login ${row.login} is a superuser or has BYPASSRLS, so tenants would not be kept apart. ` +
        'Use a plain login there, and DATABASE_MIGRATION_URL for the one that owns the tables.',
    );
  }
  return row.login;
}
