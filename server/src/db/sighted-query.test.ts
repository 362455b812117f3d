import { beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../testing/factories.ts';
import { testRuntime } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openingOf, querySighted } from './sighted-query.ts';

let halden: TestOrganization;
let atlantic: TestOrganization;

beforeAll(async () => {
  await testRuntime();
  halden = await makeOrganization();
  atlantic = await makeOrganization('Atlantic House');
});

const sightOf = (...organizations: TestOrganization[]) =>
  openingOf({ organisationIds: organizations.map(({ id }) => id), personId: halden.people.owner.userId });

const names = { text: 'select name from workspaces order by name' };

const query = async (...asked: Parameters<typeof querySighted>) => (await querySighted(...asked)).result;

async function withClient<T>(work: (client: Parameters<typeof querySighted>[0]) => Promise<T>): Promise<T> {
  const { pool } = await testDatabase();
  const client = await pool.connect();
  return work(client).finally(() => client.release());
}

describe('a sighted query', () => {
  test('sees the organisations it names and leaves nothing behind for the next', () =>
    withClient(async (client) => {
      expect((await query(client, sightOf(halden), names)).rows).toEqual([{ name: halden.name }]);
      expect((await query(client, sightOf(halden, atlantic), names)).rows).toHaveLength(2);
      expect((await query(client, sightOf(), names)).rows).toEqual([]);
      const { rows } = await client.query(`select current_setting('app.organisations', true) as organisations`);
      expect(rows[0].organisations || null).toBeNull();
    }));

  test('answers what the driver answers: columns, counts, arrays of values, parameters', () =>
    withClient(async (client) => {
      const config = { text: 'select $1::int as n, $2::text as t, current_user as who', rowMode: 'array' };
      const result = await query(client, sightOf(halden), config, [7, 'x']);
      expect(result.rows).toEqual([[7, 'x', 'foyer_app']]);
      expect(result.fields.map(({ name }) => name)).toEqual(['n', 't', 'who']);
      expect(result).toMatchObject({ rowCount: 1, command: 'SELECT' });
      expect((await query(client, sightOf(halden), { text: 'select from workspaces where false' })).rowCount).toBe(0);
    }));

  test('hands on what its opening answers beside its own rows', () =>
    withClient(async (client) => {
      const { text, values } = sightOf(halden);
      const opening = { text: `${text}, 7 as more`, values };
      const { opened, result } = await querySighted(client, opening, { text: 'select 8 as own' });
      expect(opened.at(-1)).toBe('7');
      expect(result.rows).toEqual([{ own: 8 }]);
    }));

  test('many at once on one connection keep to their own sight', () =>
    withClient(async (client) => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => query(client, sightOf(i % 2 ? halden : atlantic), names)),
      );
      for (const [i, { rows }] of answers.entries()) {
        expect(rows).toEqual([{ name: i % 2 ? halden.name : atlantic.name }]);
      }
    }));

  test('a failure is its own: the next query on the connection goes well', () =>
    withClient(async (client) => {
      const [failed, fine] = await Promise.allSettled([
        query(client, sightOf(halden), { text: 'select 1 / $1::int' }, [0]),
        query(client, sightOf(halden), names),
      ]);
      expect(failed.status).toBe('rejected');
      expect(fine).toMatchObject({ status: 'fulfilled', value: { rowCount: 1 } });
      await expect(query(client, sightOf(halden), { text: 'select from sessions' })).rejects.toThrow(
        /permission denied/,
      );
    }));
});
