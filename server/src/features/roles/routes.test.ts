import { type Permission, rolePermissions } from '@foyer/contract/permissions';
import type { Role } from '@foyer/contract/roles';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bind, makeOrganization, makePerson, type Person, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

type List<T> = { data: T[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let photographer: Role;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  photographer = await makeRole(app.as(own.people.owner), own, 'Photographer', [
    'org:read',
    'media:read',
    'media:write',
  ]);
});
afterAll(() => app.close());

const owner = () => app.as(own.people.owner);
const admin = () => app.as(own.people.admin);

async function makeRole(client: TestClient, at: TestOrganization, name: string, permissions: Permission[]) {
  const { status, body } = await client.post<Role>('/roles', { name, organisationId: at.id, permissions });
  expect(status).toBe(201);
  return body;
}

const change = { name: 'Photographer', permissions: ['media:read'] };

standingCases(
  [
    {
      name: 'GET /roles',
      call: (client) => client.get(`/roles?organisationId=${own.id}`),
      missing: (client) => client.get(`/roles?organisationId=${uuidv7()}`),
      bad: (client) => client.get('/roles?take=101'),
    },
    {
      name: 'GET /roles/:id',
      call: (client) => client.get(`/roles/${photographer.id}`),
      missing: (client) => client.get(`/roles/${uuidv7()}`),
      bad: (client) => client.get('/roles/gardener'),
    },
    {
      name: 'POST /roles',
      call: (client) => client.post('/roles', { ...change, organisationId: own.id }),
      missing: (client) => client.post('/roles', { ...change, organisationId: uuidv7() }),
      bad: (client) => client.post('/roles', { organisationId: own.id, name: ' ', permissions: ['everything'] }),
      forbidden: 'manager',
    },
    {
      name: 'PUT /roles/:id',
      call: (client) => client.put(`/roles/${photographer.id}`, change),
      missing: (client) => client.put(`/roles/${uuidv7()}`, change),
      bad: (client) => client.put(`/roles/${photographer.id}`, { name: '', permissions: [] }),
      forbidden: 'manager',
    },
    {
      name: 'DELETE /roles/:id',
      call: (client) => client.delete(`/roles/${photographer.id}`),
      missing: (client) => client.delete(`/roles/${uuidv7()}`),
      bad: (client) => client.delete('/roles/gardener'),
      forbidden: 'manager',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: owner(),
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

describe('reading roles', () => {
  it('shows the five fixed ones and those of my organisations, nobody else’s', async () => {
    const { body } = await app.as(own.people.viewer).get<List<Role>>('/roles?take=100');
    expect(body.data.map(({ id }) => id)).toEqual(['owner', 'admin', 'manager', 'editor', 'viewer', photographer.id]);
    expect(body.total).toBe(6);
    expect(body.data[3]).toMatchObject({
      name: 'editor',
      isFixed: true,
      organisationId: null,
      permissions: [...rolePermissions.editor],
    });
    expect(body.data[5]).toMatchObject({ name: 'Photographer', isFixed: false, organisationId: own.id });
    const theirs = await app.as(foreign.people.owner).get<List<Role>>('/roles');
    expect(theirs.body.total).toBe(5);
    const page = await owner().get<List<Role>>('/roles?skip=4&take=2');
    expect(page.body.data.map(({ id }) => id)).toEqual(['viewer', photographer.id]);
    expect((await owner().get<List<Role>>('/roles?skip=6')).body).toEqual({ data: [], total: 6 });
  });

  it('is open to whoever is bound at one property too', async () => {
    const bindings = [{ role: photographer.id, organisationId: own.id, propertyId: own.property.id }];
    const person = await makePerson({ bindings });
    expect((await app.as(person).get('/roles/editor')).status).toBe(200);
    const guest = await makePerson({
      bindings: [{ role: 'viewer', organisationId: own.id, propertyId: own.property.id }],
    });
    expect((await app.as(guest).get(`/roles/${photographer.id}`)).body).toMatchObject({ name: 'Photographer' });
    expect((await app.as(guest).get<List<Role>>(`/roles?organisationId=${own.id}`)).body.total).toBe(6);
  });
});

describe('a fixed role', () => {
  it('is neither changed nor deleted', async () => {
    for (const answer of [await owner().put('/roles/viewer', change), await owner().delete('/roles/viewer')]) {
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe('fixed-role');
    }
  });

  it('keeps its name to itself', async () => {
    const input = { name: 'Owner', organisationId: own.id, permissions: ['media:read'] };
    expect((await owner().post('/roles', input)).body).toMatchObject({ statusCode: 409, code: 'role-exists' });
    const again = await owner().post('/roles', { ...input, name: 'PHOTOGRAPHER' });
    expect(again.body).toMatchObject({ statusCode: 409, code: 'role-exists' });
    expect(
      (
        await app
          .as(foreign.people.owner)
          .post('/roles', { ...input, organisationId: foreign.id, name: 'Photographer' })
      ).status,
    ).toBe(201);
  });
});

describe('nobody puts into a role more than they hold', () => {
  it.each([
    ['admin', ['billing:manage']],
    ['admin', ['org:delete', 'media:read']],
    ['owner', ['reference:write']],
  ] as const)('%s: %j', async (who, permissions) => {
    const input = { name: `Role of ${who}`, organisationId: own.id, permissions };
    const { status, body } = await app.as(own.people[who]).post('/roles', input);
    expect(status).toBe(403);
    expect(body.code).toBe('more-than-held');
  });

  it('also when changing one, neither adding nor taking out', async () => {
    const accountant = await makeRole(owner(), own, 'Accountant', ['org:read', 'billing:manage']);
    for (const permissions of [['org:read'], ['org:read', 'billing:manage', 'org:delete']]) {
      const answer = await admin().put(`/roles/${accountant.id}`, { name: 'Accountant', permissions });
      expect(answer.body).toMatchObject({ statusCode: 403, code: 'more-than-held' });
    }
    const kept = { name: 'Accounts', permissions: ['billing:manage', 'org:read', 'media:read'] };
    expect((await admin().put<Role>(`/roles/${accountant.id}`, kept)).body).toMatchObject({
      name: 'Accounts',
      permissions: ['org:read', 'billing:manage', 'media:read'],
    });
  });

  it('a holder of a role that manages roles cannot grow by changing it', async () => {
    const keeper = await makeRole(owner(), own, 'Keeper of roles', ['org:read', 'roles:read', 'roles:manage']);
    const person = await makePerson({ bindings: [{ role: keeper.id, organisationId: own.id }] });
    const grown = { name: 'Keeper of roles', permissions: ['org:read', 'roles:read', 'roles:manage', 'content:read'] };
    const answer = await app.as(person).put(`/roles/${keeper.id}`, grown);
    expect(answer.body).toMatchObject({ statusCode: 403, code: 'more-than-held' });
    const less = { name: 'Keeper of roles', permissions: ['org:read', 'roles:read', 'roles:manage'] };
    expect((await app.as(person).put(`/roles/${keeper.id}`, less)).status).toBe(200);
  });

  it('one bound below the organisation changes none of its roles', async () => {
    const keeper = await makeRole(owner(), own, 'Local keeper', ['roles:read', 'roles:manage', 'media:read']);
    const bindings = [{ role: keeper.id, organisationId: own.id, workspaceId: own.workspace.id }];
    const person = app.as(await makePerson({ bindings }));
    expect((await person.put(`/roles/${photographer.id}`, change)).status).toBe(403);
    expect((await person.post('/roles', { ...change, name: 'Mine', organisationId: own.id })).status).toBe(403);
  });
});

describe('a role of the organisation’s own', () => {
  let at: TestOrganization;
  let role: Role;
  let person: Person;

  beforeAll(async () => {
    at = await makeOrganization();
    role = await makeRole(app.as(at.people.owner), at, 'Reader', ['org:read', 'workspace:read']);
    person = await makePerson({ bindings: [{ role: role.id, organisationId: at.id }] });
  });

  it('gives what it holds, and what it is changed to from the next request on', async () => {
    const client = app.as(person);
    const workspace = `/workspaces/${at.workspace.id}`;
    const renamed = { name: 'Halden Houses', propertySlots: 5 };
    expect((await client.get(workspace)).status).toBe(200);
    expect((await client.get(`/properties/${at.property.id}`)).status).toBe(403);
    expect((await client.put(workspace, renamed)).status).toBe(403);
    const set = (permissions: Permission[]) =>
      app.as(at.people.owner).put<Role>(`/roles/${role.id}`, { name: 'Reader', permissions });
    expect((await set(['org:read', 'workspace:read', 'workspace:update'])).status).toBe(200);
    expect((await client.put(workspace, renamed)).status).toBe(200);
    expect((await set(['org:read'])).status).toBe(200);
    expect((await client.get(workspace)).status).toBe(403);
    const { body } = await client.get<List<{ roleId: string; roleName: string; permissions: string[] }>>('/my-roles');
    expect(body.data).toEqual([
      expect.objectContaining({ roleId: role.id, roleName: 'Reader', permissions: ['org:read'] }),
    ]);
  });

  it('is told with a version, and a save meant for an older one is refused', async () => {
    const client = app.as(at.people.owner);
    const first = await client.get<Role>(`/roles/${role.id}`);
    const tag = String(first.headers.etag);
    const save = (name: string, match: string) =>
      client.put<Role>(`/roles/${role.id}`, { name, permissions: ['org:read'] }, { headers: { 'if-match': match } });
    expect((await save('Reader of houses', tag)).status).toBe(200);
    const late = await save('Reader of hotels', tag);
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ code: 'stale', present: { name: 'Reader of houses' } });
  });

  it('is deleted when nobody holds it', async () => {
    const client = app.as(at.people.owner);
    const used = await client.delete(`/roles/${role.id}`);
    expect(used.body).toMatchObject({ statusCode: 409, code: 'role-in-use' });
    await at.within(({ db }) => db.execute(`delete from user_roles where user_id = '${person.userId}'`));
    expect((await client.delete(`/roles/${role.id}`)).status).toBe(204);
    expect((await client.delete(`/roles/${role.id}`)).status).toBe(404);
    await expect(bind(person.userId, { role: role.id, organisationId: at.id })).rejects.toThrow();
  });

  it('cannot be held in another organisation', async () => {
    await expect(bind(person.userId, { role: photographer.id, organisationId: foreign.id })).rejects.toThrow();
  });

  it('goes with its organization, held and invited to as it is', async () => {
    const gone = await makeOrganization('Bergwerk Lodges');
    const client = app.as(gone.people.owner);
    const { id: roleId } = await makeRole(client, gone, 'Miner', ['org:read']);
    await bind(gone.people.viewer.userId, { role: roleId, organisationId: gone.id });
    const invited = { email: 'ida@moser.example', roleId, organisationId: gone.id };
    expect((await client.post('/invitations', invited)).status).toBe(201);
    expect((await client.delete(`/organizations/${gone.id}`)).status).toBe(204);
    expect((await client.get(`/roles/${roleId}`)).status).toBe(404);
  });
});
