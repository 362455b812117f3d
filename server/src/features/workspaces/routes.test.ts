import type { Organization } from '@foyer/contract/organizations';
import type { Workspace, WorkspaceEntry } from '@foyer/contract/workspaces';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bind,
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type TestOrganization,
} from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { asOwner } from '../../testing/test-database.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
type List<T> = { data: T[]; total: number };

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const owner = () => app.as(own.people.owner);
const input = (at = own, more: object = {}) => ({
  name: 'Stadtgarten Venues',
  organisationId: at.id,
  domainId: at.domain.id,
  styleguideId: at.styleguide.id,
  propertySlots: 2,
  ...more,
});

standingCases(
  [
    {
      name: 'GET /workspaces',
      call: (client) => client.get(`/workspaces?organisationId=${own.id}`),
      missing: (client) => client.get(`/workspaces?organisationId=${uuidv7()}`),
      bad: (client) => client.get('/workspaces?organisationId=17'),
    },
    {
      name: 'GET /workspaces/my-workspaces',
      call: (client) => client.get(`/workspaces/my-workspaces?organisationId=${own.id}`),
      bad: (client) => client.get('/workspaces/my-workspaces?take=101'),
    },
    {
      name: 'GET /workspaces/:id',
      call: (client) => client.get(`/workspaces/${own.workspace.id}`),
      missing: (client) => client.get(`/workspaces/${uuidv7()}`),
      bad: (client) => client.get('/workspaces/first'),
    },
    {
      name: 'POST /workspaces',
      call: (client) => client.post('/workspaces', input()),
      missing: (client) => client.post('/workspaces', input(own, { organisationId: uuidv7() })),
      bad: (client) => client.post('/workspaces', input(own, { name: ' ', propertySlots: 6 })),
      forbidden: 'manager',
    },
    {
      name: 'PUT /workspaces/:id',
      call: (client) => client.put(`/workspaces/${own.workspace.id}`, { name: 'Halden', propertySlots: 5 }),
      missing: (client) => client.put(`/workspaces/${uuidv7()}`, { name: 'Halden', propertySlots: 5 }),
      bad: (client) => client.put(`/workspaces/${own.workspace.id}`, { name: '', propertySlots: 0 }),
      forbidden: 'editor',
    },
    {
      name: 'DELETE /workspaces/:id',
      call: (client) => client.delete(`/workspaces/${own.workspace.id}`),
      missing: (client) => client.delete(`/workspaces/${uuidv7()}`),
      foreign: 403,
      bad: (client) => client.delete('/workspaces/first'),
      forbidden: 'manager',
    },
    {
      name: 'GET /organizations/:id',
      call: (client) => client.get(`/organizations/${own.id}`),
      missing: (client) => client.get(`/organizations/${uuidv7()}`),
      bad: (client) => client.get('/organizations/first'),
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

describe('organizations', () => {
  it('lists those my bindings reach, with their workspaces counted, and nobody else’s', async () => {
    for (const path of ['/organizations', '/organizations/my-organizations']) {
      const { body } = await owner().get<List<Organization>>(path);
      expect(body.data).toEqual([{ id: own.id, name: own.name, workspaceSlots: 3, workspaceCount: 1, version: 1 }]);
      expect(body.total).toBe(1);
      expect((await app.anonymous.get(path)).status).toBe(401);
      expect((await owner().get(`${path}?take=0`)).status).toBe(422);
    }
  });
});

describe('creating', () => {
  it('answers 201 with the workspace, one property slot when none are named', async () => {
    const at = await makeOrganization();
    const { status, body } = await app
      .as(at.people.admin)
      .post<Workspace>('/workspaces', input(at, { propertySlots: undefined, id: uuidv7() }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Stadtgarten Venues',
      organisationId: at.id,
      propertySlots: 1,
      propertyCount: 0,
    });
    expect((await app.as(at.people.viewer).get<Workspace>(`/workspaces/${body.id}`)).body).toEqual(body);
  });

  it('says all that is missing at once, in the words of the specification', async () => {
    const { body } = await owner().post('/workspaces', { organisationId: own.id, propertySlots: 9 });
    expect(body.validationErrors).toEqual(
      expect.arrayContaining([
        { field: 'name', message: 'Workspace name is required' },
        { field: 'domainId', message: 'Domain selection is required' },
        { field: 'styleguideId', message: 'Please select a styleguide or create a new one' },
        { field: 'propertySlots', message: 'Property slots must be between 1 and 5' },
      ]),
    );
    const blank = await owner().post('/workspaces', input(own, { name: '  ' }));
    expect(blank.body.message).toBe('Workspace name is required');
  });

  it('takes neither domain nor style guide of another organisation', async () => {
    const { status, body } = await owner().post('/workspaces', {
      ...input(),
      domainId: foreign.domain.id,
      styleguideId: foreign.styleguide.id,
    });
    expect(status).toBe(422);
    expect(body.validationErrors).toMatchObject([{ field: 'domainId' }, { field: 'styleguideId' }]);
  });

  it('keeps the limit of the organisation under 50 requests at once', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.owner);
    await client.csrf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => client.post('/workspaces', input(at, { name: `Workspace ${i}` }))),
    );
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    // On a busy machine some do not get to the database at all.
    const away = answers.filter(({ status }) => status === 503);
    expect([made.length, refused.length + away.length]).toEqual([2, 48]);
    expect(refused[0]?.body).toMatchObject({
      code: 'workspace-limit',
      message: 'Organization workspace limit reached (3). Please contact support to increase your limit.',
    });
    expect((await client.get<List<Workspace>>('/workspaces')).body.total).toBe(3);
  });
});

