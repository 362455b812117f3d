import type { Event } from '@foyer/contract/events';
import type { Venue } from '@foyer/contract/venues';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent, makePage, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';

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

type Address = { path: string; live: boolean; title: string };
/** Every address of the organisation's site that is no entry's, by its path. */
const addresses = () =>
  asOwner<Address>(
    'select path, live, title from publications where organisation_id = $1 and entry_id is null order by path',
    [own.id],
  );
const siteVersion = async () =>
  (await asOwner<{ v: number }>('select site_version as v from domains where id = $1', [own.domain.id]))[0]?.v ?? 0;
const live = (path: string, title: string) => ({ path, live: true, title });
const gone = (path: string, title: string) => ({ path, live: false, title });
const update = (event: Event, more: object) =>
  editor.post<Event>(`/update-event/${event.eventId}`, { ...event, ...more });

describe('an event', () => {
  it('is on the site exactly while it is published, at the address it began with', async () => {
    const event = await makeEvent(editor, own, { status: 'draft' });
    expect(await addresses()).toEqual([]);
    const before = await siteVersion();
    await update(event, { status: 'published' });
    expect(await addresses()).toEqual([live('/events/harbour-advent', 'Harbour Advent')]);
    expect(await siteVersion()).toBeGreaterThan(before);

    const renamed = await update(event, { status: 'published', title: 'Advent at the harbour' });
    expect(renamed.status).toBe(200);
    expect(await addresses()).toEqual([live('/events/harbour-advent', 'Advent at the harbour')]);

    await update(event, { status: 'archived', title: 'Advent at the harbour' });
    expect(await addresses()).toEqual([gone('/events/harbour-advent', 'Advent at the harbour')]);
    await update(event, { status: 'published', title: 'Harbour Advent' });
    expect(await addresses()).toEqual([live('/events/harbour-advent', 'Harbour Advent')]);
    expect((await editor.delete(`/delete-event/${event.eventId}`)).status).toBe(204);
    expect(await addresses()).toEqual([gone('/events/harbour-advent', 'Harbour Advent')]);
  });

  it('has an address in each language and none of another event of its name', async () => {
    const first = await makeEvent(editor, own);
    await makeEvent(editor, own, { venue: { ...first.venue, venueId: null, title: 'Quay', address: 'Seestraße 4' } });
    const german = await makeEvent(editor, own, { language: 'de', title: 'Hafenweihnacht' });
    expect((await addresses()).map(({ path }) => path)).toEqual([
      '/de/events/hafenweihnacht',
      '/events/harbour-advent',
      '/events/harbour-advent-2',
    ]);
    const link = { newPostId: german.eventId, translationGroup: first.eventId };
    expect((await editor.post('/link-translation', link)).status).toBe(200);
    const things = await asOwner<{ path: string; thing_id: string; live: boolean }>(
      'select path, thing_id, live from publications where organisation_id = $1 and language = $2',
      [own.id, 'de'],
    );
    expect(things).toEqual([{ path: '/de/events/hafenweihnacht', thing_id: first.eventId, live: true }]);
  });

  it('may be deleted while only its own page is live', async () => {
    const event = await makeEvent(editor, own);
    await stateFacts(editor, own);
    const page = await makePage(editor, own, { eventId: event.eventId });
    await saveText(editor, page);
    await editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
    expect((await editor.delete(`/delete-event/${event.eventId}`)).status).toBe(409);
    await editor.post(`/landing-pages/${page.id}/unpublish`, { languages: ['en'] });
    expect((await editor.delete(`/delete-event/${event.eventId}`)).status).toBe(204);
  });
});

describe('a venue', () => {
  const hall = {
    title: 'Kaspar hall',
    address: 'Kasparweg 1',
    city: 'Bregenz',
    country: 'AT',
    latitude: 47.5,
    longitude: 9.74,
  };
  const make = async (status: string) =>
    (await editor.post<Venue>('/venues', { ...hall, status, workspaceId: own.workspace.id })).body;

  it('is shown in each language its site speaks, and in one that comes later', async () => {
    for (const languageId of ['en', 'de'])
      await editor.post('/property-languages', { propertyId: own.property.id, languageId });
    const venue = await make('published');
    expect(await addresses()).toEqual([
      live('/de/venues/kaspar-hall', 'Kaspar hall'),
      live('/venues/kaspar-hall', 'Kaspar hall'),
    ]);
    await makeEvent(editor, own, { language: 'fr', title: 'Avent au port' });
    expect((await addresses()).map(({ path }) => path)).toContain('/fr/venues/kaspar-hall');

    await editor.put(`/venues/${venue.id}`, { ...hall, title: 'Kaspar house', status: 'published' });
    expect(await addresses()).toContainEqual(live('/venues/kaspar-hall', 'Kaspar house'));
    await editor.put(`/venues/${venue.id}`, { ...hall, title: 'Kaspar house', status: 'archived' });
    expect((await addresses()).filter((one) => one.live).map(({ path }) => path)).toEqual(['/fr/events/avent-au-port']);
  });

  it('that is a draft or deleted has no page', async () => {
    const draft = await make('draft');
    expect(await addresses()).toEqual([]);
    await editor.put(`/venues/${draft.id}`, { ...hall, status: 'published' });
    expect(await addresses()).toEqual([live('/venues/kaspar-hall', 'Kaspar hall')]);
    expect((await editor.delete(`/venues/${draft.id}`)).status).toBe(204);
    expect(await addresses()).toEqual([gone('/venues/kaspar-hall', 'Kaspar hall')]);
  });
});
