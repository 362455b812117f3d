import type { MemberRole } from '@foyer/contract/user-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bind, makeOrganization, makePerson, type Person, type TestOrganization } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type List = { data: MemberRole[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const owner = () => app.as(own.people.owner);
const idOf = async (person: Person, at = own) =>
  (await app.as(at.people.owner).get<List>(`/user-roles?userId=${person.userId}`)).body.data[0]?.id as string;
const userRole = (userId: string, role: string) => `/user-roles/user/${userId}/role/${role}`;

describe('taking a role away', () => {
  it('takes one role from a person everywhere the caller may, and no other role', async () => {
    const { userId } = await makePerson({ bindings: [{ role: 'viewer', organisationId: own.id }] });
    for (const place of [{ workspaceId: own.workspace.id }, { propertyId: own.property.id }]) {
      await bind(userId, { role: 'editor', organisationId: own.id, ...place });
    }
    expect((await owner().delete(`${userRole(userId, 'editor')}?organisationId=${own.id}`)).status).toBe(204);
    const left = await owner().get<List>(`/user-roles?userId=${userId}`);
    expect(left.body.data.map(({ roleId }) => roleId)).toEqual(['viewer']);
    expect((await owner().delete(userRole(userId, 'editor'))).status).toBe(404);
    expect((await app.as(own.people.manager).delete(userRole(own.people.admin.userId, 'admin'))).status).toBe(403);
  });

  it('stays within the organisation named, and within those the caller manages', async () => {
    const person = await makePerson({
      bindings: [own, foreign].map(({ id }) => ({ role: 'viewer', organisationId: id })),
    });
    expect((await owner().delete(userRole(person.userId, 'viewer'))).status).toBe(204);
    const { body } = await app.as(person).get<List>('/my-roles');
    expect(body.data.map(({ organisationId }) => organisationId)).toEqual([foreign.id]);
  });

  it('lets people leave, but for the last owner', async () => {
    const at = await makeOrganization();
    const leave = async (who: 'owner' | 'manager') =>
      app.as(at.people[who]).delete(`/user-roles/${await idOf(at.people[who], at)}`);
    expect((await leave('manager')).status).toBe(204);
    expect((await app.as(at.people.manager).get(`/organizations/${at.id}`)).status).toBe(404);
    expect((await leave('owner')).body).toMatchObject({ statusCode: 409, code: 'last-owner' });
    const byRole = await app.as(at.people.owner).delete(userRole(at.people.owner.userId, 'owner'));
    expect(byRole.body).toMatchObject({ statusCode: 409, code: 'last-owner' });
    const { userId } = at.people.admin;
    await app.as(at.people.owner).post('/user-roles', { userId, roleId: 'owner', organisationId: at.id });
    expect((await leave('owner')).status).toBe(204);
  });

  it('leaves one owner when two remove each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const at = await makeOrganization();
      const second = await makePerson({ bindings: [{ role: 'owner', organisationId: at.id }] });
      const pairs = [
        [app.as(at.people.owner), await idOf(second, at)],
        [app.as(second), await idOf(at.people.owner, at)],
      ] as const;
      for (const [client] of pairs) await client.csrf();
      const answers = await Promise.all(pairs.map(([client, id]) => client.delete(`/user-roles/${id}`)));
      const statuses = answers.map(({ status }) => status);
      // The second was refused: as the last owner's removal, or since the asker had lost their role before they asked.
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect(statuses.every((status) => [204, 404, 409].includes(status))).toBe(true);
      expect(await owners(at)).toBe(1);
    }
  });

  it('keeps one of eleven owners who all leave at once, each several times', async () => {
    const at = await makeOrganization();
    const others = [];
    for (let i = 0; i < 10; i += 1)
      others.push(await makePerson({ bindings: [{ role: 'owner', organisationId: at.id }] }));
    const all = [at.people.owner, ...others];
    const ids = await Promise.all(all.map((person) => idOf(person, at)));
    const clients = all.map((person) => app.as(person));
    for (const client of clients) await client.csrf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => clients[i % clients.length]?.delete(`/user-roles/${ids[i % ids.length]}`)),
    );
    expect(answers.filter((answer) => answer?.status === 204)).toHaveLength(10);
    expect(answers.every((answer) => [204, 404, 409].includes(answer?.status ?? 0))).toBe(true);
    expect(await owners(at)).toBe(1);
  });
});

const owners = (at: TestOrganization) =>
  at.within(async ({ db }) => {
    const { rows } = await db.execute<{ n: number }>(`select count(*)::int as n from user_roles where role = 'owner'`);
    return rows[0]?.n;
  });
