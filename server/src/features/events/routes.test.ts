import type { Event } from '@foyer/contract/events';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { translateEvent } from './rules.ts';

type List = { data: Event[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let kept: Event;

const harbour = {
  title: 'Old harbour',
  address: 'Hafenplatz 4',
  postalCode: '88131',
  city: 'Lindau',
  country: 'DE',
  latitude: 47.5439,
  longitude: 9.6834,
};
const input = (at: TestOrganization, more: object = {}) => ({
  workspaceId: at.workspace.id,
  title: 'Harbour Advent',
  description: 'Wooden stalls and brass choirs.',
  eventStartDate: '2026-11-26T11:00:00+01:00',
  eventEndDate: '2026-12-20T21:00:00+01:00',
  timeZone: 'Europe/Berlin',
  venue: harbour,
  category: 'market',
  price: 0,
  currency: 'EUR',
  ...more,
});
const create = async (at: TestOrganization, more: object = {}) => {
  const answer = await app.as(at.people.editor).post<Event>('/publish', input(at, more));
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
      name: 'GET /all-events',
      call: (client) => client.get(`/all-events?domainId=${own.domain.id}`),
      missing: (client) => client.get(`/all-events?domainId=${uuidv7()}`),
      bad: (client) => client.get('/all-events?sort=organisation_id&status=secret&take=1000'),
    },
    {
      name: 'GET /events/:id',
      call: (client) => client.get(`/events/${kept.eventId}`),
      missing: (client) => client.get(`/events/${uuidv7()}`),
      bad: (client) => client.get('/events/17'),
    },
    {
      name: 'GET /events-by-translation-group',
      call: (client) => client.get(`/events-by-translation-group?translation_group=${kept.translation_group}`),
      missing: (client) => client.get(`/events-by-translation-group?translation_group=${uuidv7()}`),
      bad: (client) => client.get('/events-by-translation-group?translation_group=17'),
    },
    {
      name: 'POST /publish',
      call: (client) => client.post('/publish', input(own)),
      missing: (client) => client.post('/publish', { ...input(own), workspaceId: uuidv7() }),
      bad: (client) => client.post('/publish', { workspaceId: own.workspace.id, title: '', venue: { city: '' } }),
      forbidden: 'viewer',
    },
    {
      name: 'POST /update-event/:id',
      call: (client) => client.post(`/update-event/${kept.eventId}`, input(own)),
      missing: (client) => client.post(`/update-event/${uuidv7()}`, input(own)),
      bad: (client) => client.post(`/update-event/${kept.eventId}`, { ...input(own), timeZone: 'Lake/Constance' }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /delete-event/:id',
      call: (client) => client.delete(`/delete-event/${kept.eventId}`),
      missing: (client) => client.delete(`/delete-event/${uuidv7()}`),
      bad: (client) => client.delete('/delete-event/17'),
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

describe('creating', () => {
  it('answers the event as the wire page has it: local time with offset, venue as city and country, a draft', async () => {
    const event = await create(own, { title: 'Fähre & Feuer' });
    expect(event).toMatchObject({
      postId: event.eventId,
      translation_group: event.eventId,
      eventStartDate: '2026-11-26T11:00:00+01:00',
      eventEndDate: '2026-12-20T21:00:00+01:00',
      status: 'draft',
      eventStatus: 'scheduled',
      venue: { ...harbour, name: 'Lindau, Germany' },
      price: 0,
      expectedVisitors: null,
      language: 'en',
      workspaceId: own.workspace.id,
    });
    expect(event.slug).toMatch(/^fahre-/);
  });

  it('keeps the wall time across a change of clocks, whatever offset was sent', async () => {
    const event = await create(own, {
      eventStartDate: '2027-03-27T18:00:00Z',
      eventEndDate: '2027-03-28T18:00:00Z',
    });
    expect([event.eventStartDate, event.eventEndDate]).toEqual([
      '2027-03-27T19:00:00+01:00',
      '2027-03-28T20:00:00+02:00',
    ]);
  });

  it('takes the day as written, from its midnight, when the hour is not known or it lasts all day', async () => {
    for (const how of [{ allDay: true }, { timeKnown: false }]) {
      const event = await create(own, {
        ...how,
        timeZone: 'America/New_York',
        eventStartDate: '2026-12-05T00:00:00Z',
        eventEndDate: '2026-12-06T15:30:00+01:00',
      });
      expect([event.eventStartDate, event.eventEndDate]).toEqual([
        '2026-12-05T00:00:00-05:00',
        '2026-12-06T00:00:00-05:00',
      ]);
    }
  });

  it('tells every problem at once', async () => {
    const { status, body } = await app.as(own.people.editor).post('/publish', {
      workspaceId: own.workspace.id,
      title: ' ',
      timeZone: 'Europe/Berlin',
      venue: { ...harbour, address: '', latitude: 95 },
      ticketUrl: 'javascript:alert(1)',
    });
    expect(status).toBe(422);
    const fields = (body.validationErrors as unknown as { field: string }[]).map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['title', 'eventStartDate', 'venue.address', 'venue.latitude', 'ticketUrl']),
    );
    const turned = await app
      .as(own.people.editor)
      .post('/publish', input(own, { eventEndDate: '2026-11-25T11:00:00+01:00' }));
    expect(turned.body.validationErrors).toMatchObject([{ field: 'eventEndDate' }]);
  });

  it('takes no picture and no venue of somebody else', async () => {
    const theirs = await create(foreign);
    const picture = await app.as(own.people.editor).post('/publish', input(own, { featured_media: uuidv7() }));
    expect(picture.body.validationErrors).toEqual([{ field: 'featured_media', message: 'Picture not found' }]);
    const venue = await app
      .as(own.people.editor)
      .post('/publish', input(own, { venue: { ...harbour, venueId: theirs.venue.venueId } }));
    expect(venue.body.validationErrors).toEqual([{ field: 'venue.venueId', message: 'Venue not found' }]);
  });
});

describe('venues', () => {
  it('keeps the same place once, also when many events name it at the same time', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    await client.csrf();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        client.post<Event>(
          '/publish',
          input(at, { title: `Event ${i}`, venue: { ...harbour, title: i % 2 ? 'OLD harbour' : 'Old harbour' } }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.venue.venueId)).size).toBe(1);
  });

  it('moves the other events of a venue that has moved', async () => {
    const at = await makeOrganization();
    const one = await create(at);
    const other = await create(at, { title: 'Regatta' });
    await create(at, { title: 'Boat day', venue: { ...harbour, latitude: 47.6 } });
    for (const { eventId } of [one, other]) {
      const { body } = await app.as(at.people.viewer).get<Event>(`/events/${eventId}`);
      expect(body.venue.latitude).toBe(47.6);
    }
  });
});

