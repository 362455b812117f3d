import type { Article, ArticleIdeas, ArticlePost, ArticleRow } from '@foyer/contract/articles';
import type { Readiness } from '@foyer/contract/landing-pages';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle, paragraph, writeArticle } from '../../testing/articles.ts';
import {
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type TestOrganization,
} from '../../testing/factories.ts';
import { makeEvent, makePage, stateFacts } from '../../testing/pages.ts';
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

type List = { data: ArticleRow[]; total: number };
type Refused = {
  code: string;
  message: string;
  validationErrors?: { field: string; message: string }[];
  present?: unknown;
};
const list = async (query: string, client = editor, at = own) =>
  (await client.get<List>(`/articles?workspaceId=${at.workspace.id}${query}`)).body;
const again = async (one: Article, client = editor) => (await client.get<Article>(`/articles/${one.id}`)).body;
const postIn = (one: Article, language: string) => one.posts.find((post) => post.language === language) as ArticlePost;
const update = (one: Article, change: object, client = editor) =>
  client.put<Article & Refused>(`/articles/${one.id}`, {
    ...one,
    languages: one.posts.map(({ language }) => language),
    ...change,
  });
const save = (one: Article, change: object, language = 'en') => {
  const { title, description, excerpt, slug, blocks, version } = postIn(one, language);
  return editor.put<ArticlePost & Refused>(`/articles/${one.id}/posts/${language}`, {
    ...{ title, description, excerpt, slug, blocks, version },
    ...change,
  });
};
const publish = (one: Article, languages: object[]) =>
  editor.post<Article & Refused>(`/articles/${one.id}/publish`, { languages });
const onSite = (path: string, at = own) =>
  app.anonymous.get(`/public/sites/${at.domain.name}.localhost/page?path=${encodeURIComponent(path)}`);
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
    expect(postIn(await again(made), 'en')).toMatchObject({
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
    expect(postIn(await again(made), 'en').version).toBe(2);
  });

  it('answers a stale save with what is there now', async () => {
    const made = await makeArticle(editor, own, { name: 'Two at a time' });
    await writeArticle(app.as(own.people.owner), made);
    const late = await save(made, { title: 'Mine' });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.present).toMatchObject({ title: 'A day on the lake, en', version: 2 });
  });
});

