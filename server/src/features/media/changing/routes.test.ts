import type { Job } from '@foyer/contract/jobs';
import type { LibraryOverview, LibraryPicture, MediaFolder } from '@foyer/contract/media-library';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { photoNamed, uploadPicture } from '../../../testing/pictures.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { changePictures } from './jobs.ts';

type Begun = { jobId: string; pictures: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let ids: string[];

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  const photo = await photoNamed('dish');
  const titles = ['Dish', 'Soup', 'Cake', 'Bread'];
  ids = (await Promise.all(titles.map((title) => uploadPicture(app, own, title, photo)))).map(({ id }) => id);
});
afterAll(() => app.close());

const change = (client: TestClient, body: object, which = ids, propertyId = own.property.id) =>
  client.post<Begun>('/media/changes', { propertyId, ids: which, change: body });
const remove = (client: TestClient, which: string[], propertyId = own.property.id) =>
  client.post<Begun>('/media/removals', { propertyId, ids: which });
const one = async (id: string) => (await editor.get<LibraryPicture>(`/media/${id}`)).body;
const overview = async () => (await editor.get<LibraryOverview>(`/media/overview?propertyId=${own.property.id}`)).body;
const { userId, name } = { userId: null, name: 'Test' };
/** Does the job that was begun; answers how it ended. */
async function done({ jobId }: Begun, work: Pick<Parameters<typeof changePictures.run>[0]['input'], 'ids' | 'change'>) {
  const input = { organisationId: own.id, jobId, person: { userId, name }, ...work };
  await changePictures.run({ input, jobId: uuidv7(), signal: new AbortController().signal });
  return (await editor.get<Job>(`/jobs/${jobId}`)).body;
}

const nobodys = () => uuidv7();
standingCases(
  [
    {
      name: 'POST /media/changes',
      call: (client) => change(client, { credit: 'Ines Brandt' }, [nobodys()]),
      missing: (client) => change(client, { credit: 'Ines Brandt' }, ids, uuidv7()),
      bad: (client) => change(client, {}, []),
      forbidden: 'viewer',
    },
    {
      name: 'POST /media/removals',
      call: (client) => remove(client, [nobodys()]),
      missing: (client) => remove(client, ids, uuidv7()),
      bad: (client) => remove(client, []),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: { viewer: app.as(own.people.viewer), editor, manager: app.as(own.people.manager) },
  }),
);

describe('changing several', () => {
  it('adds tags to those each has, files and credits them, one job a property at a time', async () => {
    const [first = '', second = ''] = ids;
    await editor.put(`/media/${first}`, { tags: ['dish'], credit: 'Greta Hagen' });
    const folder = (await editor.post<MediaFolder>('/media/folders', { propertyId: own.property.id, name: 'Kitchen' }))
      .body;
    const asked = { addTags: ['winter', 'dish'], folderId: folder.id, licence: 'CC BY 4.0' };
    const begun = await change(editor, asked, [first, second, nobodys()]);
    expect([begun.status, begun.body.pictures]).toEqual([202, 2]);
    expect((await overview()).changing).toBe(begun.body.jobId);
    const late = await remove(editor, [first]);
    expect([late.status, late.body]).toMatchObject([409, { code: 'already-changing' }]);

    const job = await done(begun.body, { ids: [first, second, nobodys()], change: asked });
    expect([job.state, job.error, (await overview()).changing]).toEqual(['done', null, null]);
    const about = { folderId: folder.id, licence: 'CC BY 4.0' };
    expect(await one(first)).toMatchObject({ ...about, tags: ['dish', 'winter'], credit: 'Greta Hagen' });
    expect(await one(second)).toMatchObject({ ...about, tags: ['winter', 'dish'], credit: '' });
  });

  it('stops where it is told to, and says which it could not change and why', async () => {
    const [first = '', second = '', third = ''] = ids;
    const begun = (await change(editor, { credit: 'Nobody' })).body;
    await editor.post(`/jobs/${begun.jobId}/cancel`);
    expect((await done(begun, { ids, change: { credit: 'Nobody' } })).state).toBe('cancelled');
    expect((await one(second)).credit).toBe('');

    await editor.put(`/media/${first}`, { tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`) });
    const again = (await change(editor, { addTags: ['one more'] }, [first, third])).body;
    const job = await done(again, { ids: [first, third], change: { addTags: ['one more'] } });
    expect([job.state, job.error]).toEqual([
      'failed',
      '1 of 2 pictures could not be changed: A picture has at most 20 tags',
    ]);
    expect([(await one(first)).tags.length, (await one(third)).tags]).toEqual([20, ['one more']]);
    const elsewhere = await change(editor, { folderId: nobodys() });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([422, { validationErrors: [{ field: 'folderId' }] }]);
  });

  it('deletes several, and the log names each with who did it', async () => {
    const [, , third = '', fourth = ''] = ids;
    const begun = (await remove(app.as(own.people.owner), [third, fourth])).body;
    expect((await done(begun, { ids: [third, fourth], change: null })).state).toBe('done');
    expect((await editor.get(`/media/${third}`)).status).toBe(404);
    const log = await app
      .as(own.people.owner)
      .get<{ data: { targetId: string }[] }>(`/audit-log?organisationId=${own.id}&action=media.deleted`);
    expect(log.body.data.map(({ targetId }) => targetId).sort()).toEqual([third, fourth].sort());
  });
});
