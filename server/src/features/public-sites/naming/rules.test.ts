import type { LandingPage } from '@foyer/contract/landing-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, makeProperty } from '../../../testing/factories.ts';
import { makePage, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a page names its site before it is live as guests read it then', async () => {
  const own = await makeOrganization();
  const owner = app.as(own.people.owner);
  await stateFacts(owner, own);
  const page = await makePage(owner, own, { name: 'Lake' });
  await saveText(owner, page);
  const toEditors = async () => (await owner.get<LandingPage>(`/landing-pages/${page.id}`)).body.siteName;
  const toGuests = async () => {
    const path = `/public/sites/${own.domain.name}.${own.domain.tld}/page?path=/lake`;
    return (await app.anonymous.get<{ site: { name: string } }>(path)).body.site.name;
  };
  expect([page.siteName, await toEditors()]).toEqual([own.property.name, own.property.name]);
  await owner.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
  expect(await toGuests()).toBe(own.property.name);

  await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Halden Stadthaus' }));
  expect(await toEditors()).toBe(own.workspace.name);

  const { id: domainId } = own.domain;
  await owner.post('/wordpress/site-identity', { domainId, name: 'Halden Hotels' });
  expect(await toEditors()).toBe(own.workspace.name);
  expect((await owner.post('/site-settings/publish', { domainId })).status).toBe(200);
  expect([await toEditors(), await toGuests()]).toEqual(['Halden Hotels', 'Halden Hotels']);
});
