import type { Event } from '@foyer/contract/events';
import type { PostRow } from '@foyer/contract/posts';
import type { Venue } from '@foyer/contract/venues';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent, makePage } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { publishPlanned } from '../publishing/rules.ts';
import { emptyTrash } from './rules.ts';

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

type Rows = { data: PostRow[]; total: number; tabs: Record<string, number> };
const trash = async (query = '', client = editor) =>
  (await client.get<Rows>(`/posts?workspaceId=${own.workspace.id}&deleted=true${query}`)).body;
const bringBack = (id: string) => editor.post(`/posts/${id}/bring-back`);
const shown = async (path: string) =>
  (await app.anonymous.get(`/public/sites/${own.domain.name}.localhost/page?path=${encodeURIComponent(path)}`)).status;
const totals = async () => {
  const of = async (path: string) => (await editor.get<{ total: number }>(path)).body.total;
  return {
    nearby: await of(`/api/location/nearby-events?propertyId=${own.property.id}`),
    all: await of('/all-events'),
    posts: await of(`/posts?workspaceId=${own.workspace.id}&tab=events`),
    languages: (
      await editor.get<{ data: { id: string; count: number }[] }>('/get-terms?taxonomy=event_language')
    ).body.data
      .filter(({ count }) => count > 0)
      .map(({ id }) => id),
  };
};

async function inTwoLanguages(): Promise<{ event: Event; german: Event }> {
  const event = await makeEvent(editor, own);
  const other = await makeEvent(editor, own, { language: 'de', title: 'Hafenadvent' });
  await editor.post('/link-translation', { newPostId: other.eventId, translationGroup: event.eventId });
  return { event, german: other };
}

