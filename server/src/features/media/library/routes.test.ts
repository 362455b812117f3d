import type { LibraryOverview, LibraryPicture, MediaFolder } from '@foyer/contract/media-library';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makeProperty, makeWorkspace, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent } from '../../../testing/pages.ts';
import { fileForm, photoNamed, uploadPicture } from '../../../testing/pictures.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

type List = { data: LibraryPicture[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let owner: TestClient;
let photo: Buffer;
let picture: LibraryPicture;
let folder: MediaFolder;

const form = fileForm;
const upload = (at: TestOrganization, title: string, bytes: Uint8Array = photo, more: Record<string, string> = {}) =>
  uploadPicture(app, at, title, bytes, more);
const library = async (at: TestOrganization, query = '') =>
  (await app.as(at.people.viewer).get<List>(`/media/library?propertyId=${at.property.id}${query}`)).body;
const titles = async (at: TestOrganization, query: string) =>
  (await library(at, query)).data.map(({ title }) => title).sort();
beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  owner = app.as(own.people.owner);
  photo = await photoNamed('pool');
  picture = await upload(own, 'Lake pool');
  folder = (await owner.post<MediaFolder>('/media/folders', { propertyId: own.property.id, name: 'Rooms' })).body;
});
afterAll(() => app.close());

