import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, testToken } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { asOwner } from '../testing/test-database.ts';
import { hashOf } from './cookies.ts';
import { runtime, setRuntime } from './runtime.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function signIn(client: TestClient, subject = uuidv7()) {
  const token = testToken({ subject, name: 'Ida', email: 'ida@moser.example' });
  const answer = await client.post('/auth/session', { token });
  client.forgetCsrf();
  return answer;
}
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie']].flat().map(String);

/** Tables in which a text stands somewhere, in clear. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await asOwner<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'app', 'pgboss')`,
  );
  const found = [];
  for (const { name } of tables) {
    const rows = await asOwner(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('of a session only a hash is stored, in one place', async () => {
  const client = new TestClient(testApp.app);
  await signIn(client);
  const session = client.cookies.get('foyer-session') as string;
  const csrf = await client.csrf();
  expect(session).toMatch(/^[\w-]{43}$/);
  expect(await tablesWith(session)).toEqual([]);
  expect(await tablesWith(csrf)).toEqual([]);
  expect(await tablesWith(hashOf(session))).toEqual(['public.sessions']);
});

test('an invitation’s link is stored no more than that', async () => {
  const client = new TestClient(testApp.app);
  await signIn(client);
  const [{ organisationId }] = (await client.get<{ data: [{ organisationId: string }] }>('/my-roles')).body.data;
  const { body } = await client.post<{ link: string }>('/invitations', {
    email: 'jonas@feld.example',
    roleId: 'viewer',
    organisationId,
  });
  const token = body.link.split('#')[1] as string;
  expect(await tablesWith(token)).toEqual([]);
  expect(await tablesWith(hashOf(token))).toEqual(['public.invitations']);
});

test('sign-in takes no session a stranger has put into the browser', async () => {
  const planted = 'a-session-somebody-else-knows';
  const client = new TestClient(testApp.app, planted);
  await signIn(client);
  expect(client.cookies.get('foyer-session')).not.toBe(planted);
  expect((await new TestClient(testApp.app, planted).get('/users/me')).status).toBe(401);
});

test('on https the session is bound to the host and to https, and a cookie without the prefix is none', async () => {
  const usual = runtime();
  setRuntime({ ...usual, apiUrl: 'https://api.foyer.example', appUrl: 'https://foyer.example' });
  try {
    const client = new TestClient(testApp.app);
    const [set] = cookiesOf(await signIn(client)).filter((cookie) => cookie.includes('session'));
    expect(set).toMatch(/^__Host-foyer-session=[\w-]{43}; /);
    for (const flag of [/; Path=\/(;|$)/, /; HttpOnly/, /; Secure/, /; SameSite=Lax/, /; Max-Age=604800/]) {
      expect(set).toMatch(flag);
    }
    expect(set).not.toMatch(/domain/i);
    const value = client.cookies.get('__Host-foyer-session') as string;
    expect((await client.get('/users/me')).status).toBe(200);
    expect((await new TestClient(testApp.app, value).get('/users/me')).status).toBe(401);
    const cleared = cookiesOf(await client.post('/auth/logout')).find((cookie) => cookie.includes('session'));
    expect(cleared).toMatch(/^__Host-foyer-session=; .*Secure/);
  } finally {
    setRuntime(usual);
  }
});
