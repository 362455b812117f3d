import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import type { PostVersion } from '@foyer/contract/post-versions';
import type { PostRow } from '@foyer/contract/posts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, ownText, postIn, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { inTenant } from '../../access/rules.ts';
import { beginJob } from '../../jobs/rules.ts';
import { landingPages } from '../../landing-pages/readiness/rules.ts';
import { beginWriting, endWriting, putBlock, writerName } from '../writing/rules.ts';

type History = { data: Pick<PostVersion, 'version' | 'savedBy' | 'live' | 'title' | 'words'>[]; total: number };

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;
let manager: TestClient;
let page: LandingPage;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
// A house of its own for each, so that no text stands on a sister page already.
beforeEach(async () => {
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  manager = app.as(own.people.manager);
  await stateFacts(editor, own);
  page = await makePage(editor, own, { languages: ['en', 'de'] });
});

const postOf = async (language: Language = 'en') =>
  postIn((await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body, language);
const save = async (title: string, client = editor, more: object = {}, language: Language = 'en') =>
  client.put<LandingPagePost>(`/landing-pages/${page.id}/posts/${language}`, {
    ...(await postOf(language)),
    title,
    ...more,
  });
const history = async (language: Language = 'en') =>
  (await editor.get<History>(`/posts/${page.id}/languages/${language}/versions`)).body;
const states = async () => (await history()).data.map(({ version, title }) => [version, title]);
/** Moves everything saved so far into the past. */
const wait = (minutes: number) =>
  asOwner(
    `update post_versions set created_at = created_at - $1 * interval '1 minute', saved_at = saved_at - $1 * interval '1 minute'
     where post_id in (select id from posts where entry_id = $2)`,
    [minutes, page.id],
  );
const publish = () => editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
const restore = (version: number, language = 'en') =>
  editor.post(`/posts/${page.id}/languages/${language}/versions/${version}/restore`);

describe('saving', () => {
  it('folds the saves of one person within ten minutes, and no others', async () => {
    await save('One');
    await save('Two');
    expect((await save('Three')).body.version).toBe(4);
    expect(await states()).toEqual([
      [4, 'Three'],
      [1, ''],
    ]);
    await save('Theirs', manager);
    await save('Mine again');
    await wait(9);
    await save('Nine minutes on');
    await wait(2);
    await save('Eleven minutes on');
    expect(await states()).toEqual([
      [8, 'Eleven minutes on'],
      [7, 'Nine minutes on'],
      [5, 'Theirs'],
      [4, 'Three'],
      [1, ''],
    ]);
  });

  it('keeps what was published by itself', async () => {
    await save('Live', editor, { blocks: ownText() });
    expect((await publish()).status).toBe(200);
    await save('After');
    const { data } = await history();
    expect(data).toMatchObject([
      { version: 3, title: 'After', live: false, words: expect.any(Number) },
      { version: 2, title: 'Live', live: true, savedBy: own.people.editor.name },
      { version: 1, title: '', words: 0 },
    ]);
    expect(data[1]?.words).toBeGreaterThan(20);
  });

  it('of the same text changes nothing, whatever version it names', async () => {
    const { body } = await save('Same', editor, { blocks: ownText() });
    expect((await save('Same')).body.version).toBe(body.version);
    expect(await save('Same', editor, { version: 1 })).toMatchObject({ status: 200, body: { version: body.version } });
    expect((await postOf()).updatedAt).toBe(body.updatedAt);
  });

  it('on an older version is refused with the text as it is now', async () => {
    const { body } = await save('First');
    const late = await save('Second', manager, { version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'stale',
      present: { title: 'First', version: body.version, postId: body.postId },
    });
  });

  it('writes down how the text stands', async () => {
    const row = async () =>
      (await editor.get<{ data: PostRow[] }>(`/posts?workspaceId=${own.workspace.id}&take=100`)).body.data.find(
        ({ id }) => id === page.id,
      )?.languages[0];
    expect(await row()).toMatchObject({ styleScore: null, openClaims: 0 });
    await save('Open', editor, { blocks: ownText('en', 'A rooftop pool looks over the lake.') });
    expect((await row())?.openClaims).toBe(1);
    const readiness = await editor.get<{ languages: { claims: { text: string; kind: string; verdict: string }[] }[] }>(
      `/landing-pages/${page.id}/readiness`,
    );
    const claim = readiness.body.languages[0]?.claims.find(({ verdict }) => /unsupported|contradicted/.test(verdict));
    const approval = { text: claim?.text, kind: claim?.kind, reason: 'It opens next week' };
    expect((await editor.post(`/landing-pages/${page.id}/posts/en/approvals`, approval)).status).toBe(201);
    expect((await row())?.openClaims).toBe(0);
  });
});

describe('restoring', () => {
  it('makes an older state the draft as a new version, and takes nothing from guests or from history', async () => {
    await save('First', editor, { blocks: ownText() });
    expect((await publish()).status).toBe(200);
    await save('Second', editor, { blocks: ownText('en', 'Breakfast costs 18 EUR.') });
    expect((await restore(2)).status).toBe(204);
    const post = await postOf();
    expect(post).toMatchObject({ title: 'First', version: 4, publishedVersion: 2, status: 'published' });
    expect(post.blocks).toEqual(ownText());
    await save('After');
    expect(await states()).toEqual([
      [5, 'After'],
      [4, 'First'],
      [3, 'Second'],
      [2, 'First'],
      [1, ''],
    ]);
    const one = await editor.get<PostVersion>(`/posts/${page.id}/languages/en/versions/3`);
    expect(one.body).toMatchObject({
      title: 'Second',
      slug: post.slug,
      blocks: ownText('en', 'Breakfast costs 18 EUR.'),
    });
    expect((await restore(9)).status).toBe(404);
    expect((await restore(0)).status).toBe(422);
  });

  it('keeps the address guests know', async () => {
    await save('First', editor, { blocks: ownText(), slug: 'first-address' });
    await save('Moved', manager, { slug: 'second-address' });
    expect((await publish()).status).toBe(200);
    await restore(2);
    expect(await postOf()).toMatchObject({ title: 'First', slug: 'second-address' });
  });
});

describe('following', () => {
  const behind = async () => {
    const { body } = await editor.get<{ data: PostRow[] }>(
      `/posts?workspaceId=${own.workspace.id}&behind=true&take=100`,
    );
    const row = body.data.find(({ id }) => id === page.id);
    return row?.languages.filter((one) => one.behind).map(({ language }) => language) ?? [];
  };

  it('is lost when the words of the source change, and not when anything else does', async () => {
    await saveText(editor, page, 'en');
    await saveText(editor, page, 'de');
    expect(await behind()).toEqual([]);
    const { blocks } = await postOf();
    await save('Pool and sauna by the lake', editor, { blocks: blocks.map((block) => ({ ...block, locked: true })) });
    await save('Pool and sauna by the lake', editor, { slug: 'another-address' });
    expect(await behind()).toEqual([]);
    await save('A new title');
    expect(await behind()).toEqual(['de']);
    await save('Ein neuer Titel', editor, {}, 'de');
    expect(await behind()).toEqual(['de']);
    expect((await editor.post(`/posts/${page.id}/languages/de/follow`)).status).toBe(204);
    expect(await behind()).toEqual([]);
  });

  it('is of no language without words', async () => {
    await saveText(editor, page, 'en');
    await save('A new title');
    expect(await behind()).toEqual([]);
  });

  it('holds for what was written together, whichever language was done first', async () => {
    const writer = { userId: null, name: writerName };
    const write = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(own.id, writer, work);
    const begin = (language: Language) =>
      write(async (scope) => {
        const jobId = await beginJob(scope, 'content.generate', { language });
        const post = await beginWriting(scope, page.id, language, jobId);
        return { jobId, postId: post.id, language };
      });
    const end = ({ jobId, postId, language }: Awaited<ReturnType<typeof begin>>) =>
      write(async (scope) => {
        for (const block of ownText(language)) await putBlock(scope, postId, jobId, block, null);
        const written = {
          page: { title: 'New', description: '', slug: 'new', blocks: ownText(language) },
          whole: true,
        };
        await endWriting(scope, landingPages, postId, jobId, written);
      });
    const jobs = [await begin('en'), await begin('de')];
    await end(jobs[1] as (typeof jobs)[0]);
    await end(jobs[0] as (typeof jobs)[0]);
    expect(await behind()).toEqual([]);
    await asOwner(`update jobs set created_at = created_at - interval '1 hour' where organisation_id = $1`, [own.id]);
    await wait(60);
    await end(await begin('en'));
    expect(await behind()).toEqual(['de']);
    await end(await begin('de'));
    expect(await behind()).toEqual([]);
  });
});

describe('publishing', () => {
  it('fifty times at once puts one publication live', async () => {
    await saveText(editor, page, 'en');
    // A database with too much to do says so, and whoever asked asks again.
    const persist = async (): Promise<number> => {
      const { status } = await publish();
      return status === 503 ? persist() : status;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, persist));
    expect(new Set(answers)).toEqual(new Set([200]));
    const live = await asOwner<{ n: number }>(
      'select count(*)::int as n from publications where entry_id = $1 and live',
      [page.id],
    );
    const acts = await asOwner<{ n: number }>(
      `select count(*)::int as n from audit_log where target_id = $1 and action = 'landing-page.published'`,
      [page.id],
    );
    expect([live, acts]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  });
});