const at = (id: string) => `propertyId=${id}`;
standingCases(
  [
    {
      name: 'GET /media/library',
      call: (client) => client.get(`/media/library?${at(own.property.id)}`),
      missing: (client) => client.get(`/media/library?${at(uuidv7())}`),
      bad: (client) => client.get(`/media/library?${at(own.property.id)}&sort=bytes&rights=never`),
    },
    {
      name: 'GET /media/overview',
      call: (client) => client.get(`/media/overview?${at(own.property.id)}`),
      missing: (client) => client.get(`/media/overview?${at(uuidv7())}`),
      bad: (client) => client.get('/media/overview'),
    },
    {
      name: 'GET /media/:id',
      call: (client) => client.get(`/media/${picture.id}`),
      missing: (client) => client.get(`/media/${uuidv7()}`),
      bad: (client) => client.get('/media/first'),
    },
    {
      name: 'POST /media',
      call: (client) => client.post('/media', form({ propertyId: own.property.id }, photo)),
      missing: (client) => client.post('/media', form({ propertyId: uuidv7() }, photo)),
      bad: (client) => client.post('/media', form({ propertyId: own.property.id }, Buffer.from('<svg/>'))),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /media/:id',
      call: (client) => client.put(`/media/${picture.id}`, { credit: 'Ines Brandt' }),
      missing: (client) => client.put(`/media/${uuidv7()}`, { credit: 'Ines Brandt' }),
      bad: (client) => client.put(`/media/${picture.id}`, { focus: { x: 2, y: -1 }, rightsUntil: 'soon' }),
      forbidden: 'viewer',
    },
    {
      name: 'POST /media/:id/file',
      call: (client) => client.post(`/media/${picture.id}/file`, form({}, photo)),
      missing: (client) => client.post(`/media/${uuidv7()}/file`, form({}, photo)),
      bad: (client) => client.post(`/media/${picture.id}/file`, {}),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /media/:id',
      call: (client) => client.delete(`/media/${picture.id}`),
      missing: (client) => client.delete(`/media/${uuidv7()}`),
      bad: (client) => client.delete('/media/first'),
      forbidden: 'viewer',
    },
    {
      name: 'POST /media/folders',
      call: (client) => client.post('/media/folders', { propertyId: own.property.id, name: 'Winter' }),
      missing: (client) => client.post('/media/folders', { propertyId: uuidv7(), name: 'Winter' }),
      bad: (client) => client.post('/media/folders', { propertyId: own.property.id, name: ' ' }),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /media/folders/:id',
      call: (client) => client.put(`/media/folders/${folder.id}?${at(own.property.id)}`, { name: 'Suites' }),
      missing: (client) => client.put(`/media/folders/${folder.id}?${at(uuidv7())}`, { name: 'Suites' }),
      bad: (client) => client.put(`/media/folders/${folder.id}?${at(own.property.id)}`, { name: '' }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /media/folders/:id',
      call: (client) => client.delete(`/media/folders/${folder.id}?${at(own.property.id)}`),
      missing: (client) => client.delete(`/media/folders/${folder.id}?${at(uuidv7())}`),
      bad: (client) => client.delete(`/media/folders/first?${at(own.property.id)}`),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner,
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

describe('finding', () => {
  it('filters by words, tags, folder, alt text, size, rights, likeness and use', async () => {
    const house = await makeOrganization();
    const client = app.as(house.people.editor);
    const facade = await upload(house, 'Facade', await photoNamed('facade'));
    const spa = await upload(house, 'Spa, 100% steam', await photoNamed('spa'));
    const smaller = await sharp(await photoNamed('spa'))
      .resize(900)
      .jpeg({ quality: 60 })
      .toBuffer();
    const twin = await upload(house, 'Spa again', smaller);
    const wide = await sharp(await photoNamed('lake'))
      .resize(2000)
      .jpeg()
      .toBuffer();
    const { body: rooms } = await client.post<MediaFolder>('/media/folders', {
      propertyId: house.property.id,
      name: 'Rooms',
    });
    const lake = await upload(house, 'Lake', wide, { folderId: rooms.id });
    await client.put(`/media/${facade.id}`, { tags: ['winter'], credit: 'Ines Brandt', rightsUntil: '2020-01-01' });
    await client.put(`/media/${spa.id}/alt-text`, { altText: { en: 'Steam over a pool' } });
    await client.put(`/media/${twin.id}`, { decorative: true });
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await client.put(`/media/${lake.id}`, { rightsUntil: soon });
    await makeEvent(client, house, { featured_media: lake.id });

    expect(await titles(house, '&q=100%25')).toEqual(['Spa, 100% steam']);
    expect(await titles(house, '&q=brandt')).toEqual(['Facade']);
    expect(await titles(house, '&q=steam over')).toEqual(['Spa, 100% steam']);
    expect(await titles(house, '&tag=winter')).toEqual(['Facade']);
    expect(await titles(house, `&folderId=${rooms.id}`)).toEqual(['Lake']);
    expect(await titles(house, '&folderId=none')).toEqual(['Facade', 'Spa again', 'Spa, 100% steam']);
    expect(await titles(house, '&missing=en')).toEqual(['Facade', 'Lake']);
    expect(await titles(house, '&described=all')).toEqual(['Spa again', 'Spa, 100% steam']);
    expect(await titles(house, '&small=true')).toEqual(['Facade', 'Spa again', 'Spa, 100% steam']);
    expect(await titles(house, '&rights=ended')).toEqual(['Facade']);
    expect(await titles(house, '&rights=soon')).toEqual(['Lake']);
    expect(await titles(house, '&duplicates=true')).toEqual(['Spa again', 'Spa, 100% steam']);
    expect(await titles(house, '&used=yes')).toEqual(['Lake']);
    expect(await titles(house, '&used=no')).toEqual(['Facade', 'Spa again', 'Spa, 100% steam']);
    expect((await library(house, '&sort=title')).data.map(({ title }) => title)[0]).toBe('Facade');
    expect((await library(house, '&q=Lake')).data[0]).toMatchObject({ uses: 1, folderId: rooms.id });

    const { body } = await client.get<LibraryOverview>(`/media/overview?propertyId=${house.property.id}`);
    expect(body).toMatchObject({
      ...{ total: 4, undescribed: 2, toReview: 0, writing: null },
      coverage: [{ language: 'en', described: 2 }],
      folders: [{ name: 'Rooms', pictures: 1 }],
      tags: [{ tag: 'winter', pictures: 1 }],
    });
  });
});

describe('changing', () => {
  it('changes what is named and leaves the rest', async () => {
    const { id } = await upload(own, 'Bar');
    const client = app.as(own.people.editor);
    await client.put(`/media/${id}`, { tags: ['bar'], focus: { x: 0.25, y: 0.5 }, licence: 'CC BY 4.0' });
    const { body } = await client.put<LibraryPicture>(`/media/${id}`, { title: 'Boots bar' });
    expect(body).toMatchObject({ title: 'Boots bar', tags: ['bar'], focus: { x: 0.25, y: 0.5 }, licence: 'CC BY 4.0' });
    const second = await own.within(async (scope) => {
      const house = await makeWorkspace(scope, { name: 'Stadtgarten' });
      return makeProperty(scope, house.workspace.id, { name: 'Orangerie' });
    });
    const other = (await owner.post<MediaFolder>('/media/folders', { propertyId: second.id, name: 'Elsewhere' })).body;
    const answer = await client.put(`/media/${id}`, { folderId: other.id });
    expect([answer.status, answer.body.validationErrors?.[0]?.field]).toEqual([422, 'folderId']);
  });

  it('refuses a change meant for an older version with the picture as it is', async () => {
    const { id, version } = await upload(own, 'Terrace at noon');
    const client = app.as(own.people.editor);
    const meant = (at: number) => ({ headers: { 'if-match': `"${at}"` } });
    const read = await client.get<LibraryPicture>(`/media/${id}`);
    expect([read.headers.etag, read.body.version]).toEqual([`"${version}"`, version]);
    const saved = await client.put<LibraryPicture>(`/media/${id}`, { credit: 'Ines Brandt' }, meant(version));
    expect([saved.status, saved.headers.etag]).toEqual([200, `"${version + 1}"`]);
    const late = await client.put<{ code: string; present: LibraryPicture }>(
      `/media/${id}`,
      { credit: 'Greta Hagen' },
      meant(version),
    );
    expect([late.status, late.body.code, late.body.present.credit]).toEqual([412, 'stale', 'Ines Brandt']);
    const told = await client.put(`/media/${id}/alt-text`, { altText: { en: 'A terrace' } }, meant(version));
    expect([told.status, told.body.code]).toEqual([412, 'stale']);
    expect(
      (await client.put(`/media/${id}/alt-text`, { altText: { en: 'A terrace' } }, meant(version + 1))).status,
    ).toBe(200);
    expect((await client.get<LibraryPicture>(`/media/${id}`)).body).toMatchObject({
      ...{ version: version + 2, credit: 'Ines Brandt', altText: { en: 'A terrace' } },
    });
  });

  it('keeps each folder once, and its pictures when it goes', async () => {
    const propertyId = own.property.id;
    const made = await owner.post<MediaFolder>('/media/folders', { propertyId, name: 'Terrace' });
    const { id } = await upload(own, 'Terrace', photo, { folderId: made.body.id });
    const again = await owner.post('/media/folders', { propertyId, name: 'terrace' });
    expect([again.status, again.body.message]).toEqual([422, 'There is a folder of this name']);
    expect((await owner.delete(`/media/folders/${made.body.id}?propertyId=${propertyId}`)).status).toBe(204);
    expect((await owner.get<LibraryPicture>(`/media/${id}`)).body.folderId).toBeNull();
  });
});
