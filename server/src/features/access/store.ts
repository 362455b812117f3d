/**
 * Transactions that know their tenant. Each begins with one round trip that opens the transaction, takes the role
 * row-level security holds and enters the organisation; none is handed out without it. Texts in that statement are
 * escaped, since several statements cannot carry parameters.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { runtime } from '#lib/runtime.ts';
import type { Db } from '#lib/scope.ts';
import type { Binding, Chain } from './policy.ts';

export type Person = {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  familyName: string;
  email: string;
  picture: string | null;
};

/** What app.enter answers; a target that is foreign or missing is null. */
export type Entered = { person: Person; bindings: Binding[]; targets: (Chain | null)[] };
export type EnteredSite = {
  id: string;
  organisationId: string;
  name: string;
  tld: string;
  verified: boolean;
  theme: unknown;
  siteVersion: number;
};
export type SignedIn = { userId: string; name: string; organisationIds: string[] };

export type Transaction<E> = { db: Db; entered: E; afterCommit: (act: () => void) => void };

/** Milliseconds until a database that does not answer counts as away. */
const answerWithin = 1900;
const dbs = new WeakMap<pg.PoolClient, Db>();

const literal = (text: string | null): string => (text === null ? 'null' : pg.escapeLiteral(text));
const array = (items: readonly string[]): string => literal(`{${items.map((item) => JSON.stringify(item)).join()}}`);

export const entering = {
  session: (hash: string, kinds: readonly string[], ids: readonly string[]) =>
    `app.enter(${literal(hash)}, ${array(kinds)}, ${array(ids)})`,
  tenant: (organisationId: string, userId: string | null) =>
    `app.enter_tenant(${literal(organisationId)}, ${literal(userId)})`,
  site: (host: string) => `app.enter_site(${literal(host)})`,
  signIn: (person: object, session: object, founding: object | null) =>
    `app.sign_in(${literal(JSON.stringify(person))}, ${literal(JSON.stringify(session))}, ${literal(founding && JSON.stringify(founding))})`,
  signOut: (hash: string) => `app.sign_out(${literal(hash)})`,
};

/**
 * Runs `work` in a transaction that has entered as `enter` says. With `settle: 'wait'` the answer comes after the
 * commit; with `'go on'` (reads) before it. Rolls back on any throw.
 */
export async function inTransaction<E, T>(
  enter: string,
  settle: 'wait' | 'go on',
  work: (transaction: Transaction<E>) => Promise<T>,
): Promise<T> {
  const client = await runtime().database.pool.connect();
  const committed: (() => void)[] = [];
  let result: T;
  try {
    const opening = {
      text: `begin; set local role foyer_app; select ${enter} as entered`,
      query_timeout: answerWithin,
    };
    const answers = (await client.query(opening)) as unknown as pg.QueryResult<{ entered: E }>[];
    const entered = answers[2]?.rows[0]?.entered as E;
    result = await work({ db: dbOf(client), entered, afterCommit: (act) => committed.push(act) });
  } catch (problem) {
    settleLater(client, 'rollback');
    throw problem;
  }
  if (settle === 'go on' && committed.length === 0) {
    settleLater(client, 'commit');
    return result;
  }
  await commit(client);
  for (const act of committed) act();
  return result;
}

function dbOf(client: pg.PoolClient): Db {
  const known = dbs.get(client);
  if (known) return known;
  const db = drizzle(client);
  dbs.set(client, db);
  return db;
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    const { command } = await client.query('commit');
    // A statement failed and nobody said so: Postgres answers the commit with a rollback.
    if (command !== 'COMMIT') throw new Error('The transaction could not be committed');
    client.release();
  } catch (problem) {
    client.release(true);
    throw problem;
  }
}

function settleLater(client: pg.PoolClient, how: 'commit' | 'rollback'): void {
  client.query({ text: how, query_timeout: answerWithin } as pg.QueryConfig).then(
    () => client.release(),
    () => client.release(true),
  );
}
