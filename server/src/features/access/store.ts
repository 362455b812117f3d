/**
 * Transactions that know their tenant. Each begins with one round trip that opens the transaction, takes the role
 * row-level security holds and enters the organisation; none is handed out without it. Texts in that statement are
 * escaped, since several statements cannot carry parameters.
 */
import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from '#lib/database-away.ts';
import { runtime } from '#lib/runtime.ts';
import type { Asked, Db } from '#lib/scope.ts';
import { openingOf, querySighted, type Sight } from '../../db/sighted-query.ts';
import type { Binding, Chain } from './policy.ts';

export type { Sight };

export type Person = { id: string; issuer: string; subject: string; name: string; familyName: string; email: string };

/** What app.prove and app.enter answer; a target that is foreign or missing is null. */
export type Entered = { person: Person; bindings: Binding[]; targets: (Chain | null)[] };
export type EnteredSite = {
  id: string;
  organisationId: string;
  name: string;
  tld: string;
  verified: boolean;
  siteVersion: number;
};
export type SignedIn = { userId: string; name: string; organisationIds: string[] };

export type Transaction<E> = {
  db: Db;
  entered: E;
  send: (asked: Asked) => void;
  afterCommit: (act: () => void) => void;
};

/** Milliseconds until a database that does not answer counts as away. */
const answerWithin = 1900;
const dbs = new WeakMap<pg.PoolClient, Db>();

const literal = (text: string | null): string => (text === null ? 'null' : pg.escapeLiteral(text));
const array = (items: readonly string[]): string => literal(`{${items.map((item) => JSON.stringify(item)).join()}}`);

export const entering = {
  proof: (hash: string, kinds: readonly string[], ids: readonly string[]) =>
    `app.prove(${literal(hash)}, ${array(kinds)}, ${array(ids)})`,
  session: (hash: string, kinds: readonly string[], ids: readonly string[]) =>
    `app.enter(${literal(hash)}, ${array(kinds)}, ${array(ids)})`,
  tenant: (organisationId: string, userId: string | null) =>
    `app.enter_tenant(${literal(organisationId)}, ${literal(userId)})`,
  site: (host: string) => `app.enter_site(${literal(host)})`,
  signIn: (person: object, session: object, founding: object | null, invitationHash: string | null) =>
    `app.sign_in(${literal(JSON.stringify(person))}, ${literal(JSON.stringify(session))}, ${literal(founding && JSON.stringify(founding))}, ${literal(invitationHash)})`,
  signOut: (hash: string) => `app.sign_out(${literal(hash)})`,
  /** Enters nothing: whether the person ended this session from elsewhere. */
  ended: (hash: string) => `app.was_ended(${literal(hash)})`,
  /** Enters nothing; whoever founds an organisation enters it. */
  empty: () => 'app.is_empty()',
};

/**
 * Runs `work` in one transaction and answers after its commit. Rolls back on any throw. `ahead` is sent behind the
 * opening without waiting for it, and sees what was entered there.
 */
export async function inTransaction<E, T>(
  enter: string,
  work: (transaction: Transaction<E>) => Promise<T>,
  ahead?: Asked,
): Promise<T> {
  const client = await runtime().database.pool.connect();
  const committed: (() => void)[] = [];
  const sent: Promise<unknown>[] = [];
  const send = (asked: Asked) => {
    const answer = client.query(asked);
    // Whoever commits or rolls back hears of a failure; until then it is nobody's.
    answer.catch(() => {});
    sent.push(answer);
  };
  let result: T;
  try {
    const opening = {
      text: `begin; set local role foyer_app; select ${enter} as entered`,
      query_timeout: answerWithin,
    };
    const opened = client.query(opening) as unknown as Promise<pg.QueryResult<{ entered: E }>[]>;
    const early = ahead && { asked: ahead, answer: client.query(ahead) };
    const [answers] = await Promise.all([opened, early?.answer]);
    const entered = answers[2]?.rows[0]?.entered as E;
    const db = early
      ? queryingBy(answeringEarly(early, (config, values) => client.query(config, values)))
      : dbOf(client);
    result = await work({ db, entered, send, afterCommit: (act) => committed.push(act) });
  } catch (problem) {
    await rollBack(client);
    // What fails behind a failed statement only says that there was one.
    await Promise.all(sent);
    throw problem;
  }
  await commit(client, sent);
  for (const act of committed) act();
  return result;
}

