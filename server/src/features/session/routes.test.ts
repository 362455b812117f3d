import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../app/api.ts';
import { usualLimits } from '../../app/limits.ts';
import { hashOf } from '../../lib/cookies.ts';
import { newCsrfToken } from '../../lib/csrf.ts';
import { runtime, setRuntime } from '../../lib/runtime.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { createTestApp, type TestApp, testToken } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { asOwner } from '../../testing/test-database.ts';

let testApp: TestApp;
let halden: TestOrganization;

beforeAll(async () => {
  testApp = await createTestApp();
  halden = await makeOrganization();
});
afterAll(() => testApp.close());

const browser = () => new TestClient(testApp.app);
const guest = () => ({ subject: uuidv7(), name: 'Ida', familyName: 'Moser', email: 'ida@moser.example' });

async function signIn(client: TestClient, identity: Parameters<typeof testToken>[0]) {
  const answer = await client.post('/auth/session', { token: testToken(identity) });
  client.forgetCsrf();
  return answer;
}

describe('POST /auth/session', () => {
  test('begins a session for a newcomer, who gets an organisation of their own', async () => {
    const client = browser();
    const ida = guest();
    const { status, body, headers } = await signIn(client, ida);
    expect(status).toBe(200);
    expect(Date.parse(String(body.expiresAt)) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const cookie = [headers['set-cookie']].flat().find((one) => String(one).startsWith('foyer-session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain/i);
    expect((await client.get('/users/me')).body).toMatchObject({ name: 'Ida', familyname: 'Moser', sub: ida.subject });
    const mine = (await client.get<{ data: object[] }>('/organizations/my-organizations')).body;
    expect(mine.data).toEqual([expect.objectContaining({ name: 'Ida organization', workspaceSlots: 3 })]);
    expect((await client.get('/my-roles')).body).toMatchObject({ total: 1, data: [{ roleId: 'owner' }] });
  });

  test('knows a person by issuer and subject, never by the e-mail', async () => {
    const ida = guest();
    const first = await signIn(browser(), ida);
    const again = await signIn(browser(), { ...ida, email: 'new@moser.example' });
    const other = await signIn(browser(), { ...ida, subject: uuidv7() });
    const elsewhere = await signIn(browser(), { ...ida, issuer: 'https://another.test' });
    expect(again.body.userId).toBe(first.body.userId);
    expect(other.body.userId).not.toBe(first.body.userId);
    expect(elsewhere.body.userId).not.toBe(first.body.userId);
  });

  test('two first sign-ins at once make one person with one organisation', async () => {
    const ida = guest();
    const clients = [browser(), browser(), browser()];
    const answers = await Promise.all(clients.map((client) => signIn(client, ida)));
    expect(new Set(answers.map(({ body }) => body.userId)).size).toBe(1);
    expect((await (clients[0] as TestClient).get('/my-roles')).body.total).toBe(1);
  });

  test('gives a new token each time and ends the one the browser had', async () => {
    const client = browser();
    const ida = guest();
    await signIn(client, ida);
    const before = client.cookies.get('foyer-session') as string;
    await signIn(client, ida);
    expect(client.cookies.get('foyer-session')).not.toBe(before);
    expect((await new TestClient(testApp.app, before).get('/users/me')).status).toBe(401);
    expect((await client.get('/users/me')).status).toBe(200);
  });

  test('refuses a token that is not good', async () => {
    const { status, body } = await browser().post('/auth/session', { token: 'nonsense' });
    expect(status).toBe(401);
    expect(body.code).toBe('invalid-token');
    expect((await browser().post('/auth/session', {})).status).toBe(422);
  });

  test('says so when the provider does not answer', async () => {
    const usual = runtime();
    setRuntime({
      ...usual,
      identify: () => Promise.reject(Object.assign(new Error('away'), { code: 'issuer-unreachable' })),
    });
    const { status, body } = await browser().post('/auth/session', { token: 'anything' });
    setRuntime(usual);
    expect(status).toBe(503);
    expect(body.code).toBe('sign-in-away');
  });

  test('with invitations only, lets nobody in who holds no role, and keeps nothing of them', async () => {
    const usual = runtime();
    setRuntime({ ...usual, signup: 'invite' });
    const ida = guest();
    const { status, body } = await signIn(browser(), ida);
    setRuntime(usual);
    expect(status).toBe(403);
    expect(body.code).toBe('not-invited');
    const client = browser();
    await signIn(client, ida);
    expect((await client.get('/my-roles')).body.total).toBe(1);
  });

  test('writes sign-in and sign-out into the log of the organisation', async () => {
    const client = browser();
    const { body } = await signIn(client, { subject: halden.people.editor.userId });
    await client.post('/auth/logout');
    const acts = await halden.within(async ({ db }) => {
      const { rows } = await db.execute<{ action: string }>(
        `select action from audit_log where target_id = '${body.userId}' order by at`,
      );
      return rows.map(({ action }) => action);
    });
    expect(acts).toEqual(['session.started', 'session.ended']);
  });
});

describe('a session', () => {
  const age = (token: string, change: string) =>
    asOwner(`update sessions set ${change} where token_hash = $1`, [hashOf(token)]);
  const session = async () => {
    const client = browser();
    await signIn(client, { subject: halden.people.viewer.userId });
    return { client, token: client.cookies.get('foyer-session') as string };
  };

  test('ends after twelve idle hours', async () => {
    const { client, token } = await session();
    await age(token, `last_seen_at = now() - interval '11 hours 59 minutes'`);
    expect((await client.get('/users/me')).status).toBe(200);
    await age(token, `last_seen_at = now() - interval '12 hours 1 minute'`);
    expect((await client.get('/users/me')).status).toBe(401);
  });

  test('is kept awake by use, noted at most once a minute', async () => {
    const { client, token } = await session();
    await age(token, `last_seen_at = now() - interval '11 hours'`);
    await client.get('/users/me');
    await age(token, `last_seen_at = last_seen_at - interval '2 hours'`);
    expect((await client.get('/users/me')).status).toBe(200);
  });

  test('ends after seven days whatever happens', async () => {
    const { client, token } = await session();
    await age(token, `expires_at = now() - interval '1 second'`);
    expect((await client.get('/users/me')).status).toBe(401);
  });

  test('ends at sign-out, and its cookie goes', async () => {
    const { client, token } = await session();
    const { status } = await client.post('/auth/logout');
    expect(status).toBe(204);
    expect(client.cookies.has('foyer-session')).toBe(false);
    expect((await new TestClient(testApp.app, token).get('/users/me')).status).toBe(401);
  });

  test('sign-out without one is no error', async () => {
    expect((await browser().post('/auth/logout')).status).toBe(204);
  });

  test('of a person who was shut out ends at once', async () => {
    const { client } = await session();
    const set = (disabled: boolean) =>
      asOwner('update users set disabled = $1 where subject = $2', [disabled, halden.people.viewer.userId]);
    await set(true);
    expect((await client.get('/users/me')).status).toBe(401);
    await set(false);
    expect((await client.get('/users/me')).status).toBe(200);
  });
});

describe('CSRF', () => {
  const write = (client: TestClient, csrf: string | null, headers = {}) =>
    client.put('/users/me', { name: 'Ida' }, { csrf, headers });

  test.each([
    ['none', async () => null],
    ['an empty one', async () => ''],
    ['nonsense', async () => 'abc.def'],
    ["another session's", async () => testApp.as(halden.people.owner).csrf()],
    ['one from before sign-in', async () => browser().csrf()],
    ['one that has ended', async () => newCsrfToken(halden.people.editor.session, Date.now() - 3_600_001).csrfToken],
    [
      'one made to last longer',
      async () => {
        const [, signature] = (await testApp.as(halden.people.editor).csrf()).split('.');
        return `${(Date.now() + 3_000_000).toString(36)}.${signature}`;
      },
    ],
  ])('a write with %s is refused', async (_which, token) => {
    const { status, body } = await write(testApp.as(halden.people.editor), await token());
    expect(status).toBe(403);
    expect(body).toMatchObject({ message: 'Invalid CSRF token', code: 'csrf-invalid' });
  });

  test('sign-in and sign-out need one too', async () => {
    const client = browser();
    expect((await client.post('/auth/session', { token: testToken(guest()) }, { csrf: null })).status).toBe(403);
    expect((await client.post('/auth/logout', undefined, { csrf: null })).status).toBe(403);
  });

  test('tells when it ends, an hour on', async () => {
    const { body, headers } = await browser().get('/csrf/token');
    const left = Date.parse(String(body.expiresAt)) - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('the origin is looked at as well', async () => {
    const editor = testApp.as(halden.people.editor);
    const token = await editor.csrf();
    expect((await write(editor, token, { origin: 'http://localhost:3000' })).status).toBe(200);
    const foreign = await write(editor, token, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(foreign.body.message).not.toMatch(/csrf/i);
    expect((await write(editor, token, { origin: 'null' })).status).toBe(403);
  });
});

describe('what a browser is told', () => {
  test('the dashboard may call with credentials, nobody else', async () => {
    const from = (origin: string) => testApp.anonymous.get('/csrf/token', { headers: { origin } });
    const own = await from('http://localhost:3000');
    expect(own.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(own.headers['access-control-allow-credentials']).toBe('true');
    const foreign = await from('https://evil.example');
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('the question before a write is answered', async () => {
    const ask = (origin: string) =>
      testApp.app.inject({
        method: 'OPTIONS',
        url: '/workspaces',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const own = await ask('http://localhost:3000');
    expect(own.statusCode).toBe(204);
    expect(own.headers['access-control-allow-headers']).toContain('x-csrf-token');
    expect((await ask('https://evil.example')).headers['access-control-allow-methods']).toBeUndefined();
  });

  test('on https cookies are bound to the host and to https', async () => {
    const usual = runtime();
    setRuntime({ ...usual, apiUrl: 'https://api.foyer.example', appUrl: 'https://foyer.example' });
    const answer = await browser().get('/csrf/token');
    setRuntime(usual);
    const cookie = String([answer.headers['set-cookie']].flat()[0]);
    expect(cookie).toMatch(/^__Host-foyer-visit=/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/Path=\//);
    expect(answer.headers['strict-transport-security']).toBeTypeOf('string');
  });
});

describe('limits', () => {
  test('sign-ins from one address end in 429 with the time to wait', async () => {
    const limited = await createApi({ limits: { ...usualLimits, signIns: 3 } });
    const client = new TestClient(limited);
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await client.post('/auth/session', { token: 'nonsense' }));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers[3]?.body.code).toBe('too-many');
    await limited.close();
  });
});
