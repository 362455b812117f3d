import type { PropertyLanguage } from '@foyer/contract/property-languages';
import type { PublicSitemap } from '@foyer/contract/public-sites';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type TestOrganization,
} from '../../testing/factories.ts';
import { makeEvent } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

type List = { data: PropertyLanguage[]; total: number };
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  const link = { propertyId: own.property.id, languageId: 'en' };
  await app.as(own.people.owner).post('/property-languages', link);
});
afterAll(() => app.close());

const path = (propertyId: string, languageId = 'en') =>
  `/property-languages/property/${propertyId}/language/${languageId}`;

standingCases(
  [
    {
      name: 'GET /property-languages',
      call: (client) => client.get(`/property-languages?propertyId=${own.property.id}`),
      missing: (client) => client.get(`/property-languages?propertyId=${uuidv7()}`),
      bad: (client) => client.get('/property-languages?propertyId=first&take=0'),
    },
    {
      name: 'POST /property-languages',
      call: (client) => client.post('/property-languages', { propertyId: own.property.id, languageId: 'en' }),
      missing: (client) => client.post('/property-languages', { propertyId: uuidv7(), languageId: 'en' }),
      bad: (client) => client.post('/property-languages', { propertyId: own.property.id, languageId: 'English' }),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /property-languages/property/:propertyId/language/:languageId',
      call: (client) => client.put(path(own.property.id), { isDefault: true }),
      missing: (client) => client.put(path(uuidv7()), { isDefault: true }),
      bad: (client) => client.put(path(own.property.id), { isActive: 'yes' }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /property-languages/property/:propertyId/language/:languageId',
      call: (client) => client.delete(path(own.property.id)),
      missing: (client) => client.delete(path(uuidv7())),
      bad: (client) => client.delete(path('first')),
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

describe('languages of a property', () => {
  let at: TestOrganization;
  let client: TestClient;
  const add = (languageId: string) =>
    client.post<PropertyLanguage>('/property-languages', { propertyId: at.property.id, languageId });
  const set = (languageId: string, change: object) =>
    client.put<PropertyLanguage>(path(at.property.id, languageId), change);
  const told = async () => {
    const { body } = await client.get<List>(`/property-languages?propertyId=${at.property.id}`);
    return body.data.map((one) => `${one.languageId}${one.isDefault ? ' default' : ''}${one.isActive ? '' : ' off'}`);
  };

  beforeEach(async () => {
    at = await makeOrganization();
    client = app.as(at.people.editor);
  });

  it('makes the first the default, and answers a repeat with the same', async () => {
    const first = await add('de');
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: first.body.id,
      propertyId: at.property.id,
      languageId: 'de',
      name: 'German',
      isDefault: true,
      isActive: true,
    });
    expect((await add('en')).body).toMatchObject({ isDefault: false, isActive: true });
    const again = await add('de');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await told()).toEqual(['de default', 'en']);
  });

  it('makes an inactive one active when it becomes the default', async () => {
    await add('de');
    await add('fr');
    expect((await set('fr', { isActive: false })).body.isActive).toBe(false);
    expect(await told()).toEqual(['de default', 'fr off']);
    expect((await set('fr', { isDefault: true })).body).toMatchObject({ isDefault: true, isActive: true });
    expect(await told()).toEqual(['fr default', 'de']);
  });

  it('never leaves a property without an active default', async () => {
    await add('de');
    await add('fr');
    const off = await set('de', { isActive: false });
    expect([off.status, off.body]).toMatchObject([
      409,
      { code: 'default-language', message: 'The default language cannot be deactivated' },
    ]);
    expect((await set('fr', { isDefault: true, isActive: false })).status).toBe(409);
    expect((await set('de', { isDefault: false })).status).toBe(409);
    expect((await client.delete(path(at.property.id, 'de'))).status).toBe(409);
    expect(await told()).toEqual(['de default', 'fr']);
    expect((await client.delete(path(at.property.id, 'fr'))).status).toBe(204);
    expect((await client.delete(path(at.property.id, 'de'))).status).toBe(204);
    expect((await client.delete(path(at.property.id, 'de'))).body.message).toBe('Property language not found');
    expect(await told()).toEqual([]);
  });

  it('has one default under 40 requests at once', async () => {
    await client.csrf();
    const languages = ['en', 'de', 'es', 'fr'];
    const added = await Promise.all(Array.from({ length: 20 }, (_, i) => add(languages[i % 4] as string)));
    expect(added.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(added.filter(({ status }) => status === 200)).toHaveLength(16);
    expect((await told()).filter((one) => one.endsWith(' default'))).toHaveLength(1);
    const changed = await Promise.all(
      Array.from({ length: 20 }, (_, i) => set(languages[i % 4] as string, { isDefault: true })),
    );
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await told()).filter((one) => one.endsWith(' default'))).toHaveLength(1);
  });

  it('are listed for a workspace and for all that is reached, and for nothing else', async () => {
    await add('de');
    const others = await at.within(async (scope) => {
      const { workspace } = await makeWorkspace(scope, { name: 'Bergwerk Lodges' });
      return {
        sibling: await makeProperty(scope, at.workspace.id, { name: 'Halden Stadthaus' }),
        far: await makeProperty(scope, workspace.id, { name: 'Bergwerk Lodge' }),
      };
    });
    for (const { id } of [others.sibling, others.far]) {
      await client.post('/property-languages', { propertyId: id, languageId: 'en' });
    }
    const of = async (asking: TestClient, query: string) =>
      (await asking.get<List>(`/property-languages${query}`)).body.data.map(({ propertyId }) => propertyId).sort();
    const [mine, sibling, far] = [at.property.id, others.sibling.id, others.far.id];
    expect(await of(client, `?workspaceId=${at.workspace.id}`)).toEqual([mine, sibling].sort());
    expect(await of(client, '')).toEqual([mine, sibling, far].sort());
    const narrow = app.as(
      await makePerson({ bindings: [{ role: 'viewer', organisationId: at.id, propertyId: sibling }] }),
    );
    expect(await of(narrow, `?workspaceId=${at.workspace.id}`)).toEqual([sibling]);
    expect(await of(narrow, '')).toEqual([sibling]);
    expect((await narrow.get(`/property-languages?propertyId=${mine}`)).status).not.toBe(200);
    expect((await client.get<List>('/property-languages?take=1&skip=9')).body).toEqual({ data: [], total: 3 });
  });

  it('are those of the site’s venues at once, when one is added and when one is taken up again', async () => {
    const editor = app.as(at.people.editor);
    await add('en');
    await add('de');
    await set('de', { isActive: false });
    const { venue } = await makeEvent(editor, at);
    const known = (await editor.get<object>(`/venues/${venue.venueId}`)).body;
    expect((await editor.put(`/venues/${venue.venueId}`, { ...known, status: 'published' })).status).toBe(200);
    const site = `/public/sites/${at.domain.name}.localhost`;
    const version = async () => Number((await app.anonymous.get<{ version: number }>(site)).body.version);
    const shown = async () =>
      (await app.anonymous.get<PublicSitemap>(`${site}/sitemap`)).body.entries
        .filter(({ path: where }) => where.includes('/lindau-harbour'))
        .map(({ language }) => language)
        .toSorted();
    expect(await shown()).toEqual(['en']);
    const before = await version();
    await add('fr');
    expect(await shown()).toEqual(['en', 'fr']);
    expect(await version()).toBeGreaterThan(before);
    const off = await version();
    await set('de', { isActive: true });
    expect(await shown()).toEqual(['de', 'en', 'fr']);
    expect(await version()).toBeGreaterThan(off);
  });

  it('go with the property', async () => {
    await add('de');
    expect((await app.as(at.people.owner).delete(`/properties/${at.property.id}`)).status).toBe(204);
    expect((await client.get<List>('/property-languages')).body).toEqual({ data: [], total: 0 });
  });
});
