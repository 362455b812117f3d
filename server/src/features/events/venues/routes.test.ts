import type { Event } from '@foyer/contract/events';
import type { NearbyVenue, Venue, VenueInFull } from '@foyer/contract/venues';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type List<T> = { data: T[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let kept: Venue;

const festspielhaus = {
  title: 'Festspielhaus Bregenz',
  address: 'Platz der Wiener Symphoniker 1',
  postalCode: '6900',
  city: 'Bregenz',
  country: 'AT',
  latitude: 47.5051,
  longitude: 9.7372,
  capacity: 1656,
};
const input = (at: TestOrganization, more: object = {}) => ({
  workspaceId: at.workspace.id,
  ...festspielhaus,
  ...more,
});
const create = async (at: TestOrganization, more: object = {}) => {
  const answer = await app.as(at.people.editor).post<Venue>('/venues', input(at, more));
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const publish = async (at: TestOrganization, venue: object) => {
  const answer = await app.as(at.people.editor).post<Event>('/publish', {
    workspaceId: at.workspace.id,
    title: 'Rusalka',
    eventStartDate: '2027-07-22T21:15:00+02:00',
    timeZone: 'Europe/Vienna',
    venue,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  kept = await create(own);
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'GET /venues',
      call: (client) => client.get(`/venues?workspaceId=${own.workspace.id}`),
      missing: (client) => client.get(`/venues?workspaceId=${uuidv7()}`),
      bad: (client) => client.get('/venues?sort=organisation_id&take=1000'),
    },
    {
      name: 'GET /api/location/nearby-venues',
      call: (client) => client.get(`/api/location/nearby-venues?propertyId=${own.property.id}`),
      missing: (client) => client.get(`/api/location/nearby-venues?propertyId=${uuidv7()}`),
      bad: (client) => client.get('/api/location/nearby-venues'),
    },
    {
      name: 'GET /venues/:id',
      call: (client) => client.get(`/venues/${kept.id}`),
      missing: (client) => client.get(`/venues/${uuidv7()}`),
      bad: (client) => client.get('/venues/17'),
    },
    {
      name: 'POST /venues',
      call: (client) => client.post('/venues', input(own)),
      missing: (client) => client.post('/venues', { ...input(own), workspaceId: uuidv7() }),
      bad: (client) => client.post('/venues', { workspaceId: own.workspace.id, title: ' ', country: 'Austria' }),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /venues/:id',
      call: (client) => client.put(`/venues/${kept.id}`, festspielhaus),
      missing: (client) => client.put(`/venues/${uuidv7()}`, festspielhaus),
      bad: (client) => client.put(`/venues/${kept.id}`, { ...festspielhaus, capacity: 0, status: 'open' }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /venues/:id',
      call: (client) => client.delete(`/venues/${kept.id}`),
      missing: (client) => client.delete(`/venues/${uuidv7()}`),
      bad: (client) => client.delete('/venues/17'),
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

describe('keeping venues', () => {
  it('answers a draft unless a status is named, and tells how far it is to each property', async () => {
    expect(kept).toMatchObject({
      ...festspielhaus,
      venueId: kept.id,
      name: 'Bregenz, Austria',
      status: 'draft',
      events: 0,
    });
    const { body } = await app.as(own.people.viewer).get<VenueInFull>(`/venues/${kept.id}`);
    expect(body.distances).toEqual([{ propertyId: own.property.id, name: own.property.name, distance: 0.25 }]);
  });

  it('refuses a second one of the same name, address and city, however it is written', async () => {
    const at = await makeOrganization();
    await create(at);
    const again = await app.as(at.people.editor).post('/venues', input(at, { title: 'FESTSPIELHAUS Bregenz' }));
    expect([again.status, again.body.code]).toEqual([409, 'venue-exists']);
    const other = await create(at, { title: 'Werkstattbühne' });
    const renamed = await app.as(at.people.editor).put(`/venues/${other.id}`, festspielhaus);
    expect([renamed.status, renamed.body.code]).toEqual([409, 'venue-exists']);
  });

  it('moves its events, and is not deleted under them', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const venue = await create(at, { status: 'published' });
    const event = await publish(at, { ...festspielhaus, venueId: venue.id });
    expect(event.venue.venueId).toBe(venue.id);
    const moved = await client.put<Venue>(`/venues/${venue.id}`, {
      ...festspielhaus,
      latitude: 47.51,
      status: 'published',
    });
    expect(moved.body).toMatchObject({ latitude: 47.51, status: 'published', events: 1 });
    expect((await client.get<Event>(`/events/${event.eventId}`)).body.venue.latitude).toBe(47.51);
    const refused = await client.delete(`/venues/${venue.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'venue-in-use']);
    await client.delete(`/delete-event/${event.eventId}`);
    expect((await client.delete(`/venues/${venue.id}`)).status).toBe(204);
    expect((await client.get(`/venues/${venue.id}`)).status).toBe(404);
  });

  it('keeps capacity and status when an event brings the same venue along', async () => {
    const at = await makeOrganization();
    const venue = await create(at, { status: 'published' });
    await publish(at, { ...festspielhaus, capacity: undefined, postalCode: '6900 Bregenz' });
    const { body } = await app.as(at.people.viewer).get<Venue>(`/venues/${venue.id}`);
    expect(body).toMatchObject({ capacity: 1656, status: 'published', postalCode: '6900 Bregenz', events: 1 });
  });
});

describe('finding venues', () => {
  it('lists by workspace and by domain, searches and sorts', async () => {
    const at = await makeOrganization();
    await create(at);
    await create(at, { title: 'Kornmarkttheater', address: 'Kornmarktplatz 1' });
    await publish(at, {
      ...festspielhaus,
      title: 'Inselhalle',
      address: 'Zwanzigerstraße 10',
      city: 'Lindau',
      country: 'DE',
    });
    const titles = async (query: string) => {
      const { body } = await app.as(at.people.viewer).get<List<Venue>>(`/venues?${query}`);
      return [body.total, ...body.data.map(({ title }) => title)];
    };
    const all = [3, 'Festspielhaus Bregenz', 'Inselhalle', 'Kornmarkttheater'];
    expect(await titles(`domainId=${at.domain.id}`)).toEqual(all);
    expect(await titles(`workspaceId=${at.workspace.id}`)).toEqual(all);
    expect(await titles('search=lindau')).toEqual([1, 'Inselhalle']);
    expect(await titles('sort=-events&take=1')).toEqual([3, 'Inselhalle']);
    expect(await titles('status=published')).toEqual([0]);
  });

  it('finds those around, nearest first or turned round, and sends the question’s marks back', async () => {
    const at = await makeOrganization();
    await create(at, { title: 'Far', latitude: 47.7 });
    await create(at, { title: 'Near' });
    await create(at, { title: 'Too far', latitude: 48.2 });
    const around = async (query: string) => {
      const path = `/api/location/nearby-venues?propertyId=${at.property.id}&${query}`;
      return (await app.as(at.people.viewer).get<List<NearbyVenue> & { _purpose?: string }>(path)).body;
    };
    const usual = await around('_purpose=list&_clientRequestId=7');
    expect(usual).toMatchObject({ total: 2, _purpose: 'list', _clientRequestId: '7' });
    expect(usual.data.map(({ title, distance }) => [title, distance])).toEqual([
      ['Near', 0.25],
      ['Far', 21.63],
    ]);
    expect((await around('descending=true')).data.map(({ title }) => title)).toEqual(['Far', 'Near']);
    expect((await around('distance=100&search=too')).data.map(({ title }) => title)).toEqual(['Too far']);
    const elsewhere = await around('latitude=47.7&longitude=9.7372&distance=1');
    expect(elsewhere.data.map(({ title }) => title)).toEqual(['Far']);
  });
});
