import type { Styleguide } from '@foyer/contract/styleguides';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const content = { tone: { primaryTone: 'Warm', formality: 4, vocabulary: { avoidedWords: ['nestled'] } } };
const at = () => `/styleguides/${own.styleguide.id}`;

standingCases(
  [
    {
      name: 'GET /styleguides',
      call: (client) => client.get(`/styleguides?organisationId=${own.id}`),
      missing: (client) => client.get(`/styleguides?organisationId=${uuidv7()}`),
      bad: (client) => client.get('/styleguides?organisationId=17'),
    },
    {
      name: 'GET /styleguides/property/:id',
      call: (client) => client.get(`/styleguides/property/${own.property.id}`),
      missing: (client) => client.get(`/styleguides/property/${uuidv7()}`),
      bad: (client) => client.get('/styleguides/property/17'),
    },
    {
      name: 'GET /styleguides/:id',
      call: (client) => client.get(at()),
      missing: (client) => client.get(`/styleguides/${uuidv7()}`),
      bad: (client) => client.get('/styleguides/17'),
    },
    {
      name: 'POST /styleguides',
      call: (client) => client.post('/styleguides', { name: 'Ours', organisationId: own.id }),
      missing: (client) => client.post('/styleguides', { name: 'Ours', organisationId: uuidv7() }),
      bad: (client) =>
        client.post('/styleguides', { name: ' ', organisationId: own.id, content: { tone: { formality: 11 } } }),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /styleguides/:id',
      call: (client) => client.put(at(), { name: 'Ours', content }),
      missing: (client) => client.put(`/styleguides/${uuidv7()}`, { name: 'Ours', content }),
      bad: (client) => client.put(at(), { name: '', content: { languageOverrides: { it: {} } } }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /styleguides/:id',
      call: (client) => client.delete(at()),
      missing: (client) => client.delete(`/styleguides/${uuidv7()}`),
      bad: (client) => client.delete('/styleguides/17'),
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

describe('writing', () => {
  it('fills in what was left out, counts versions and keeps the organisation', async () => {
    const client = app.as(own.people.editor);
    const { status, body } = await client.post<Styleguide>('/styleguides', {
      name: 'Lodges',
      organisationId: own.id,
      content,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ styleguideTypeId: 1, version: 1, organisationId: own.id });
    expect(body.content.tone).toMatchObject({ primaryTone: 'Warm', formality: 4, creativity: 5 });
    const saved = await client.put<Styleguide>(`/styleguides/${body.id}`, {
      name: 'Lodges, winter',
      organisationId: foreign.id,
      content: { ...content, languageOverrides: { de: { address: 'formal' } } },
    });
    expect(saved.body).toMatchObject({ name: 'Lodges, winter', version: 2, organisationId: own.id });
    expect(saved.body.content.languageOverrides).toMatchObject({ de: { address: 'formal' } });
    expect((await client.delete(`/styleguides/${body.id}`)).status).toBe(204);
    expect((await client.get(`/styleguides/${body.id}`)).status).toBe(404);
  });

  it('refuses to delete one that a workspace writes in', async () => {
    const { status, body } = await app.as(own.people.owner).delete<{ code: string }>(at());
    expect([status, body.code]).toEqual([409, 'styleguide-in-use']);
    expect((await app.as(own.people.owner).get(at())).status).toBe(200);
  });
});

it('gives a property the guide of its workspace, to a person bound to it as well', async () => {
  const person = await makePerson({
    bindings: [{ role: 'viewer', organisationId: own.id, propertyId: own.property.id }],
  });
  for (const who of [own.people.viewer, person]) {
    const { body } = await app.as(who).get<Styleguide>(`/styleguides/property/${own.property.id}`);
    expect(body.id).toBe(own.styleguide.id);
  }
});