describe('an event in the trash', () => {
  it('is off every list and site, and comes back with its languages, its drafts, its source and what was live', async () => {
    const { event, german } = await inTwoLanguages();
    const page = await makePage(editor, own, { eventId: german.eventId });
    await asOwner(
      `insert into event_origins (id, organisation_id, workspace_id, event_id, uid, imported)
       values (gen_random_uuid(), $1, $2, $3, 'advent@town', '{}')`,
      [own.id, own.workspace.id, event.eventId],
    );
    const standing = await totals();
    expect(standing).toEqual({ nearby: 1, all: 1, posts: 1, languages: ['en', 'de'] });
    expect((await editor.delete(`/delete-event/${event.eventId}`)).status).toBe(204);
    expect(await totals()).toEqual({ nearby: 0, all: 0, posts: 0, languages: [] });
    expect([await shown('/events/harbour-advent'), await shown('/de/events/hafenadvent')]).toEqual([410, 410]);
    for (const { eventId } of [event, german]) expect((await editor.get(`/events/${eventId}`)).status).toBe(404);
    const { data, tabs } = await trash();
    expect(tabs).toMatchObject({ all: 1, events: 1, venues: 0 });
    expect(data).toMatchObject([
      {
        ...{ id: event.eventId, kind: 'event', title: 'Harbour Advent', deletedAt: expect.any(String) },
        languages: [
          { language: 'en', status: 'draft' },
          { language: 'de', status: 'draft' },
        ],
      },
    ]);
    expect((await trash('&language=fr')).total).toBe(0);
    expect((await trash('&search=harbour&language=de&tab=events&sort=title')).total).toBe(1);

    expect((await bringBack(event.eventId)).status).toBe(204);
    expect(await totals()).toEqual(standing);
    expect((await trash()).total).toBe(0);
    expect([await shown('/events/harbour-advent'), await shown('/de/events/hafenadvent')]).toEqual([200, 200]);
    const back = await editor.get<{ data: Event[] }>(`/events-by-translation-group?translation_group=${event.eventId}`);
    expect(back.body.data).toMatchObject([
      { ...event, version: expect.any(Number) },
      { eventId: german.eventId, title: 'Hafenadvent', translation_group: event.eventId },
    ]);
    expect(back.body.data[0]?.version).toBeGreaterThan(event.version);
    expect((await editor.get(`/landing-pages/${page.id}`)).body).toMatchObject({ eventId: german.eventId });
    expect(await asOwner('select uid from event_origins where event_id = $1', [event.eventId])).toEqual([
      { uid: 'advent@town' },
    ]);
    expect((await bringBack(event.eventId)).status).toBe(404);
  });

  it('takes one language alone, which comes back with what the others say by now', async () => {
    const { event, german } = await inTwoLanguages();
    await editor.delete(`/delete-event/${german.eventId}`);
    expect([await shown('/events/harbour-advent'), await shown('/de/events/hafenadvent')]).toEqual([200, 410]);
    const now = (await editor.get<Event>(`/events/${event.eventId}`)).body;
    await editor.post(`/update-event/${event.eventId}`, { ...now, price: 7, currency: 'EUR' });
    const again = await makeEvent(editor, own, { language: 'de', title: 'Anders' });
    await editor.post('/link-translation', { newPostId: again.eventId, translationGroup: event.eventId });
    expect(await bringBack(german.eventId)).toMatchObject({ status: 409, body: { code: 'translation-exists' } });
    await editor.delete(`/delete-event/${again.eventId}`);
    expect((await bringBack(german.eventId)).status).toBe(204);
    const group = (
      await editor.get<{ data: Event[] }>(`/events-by-translation-group?translation_group=${event.eventId}`)
    ).body;
    expect(group.data).toMatchObject([
      { language: 'en', price: 7 },
      { language: 'de', title: 'Hafenadvent', price: 7, status: 'published' },
    ]);
    expect(group.data[0]?.version).toBe(group.data[1]?.version);
    await editor.delete(`/delete-event/${event.eventId}`);
    expect(await bringBack(again.eventId)).toMatchObject({ status: 409, body: { code: 'event-gone' } });
  });

  it('brings its venue along, or is held at what stands in its place', async () => {
    const event = await makeEvent(editor, own);
    const venueId = event.venue.venueId as string;
    expect((await editor.delete(`/venues/${venueId}`)).body).toMatchObject({ code: 'venue-in-use' });
    await editor.delete(`/delete-event/${event.eventId}`);
    expect((await editor.delete(`/venues/${venueId}`)).status).toBe(204);
    expect((await trash()).tabs).toMatchObject({ events: 1, venues: 1 });
    expect((await bringBack(event.eventId)).status).toBe(204);
    expect((await trash()).total).toBe(0);
    expect((await editor.get<Venue>(`/venues/${venueId}`)).body).toMatchObject({ title: 'Lindau harbour', events: 1 });

    await editor.delete(`/delete-event/${event.eventId}`);
    await editor.delete(`/venues/${venueId}`);
    const { workspaceId, venue } = event;
    const other = await editor.post<Venue>('/venues', { ...venue, workspaceId });
    expect(other.status, other.text).toBe(201);
    expect((await bringBack(event.eventId)).status).toBe(204);
    expect((await editor.get<Event>(`/events/${event.eventId}`)).body.venue.venueId).toBe(other.body.id);
    expect(await bringBack(venueId)).toMatchObject({ status: 409, body: { code: 'venue-exists' } });
  });

  it('misses the time it was planned for, and keeps one that is to come', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const event = await makeEvent(editor, own, { status: 'scheduled', publishAt });
    const due = () => own.within((scope) => publishPlanned(scope, { kind: 'event', id: event.eventId, publishAt }));
    await editor.delete(`/delete-event/${event.eventId}`);
    await due();
    expect((await trash()).total).toBe(1);
    await bringBack(event.eventId);
    expect((await editor.get(`/events/${event.eventId}`)).body).toMatchObject({ status: 'scheduled', publishAt });
    await editor.delete(`/delete-event/${event.eventId}`);
    await asOwner(
      `update thrown_away set kept = jsonb_set(kept, '{events,0,publishAt}', '"2026-01-01T08:00:00Z"') where id = $1`,
      [event.eventId],
    );
    await bringBack(event.eventId);
    expect((await editor.get(`/events/${event.eventId}`)).body).toMatchObject({
      ...{ status: 'failed', publishAt: null, failure: 'It was in the trash when it was to go live' },
    });
  });
});

