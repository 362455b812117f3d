import type { HotelDecor, HotelDecorInput, HotelPalette } from '@foyer/contract/hotel-decor';
import type { LibraryPicture } from '@foyer/contract/media-library';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { photoNamed, uploadPicture } from '../../testing/pictures.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { drawPalette } from './palette/rules.ts';
import { readDecor, wordsAt } from './pictures/rules.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let pool: LibraryPicture;
let room: LibraryPicture;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  pool = await uploadPicture(app, own, 'Lake pool', await photoNamed('pool'));
  room = await uploadPicture(app, own, 'Room 204', await photoNamed('room'));
});
afterAll(() => app.close());

const path = (id = own.property.id, what = 'decor') => `/properties/${id}/${what}`;
const place = (more: object = {}): HotelDecorInput['places'][number] => ({
  ...{ id: uuidv7(), kind: 'pool', names: { en: 'Lake pool' }, seasonal: true },
  pictures: [{ mediaId: pool.id, season: 'winter' }],
  ...more,
});

standingCases(
  [
    {
      name: 'GET /properties/:id/decor',
      call: (client) => client.get(path()),
      missing: (client) => client.get(path(uuidv7())),
      bad: (client) => client.get(path('first')),
    },
    {
      name: 'PUT /properties/:id/decor',
      call: (client) => client.put(path(), {}),
      missing: (client) => client.put(path(uuidv7()), {}),
      bad: (client) => client.put(path(), { places: [{ id: uuidv7(), kind: 'attic', names: {} }] }),
      forbidden: 'viewer',
    },
    {
      name: 'GET /properties/:id/palette',
      call: (client) => client.get(path(own.property.id, 'palette')),
      missing: (client) => client.get(path(uuidv7(), 'palette')),
      bad: (client) => client.get(path('first', 'palette')),
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

describe('how a house looks', () => {
  it('is kept with its photographs in order, and who said it', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const none = await client.get<HotelDecor>(path(at.property.id));
    expect([none.headers.etag, none.body.places, none.body.savedBy]).toEqual(['"0"', [], null]);
    const [one, two] = await Promise.all(
      ['pool', 'lake'].map(async (name) => uploadPicture(app, at, name, await photoNamed(name))),
    );
    const pictures = [two, one].map((picture) => ({ mediaId: picture?.id, season: null }));
    const said = { words: { en: { mood: ['calm'], materials: ['larch', 'slate'] } }, places: [place({ pictures })] };
    const saved = await client.put<HotelDecor>(path(at.property.id), said);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body).toMatchObject({ ...said, version: 1, savedBy: at.people.editor.name });
    expect(saved.body.pictures.map(({ title }) => title)).toEqual(['lake', 'pool']);
    expect((await client.get<HotelDecor>(path(at.property.id))).body).toEqual(saved.body);

    const stale = await client.put(path(at.property.id), {}, { headers: { 'if-match': '"0"' } });
    expect([stale.status, stale.body.code]).toEqual([412, 'stale']);

    await client.delete(`/media/${two?.id}?evenIfUsed=true`);
    const left = await client.get<HotelDecor>(path(at.property.id));
    expect(left.body.places[0]?.pictures.map(({ mediaId }) => mediaId)).toEqual([one?.id]);
  });

  it('takes no photograph of others and none twice, and names the field', async () => {
    const theirs = await uploadPicture(app, foreign, 'Theirs', await photoNamed('lake'));
    const client = app.as(own.people.editor);
    const wrong = place({ pictures: [{ mediaId: pool.id }, { mediaId: theirs.id }] });
    const refused = await client.put(path(), { places: [wrong] });
    expect([refused.status, refused.body.validationErrors]).toEqual([
      422,
      [{ field: 'places.0.pictures.1.mediaId', message: 'Choose a photograph of the library' }],
    ]);
    const twice = place({ pictures: [{ mediaId: pool.id }, { mediaId: pool.id }] });
    expect((await client.put(path(), { places: [twice] })).status).toBe(422);
    expect((await client.put(path(), { places: [place({ names: { en: ' ' } })] })).status).toBe(422);
  });

  it('says of a picture what it shows and when', async () => {
    const rooms = place({ kind: 'other', names: { de: 'Jagdzimmer' }, pictures: [{ mediaId: room.id }] });
    await app.as(own.people.editor).put(path(), { places: [place(), rooms] });
    const decor = await own.within((scope) => readDecor(scope, own.property.id));
    expect(wordsAt(decor.pictures.get(pool.id))).toEqual(['pool', 'winter']);
    expect(wordsAt(decor.pictures.get(room.id))).toEqual([]);
    expect(decor.pictures.get(room.id)?.names).toEqual({ de: 'Jagdzimmer' });
  });
});

describe('the palette', () => {
  it('is drawn from the photographs of places where there are any, else from the library', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.viewer);
    const drawn = async () => (await client.get<HotelPalette>(path(at.property.id, 'palette'))).body;
    expect(await drawn()).toEqual({ pictures: 0, from: 'library', colors: [] });
    const first = await uploadPicture(app, at, 'Pool', await photoNamed('pool'));
    await uploadPicture(app, at, 'Bar', await photoNamed('bar'));
    const all = await drawn();
    expect([all.pictures, all.from]).toEqual([2, 'library']);
    await app
      .as(at.people.editor)
      .put(path(at.property.id), { places: [place({ pictures: [{ mediaId: first.id }] })] });
    const placed = await drawn();
    expect([placed.pictures, placed.from]).toEqual([1, 'places']);
    expect(first.colors).toEqual(expect.arrayContaining(placed.colors.map(({ hex }) => hex)));
    expect(placed.colors.every(({ mediaIds }) => mediaIds[0] === first.id)).toBe(true);
  });

  it('counts like colors as one, the most first, and lets no grey crowd out a color', () => {
    const greys = ['#808080', '#828282', '#c0c0c0', '#404040', '#101010', '#f0f0f0', '#606060', '#a0a0a0', '#e0e0e0'];
    const colors = drawPalette([
      { id: 'a', colors: greys },
      { id: 'b', colors: [...greys.slice(0, 4), '#c0392b'] },
    ]);
    expect(colors).toHaveLength(8);
    expect(colors[0]).toMatchObject({ hex: '#808080', mediaIds: ['b', 'a'] });
    expect(colors.map(({ hex }) => hex)).not.toContain('#828282');
    expect(colors.map(({ hex }) => hex)).toContain('#c0392b');
    const shares = colors.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  });
});
