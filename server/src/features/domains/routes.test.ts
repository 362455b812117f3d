import type { Domain } from '@foyer/contract/domains';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bind, makeOrganization, makePerson, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { asOwner } from '../../testing/test-database.ts';
import { raiseSiteVersion } from './rules.ts';

type List = { data: Domain[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

let made = 0;
const input = (more: object = {}) => {
  made += 1;
  return { name: `house-${made}-${uuidv7().slice(-6)}`, tld: 'example', ...more };
};

standingCases(
  [
    {
      name: 'GET /domains',
      call: (client) => client.get(`/domains?organisationId=${own.id}`),
      missing: (client) => client.get(`/domains?organisationId=${uuidv7()}`),
      bad: (client) => client.get('/domains?take=0'),
    },
    {
      name: 'GET /domains/my-domains',
      call: (client) => client.get(`/domains/my-domains?organisationId=${own.id}`),
      bad: (client) => client.get('/domains/my-domains?organisationId=17'),
    },
    {
      name: 'GET /domains/:id',
      call: (client) => client.get(`/domains/${own.domain.id}`),
      missing: (client) => client.get(`/domains/${uuidv7()}`),
      bad: (client) => client.get('/domains/17'),
    },
    {
      name: 'POST /domains',
      call: (client) => client.post('/domains', input({ organisationId: own.id })),
      missing: (client) => client.post('/domains', input({ organisationId: uuidv7() })),
      bad: (client) => client.post('/domains', { name: 'Not A Label', tld: '-' }),
      forbidden: 'editor',
    },
    {
      name: 'PUT /domains/:id',
      call: (client) => client.put(`/domains/${own.domain.id}`, input()),
      missing: (client) => client.put(`/domains/${uuidv7()}`, input()),
      bad: (client) => client.put(`/domains/${own.domain.id}`, { name: 'Not A Label', tld: 'a..b' }),
      forbidden: 'editor',
    },
    {
      name: 'DELETE /domains/:id',
      call: (client) => client.delete(`/domains/${own.domain.id}`),
      missing: (client) => client.delete(`/domains/${uuidv7()}`),
      bad: (client) => client.delete('/domains/17'),
      forbidden: 'editor',
    },
    {
      name: 'GET /domains/:id/verification',
      call: (client) => client.get(`/domains/${own.domain.id}/verification`),
      missing: (client) => client.get(`/domains/${uuidv7()}/verification`),
      bad: (client) => client.get('/domains/17/verification'),
      forbidden: 'editor',
    },
    {
      name: 'POST /domains/:id/verify',
      call: (client) => client.post(`/domains/${own.domain.id}/verify`),
      missing: (client) => client.post(`/domains/${uuidv7()}/verify`),
      bad: (client) => client.post('/domains/17/verify'),
      forbidden: 'editor',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

describe('adding', () => {
  it('goes to the one organisation where the caller may add, unverified whatever was sent', async () => {
    const { status, body } = await app
      .as(own.people.manager)
      .post<Domain>('/domains', input({ domainVerfified: true }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ organisationId: own.id, domainVerfified: false });
    expect((await app.as(own.people.viewer).get<Domain>(`/domains/${body.id}`)).body).toEqual(body);
  });

  it('asks which organisation when there are several, and takes the one named', async () => {
    const person = await makePerson({ bindings: [{ role: 'manager', organisationId: own.id }] });
    await bind(person.userId, { role: 'admin', organisationId: foreign.id });
    await bind(person.userId, { role: 'viewer', organisationId: (await makeOrganization()).id });
    const asked = await app.as(person).post('/domains', input());
    expect(asked.status).toBe(422);
    expect(asked.body.validationErrors).toMatchObject([{ field: 'organisationId' }]);
    const named = await app.as(person).post<Domain>('/domains', input({ organisationId: foreign.id }));
    expect([named.status, named.body.organisationId]).toEqual([201, foreign.id]);
  });

  it('refuses a host the organization has already; another may claim it too, and nobody is told of the other', async () => {
    const host = input();
    expect((await app.as(foreign.people.owner).post('/domains', host)).status).toBe(201);
    expect((await app.as(own.people.owner).post('/domains', host)).status).toBe(201);
    for (const at of [own, foreign]) {
      const again = await app.as(at.people.owner).post('/domains', host);
      expect([again.status, again.body.code]).toEqual([409, 'domain-taken']);
    }
  });

  it('lengthens a name under the placeholder ending that somebody else has', async () => {
    const host = input({ tld: 'localhost' });
    expect((await app.as(foreign.people.owner).post('/domains', host)).status).toBe(201);
    const { status, body } = await app.as(own.people.owner).post<Domain>('/domains', host);
    expect(status).toBe(201);
    expect(body.name).toMatch(new RegExp(`^${host.name}-[0-9a-f]{8}$`));
    expect((await app.as(foreign.people.owner).post('/domains', host)).status).toBe(409);
  });
});

describe('changing the host', () => {
  it('moves the site to the new host, which is unproven again', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.manager);
    const host = input();
    const changed = await client.put<Domain>(`/domains/${at.domain.id}`, { ...host, domainVerfified: true });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...host, id: at.domain.id, domainVerfified: false, version: 2 });
    const site = async (name: string) => (await app.anonymous.get(`/public/sites/${name}`)).status;
    expect(await site(`${at.domain.name}.localhost`)).toBe(404);
    expect(await site(`${host.name}.example`)).toBe(404);
    await asOwner('update domains set verified = true where id = $1', [at.domain.id]);
    expect(await site(`${host.name}.example`)).toBe(200);
    expect((await client.put<Domain>(`/domains/${at.domain.id}`, host)).body).toMatchObject({
      domainVerfified: true,
      version: 2,
    });
    expect((await client.put<Domain>(`/domains/${at.domain.id}`, input())).body.domainVerfified).toBe(false);
  });

  it('refuses one the organization has already', async () => {
    const host = input();
    const client = app.as(own.people.owner);
    expect((await client.post('/domains', host)).status).toBe(201);
    const { status, body } = await client.put(`/domains/${own.domain.id}`, host);
    expect([status, body.code]).toEqual([409, 'domain-taken']);
  });
});

describe('deleting', () => {
  it('refuses while a workspace stands on it', async () => {
    const { status, body } = await app.as(own.people.owner).delete(`/domains/${own.domain.id}`);
    expect([status, body.code]).toEqual([409, 'domain-in-use']);
    expect((await app.as(own.people.owner).get(`/domains/${own.domain.id}`)).status).toBe(200);
  });

  it('frees the host', async () => {
    const host = input();
    const client = app.as(own.people.manager);
    const { body } = await client.post<Domain>('/domains', host);
    expect((await client.delete(`/domains/${body.id}`)).status).toBe(204);
    expect((await client.get(`/domains/${body.id}`)).status).toBe(404);
    expect((await client.post('/domains', host)).status).toBe(201);
  });
});

describe('serving', () => {
  it('raises the version of its own site alone', async () => {
    const versionOf = async (at: TestOrganization) =>
      (await app.anonymous.get(`/public/sites/${at.domain.name}.${at.domain.tld}`)).body.version;
    const [mine, theirs] = [await versionOf(own), await versionOf(foreign)];
    await own.within(async (scope) => {
      await raiseSiteVersion(scope, own.domain.id);
      await raiseSiteVersion(scope, foreign.domain.id);
    });
    expect([await versionOf(own), await versionOf(foreign)]).toEqual([Number(mine) + 1, theirs]);
  });
});

it('lists by name, of one organisation or of all', async () => {
  const at = await makeOrganization();
  await app.as(at.people.owner).post('/domains', { name: `a-${uuidv7().slice(-8)}`, tld: 'example' });
  const { body } = await app.as(at.people.viewer).get<List>('/domains');
  expect(body.total).toBe(2);
  expect(body.data.map(({ name }) => name)).toEqual([...body.data.map(({ name }) => name)].sort());
  expect((await app.as(at.people.viewer).get<List>(`/domains/my-domains?organisationId=${at.id}`)).body).toEqual(body);
});
