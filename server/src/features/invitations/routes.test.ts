import type { Invitation, InvitationPreview, NewInvitation } from '@foyer/contract/invitations';
import type { Role } from '@foyer/contract/roles';
import type { UserRole } from '@foyer/contract/user-roles';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../lib/cookies.ts';
import { runtime, setRuntime } from '../../lib/runtime.ts';
import {
  makeOrganization,
  makePerson,
  makeWorkspace,
  type Person,
  type TestOrganization,
} from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp, testToken } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { asOwner } from '../../testing/test-database.ts';

type List<T> = { data: T[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let open: NewInvitation;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  open = await invite({ roleId: 'editor', workspaceId: own.workspace.id });
});
afterAll(() => app.close());

const owner = () => app.as(own.people.owner);
const email = 'ida@moser.example';

async function invite(more: object, client = owner()): Promise<NewInvitation> {
  const { status, body } = await client.post<NewInvitation>('/invitations', { email, ...more });
  expect(status).toBe(201);
  return body;
}

const tokenOf = ({ link }: NewInvitation) => link.split('#')[1] as string;
const accept = (person: Person, token: string) => app.as(person).post<UserRole>('/invitations/accept', { token });
/** Somebody with a session who belongs to another organisation. */
const guest = () => makePerson({ name: 'Ida Moser', bindings: [{ role: 'viewer', organisationId: foreign.id }] });

