/** Every call that takes a picture, with files that should leave nothing behind. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaEndpoints } from '@foyer/contract/media';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../gateways/storage/files.ts';
import { makeOrganization, type TestOrganization } from '../testing/factories.ts';
import { carryingFiles, type HostileFile, refusedFiles, secret } from '../testing/hostile-files.ts';
import { makeEvent } from '../testing/pages.ts';
import { fileForm, photoNamed, uploadPicture } from '../testing/pictures.ts';
import { aboutHouse } from '../testing/property-posts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let owner: TestClient;
let refused: HostileFile[];
let carrying: HostileFile[];
const made = { picture: '', post: '', event: '' };

const event = () => ({
  workspaceId: own.workspace.id,
  ...{ title: 'Lantern walk', timeZone: 'Europe/Vienna', category: 'market' },
  eventStartDate: '2027-12-01T18:00:00+01:00',
  'venue.title': 'Old mill',
  'venue.address': `Zollgasse ${uuidv7().slice(-6)}`,
  ...{ 'venue.city': 'Bregenz', 'venue.country': 'AT', 'venue.latitude': '47.5', 'venue.longitude': '9.75' },
});

/** Each call with the field its file stands in, and what else it needs. */
const calls: {
  name: string;
  field: string;
  path: () => string;
  fields?: () => Record<string, string>;
  keepsNone?: true;
}[] = [
  { name: 'POST /media', field: 'file', path: () => '/media', fields: () => ({ propertyId: own.property.id }) },
  { name: 'POST /media/:id/file', field: 'file', path: () => `/media/${made.picture}/file` },
  { name: 'POST /wordpress/media', field: 'file', path: () => `/wordpress/media?domainId=${own.domain.id}` },
  { name: 'POST …/media', field: 'file', path: () => `/wordpress/properties/${made.post}/media` },
  { name: 'POST …/gallery', field: 'file', path: () => `/wordpress/properties/${made.post}/gallery` },
  { name: 'POST /publish', field: 'mainImage', path: () => '/publish', fields: event },
  {
    name: 'POST /update-event-with-media/:id',
    field: 'secondaryImage',
    path: () => `/update-event-with-media/${made.event}`,
    fields: event,
  },
  {
    name: 'POST /wordpress/banner-images',
    field: 'image0',
    path: () => `/wordpress/banner-images?domainId=${own.domain.id}`,
    fields: () => ({ settings: JSON.stringify({ banners: [{ id: 'winter', texts: { en: { title: 'Winter' } } }] }) }),
  },
  ...(
    [
      ['site-identity', 'logo'],
      ['archive-content', 'eventsImage'],
      ['global-settings', 'icon'],
    ] as const
  ).map(([at, field]) => ({
    name: `POST /wordpress/${at}`,
    field,
    path: () => `/wordpress/${at}?domainId=${own.domain.id}`,
  })),
  {
    name: 'POST /openai/generate/alt',
    field: 'image',
    path: () => '/openai/generate/alt',
    fields: () => ({
      name: 'Halden',
      date: '2026-12-05',
      city: 'Bregenz',
      country: 'Austria',
      propertyId: own.property.id,
    }),
    keepsNone: true as const,
  },
];

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  owner = app.as(own.people.owner);
  [refused, carrying] = await Promise.all([refusedFiles(), carryingFiles()]);
  made.picture = (await uploadPicture(app, own, 'Pool', await photoNamed('pool'))).id;
  made.post = (await owner.post('/wordpress/properties', aboutHouse(own.property.id, uuidv7()))).body
    .id as unknown as string;
  made.event = (await makeEvent(owner, own)).eventId;
});
afterAll(() => app.close());

const send = ({ field, path: at, fields }: (typeof calls)[number], { name, bytes }: HostileFile) =>
  owner.post(at(), fileForm(fields?.() ?? {}, bytes, field, name));
const kept = async () =>
  Promise.all(
    (await listFiles('media'))
      .filter(({ name }) => !name.endsWith('.mark'))
      .map(async ({ name }) => ({ name, bytes: await readFile(path.join(app.runtime.dataFolder, 'media', name)) })),
  );

describe.each(calls)('$name', (call) => {
  it('refuses what is no picture or unpacks into too much, and keeps nothing of it', async () => {
    const before = new Set((await listFiles('media')).map(({ name }) => name));
    const answers = await Promise.all(refused.map((file) => send(call, file)));
    expect(
      answers.map(({ status, body }, at) => [refused[at]?.name, status, body.validationErrors?.[0]?.field]),
    ).toEqual(refused.map(({ name }) => [name, 422, call.field]));
    expect((await listFiles('media')).filter(({ name }) => !before.has(name))).toEqual([]);
  });

  it('takes pictures that carry something along and keeps only the picture', async () => {
    for (const file of carrying) {
      const { status, text } = await send(call, file);
      expect([file.name, [200, 201].includes(status)], text).toEqual([file.name, true]);
    }
    const files = await kept();
    if (!call.keepsNone) expect(files.length).toBeGreaterThan(carrying.length);
    for (const { name, bytes } of files) {
      expect(name).toMatch(/^[0-9a-f-]{36}(-v\d+)?(-\d+)?\.webp$/);
      expect(bytes.subarray(0, 4).toString() + bytes.subarray(8, 12).toString(), name).toBe('RIFFWEBP');
      expect(bytes.includes(secret) || bytes.includes('<script') || bytes.includes('Exif'), name).toBe(false);
    }
  });
});

it('serves others while a file is being read', async () => {
  const bomb = refused.find(({ name }) => name === 'bomb.png') as HostileFile;
  const [first] = calls;
  if (!first) throw new Error('no call');
  const reading = Array.from({ length: 4 }, () => send(first, bomb));
  const answer = await app.anonymous.get(mediaEndpoints.file.path.replace(':id', made.picture));
  expect(answer.status).toBe(200);
  expect((await Promise.all(reading)).map(({ status }) => status)).toEqual([422, 422, 422, 422]);
});
