import type { Role } from '@foyer/contract/roles';
import type { MemberRole } from '@foyer/contract/user-roles';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bind,
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type Person,
  type TestOrganization,
} from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type List = { data: MemberRole[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
/** A binding of the viewer's, to read and to take away. */
let theirs: string;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  theirs = await bind(own.people.viewer.userId, {
    role: 'editor',
    organisationId: own.id,
    workspaceId: own.workspace.id,
  });
});
afterAll(() => app.close());

const owner = () => app.as(own.people.owner);
/** Somebody the organisation knows. */
const member = (at = own) => makePerson({ name: 'Ida Moser', bindings: [{ role: 'viewer', organisationId: at.id }] });
const idOf = async (person: Person, at = own) =>
  (await app.as(at.people.owner).get<List>(`/user-roles?userId=${person.userId}`)).body.data[0]?.id as string;

const roleOf = (id: string) => ({ userId: own.people.viewer.userId, roleId: 'editor', organisationId: id });
const userRole = (userId: string, role: string) => `/user-roles/user/${userId}/role/${role}`;

standingCases(
  [
    {
      name: 'GET /user-roles',
      call: (client) => client.get(`/user-roles?workspaceId=${own.workspace.id}`),
      missing: (client) => client.get(`/user-roles?workspaceId=${uuidv7()}`),
      bad: (client) => client.get('/user-roles?userId=me&take=101'),
    },
    {
      name: 'GET /user-roles/:id',
      call: (client) => client.get(`/user-roles/${theirs}`),
      missing: (client) => client.get(`/user-roles/${uuidv7()}`),
      bad: (client) => client.get('/user-roles/first'),
    },
    {
      name: 'POST /user-roles',
      call: (client) => client.post('/user-roles', roleOf(own.id)),
      missing: (client) => client.post('/user-roles', roleOf(uuidv7())),
      bad: (client) => client.post('/user-roles', { userId: 'me', roleId: 'gardener', workspaceId: 'all' }),
      forbidden: 'editor',
    },
    {
      name: 'DELETE /user-roles/:id',
      call: (client) => client.delete(`/user-roles/${theirs}`),
      missing: (client) => client.delete(`/user-roles/${uuidv7()}`),
      bad: (client) => client.delete('/user-roles/first'),
      forbidden: 'editor',
    },
    {
      name: 'DELETE /user-roles/user/:userId/role/:roleId',
      call: (client) => client.delete(userRole(own.people.viewer.userId, 'editor')),
      missing: (client) => client.delete(userRole(uuidv7(), 'editor')),
      bad: (client) => client.delete(userRole('me', 'gardener')),
      forbidden: 'editor',
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

describe('reading who holds what', () => {
  it('lists bindings with their people, at a place and within it', async () => {
    const at = await makeOrganization();
    const city = await at.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const garden = await at.within((scope) => makeProperty(scope, city.workspace.id, { name: 'Orangerie' }));
    const cook = await makePerson({
      name: 'Jonas Weber',
      bindings: [{ role: 'editor', organisationId: at.id, workspaceId: city.workspace.id }],
    });
    const host = await makePerson({
      name: 'Rosa Keller',
      bindings: [{ role: 'viewer', organisationId: at.id, propertyId: garden.id }],
    });
    const list = async (query: string, person = at.people.admin) =>
      (await app.as(person).get<List>(`/user-roles?${query}`)).body;

    const whole = await list(`organisationId=${at.id}`);
    expect(whole.total).toBe(7);
    expect(whole.data.find(({ userId }) => userId === cook.userId)).toMatchObject({
      roleId: 'editor',
      roleName: 'editor',
      organisationId: at.id,
      workspaceId: city.workspace.id,
      propertyId: null,
      user: { id: cook.userId, name: 'Jonas', familyname: 'Weber', email: `${cook.userId}@halden.example` },
    });
    const within = await list(`workspaceId=${city.workspace.id}`);
    expect(within.data.map(({ userId }) => userId)).toEqual([cook.userId, host.userId]);
    expect((await list(`propertyId=${garden.id}`)).data.map(({ userId }) => userId)).toEqual([host.userId]);
    expect((await list(`organisationId=${at.id}&userId=${host.userId}`)).total).toBe(1);
    expect((await list('take=2&skip=6')).data).toHaveLength(1);
    expect(await list('take=2&skip=9')).toEqual({ data: [], total: 7 });
    expect((await list('', cook)).data.map(({ userId }) => userId)).toEqual([cook.userId, host.userId]);
    expect((await list('', host)).data.map(({ userId }) => userId)).toEqual([host.userId]);
    expect((await app.as(host).get(`/user-roles/${whole.data[0]?.id}`)).status).toBe(403);
  });
});

describe('giving a role', () => {
  it('answers 201, and a repeat 200 with the same id', async () => {
    const { userId } = await member();
    const input = { userId, roleId: 'editor', propertyId: own.property.id };
    const first = await owner().post<MemberRole>('/user-roles', input);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ userId, roleId: 'editor', organisationId: own.id, propertyId: own.property.id });
    const again = await owner().post<MemberRole>('/user-roles', input);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const elsewhere = await owner().post<MemberRole>('/user-roles', {
      userId,
      roleId: 'editor',
      organisationId: own.id,
    });
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.body.id).not.toBe(first.body.id);
  });

  it('counts from the next request on', async () => {
    const person = await member();
    const rename = () => app.as(person).put(`/workspaces/${own.workspace.id}`, { name: own.name, propertySlots: 5 });
    expect((await rename()).status).toBe(403);
    const input = { userId: person.userId, roleId: 'manager', workspaceId: own.workspace.id };
    const { body } = await owner().post<MemberRole>('/user-roles', input);
    expect((await rename()).status).toBe(200);
    expect((await owner().delete(`/user-roles/${body.id}`)).status).toBe(204);
    expect((await rename()).status).toBe(403);
  });

  it('takes exactly one place', async () => {
    const input = { userId: own.people.viewer.userId, roleId: 'viewer' };
    for (const places of [{}, { organisationId: own.id, workspaceId: own.workspace.id }]) {
      const { status, body } = await owner().post('/user-roles', { ...input, ...places });
      expect(status).toBe(422);
      expect(body.message).toBe('Choose one place: an organization, a workspace or a property');
    }
  });

  it.each([
    ['owner', 'workspaceId'],
    ['admin', 'propertyId'],
    ['manager', 'propertyId'],
  ])('%s is not held at a %s', async (roleId, place) => {
    const { userId } = await member();
    const id = place === 'workspaceId' ? own.workspace.id : own.property.id;
    const { status, body } = await owner().post('/user-roles', { userId, roleId, [place]: id });
    expect(status).toBe(422);
    expect(body).toMatchObject({ validationErrors: [{ field: 'roleId' }] });
  });

  it('is not for oneself', async () => {
    const { status, body } = await app
      .as(own.people.admin)
      .post('/user-roles', { userId: own.people.admin.userId, roleId: 'viewer', organisationId: own.id });
    expect([status, body.code]).toEqual([403, 'own-role']);
  });

  it('knows people of the organisation only: others are as if they were not there', async () => {
    const answers = [];
    for (const userId of [foreign.people.owner.userId, uuidv7()]) {
      answers.push(await owner().post('/user-roles', { userId, roleId: 'viewer', organisationId: own.id }));
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.text.replace(/"requestId.*/, '')).toBe(answers[1]?.text.replace(/"requestId.*/, ''));
  });

  it('knows roles of the organisation only', async () => {
    const role = await app.as(foreign.people.owner).post<Role>('/roles', {
      name: 'Gardener',
      organisationId: foreign.id,
      permissions: ['org:read'],
    });
    for (const roleId of [role.body.id, uuidv7()]) {
      const input = { userId: own.people.viewer.userId, roleId, organisationId: own.id };
      expect((await owner().post('/user-roles', input)).body).toMatchObject({
        statusCode: 404,
        message: 'Role not found',
      });
    }
  });
});

