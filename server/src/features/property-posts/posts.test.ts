import type { PropertyPost } from '@foyer/contract/property-posts';

import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makeProperty, makeWorkspace, type TestOrganization } from '../../testing/factories.ts';

import { aboutHouse, fieldsOf, good } from '../../testing/property-posts.ts';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

type List = { data: PropertyPost[]; total: number };

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let kept: PropertyPost;

const at = '/wordpress/properties';
const write = async (more: Parameters<typeof aboutHouse>[2] = {}, group = uuidv7(), client = editor, place = own) =>
  good(await client.post<PropertyPost>(at, aboutHouse(place.property.id, group, more)));
const again = (post: PropertyPost, more: Parameters<typeof aboutHouse>[2] = {}) =>
  aboutHouse(post.meta.webapp_property_id, post.meta.translation_group, { language: post.language, ...more });

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  kept = await write();
});
afterAll(() => app.close());

describe('one post', () => {
  it('is answered as it was sent, its content clean', async () => {
    const group = uuidv7();
    const content = '<h1>By the lake</h1><p onclick="x()">We have <b>84 rooms</b>.</p><script>alert(1)</script>';
    const post = await write({ content }, group);
    expect(post).toMatchObject({
      status: 'draft',
      title: 'Hotel Halden am See',
      content: '<h2>By the lake</h2>\n<p>We have <strong>84 rooms</strong>.</p>',
      excerpt: 'A quiet house by the lake.',
      language: 'en',
      featured_media: null,
      gallery: [],
      version: 1,
      meta: {
        webapp_property_id: own.property.id,
        translation_group: group,
        star_rating: 4,
        policies_links: ['https://halden.example/house-rules'],
      },
    });
    expect(post.link).toBe(`http://${own.domain.name}.localhost:3002/${post.slug}`);
    const read = await editor.get<PropertyPost>(`${at}/${post.id}`);
    expect(read.body).toEqual(post);
    expect(read.headers.etag).toBe('"1"');
  });

  it('joins the group it names in another language, and no language twice', async () => {
    const first = await write();
    const group = first.meta.translation_group;
    const second = await write({ language: 'de', title: 'Das Halden' }, group);
    expect(second.meta.translation_group).toBe(group);
    const { body } = await editor.get<List>(`${at}/translation-group/${group}`);
    expect(body.data.map(({ language }) => language)).toEqual(['en', 'de']);
    const twice = await editor.post(at, aboutHouse(own.property.id, group, { language: 'de' }));
    expect(twice.body.validationErrors).toMatchObject([{ field: 'language' }]);
  });

  it('joins once when two begin the same group at once', async () => {
    const group = uuidv7();
    const answers = await Promise.all(
      ['en', 'de', 'de'].map((language) => editor.post(at, aboutHouse(own.property.id, group, { language }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    expect((await editor.get<List>(`${at}/translation-group/${group}`)).body.total).toBe(2);
  });

  it('begins a group of its own under the id of a foreign one', async () => {
    const theirs = await write({}, uuidv7(), app.as(foreign.people.editor), foreign);
    const ours = await write({}, theirs.meta.translation_group);
    expect(ours.meta.translation_group).not.toBe(theirs.meta.translation_group);
  });

  it('refuses a group about something else', async () => {
    const neighbour = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
    const answer = await editor.post(at, aboutHouse(neighbour.id, kept.meta.translation_group, { language: 'fr' }));
    expect(answer.body.validationErrors).toMatchObject([{ field: 'meta.translation_group' }]);
    const moved = await editor.put(`${at}/${kept.id}`, aboutHouse(neighbour.id, uuidv7(), { language: 'es' }));
    expect(moved).toMatchObject({ status: 404, body: { message: 'Property not found' } });
    const regrouped = await editor.put(`${at}/${kept.id}`, aboutHouse(own.property.id, uuidv7(), { language: 'es' }));
    expect(fieldsOf(regrouped)).toEqual(['meta.translation_group', 'language']);
  });

  it('is found by its property, in the language asked for', async () => {
    const house = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
    const by = `${at}/by-webapp-id/${house.id}`;
    expect(await editor.get(by)).toMatchObject({ status: 404, body: { message: 'Property not found' } });
    const group = uuidv7();
    for (const language of ['en', 'de']) await editor.post(at, aboutHouse(house.id, group, { language }));
    expect((await editor.get<PropertyPost>(by)).body.language).toBe('en');
    expect((await editor.get<PropertyPost>(`${by}?language=de`)).body.language).toBe('de');
    expect((await editor.get(`${by}?language=fr`)).status).toBe(404);
  });

  it('changes whole, for the version it is meant for', async () => {
    const post = await write();
    const changed = await editor.put<PropertyPost>(`${at}/${post.id}`, again(post, { title: 'The Halden' }), {
      headers: { 'if-match': '"1"' },
    });
    expect(changed).toMatchObject({ status: 200, body: { title: 'The Halden', version: 2 } });
    const late = await editor.put(`${at}/${post.id}`, again(post, { title: 'Late' }), {
      headers: { 'if-match': '"1"' },
    });
    expect(late).toMatchObject({ status: 412, body: { code: 'stale', present: { title: 'The Halden', version: 2 } } });
    const same = await editor.put<PropertyPost>(`${at}/${post.id}`, again(post, { title: 'The Halden' }));
    expect(same.body.version).toBe(2);
  });

  it('goes away with its language; the last one takes the post along', async () => {
    const first = await write();
    const second = await write({ language: 'de' }, first.meta.translation_group);
    expect((await editor.delete(`${at}/${first.id}`)).status).toBe(204);
    expect(await editor.get(`${at}/${first.id}`)).toMatchObject({
      status: 404,
      body: { message: 'Property not found' },
    });
    expect((await editor.get<List>(`${at}/translation-group/${first.meta.translation_group}`)).body.total).toBe(1);
    expect((await editor.delete(`${at}/${second.id}`)).status).toBe(204);
    expect((await editor.get(`${at}/translation-group/${first.meta.translation_group}`)).status).toBe(404);
  });

  it('is too long with more parts than a page can have', async () => {
    const answer = await editor.post(at, aboutHouse(own.property.id, uuidv7(), { content: '<p>x</p>'.repeat(201) }));
    expect(answer).toMatchObject({ status: 422, body: { validationErrors: [{ field: 'content' }] } });
  });
});

describe('the list', () => {
  it('is filtered by domain, language, status and words, and paged', async () => {
    const there = await makeOrganization();
    const client = app.as(there.people.editor);
    const first = await write({ title: 'Halden by the lake' }, uuidv7(), client, there);
    await write({ title: 'Das Halden', language: 'de' }, first.meta.translation_group, client, there);
    const other = await there.within(async (scope) => {
      const house = await makeWorkspace(scope, { name: 'Stadtgarten' });
      return { ...there, ...house, property: await makeProperty(scope, house.workspace.id) };
    });
    await write({ title: 'Orangerie', status: 'published', meta: { star_rating: null } }, uuidv7(), client, other);
    const titles = async (query: string) =>
      good(await client.get<List>(`${at}?${query}`)).data.map(({ title }) => title);
    expect(await titles('')).toEqual(['Orangerie', 'Das Halden', 'Halden by the lake']);
    expect(await titles(`domainId=${there.domain.id}`)).toEqual(['Das Halden', 'Halden by the lake']);
    expect(await titles(`workspaceId=${other.workspace.id}`)).toEqual(['Orangerie']);
    expect(await titles('language=de')).toEqual(['Das Halden']);
    expect(await titles('status=published')).toEqual(['Orangerie']);
    expect(await titles('search=lake')).toEqual(['Halden by the lake']);
    expect(await titles('search=%25')).toEqual([]);
    expect(await titles('skip=1&take=1')).toEqual(['Das Halden']);
    expect((await client.get<List>(`${at}?skip=9`)).body).toEqual({ data: [], total: 3 });
  });
});
