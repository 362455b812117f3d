import type { Event } from '@foyer/contract/events';
import type { Venue } from '@foyer/contract/venues';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { publishPlanned } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await makeOrganization();
  editor = app.as(own.people.editor);
});

const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const eventNow = async ({ eventId }: Event) => (await editor.get<Event>(`/events/${eventId}`)).body;
const venueNow = async ({ id }: Venue) => (await editor.get<Venue>(`/venues/${id}`)).body;
const shown = async (path: string) =>
  (await app.anonymous.get(`/public/sites/${own.domain.name}.localhost/page?path=${encodeURIComponent(path)}`)).status;
const acts = async () =>
  (await app.as(own.people.owner).get<{ data: { action: string; detail: object }[] }>('/audit-log')).body.data;

describe('a plan', () => {
  it('puts an event and a venue on the site at its time, and no sooner', async () => {
    const publishAt = soon(1500);
    const event = await makeEvent(editor, own, { status: 'published', publishAt });
    expect(event).toMatchObject({ status: 'scheduled', publishAt, failure: null });
    const { venueId } = event.venue;
    const { body: before } = await editor.get<Venue>(`/venues/${venueId}`);
    const { body: venue } = await editor.put<Venue>(`/venues/${venueId}`, {
      ...before,
      status: 'scheduled',
      publishAt,
    });
    expect(venue).toMatchObject({ status: 'scheduled', publishAt });
    expect(await shown('/events/harbour-advent')).toBe(404);
    await expect.poll(async () => (await eventNow(event)).status, { timeout: 15_000 }).toBe('published');
    await expect.poll(async () => (await venueNow(venue)).status, { timeout: 15_000 }).toBe('published');
    expect((await eventNow(event)).publishAt).toBeNull();
    expect(await shown('/events/harbour-advent')).toBe(200);
    expect(await shown('/venues/lindau-harbour')).toBe(200);
    expect(await acts()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'event.scheduled', detail: expect.objectContaining({ publishAt }) }),
        expect.objectContaining({ action: 'venue.scheduled' }),
        expect.objectContaining({ action: 'event.published', actorName: own.people.editor.name }),
      ]),
    );
  });

  it('fails with the reason when the event is over by then', async () => {
    const publishAt = soon(3_600_000);
    const event = await makeEvent(editor, own, { status: 'scheduled', publishAt });
    const past = { eventStartDate: '2025-11-26T11:00:00+01:00', eventEndDate: '2025-11-27T20:00:00+01:00' };
    await editor.post(`/update-event/${event.eventId}`, { ...event, ...past });
    await own.within((scope) => publishPlanned(scope, { kind: 'event', id: event.eventId, publishAt }));
    expect(await eventNow(event)).toMatchObject({
      status: 'failed',
      publishAt: null,
      failure: 'The event was over by then',
    });
    expect(await shown('/events/harbour-advent')).toBe(404);
    expect(await acts()).toContainEqual(expect.objectContaining({ action: 'event.publishing-failed' }));
    // Published by hand it is what a person wants, and no longer failed.
    const byHand = await editor.post(`/update-event/${event.eventId}`, {
      ...event,
      ...past,
      status: 'published',
      publishAt: null,
    });
    expect(byHand.body).toMatchObject({ status: 'published', failure: null });
  });

  it('is called off by another status and replaced by another time', async () => {
    const [first, second] = [soon(3_600_000), soon(7_200_000)];
    const event = await makeEvent(editor, own, { status: 'scheduled', publishAt: first });
    const at = (publishAt: string) =>
      own.within((scope) => publishPlanned(scope, { kind: 'event', id: event.eventId, publishAt }));
    await editor.post(`/update-event/${event.eventId}`, { ...event, publishAt: second });
    await at(first);
    expect(await eventNow(event)).toMatchObject({ status: 'scheduled', publishAt: second });
    // A client that knows of no times leaves the plan as it is.
    const { publishAt: _, ...unplanned } = await eventNow(event);
    await editor.post(`/update-event/${event.eventId}`, { ...unplanned, title: 'Advent' });
    expect(await eventNow(event)).toMatchObject({ title: 'Advent', status: 'scheduled', publishAt: second });
    await editor.post('/posts/unpublish', { workspaceId: own.workspace.id, posts: [{ id: event.eventId }] });
    await at(second);
    expect(await eventNow(event)).toMatchObject({ status: 'draft', publishAt: null });
  });

  it('needs a time', async () => {
    const event = await makeEvent(editor, own, { status: 'draft' });
    const refused = await editor.post(`/update-event/${event.eventId}`, { ...event, status: 'scheduled' });
    expect(refused).toMatchObject({
      status: 422,
      body: { validationErrors: [{ field: 'publishAt', message: 'Choose when it goes live' }] },
    });
  });
});
