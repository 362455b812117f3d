import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitesTokenOf } from '../../lib/sites-token.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitsOf } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let other: TestOrganization;
let host: string;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  other = await makeOrganization('Atlantic House');
  host = `${own.domain.name}.localhost`;
});
afterAll(() => app.close());

const today = (ago = 0) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const tell = (visits: object[], token: string | null = sitesTokenOf(app.runtime.key)) =>
  app.app.inject({
    method: 'POST',
    url: '/public/visits',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload: { visits },
  });
const visit = (path: string, count: number, day = today(), at = host) => ({ host: at, path, day, count });
const counted = (of: TestOrganization, paths: string[], days?: number) =>
  of.within((scope) => visitsOf(scope, of.domain.id, paths, days)).then((map) => Object.fromEntries(map));

describe('telling visits', () => {
  it('is for the sites alone', async () => {
    const good = [visit('/secret', 1)];
    for (const token of [null, '', 'x', sitesTokenOf(Buffer.alloc(32))]) {
      expect((await tell(good, token)).statusCode).toBe(401);
    }
    expect((await app.as(own.people.owner).post('/public/visits', { visits: good })).status).toBe(401);
    expect(await counted(own, ['/secret'])).toEqual({});
  });

  it('adds up by page and day', async () => {
    expect((await tell([visit('/a', 2), visit('/a', 3), visit('/b', 1)])).statusCode).toBe(204);
    await tell([visit('/a', 4), visit('/a', 5, today(29)), visit('/a', 6, today(30))]);
    expect(await counted(own, ['/a', '/b', '/c'])).toEqual({ '/a': 14, '/b': 1 });
    expect(await counted(own, ['/a'], 1)).toEqual({ '/a': 9 });
    expect(await counted(own, ['/a'], 31)).toEqual({ '/a': 20 });
  });

  it('keeps hosts apart, and leaves out those that have no site', async () => {
    const theirs = `${other.domain.name}.localhost`;
    const sent = [visit('/x', 1), visit('/x', 7, today(), theirs), visit('/x', 9, today(), 'nobody.localhost')];
    expect((await tell(sent)).statusCode).toBe(204);
    expect(await counted(own, ['/x'])).toEqual({ '/x': 1 });
    expect(await counted(other, ['/x'])).toEqual({ '/x': 7 });
    const peeked = await own.within((scope) => visitsOf(scope, other.domain.id, ['/x']));
    expect(peeked.size).toBe(0);
  });

  it('takes no count that cannot be', async () => {
    for (const bad of [
      visit('/a', 0),
      visit('a', 1),
      visit('/a', 1.5),
      visit('/a', 1, 'today'),
      { ...visit('/a', 1), host: '' },
    ]) {
      expect((await tell([bad])).statusCode).toBe(422);
    }
    expect((await tell([])).statusCode).toBe(422);
  });

  it('loses none when several tell at a time', async () => {
    const paths = ['/p', '/q', '/r'];
    const sent = Array.from({ length: 12 }, (_, i) =>
      tell(paths.map((_path, j) => visit(paths[(i + j) % 3] ?? '', 1))),
    );
    for (const { statusCode } of await Promise.all(sent)) expect(statusCode).toBe(204);
    expect(await counted(own, paths)).toEqual({ '/p': 12, '/q': 12, '/r': 12 });
  });
});