describe('changing and deleting', () => {
  it('changes name and slots, never domain and style guide', async () => {
    const at = await makeOrganization();
    const other = await at.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
    const { status, body } = await app.as(at.people.manager).put<Workspace>(`/workspaces/${at.workspace.id}`, {
      ...at.workspace,
      name: 'Halden Houses',
      propertySlots: 4,
      domainId: other.domain.id,
      styleguideId: other.styleguide.id,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Halden Houses', propertySlots: 4, domainId: at.domain.id });
    expect(body.styleguideId).toBe(at.styleguide.id);
  });

  it('a new name reaches the site, which may bear it', async () => {
    const at = await makeOrganization();
    const version = async () => {
      const [row] = await asOwner<{ version: number }>('select site_version as version from domains where id = $1', [
        at.domain.id,
      ]);
      return row?.version;
    };
    const before = await version();
    const rename = (name: string) =>
      app.as(at.people.owner).put(`/workspaces/${at.workspace.id}`, { name, propertySlots: 4 });
    await rename(at.workspace.name);
    expect(await version()).toBe(before);
    await rename('Halden Houses');
    expect(await version()).toBe((before ?? 0) + 1);
  });

  it('refuses fewer slots than there are properties', async () => {
    const at = await makeOrganization();
    await at.within((scope) => makeProperty(scope, at.workspace.id, { name: 'Halden Stadthaus' }));
    const { status, body } = await app
      .as(at.people.owner)
      .put(`/workspaces/${at.workspace.id}`, { name: 'Halden', propertySlots: 1 });
    expect(status).toBe(422);
    expect(body.validationErrors).toEqual([
      { field: 'propertySlots', message: 'This workspace already has 2 properties' },
    ]);
  });

  it('deletes a workspace with all that is in it; a second time is a 403 that says not found', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.owner);
    const event = await client.post('/publish', {
      workspaceId: at.workspace.id,
      title: 'Harbour Advent',
      eventStartDate: '2026-11-26T11:00:00+01:00',
      timeZone: 'Europe/Berlin',
      venue: {
        title: 'Harbour',
        address: 'Seepromenade',
        city: 'Lindau',
        country: 'DE',
        latitude: 47.5,
        longitude: 9.6,
      },
    });
    expect(event.status).toBe(201);
    const page = await client.post('/landing-pages', {
      propertyId: at.property.id,
      eventId: event.body.eventId,
      name: 'Advent',
      languages: ['en'],
    });
    expect(page.status).toBe(201);
    expect((await client.delete(`/workspaces/${at.workspace.id}`)).status).toBe(204);
    const again = await client.delete(`/workspaces/${at.workspace.id}`);
    expect(again.status).toBe(403);
    expect(again.body.message).toBe('Workspace not found');
    expect((await client.get(`/properties/${at.property.id}`)).status).toBe(404);
    expect((await client.get(`/events/${event.body.eventId}`)).status).toBe(404);
  });
});

describe('reach', () => {
  it('shows a person bound lower only the workspaces above what they are bound at', async () => {
    const at = await makeOrganization();
    const second = await at.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const third = await at.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
    const person = await makePerson({
      bindings: [{ role: 'viewer', organisationId: at.id, propertyId: at.property.id }],
    });
    await bind(person.userId, { role: 'editor', organisationId: at.id, workspaceId: second.workspace.id });
    await bind(person.userId, { role: 'viewer', organisationId: at.id, workspaceId: second.workspace.id });
    const { body } = await app.as(person).get<List<WorkspaceEntry>>('/workspaces/my-workspaces');
    expect(body.data.map(({ workspace, role }) => [workspace.id, role])).toEqual([
      [at.workspace.id, 'viewer'],
      [second.workspace.id, 'editor'],
    ]);
    expect((await app.as(person).get(`/workspaces/${third.workspace.id}`)).status).not.toBe(200);
    const domains = await app.as(person).get<List<{ id: string }>>('/domains');
    expect(domains.body.data.map(({ id }) => id).sort()).toEqual([at.domain.id, second.domain.id].sort());
    const guides = await app.as(person).get<List<{ id: string }>>('/styleguides');
    expect(guides.body.data.map(({ id }) => id).sort()).toEqual([at.styleguide.id, second.styleguide.id].sort());
  });

  it('pages, and knows the total behind the last page too', async () => {
    const at = await makeOrganization();
    await at.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const client = app.as(at.people.viewer);
    expect((await client.get<List<Workspace>>('/workspaces?take=1&skip=1')).body).toMatchObject({
      total: 2,
      data: [{ name: 'Stadtgarten Venues' }],
    });
    expect((await client.get<List<Workspace>>('/workspaces?take=1&skip=9')).body).toEqual({ total: 2, data: [] });
  });
});
