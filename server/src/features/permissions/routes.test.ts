import { type PermissionEntry, permissions, rolePermissions } from '@foyer/contract/permissions';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runtime, setRuntime } from '../../lib/runtime.ts';
import { bind, makeOrganization, makePerson, makeWorkspace, type TestOrganization } from '../../testing/factories.ts';
import { createTestApp, type TestApp, testIssuer } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

type List = { data: PermissionEntry[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let operator: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  const person = await makePerson({ name: 'Noor Ziegler' });
  const bound = await makePerson({ name: 'Noor Ziegler', bindings: [{ role: 'viewer', organisationId: foreign.id }] });
  setRuntime({ ...runtime(), operator: { issuer: testIssuer, subject: bound.userId } });
  operator = app.as(bound);
  expect((await app.as(person).get('/permissions')).status).toBe(401);
});
afterAll(() => app.close());

const heldBy = async (client: TestClient, query: string) => {
  const { status, body } = await client.get<List>(`/permissions?${query}`);
  return status === 200 ? body.data.map(({ id }) => id) : status;
};

describe('the catalogue', () => {
  it('holds every permission of the product, each with a name, to whoever is signed in', async () => {
    const { body } = await app.as(own.people.viewer).get<List>('/permissions');
    expect(body.data.slice(0, permissions.length).map(({ id }) => id)).toEqual([...permissions]);
    for (const { name } of body.data) expect(name).not.toBe('');
    expect((await app.as(own.people.viewer).get('/permissions/content:read')).body).toMatchObject({
      name: 'See content',
    });
    expect((await app.as(own.people.viewer).get('/permissions/spa:read')).status).toBe(404);
    expect((await app.anonymous.get('/permissions')).status).toBe(401);
  });

  it('is written by the platform operator alone', async () => {
    const input = { id: 'spa:book', name: 'Book the spa', description: '' };
    const writes = (client: TestClient) =>
      [
        () => client.post('/permissions', input),
        () => client.put('/permissions/spa:book', { name: 'Book a treatment' }),
        () => client.delete('/permissions/spa:book'),
      ] as const;
    for (const write of writes(app.as(own.people.owner))) {
      const answer = await write();
      expect(answer.status).toBe(403);
      expect(answer.text).not.toMatch(/csrf/i);
    }
    for (const write of writes(app.anonymous)) expect((await write()).status).toBe(401);
    expect((await operator.get('/permissions/spa:book')).status).toBe(404);

    const [create, rename, remove] = writes(operator);
    expect(await create()).toMatchObject({ status: 201, body: input });
    expect(await create()).toMatchObject({ status: 409, body: { code: 'exists' } });
    expect(await rename()).toMatchObject({ status: 200, body: { name: 'Book a treatment' } });
    expect((await app.as(own.people.viewer).get<List>('/permissions')).body.data.at(-1)?.id).toBe('spa:book');
    expect(await remove()).toMatchObject({ status: 204 });
    expect(await remove()).toMatchObject({ status: 404 });
  });

  it('keeps what the product asks for, and refuses what is no permission', async () => {
    const used = await operator.delete('/permissions/content:read');
    expect(used.body).toMatchObject({ statusCode: 409, code: 'permission-in-use' });
    const bad = await operator.post('/permissions', { id: 'Everything', name: '' });
    expect(bad.body).toMatchObject({ statusCode: 422, validationErrors: [{ field: 'id' }, { field: 'name' }] });
  });

  it('cannot be written around the rules', async () => {
    const attempt = own.within(({ db }) => db.execute(`update permissions set name = 'x' returning id`));
    expect((await attempt).rows).toEqual([]);
    await expect(
      own.within(({ db }) => db.execute(`insert into permissions values ('a:b', 'x', '')`)),
    ).rejects.toThrow();
  });
});

describe('effective permissions', () => {
  it('are one’s own anywhere, and at a place', async () => {
    const city = await own.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const person = await makePerson({
      bindings: [{ role: 'viewer', organisationId: own.id, workspaceId: own.workspace.id }],
    });
    await bind(person.userId, { role: 'editor', organisationId: own.id, propertyId: own.property.id });
    const client = app.as(person);
    expect(await heldBy(client, `userId=${person.userId}`)).toEqual(inOrder('editor'));
    expect(await heldBy(client, `propertyId=${own.property.id}`)).toEqual(inOrder('editor'));
    expect(await heldBy(client, `workspaceId=${own.workspace.id}`)).toEqual(inOrder('viewer'));
    expect(await heldBy(client, `workspaceId=${city.workspace.id}`)).toEqual(['org:read', 'roles:read']);
    expect(await heldBy(client, `organisationId=${own.id}`)).toEqual(['org:read', 'roles:read']);
  });

  it('of another need members:read there', async () => {
    const { owner, viewer } = own.people;
    const where = `organisationId=${own.id}`;
    expect(await heldBy(app.as(viewer), `userId=${owner.userId}&${where}`)).toEqual(inOrder('owner'));
    expect(await heldBy(app.as(viewer), `userId=${owner.userId}`)).toEqual(inOrder('owner'));
    const bindings = [{ role: 'viewer', organisationId: own.id, propertyId: own.property.id }];
    const narrow = app.as(await makePerson({ bindings }));
    expect(await heldBy(narrow, `userId=${owner.userId}&${where}`)).toBe(403);
    expect(await heldBy(narrow, `userId=${owner.userId}`)).toBe(404);
    expect(await heldBy(narrow, `userId=${owner.userId}&propertyId=${own.property.id}`)).toEqual(inOrder('owner'));
  });

  it('of a stranger and of nobody, in a foreign place and in none, are alike', async () => {
    const stranger = app.as(foreign.people.owner);
    const without = async (query: string) => {
      const { status, text } = await stranger.get(`/permissions?${query}`);
      return [status, text.replace(/"requestId":"[^"]*"/, '')];
    };
    expect(await without(`userId=${own.people.owner.userId}`)).toEqual(await without(`userId=${uuidv7()}`));
    const here = `organisationId=${foreign.id}`;
    expect(await without(`userId=${own.people.owner.userId}&${here}`)).toEqual(
      await without(`userId=${uuidv7()}&${here}`),
    );
    for (const [name, id] of [
      ['organisationId', own.id],
      ['workspaceId', own.workspace.id],
      ['propertyId', own.property.id],
    ]) {
      const answer = await without(`${name}=${id}`);
      expect(answer[0]).toBe(404);
      expect(answer).toEqual(await without(`${name}=${uuidv7()}`));
    }
    expect((await stranger.get('/permissions?userId=me')).status).toBe(422);
  });
});

const inOrder = (role: keyof typeof rolePermissions) =>
  permissions.filter((permission) => rolePermissions[role].includes(permission));
