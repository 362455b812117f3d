import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../lib/serve.ts';
import { makeOrganization, type Person, type TestOrganization } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { type ApiOptions, createApi } from './api.ts';

let testApp: TestApp;
let halden: TestOrganization;
let atlantic: TestOrganization;
const opened: App[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
  halden = await makeOrganization();
  atlantic = await makeOrganization('Atlantic House');
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await testApp.close();
});

const many = { signIns: 1000, writes: 1000, addresses: 1000, costly: 1000 };

/** An API of its own, whose counters begin at zero. */
async function limited(limits: Partial<typeof many>, more: ApiOptions = {}): Promise<App> {
  const app = await createApi({ limits: { ...many, ...limits }, ...more });
  opened.push(app);
  return app;
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const rename = (client: TestClient, more = {}) => client.put('/users/me', { name: 'Greta', ...more });
const statuses = async (calls: (() => Promise<{ status: number }>)[]) => {
  const answers = [];
  for (const call of calls) answers.push((await call()).status);
  return answers;
};

describe('by address', () => {
  const signIn =
    (app: App, body: object, options = {}) =>
    () =>
      new TestClient(app).post('/auth/session', { token: 'nonsense', ...body }, options);

  test('sign-ins are counted whatever their body says and whichever browser sends them', async () => {
    const app = await limited({ signIns: 2 });
    const calls = ['one', 'two', 'three'].map((invitation) => signIn(app, { token: invitation, invitation }));
    expect(await statuses(calls)).toEqual([401, 401, 429]);
  });

  test('an address a client writes down itself is not believed', async () => {
    const app = await limited({ signIns: 2 });
    const calls = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((address) => signIn(app, {}, from(address)));
    expect(await statuses(calls)).toEqual([401, 401, 429]);
  });

  test('one that a proxy of our own wrote down is, as far as our own proxies go', async () => {
    const app = await limited({ signIns: 1 }, { trustProxy: (_, hop) => hop < 1 });
    const calls = ['198.51.100.1', '198.51.100.2', '198.51.100.2', '198.51.100.9, 198.51.100.1'].map((address) =>
      signIn(app, {}, from(address)),
    );
    expect(await statuses(calls)).toEqual([401, 401, 429, 429]);
  });

  test('writes are, so that inventing sessions gets nobody past', async () => {
    const app = await limited({ addresses: 3 });
    const calls = ['a', 'b', 'c', 'd'].map((session) => () => rename(new TestClient(app, session)));
    expect(await statuses(calls)).toEqual([401, 401, 401, 429]);
  });
});

describe('by session', () => {
  test('one that has written its fill stops nobody else, and still reads', async () => {
    const app = await limited({ writes: 2 });
    const owner = new TestClient(app, halden.people.owner.session);
    const calls = [1, 2, 3].map((n) => () => rename(owner, { name: `Greta ${n}` }));
    expect(await statuses(calls)).toEqual([200, 200, 429]);
    expect((await rename(new TestClient(app, halden.people.admin.session))).status).toBe(200);
    expect((await owner.get('/users/me')).status).toBe(200);
  });

  test('the answer says when to come back, in words and seconds', async () => {
    const app = await limited({ writes: 1 });
    const owner = new TestClient(app, halden.people.owner.session);
    await rename(owner);
    const { status, body, headers } = await rename(owner);
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'too-many', statusCode: 429, error: 'Too Many Requests' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});

describe('by organization', () => {
  const generate =
    (app: App, { session }: Person, { property, styleguide }: TestOrganization, more = {}) =>
    () =>
      new TestClient(app, session).post('/content/generate', {
        propertyId: property.id,
        styleguideId: styleguide.id,
        language: 'en',
        ...more,
      });

  test('writing texts is, over all its people, and never by what the body says', async () => {
    const app = await limited({ costly: 2 });
    const { owner, admin, editor } = halden.people;
    const calls = [
      generate(app, owner, halden),
      generate(app, admin, halden, { organisationId: atlantic.id }),
      generate(app, editor, halden, { brief: { angle: 'quiet' } }),
      generate(app, atlantic.people.owner, atlantic),
    ];
    expect(await statuses(calls)).toEqual([202, 202, 429, 202]);
  });

  test('whoever may not is not counted', async () => {
    const app = await limited({ costly: 1 });
    const calls = [
      generate(app, halden.people.viewer, halden),
      generate(app, atlantic.people.owner, halden),
      generate(app, halden.people.editor, halden),
    ];
    expect(await statuses(calls)).toEqual([403, 404, 202]);
  });
});
