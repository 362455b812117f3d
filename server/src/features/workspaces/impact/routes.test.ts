import type { WorkspaceImpact } from '@foyer/contract/workspaces';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bind, makeOrganization, makePerson, makeProperty, makeWorkspace } from '../../../testing/factories.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asOwner } from '../../../testing/test-database.ts';

let app: TestApp;
let own: Awaited<ReturnType<typeof makeOrganization>>;
let foreign: typeof own;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'GET /workspaces/:id/impact',
      call: (client) => client.get(`/workspaces/${own.workspace.id}/impact`),
      missing: (client) => client.get(`/workspaces/${uuidv7()}/impact`),
      bad: (client) => client.get('/workspaces/first/impact'),
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

test('counts what stands in the workspace and nothing beside it', async () => {
  const client = app.as(own.people.owner);
  const impact = async (id: string) => (await client.get<WorkspaceImpact>(`/workspaces/${id}/impact`)).body;
  const host = `${own.domain.name}.localhost`;
  const nothing = { events: 0, pages: 0, publishedPages: 0, media: 0, members: 0 };
  expect(await impact(own.workspace.id)).toEqual({ ...nothing, properties: 1, domain: { host, freed: true } });

  const beside = await own.within(async (scope) => {
    const made = await makeWorkspace(scope, { name: 'Bergwerk Lodges' });
    await makeProperty(scope, made.workspace.id, { name: 'Bergwerk Lodge' });
    await makeProperty(scope, own.workspace.id, { name: 'Halden Stadthaus' });
    return made.workspace;
  });
  const venue = {
    title: 'Harbour',
    address: 'Seepromenade',
    city: 'Lindau',
    country: 'DE',
    latitude: 47.5,
    longitude: 9.6,
  };
  const event = await client.post('/publish', {
    workspaceId: own.workspace.id,
    title: 'Harbour Advent',
    eventStartDate: '2026-11-26T11:00:00+01:00',
    timeZone: 'Europe/Berlin',
    venue,
  });
  const page = { propertyId: own.property.id, eventId: event.body.eventId, name: 'Advent', languages: ['en', 'de'] };
  expect((await client.post('/landing-pages', page)).status).toBe(201);
  const member = await makePerson({
    bindings: [{ role: 'editor', organisationId: own.id, workspaceId: own.workspace.id }],
  });
  await bind(member.userId, { role: 'viewer', organisationId: own.id, propertyId: own.property.id });
  await makePerson({ bindings: [{ role: 'viewer', organisationId: own.id, propertyId: own.property.id }] });
  await makePerson({ bindings: [{ role: 'editor', organisationId: own.id, workspaceId: beside.id }] });
  for (const [path, live] of [
    ['/en/advent', true],
    ['/de/advent', false],
  ]) {
    await asOwner(
      `insert into publications (id, organisation_id, workspace_id, domain_id, path, live, type, thing_id, entry_id,
         property_id, language, title, description, blocks, claims, published_by, published_at)
       values ($1, $2, $3, $4, $5, $6, 'landing_page', $7, $7, $8, 'en', 'Advent', '', '[]', '[]', 'Greta Hagen', now())`,
      [uuidv7(), own.id, own.workspace.id, own.domain.id, path, live, uuidv7(), own.property.id],
    );
  }
  expect(await impact(own.workspace.id)).toEqual({
    properties: 2,
    events: 1,
    pages: 1,
    publishedPages: 1,
    media: 0,
    members: 2,
    domain: { host, freed: true },
  });
  const third = await client.post('/workspaces', {
    name: 'Stadtgarten Venues',
    organisationId: own.id,
    domainId: own.domain.id,
    styleguideId: own.styleguide.id,
  });
  expect(third.status).toBe(201);
  expect((await impact(own.workspace.id)).domain.freed).toBe(false);
});
