import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { emptyTrash } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
});
afterAll(() => app.close());

const left = async () =>
  (await asOwner<{ id: string }>('select id from entries where organisation_id = $1 order by id', [own.id])).map(
    ({ id }) => id,
  );

test('removes for good what was thrown away thirty days ago, and its address goes on answering 410', async () => {
  const [old, young, kept] = [
    await makePage(editor, own, { name: 'Old' }),
    await makePage(editor, own, { name: 'Young' }),
    await makePage(editor, own, { name: 'Kept' }),
  ];
  await saveText(editor, old);
  await editor.post(`/landing-pages/${old.id}/publish`, { languages: [{ language: 'en' }] });
  for (const { id } of [old, young]) expect((await editor.delete(`/landing-pages/${id}`)).status).toBe(204);
  await asOwner(`update entries set deleted_at = deleted_at - interval '30 days' where id = $1`, [old.id]);
  await emptyTrash();
  expect(await left()).toEqual([young.id, kept.id]);
  expect((await editor.post(`/posts/${old.id}/bring-back`)).status).toBe(404);
  const gone = await app.anonymous.get(`/public/sites/${own.domain.name}.localhost/page?path=/old`);
  expect(gone.status).toBe(410);
});
