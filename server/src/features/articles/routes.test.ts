import type { Article, ArticlePost } from '@foyer/contract/articles';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle, paragraph, postOf, type Refused, writeArticle } from '../../testing/articles.ts';
import { makeOrganization, makeProperty, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, stateFacts } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { addMediaFile } from '../media/rules.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let article: Article;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  article = await makeArticle(editor, own, { languages: ['en', 'de'] });
});
afterAll(() => app.close());

const again = async (one: Article) => (await editor.get<Article>(`/articles/${one.id}`)).body;
const update = (one: Article, change: object) =>
  editor.put<Article & Refused>(`/articles/${one.id}`, {
    ...one,
    languages: one.posts.map(({ language }) => language),
    ...change,
  });
const save = (one: Article, change: object, language = 'en') => {
  const { title, description, excerpt, slug, blocks, version } = postOf(one, language);
  return editor.put<ArticlePost & Refused>(`/articles/${one.id}/posts/${language}`, {
    ...{ title, description, excerpt, slug, blocks, version },
    ...change,
  });
};
const picture = (at: TestOrganization) =>
  at.within((scope) =>
    addMediaFile(
      scope,
      {
        workspaceId: at.workspace.id,
        propertyId: at.property.id,
        title: 'Jetty',
        altText: { en: 'A jetty' },
        tags: [],
      },
      { mimeType: 'image/webp', width: 40, height: 30, bytes: Buffer.from('a picture'), narrower: [] },
    ),
  );
const image = (imageId: string) => ({
  kind: 'image',
  id: 'picture',
  locked: false,
  origin: 'person',
  imageId,
  caption: '',
});

