import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { LibraryPicture } from '@foyer/contract/media-library';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../features/media/filing/rules.ts';
import { allMade } from '../../features/media/forms/rules.ts';
import { type S3Settings, setRuntime } from '../../lib/runtime.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { fileForm, photoNamed, uploadPicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { checkBucket, s3Store } from './s3.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-s3-'));
const servers: S3rver[] = [];
let settings: S3Settings;
/** Held to every signature; the server cannot tell those of calls about a bucket as a whole. */
let strict: S3Settings;

async function serverAt(allowMismatchedSignatures: boolean): Promise<S3Settings> {
  const where = { port: 0, address: '127.0.0.1', silent: true, directory: folder };
  const server = new S3rver({ ...where, configureBuckets: [{ name: 'uploads' }], allowMismatchedSignatures });
  servers.push(server);
  const { port } = await server.run();
  const keys = { keyId: 'S3RVER', secret: 'S3RVER' };
  return { endpoint: `http://127.0.0.1:${port}`, bucket: 'uploads', region: 'us-east-1', ...keys };
}

beforeAll(async () => {
  settings = await serverAt(true);
  strict = await serverAt(false);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a bucket', () => {
  it('keeps, opens, lists and removes files, many of them too', async () => {
    const store = s3Store(strict);
    await store.keep('media', 'one.webp', Buffer.from('first'));
    await store.keep('media', 'one.webp', Buffer.from('the second'));
    const opened = await store.open('media', 'one.webp');
    expect([opened?.length, String(await opened?.stream.toArray())]).toEqual([10, 'the second']);
    expect(String(await store.read('media', 'one.webp'))).toBe('the second');
    expect([await store.has('media', 'one.webp'), await store.has('media', 'two.webp')]).toEqual([true, false]);
    expect([await store.open('media', 'two.webp'), await store.read('media', 'two.webp')]).toEqual([
      undefined,
      undefined,
    ]);
    await store.remove('media', 'two.webp');
    await expect(s3Store({ ...strict, secret: 'wrong' }).read('media', 'one.webp')).rejects.toMatchObject({
      code: 'storage-away',
    });
    await Promise.all(Array.from({ length: 20 }, (_, at) => store.keep('media', `n-${at}.webp`, Buffer.from('x'))));
    const listed = await s3Store(settings).list('media');
    expect(listed).toHaveLength(21);
    expect(listed.every(({ changed }) => Math.abs(changed - Date.now()) < 60_000)).toBe(true);
    for (const { name } of listed) await store.remove('media', name);
    expect(await s3Store(settings).list('media')).toEqual([]);
  });

  it('is looked for at the start, and the sentence says what is wrong with it', async () => {
    await expect(checkBucket(settings)).resolves.toBeUndefined();
    await expect(checkBucket({ ...settings, bucket: 'elsewhere' })).rejects.toThrow('S3_BUCKET: there is no bucket');
    await expect(checkBucket({ ...settings, keyId: 'NOBODY' })).rejects.toThrow('S3_ACCESS_KEY_ID: these keys');
    await expect(checkBucket({ ...settings, endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
      'S3_ENDPOINT: the storage',
    );
  });
});

describe('the library with its files in a bucket', () => {
  let app: TestApp;
  let own: TestOrganization;
  beforeAll(async () => {
    app = await createTestApp({ runtime: { s3: settings } });
    own = await makeOrganization();
  });
  afterAll(() => app.close());
  const names = async () => (await s3Store(settings).list('media')).map(({ name }) => name);
  const shown = (id: string, query = '') => app.app.inject({ url: `/media/${id}/file${query}` });

  it('uploads, shows, makes other forms, replaces and deletes', async () => {
    const client = app.as(own.people.editor);
    const photo = await photoNamed('pool');
    const { id } = await uploadPicture(app, own, 'Pool', photo);
    await expect.poll(names, { timeout: 20_000 }).not.toContain(`${id}.mark`);
    expect(await names()).toEqual([`${id}-480.webp`, `${id}-960.webp`, `${id}.webp`]);
    const whole = await shown(id);
    expect([whole.statusCode, whole.rawPayload.subarray(8, 12).toString()]).toEqual([200, 'WEBP']);
    expect(whole.rawPayload.length).toBe(Number(whole.headers['content-length']));
    await shown(id, '?format=card');
    await allMade();
    expect((await shown(id, '?format=card')).headers['content-type']).toBe('image/jpeg');
    const { body } = await client.post<LibraryPicture>(`/media/${id}/file`, fileForm({}, await photoNamed('spa')));
    expect(body.version).toBe(2);
    await expect.poll(names, { timeout: 20_000 }).toContain(`${id}-v2.webp`);
    expect((await client.delete(`/media/${id}`)).status).toBe(204);
    await expect.poll(names, { timeout: 20_000 }).toEqual([]);
    expect((await shown(id)).statusCode).toBe(404);
  });

  it('is swept of what a broken upload has left', async () => {
    const lost = uuidv7();
    await s3Store(settings).keep('media', `${lost}.mark`, Buffer.from(own.id));
    await s3Store(settings).keep('media', `${lost}.webp`, Buffer.from('half'));
    expect(await sweepFiles(Date.now() + 2 * 60 * 60 * 1000)).toBe(2);
    expect(await names()).toEqual([]);
  });

  it('takes nothing while the bucket is away, and says so', async () => {
    setRuntime({ ...app.runtime, s3: { ...settings, endpoint: 'http://127.0.0.1:9' } });
    const form = fileForm({ propertyId: own.property.id }, await photoNamed('pool'));
    const client = app.as(own.people.editor);
    const { status, body } = await client.post('/media', form);
    expect([status, body.code]).toEqual([503, 'storage-away']);
    const { body: library } = await client.get<{ total: number }>(`/media/library?propertyId=${own.property.id}`);
    expect(library.total).toBe(0);
    setRuntime(app.runtime);
  });
});
