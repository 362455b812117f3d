import type { AuditEntry } from '@foyer/contract/audit-log';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, postIn, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { rulesOf } from '../../posts/types/rules.ts';
import { publishPlanned } from '../publishing/rules.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;
let page: LandingPage;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  page = await makePage(editor, own, { name: 'Lake', languages: ['en', 'de'] });
  await saveText(editor, page);
  await saveText(editor, page, 'de');
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const post = async (language: Language = 'en') =>
  postIn((await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body, language);
const publish = async (plans: Partial<Record<Language, string | null>>, client = editor) => {
  const languages = Object.entries(plans).map(([language, publishAt]) => ({ language, publishAt }));
  expect((await client.post(`/landing-pages/${page.id}/publish`, { languages })).status).toBe(200);
};
const undo = (languages: Language[] = ['en'], client = editor) =>
  client.post<{ code?: string; message?: string }>(`/posts/${page.id}/undo-publishing`, { languages });
const itIsTime = async (language: Language, publishAt: string) => {
  const { postId } = await post(language);
  await own.within((scope) => publishPlanned(scope, rulesOf, postId, publishAt));
};
const retitle = async (title: string) => {
  const saved = await editor.put<LandingPagePost>(`/landing-pages/${page.id}/posts/en`, { ...(await post()), title });
  expect(saved.status).toBe(200);
};
const guestsSee = async () => {
  const path = `/public/sites/${own.domain.name}.${own.domain.tld}/page?path=/lake`;
  const { status, body } = await app.anonymous.get<{ title?: string }>(path);
  return status === 200 ? body.title : status;
};

it('takes off the site what was not there before, and leaves the draft as it is by now', async () => {
  await publish({ en: null });
  await retitle('Written on');
  expect(await guestsSee()).not.toBe(410);
  expect((await undo()).status).toBe(204);
  expect(await guestsSee()).toBe(410);
  expect(await post()).toMatchObject({
    ...{ status: 'draft', publishedVersion: null, publishedAt: null, publishedBy: null },
    ...{ title: 'Written on', version: 3 },
  });
  const log = `/audit-log?organisationId=${own.id}&action=landing-page.publishing-undone`;
  const { body } = await app.as(own.people.owner).get<{ data: AuditEntry[] }>(log);
  expect(body.data).toMatchObject([{ actorName: own.people.editor.name, detail: { language: 'en', slug: 'lake' } }]);
});

it('brings back what was live, and takes what was scheduled off the plan', async () => {
  await publish({ en: null });
  const [before, title] = [await post(), await guestsSee()];
  await retitle('Another title');
  const publishAt = inAnHour();
  await publish({ en: null, de: publishAt });
  expect(await guestsSee()).toBe('Another title');
  expect((await undo(['en', 'de'])).status).toBe(204);
  expect(await guestsSee()).toBe(title);
  const { publishedVersion, publishedAt, publishedBy } = before;
  expect(await post()).toMatchObject({ status: 'published', publishedVersion, publishedAt, publishedBy });
  expect(await post('de')).toMatchObject({ status: 'draft', publishAt: null });
  await itIsTime('de', publishAt);
  expect((await post('de')).status).toBe('draft');
});

it('brings back the plan that a publishing took the place of', async () => {
  const publishAt = inAnHour();
  await publish({ en: publishAt });
  await publish({ en: null });
  expect((await undo()).status).toBe(204);
  expect(await post()).toMatchObject({ status: 'scheduled', publishAt, publishedVersion: null });
  await itIsTime('en', publishAt);
  expect((await post()).status).toBe('published');
});

it('is for whoever published, once, and shortly after', async () => {
  const refused = async (client = editor) => {
    const { status, body } = await undo(['en'], client);
    return status === 409 ? [body.code, body.message] : status;
  };
  const late = ['cannot-undo', expect.stringContaining('shortly after you published it')];
  expect(await refused()).toEqual(late);
  await publish({ en: null });
  expect(await refused(app.as(own.people.manager))).toEqual(late);
  await asOwner("update undoable_publishings set made_at = now() - interval '61 seconds'");
  expect(await refused()).toEqual(late);
  await publish({ en: null });
  expect([(await undo()).status, await refused()]).toEqual([204, late]);
});

it('leaves what was done since, and then all of it', async () => {
  await publish({ en: null, de: null });
  await editor.post(`/landing-pages/${page.id}/unpublish`, { languages: ['en'] });
  const { status, body } = await undo(['de', 'en']);
  expect([status, body.code, body.message]).toEqual([
    409,
    'cannot-undo',
    'English was changed since you published it, so it stays as it is',
  ]);
  expect((await post('de')).status).toBe('published');
});