describe('nobody gives or takes more than they hold', () => {
  it.each([
    ['admin', 'owner', 403],
    ['admin', 'admin', 201],
    ['manager', 'owner', 403],
    ['manager', 'admin', 403],
    ['manager', 'manager', 403],
    ['manager', 'editor', 201],
    ['manager', 'viewer', 201],
    ['editor', 'viewer', 403],
    ['viewer', 'viewer', 403],
  ] as const)('%s gives %s: %i', async (who, roleId, expected) => {
    const bindings = [{ role: 'editor', organisationId: own.id, propertyId: own.property.id }];
    const { userId } = await makePerson({ bindings });
    const client = app.as(own.people[who]);
    const given = await client.post('/user-roles', { userId, roleId, organisationId: own.id });
    expect(given.status).toBe(expected);
    const { body } = await owner().post<MemberRole>('/user-roles', { userId, roleId, organisationId: own.id });
    expect((await client.delete(`/user-roles/${body.id}`)).status).toBe(expected === 201 ? 204 : 403);
  });

  it('a manager of one workspace manages its members, not others’', async () => {
    const city = await own.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const bindings = [{ role: 'manager', organisationId: own.id, workspaceId: own.workspace.id } as const];
    const manager = app.as(await makePerson({ bindings }));
    const { userId } = await member();
    const give = (place: object, roleId = 'editor') => manager.post('/user-roles', { userId, roleId, ...place });
    expect((await give({ workspaceId: own.workspace.id })).status).toBe(201);
    expect((await give({ propertyId: own.property.id })).status).toBe(201);
    expect((await give({ workspaceId: own.workspace.id }, 'manager')).status).toBe(403);
    expect((await give({ workspaceId: city.workspace.id })).status).toBe(403);
    expect((await give({ organisationId: own.id }, 'viewer')).status).toBe(403);
    expect((await manager.delete(`/user-roles/${await idOf(own.people.owner)}`)).status).toBe(403);
    const listed = await manager.get<List>(`/user-roles?userId=${userId}`);
    expect(listed.body.total).toBe(2);
    expect((await manager.delete(userRole(userId, 'editor'))).status).toBe(204);
    expect((await manager.get<List>(`/user-roles?userId=${userId}`)).body.total).toBe(0);
  });

  it('a role of the organisation’s own counts by what it holds', async () => {
    const make = async (name: string, permissions: string[]) =>
      (await owner().post<Role>('/roles', { name, organisationId: own.id, permissions })).body.id;
    const writer = await make('Writer', ['content:read', 'content:write']);
    const keeper = await make('Keeper of domains', ['domain:read', 'domain:manage']);
    const accountant = await make('Accountant', ['billing:manage']);
    const { userId } = await member();
    const give = (who: 'admin' | 'manager', roleId: string) =>
      app.as(own.people[who]).post('/user-roles', { userId, roleId, organisationId: own.id });
    expect((await give('manager', writer)).status).toBe(201);
    expect((await give('manager', keeper)).body.code).toBe('more-than-held');
    expect((await give('admin', keeper)).status).toBe(201);
    expect((await give('admin', accountant)).body.code).toBe('more-than-held');
  });
});
