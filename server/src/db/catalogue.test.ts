import { beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../testing/factories.ts';
import { testRuntime } from '../testing/test-app.ts';
import { asOwner, testDatabase } from '../testing/test-database.ts';

/** The only tables without an organisation: people belong to several, and an organisation is one. */
const withoutOrganisation = ['organizations', 'sessions', 'users'];
/** Reference data of the whole installation: read by everybody, written by the platform operator alone. */
const reference = ['languages', 'permissions', 'property_types', 'styleguide_types'];
/** Tables of the product that are no tenant's and stand in schemas of their own. */
const ownSchemas = ['pgboss', 'identity', 'drizzle', 'app'];

type Table = { name: string; tenant: boolean; enabled: boolean; forced: boolean };
let tables: Table[];
let halden: TestOrganization;

beforeAll(async () => {
  await testRuntime();
  halden = await makeOrganization();
  tables = await asOwner<Table>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id' and a.attnotnull)
        as tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
});

describe('the catalogue', () => {
  test('has the tables it is thought to have', () => {
    expect(tables.length).toBeGreaterThanOrEqual(19);
    expect(tables.filter(({ tenant }) => !tenant).map(({ name }) => name)).toEqual(
      [...withoutOrganisation, ...reference].sort(),
    );
  });

  test('no other schema holds tables but the named ones', async () => {
    const rows = await asOwner<{ name: string }>(`
      select distinct nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and nspname not in ('public', 'pg_catalog', 'information_schema') and nspname not like 'pg_toast%'`);
    expect(rows.map(({ name }) => name).sort()).toEqual([...ownSchemas].sort());
  });

  test('row-level security is on and forced everywhere', () => {
    for (const { name, enabled, forced } of tables)
      expect({ name, enabled, forced }).toEqual({ name, enabled: true, forced: true });
  });

  test('every policy for the program names the organisations entered, reading and writing', async () => {
    const rows = await asOwner<{ name: string; cmd: string; reads: string | null; writes: string | null }>(`
      select tablename as name, cmd, qual as reads, with_check as writes from pg_policies
      where schemaname = 'public' and 'foyer_app' = any(roles) and tablename <> 'users' order by 1, 2`);
    for (const { name, cmd, reads, writes } of rows) {
      if (reference.includes(name)) {
        if (cmd !== 'SELECT') expect([reads, writes].join(), name).toMatch(/is_operating.*is_operating/s);
        continue;
      }
      if (cmd !== 'INSERT') expect(reads, name).toContain('app.organisations()');
      if (cmd !== 'SELECT' && cmd !== 'DELETE') expect(writes, name).toContain('app.organisations()');
    }
    const covered = new Set(rows.map(({ name }) => name));
    expect(tables.filter(({ name }) => !covered.has(name)).map(({ name }) => name)).toEqual(['sessions', 'users']);
  });

  test('no policy is for everybody', async () => {
    const rows = await asOwner<{ roles: string }>(
      `select distinct unnest(roles)::text as roles from pg_policies where schemaname = 'public' order by 1`,
    );
    expect(rows.map(({ roles }) => roles)).toEqual(['foyer_app', 'foyer_definer']);
  });

  test('every key from one tenant table to another contains the organisation', async () => {
    const rows = await asOwner<{ name: string; columns: string[] }>(
      `
      select k.conrelid::regclass || ' -> ' || k.confrelid::regclass as name,
        array(select a.attname::text from unnest(k.conkey) n join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n) as columns
      from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and k.confrelid <> all($1::regclass[])`,
      [['users', ...reference].map((name) => `public.${name}`)],
    );
    expect(rows.length).toBeGreaterThan(15);
    for (const { name, columns } of rows) expect(columns, name).toContain('organisation_id');
  });

  test('the roles are neither superusers nor above row-level security', async () => {
    const rows = await asOwner(
      `select rolname as name, rolsuper or rolbypassrls or rolcanlogin as above from pg_roles where rolname like 'foyer\\_%' and rolname not like '%login'`,
    );
    expect(rows).toEqual(
      expect.arrayContaining(['foyer_app', 'foyer_definer', 'foyer_identity'].map((name) => ({ name, above: false }))),
    );
    expect(rows).toHaveLength(3);
  });

  test('functions that look across tenants belong to their own role, keep their search path, and are not for everybody', async () => {
    const rows = await asOwner<{ name: string; owner: string; path: boolean; open: boolean }>(`
      select p.proname as name, pg_get_userbyid(p.proowner) as owner,
        coalesce(array_to_string(p.proconfig, ',') like 'search_path=%', false) as path,
        has_function_privilege('public', p.oid, 'execute') as open
      from pg_proc p where p.pronamespace = 'app'::regnamespace and p.prosecdef`);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const row of rows) expect(row).toMatchObject({ owner: 'foyer_definer', path: true, open: false });
  });
});

describe('the program’s role', () => {
  const attempt = async (statement: string, organisationId: string | null) => {
    const { pool } = await testDatabase();
    const client = await pool.connect();
    try {
      await client.query('begin; set local role foyer_app');
      if (organisationId) await client.query('select app.enter_tenant($1, null)', [organisationId]);
      const { rowCount } = await client.query(statement);
      return rowCount;
    } catch (problem) {
      return (problem as Error).message;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  test('sees nothing before it has entered', async () => {
    for (const { name, tenant } of tables) {
      if (tenant || name === 'organizations') expect(await attempt(`select from ${name}`, null)).toBe(0);
    }
  });

  test('neither sees, changes nor makes rows of another organisation', async () => {
    const atlantic = await makeOrganization('Atlantic House');
    expect(await attempt(`select from workspaces where organisation_id <> '${atlantic.id}'`, atlantic.id)).toBe(0);
    expect(await attempt(`update workspaces set name = 'x' where id = '${halden.workspace.id}'`, atlantic.id)).toBe(0);
    expect(await attempt(`delete from organizations where id = '${halden.id}'`, atlantic.id)).toBe(0);
    expect(
      await attempt(
        `insert into domains (id, organisation_id, name, tld) values (gen_random_uuid(), '${halden.id}', 'taken', 'test')`,
        atlantic.id,
      ),
    ).toMatch(/row-level security/);
    expect(
      await attempt(
        `update workspaces set organisation_id = '${halden.id}' where id = '${atlantic.workspace.id}'`,
        atlantic.id,
      ),
    ).toMatch(/row-level security/);
  });

  test.each([
    ['delete from audit_log', /permission denied/],
    [`update audit_log set action = 'nothing'`, /permission denied/],
    ['select from sessions', /permission denied/],
    [`update users set email = 'x'`, /permission denied/],
    [`insert into users (id, issuer, subject) values (gen_random_uuid(), 'a', 'b')`, /permission denied/],
    [`insert into organizations (id, name) values (gen_random_uuid(), 'x')`, /permission denied|row-level security/],
    ['create table own (n int)', /permission denied/],
    ['select from identity.accounts', /permission denied/],
    ['alter table workspaces disable row level security', /must be owner/],
  ])('may not: %s', async (statement, expected) => {
    expect(await attempt(statement, halden.id)).toMatch(expected);
  });
});
