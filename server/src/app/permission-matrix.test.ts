/**
 * Every endpoint × every kind of caller × own, unassigned, foreign and missing things, held against the law that is
 * typed out by hand. A write that is allowed is run whole and taken back, so that no cell sees another's.
 */
import { endpoints } from '@foyer/contract/endpoints';
import type { EndpointDefinition, EndpointTable } from '@foyer/contract/lib/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCsrfToken } from '../lib/csrf.ts';
import type { Gate } from '../lib/serve.ts';
import { actors, expected, may, placesFor, type Where } from '../testing/permission-matrix/law.ts';
import { type Ground, layOut, type Place } from '../testing/permission-matrix/places.ts';
import { type EndpointName, type Row, rows } from '../testing/permission-matrix/rows.ts';
import { unusedReference } from '../testing/permission-matrix/rows-of-accounts.ts';
import { routesOf } from '../testing/permission-matrix/served-routes.ts';
import { takingBack } from '../testing/permission-matrix/taking-back.ts';
import { createTestApp, type TestApp, testIssuer } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { asOwner } from '../testing/test-database.ts';

let app: TestApp;
let ground: Ground;
let usual: Gate;
let before: Record<string, string>;
let cells = 0;
const operator = { issuer: testIssuer, subject: 'nobody yet' };

beforeAll(async () => {
  app = await createTestApp({ runtime: { operator } });
  ground = await layOut(app, operator);
  const client = clientOf('platform operator');
  for (const [noun, entry] of Object.entries(unusedReference)) await client.post(`/${noun}`, entry);
  usual = app.app.gate;
  app.app.gate = takingBack(usual);
  before = await tables();
});
afterAll(async () => {
  app.app.gate = usual;
  for (const [noun, { id }] of Object.entries(unusedReference)) {
    await clientOf('platform operator').delete(`/${noun}/${id}`);
  }
  await app.close();
});

const all = (Object.entries(endpoints) as [string, EndpointTable][]).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, endpoint]) => [`${noun}.${name}` as EndpointName, endpoint] as const),
);
/** None for an endpoint nobody wrote a row for, which the first test tells by its name. */
const rowsOf = (name: EndpointName): Row[] => [rows[name] ?? []].flat() as Row[];
const clientOf = (name: string) => ground.clients.get(name) as NonNullable<ReturnType<Ground['clients']['get']>>;

