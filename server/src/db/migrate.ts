/**
 * Brings a database up to date: our migrations in one transaction, then the queue's and the sign-in
 * provider's own schemas, then the right of the program's login to work under the roles it needs. Killed at any moment it leaves the state before or after, never between.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { createIdentityTables } from '#gateways/identity/tables.ts';
import { prepareQueue, queueVersion } from './queue-schema.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const lockKey = 719_204_115;

/** Changes with every change to what an empty database looks like after `migrate`. */
export function migrationsHash(): string {
  const hash = createHash('sha256').update(queueVersion);
  hash.update(readFileSync(path.join(import.meta.dirname, '../gateways/identity/tables.ts')));
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(path.join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Runs what is missing. `login` is the role the program will connect as.
 * Throws with the statement's own error when a migration fails; nothing of it stays.
 */
export async function migrate(pool: pg.Pool, login: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await runMigrations(drizzle(client), { migrationsFolder });
    await prepareQueue(client);
    await createIdentityTables((text, values) => client.query(text, values));
    await client.query(`
      grant usage on schema identity to foyer_identity;
      grant select, insert, update, delete on all tables in schema identity to foyer_identity;
    `);
    for (const role of ['foyer_app', 'foyer_identity']) await letTake(client, login, role);
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
    client.release();
  } catch (problem) {
    client.release(true);
    throw problem;
  }
}

/** The login may work under the role from here on. */
async function letTake(client: pg.PoolClient, login: string, role: string): Promise<void> {
  const { rows } = await client.query<{ member: boolean }>('select pg_has_role($1, $2, $3) as member', [
    login,
    role,
    'MEMBER',
  ]);
  if (!rows[0]?.member) await client.query(`grant ${role} to ${pg.escapeIdentifier(login)}`);
}
