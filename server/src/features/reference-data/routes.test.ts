import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setRuntime } from '../../lib/runtime.ts';
import { makeOrganization, makePerson, type TestOrganization } from '../../testing/factories.ts';
import { createTestApp, type TestApp, testIssuer } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { asOwner } from '../../testing/test-database.ts';

type Entry = { id: string | number; name: string };
type List = { data: Entry[]; total: number };
let app: TestApp;
let own: TestOrganization;
let operator: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  const person = await makePerson({ founding: { organisationId: uuidv7(), name: 'Foyer Operations' } });
  setRuntime({ ...app.runtime, operator: { issuer: testIssuer, subject: person.userId } });
  operator = app.as(person);
});
afterAll(async () => {
  await asOwner("delete from languages where id in ('pt', 'it'); delete from property_types where id = 'campsite'");
  await asOwner('delete from styleguide_types where id > 1');
  await app.close();
});

const viewer = () => app.as(own.people.viewer);
const kinds = [
  ['/languages', { id: 'pt', name: 'Portuguese' }, { id: 'Portuguese', name: '' }, 'en'],
  ['/property-types', { id: 'campsite', name: 'Campsite' }, { id: 'Camp Site', name: '' }, 'hotel'],
  ['/styleguide-types', { name: 'Restaurant style guide' }, { name: '' }, 1],
] as const;

describe.each(kinds)('%s', (path, input, bad, used) => {
  test('everybody who is signed in reads them', async () => {
    const { body } = await viewer().get<List>(path);
    expect(body.data).toHaveLength(body.total);
    expect(body.data.map(({ id }) => id)).toContain(used);
    expect((await viewer().get<Entry>(`${path}/${used}`)).body).toEqual(body.data.find(({ id }) => id === used));
    expect((await viewer().get(`${path}?take=101`)).status).toBe(422);
    expect((await viewer().get(`${path}?skip=90`)).body).toEqual({ data: [], total: body.total });
    for (const address of [path, `${path}/${used}`]) expect((await app.anonymous.get(address)).status).toBe(401);
  });

  test('the operator alone writes them', async () => {
    for (const client of [app.as(own.people.owner), viewer()]) {
      for (const answer of [
        await client.post(path, input),
        await client.put(`${path}/${used}`, { name: 'Mine' }),
        await client.delete(`${path}/${used}`),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([403, 'not-allowed']);
      }
    }
    expect((await app.anonymous.post(path, input)).status).toBe(401);
    expect((await app.anonymous.delete(`${path}/${used}`)).status).toBe(401);
  });

  test('the operator adds, renames and takes away', async () => {
    const added = await operator.post<Entry>(path, input);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject(input);
    const itself = `${path}/${added.body.id}`;
    expect((await operator.put<Entry>(itself, { name: ' Renamed ' })).body).toEqual({ ...added.body, name: 'Renamed' });
    expect((await viewer().get<Entry>(itself)).body.name).toBe('Renamed');
    expect((await operator.delete(itself)).status).toBe(204);
    for (const gone of [
      await operator.get(itself),
      await operator.put(itself, { name: 'x' }),
      await operator.delete(itself),
    ]) {
      expect(gone.status).toBe(404);
    }
  });

  test('bad input tells every field', async () => {
    const { status, body } = await operator.post<{ validationErrors: { field: string }[] }>(path, bad);
    expect(status).toBe(422);
    expect(body.validationErrors.map(({ field }) => field)).toEqual(Object.keys(bad));
  });

  test('what is used stays', async () => {
    await app.as(own.people.owner).post('/property-languages', { propertyId: own.property.id, languageId: 'en' });
    const { status, body } = await operator.delete(`${path}/${used}`);
    expect([status, body.code]).toEqual([409, 'in-use']);
  });
});

test('an id stands once', async () => {
  const { status, body } = await operator.post('/languages', { id: 'en', name: 'Another English' });
  expect([status, body.code]).toEqual([409, 'exists']);
});

test('what was added can be chosen, and stays while it is', async () => {
  await operator.post('/property-types', { id: 'campsite', name: 'Campsite' });
  await operator.post('/languages', { id: 'it', name: 'Italian' });
  const { body: type } = await operator.post<Entry>('/styleguide-types', { name: 'Campsite style guide' });
  const owner = app.as(own.people.owner);
  const { body: property } = await owner.get(`/properties/${own.property.id}`);
  const changed = await owner.put(`/properties/${own.property.id}`, { ...property, type: 'campsite' });
  expect([changed.status, changed.body.type]).toEqual([200, 'campsite']);
  const link = { propertyId: own.property.id, languageId: 'it' };
  expect((await owner.post('/property-languages', link)).body).toMatchObject({ languageId: 'it', name: 'Italian' });
  const guide = await owner.post('/styleguides', { name: 'Tents', organisationId: own.id, styleguideTypeId: type.id });
  expect([guide.status, guide.body.styleguideTypeId]).toEqual([201, type.id]);
  for (const path of ['/property-types/campsite', '/languages/it', `/styleguide-types/${type.id}`]) {
    expect((await operator.delete(path)).body.code).toBe('in-use');
  }
  await asOwner("update properties set type = 'hotel' where type = 'campsite'");
  await asOwner("delete from property_languages where language_id = 'it'");
  await asOwner('delete from styleguides where styleguide_type_id > 1');
});

test('what nobody knows is refused', async () => {
  const owner = app.as(own.people.owner);
  const { body: property } = await owner.get(`/properties/${own.property.id}`);
  const fields = async (answer: Promise<{ body: unknown; status: number }>) => {
    const { status, body } = await answer;
    return [status, (body as { validationErrors: { field: string }[] }).validationErrors.map(({ field }) => field)];
  };
  const record = { ...property, type: 'lighthouse' };
  expect(await fields(owner.put(`/properties/${own.property.id}`, record))).toEqual([422, ['type']]);
  expect(await fields(owner.post('/properties', { ...record, workspaceId: own.workspace.id }))).toEqual([
    422,
    ['type'],
  ]);
  const link = { propertyId: own.property.id, languageId: 'tlh' };
  expect(await fields(owner.post('/property-languages', link))).toEqual([422, ['languageId']]);
  const guide = { name: 'Tents', organisationId: own.id, styleguideTypeId: 4711 };
  expect(await fields(owner.post('/styleguides', guide))).toEqual([422, ['styleguideTypeId']]);
  expect(await fields(owner.put(`/styleguides/${own.styleguide.id}`, guide))).toEqual([422, ['styleguideTypeId']]);
});