/** What one function of the database answers. */
export async function answerOf<T>(db: Db, call: SQL): Promise<T> {
  const { rows } = await db.execute<{ answer: T }>(sql`select ${call} as answer`);
  return rows[0]?.answer as T;
}

/** From here on the transaction writes reference data, as the platform operator alone does. */
export const operate = ({ db }: Transaction<unknown>) => db.execute(sql`select set_config('app.operator', 'on', true)`);

/**
 * For reads: proves in a statement of its own, then sends each query of `work` with its tenant in one flight. So nothing is held between two answers, which on the embedded database would keep everyone waiting.
 */
export async function inReading<E, T>(
  enter: string,
  sightOf: (entered: E) => Sight,
  work: (transaction: Transaction<E>) => Promise<T>,
): Promise<T> {
  const client = await runtime().database.pool.connect();
  try {
    const proof = { text: `select ${enter} as entered`, query_timeout: answerWithin };
    const entered = ((await client.query(proof)) as pg.QueryResult<{ entered: E }>).rows[0]?.entered as E;
    const sight = sightOf(entered);
    const result = await work({
      db: queryingBy(readingBy(client, sight)),
      entered,
      send: refuseToSend,
      afterCommit: (act) => act(),
    });
    client.release();
    return result;
  } catch (problem) {
    client.release(isDatabaseAway(problem));
    throw problem;
  }
}

/**
 * For reads that know before the proof what they will ask first: it goes out with the proof and runs behind it in the
 * same transaction, so the database shows it what was entered there and nothing else.
 */
export async function inReadingAhead<E, T>(
  enter: string,
  ahead: Asked,
  sightOf: (entered: E) => Sight,
  work: (transaction: Transaction<E>) => Promise<T>,
): Promise<T> {
  const client = await runtime().database.pool.connect();
  try {
    const opening = { text: `select set_config('role', 'foyer_app', true), ${enter}`, values: [] };
    const { opened, result: early } = await querySighted(client, opening, { ...ahead, query_timeout: answerWithin });
    const entered = JSON.parse(opened[1] ?? 'null') as E;
    const query = answeringEarly({ asked: ahead, answer: early }, readingBy(client, sightOf(entered)));
    const result = await work({ db: queryingBy(query), entered, send: refuseToSend, afterCommit: (act) => act() });
    client.release();
    return result;
  } catch (problem) {
    client.release(isDatabaseAway(problem));
    throw problem;
  }
}

const refuseToSend = () => {
  throw new Error('A read writes nothing');
};

type Querying = (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
type Early = { asked: Asked; answer: pg.QueryResult | Promise<pg.QueryResult> };

/** A connection whose every query sees the organisations, and no other. */
const readingBy = (client: pg.PoolClient, sight: Sight): Querying => {
  const opening = openingOf(sight);
  return async (config, values) => (await querySighted(client, opening, config, values)).result;
};

/** Answers the first question for what was asked ahead with what is there already; everything else is asked. */
function answeringEarly(early: Early, otherwise: Querying): Querying {
  let unused = true;
  return async (config, values) => {
    const same = config.text === early.asked.text && isDeepStrictEqual(config.values, early.asked.values);
    if (!unused || !same) return otherwise(config, values);
    unused = false;
    return early.answer;
  };
}

const queryingBy = (query: Querying): Db => drizzle({ query } as unknown as pg.PoolClient) as unknown as Db;

function dbOf(client: pg.PoolClient): Db {
  const known = dbs.get(client);
  if (known) return known;
  const db = drizzle(client) as unknown as Db;
  dbs.set(client, db);
  return db;
}

/** Goes out right behind what was sent last; Postgres commits nothing of a transaction in which a statement failed. */
async function commit(client: pg.PoolClient, sent: readonly Promise<unknown>[]): Promise<void> {
  const answers = await Promise.allSettled([client.query('commit'), ...sent]);
  const [committed] = answers as [PromiseSettledResult<pg.QueryResult>];
  client.release(committed.status === 'rejected');
  for (const answer of [...answers.slice(1), committed]) if (answer.status === 'rejected') throw answer.reason;
  // A statement failed and nobody said so: Postgres answers the commit with a rollback.
  if (committed.status === 'fulfilled' && committed.value.command !== 'COMMIT') {
    throw new Error('The transaction could not be committed');
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query({ text: 'rollback', query_timeout: answerWithin } as pg.QueryConfig);
    client.release();
  } catch {
    client.release(true);
  }
}
