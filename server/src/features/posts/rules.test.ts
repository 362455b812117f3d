import { postQuery } from '@foyer/contract/posts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, TenantScope } from '../../lib/scope.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { insertManyEvents } from '../../testing/many-events.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { asOwner } from '../../testing/test-database.ts';
import { listPosts } from './rules.ts';

let app: TestApp;
let own: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  // Events that tests before left in this database would count in what its planner expects.
  await asOwner('truncate events cascade');
  own = await makeOrganization();
  const many = { organisationId: own.id, workspaceId: own.workspace.id, count: 10_000 };
  await insertManyEvents((text, values) => asOwner(text, values), many);
  await asOwner('analyze events');
}, 120_000);
afterAll(() => app.close());

/** A scope that hands every statement it runs as a whole to `seen` first. */
const listening = (scope: TenantScope, seen: (asked: SQL) => Promise<void>): TenantScope => {
  const execute = async (asked: SQL) => {
    await seen(asked);
    return scope.db.execute(asked);
  };
  const db = new Proxy(scope.db, {
    get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)),
  }) as Db;
  return { ...scope, workspaceId: own.workspace.id, db };
};

const planOf = (query: object) =>
  own.within(async (scope) => {
    const lines: string[] = [];
    const explaining = listening(scope, async (asked) => {
      const { rows } = await scope.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${asked}`);
      lines.push(...rows.map((row) => row['QUERY PLAN']));
    });
    const { data, total } = await listPosts(explaining, postQuery.parse(query));
    return { data, total, plan: lines.join('\n') };
  });

describe('a list over ten thousand events', () => {
  it('takes its first rows from the index they are sorted by, and counts the rest in one', async () => {
    const { data, total, plan } = await planOf({ tab: 'events', take: 20 });
    expect([data.length, total]).toEqual([20, 10_000]);
    expect(plan).toMatch(/Index (Only )?Scan Backward using events_updated/);
    const byDate = await planOf({ tab: 'events', sort: 'eventDate' });
    expect(byDate.plan).toMatch(/using events_workspace_start/);
  });

  it('asks the same number of questions whatever the page holds', async () => {
    const asked = (query: object) =>
      own.within(async (scope) => {
        const { $client } = scope.db as unknown as { $client: { query: (...given: unknown[]) => unknown } };
        const { query: ask } = $client;
        let questions = 0;
        $client.query = (...given) => {
          questions += 1;
          return ask.apply($client, given);
        };
        try {
          await listPosts({ ...scope, workspaceId: own.workspace.id }, postQuery.parse(query));
        } finally {
          $client.query = ask;
        }
        return questions;
      });
    const few = await asked({ tab: 'events', take: 2 });
    expect(few).toBeGreaterThan(1);
    expect(await asked({ tab: 'events', take: 100 })).toBe(few);
  });
});
