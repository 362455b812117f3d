import type { LandingPage } from '@foyer/contract/landing-pages';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makePage } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { asOwner } from '../../testing/test-database.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
});
afterAll(() => app.close());

/** What is known of a picture; its file is of no matter here. */
async function addPicture({ id: organization, workspace, property }: TestOrganization): Promise<string> {
  const id = uuidv7();
  await asOwner(
    `insert into media (id, organisation_id, workspace_id, property_id, title, mime_type, width, height)
     values ($1, $2, $3, $4, 'The pool', 'image/webp', 1600, 900)`,
    [id, organization, workspace.id, property.id],
  );
  return id;
}

it('keeps the pictures of a brief that the property may show, in their order', async () => {
  const [first, second] = [await addPicture(own), await addPicture(own)];
  const elsewhere = await addPicture(foreign);
  const wanted = [second, elsewhere, first, second, '01890000-0000-7000-8000-000000000000'];
  const page = await makePage(editor, own, { brief: { imageIds: wanted } });
  expect(page.brief.imageIds).toEqual([second, first]);
  const { name, brief } = page;
  const put = (imageIds: string[]) =>
    editor.put<LandingPage>(`/landing-pages/${page.id}`, { name, languages: ['en'], brief: { ...brief, imageIds } });
  expect((await put([first, elsewhere])).body.brief.imageIds).toEqual([first]);
  const many = await put(Array.from({ length: 8 }, () => first));
  expect(many.status).toBe(422);
  expect(many.text).toContain('A page shows at most 7 pictures');
});

it('reads a brief that was kept before pictures could be chosen', async () => {
  const page = await makePage(editor, own, { brief: { angle: 'Quiet nights' } });
  await asOwner(`update entries set brief = brief - 'imageIds' where id = $1`, [page.id]);
  const { body } = await editor.get<LandingPage>(`/landing-pages/${page.id}`);
  expect(body.brief).toMatchObject({ angle: 'Quiet nights', imageIds: [] });
});