describe('publishing', () => {
  it('asks for a title, a text, an author and a source for every claim, the excerpt’s too', async () => {
    const made = await makeArticle(editor, own, { name: 'Not ready' });
    const checks = async () => {
      const { body } = await editor.get<Readiness>(`/articles/${made.id}/readiness`);
      return body.languages[0]?.checks.filter((check) => !check.passed && check.blocking).map(({ message }) => message);
    };
    expect(await checks()).toEqual(['The article has no title']);
    await writeArticle(editor, made, 'en', { excerpt: 'Swim in our rooftop pool.', title: 'Ready' });
    await update(await again(made), { author: { name: '' } });
    expect(await checks()).toEqual(
      ['“rooftop pool” contradicts amenities (indoor pool)', 'The article names no author'].map((line, at) =>
        at === 0 ? expect.stringContaining('rooftop pool') : line,
      ),
    );
    const refused = await publish(made, [{ language: 'en' }]);
    expect([refused.status, refused.body.code]).toEqual([422, 'claims-open']);
  });

  it('puts one language on the site, plans another, and takes both off again', async () => {
    const made = await makeArticle(editor, own, { name: `On the ice ${uuidv7().slice(-6)}`, languages: ['en', 'de'] });
    await writeArticle(editor, made, 'en', { excerpt: 'In short.' });
    await writeArticle(editor, made, 'de');
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const live = await publish(made, [{ language: 'en' }, { language: 'de', publishAt: later }]);
    expect(live.status).toBe(200);
    expect(live.body.posts.map(({ status }) => status)).toEqual(['published', 'scheduled']);
    expect(Date.parse(postIn(live.body, 'de').publishAt ?? '')).toBe(Date.parse(later));
    const { pathname } = new URL(postIn(live.body, 'en').url);
    expect(pathname).toMatch(/^\/blog\/on-the-ice-/);
    expect((await onSite(pathname)).status).toBe(200);

    const off = await editor.post<Article>(`/articles/${made.id}/unpublish`, { languages: ['en', 'de'] });
    expect(off.body.posts.map(({ status, publishAt }) => [status, publishAt])).toEqual([
      ['draft', null],
      ['draft', null],
    ]);
    expect((await onSite(pathname)).status).toBe(410);
  });

  it('lets a claim stand that a person takes on themselves', async () => {
    const made = await makeArticle(editor, own, { name: 'With a helipad' });
    await writeArticle(editor, made, 'en', { blocks: [paragraph('The hotel has a helipad.')] });
    const { body } = await editor.get<Readiness>(`/articles/${made.id}/readiness`);
    const claim = body.languages[0]?.claims.find(({ verdict }) => verdict === 'unsupported');
    expect(claim?.text).toBe('helipad');
    const approval = { text: claim?.text, kind: claim?.kind, reason: 'Built last week' };
    expect((await editor.post(`/articles/${made.id}/posts/en/approvals`, approval)).status).toBe(201);
    expect((await publish(made, [{ language: 'en' }])).status).toBe(200);
  });

  it('rests on its event alone where it has no house', async () => {
    const event = await makeEvent(editor, own, { title: `Ice days ${uuidv7().slice(-6)}` });
    const made = await makeArticle(editor, own, {
      propertyId: null,
      name: 'Ice days',
      relatedEventIds: [event.eventId],
    });
    await writeArticle(editor, made, 'en', {
      blocks: [paragraph('Ice days are held in Lindau.'), paragraph('Our hotel has a sauna.', 'p2')],
    });
    const { body } = await editor.get<Readiness>(`/articles/${made.id}/readiness`);
    expect(body.languages[0]?.claims.map(({ text, verdict }) => [text, verdict])).toEqual(
      expect.arrayContaining([
        ['Lindau', 'supported'],
        ['sauna', 'unsupported'],
      ]),
    );
  });

  it('throws an article away with its address, and shows it in no list', async () => {
    const made = await makeArticle(editor, own, { name: `Gone ${uuidv7().slice(-6)}` });
    await writeArticle(editor, made);
    await publish(made, [{ language: 'en' }]);
    expect((await editor.delete(`/articles/${made.id}`)).status).toBe(204);
    expect((await editor.get(`/articles/${made.id}`)).status).toBe(404);
    expect((await list(`&search=${made.name.slice(0, 4)}`)).data.map(({ id }) => id)).not.toContain(made.id);
    expect((await onSite(new URL(postIn(made, 'en').url).pathname)).status).toBe(410);
  });
});

