import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, makeProperty, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asOwner } from '../../../testing/test-database.ts';

let app: TestApp;
let own: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A page about the hotel of the organization, live under its name. */
async function live(at: TestOrganization, name: string, language: 'en' | 'de' = 'en'): Promise<void> {
  const client = app.as(at.people.owner);
  const page = await makePage(client, at, { name, languages: [language] });
  await saveText(client, page, language);
  const { status } = await client.post(`/landing-pages/${page.id}/publish`, { languages: [{ language }] });
  expect(status).toBe(200);
}
const site = async (at: TestOrganization, path: string) =>
  (await app.anonymous.get(`/public/sites/${at.domain.name}.${at.domain.tld}/page?path=${path}`)).status;

test('what was live answers 410 once its property or workspace is deleted, and its host is unknown after its organization', async () => {
  own = await makeOrganization();
  const client = app.as(own.people.owner);
  await stateFacts(client, own);
  await live(own, 'Lake');
  const sibling = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Halden Stadthaus' }));
  const beside = { ...own, property: sibling };
  await stateFacts(client, beside);
  await live(beside, 'Town', 'de');
  expect([await site(own, '/lake'), await site(own, '/de/town'), await site(own, '/never')]).toEqual([200, 200, 404]);

  expect((await client.delete(`/properties/${own.property.id}`)).status).toBe(204);
  expect([await site(own, '/lake'), await site(own, '/de/town')]).toEqual([410, 200]);
  for (const table of ['property_facts', 'entries', 'property_languages']) {
    expect(await asOwner(`select from ${table} where property_id = $1`, [own.property.id])).toHaveLength(0);
  }

  expect((await client.delete(`/workspaces/${own.workspace.id}`)).status).toBe(204);
  expect([await site(own, '/lake'), await site(own, '/de/town')]).toEqual([410, 410]);

  expect((await client.delete(`/organizations/${own.id}`)).status).toBe(204);
  expect([await site(own, '/lake'), await site(own, '/de/town')]).toEqual([404, 404]);
});

test('what is live is read under a proven host alone', async () => {
  const at = await makeOrganization();
  const client = app.as(at.people.owner);
  await stateFacts(client, at);
  await live(at, 'Lake');
  const domain = { name: `${at.domain.name}-site`, tld: 'example' };
  expect((await client.put(`/domains/${at.domain.id}`, domain)).status).toBe(200);
  const moved = { ...at, domain: { ...at.domain, ...domain } };
  expect([await site(at, '/lake'), await site(moved, '/lake')]).toEqual([404, 404]);
  await asOwner('update domains set verified = true where id = $1', [at.domain.id]);
  expect([await site(at, '/lake'), await site(moved, '/lake')]).toEqual([404, 200]);
});
