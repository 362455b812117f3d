/**
 * The identity provider's own corner of the database: the schema `identity`, apart from the product's tables and
 * holding no tenant. Every statement here and in its neighbours is plain SQL over one `query` function, so a pool, a
 * single connection and the embedded database all serve.
 */

/** One statement with its values, as `pg` and PGlite both run it. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;

const statements = [
  'create schema if not exists identity',
  `create table if not exists identity.accounts (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    given_name text not null,
    family_name text not null default '',
    picture text,
    password_hash text not null,
    demo boolean not null default false,
    disabled boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create table if not exists identity.payloads (
    kind text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    user_code text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (kind, id)
  )`,
  'create index if not exists payloads_grant on identity.payloads (grant_id) where grant_id is not null',
  'create index if not exists payloads_uid on identity.payloads (uid) where uid is not null',
  'create index if not exists payloads_user_code on identity.payloads (user_code) where user_code is not null',
  `create index if not exists payloads_account on identity.payloads ((payload ->> 'accountId'))`,
  'create index if not exists payloads_expiry on identity.payloads (expires_at)',
  `create table if not exists identity.keys (
    name text primary key,
    sealed text not null,
    created_at timestamptz not null default now()
  )`,
  `create table if not exists identity.tries (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
];

/** Creates what is missing and leaves the rest alone; safe to repeat. */
export async function createIdentityTables(query: Query): Promise<void> {
  for (const statement of statements) await query(statement);
}

/** Deletes what has run out: tokens, codes, sessions, pages left open, counts of tries. Returns how many rows went. */
export async function removeExpired(query: Query): Promise<number> {
  const { rows } = await query<{ gone: number }>(
    `with payloads as (delete from identity.payloads where expires_at < now() returning 1),
          tries as (delete from identity.tries where ends_at < now() returning 1)
     select ((select count(*) from payloads) + (select count(*) from tries))::int as gone`,
  );
  return rows[0]?.gone ?? 0;
}
