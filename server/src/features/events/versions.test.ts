import type { Event } from '@foyer/contract/events';
import type { Venue } from '@foyer/contract/venues';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await makeOrganization();
  editor = app.as(own.people.editor);
});

const meantFor = ({ version }: { version: number }) => ({ headers: { 'if-match': `"${version}"` } });

it('a save of an event meant for another version is refused with the event as it is, in whichever language', async () => {
  const event = await makeEvent(editor, own);
  const other = await makeEvent(editor, own, { language: 'de', title: 'Hafenadvent' });
  await editor.post('/link-translation', { newPostId: other.eventId, translationGroup: event.eventId });
  const read = await editor.get<Event>(`/events/${event.eventId}`);
  const german = (await editor.get<Event>(`/events/${other.eventId}`)).body;
  expect(read.headers.etag).toBe(`"${read.body.version}"`);
  expect(german.version).toBe(read.body.version);

  const saved = await editor.post<Event>(
    `/update-event/${german.eventId}`,
    { ...german, price: 4, currency: 'EUR' },
    meantFor(german),
  );
  expect(saved.body).toMatchObject({ price: 4, version: german.version + 1 });
  const stale = await editor.post(
    `/update-event/${event.eventId}`,
    { ...read.body, title: 'Mine' },
    meantFor(read.body),
  );
  expect(stale.status).toBe(412);
  expect(stale.headers.etag).toBe(`"${saved.body.version}"`);
  expect(stale.body).toMatchObject({
    code: 'stale',
    present: { eventId: event.eventId, title: 'Harbour Advent', price: 4, version: saved.body.version },
  });
  const removed = await editor.delete(`/delete-event/${event.eventId}`, meantFor(read.body));
  expect(removed.status).toBe(412);
  const form = new FormData();
  form.set('event', JSON.stringify({ ...read.body, title: 'Mine' }));
  const withMedia = await editor.post(`/update-event-with-media/${event.eventId}`, form, meantFor(read.body));
  expect(withMedia.status).toBe(412);
  // Whoever names no version saves, as the specification's own clients do.
  expect(
    (await editor.post<Event>(`/update-event/${event.eventId}`, { ...read.body, title: 'Mine' })).body,
  ).toMatchObject({
    title: 'Mine',
    version: saved.body.version + 1,
  });
});

it('two saves at once of one version: one is taken, the other told', async () => {
  const event = await makeEvent(editor, own);
  const answers = await Promise.all(
    ['One', 'Other'].map((title) =>
      editor.post(`/update-event/${event.eventId}`, { ...event, title }, meantFor(event)),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

it('an event is saved with its venue and with its status', async () => {
  const event = await makeEvent(editor, own);
  const { venueId } = event.venue;
  const venue = (await editor.get<Venue>(`/venues/${venueId}`)).body;
  expect(
    (await editor.put<Venue>(`/venues/${venueId}`, { ...venue, capacity: 400 }, meantFor(venue))).body,
  ).toMatchObject({
    version: venue.version + 1,
  });
  const stale = await editor.put(`/venues/${venueId}`, { ...venue, capacity: 500 }, meantFor(venue));
  expect(stale).toMatchObject({ status: 412, body: { present: { capacity: 400 } } });
  expect((await editor.delete(`/venues/${venueId}`, meantFor(venue))).status).toBe(412);
  const moved = (await editor.get<Event>(`/events/${event.eventId}`)).body;
  expect(moved.version).toBeGreaterThan(event.version);
  await editor.post('/posts/unpublish', { workspaceId: own.workspace.id, posts: [{ id: event.eventId }] });
  expect((await editor.post(`/update-event/${event.eventId}`, moved, meantFor(moved))).status).toBe(412);
});
