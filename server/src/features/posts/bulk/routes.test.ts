import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Outcome } from '@foyer/contract/posts';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, makeProperty } from '../../../testing/factories.ts';
import { makePage, ownText, postIn, saveText } from '../../../testing/pages.ts';
import { dayIn, makePosts, type PostList, type PostsGround } from '../../../testing/posts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Done = { results: Outcome[] };

let app: TestApp;
let ground: PostsGround;

beforeAll(async () => {
  app = await createTestApp();
  ground = await makePosts(app);
});
afterAll(() => app.close());

const site = async (path: string) =>
  (await app.anonymous.get(`/public/sites/${ground.own.domain.name}.localhost/page?path=${encodeURIComponent(path)}`))
    .status;

describe('acts on many', () => {
  it('publish what is ready, name what is not, and answer foreign like missing', async () => {
    const ready = await makePage(ground.editor, ground.own, { name: 'Ready one', languages: ['es'] });
    await saveText(ground.editor, ready, 'es');
    const theirs = await makePage(app.as(ground.foreign.people.owner), ground.foreign);
    const missing = uuidv7();
    const results = await ground.act('publish', [
      { id: ground.market.id },
      { id: ready.id },
      { id: theirs.id },
      { id: missing },
      { id: ground.bare.id },
    ]);
    expect(results).toEqual([
      { id: ground.market.id, language: 'en', done: false, message: expect.stringContaining('pool') },
      { id: ready.id, language: 'es', done: true, message: null },
      { id: theirs.id, language: null, done: false, message: 'Post not found' },
      { id: missing, language: null, done: false, message: 'Post not found' },
      { id: ground.bare.id, language: 'fr', done: false, message: expect.stringContaining('empty') },
    ]);
    expect(await ground.row(ready.id)).toMatchObject({ status: 'published' });
    expect(await ground.act('archive', [{ id: ready.id }])).toEqual([
      { id: ready.id, language: 'es', done: true, message: null },
    ]);
    expect(await ground.row(ready.id)).toMatchObject({ status: 'archived' });
    expect(await site(`/es/${postIn(ready, 'es').slug}`)).toBe(410);
    expect(await ground.act('publish', [{ id: ready.id }])).toMatchObject([{ done: true }]);
    expect(await site(`/es/${postIn(ready, 'es').slug}`)).toBe(200);
    const publishAt = `${dayIn(2)}T08:00:00.000Z`;
    await ground.editor.put(`/landing-pages/${ready.id}/posts/es`, {
      ...postIn(ready, 'es'),
      title: 'Piscina',
      blocks: ownText('es'),
      version: 2,
    });
    await ground.act('publish', [{ id: ready.id }], { publishAt });
    expect((await ground.row(ready.id))?.languages).toMatchObject([{ status: 'scheduled', publishAt, changed: true }]);
    expect(await ground.act('delete', [{ id: ready.id, languages: ['es'] }])).toEqual([
      { id: ready.id, language: null, done: true, message: null },
    ]);
  });

  it('take some languages off, and say so of one the entry has not', async () => {
    expect(await ground.act('unpublish', [{ id: ground.pool.id, languages: ['de', 'fr'] }])).toEqual([
      { id: ground.pool.id, language: 'de', done: true, message: null },
      { id: ground.pool.id, language: 'fr', done: false, message: 'This page has no text in French' },
    ]);
    expect((await ground.row(ground.pool.id))?.languages.map(({ status }) => status)).toEqual(['published', 'draft']);
    expect(await ground.act('publish', [{ id: ground.pool.id }])).toMatchObject([{ done: true }, { done: true }]);
  });

  it('hold for events and venues too', async () => {
    const some = [{ id: ground.event.eventId, languages: ['de'] }, { id: ground.venue.id }];
    expect(await ground.act('unpublish', some)).toEqual([
      { id: ground.event.eventId, language: 'de', done: true, message: null },
      { id: ground.venue.id, language: null, done: true, message: null },
    ]);
    expect((await ground.row(ground.event.eventId))?.languages.map(({ status }) => status)).toEqual([
      'published',
      'draft',
    ]);
    expect((await ground.row(ground.venue.id))?.status).toBe('draft');
    const publishAt = `${dayIn(2)}T08:00:00.000Z`;
    expect(await ground.act('publish', some, { publishAt })).toMatchObject([{ done: true }, { done: true }]);
    expect((await ground.row(ground.event.eventId))?.languages).toMatchObject([
      { status: 'published', publishAt: null },
      { status: 'scheduled', publishAt },
    ]);
    expect(await ground.row(ground.venue.id)).toMatchObject({ status: 'scheduled' });
    expect((await ground.list('&tab=events&status=scheduled')).total).toBe(1);
    expect((await ground.act('publish', some)).map(({ done }) => done)).toEqual([true, true]);
    expect(await ground.act('publish', some, { publishAt })).toMatchObject([
      { done: false, message: 'It is on the site already' },
      { done: false, message: 'It is on the site already' },
    ]);
    const [refused] = await ground.act('delete', [{ id: ground.venue.id }, { id: ground.german.eventId }]);
    expect(refused).toMatchObject({ done: true });
    expect((await ground.list('&tab=venues')).total).toBe(2);
  });

  it('are for posts of the property alone where a property is named', async () => {
    const person = await makePerson({
      bindings: [{ role: 'editor', organisationId: ground.own.id, propertyId: ground.own.property.id }],
    });
    const client = app.as(person);
    const posts = [
      { id: ground.pool.id, languages: ['en'] },
      { id: ground.event.eventId, languages: ['en'] },
    ];
    expect((await client.post('/posts/publish', { workspaceId: ground.own.workspace.id, posts })).status).toBe(403);
    const { body } = await client.post<Done>('/posts/publish', { propertyId: ground.own.property.id, posts });
    expect(body.results).toMatchObject([{ done: true }, { done: false, message: 'Your role does not allow this' }]);
  });
});

