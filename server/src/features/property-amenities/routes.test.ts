import type { SiteAmenity } from '@foyer/contract/property-amenities';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, makeProperty, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

type List = { data: SiteAmenity[]; total: number; message?: string };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  foreign = await makeOrganization('Atlantic House');
  own = await makeOrganization();
  await app.as(own.people.owner).post('/property-amenities', { domainId: own.domain.id, amenities: ['sauna'] });
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'DELETE /property-amenities/:id',
      call: (asking) => asking.delete(`/property-amenities/sauna?domainId=${own.domain.id}`),
      missing: (asking) => asking.delete(`/property-amenities/sauna?domainId=${uuidv7()}`),
      bad: (asking) => asking.delete('/property-amenities/sauna'),
      forbidden: 'editor',
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

describe('amenities of a site', () => {
  const path = (more = '') => `/property-amenities?domainId=${own.domain.id}${more}`;
  const list = async (more = '') => (await client.get<List>(path(more))).body.data;
  const save = (amenities: unknown[], more: object = {}) => client.post<List>(path(), { amenities, ...more });
  const factOf = async (propertyId = own.property.id) => {
    const { body } = await client.get<{ data: PropertyFact[] }>(`/property-facts?propertyId=${propertyId}`);
    return body.data.find(({ factName }) => factName === 'amenities');
  };

  beforeEach(async () => {
    own = await makeOrganization();
    client = app.as(own.people.manager);
  });

  it('are what the property states, named in four languages', async () => {
    expect(await list()).toEqual([]);
    const fact = {
      propertyId: own.property.id,
      factName: 'amenities',
      factValue: '["sauna",{"id":"parking","free":true}]',
    };
    await client.post('/property-facts', fact);
    expect(await list()).toEqual([
      {
        id: 'sauna',
        names: { en: 'Sauna', de: 'Sauna', es: 'Sauna', fr: 'Sauna' },
        own: false,
        propertyIds: [own.property.id],
      },
      expect.objectContaining({ id: 'parking', names: expect.objectContaining({ de: 'Parkplatz' }) }),
    ]);
  });

  it('state the property’s fact, which keeps where it comes from', async () => {
    const stated = {
      propertyId: own.property.id,
      factName: 'amenities',
      factValue: '["bar"]',
      source: 'House book',
      verifiedOn: '2026-11-01',
      reviewAfter: '2027-11-01',
    };
    await client.post('/property-facts', stated);
    const saved = await save(['bar', { id: 'sauna', seasonal: 'winter' }]);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.data.map(({ id }) => id)).toEqual(['bar', 'sauna']);
    // Nobody has looked at the new list yet.
    expect(await factOf()).toMatchObject({
      factValue: '["bar",{"id":"sauna","seasonal":"winter"}]',
      source: 'House book',
      verifiedOn: null,
      verifiedBy: null,
      reviewAfter: '2027-11-01',
    });
  });

  it('may be the team’s own, with a name', async () => {
    const nameless = await save(['sauna', 'lake_sauna']);
    expect([nameless.status, nameless.body.message]).toEqual([422, 'Write the name of lake_sauna in one language']);
    expect(await factOf()).toBeUndefined();
    await save(['sauna', { id: 'lake_sauna', names: { en: 'Lake sauna', de: 'Seesauna' } }]);
    expect((await list()).at(-1)).toMatchObject({
      id: 'lake_sauna',
      own: true,
      names: { en: 'Lake sauna', de: 'Seesauna', es: 'Lake sauna' },
    });
    expect((await factOf())?.factValue).toBe('["sauna","lake_sauna"]');
    expect((await save(['lake_sauna'])).status).toBe(200);
    const renamed = await save([{ id: 'sauna', names: { en: 'Finnish sauna' } }]);
    expect(renamed.body.data[0]).toMatchObject({ own: true, names: { en: 'Finnish sauna', de: 'Finnish sauna' } });
  });

  it('of several houses are told apart', async () => {
    const second = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
    const which = await save(['sauna']);
    expect([which.status, which.body.message]).toEqual([422, 'Choose the property these amenities are of']);
    await save(['sauna', 'bar'], { propertyId: own.property.id });
    await save(['bar'], { propertyId: second.id });
    expect((await list()).map(({ id, propertyIds }) => [id, propertyIds])).toEqual([
      ['sauna', [own.property.id]],
      ['bar', [own.property.id, second.id]],
    ]);
    expect((await list(`&propertyId=${second.id}`)).map(({ id }) => id)).toEqual(['bar']);
    const narrow = app.as(
      await makePerson({ bindings: [{ role: 'viewer', organisationId: own.id, propertyId: second.id }] }),
    );
    const seen = await narrow.get<List>(path());
    expect(seen.body.data.map(({ id, propertyIds }) => [id, propertyIds])).toEqual([['bar', [second.id]]]);
    expect(
      (await client.delete(`/property-amenities/bar?domainId=${own.domain.id}&propertyId=${second.id}`)).status,
    ).toBe(204);
    expect((await list()).find(({ id }) => id === 'bar')?.propertyIds).toEqual([own.property.id]);
  });

  it('are taken away everywhere, and an own name with the last of them', async () => {
    await save(['bar', { id: 'lake_sauna', names: { en: 'Lake sauna' } }]);
    expect((await client.delete(`/property-amenities/lake_sauna?domainId=${own.domain.id}`)).status).toBe(204);
    expect((await factOf())?.factValue).toBe('["bar"]');
    expect((await save(['lake_sauna'])).status).toBe(422);
    const again = await client.delete(`/property-amenities/lake_sauna?domainId=${own.domain.id}`);
    expect([again.status, again.body.message]).toEqual([404, 'Amenity not found']);
  });

  it('say what is missing', async () => {
    for (const query of ['', '?domainId=', '?domainId=first']) {
      const { status, body } = await client.delete(`/property-amenities/sauna${query}`);
      expect([status, body.message]).toEqual([422, 'Amenity ID and Domain ID are required']);
    }
    const bad = await client.delete(`/property-amenities/%3Cscript%3E?domainId=${own.domain.id}`);
    expect([bad.status, bad.body.message]).toEqual([422, 'Amenity ID and Domain ID are required']);
    expect((await client.get(path(`&propertyId=${foreign.property.id}`))).status).toBe(404);
    expect((await save(['sauna'], { propertyId: foreign.property.id })).status).toBe(404);
  });

  it.each([
    ['an amenity twice', ['sauna', { id: 'sauna', free: true }]],
    ['what is no id', ['Lake Sauna']],
    ['what is no list', 'sauna'],
    ['hours that are none', [{ id: 'sauna', hours: 'always' }]],
    ['a name that turns text around', [{ id: 'lake_sauna', names: { en: 'a\u202eb' } }]],
    ['too many', Array.from({ length: 201 }, (_, i) => `a${i}`)],
  ])('are not %s', async (_what, amenities) => {
    expect((await client.post(path(), { amenities })).status).toBe(422);
    expect(await list()).toEqual([]);
  });
});