standingCases(
  [
    {
      name: 'GET /invitations',
      call: (client) => client.get(`/invitations?organisationId=${own.id}`),
      missing: (client) => client.get(`/invitations?organisationId=${uuidv7()}`),
      bad: (client) => client.get('/invitations?take=0'),
      forbidden: 'editor',
    },
    {
      name: 'POST /invitations',
      call: (client) => client.post('/invitations', { email, roleId: 'viewer', workspaceId: own.workspace.id }),
      missing: (client) => client.post('/invitations', { email, roleId: 'viewer', workspaceId: uuidv7() }),
      bad: (client) => client.post('/invitations', { email: 'ida', roleId: 'gardener' }),
      forbidden: 'editor',
    },
    {
      name: 'DELETE /invitations/:id',
      call: (client) => client.delete(`/invitations/${open.id}`),
      missing: (client) => client.delete(`/invitations/${uuidv7()}`),
      bad: (client) => client.delete('/invitations/first'),
      forbidden: 'editor',
    },
    {
      name: 'POST /invitations/preview',
      call: (client) => client.post('/invitations/preview', { token: 'guessed' }),
      missing: (client) => client.post('/invitations/preview', { token: 'guessed-again' }),
      bad: (client) => client.post('/invitations/preview', {}),
    },
    {
      name: 'POST /invitations/accept',
      call: (client) => client.post('/invitations/accept', { token: 'guessed' }),
      missing: (client) => client.post('/invitations/accept', { token: 'guessed-again' }),
      bad: (client) => client.post('/invitations/accept', { token: '' }),
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

describe('inviting', () => {
  it('tells the link once, keeps only its hash, and ends after seven days', async () => {
    const invitation = await invite({ roleId: 'editor', propertyId: own.property.id });
    expect(invitation.link).toMatch(/^http:\/\/localhost:3000\/invitation#[\w-]{43}$/);
    expect(invitation).toMatchObject({ email, roleId: 'editor', state: 'open', invitedBy: 'Greta Hagen' });
    const left = Date.parse(invitation.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(6.99 * 86_400_000);
    expect(left).toBeLessThanOrEqual(7 * 86_400_000);
    const listed = await owner().get<List<Invitation>>(`/invitations?propertyId=${own.property.id}`);
    expect(listed.body.data).toEqual([{ ...invitation, link: undefined }]);
    expect(listed.text).not.toContain(tokenOf(invitation));
    const rows = await asOwner<{ all: string }>(`select i::text as all from invitations i where id = $1`, [
      invitation.id,
    ]);
    expect(rows[0]?.all).toContain(hashOf(tokenOf(invitation)));
    expect(rows[0]?.all).not.toContain(tokenOf(invitation));
  });

  it.each([
    ['admin', 'owner', 403],
    ['admin', 'admin', 201],
    ['manager', 'manager', 403],
    ['manager', 'editor', 201],
  ] as const)('%s invites to %s: %i', async (who, roleId, expected) => {
    const { status } = await app.as(own.people[who]).post('/invitations', { email, roleId, organisationId: own.id });
    expect(status).toBe(expected);
  });

  it('stays where the inviter manages members', async () => {
    const city = await own.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const bindings = [{ role: 'manager', organisationId: own.id, workspaceId: city.workspace.id }];
    const manager = app.as(await makePerson({ bindings }));
    const there = await invite({ roleId: 'editor', workspaceId: city.workspace.id }, manager);
    const refused = [{ workspaceId: own.workspace.id }, { organisationId: own.id }];
    for (const place of refused) {
      expect((await manager.post('/invitations', { email, roleId: 'viewer', ...place })).status).toBe(403);
    }
    const listed = await manager.get<List<Invitation>>('/invitations');
    expect(listed.body.data.map(({ id }) => id)).toEqual([there.id]);
    expect((await manager.delete(`/invitations/${open.id}`)).status).toBe(403);
    expect((await manager.delete(`/invitations/${there.id}`)).status).toBe(204);
  });

  it('has nothing to do with roles of others, nor with two places at once', async () => {
    const input = { name: 'Gardener', organisationId: foreign.id, permissions: ['org:read'] };
    const { body } = await app.as(foreign.people.owner).post<Role>('/roles', input);
    const wrong = await owner().post('/invitations', { email, roleId: body.id, organisationId: own.id });
    expect(wrong.body).toMatchObject({ statusCode: 404, message: 'Role not found' });
    const two = { organisationId: own.id, workspaceId: own.workspace.id };
    expect((await owner().post('/invitations', { email, roleId: 'viewer', ...two })).status).toBe(422);
  });
});

describe('accepting', () => {
  it('shows what it is, gives the role there and then, and repeats for the same person', async () => {
    const invitation = await invite({ roleId: 'editor', propertyId: own.property.id });
    const token = tokenOf(invitation);
    const ida = await guest();
    expect((await app.as(ida).get(`/properties/${own.property.id}`)).status).toBe(404);
    const preview = await app.as(ida).post<InvitationPreview>('/invitations/preview', { token });
    expect(preview.body).toEqual({
      organizationName: own.name,
      roleName: 'editor',
      placeName: own.property.name,
      email,
      invitedBy: 'Greta Hagen',
      expiresAt: invitation.expiresAt,
    });
    const first = await accept(ida, token);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ userId: ida.userId, roleId: 'editor', propertyId: own.property.id });
    expect((await app.as(ida).get(`/properties/${own.property.id}`)).status).toBe(200);
    expect((await accept(ida, token)).body).toEqual(first.body);
    expect((await app.as(ida).get<List<UserRole>>('/my-roles')).body.total).toBe(2);
    const listed = await owner().get<List<Invitation>>('/invitations?take=100');
    expect(listed.body.data.map(({ id }) => id)).not.toContain(invitation.id);
    expect((await owner().delete(`/invitations/${invitation.id}`)).status).toBe(404);
  });

  it('takes one person of twenty at once', async () => {
    const token = tokenOf(await invite({ roleId: 'viewer', organisationId: own.id }));
    const people = await Promise.all(Array.from({ length: 20 }, guest));
    const clients = people.map((person) => app.as(person));
    for (const client of clients) await client.csrf();
    const answers = await Promise.all(clients.map((client) => client.post('/invitations/accept', { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, text }) => status === 404 && text.includes('invitation-invalid'))).toHaveLength(
      19,
    );
    const counts = await Promise.all(people.map((person) => app.as(person).get<List<UserRole>>('/my-roles')));
    expect(counts.filter(({ body }) => body.total === 2)).toHaveLength(1);
  });

  it('answers alike for what is unknown, used, taken back and over', async () => {
    const used = await invite({ roleId: 'viewer', organisationId: own.id });
    const back = await invite({ roleId: 'viewer', organisationId: own.id });
    const over = await invite({ roleId: 'viewer', organisationId: own.id });
    await accept(await guest(), tokenOf(used));
    expect((await owner().delete(`/invitations/${back.id}`)).status).toBe(204);
    await asOwner(`update invitations set expires_at = now() - interval '1 second' where id = $1`, [over.id]);
    const ida = app.as(await guest());
    const texts = new Set<string>();
    for (const token of [tokenOf(used), tokenOf(back), tokenOf(over), 'never-there']) {
      for (const path of ['preview', 'accept']) {
        const answer = await ida.post(`/invitations/${path}`, { token });
        expect([answer.status, answer.body.code]).toEqual([404, 'invitation-invalid']);
        texts.add(answer.text.replace(/"requestId":"[^"]*"/, ''));
      }
    }
    expect(texts.size).toBe(1);
    const listed = await owner().get<List<Invitation>>('/invitations?take=100');
    expect(listed.body.data.find(({ id }) => id === over.id)?.state).toBe('expired');
  });

  it('does not bring back a role that was taken away', async () => {
    const token = tokenOf(await invite({ roleId: 'viewer', organisationId: own.id }));
    const ida = await guest();
    const { body } = await accept(ida, token);
    expect((await owner().delete(`/user-roles/${body.id}`)).status).toBe(204);
    expect((await accept(ida, token)).body).toMatchObject({ code: 'invitation-invalid' });
    expect((await app.as(ida).get<List<UserRole>>('/my-roles')).body.total).toBe(1);
  });

  it('ends with the role it is to', async () => {
    const input = { name: 'Gardener', organisationId: own.id, permissions: ['org:read'] };
    const role = await owner().post<Role>('/roles', input);
    const token = tokenOf(await invite({ roleId: role.body.id, organisationId: own.id }));
    expect((await owner().delete(`/roles/${role.body.id}`)).status).toBe(204);
    expect((await accept(await guest(), token)).body).toMatchObject({ code: 'invitation-invalid' });
  });
});

describe('signing in with an invitation', () => {
  const signIn = async (subject: string, invitation?: string) => {
    const client = new TestClient(app.app);
    const answer = await client.post('/auth/session', { token: testToken({ subject, name: 'Ida' }), invitation });
    client.forgetCsrf();
    return { client, answer };
  };
  const invitedOnly = async (work: () => Promise<void>) => {
    const usual = runtime();
    setRuntime({ ...usual, signup: 'invite' });
    await work().finally(() => setRuntime(usual));
  };

  it('lets in whoever brings one where only invited people get in', async () => {
    const invitation = await invite({ roleId: 'editor', workspaceId: own.workspace.id });
    const token = tokenOf(invitation);
    const subject = uuidv7();
    await invitedOnly(async () => {
      for (const refused of [undefined, 'guessed']) {
        expect((await signIn(subject, refused)).answer.body).toMatchObject({ statusCode: 403, code: 'not-invited' });
      }
      const { client, answer } = await signIn(subject, token);
      expect(answer.status).toBe(200);
      expect((await client.get<List<UserRole>>('/my-roles')).body.total).toBe(0);
      expect((await client.get(`/workspaces/${own.workspace.id}`)).status).toBe(404);
      expect((await client.post('/invitations/accept', { token })).status).toBe(200);
      expect((await client.get(`/workspaces/${own.workspace.id}`)).status).toBe(200);
      expect((await signIn(subject)).answer.status).toBe(200);
      expect((await signIn(uuidv7(), token)).answer.status).toBe(403);
    });
  });

  it('founds no organisation for somebody who was invited to one', async () => {
    const token = tokenOf(await invite({ roleId: 'editor', workspaceId: own.workspace.id }));
    const { client } = await signIn(uuidv7(), token);
    expect((await client.get<List<UserRole>>('/my-roles')).body.total).toBe(0);
    await client.post('/invitations/accept', { token });
    const { body } = await client.get<List<UserRole>>('/my-roles');
    expect(body.data.map(({ roleId, organisationId }) => [roleId, organisationId])).toEqual([['editor', own.id]]);
  });
});