describe('changing and deleting', () => {
  it('are told by their group, the one that is named first', async () => {
    const at = await makeOrganization();
    const event = await create(at);
    const german = await at.within((scope) =>
      translateEvent(scope, event.eventId, { language: 'de', title: 'Hafenadvent', description: 'Holzbuden.' }),
    );
    const told = async (named: string) => {
      const path = `/events-by-translation-group?translation_group=${named}`;
      const { body } = await app.as(at.people.viewer).get<List>(path);
      return [body.total, ...body.data.map(({ title, description }) => `${title}: ${description}`)];
    };
    const both = ['Harbour Advent: Wooden stalls and brass choirs.', 'Hafenadvent: Holzbuden.'];
    expect(await told(event.translation_group)).toEqual([2, ...both]);
    expect(await told(german.eventId)).toEqual([2, ...both.toReversed()]);
  });

  it('changes an event and what all its languages share', async () => {
    const at = await makeOrganization();
    const event = await create(at);
    const german = await at.within((scope) =>
      translateEvent(scope, event.eventId, { language: 'de', title: 'Hafenadvent', description: 'Holzbuden.' }),
    );
    const { body } = await app
      .as(at.people.editor)
      .post<Event>(
        `/update-event/${event.eventId}`,
        input(at, { title: 'Advent', eventStatus: 'postponed', status: 'published' }),
      );
    expect(body).toMatchObject({
      eventId: event.eventId,
      title: 'Advent',
      eventStatus: 'postponed',
      status: 'published',
    });
    const told = await app.as(at.people.viewer).get<Event>(`/events/${german.eventId}`);
    expect(told.body).toMatchObject({
      title: 'Hafenadvent',
      eventStatus: 'postponed',
      status: 'draft',
      language: 'de',
    });
    const taken = await app.as(at.people.editor).post(`/update-event/${event.eventId}`, input(at, { language: 'de' }));
    expect(taken.body.validationErrors).toMatchObject([{ field: 'language' }]);
    expect((await app.as(at.people.viewer).get<List>('/all-events')).body.data.map(({ eventId }) => eventId)).toEqual([
      event.eventId,
    ]);
  });

  it('deletes an event with its languages and leaves a draft about it without an event', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const event = await create(at);
    const german = await at.within((scope) =>
      translateEvent(scope, event.eventId, { language: 'de', title: 'Hafenadvent', description: '' }),
    );
    const page = await client.post('/landing-pages', {
      propertyId: at.property.id,
      eventId: event.eventId,
      name: 'Advent',
      languages: ['en'],
    });
    expect((await client.delete(`/delete-event/${event.eventId}`)).status).toBe(204);
    for (const { eventId } of [event, german]) expect((await client.get(`/events/${eventId}`)).status).toBe(404);
    expect((await client.get(`/landing-pages/${page.body.id}`)).body).toMatchObject({ eventId: null, name: 'Advent' });
  });
});