test('every endpoint has its rows, and each row asks that endpoint', () => {
  expect(Object.keys(rows).sort()).toEqual(all.map(([name]) => name).sort());
  for (const [name, { path }] of all) {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`);
    for (const row of rowsOf(name)) expect(row.path(ground.places.own, 'session')).toMatch(pattern);
  }
});

test('the server answers nothing that is not in the matrix', () => {
  const operations = ['/healthz', '/readyz', '/metrics', '/openapi.json'].map((path) => `GET ${path}`);
  const known = new Set([...all.map(([, { method, path }]) => `${method} ${path}`), ...operations, 'OPTIONS *']);
  const strange = routesOf(app.app).filter((route) => !known.has(route) && !route.startsWith('GET /docs'));
  expect(strange).toEqual([]);
  expect(routesOf(app.app).length).toBeGreaterThan(all.length);
});

test('what operators may look at names nobody', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json']) {
    expect(idsIn((await app.anonymous.get(path)).text, Object.values(ground.places))).toEqual([]);
  }
});

describe.each(all.filter(([name]) => rowsOf(name).length > 0))('%s', (name, endpoint) => {
  test.each(rowsOf(name).map((row) => [row.case ?? endpoint.path, row] as const))('%s', async (_case, row) => {
    const answered: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const actor of actors) {
      if (row.needs === 'anyone' && name.startsWith('session.') && actor.signedIn) continue;
      const texts: Partial<Record<Where, string>> = {};
      for (const where of placesFor(actor, row)) {
        const cell = `${actor.name}, ${where}`;
        const { status, text } = await ask(endpoint, row, actor.name, where);
        wanted[cell] = expected(actor, row, where);
        answered[cell] = status;
        texts[where] = text.replace(/"requestId":"[^"]*"/, '');
        const seen = status < 300 && !row.byLink ? idsIn(text, hiddenFrom(actor, row, where)) : [];
        if (seen.length > 0) answered[cell] = `shows ${seen.join()}`;
        if (status === 403 && /csrf/i.test(text)) answered[cell] = 'speaks of CSRF';
        if (row.shows && actor.signedIn) {
          const { level, id } = row.shows;
          const needs = row.needs === 'a session' ? 'roles:read' : row.needs;
          wanted[`${cell}, is shown it`] = may(actor, { ...row, needs, stands: level }, 'own');
          answered[`${cell}, is shown it`] = text.includes(id(ground.places.own));
        }
      }
      if (texts.missing === undefined || row.byLink || row.needs === 'the operator') continue;
      answered[`${actor.name}, foreign is missing`] = texts.foreign;
      wanted[`${actor.name}, foreign is missing`] = texts.missing;
    }
    cells += Object.keys(wanted).length;
    expect(answered).toEqual(wanted);
  });
});

describe('writes', () => {
  const writes = all.filter(
    ([name, { method, access }]) => method !== 'GET' && !('sites' in access) && rowsOf(name).length > 0,
  );
  const session = () => clientOf('owner of the organization').cookies.get('foyer-session') as string;
  /** A request of the owner that would be good, and is not taken back; `visit` is a cookie from before sign-in. */
  const write = async (name: EndpointName, { method }: EndpointDefinition, headers: object, visit?: TestClient) => {
    const [row] = rowsOf(name) as [Row];
    const client = new TestClient(app.app, session());
    for (const [cookie, value] of visit?.cookies ?? []) client.cookies.set(cookie, value);
    const path = row.path(ground.places.own, ground.sessions.get('owner of the organization') ?? '');
    return client.request(method, path, row.body?.(ground.places.own), { csrf: null, headers: { ...headers } });
  };
  const token = (csrf: string) => ({ 'x-csrf-token': csrf });
  beforeAll(() => {
    app.app.gate = usual;
  });

  test.each(writes)(
    '%s needs the token of this very session, and comes from no other origin',
    async (name, endpoint) => {
      const visitor = new TestClient(app.app);
      const early = await visitor.csrf();
      const good = newCsrfToken(session()).csrfToken;
      const others = await clientOf('admin of the organization').csrf();
      const over = newCsrfToken(session(), Date.now() - 3_600_001).csrfToken;
      const answers = [
        await write(name, endpoint, {}),
        await write(name, endpoint, token(others)),
        await write(name, endpoint, token(over)),
        await write(name, endpoint, token(early), visitor),
      ];
      for (const { status, body } of answers) {
        expect([status, body.message, body.code]).toEqual([403, 'Invalid CSRF token', 'csrf-invalid']);
      }
      for (const origin of [
        'https://evil.example',
        'null',
        'http://localhost:3000.evil.example',
        'http://localhost:3002',
      ]) {
        const { status, body, text } = await write(name, endpoint, { ...token(good), origin });
        expect([status, body.code]).toEqual([403, 'origin-refused']);
        expect(text).not.toMatch(/csrf/i);
      }
    },
  );
});

test('after all that nothing has changed', async () => {
  expect(await tables()).toEqual(before);
  expect(cells).toBeGreaterThan(5000);
});

async function ask(endpoint: EndpointDefinition, row: Row, actor: string, where: Where) {
  const place = ground.places[where];
  const path = row.path(place, ground.sessions.get(actor) ?? '');
  if (row.endless) {
    const { statusCode } = await app.app.inject({ method: 'GET', url: path, payloadAsStream: true });
    return { status: statusCode, text: '' };
  }
  return clientOf(actor).request(endpoint.method, path, row.body?.(place));
}

/** Places whose things the actor must not be shown, but for what the request itself names. */
function hiddenFrom(actor: (typeof actors)[number], row: Row, where: Where): Place[] {
  const { own, sibling, other, foreign } = ground.places;
  const asked = JSON.stringify([row.path(ground.places[where], ''), row.body?.(ground.places[where])]);
  const hidden = [
    foreign,
    ...(actor.role === null ? [own, sibling, other] : []),
    ...(actor.bound === 'workspace' ? [other] : []),
    ...(actor.bound === 'property' ? [sibling, other] : []),
  ];
  return hidden.filter((place) => idsIn(asked, [place]).length === 0);
}

/** Ids of these places that stand in a text; those of an organisation's common things only where it is foreign. */
function idsIn(text: string, places: readonly Place[]): string[] {
  const { own } = ground.places;
  return places.flatMap((place) =>
    Object.values(place).filter(
      (id) => typeof id === 'string' && (place === own || !Object.values(own).includes(id)) && text.includes(id),
    ),
  ) as string[];
}

/** A fingerprint of every table, but for when sessions were last seen and who asked for their own data. */
async function tables(): Promise<Record<string, string>> {
  const names = await asOwner<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'audit_log')`,
  );
  const entries = names.map(({ name }) => [name, `select * from ${name}`] as const);
  const log = ['audit_log', `select * from audit_log where action <> 'user.exported'`] as const;
  const prints: Record<string, string> = {};
  for (const [name, select] of [...entries, log]) {
    const [row] = await asOwner<{ print: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), 'empty') as print from (${select}) t`,
    );
    prints[name] = row?.print ?? '';
  }
  return prints;
}
