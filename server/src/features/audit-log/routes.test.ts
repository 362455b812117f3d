import type { AuditEntry } from '@foyer/contract/audit-log';
import type { NewInvitation } from '@foyer/contract/invitations';
import type { Role } from '@foyer/contract/roles';
import type { MemberRole } from '@foyer/contract/user-roles';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bind, makeOrganization, makePerson, makeWorkspace, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, saveText, stateFacts } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp, testToken } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { recordAct } from './rules.ts';

type List = { data: AuditEntry[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'GET /audit-log',
      call: (client) => client.get(`/audit-log?organisationId=${own.id}`),
      missing: (client) => client.get(`/audit-log?organisationId=${uuidv7()}`),
      bad: (client) => client.get('/audit-log?action=everything&from=yesterday'),
      forbidden: 'editor',
    },
    {
      name: 'GET /audit-log of a workspace',
      call: (client) => client.get(`/audit-log?workspaceId=${own.workspace.id}`),
      missing: (client) => client.get(`/audit-log?workspaceId=${uuidv7()}`),
      forbidden: 'viewer',
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

const read = async (at: TestOrganization, query = '', person = at.people.owner) =>
  (await app.as(person).get<List>(`/audit-log?${query}`)).body;
const actions = async (at: TestOrganization, query = '') => (await read(at, query)).data.map(({ action }) => action);

describe('what is written down', () => {
  it('roles, members and invitations: who, what, whose and when, newest first', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.owner);
    const role = await client.post<Role>('/roles', {
      name: 'Writer',
      organisationId: at.id,
      permissions: ['content:read'],
    });
    await client.put(`/roles/${role.body.id}`, { name: 'Writer', permissions: ['content:read', 'content:write'] });
    const { userId } = at.people.viewer;
    const given = { userId, roleId: role.body.id, workspaceId: at.workspace.id };
    const binding = await client.post<MemberRole>('/user-roles', given);
    await client.post('/user-roles', given);
    await client.delete(`/user-roles/${binding.body.id}`);
    const input = { email: 'ida@moser.example', roleId: role.body.id, workspaceId: at.workspace.id };
    const back = await client.post<NewInvitation>('/invitations', input);
    await client.delete(`/invitations/${back.body.id}`);
    const { body } = await client.post<NewInvitation>('/invitations', { ...input, roleId: 'editor' });
    const token = body.link.split('#')[1] as string;
    const ida = await makePerson({ name: 'Ida Moser', bindings: [{ role: 'viewer', organisationId: foreign.id }] });
    for (let i = 0; i < 2; i += 1) await app.as(ida).post('/invitations/accept', { token });
    await client.delete(`/roles/${role.body.id}`);

    const { data, total } = await read(at);
    expect(data.map(({ action }) => action)).toEqual([
      'role.deleted',
      'invitation.accepted',
      'invitation.created',
      'invitation.removed',
      'invitation.created',
      'user-role.removed',
      'user-role.granted',
      'role.updated',
      'role.created',
    ]);
    expect(total).toBe(9);
    expect(data[6]).toMatchObject({
      actorId: at.people.owner.userId,
      actorName: 'Greta Hagen',
      targetKind: 'user',
      targetId: userId,
      workspaceId: at.workspace.id,
      detail: { role: 'Writer', person: 'Lukas Brandner' },
    });
    expect(data[7]).toMatchObject({ detail: { name: 'Writer', added: ['content:write'], removed: [] } });
    expect(data[1]).toMatchObject({ actorName: 'Ida Moser', workspaceId: at.workspace.id });
    expect(JSON.stringify(data)).not.toContain(token);
    expect((await read(foreign)).total).toBe(0);
  });

  it('signing in and out, publishing, domains, exports and every deletion, each where it was done', async () => {
    const at = await makeOrganization();
    const { userId, session } = at.people.owner;
    const again = new TestClient(app.app);
    await again.post('/auth/session', { token: testToken({ subject: userId }) });
    again.forgetCsrf();
    expect((await again.post('/auth/logout')).status).toBe(204);

    const client = new TestClient(app.app, session);
    await stateFacts(client, at);
    const event = await makeEvent(client, at);
    const page = await makePage(client, at);
    await saveText(client, page);
    const publish = { languages: [{ language: 'en', publishAt: null }] };
    const host = { name: `halden-${uuidv7().slice(-8)}`, tld: 'example', organisationId: at.id };
    const domain = await client.post('/domains', host);
    const facts = await client.get<{ data: { id: string }[] }>(`/property-facts?propertyId=${at.property.id}`);
    const guide = await client.post('/styleguides', {
      name: 'Lake',
      organisationId: at.id,
      styleguideTypeId: 1,
      content: {},
    });
    const answers = [
      await client.post(`/landing-pages/${page.id}/publish`, publish),
      await client.post(`/landing-pages/${page.id}/unpublish`, { languages: ['en'] }),
      await client.put(`/domains/${domain.body.id}`, { name: `${host.name}-2`, tld: host.tld }),
      await client.delete(`/domains/${domain.body.id}`),
      await client.get('/users/me/export'),
      await client.delete(`/landing-pages/${page.id}`),
      await client.delete(`/delete-event/${event.eventId}`),
      await client.delete(`/property-facts/${facts.body.data[0]?.id}`),
      await client.delete(`/styleguides/${guide.body.id}`),
      await client.delete(`/properties/${at.property.id}`),
      await client.delete(`/workspaces/${at.workspace.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 204, 200, ...Array(6).fill(204)]);

    const { data } = await read(at, 'take=100');
    const here = at.workspace.id;
    expect(data.reverse().map(({ action, workspaceId }) => [action, workspaceId])).toEqual([
      ['session.started', null],
      ['session.ended', null],
      ['event.published', here],
      ['domain.created', null],
      ['landing-page.published', here],
      ['landing-page.unpublished', here],
      ['domain.updated', null],
      ['domain.deleted', null],
      ['user.exported', null],
      ['landing-page.deleted', here],
      ['event.unpublished', here],
      ['event.deleted', here],
      ['property-fact.deleted', here],
      ['styleguide.deleted', null],
      ['property.deleted', here],
      ['workspace.deleted', here],
    ]);
    expect(data.every(({ actorId }) => actorId === userId)).toBe(true);
  });

  it('nothing of what was refused', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.admin);
    await client.post('/roles', { name: 'Accounts', organisationId: at.id, permissions: ['billing:manage'] });
    await client.post('/user-roles', { userId: at.people.viewer.userId, roleId: 'owner', organisationId: at.id });
    await client.delete(`/user-roles/user/${at.people.owner.userId}/role/owner`);
    await app.as(at.people.owner).delete(`/user-roles/user/${at.people.owner.userId}/role/owner`);
    expect((await read(at)).total).toBe(0);
  });

  it('no secrets', async () => {
    const act = { action: 'role.created', targetKind: 'role', targetId: 'x', detail: { token: 'abc' } } as const;
    await expect(own.within((scope) => recordAct(scope, act))).rejects.toThrow('no secrets');
  });

  it('for good: the program’s role may neither change nor delete', async () => {
    for (const statement of [
      `update audit_log set actor_name = 'Nobody'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      const attempt = own.within(({ db }) => db.execute(statement));
      await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});

describe('reading it', () => {
  it('narrows by workspace, act, person and time, page by page', async () => {
    const at = await makeOrganization();
    const city = await at.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const write = (action: 'event.deleted' | 'property.deleted', workspaceId?: string) =>
      at.within((scope) =>
        recordAct(scope, { action, targetKind: 'x', targetId: 'x', ...(workspaceId ? { workspaceId } : {}) }),
      );
    await write('event.deleted', at.workspace.id);
    await write('property.deleted', city.workspace.id);
    await write('event.deleted', city.workspace.id);
    await write('event.deleted');
    const { owner } = at.people;
    await app
      .as(owner)
      .post('/user-roles', { userId: at.people.viewer.userId, roleId: 'editor', organisationId: at.id });

    expect(await actions(at, `workspaceId=${city.workspace.id}`)).toEqual(['event.deleted', 'property.deleted']);
    expect((await read(at, 'action=event.deleted')).total).toBe(3);
    expect(await actions(at, `actorId=${owner.userId}`)).toEqual(['user-role.granted']);
    expect((await read(at, 'skip=3&take=1')).data).toHaveLength(1);
    const today = new Date().toISOString().slice(0, 10);
    expect((await read(at, `from=${today}&to=${today}`)).total).toBe(5);
    expect((await read(at, 'to=2026-01-01')).total).toBe(0);
    const middle = (await read(at)).data[2]?.at as string;
    expect((await read(at, `from=${middle}`)).total + (await read(at, `to=${middle}`)).total).toBe(5);
  });

  it('shows a manager of a workspace what was done in it, and no more', async () => {
    const at = await makeOrganization();
    const city = await at.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const client = app.as(at.people.owner);
    for (const workspaceId of [at.workspace.id, city.workspace.id]) {
      await client.post('/user-roles', { userId: at.people.viewer.userId, roleId: 'editor', workspaceId });
    }
    await client.post('/roles', { name: 'Writer', organisationId: at.id, permissions: ['content:read'] });
    const bindings = [{ role: 'manager', organisationId: at.id, workspaceId: city.workspace.id }];
    const manager = await makePerson({ bindings });
    for (const query of ['', `organisationId=${at.id}`, `workspaceId=${city.workspace.id}`]) {
      const { data } = await read(at, query, manager);
      expect(data.map(({ workspaceId }) => workspaceId)).toEqual([city.workspace.id]);
    }
    expect((await app.as(manager).get(`/audit-log?workspaceId=${at.workspace.id}`)).status).toBe(403);
    await bind(manager.userId, { role: 'viewer', organisationId: at.id });
    expect((await read(at, '', manager)).total).toBe(1);
  });
});
