import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { focusName, type Media } from '@foyer/contract/media';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makeProperty, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allMade } from './forms/rules.ts';
import { makeForms } from './jobs.ts';
import { readPicture } from './pictures/rules.ts';
import { addMediaFile } from './rules.ts';

type List = { data: Media[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let photo: Buffer;

const photos = path.join(import.meta.dirname, '../../seed/photos');

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  photo = await readFile(path.join(photos, 'pool.jpg'));
});
afterAll(() => app.close());

const add = async (at: TestOrganization, title: string, propertyId: string | null, bytes: Uint8Array = photo) => {
  const picture = await readPicture(bytes);
  const about = { workspaceId: at.workspace.id, propertyId, title, altText: { en: 'A pool' }, tags: ['pool'] };
  return at.within((scope) => addMediaFile(scope, about, picture));
};

standingCases(
  [
    {
      name: 'GET /media',
      call: (client) => client.get(`/media?propertyId=${own.property.id}`),
      missing: (client) => client.get(`/media?propertyId=${uuidv7()}`),
      bad: (client) => client.get('/media'),
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

describe('listing', () => {
  it('gives a property its own pictures first, then those its organisation shares, and no sibling’s', async () => {
    const at = await makeOrganization();
    const sibling = await at.within((scope) => makeProperty(scope, at.workspace.id, { name: 'Halden Stadthaus' }));
    await add(at, 'Shared', null);
    await add(at, 'Own', at.property.id);
    await add(at, 'Sibling', sibling.id);
    await add(foreign, 'Foreign', null);
    const { body } = await app.as(at.people.viewer).get<List>(`/media?propertyId=${at.property.id}`);
    expect(body.data.map(({ title }) => title)).toEqual(['Own', 'Shared']);
    expect(body.data[0]).toMatchObject({
      width: 1200,
      height: 800,
      altText: { en: 'A pool' },
      propertyId: at.property.id,
    });
    expect(body.data[0]?.url).toBe(`http://localhost:3001/media/${body.data[0]?.id}/file`);
  });
});

describe('files', () => {
  it('serves a picture to anyone who knows it, a version of it for good, and never as anything but a picture', async () => {
    const { id } = await add(own, 'Pool', own.property.id);
    const answer = await app.app.inject({ url: `/media/${id}/file` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
    const named = await app.app.inject({ url: `/media/${id}/file?version=1` });
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1200 });
    const narrow = await app.app.inject({ url: `/media/${id}/file?width=480` });
    expect((await sharp(narrow.rawPayload).metadata()).width).toBe(480);
    const wide = await app.app.inject({ url: `/media/${id}/file?width=1600` });
    expect((await sharp(wide.rawPayload).metadata()).width).toBe(1200);
  });

  it('answers 404 for what is not there and 422 for what cannot be', async () => {
    expect((await app.anonymous.get(`/media/${uuidv7()}/file`)).status).toBe(404);
    expect((await app.anonymous.get('/media/..%2F..%2Fsecret/file')).status).toBe(422);
    expect((await app.anonymous.get(`/media/${uuidv7()}/file?width=481`)).status).toBe(422);
  });

  it('takes the picture away with its property', async () => {
    const at = await makeOrganization();
    const { id } = await add(at, 'Pool', at.property.id);
    expect((await app.as(at.people.owner).delete(`/properties/${at.property.id}`)).status).toBe(204);
    await expect.poll(async () => (await app.anonymous.get(`/media/${id}/file`)).status).toBe(404);
  });
});

describe('other forms', () => {
  const ask = (id: string, query: string) => app.app.inject({ url: `/media/${id}/file?${query}` });

  it('send WebP for a moment, then AVIF in the width asked for, for good', async () => {
    const { id } = await add(own, 'Pool', own.property.id);
    const first = await ask(id, 'format=avif&width=480');
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=30' });
    expect((await sharp(first.rawPayload).metadata()).width).toBe(480);
    await allMade();
    const then = await ask(id, 'format=avif&width=480&version=1');
    expect(then.headers['content-type']).toBe('image/avif');
    expect(then.headers['cache-control']).toContain('immutable');
    expect(await sharp(then.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 480 });
    expect(then.rawPayload.length).toBeLessThan(first.rawPayload.length);
  });

  it('give a picture that is as narrow anyway in its own width', async () => {
    const { id } = await add(own, 'Pool', own.property.id);
    await ask(id, 'format=avif&width=1600');
    await allMade();
    const wide = await ask(id, 'format=avif&width=1600');
    expect(wide.headers['content-type']).toBe('image/avif');
    expect((await sharp(wide.rawPayload).metadata()).width).toBe(1200);
  });

  it('cut the card to the size it is shared in', async () => {
    const { id } = await add(own, 'Pool', own.property.id);
    await ask(id, 'format=card');
    await allMade();
    const card = await ask(id, 'format=card');
    expect(card.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('cut what search engines ask for to its shape, never larger than the picture, and anew around another place', async () => {
    const { id } = await add(own, 'Pool', own.property.id);
    const made = async (format: string) => {
      await ask(id, `format=${format}`);
      await allMade();
      const { rawPayload } = await ask(id, `format=${format}`);
      const { width = 0, height = 0, format: kind } = await sharp(rawPayload).metadata();
      return { kind, width, shape: Math.round((width / height) * 100) / 100, rawPayload };
    };
    expect(await made('wide')).toMatchObject({ kind: 'jpeg', width: 1200, shape: 1.78 });
    expect(await made('classic')).toMatchObject({ kind: 'jpeg', shape: 1.33 });
    const client = app.as(own.people.editor);
    const around = async (focus: { x: number; y: number }) => {
      const name = focusName(focus);
      expect((await client.put(`/media/${id}`, { focus })).status).toBe(200);
      expect((await made(`square&focus=${name}`)).kind).toBe('webp');
      await makeForms.run({
        input: { id, version: 1, focus: name },
        jobId: uuidv7(),
        signal: AbortSignal.timeout(9000),
      });
      expect((await made(`card&focus=${name}`)).kind).toBe('jpeg');
      return made(`square&focus=${name}`);
    };
    const [left, right] = [await around({ x: 0, y: 0.5 }), await around({ x: 1, y: 0.5 })];
    expect([left.shape, right.shape]).toEqual([1, 1]);
    expect(left.rawPayload.equals(right.rawPayload)).toBe(false);
    // Nothing leads to the place before any more, and nobody but the library has a picture cut around one.
    await expect.poll(async () => (await made('square&focus=0x50')).kind).toBe('webp');
    expect((await ask(id, 'format=square&focus=middle')).statusCode).toBe(422);
  });

  it('are all made by the job of the upload, and go with the picture', async () => {
    const at = await makeOrganization();
    const { id } = await add(at, 'Pool', at.property.id);
    await makeForms.run({ input: { id, version: 1 }, jobId: uuidv7(), signal: new AbortController().signal });
    for (const query of ['format=avif', 'format=avif&width=960', 'format=card']) {
      expect((await ask(id, `${query}&version=1`)).headers['cache-control'], query).toContain('immutable');
    }
    await app.as(at.people.owner).delete(`/properties/${at.property.id}`);
    await expect.poll(async () => (await ask(id, 'format=avif&width=960')).statusCode).toBe(404);
    await expect.poll(async () => (await ask(id, 'format=card')).statusCode).toBe(404);
  });

  it('are none of a picture that is not there, or of a version it has not', async () => {
    const { id } = await add(own, 'Pool', own.property.id);
    expect((await ask(uuidv7(), 'format=avif')).statusCode).toBe(404);
    expect((await ask(id, 'format=avif&version=2')).statusCode).toBe(404);
    expect((await ask(id, 'format=svg')).statusCode).toBe(422);
  });
});

describe('reading bytes', () => {
  it('turns a picture upright and keeps nothing of what the camera noted', async () => {
    const exif = { IFD0: { Copyright: 'Ines Brandt' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1' } };
    const camera = await sharp(photo).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await readPicture(camera);
    expect([picture.width, picture.height]).toEqual([800, 1200]);
    const kept = await sharp(picture.bytes).metadata();
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
    expect(Buffer.from(picture.bytes).includes('Ines Brandt')).toBe(false);
  });

  it('makes the narrower widths, each once, and nothing wider than it is', async () => {
    const wide = await sharp({ create: { width: 4000, height: 500, channels: 3, background: '#205060' } })
      .png()
      .toBuffer();
    const picture = await readPicture(wide);
    expect([picture.width, picture.narrower.map(({ width }) => width)]).toEqual([3200, [480, 960, 1600]]);
    expect((await readPicture(photo)).narrower.map(({ width }) => width)).toEqual([480, 960]);
  });

  it.each([
    ['text', Buffer.from('<script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', null],
  ])('refuses %s', async (_, bytes) => {
    await expect(readPicture(bytes ?? photo.subarray(0, 9000))).rejects.toMatchObject({ statusCode: 422 });
  });
});
