import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, ownText, postIn, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { rulesOf } from '../../posts/types/rules.ts';
import { publishPlanned } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
});
afterAll(() => app.close());

const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const postOf = async (page: LandingPage) =>
  postIn((await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body, 'en');
const plan = (page: LandingPage, publishAt: string) =>
  editor.post<LandingPage>(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en', publishAt }] });
const shown = (path: string) =>
  app.anonymous.get(`/public/sites/${own.domain.name}.localhost/page?path=${encodeURIComponent(path)}`);

async function writtenPage(name: string): Promise<LandingPage> {
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  const page = await makePage(editor, own, { name });
  await saveText(editor, page);
  return page;
}

describe('publishing later', () => {
  it('happens at its time, in the name of whoever planned it', async () => {
    const page = await writtenPage('Planned');
    const publishAt = soon(1500);
    const planned = await plan(page, publishAt);
    expect(postIn(planned.body, 'en')).toMatchObject({ status: 'scheduled', publishAt, publishedAt: null });
    expect((await shown('/planned')).status).toBe(404);
    await expect.poll(async () => (await postOf(page)).status, { timeout: 10_000 }).toBe('published');
    expect(await postOf(page)).toMatchObject({ publishAt: null, publishedBy: own.people.editor.name });
    expect(Date.parse((await postOf(page)).publishedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(publishAt));
    expect((await shown('/planned')).status).toBe(200);
  });

  it('refuses open claims when it is planned, and fails with the reason when they come later', async () => {
    const page = await writtenPage('Doubtful');
    const save = async (...more: string[]) =>
      editor.put<LandingPagePost>(`/landing-pages/${page.id}/posts/en`, {
        ...(await postOf(page)),
        blocks: ownText('en', ...more),
      });
    await save('A rooftop pool looks over the lake.');
    expect(await plan(page, soon(60_000))).toMatchObject({ status: 422, body: { code: 'claims-open' } });
    await save();
    await plan(page, soon(1500));
    await save('A rooftop pool looks over the lake.');
    await expect.poll(async () => (await postOf(page)).status, { timeout: 10_000 }).toBe('failed');
    expect((await postOf(page)).failure).toContain('pool');
    expect((await shown('/doubtful')).status).toBe(404);
  });

  it('is called off by unpublishing and replaced by a new plan', async () => {
    const page = await writtenPage('Replaced');
    const first = soon(3_600_000);
    const second = soon(7_200_000);
    await plan(page, first);
    await plan(page, second);
    const { postId } = await postOf(page);
    await own.within((scope) => publishPlanned(scope, rulesOf, postId, first));
    expect(await postOf(page)).toMatchObject({ status: 'scheduled', publishAt: second });
    await editor.post(`/landing-pages/${page.id}/unpublish`, { languages: ['en'] });
    await own.within((scope) => publishPlanned(scope, rulesOf, postId, second));
    expect(await postOf(page)).toMatchObject({ status: 'draft', publishAt: null });
  });

  it('is called off alone: what is live stays, and the draft keeps its newer words', async () => {
    const page = await writtenPage('Kept');
    await editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en', publishAt: null }] });
    const live = await postOf(page);
    const newer = { ...live, title: 'Newer words' };
    expect((await editor.put(`/landing-pages/${page.id}/posts/en`, newer)).status).toBe(200);
    const publishAt = soon(3_600_000);
    await plan(page, publishAt);
    const unschedule = () =>
      editor.post<{ code?: string; message?: string }>(`/posts/${page.id}/unschedule`, { languages: ['en'] });
    expect((await unschedule()).status).toBe(204);
    const { publishedVersion, publishedAt } = live;
    expect(await postOf(page)).toMatchObject({
      ...{ status: 'published', publishAt: null, publishedVersion, publishedAt, title: 'Newer words' },
    });
    await own.within((scope) => publishPlanned(scope, rulesOf, live.postId, publishAt));
    expect((await shown('/kept')).body).toMatchObject({ title: live.title });
    const again = await unschedule();
    expect([again.status, again.body.code, again.body.message]).toEqual([
      ...[409, 'not-scheduled', 'English is not scheduled any more. Look at what became of it'],
    ]);
  });

  it('is called off to a draft where nothing was live', async () => {
    const page = await writtenPage('Dropped');
    await plan(page, soon(3_600_000));
    expect((await editor.post(`/posts/${page.id}/unschedule`, { languages: ['en'] })).status).toBe(204);
    expect(await postOf(page)).toMatchObject({ status: 'draft', publishAt: null, publishedVersion: null });
  });

  it('is done once, however often it is run', async () => {
    const page = await writtenPage('Once');
    const publishAt = soon(3_600_000);
    await plan(page, publishAt);
    const { postId } = await postOf(page);
    await Promise.all([1, 2, 3].map(() => own.within((scope) => publishPlanned(scope, rulesOf, postId, publishAt))));
    const version = (await shown('/once')).body.site?.version;
    await own.within((scope) => publishPlanned(scope, rulesOf, postId, publishAt));
    expect((await shown('/once')).body.site?.version).toBe(version);
    expect(await postOf(page)).toMatchObject({ status: 'published', publishedVersion: 2 });
  });
});
