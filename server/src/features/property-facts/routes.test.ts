import type { PropertyFact } from '@foyer/contract/property-facts';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, makeProperty, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type List = { data: PropertyFact[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let kept: PropertyFact;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  kept = (await state(own, { factName: 'kept', factValue: 'Marta Ender' })).body;
});
afterAll(() => app.close());

const state = (at: TestOrganization, fact: object) =>
  app.as(at.people.editor).post<PropertyFact>('/property-facts', { propertyId: at.property.id, ...fact });
const change = { factName: 'kept', factValue: 'Marta Lopes' };

standingCases(
  [
    {
      name: 'GET /property-facts',
      call: (client) => client.get(`/property-facts?propertyId=${own.property.id}`),
      missing: (client) => client.get(`/property-facts?propertyId=${uuidv7()}`),
      bad: (client) => client.get(`/property-facts?propertyId=${own.property.id}&language=it`),
    },
    {
      name: 'GET /property-facts/:id',
      call: (client) => client.get(`/property-facts/${kept.id}`),
      missing: (client) => client.get(`/property-facts/${uuidv7()}`),
      bad: (client) => client.get('/property-facts/kept'),
    },
    {
      name: 'POST /property-facts',
      call: (client) => client.post('/property-facts', { propertyId: own.property.id, ...change }),
      missing: (client) => client.post('/property-facts', { propertyId: uuidv7(), ...change }),
      bad: (client) =>
        client.post('/property-facts', { propertyId: own.property.id, factName: 'Room Count', factValue: '' }),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /property-facts/:id',
      call: (client) => client.put(`/property-facts/${kept.id}`, change),
      missing: (client) => client.put(`/property-facts/${uuidv7()}`, change),
      bad: (client) => client.put(`/property-facts/${kept.id}`, { factName: 'room_count', factValue: 'many' }),
      forbidden: 'viewer',
    },
    {
      name: 'POST /property-facts/confirm',
      call: (client) => client.post('/property-facts/confirm', { propertyId: own.property.id, ids: [kept.id] }),
      missing: (client) => client.post('/property-facts/confirm', { propertyId: uuidv7(), ids: [kept.id] }),
      bad: (client) => client.post('/property-facts/confirm', { propertyId: own.property.id, ids: [] }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /property-facts/:id',
      call: (client) => client.delete(`/property-facts/${kept.id}`),
      missing: (client) => client.delete(`/property-facts/${uuidv7()}`),
      bad: (client) => client.delete('/property-facts/kept'),
      forbidden: 'viewer',
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

describe('what a fact may hold', () => {
  it.each([
    ['room_count', '84', '84 rooms'],
    ['check_in_time', '15:00', '3 pm'],
    ['hours:outdoor_pool', '09:00-21:00', '9 to 21'],
    ['price:breakfast', '24 EUR', '24 €'],
    ['distance:beach', '350 m', 'near'],
    ['year_built', '1911', 'nineteen eleven'],
    ['amenities', '["outdoor_pool",{"id":"sauna","hours":"14:00-22:00"}]', 'pool'],
  ])('%s takes %s and refuses %s with a sentence that names it', async (factName, good, bad) => {
    const refused = await state(own, { factName, factValue: bad });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`Write ${factName} as`);
    expect((await state(own, { factName, factValue: good })).status).toBe(201);
  });

  it('keeps what it does not know as free text, and unknown amenities', async () => {
    const at = await makeOrganization();
    expect((await state(at, { factName: 'chef', factValue: 'Marta Lopes' })).status).toBe(201);
    const odd = await state(at, { factName: 'amenities', factValue: '["bowling_alley"]' });
    expect(odd.body.factValue).toBe('["bowling_alley"]');
  });

  it('stands once for each name and language', async () => {
    const at = await makeOrganization();
    const fact = { factName: 'policy:pets', factValue: 'dogs welcome, 18 EUR a night', language: 'en' };
    expect((await state(at, fact)).status).toBe(201);
    const again = await state(at, fact);
    expect([again.status, (again.body as unknown as { code: string }).code]).toEqual([409, 'fact-exists']);
    const german = await state(at, { ...fact, factValue: 'Hunde willkommen, 18 EUR pro Nacht', language: 'de' });
    expect(german.status).toBe(201);
    const moved = await app.as(at.people.editor).put(`/property-facts/${german.body.id}`, fact);
    expect([moved.status, moved.body.code]).toEqual([409, 'fact-exists']);
  });
});

describe('who verified it', () => {
  it('is whoever set the day or changed the value, and nobody without a day', async () => {
    const at = await makeOrganization();
    const second = await makePerson({ name: 'Jonas Feld', bindings: [{ role: 'editor', organisationId: at.id }] });
    const fact = { factName: 'pool_temperature', factValue: '34 °C', verifiedOn: '2026-11-20', source: 'Pool log' };
    const { body } = await state(at, fact);
    expect(body).toMatchObject({ ...fact, verifiedBy: at.people.editor.name, language: null, reviewAfter: null });
    const put = async (more: object) =>
      (await app.as(second).put<PropertyFact>(`/property-facts/${body.id}`, { ...fact, ...more })).body;
    expect((await put({ source: 'Pool log, page 3' })).verifiedBy).toBe(at.people.editor.name);
    expect((await put({ factValue: '33 °C' })).verifiedBy).toBe('Jonas Feld');
    expect((await put({ verifiedOn: null })).verifiedBy).toBeNull();
    const sent = await put({ verifiedOn: null, verifiedBy: 'Somebody else' });
    expect(sent.verifiedBy).toBeNull();
  });
});

describe('confirming', () => {
  it('looks at several today, and again as long after as before; values stay', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.manager);
    const { body: jetty } = await state(at, {
      ...{ factName: 'jetty', factValue: '46 m', source: 'Survey' },
      ...{ verifiedOn: '2025-01-01', reviewAfter: '2025-01-31' },
    });
    const { body: rooms } = await state(at, { factName: 'room_count', factValue: '40' });
    const ids = [jetty.id, rooms.id];
    const confirm = (more: object) =>
      client.post<List>('/property-facts/confirm', { propertyId: at.property.id, ids, ...more });
    const { body } = await confirm({});
    const today = body.data[0]?.verifiedOn ?? '';
    expect(Math.abs(Date.parse(today) - Date.now())).toBeLessThan(2 * 86_400_000);
    const days = (one?: PropertyFact) => (Date.parse(one?.reviewAfter ?? '') - Date.parse(today)) / 86_400_000;
    expect(body.data.map(days)).toEqual([30, 365]);
    expect(body.data[0]).toMatchObject({ factValue: '46 m', source: 'Survey', verifiedBy: at.people.manager.name });
    expect((await confirm({ reviewAfter: null })).body.data.map(({ reviewAfter }) => reviewAfter)).toEqual([
      null,
      null,
    ]);
    expect((await confirm({ ids: [jetty.id, kept.id] })).status).toBe(404);
  });
});

describe('listing', () => {
  it('gives the facts of a language and those of none, in the order they were stated', async () => {
    const at = await makeOrganization();
    await state(at, { factName: 'room_count', factValue: '40' });
    await state(at, { factName: 'jetty', factValue: 'A jetty of 46 m.', language: 'en' });
    await state(at, { factName: 'jetty', factValue: 'Ein Steg von 46 m.', language: 'de' });
    const list = async (query = '') =>
      (await app.as(at.people.viewer).get<List>(`/property-facts?propertyId=${at.property.id}${query}`)).body;
    expect((await list()).total).toBe(3);
    expect((await list('&language=de')).data.map(({ factValue }) => factValue)).toEqual(['40', 'Ein Steg von 46 m.']);
    const property = await app.as(at.people.viewer).get(`/properties/${at.property.id}`);
    expect(property.body.factCount).toBe(3);
  });

  it('asks for the property and language a call names', async () => {
    const at = await makeOrganization();
    const sibling = await at.within((scope) => makeProperty(scope, at.workspace.id, { name: 'Halden Stadthaus' }));
    const client = app.as(at.people.editor);
    const jetty = { propertyId: at.property.id, factName: 'jetty', factValue: 'Ein Steg von 46 m.' };
    const { body } = await client.post<PropertyFact>(`/property-facts?propertyId=${at.property.id}&language=de`, jetty);
    expect(body).toMatchObject({ ...jetty, language: 'de' });
    const path = (property: string, language: string) =>
      `/property-facts/${body.id}?propertyId=${property}&language=${language}`;
    for (const wrong of [path(at.property.id, 'fr'), path(sibling.id, 'de'), path(foreign.property.id, 'de')]) {
      expect((await client.get(wrong)).status).toBe(404);
      expect((await client.put(wrong, { factName: 'jetty', factValue: 'x' })).status).toBe(404);
      expect((await client.delete(wrong)).status).toBe(404);
    }
    expect((await client.get<PropertyFact>(path(at.property.id, 'de'))).body).toEqual(body);
    const changed = await client.put<PropertyFact>(path(at.property.id, 'de'), { ...jetty, factValue: 'Ein Steg.' });
    expect(changed.body).toMatchObject({ factValue: 'Ein Steg.', language: 'de' });
    const other = await client.post(`/property-facts?propertyId=${sibling.id}`, jetty);
    expect(other.body.validationErrors).toMatchObject([{ field: 'propertyId' }]);
    expect((await client.delete(path(at.property.id, 'de'))).status).toBe(204);
  });

  it('is closed to a person bound to a sibling', async () => {
    const at = await makeOrganization();
    const sibling = await at.within((scope) => makeProperty(scope, at.workspace.id, { name: 'Halden Stadthaus' }));
    const { body } = await state(at, { factName: 'room_count', factValue: '40' });
    const person = await makePerson({ bindings: [{ role: 'editor', organisationId: at.id, propertyId: sibling.id }] });
    expect((await app.as(person).get(`/property-facts?propertyId=${at.property.id}`)).status).not.toBe(200);
    expect((await app.as(person).delete(`/property-facts/${body.id}`)).status).not.toBe(204);
    expect((await app.as(at.people.editor).delete(`/property-facts/${body.id}`)).status).toBe(204);
  });
});
