import type { LibraryOverview, LibraryPicture } from '@foyer/contract/media-library';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFile, listFiles } from '../../../gateways/storage/files.ts';
import { runtime, setRuntime } from '../../../lib/runtime.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, ownText, saveText, stateFacts } from '../../../testing/pages.ts';
import { fileForm, photoNamed, uploadPicture } from '../../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let photo: Buffer;
let picture: LibraryPicture;

const form = fileForm;
const upload = (at: TestOrganization, title: string) => uploadPicture(app, at, title, photo);
const filesOf = async (id: string) =>
  (await listFiles('media')).map(({ name }) => name).filter((name) => name.startsWith(id));

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  photo = await photoNamed('pool');
  picture = await upload(own, 'Lake pool');
});
afterAll(() => app.close());

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

describe('replacing', () => {
  it('replaces the file and keeps the address and what was said of it', async () => {
    const { id } = await upload(own, 'Room 204');
    const client = app.as(own.people.editor);
    await client.put(`/media/${id}/alt-text`, { altText: { en: 'A room with a view' } });
    const next = await sharp(await photoNamed('room'))
      .resize(700)
      .png()
      .toBuffer();
    const { body, status } = await client.post<LibraryPicture>(`/media/${id}/file`, form({}, next));
    expect([status, body.version, body.width, body.altText.en]).toEqual([200, 3, 700, 'A room with a view']);
    expect(body.url).toContain('?version=2');
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
