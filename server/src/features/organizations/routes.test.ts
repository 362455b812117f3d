import type { Billing, Organization } from '@foyer/contract/organizations';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRuntime } from '../../lib/runtime.ts';
import { makeOrganization, makePerson, makeWorkspace, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp, testIssuer } from '../../testing/test-app.ts';
import { asOwner } from '../../testing/test-database.ts';

type List<T> = { data: T[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

/** A person the settings name as the platform operator, who belongs to an organization of their own. */
async function operator() {
  const person = await makePerson({ founding: { organisationId: uuidv7(), name: 'Foyer Operations' } });
  setRuntime({ ...app.runtime, operator: { issuer: testIssuer, subject: person.userId } });
  return app.as(person);
}

standingCases(
  [
    {
      name: 'PUT /organizations/:id',
      call: (client) => client.put(`/organizations/${own.id}`, { name: 'Halden Houses' }),
      missing: (client) => client.put(`/organizations/${uuidv7()}`, { name: 'Halden Houses' }),
      bad: (client) => client.put(`/organizations/${own.id}`, { name: ' ' }),
      forbidden: 'manager',
    },
    {
      name: 'DELETE /organizations/:id',
      call: (client) => client.delete(`/organizations/${own.id}`),
      missing: (client) => client.delete(`/organizations/${uuidv7()}`),
      bad: (client) => client.delete('/organizations/first'),
      forbidden: 'manager',
    },
    {
      name: 'GET /organizations/:id/billing',
      call: (client) => client.get(`/organizations/${own.id}/billing`),
      missing: (client) => client.get(`/organizations/${uuidv7()}/billing`),
      bad: (client) => client.get('/organizations/first/billing'),
      forbidden: 'manager',
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

describe('founding', () => {
  it('makes the founder its owner at once', async () => {
    const client = app.as(await makePerson({ bindings: [{ role: 'viewer', organisationId: own.id }] }));
    const { status, body, headers } = await client.post<Organization>('/organizations', { name: ' Seehaus Group ' });
    expect([status, headers.etag]).toEqual([201, '"1"']);
    expect(body).toEqual({ id: body.id, name: 'Seehaus Group', workspaceSlots: 3, workspaceCount: 0, version: 1 });
    expect((await client.get<List<Organization>>('/organizations')).body.data.map(({ id }) => id)).toEqual([
      own.id,
      body.id,
    ]);
    expect((await client.get(`/organizations/${body.id}/billing`)).status).toBe(200);
    expect((await app.as(own.people.owner).get(`/organizations/${body.id}`)).status).toBe(404);
    const log = await asOwner('select action, actor_name from audit_log where target_id = $1', [body.id]);
    expect(log).toMatchObject([{ action: 'organization.created', actor_name: 'Lukas Brandner' }]);
  });

  it('needs a session and a name', async () => {
    expect((await app.anonymous.post('/organizations', { name: 'Seehaus' })).status).toBe(401);
    const { status, body } = await app.as(own.people.owner).post('/organizations', {});
    expect([status, body.message]).toEqual([422, 'Organization name is required']);
  });

  it('stops at five under 50 requests at once', async () => {
    const client = app.as(await makePerson({ founding: { organisationId: uuidv7(), name: 'First' } }));
    await client.csrf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => client.post('/organizations', { name: `House ${i}` })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    // On a busy machine some do not get to the database at all.
    expect([count(201), count(409) + count(503)]).toEqual([4, 46]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('organization-limit');
    expect((await client.get<List<Organization>>('/organizations')).body.total).toBe(5);
  });

  it('is the operator’s alone where only invited people get in', async () => {
    const client = await operator();
    const person = app.as(own.people.owner);
    setRuntime({ ...app.runtime, operator: null, signup: 'invite' });
    const refused = await person.post('/organizations', { name: 'Seehaus' });
    expect([refused.status, refused.body.code]).toEqual([403, 'not-allowed']);
    const { body } = await client.get<{ sub: string }>('/users/me');
    setRuntime({ ...app.runtime, operator: { issuer: testIssuer, subject: body.sub }, signup: 'invite' });
    expect((await client.post('/organizations', { name: 'Seehaus' })).status).toBe(201);
    setRuntime(app.runtime);
  });
});

describe('workspace slots', () => {
  it('are dropped from whoever is not the operator', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.owner);
    for (const workspaceSlots of [500, 'many', null]) {
      const { status, body } = await client.put<Organization>(`/organizations/${at.id}`, {
        name: at.name,
        workspaceSlots,
      });
      expect([status, body.workspaceSlots]).toEqual([200, 3]);
    }
  });

  it('are set by the operator, in any organization', async () => {
    const at = await makeOrganization();
    const client = await operator();
    const path = `/organizations/${at.id}/workspace-slots`;
    expect((await client.put<Organization>(path, { workspaceSlots: 12 })).body).toMatchObject({
      id: at.id,
      workspaceSlots: 12,
      version: 2,
    });
    await at.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const few = await client.put(path, { workspaceSlots: 1 });
    expect([few.status, few.body.message]).toEqual([422, 'This organization already has 2 workspaces']);
    expect((await client.put(path, { workspaceSlots: 0 })).status).toBe(422);
    expect((await client.put(`/organizations/${uuidv7()}/workspace-slots`, { workspaceSlots: 4 })).status).toBe(404);
    const owner = await app.as(at.people.owner).put(path, { workspaceSlots: 4 });
    expect([owner.status, owner.body.code]).toEqual([403, 'not-allowed']);
    expect((await app.anonymous.put(path, { workspaceSlots: 4 })).status).toBe(401);
    setRuntime(app.runtime);
  });

  it('count in the operator’s own organizations too', async () => {
    const client = await operator();
    const { body } = await client.get<List<Organization>>('/organizations');
    const path = `/organizations/${body.data[0]?.id}`;
    const changed = await client.put<Organization>(path, { name: 'Operations', workspaceSlots: 9 });
    expect(changed.body).toMatchObject({ name: 'Operations', workspaceSlots: 9 });
    setRuntime(app.runtime);
  });
});

describe('billing', () => {
  it('counts what there is', async () => {
    const at = await makeOrganization();
    await at.within(async (scope) => {
      await makeWorkspace(scope, { name: 'Stadtgarten Venues', propertySlots: 2 });
      for (const [kind, age] of [
        ['content.generate', '0 s'],
        ['content.generate', '40 days'],
        ['domains.verify', '0 s'],
      ]) {
        await scope.db.execute(
          `insert into jobs (id, organisation_id, kind, input, created_at)
           values ('${uuidv7()}', '${at.id}', '${kind}', '{}', now() - interval '${age}')`,
        );
      }
    });
    const { body } = await app.as(at.people.owner).get<Billing>(`/organizations/${at.id}/billing`);
    expect(body).toEqual({
      plan: { name: 'Starter', since: expect.stringMatching(/^\d{4}-.*Z$/) },
      pricingUrl: app.runtime.pricingUrl,
      usage: [
        { name: 'workspaces', used: 2, limit: 3, per: null },
        { name: 'properties', used: 1, limit: 7, per: null },
        { name: 'generation', used: 1, limit: null, per: 'month' },
      ],
    });
  });
});

describe('deleting', () => {
  it('takes everything along but the audit log', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.owner);
    await at.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    await client.post('/property-facts', { propertyId: at.property.id, factName: 'room_count', factValue: '40' });
    expect((await app.as(at.people.admin).delete(`/organizations/${at.id}`)).status).toBe(403);
    expect((await client.delete(`/organizations/${at.id}`)).status).toBe(204);
    expect((await client.get(`/organizations/${at.id}`)).status).toBe(404);
    expect((await client.get<List<Organization>>('/organizations')).body).toEqual({ data: [], total: 0 });
    expect((await app.anonymous.get(`/public/sites/${at.domain.name}.localhost`)).status).toBe(404);
    const tables = await asOwner<{ name: string }>(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'organisation_id'`);
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const rows = await asOwner(`select from ${name} where organisation_id = $1`, [at.id]);
      if (name === 'audit_log') expect(rows.length).toBeGreaterThan(0);
      else expect({ name, rows: rows.length }).toEqual({ name, rows: 0 });
    }
  });
});
