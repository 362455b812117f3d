import { endpoints } from '@foyer/contract/endpoints';
import type { EndpointDefinition, EndpointTable } from '@foyer/contract/lib/endpoint';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundName } from '../../lib/serve.ts';
import {
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type TestOrganization,
} from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let halden: TestOrganization;
let atlantic: TestOrganization;

beforeAll(async () => {
  testApp = await createTestApp();
  halden = await makeOrganization();
  atlantic = await makeOrganization('Atlantic House');
});
afterAll(() => testApp.close());

const all: EndpointDefinition[] = (Object.values(endpoints) as EndpointTable[]).flatMap((table) =>
  Object.values(table),
);
const closed = all.filter(({ access }) => !('public' in access));
const filled = (path: string, id: string) =>
  path
    .replace(/:(id|landingPageId)/g, id)
    .replace(':language', 'en')
    .replace(/:\w+/g, id);

describe('every endpoint that is not public', () => {
  test.each(closed.map((endpoint) => [boundName(endpoint), endpoint] as const))(
    '%s needs a session',
    async (_name, endpoint) => {
      const { status, body } = await testApp.anonymous.request(endpoint.method, filled(endpoint.path, uuidv7()), {});
      expect(status).toBe(401);
      expect(body.code).toBe('sign-in-needed');
    },
  );

  // The sites program has a token of its own and no session that another page could ride on.
  const writes = closed.filter(({ method, access }) => method !== 'GET' && !('sites' in access));
  test.each(writes.map((endpoint) => [boundName(endpoint), endpoint] as const))(
    '%s needs a CSRF token',
    async (_name, endpoint) => {
      const owner = testApp.as(halden.people.owner);
      const { status, body } = await owner.request(
        endpoint.method,
        filled(endpoint.path, uuidv7()),
        {},
        { csrf: null },
      );
      expect(status).toBe(403);
      expect(body.message).toBe('Invalid CSRF token');
    },
  );
});

describe('foreign equals missing', () => {
  const without = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

  test.each([
    ['GET', '/organizations/', () => halden.id],
    ['GET', '/workspaces/', () => halden.workspace.id],
    ['PUT', '/workspaces/', () => halden.workspace.id],
    ['DELETE', '/workspaces/', () => halden.workspace.id],
    ['GET', '/properties/', () => halden.property.id],
    ['DELETE', '/properties/', () => halden.property.id],
    ['GET', '/domains/', () => halden.domain.id],
    ['GET', '/styleguides/', () => halden.styleguide.id],
    ['GET', '/styleguides/property/', () => halden.property.id],
    ['GET', '/properties?workspaceId=', () => halden.workspace.id],
    ['GET', '/workspaces?organisationId=', () => halden.id],
    ['GET', '/landing-pages?propertyId=', () => halden.property.id],
  ] as const)('%s %s', async (method, path, idOf) => {
    const stranger = testApp.as(atlantic.people.owner);
    const body = method === 'PUT' ? { name: 'Taken over', propertySlots: 5 } : undefined;
    const foreign = await stranger.request(method, path + idOf(), body);
    const missing = await stranger.request(method, path + uuidv7(), body);
    expect(foreign.status).toBe(method === 'DELETE' && path === '/workspaces/' ? 403 : 404);
    expect(foreign.status).toBe(missing.status);
    expect(without(foreign.text)).toBe(without(missing.text));
    if (foreign.status === 403) expect(foreign.body.message).toBe('Workspace not found');
    expect((await testApp.as(halden.people.owner).get(`/workspaces/${halden.workspace.id}`)).body.name).toBe(
      halden.name,
    );
  });

  test('in a body too', async () => {
    const input = {
      name: 'Pier',
      organisationId: halden.id,
      domainId: halden.domain.id,
      styleguideId: halden.styleguide.id,
    };
    const foreign = await testApp.as(atlantic.people.owner).post('/workspaces', input);
    expect(foreign.status).toBe(404);
    const mixed = await testApp
      .as(atlantic.people.owner)
      .post('/workspaces', { ...input, organisationId: atlantic.id });
    expect([404, 409, 422]).toContain(mixed.status);
    const { total } = (await testApp.as(atlantic.people.owner).get('/workspaces')).body;
    expect(total).toBe(1);
  });
});

