import type { Property } from '@foyer/contract/properties';
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

type List = { data: Property[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const record = {
  name: 'Halden Stadthaus',
  type: 'hotel',
  starRating: 3,
  address: 'Marktstraße 41',
  city: 'Dornbirn',
  country: 'AT',
  latitude: 47.4137,
  longitude: 9.7436,
  timeZone: 'Europe/Vienna',
};
const input = (at = own, more: object = {}) => ({ ...record, workspaceId: at.workspace.id, ...more });

standingCases(
  [
    {
      name: 'GET /properties',
      call: (client) => client.get(`/properties?workspaceId=${own.workspace.id}`),
      missing: (client) => client.get(`/properties?workspaceId=${uuidv7()}`),
      bad: (client) => client.get('/properties?workspaceId=first&skip=-1'),
    },
    {
      name: 'GET /properties/my-properties',
      call: (client) => client.get(`/properties/my-properties?workspaceId=${own.workspace.id}`),
      bad: (client) => client.get('/properties/my-properties?take=500'),
    },
    {
      name: 'GET /properties/:id',
      call: (client) => client.get(`/properties/${own.property.id}`),
      missing: (client) => client.get(`/properties/${uuidv7()}`),
      bad: (client) => client.get('/properties/first'),
    },
    {
      name: 'POST /properties',
      call: (client) => client.post('/properties', input()),
      missing: (client) => client.post('/properties', input(own, { workspaceId: uuidv7() })),
      bad: (client) => client.post('/properties', { workspaceId: own.workspace.id }),
      forbidden: 'editor',
    },
    {
      name: 'PUT /properties/:id',
      call: (client) => client.put(`/properties/${own.property.id}`, record),
      missing: (client) => client.put(`/properties/${uuidv7()}`, record),
      bad: (client) => client.put(`/properties/${own.property.id}`, { ...record, starRating: 6 }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /properties/:id',
      call: (client) => client.delete(`/properties/${own.property.id}`),
      missing: (client) => client.delete(`/properties/${uuidv7()}`),
      bad: (client) => client.delete('/properties/first'),
      forbidden: 'editor',
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

describe('creating and changing', () => {
  it('answers 201 with every field, those of the workspace too', async () => {
    const at = await makeOrganization();
    const { status, body } = await app
      .as(at.people.manager)
      .post<Property>('/properties', input(at, { imageId: uuidv7() }));
    expect(status).toBe(201);
    expect(body).toEqual({
      ...record,
      id: body.id,
      workspaceId: at.workspace.id,
      organisationId: at.id,
      domainId: at.domain.id,
      postalCode: '',
      email: '',
      telephone: '',
      reservationLink: '',
      checkInTime: null,
      checkOutTime: null,
      imageId: null,
      factCount: 0,
      version: 1,
    });
    expect((await app.as(at.people.viewer).get<Property>(`/properties/${body.id}`)).body).toEqual(body);
  });

  it('says in the words of the specification what is missing, all at once', async () => {
    const { body } = await app.as(own.people.owner).post('/properties', {
      workspaceId: own.workspace.id,
      starRating: 6,
      email: 'nobody',
      reservationLink: 'ftp://booking.example',
      timeZone: 'Lake',
      checkInTime: '3pm',
    });
    const problems = body.validationErrors as unknown as { field: string; message: string }[];
    const said = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
    expect(said).toMatchObject({
      type: 'Property type is required',
      starRating: 'Star rating must be between 1 and 5',
      country: expect.any(String),
      email: 'Invalid email format',
      reservationLink: 'Invalid reservation link URL',
      timeZone: 'Choose a time zone such as Europe/Vienna',
      checkInTime: 'Write the time as HH:MM, for example 15:00',
    });
    expect(Object.keys(said)).toEqual(expect.arrayContaining(['name', 'address', 'city', 'latitude', 'longitude']));
  });

  it('keeps the slots of the workspace under 50 requests at once', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.owner);
    await client.csrf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => client.post('/properties', input(at, { name: `House ${i}` }))),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    // On a busy machine some do not get to the database at all.
    expect([count(201), count(409) + count(503)]).toEqual([4, 46]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('property-limit');
    expect((await client.get<List>(`/properties?workspaceId=${at.workspace.id}`)).body.total).toBe(5);
  });

  it('changes the record and never moves it to another workspace', async () => {
    const at = await makeOrganization();
    const second = await at.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
    const { body } = await app
      .as(at.people.editor)
      .put<Property>(`/properties/${at.property.id}`, { ...record, workspaceId: second.workspace.id, id: uuidv7() });
    expect(body).toMatchObject({ id: at.property.id, workspaceId: at.workspace.id, name: 'Halden Stadthaus' });
  });

  it('deletes a property with its facts and takes its addresses off the site', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.owner);
    const fact = await client.post('/property-facts', {
      propertyId: at.property.id,
      factName: 'room_count',
      factValue: '40',
    });
    expect((await client.delete(`/properties/${at.property.id}`)).status).toBe(204);
    expect(await client.delete(`/properties/${at.property.id}`)).toMatchObject({
      status: 404,
      body: { message: 'Property not found' },
    });
    expect((await client.get(`/property-facts/${fact.body.id}`)).status).toBe(404);
  });
});

describe('reach', () => {
  it('shows a person bound to one property that property and no sibling', async () => {
    const at = await makeOrganization();
    const sibling = await at.within((scope) => makeProperty(scope, at.workspace.id, { name: 'Halden Stadthaus' }));
    const second = await at.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
    const far = await at.within((scope) => makeProperty(scope, second.workspace.id, { name: 'Bergwerk Lodge' }));
    const person = await makePerson({
      bindings: [{ role: 'editor', organisationId: at.id, propertyId: at.property.id }],
    });
    const client = app.as(person);
    const ids = async (path: string) => (await client.get<List>(path)).body.data.map(({ id }) => id);
    for (const path of ['/properties', '/properties/my-properties', `/properties?workspaceId=${at.workspace.id}`]) {
      expect(await ids(path)).toEqual([at.property.id]);
    }
    expect((await client.get(`/properties/${sibling.id}`)).status).not.toBe(200);
    expect((await client.put(`/properties/${sibling.id}`, record)).status).not.toBe(200);
    expect((await client.put(`/properties/${at.property.id}`, record)).status).toBe(200);
    await bind(person.userId, { role: 'viewer', organisationId: at.id, workspaceId: second.workspace.id });
    expect((await ids('/properties')).sort()).toEqual([at.property.id, far.id].sort());
  });

  it('searches by name and city, every sign as itself', async () => {
    const at = await makeOrganization();
    await at.within((scope) => makeProperty(scope, at.workspace.id, { name: 'Haus 100%', city: 'Lindau' }));
    const names = async (search: string) =>
      (await app.as(at.people.viewer).get<List>(`/properties?search=${encodeURIComponent(search)}`)).body.data.map(
        ({ name }) => name,
      );
    expect(await names('LIND')).toEqual(['Haus 100%']);
    expect(await names('0%')).toEqual(['Haus 100%']);
    expect(await names('_')).toEqual([]);
    expect(await names("'; drop table properties; --")).toEqual([]);
  });
});