describe('standing cases', () => {
  const at = (id: string, rest = '') => `/articles/${id}${rest}`;
  const own1 = (rest: string, act: (client: TestClient, path: string) => ReturnType<TestClient['get']>) => ({
    call: (client: TestClient) => act(client, at(article.id, rest)),
    missing: (client: TestClient) => act(client, at(uuidv7(), rest)),
  });
  const claim = { text: 'the best view', kind: 'superlative', reason: 'The director says so' };
  const shared = () => ({ propertyId: own.property.id, name: 'Ours', languages: ['en'], author: { name: 'Ines' } });
  const text = { title: '', description: '', excerpt: '', slug: 'ours', blocks: [], version: 1 };
  standingCases(
    [
      {
        name: 'GET /articles',
        call: (client) => client.get(`/articles?workspaceId=${own.workspace.id}`),
        missing: (client) => client.get(`/articles?workspaceId=${uuidv7()}`),
        bad: (client) => client.get('/articles?workspaceId=none&take=1000'),
      },
      {
        name: 'GET /articles/ideas',
        call: (client) => client.get(`/articles/ideas?propertyId=${own.property.id}`),
        missing: (client) => client.get(`/articles/ideas?propertyId=${uuidv7()}`),
        bad: (client) => client.get('/articles/ideas'),
      },
      { name: 'GET /articles/:id', ...own1('', (client, path) => client.get(path)) },
      {
        name: 'POST /articles',
        call: (client) => client.post('/articles', { ...shared(), author: undefined }),
        missing: (client) => client.post('/articles', { ...shared(), author: undefined, propertyId: uuidv7() }),
        bad: (client) => client.post('/articles', { propertyId: own.property.id, name: ' ', languages: [] }),
        forbidden: 'viewer',
      },
      {
        name: 'PUT /articles/:id',
        ...own1('', (client, path) => client.put(path, { ...shared(), propertyId: null })),
        bad: (client) => client.put(at(article.id), { ...shared(), name: '', languages: [], author: undefined }),
        forbidden: 'viewer',
      },
      {
        name: 'PUT /articles/:id/posts/:language',
        ...own1('/posts/en', (client, path) => client.put(path, text)),
        bad: (client) =>
          client.put(at(article.id, '/posts/en'), { ...text, slug: 'Not a slug', title: 'x'.repeat(300) }),
        forbidden: 'viewer',
      },
      {
        name: 'POST /articles/:id/posts/:language/approvals',
        ...own1('/posts/en/approvals', (client, path) => client.post(path, claim)),
        bad: (client) => client.post(at(article.id, '/posts/en/approvals'), { ...claim, reason: '' }),
        forbidden: 'viewer',
      },
      {
        name: 'POST /articles/:id/posts/:language/preview',
        ...own1('/posts/en/preview', (client, path) => client.post(path)),
      },
      { name: 'GET /articles/:id/readiness', ...own1('/readiness', (client, path) => client.get(path)) },
      {
        name: 'POST /articles/:id/publish',
        ...own1('/publish', (client, path) => client.post(path, { languages: [{ language: 'en' }] })),
        bad: (client) => client.post(at(article.id, '/publish'), { languages: [] }),
        forbidden: 'viewer',
      },
      {
        name: 'POST /articles/:id/unpublish',
        ...own1('/unpublish', (client, path) => client.post(path, { languages: ['en'] })),
        bad: (client) => client.post(at(article.id, '/unpublish'), { languages: [] }),
        forbidden: 'viewer',
      },
      { name: 'DELETE /articles/:id', ...own1('', (client, path) => client.delete(path)), forbidden: 'viewer' },
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
});

describe('an article', () => {
  it('begins with a draft in each language, under /blog, in the name of whoever began it', async () => {
    const made = await makeArticle(editor, own, { name: 'Five sledging runs', languages: ['en', 'de'] });
    expect(made).toMatchObject({
      propertyId: own.property.id,
      workspaceId: own.workspace.id,
      name: 'Five sledging runs',
      categories: [],
      coverId: null,
      author: { userId: own.people.editor.userId },
    });
    expect(made.author.name).not.toBe('');
    expect(made.posts.map(({ language, status, url }) => [language, status, new URL(url).pathname])).toEqual([
      ['en', 'draft', '/blog/five-sledging-runs'],
      ['de', 'draft', '/de/blog/five-sledging-runs'],
    ]);
  });

  it('may stand in a workspace without a house, and be given one once', async () => {
    const made = await makeArticle(editor, own, { name: 'The lake in general', propertyId: null });
    expect(made.propertyId).toBeNull();
    const given = await update(made, { propertyId: own.property.id });
    expect(given.body.propertyId).toBe(own.property.id);
    const taken = await update(given.body, { propertyId: null });
    expect(taken.status).toBe(422);
    expect(taken.body.validationErrors).toEqual([
      { field: 'propertyId', message: 'An article stays with its house. Duplicate it to write it for another one' },
    ]);
    const neighbour = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
    expect((await update(given.body, { propertyId: neighbour.id })).status).toBe(404);
  });

  it('says at once everything it names that is not there', async () => {
    const theirs = await picture(foreign);
    const answer = await update(article, {
      author: { userId: foreign.people.owner.userId, name: 'A stranger' },
      categories: ['music', 'no-such'],
      coverId: theirs.id,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.validationErrors).toEqual([
      { field: 'author.userId', message: 'The author is not a member of this organization' },
      { field: 'categories', message: '“no-such” is not a category of this site' },
      { field: 'coverId', message: 'The cover is not in the library' },
    ]);
    const event = await makeEvent(app.as(foreign.people.owner), foreign);
    expect((await update(article, { relatedEventIds: [event.eventId] })).status).toBe(404);
  });

  it('keeps author, categories, cover and events, and gets a draft in a new language', async () => {
    const made = await makeArticle(editor, own, { name: 'Winter at the harbour' });
    const cover = await picture(own);
    const event = await makeEvent(editor, own, { title: `Winter market ${uuidv7().slice(-6)}` });
    const changed = await update(made, {
      author: { userId: null, name: 'Marta Lopes' },
      categories: ['market', 'culture', 'market'],
      coverId: cover.id,
      relatedEventIds: [event.eventId, event.eventId],
      languages: ['en', 'fr'],
    });
    expect(changed.status).toBe(200);
    expect(await again(made)).toMatchObject({
      author: { userId: null, name: 'Marta Lopes' },
      categories: ['market', 'culture'],
      coverId: cover.id,
      relatedEventIds: [event.eventId],
    });
    expect(changed.body.posts.map(({ language }) => language)).toEqual(['en', 'fr']);
    const owner = app.as(own.people.owner);
    expect((await owner.delete(`/delete-event/${event.eventId}`)).status).toBe(204);
    expect((await again(made)).relatedEventIds).toEqual([]);
  });

  it('saves marks, lists, quotes and pictures as they are, and refuses what an article is not made of', async () => {
    const made = await makeArticle(editor, own, { name: 'Everything at once' });
    const { id } = await picture(own);
    const base = { locked: false, origin: 'person' };
    const blocks = [
      { kind: 'heading', id: 'a', ...base, level: 2, text: 'By the lake' },
      {
        ...paragraph('Walk to the pier.', 'b'),
        marks: [
          { start: 0, end: 4, kind: 'strong' },
          { start: 12, end: 16, kind: 'link', href: 'https://example.com/pier' },
        ],
      },
      { kind: 'list', id: 'c', ...base, ordered: true, items: [{ text: 'Boots', marks: [] }] },
      { kind: 'quote', id: 'd', ...base, text: 'Come early.', cite: 'Marta Lopes' },
      image(id),
    ];
    const saved = await save(made, { title: 'At once', excerpt: 'In short.', blocks });
    expect(saved.status).toBe(200);
    expect(postOf(await again(made), 'en')).toMatchObject({
      title: 'At once',
      excerpt: 'In short.',
      blocks,
      version: 2,
    });

    const now = await again(made);
    const refused = async (block: object, message: string) => {
      const answer = await save(now, { blocks: [block] });
      expect([answer.status, answer.body.message]).toEqual([422, message]);
    };
    await refused(
      { kind: 'hero', id: 'h', ...base, title: 'No' },
      'An article is made of headings, paragraphs, lists, quotes and pictures',
    );
    await refused(
      { ...paragraph('Short.'), marks: [{ start: 0, end: 99, kind: 'strong' }] },
      'A mark ends with its text at the latest',
    );
    await refused(
      { ...paragraph('Click here.'), marks: [{ start: 0, end: 5, kind: 'link', href: 'javascript:alert(1)' }] },
      'Write a link such as https://example.com',
    );
    await refused(image((await picture(foreign)).id), 'A picture of the text is not in the library');
    expect(postOf(await again(made), 'en').version).toBe(2);
  });

  it('answers a stale save with what is there now', async () => {
    const made = await makeArticle(editor, own, { name: 'Two at a time' });
    await writeArticle(app.as(own.people.owner), made);
    const late = await save(made, { title: 'Mine' });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.present).toMatchObject({ title: 'A day on the lake, en', version: 2 });
  });
});