describe('roles', () => {
  test('too low a role where the thing is visible answers 403 without the word that makes clients retry', async () => {
    const viewer = testApp.as(halden.people.viewer);
    const { status, body } = await viewer.put(`/workspaces/${halden.workspace.id}`, { name: 'Mine', propertySlots: 1 });
    expect(status).toBe(403);
    expect(body.code).toBe('not-allowed');
    expect(JSON.stringify(body)).not.toMatch(/csrf/i);
  });

  test('a binding at one workspace neither changes nor reads another', async () => {
    const { workspace: other, property } = await halden.within(async (scope) => {
      const made = await makeWorkspace(scope, { name: 'Stadtgarten Venues' });
      return { ...made, property: await makeProperty(scope, made.workspace.id, { name: 'Orangerie' }) };
    });
    const bindings = [{ role: 'manager', organisationId: halden.id, workspaceId: halden.workspace.id } as const];
    const manager = testApp.as(await makePerson({ bindings }));
    expect((await manager.get(`/workspaces/${other.id}`)).status).toBe(403);
    expect((await manager.get(`/properties/${property.id}`)).status).toBe(403);
    expect((await manager.put(`/workspaces/${other.id}`, { name: 'Mine', propertySlots: 1 })).status).toBe(403);
    const names = (await manager.get<{ data: { id: string }[] }>('/workspaces')).body.data.map(({ id }) => id);
    expect(names).toEqual([halden.workspace.id]);
    const within = await manager.get<{ data: { id: string }[] }>(`/workspaces?organisationId=${halden.id}`);
    expect(within.body.data.map(({ id }) => id)).toEqual([halden.workspace.id]);
  });

  test('a binding that is taken away counts no more from the next request on', async () => {
    const person = await makePerson({ bindings: [{ role: 'viewer', organisationId: halden.id }] });
    expect((await testApp.as(person).get(`/workspaces/${halden.workspace.id}`)).status).toBe(200);
    await halden.within(({ db }) => db.execute(`delete from user_roles where user_id = '${person.userId}'`));
    expect((await testApp.as(person).get(`/workspaces/${halden.workspace.id}`)).status).toBe(404);
  });

  test('somebody who belongs nowhere any more sees empty lists', async () => {
    const person = await makePerson({ bindings: [{ role: 'admin', organisationId: halden.id }] });
    await halden.within(({ db }) => db.execute(`delete from user_roles where user_id = '${person.userId}'`));
    for (const path of ['/organizations', '/workspaces', '/properties', '/domains', '/all-events', '/my-roles']) {
      expect((await testApp.as(person).get(path)).body).toEqual({ data: [], total: 0 });
    }
  });
});

describe('what comes in', () => {
  test('an id in the address and in the body must be the same', async () => {
    const owner = testApp.as(halden.people.owner);
    const path = `/workspaces?organisationId=${atlantic.id}`;
    const { status, body } = await owner.post(path, {
      name: 'Pier',
      organisationId: halden.id,
      domainId: halden.domain.id,
      styleguideId: halden.styleguide.id,
    });
    expect(status).toBe(422);
    expect(body.validationErrors).toEqual([
      { field: 'organisationId', message: 'organisationId differs between address and body' },
    ]);
  });

  test('every problem of path, query and body is told at once', async () => {
    const owner = testApp.as(halden.people.owner);
    const { status, body } = await owner.put<{ validationErrors: { field: string }[] }>('/workspaces/x', {
      propertySlots: 9,
    });
    expect(status).toBe(422);
    expect(body.validationErrors.map(({ field }) => field)).toEqual(['id', 'name', 'propertySlots']);
  });

  test.each([
    ['take=101', 'take'],
    ['take=0', 'take'],
    ['skip=-1', 'skip'],
  ])('a page of ?%s is refused', async (query, field) => {
    const { status, body } = await testApp.as(halden.people.owner).get(`/workspaces?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ validationErrors: [{ field }] });
  });

  test('broken JSON, an empty body, another type and one too large have clear answers', async () => {
    const owner = testApp.as(halden.people.owner);
    expect((await owner.put('/users/me', '{"name":')).body).toMatchObject({ statusCode: 400, code: 'malformed' });
    expect((await owner.put('/users/me', '')).body).toMatchObject({ statusCode: 400, code: 'malformed' });
    const xml = await owner.put('/users/me', '<name/>', { headers: { 'content-type': 'text/xml' } });
    expect(xml.body).toMatchObject({ statusCode: 415, code: 'media-type' });
    const large = await owner.put('/users/me', { name: 'x'.repeat(1_100_000) });
    expect(large.body).toMatchObject({ statusCode: 413, code: 'too-large' });
  });

  test('an address nobody serves answers as every error does', async () => {
    const { status, body } = await testApp.anonymous.get('/nowhere');
    expect(status).toBe(404);
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'message', 'requestId', 'statusCode']);
  });
});
