import type { PublicHome, PublicList } from '@foyer/contract/public-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asOwner } from '../../../testing/test-database.ts';

let app: TestApp;
let own: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  await makeEvent(app.as(own.people.editor), own);
});
afterAll(() => app.close());

const titles = async (path: string) => {
  const host = `${own.domain.name}.localhost`;
  const { body } = await app.anonymous.get<PublicHome | PublicList>(`/public/sites/${host}/page?path=${path}`);
  return body.entries.map(({ title }) => title);
};

it('is read once for all pages of a version, and anew for the next', async () => {
  expect(await titles('/')).toEqual(['Harbour Advent']);
  // Written past the rules, which would have raised the version.
  await asOwner(`update publications set title = 'Harbour lights' where domain_id = $1`, [own.domain.id]);
  expect(await titles('/events')).toEqual(['Harbour Advent']);
  await asOwner('update domains set site_version = site_version + 1 where id = $1', [own.domain.id]);
  expect(await titles('/events')).toEqual(['Harbour lights']);
  expect(await titles('/')).toEqual(['Harbour lights']);
});

it('is not kept where it could not be read', async () => {
  const other = await makeOrganization();
  const host = `${other.domain.name}.localhost`;
  await asOwner('alter table site_settings rename to site_settings_away');
  const away = await app.anonymous.get(`/public/sites/${host}`);
  await asOwner('alter table site_settings_away rename to site_settings');
  expect(away.status).toBe(500);
  expect((await app.anonymous.get(`/public/sites/${host}`)).status).toBe(200);
});