describe('the list', () => {
  it('is filtered by status, language, category and words, sorted and paged', async () => {
    const house = await makeOrganization();
    const client = app.as(house.people.owner);
    await stateFacts(client, house);
    const char = await makeArticle(client, house, { name: 'Lake char', categories: ['food'], languages: ['en', 'de'] });
    await makeArticle(client, house, { name: 'Autumn row', languages: ['fr'] });
    const bell = await makeArticle(client, house, { name: 'Bell tower', propertyId: null });
    await writeArticle(client, char);
    await client.post(`/articles/${char.id}/publish`, { languages: [{ language: 'en' }] });
    const names = async (query: string) => (await list(query, client, house)).data.map(({ name }) => name);
    expect(await names('')).toEqual(['Lake char', 'Bell tower', 'Autumn row']);
    expect(await names('&sort=name')).toEqual(['Autumn row', 'Bell tower', 'Lake char']);
    expect(await names('&status=published')).toEqual(['Lake char']);
    expect(await names('&status=published&language=de')).toEqual([]);
    expect(await names('&language=fr')).toEqual(['Autumn row']);
    expect(await names('&category=food')).toEqual(['Lake char']);
    expect(await names('&search=tower')).toEqual(['Bell tower']);
    expect(await names('&search=day on the')).toEqual(['Lake char']);
    expect(await names('&search=%25')).toEqual([]);
    expect(await names(`&propertyId=${house.property.id}`)).toEqual(['Lake char', 'Autumn row']);
    const second = await list('&sort=name&skip=1&take=1', client, house);
    expect([second.total, second.data.map(({ id }) => id)]).toEqual([3, [bell.id]]);
    expect((await list('', client, house)).data[0]?.posts).toMatchObject([
      { language: 'en', status: 'published', title: 'A day on the lake, en', changed: false },
      { language: 'de', status: 'draft' },
    ]);
  });

  it('shows whoever is bound to one house its articles and those of none', async () => {
    const house = await makeOrganization();
    const owner = app.as(house.people.owner);
    const neighbour = await house.within((scope) => makeProperty(scope, house.workspace.id, { name: 'Bootshaus' }));
    await makeArticle(owner, house, { name: 'Of the house' });
    await makeArticle(owner, { ...house, property: neighbour }, { name: 'Of the neighbour' });
    await makeArticle(owner, house, { name: 'Of none', propertyId: null });
    const bound = await makePerson({
      bindings: [{ role: 'editor', organisationId: house.id, propertyId: house.property.id }],
    });
    expect((await list('&sort=name', app.as(bound), house)).data.map(({ name }) => name)).toEqual([
      'Of none',
      'Of the house',
    ]);
  });

  it('stays within its workspace', async () => {
    const second = await own.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    const rows = await editor.get<List>(`/articles?workspaceId=${second.workspace.id}`);
    expect(rows.body).toEqual({ data: [], total: 0 });
  });
});

describe('ideas', () => {
  it('are events nobody tells and themes nobody writes about, until somebody does', async () => {
    const house = await makeOrganization();
    const client = app.as(house.people.owner);
    await stateFacts(client, house);
    const ideas = async () => (await client.get<ArticleIdeas>(`/articles/ideas?propertyId=${house.property.id}`)).body;
    const paged = await makeEvent(client, house, { title: 'Harbour Advent' });
    const told = await makeEvent(client, house, { title: 'Lake swim' });
    await makeEvent(client, house, { title: 'Called off', eventStatus: 'cancelled' });
    const far = {
      title: 'Hofburg',
      address: 'Ring 1',
      city: 'Vienna',
      country: 'AT',
      latitude: 48.2,
      longitude: 16.36,
    };
    await makeEvent(client, house, { title: 'Far away', venue: far });
    const before = await ideas();
    expect(before.events.map(({ title }) => title).sort()).toEqual(['Harbour Advent', 'Lake swim']);
    expect(before.eventsTotal).toBe(2);
    expect(before.events[0]?.distance).toBeGreaterThan(1);
    // Two names make no theme: of the nine facts three are about rooms and building or the like.
    expect(before.themes.every(({ facts }) => facts.length >= 3)).toBe(true);
    await makePage(client, house, { eventId: paged.eventId });
    const article1 = await makeArticle(client, house, { name: 'Swim', relatedEventIds: [told.eventId] });
    expect((await ideas()).eventsTotal).toBe(0);
    await client.delete(`/articles/${article1.id}`);
    expect((await ideas()).events.map(({ title }) => title)).toEqual(['Lake swim']);

    const rooms = (await ideas()).themes.find(({ theme }) => theme === 'Rooms and building');
    expect(rooms?.facts.map(({ factName }) => factName).sort()).toEqual(['room_count', 'size:spa', 'year_renovated']);
    await makeArticle(client, house, { name: 'Rooms', factIds: [rooms?.facts[0]?.id] });
    expect((await ideas()).themes.map(({ theme }) => theme)).not.toContain('Rooms and building');
  });
});
