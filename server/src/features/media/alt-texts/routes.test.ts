import type { Job } from '@foyer/contract/jobs';
import type { LibraryOverview, LibraryPicture } from '@foyer/contract/media-library';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setRuntime } from '../../../lib/runtime.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { photoNamed, uploadPicture } from '../../../testing/pictures.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { writeAltTexts } from './jobs.ts';

type Begun = { jobId: string; pictures: number; texts: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let pool: LibraryPicture;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  pool = await uploadPicture(app, own, 'Lake pool', await photoNamed('pool'));
  for (const languageId of ['en', 'de'])
    await app.as(own.people.owner).post('/property-languages', { propertyId: own.property.id, languageId });
});
afterEach(() => setRuntime(app.runtime));
afterAll(() => app.close());

const ask = (client: TestClient, ids: string[], propertyId = own.property.id) =>
  client.post<Begun>('/media/alt-texts', { propertyId, ids });
const one = async (id: string) => (await editor.get<LibraryPicture>(`/media/${id}`)).body;
/** Does the job that was begun; answers how it ended. */
async function done({ jobId }: Begun, ids: string[]): Promise<Job> {
  const input = { organisationId: own.id, jobId, propertyId: own.property.id, ids };
  await writeAltTexts.run({ input, jobId: uuidv7(), signal: new AbortController().signal });
  return (await editor.get<Job>(`/jobs/${jobId}`)).body;
}
const toReview = async () =>
  (await editor.get<LibraryOverview>(`/media/overview?propertyId=${own.property.id}`)).body.toReview;

standingCases(
  [
    {
      name: 'POST /media/alt-texts',
      call: (client) => ask(client, [uuidv7()]),
      missing: (client) => ask(client, [uuidv7()], uuidv7()),
      bad: (client) => ask(client, []),
      forbidden: 'viewer',
    },
    {
      name: 'POST /media/:id/alt-texts',
      call: (client) => client.post(`/media/${pool.id}/alt-texts`, { skip: ['fr'] }),
      missing: (client) => client.post(`/media/${uuidv7()}/alt-texts`, { skip: ['fr'] }),
      bad: (client) => client.post(`/media/${pool.id}/alt-texts`, { approve: { en: ' ' }, skip: ['it'] }),
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

it('says of a picture which room or area it shows, and when', async () => {
  const at = await makeOrganization();
  const client = app.as(at.people.editor);
  const { id } = await uploadPicture(app, at, 'DSC_1044', await photoNamed('spa'));
  const place = {
    id: uuidv7(),
    kind: 'sauna',
    names: { en: 'Forest sauna' },
    pictures: [{ mediaId: id, season: 'winter' }],
  };
  await client.put(`/properties/${at.property.id}/decor`, { places: [place] });
  const facts = { amenities: '["sauna"]', 'size:spa': '420 m²' };
  for (const [factName, factValue] of Object.entries(facts))
    await client.post('/property-facts', { propertyId: at.property.id, factName, factValue });
  const { body } = await ask(client, [id], at.property.id);
  const input = { organisationId: at.id, jobId: body.jobId, propertyId: at.property.id, ids: [id] };
  await writeAltTexts.run({ input, jobId: uuidv7(), signal: new AbortController().signal });
  const { suggested } = (await client.get<LibraryPicture>(`/media/${id}`)).body;
  expect(suggested.en?.text).toMatch(/^The Forest sauna at Hotel Halden am See in Bregenz, in winter/);
});

describe('writing for many', () => {
  it('suggests only where nothing is said, and a person agrees, changes or passes over', async () => {
    const lobby = await uploadPicture(app, own, 'Lobby', await photoNamed('lobby'));
    const plain = await uploadPicture(app, own, 'Pattern', await photoNamed('door'));
    await editor.put(`/media/${plain.id}`, { decorative: true });
    await editor.put(`/media/${lobby.id}`, { tags: ['lobby'] });
    await editor.put(`/media/${lobby.id}/alt-text`, { altText: { en: 'Three arched windows' } });
    const begun = await ask(editor, [pool.id, lobby.id, plain.id, uuidv7()]);
    expect([begun.status, begun.body.pictures, begun.body.texts]).toEqual([202, 2, 3]);
    expect((await done(begun.body, [pool.id, lobby.id])).state).toBe('done');

    const written = await one(lobby.id);
    expect(written.altText).toEqual({ en: 'Three arched windows' });
    expect(written.suggested).toEqual({
      de: {
        text: expect.stringMatching(/^Die Eingangshalle im Hotel Halden am See in Bregenz/),
        source: 'built-in',
        at: expect.any(String),
      },
    });
    expect([Object.keys((await one(pool.id)).suggested).sort(), (await one(plain.id)).suggested]).toEqual([
      ['de', 'en'],
      {},
    ]);
    expect(await toReview()).toBe(2);

    const review = (id: string, body: object) => editor.post<LibraryPicture>(`/media/${id}/alt-texts`, body);
    const agreed = await review(pool.id, { approve: { en: 'The lake pool in December' }, skip: ['de'] });
    expect(agreed.body).toMatchObject({
      altText: { en: 'The lake pool in December' },
      altBy: { en: { by: own.people.editor.name, origin: 'approved' } },
      suggested: {},
    });
    // A person was faster: theirs stays, and what was suggested has had its answer.
    await editor.put(`/media/${lobby.id}/alt-text`, { altText: { de: 'Drei Bogenfenster' } });
    const late = await review(lobby.id, { approve: { de: 'Eine Lobby' } });
    expect([late.status, late.body]).toMatchObject([409, { code: 'described-meanwhile' }]);
    expect(await one(lobby.id)).toMatchObject({
      altText: { en: 'Three arched windows', de: 'Drei Bogenfenster' },
      altBy: { de: { origin: 'written' } },
      suggested: {},
    });
    expect(await toReview()).toBe(0);
    const again = await ask(editor, [lobby.id]);
    expect([again.status, again.body]).toMatchObject([422, { validationErrors: [{ field: 'ids' }] }]);
  });

  it('runs once a property, stops when told, and says when the month is used up', async () => {
    const bytes = await photoNamed('dish');
    const dishes = await Promise.all(
      Array.from({ length: 3 }, (_, at) => uploadPicture(app, own, `Dish ${at}`, bytes)),
    );
    const ids = dishes.map(({ id }) => id);
    const first = await ask(editor, ids);
    const second = await ask(editor, ids);
    expect([second.status, second.body]).toMatchObject([409, { code: 'already-writing' }]);
    const overview = await editor.get<LibraryOverview>(`/media/overview?propertyId=${own.property.id}`);
    expect(overview.body.writing).toBe(first.body.jobId);
    await editor.post(`/jobs/${first.body.jobId}/cancel`);
    expect((await done(first.body, ids)).state).toBe('cancelled');
    expect(await toReview()).toBe(0);

    setRuntime({ ...app.runtime, writingLimit: 0 });
    const late = await ask(editor, ids);
    expect(await done(late.body, ids)).toMatchObject({ state: 'failed', error: expect.stringContaining('its limit') });
    expect(await toReview()).toBe(0);

    // Taken up again after a crash it goes on: what was suggested is not asked for twice.
    setRuntime(app.runtime);
    const again = await ask(editor, ids);
    await done(again.body, ids);
    const at = (await one(ids[0] ?? '')).suggested.en?.at;
    await asOwner(`update jobs set state = 'running' where id = $1`, [again.body.jobId]);
    await done(again.body, ids);
    expect([await toReview(), (await one(ids[0] ?? '')).suggested.en?.at]).toEqual([ids.length, at]);
  });
});