describe('the trash', () => {
  it('takes an entry off every list and site, and gives it back as drafts at an address that is free', async () => {
    const page = await makePage(ground.editor, ground.own, { name: 'Winter lights', languages: ['fr'] });
    await saveText(ground.editor, page, 'fr');
    await ground.publish(page, 'fr');
    const at = `/fr/${postIn(page, 'fr').slug}`;
    expect(await site(at)).toBe(200);
    await ground.act('delete', [{ id: page.id }]);
    expect(await site(at)).toBe(410);
    expect(await ground.row(page.id)).toBeUndefined();
    for (const path of [`/landing-pages/${page.id}`, `/posts/${page.id}/languages/fr/versions`])
      expect((await ground.editor.get(path)).status).toBe(404);
    const deleted = await ground.list('&deleted=true');
    expect(deleted.data.find(({ id }) => id === page.id)).toMatchObject({
      title: 'Pool and sauna by the lake',
      status: 'draft',
    });
    expect(deleted.tabs.events).toBe(0);

    const next = await makePage(ground.editor, ground.own, { name: 'Winter lights', languages: ['fr'] });
    expect(postIn(next, 'fr').slug).toBe(postIn(page, 'fr').slug);
    expect((await ground.editor.post(`/posts/${page.id}/bring-back`)).status).toBe(204);
    expect((await ground.editor.post(`/posts/${page.id}/bring-back`)).status).toBe(404);
    const back = (await ground.editor.get<LandingPage>(`/landing-pages/${page.id}`)).body;
    expect(postIn(back, 'fr')).toMatchObject({ status: 'draft', slug: 'winter-lights-2', publishedVersion: null });
    await ground.act('delete', [{ id: page.id }, { id: next.id }]);
  });
});

describe('copies', () => {
  it('stand beside the first as drafts, level where it was level', async () => {
    const { status, body } = await ground.editor.post<{ id: string }>(`/posts/${ground.pool.id}/duplicate`, {});
    expect(status).toBe(201);
    const copy = (await ground.editor.get<LandingPage>(`/landing-pages/${body.id}`)).body;
    expect(copy).toMatchObject({ name: `${ground.pool.name} (copy)`, propertyId: ground.own.property.id });
    expect(copy.posts.map(({ language, slug, publishedVersion }) => ({ language, slug, publishedVersion }))).toEqual(
      ['en', 'de'].map((language) => ({
        language,
        slug: `${postIn(ground.pool, 'en').slug}-2`,
        publishedVersion: null,
      })),
    );
    expect(postIn(copy, 'de').blocks).toEqual(ownText('de'));
    expect((await ground.row(copy.id))?.languages).toMatchObject([
      { status: 'draft' },
      { status: 'draft', behind: false },
    ]);
    await ground.act('delete', [{ id: copy.id }]);
  });

  it('for another property have their claims checked there, and no picture of the first', async () => {
    const other = await ground.own.within((scope) =>
      makeProperty(scope, ground.own.workspace.id, { name: 'Orangerie' }),
    );
    const { body } = await ground.editor.post<{ id: string }>(`/posts/${ground.pool.id}/duplicate`, {
      propertyId: other.id,
      languages: ['en', 'es'],
    });
    const copied = (await ground.editor.get<PostList>(`/posts?propertyId=${other.id}&tab=landing-pages`)).body.data;
    expect(copied).toMatchObject([{ id: body.id, propertyId: other.id, propertyName: 'Orangerie' }]);
    expect(copied[0]?.languages.map(({ language }) => language)).toEqual(['en', 'es']);
    expect(copied[0]?.languages[0]?.openClaims).toBeGreaterThan(0);
    await ground.act('delete', [{ id: body.id }]);
    const theirs = await ground.editor.post(`/posts/${ground.pool.id}/duplicate`, {
      propertyId: ground.foreign.property.id,
    });
    expect(theirs.status).toBe(404);
  });
});
