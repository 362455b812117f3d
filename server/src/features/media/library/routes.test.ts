import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryOverview, LibraryPicture, MediaFolder } from '@foyer/contract/media-library';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFile, listFiles } from '../../../gateways/storage/disk.ts';
import { runtime, setRuntime } from '../../../lib/runtime.ts';
import { makeOrganization, makeProperty, makeWorkspace, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent, makePage, ownText, saveText, stateFacts } from '../../../testing/pages.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { sweepFiles } from '../filing/rules.ts';

type List = { data: LibraryPicture[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let owner: TestClient;
let photo: Buffer;
let picture: LibraryPicture;
let folder: MediaFolder;

const photos = path.join(import.meta.dirname, '../../../seed/photos');
const photoNamed = (name: string) => readFile(path.join(photos, `${name}.jpg`));

const form = (fields: Record<string, string>, bytes?: Uint8Array, name = 'photo.jpg') => {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  if (bytes) data.append('file', new Blob([Buffer.from(bytes)]), name);
  return data;
};
const upload = async (at: TestOrganization, title: string, bytes: Uint8Array = photo, more = {}) => {
  const answer = await app
    .as(at.people.editor)
    .post<LibraryPicture>('/media', form({ propertyId: at.property.id, title, ...more }, bytes));
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const library = async (at: TestOrganization, query = '') =>
  (await app.as(at.people.viewer).get<List>(`/media/library?propertyId=${at.property.id}${query}`)).body;
const titles = async (at: TestOrganization, query: string) =>
  (await library(at, query)).data.map(({ title }) => title).sort();
const filesOf = async (id: string) =>
  (await listFiles('media')).map(({ name }) => name).filter((name) => name.startsWith(id));

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

describe('an upload', () => {
  it('keeps what is seen in a picture and who brought it', () => {
    expect(picture).toMatchObject({
      ...{ title: 'Lake pool', width: 1200, height: 800, version: 1, uses: 0, focus: null, decorative: false },
      uploadedBy: own.people.editor.name,
    });
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(picture.placeholder.length).toBeLessThan(800);
    expect(picture.colors.length).toBeGreaterThan(1);
    expect(picture.colors.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
    expect(picture.bytes).toBeGreaterThan(1000);
  });

  it('passes no room an organization has, however many come together', async () => {
    const small = await makeOrganization();
    const { bytes } = await upload(small, 'First');
    const before = runtime();
    setRuntime({ ...before, mediaQuota: bytes * 3 });
    const send = () =>
      app.as(small.people.editor).post('/media', form({ propertyId: small.property.id, title: 'More' }, photo));
    const answers = await Promise.all([send(), send(), send(), send()]);
    setRuntime(before);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('media-full');
    const { body } = await app
      .as(small.people.viewer)
      .get<LibraryOverview>(`/media/overview?propertyId=${small.property.id}`);
    expect(body).toMatchObject({ total: 3, quota: { used: bytes * 3 } });
  });

  it('leaves nothing behind when it breaks off, once the night has passed', async () => {
    const [lost, part] = [uuidv7(), `${uuidv7()}.webp.${uuidv7()}.part`];
    await keepFile('media', `${lost}.mark`, Buffer.from(own.id));
    await keepFile('media', `${lost}.webp`, photo);
    await keepFile('media', part, photo);
    await keepFile('media', `${picture.id}.mark`, Buffer.from(own.id));
    await keepFile('media', `${picture.id}-v9.webp`, photo);
    expect(await sweepFiles()).toBe(0);
    await sweepFiles(Date.now() + 2 * 60 * 60 * 1000);
    expect([await filesOf(lost), await filesOf(part)]).toEqual([[], []]);
    const left = await filesOf(picture.id);
    expect([left.includes(`${picture.id}.webp`), left.includes(`${picture.id}-v9.webp`)]).toEqual([true, false]);
  });
});

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

  it('keeps each folder once, and its pictures when it goes', async () => {
    const propertyId = own.property.id;
    const made = await owner.post<MediaFolder>('/media/folders', { propertyId, name: 'Terrace' });
    const { id } = await upload(own, 'Terrace', photo, { folderId: made.body.id });
    const again = await owner.post('/media/folders', { propertyId, name: 'terrace' });
    expect([again.status, again.body.message]).toEqual([422, 'There is a folder of this name']);
    expect((await owner.delete(`/media/folders/${made.body.id}?propertyId=${propertyId}`)).status).toBe(204);
    expect((await owner.get<LibraryPicture>(`/media/${id}`)).body.folderId).toBeNull();
  });

  it('replaces the file and keeps the address and what was said of it', async () => {
    const { id } = await upload(own, 'Room 204');
    const client = app.as(own.people.editor);
    await client.put(`/media/${id}/alt-text`, { altText: { en: 'A room with a view' } });
    const next = await sharp(await photoNamed('room'))
      .resize(700)
      .png()
      .toBuffer();
    const { body, status } = await client.post<LibraryPicture>(`/media/${id}/file`, form({}, next));
    expect([status, body.version, body.width, body.altText.en]).toEqual([200, 2, 700, 'A room with a view']);
    const shown = async (query: string) =>
      (await sharp((await app.app.inject({ url: `/media/${id}/file${query}` })).rawPayload).metadata()).width;
    await expect.poll(() => shown('')).toBe(700);
    expect([await shown('?version=2'), await shown('?width=480')]).toEqual([700, 480]);
    await client.post(`/media/${id}/file`, form({}, photo));
    await expect.poll(() => shown('')).toBe(1200);
    // Pages still kept somewhere ask for the version before.
    expect([await shown('?version=2'), await shown('?version=3')]).toEqual([700, 1200]);
  });
});

describe('deleting', () => {
  it('refuses what is used until it is told so, and takes the files along', async () => {
    const client = app.as(own.people.editor);
    await stateFacts(client, own);
    const { id } = await upload(own, 'Hero');
    const page = await makePage(client, own, { languages: ['en'] });
    await saveText(
      client,
      page,
      'en',
      ownText('en').map((block) => (block.kind === 'hero' ? { ...block, imageId: id } : block)),
    );
    const refused = await client.delete(`/media/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'in-use']);
    expect((await client.get<LibraryPicture>(`/media/${id}`)).body.uses).toBe(1);
    expect((await client.delete(`/media/${id}?evenIfUsed=true`)).status).toBe(204);
    await expect.poll(() => filesOf(id)).toEqual([]);
    expect((await client.get(`/media/${id}`)).status).toBe(404);
  });
});
