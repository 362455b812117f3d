import type { UserExport, UserSession } from '@foyer/contract/users';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { createTestApp, type TestApp, testToken } from '../../../testing/test-app.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';

type List = { data: UserSession[]; total: number };
let app: TestApp;
let halden: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  halden = await makeOrganization();
});
afterAll(() => app.close());

/** A browser signed in as this person. */
async function browser(subject: string, userAgent: string): Promise<TestClient> {
  const client = new TestClient(app.app);
  const identity = { subject, name: 'Ines', familyName: 'Brandt', email: `${subject}@halden.example` };
  const headers = { 'user-agent': userAgent };
  const { status } = await client.post('/auth/session', { token: testToken(identity) }, { headers });
  expect(status).toBe(200);
  client.forgetCsrf();
  return client;
}
const sessionsOf = async (client: TestClient) => (await client.get<List>('/users/me/sessions')).body;

describe('sessions', () => {
  test('need a session, and a CSRF token to end', async () => {
    for (const path of ['/users/me/sessions', '/users/me/export']) {
      expect((await app.anonymous.get(path)).status).toBe(401);
    }
    expect((await app.anonymous.delete('/users/me/sessions')).status).toBe(401);
    const one = await app.as(halden.people.owner).delete('/users/me/sessions', { csrf: null });
    expect([one.status, one.body.message]).toEqual([403, 'Invalid CSRF token']);
    expect((await app.as(halden.people.owner).delete('/users/me/sessions/first')).status).toBe(422);
  });

  test('are the person’s own, the one that asks marked', async () => {
    const subject = uuidv7();
    const laptop = await browser(subject, 'Firefox on a laptop');
    const phone = await browser(subject, 'Safari on a phone');
    await browser(uuidv7(), 'Somebody else');
    const { data, total } = await sessionsOf(phone);
    expect(total).toBe(2);
    expect(data.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['Safari on a phone', true],
      ['Firefox on a laptop', false],
    ]);
    expect(JSON.stringify(data)).not.toContain([...phone.cookies.values()][0]);
    expect((await sessionsOf(laptop)).data.find(({ current }) => current)?.userAgent).toBe('Firefox on a laptop');
  });

  test('that have ended are not shown', async () => {
    const subject = uuidv7();
    const laptop = await browser(subject, 'Firefox on a laptop');
    const phone = await browser(subject, 'Safari on a phone');
    const [, old] = (await sessionsOf(phone)).data;
    await asOwner("update sessions set last_seen_at = now() - interval '13 hours' where id = $1", [old?.id]);
    expect((await sessionsOf(phone)).total).toBe(1);
    expect((await laptop.get('/users/me')).status).toBe(401);
  });

  test('end one by one, and another person’s is not there', async () => {
    const subject = uuidv7();
    const laptop = await browser(subject, 'Firefox on a laptop');
    const phone = await browser(subject, 'Safari on a phone');
    const stranger = await browser(uuidv7(), 'Somebody else');
    const there = (await sessionsOf(phone)).data.find(({ current }) => !current) as UserSession;
    const without = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
    const foreign = await stranger.delete(`/users/me/sessions/${there.id}`);
    const missing = await stranger.delete(`/users/me/sessions/${uuidv7()}`);
    expect([foreign.status, without(foreign.text)]).toEqual([404, without(missing.text)]);
    expect((await phone.delete(`/users/me/sessions/${there.id}`)).status).toBe(204);
    expect((await laptop.get('/users/me')).status).toBe(401);
    expect((await phone.get('/users/me')).status).toBe(200);
    const here = (await sessionsOf(phone)).data[0] as UserSession;
    expect((await phone.delete(`/users/me/sessions/${here.id}`)).status).toBe(204);
    expect((await phone.get('/users/me')).status).toBe(401);
  });

  test('cannot be begun anew with the token that is kept there, and then by signing in', async () => {
    const subject = uuidv7();
    const laptop = await browser(subject, 'Firefox on a laptop');
    const phone = await browser(subject, 'Safari on a phone');
    await phone.delete('/users/me/sessions');
    await browser(subject, 'A third one, whose sign-in clears away what is over');
    const kept = { token: testToken({ subject }) };
    for (let i = 0; i < 2; i++) {
      const again = await laptop.post<{ code: string }>('/auth/session', kept);
      expect([again.status, again.body.code]).toEqual([401, 'session-ended']);
    }
    expect((await laptop.post('/auth/logout')).status).toBe(204);
    laptop.forgetCsrf();
    expect((await laptop.post('/auth/session', kept)).status).toBe(200);
    expect((await phone.get('/users/me')).status).toBe(200);
  });

  test('end everywhere but here', async () => {
    const subject = uuidv7();
    const others = [
      await browser(subject, 'Laptop'),
      await browser(subject, 'Office'),
      await browser(subject, 'Tablet'),
    ];
    const phone = await browser(subject, 'Safari on a phone');
    const stranger = await browser(uuidv7(), 'Somebody else');
    expect((await phone.delete('/users/me/sessions')).status).toBe(204);
    for (const other of others) expect((await other.get('/users/me')).status).toBe(401);
    expect((await sessionsOf(phone)).total).toBe(1);
    expect((await stranger.get('/users/me')).status).toBe(200);
    const { body } = await phone.get<{ id: string }>('/users/me');
    const log = await asOwner("select detail from audit_log where actor_id = $1 and action = 'session.ended'", [
      body.id,
    ]);
    expect(log).toEqual([{ detail: { sessions: 3 } }]);
  });
});

describe('export', () => {
  test('holds what is stored about me, and nothing of anybody else', async () => {
    const client = app.as(halden.people.owner);
    await client.put(`/workspaces/${halden.workspace.id}`, { name: 'Halden Houses', propertySlots: 5 });
    await app.as(halden.people.admin).put(`/workspaces/${halden.workspace.id}`, { name: 'Halden', propertySlots: 5 });
    const { status, body, headers } = await client.get<UserExport>('/users/me/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="foyer-my-data.json"');
    expect(body.user).toMatchObject({ id: halden.people.owner.userId, name: 'Greta' });
    expect(body.roles).toMatchObject([{ roleId: 'owner', organisationId: halden.id }]);
    expect(body.sessions).toMatchObject([{ current: true }]);
    expect(body.acts.map(({ action }) => action)).toEqual(['workspace.updated']);
    for (const { userId } of [halden.people.admin, halden.people.viewer]) {
      expect(JSON.stringify(body)).not.toContain(userId);
    }
    expect(JSON.stringify(body)).not.toContain(halden.people.owner.session);
    const again = await client.get<UserExport>('/users/me/export');
    expect(again.body.acts.map(({ action }) => action)).toEqual(['workspace.updated', 'user.exported']);
  });
});
