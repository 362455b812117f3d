import type { LanguageConfig } from '@foyer/contract/language-config';
import type { PropertyLanguage } from '@foyer/contract/property-languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, makeProperty, type TestOrganization } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  own = await makeOrganization();
  client = app.as(own.people.manager);
});
afterAll(() => app.close());

const path = () => `/language-config?domainId=${own.domain.id}`;
const words = ({ languages }: Pick<LanguageConfig, 'languages'>) =>
  languages.map((one) => `${one.languageId}${one.isDefault ? ' default' : ''}${one.isActive ? '' : ' off'}`);
const read = async () => (await client.get<LanguageConfig>(path())).body;
const save = (languages: object[]) => client.post<LanguageConfig>(path(), { languages });
const ofProperty = async (propertyId = own.property.id) => {
  const { body } = await client.get<{ data: PropertyLanguage[] }>(`/property-languages?propertyId=${propertyId}`);
  return words({ languages: body.data.map((one) => ({ ...one, name: '' })) });
};
const add = (languageId: string, propertyId = own.property.id) =>
  client.post('/property-languages', { propertyId, languageId });

describe('the languages of a site', () => {
  it('are those its properties are told in', async () => {
    expect((await read()).languages).toEqual([]);
    await add('de');
    await add('en');
    expect(words(await read())).toEqual(['de default', 'en']);
    expect((await read()).version).toBe(0);
  });

  it('are put in an order, named and told to every property', async () => {
    const second = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
    await add('es', second.id);
    const saved = await save([
      { languageId: 'en', isActive: false },
      { languageId: 'de', isDefault: true, name: 'Deutsch' },
      { languageId: 'fr' },
    ]);
    expect(saved.status, saved.text).toBe(200);
    expect(words(saved.body)).toEqual(['en off', 'de default', 'fr']);
    expect(saved.body.languages[1]?.name).toBe('Deutsch');
    for (const id of [own.property.id, second.id]) expect(await ofProperty(id)).toEqual(['de default', 'en off', 'fr']);
    const site = await app.anonymous.get(`/public/sites/${own.domain.name}.localhost`);
    expect(site.body.languageNames).toEqual({ de: 'Deutsch' });
  });

  it('follow what is said of a property, in the order of the site', async () => {
    await save([{ languageId: 'fr' }, { languageId: 'de' }]);
    await add('en');
    await client.put(`/property-languages/property/${own.property.id}/language/de`, { isDefault: true });
    await client.put(`/property-languages/property/${own.property.id}/language/fr`, { isActive: false });
    expect(words(await read())).toEqual(['fr off', 'de default', 'en']);
  });

  it('have the first as default where none is named, and a default is active', async () => {
    expect(words((await save([{ languageId: 'de' }, { languageId: 'en' }])).body)).toEqual(['de default', 'en']);
    const changed = await save([{ languageId: 'de' }, { languageId: 'en', isDefault: true }]);
    expect(words(changed.body)).toEqual(['de', 'en default']);
    const first = await save([{ languageId: 'de', isActive: false }, { languageId: 'en' }]);
    expect(words(first.body)).toEqual(['de off', 'en default']);
    const off = await save([{ languageId: 'de', isDefault: true, isActive: false }]);
    expect([off.status, (off.body as unknown as { message: string }).message]).toEqual([
      422,
      'The default language cannot be deactivated',
    ]);
    expect(words(await read())).toEqual(['de off', 'en default']);
  });

  it.each([
    ['no language', []],
    ['a language twice', [{ languageId: 'de' }, { languageId: 'de' }]],
    ['two defaults', ['de', 'en'].map((languageId) => ({ languageId, isDefault: true }))],
    ['one nobody knows', [{ languageId: 'tlh' }]],
    ['what is no language', [{ languageId: 'English' }]],
  ])('are not %s', async (_what, languages) => {
    await add('de');
    expect((await save(languages)).status).toBe(422);
    expect(await ofProperty()).toEqual(['de default']);
  });

  it('need a property, and a version that is not old', async () => {
    await save([{ languageId: 'de' }]);
    const stale = await client.post(path(), { languages: [{ languageId: 'en' }] }, { headers: { 'if-match': '"0"' } });
    expect(stale.status).toBe(412);
    await app.as(own.people.owner).delete(`/properties/${own.property.id}`);
    const none = await save([{ languageId: 'de' }]);
    expect([none.status, (none.body as unknown as { message: string }).message]).toEqual([
      422,
      'Add a property to this domain first',
    ]);
  });
});