it('a venue comes back to the site it was on', async () => {
  const { body: venue } = await editor.post<Venue>('/venues', {
    ...{
      title: 'Kaspar hall',
      address: 'Kasparweg 1',
      city: 'Bregenz',
      country: 'AT',
      latitude: 47.5,
      longitude: 9.74,
    },
    ...{ status: 'published', workspaceId: own.workspace.id },
  });
  expect(await shown('/venues/kaspar-hall')).toBe(200);
  await editor.delete(`/venues/${venue.id}`);
  expect(await shown('/venues/kaspar-hall')).toBe(410);
  expect((await editor.get<{ total: number }>('/venues')).body.total).toBe(0);
  expect((await trash('&tab=venues')).data).toMatchObject([{ id: venue.id, kind: 'venue', title: 'Kaspar hall' }]);
  expect((await app.as(own.people.viewer).post(`/posts/${venue.id}/bring-back`)).status).toBe(403);
  expect((await bringBack(venue.id)).status).toBe(204);
  expect(await shown('/venues/kaspar-hall')).toBe(200);
});

it('is seen and brought back by nobody of another tenant', async () => {
  const event = await makeEvent(editor, own);
  await editor.delete(`/delete-event/${event.eventId}`);
  const foreign = await makeOrganization('Atlantic House');
  const stranger = app.as(foreign.people.owner);
  const theirs = await stranger.post(`/posts/${event.eventId}/bring-back`);
  const nothing = await stranger.post(`/posts/${foreign.id}/bring-back`);
  const { requestId: _, ...told } = theirs.body;
  const { requestId: __, ...untold } = nothing.body;
  expect([theirs.status, told]).toEqual([404, untold]);
  expect((await stranger.get<Rows>('/posts?deleted=true')).body.total).toBe(0);
  expect((await trash()).total).toBe(1);
});

it('is emptied after thirty days', async () => {
  const [old, young] = [await makeEvent(editor, own), await makeEvent(editor, own, { title: 'Regatta' })];
  for (const { eventId } of [old, young]) await editor.delete(`/delete-event/${eventId}`);
  await asOwner(`update thrown_away set deleted_at = deleted_at - interval '30 days' where id = $1`, [old.eventId]);
  await emptyTrash();
  expect((await trash()).data.map(({ id }) => id)).toEqual([young.eventId]);
  expect((await bringBack(old.eventId)).status).toBe(404);
  expect(await shown('/events/harbour-advent')).toBe(410);
});

it('keeps what a source would bring again until that is over', async () => {
  const event = await makeEvent(editor, own, {
    eventStartDate: '2099-11-26T11:00:00+01:00',
    eventEndDate: '2099-11-26T20:00:00+01:00',
  });
  await asOwner(
    `insert into event_origins (id, organisation_id, workspace_id, event_id, uid, imported)
     values (gen_random_uuid(), $1, $2, $3, 'regatta@town', '{}')`,
    [own.id, own.workspace.id, event.eventId],
  );
  await editor.delete(`/delete-event/${event.eventId}`);
  await asOwner(`update thrown_away set deleted_at = deleted_at - interval '90 days' where id = $1`, [event.eventId]);
  await emptyTrash();
  expect((await trash()).data.map(({ id }) => id)).toContain(event.eventId);
  await asOwner(`update thrown_away set start_date = now() - interval '1 day', end_date = null where id = $1`, [
    event.eventId,
  ]);
  await emptyTrash();
  expect((await trash()).data.map(({ id }) => id)).not.toContain(event.eventId);
});
