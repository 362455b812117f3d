import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Event } from '@foyer/contract/events';
import type { Media } from '@foyer/contract/media';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let kept: Event;
let photo: Buffer;

const harbour = {
  title: 'Old harbour',
  address: 'Hafenplatz 4',
  city: 'Lindau',
  country: 'DE',
  latitude: 47.5439,
  longitude: 9.6834,
};
const event = {
  title: 'Harbour Advent',
  description: 'Wooden stalls and brass choirs.',
  eventStartDate: '2026-11-26T11:00:00+01:00',
  timeZone: 'Europe/Berlin',
  venue: harbour,
  category: 'market',
};
type Parts = Record<string, string | Blob>;
const formOf = (parts: Parts): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, 'harbour.jpg');
  }
  return form;
};
const whole = (more: object = {}): Parts => ({ event: JSON.stringify({ ...event, ...more }) });
const picture = (bytes: Buffer = photo) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
const stored = () => readdir(path.join(app.runtime.dataFolder, 'media')).catch(() => [] as string[]);

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#274156' } })
    .withExif({ IFD0: { Copyright: 'Greta Hagen' }, IFD3: { GPSLatitude: '47/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  kept = await publish();
});
afterAll(() => app.close());

async function publish(parts: Parts = whole(), at = own): Promise<Event> {
  const form = formOf({ workspaceId: at.workspace.id, ...parts });
  const answer = await app.as(at.people.editor).post<Event>('/publish', form);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}
const mediaOf = async (at: TestOrganization) =>
  (await app.as(at.people.viewer).get<{ data: Media[] }>(`/media?propertyId=${at.property.id}`)).body.data;

standingCases(
  [
    {
      name: 'POST /publish as a form',
      call: (client) => client.post('/publish', formOf({ ...whole(), workspaceId: own.workspace.id })),
      missing: (client) => client.post('/publish', formOf({ ...whole(), workspaceId: uuidv7() })),
      bad: (client) => client.post('/publish', formOf({ workspaceId: own.workspace.id, title: '' })),
      forbidden: 'viewer',
    },
    {
      name: 'POST /update-event-with-media/:id',
      call: (client) =>
        client.post(`/update-event-with-media/${kept.eventId}`, formOf({ ...whole(), mainImage: picture() })),
      missing: (client) =>
        client.post(`/update-event-with-media/${uuidv7()}`, formOf({ ...whole(), mainImage: picture() })),
      bad: (client) => client.post(`/update-event-with-media/${kept.eventId}`, formOf({ event: 'no JSON' })),
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

describe('an event as a form', () => {
  it('keeps its two pictures, made anew and without a word of what the camera noted', async () => {
    const created = await publish({ ...whole(), mainImage: picture(), secondaryImage: picture() });
    expect(created).toMatchObject({ title: 'Harbour Advent', status: 'draft', venue: { ...harbour } });
    expect(created.featured_media).not.toBe(created.secondary_image);
    const file = await app.app.inject({ url: `/media/${created.featured_media}/file` });
    const seen = await sharp(file.rawPayload).metadata();
    expect([file.headers['content-type'], seen.format, seen.width, seen.exif]).toEqual([
      'image/webp',
      'webp',
      1200,
      undefined,
    ]);
  });

  it('may come field by field, with the venue’s written with dots or brackets', async () => {
    const created = await publish({
      ...event,
      venue: '',
      ...Object.fromEntries(Object.entries(harbour).map(([name, value]) => [`venue.${name}`, String(value)])),
      'venue[postalCode]': '88131',
      title: '2026',
      price: '12.5',
      currency: 'EUR',
      allDay: 'true',
      eventEndDate: '',
      ticketUrl: '',
    } as Parts);
    expect(created).toMatchObject({
      title: '2026',
      price: 12.5,
      allDay: true,
      eventEndDate: null,
      ticketUrl: null,
      venue: { ...harbour, postalCode: '88131' },
    });
  });

  it('leaves the other picture as the fields name it, and takes JSON as before', async () => {
    const before = await publish({ ...whole(), mainImage: picture() });
    const client = app.as(own.people.editor);
    const address = `/update-event-with-media/${before.eventId}`;
    const fields = whole({ featured_media: before.featured_media, title: 'Harbour Advent 2026' });
    const changed = await client.post<Event>(address, formOf({ ...fields, secondaryImage: picture() }));
    expect(changed.body).toMatchObject({ title: 'Harbour Advent 2026', featured_media: before.featured_media });
    expect(changed.body.secondary_image).toEqual(expect.any(String));
    const json = await client.post<Event>(address, { ...event, title: 'Advent' });
    expect([json.status, json.body.title, json.body.featured_media]).toEqual([200, 'Advent', null]);
  });

  it('tells what is wrong with fields and files at once, and keeps nothing', async () => {
    const at = await makeOrganization();
    const before = (await stored()).length;
    const answer = await app.as(at.people.editor).post(
      '/publish',
      formOf({
        workspaceId: at.workspace.id,
        ...whole({ title: ' ', venue: { ...harbour, city: '' } }),
        mainImage: picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
        secondaryImage: picture(photo.subarray(0, 4000)),
      }),
    );
    expect(answer.status).toBe(422);
    const fields = (answer.body.validationErrors as unknown as { field: string }[]).map(({ field }) => field);
    expect(fields).toEqual(['title', 'venue.city', 'mainImage', 'secondaryImage']);
    expect([(await stored()).length - before, (await mediaOf(at)).length]).toEqual([0, 0]);
  });

  it('keeps no good picture beside a bad one, and none for an event that is refused', async () => {
    const at = await makeOrganization();
    const before = (await stored()).length;
    const client = app.as(at.people.editor);
    const workspaceId = at.workspace.id;
    const beside = { workspaceId, ...whole(), mainImage: picture(), secondaryImage: picture(Buffer.from('GIF89a')) };
    const one = await client.post('/publish', formOf(beside));
    expect(one.body.validationErrors).toMatchObject([{ field: 'secondaryImage' }]);
    const named = { workspaceId, ...whole({ secondary_image: uuidv7() }), mainImage: picture() };
    const other = await client.post('/publish', formOf(named));
    expect(other.body.validationErrors).toMatchObject([{ field: 'secondary_image', message: 'Picture not found' }]);
    expect([(await stored()).length - before, (await mediaOf(at)).length]).toEqual([0, 0]);
  });

  it('opens no file for somebody without a session, and takes no form where none is asked for', async () => {
    const parts = { ...whole(), workspaceId: own.workspace.id, mainImage: picture(Buffer.from('no picture')) };
    expect((await app.anonymous.post('/publish', formOf(parts))).status).toBe(401);
    expect((await app.as(foreign.people.owner).post('/publish', formOf(parts))).status).toBe(404);
    const venue = await app.as(own.people.editor).post('/venues', formOf({ workspaceId: own.workspace.id }));
    expect([venue.status, venue.body.code]).toEqual([415, 'media-type']);
  });

  it('refuses a form that is cut off', async () => {
    const client = app.as(own.people.editor);
    const answer = await client.post('/publish', '--cut\r\ncontent-disposition: form-data; name="event"\r\n\r\n{', {
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
  });
});
