import type { PropertyPost, PropertyPostReadiness } from '@foyer/contract/property-posts';

import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, makeProperty, type TestOrganization } from '../../../testing/factories.ts';
import { stateFacts } from '../../../testing/pages.ts';
import { aboutHouse, draftOf, fieldsOf, good, messagesOf } from '../../../testing/property-posts.ts';

import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;
let kept: PropertyPost;

const at = '/wordpress/properties';
const write = async (more: Parameters<typeof aboutHouse>[2] = {}, group = uuidv7(), client = editor, place = own) =>
  good(await client.post<PropertyPost>(at, aboutHouse(place.property.id, group, more)));
const again = (post: PropertyPost, more: Parameters<typeof aboutHouse>[2] = {}) =>
  aboutHouse(post.meta.webapp_property_id, post.meta.translation_group, { language: post.language, ...more });
const never = uuidv7();

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  kept = await write();
});
afterAll(() => app.close());

describe('publishing', () => {
  const page = (path: string, place: TestOrganization) =>
    app.anonymous.get(`/public/sites/${place.domain.name}.localhost/page?path=${encodeURIComponent(path)}`);
  const claim = '<p>All 84 rooms look over the lake. A rooftop pool waits upstairs.</p>';

  it('holds an open claim back, and nothing of the post is kept then', async () => {
    const group = uuidv7();
    const refused = await editor.post(at, aboutHouse(own.property.id, group, { content: claim, status: 'published' }));
    expect(refused).toMatchObject({ status: 422, body: { code: 'claims-open' } });
    expect(refused.body.message).toMatch(/^English: “.*pool.*”/);
    expect((await editor.get(`${at}/translation-group/${group}`)).status).toBe(404);
  });

  it('puts a true post live, changes it only when asked, and takes it off', async () => {
    const there = await makeOrganization();
    const client = app.as(there.people.editor);
    await stateFacts(client, there);
    const post = await write({ status: 'publish', content: '<p>All 84 rooms look out.</p>' }, uuidv7(), client, there);
    expect(post).toMatchObject({ status: 'published', publishedVersion: 1, publishedBy: there.people.editor.name });
    const path = new URL(post.link).pathname;
    expect((await page(path, there)).text).toContain('84 rooms');
    const draft = await client.put<PropertyPost>(`${at}/${post.id}`, again(post, { content: '<p>Draft.</p>' }));
    expect(draft.body).toMatchObject({ status: 'published', version: 2, publishedVersion: 1 });
    expect((await page(path, there)).text).toContain('84 rooms');
    const uses = await client.get(`/property-posts/fact-uses?propertyId=${there.property.id}`);
    expect(uses.body).toMatchObject({ total: 1, data: [{ pages: 1 }] });
    const off = await client.put<PropertyPost>(`${at}/${post.id}`, again(post, { status: 'draft' }));
    expect(off.body).toMatchObject({ status: 'draft', publishedVersion: null });
    expect((await page(path, there)).status).toBe(410);
  });

  it('holds the stars against the record, until a person takes them on', async () => {
    const post = await write({ meta: { star_rating: 5 } });
    const on = `/property-posts/${post.id}`;
    const refused = await editor.post(`${on}/publish`, {});
    expect(refused).toMatchObject({ status: 422, body: { code: 'claims-open' } });
    expect(refused.body.message).toBe('English: “5 stars” contradicts the star rating (4)');
    const state = good(await editor.get<PropertyPostReadiness>(`${on}/readiness`));
    expect(state).toMatchObject({ ready: false, open: 1, problems: [] });
    await editor.post(`${on}/approvals`, { text: '5 stars', kind: 'stars', reason: 'Awarded last week' });
    expect(await editor.post(`${on}/publish`, {})).toMatchObject({ status: 200, body: { status: 'published' } });
  });

  it('asks for its own permission', async () => {
    const role = await app.as(own.people.owner).post('/roles', {
      name: 'Writer',
      organisationId: own.id,
      permissions: ['content:read', 'content:write', 'property:read'],
    });
    const post = await write();
    const writer = app.as(await makePerson({ bindings: [{ role: String(role.body.id), organisationId: own.id }] }));
    expect((await writer.put(`${at}/${post.id}`, again(post, { status: 'published' }))).status).toBe(403);
    expect((await writer.put(`${at}/${post.id}`, again(post, { status: 'draft' }))).status).toBe(200);
  });
});

describe('drafts of the dashboard', () => {
  it('begin with the record, go on with the pictures of the first language, and stay incomplete', async () => {
    const house = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
    const begin = (language: string, translationGroup: string | null) =>
      editor.post<PropertyPost>('/property-posts', { propertyId: house.id, translationGroup, language });
    const first = good(await begin('en', null));
    expect(first).toMatchObject({
      title: 'Bootshaus',
      status: 'draft',
      meta: {
        property_type: 'hotel',
        address: 'Seepromenade 4, 6900',
        city: 'Bregenz',
        country: 'Austria',
        star_rating: 4,
      },
    });
    const second = good(await begin('de', first.meta.translation_group));
    expect(second.meta).toMatchObject({ country: 'Österreich', translation_group: first.meta.translation_group });
    expect((await begin('de', first.meta.translation_group)).status).toBe(422);
    expect((await begin('fr', kept.meta.translation_group)).status).toBe(404);

    const on = `/property-posts/${first.id}`;
    const saved = await editor.put<PropertyPost>(
      on,
      { ...draftOf(first), title: '', meta: { star_rating: 9 } },
      {
        headers: { 'if-match': '"1"' },
      },
    );
    expect(saved).toMatchObject({ status: 200, body: { title: '', version: 2, meta: { star_rating: 9, city: '' } } });
    const late = await editor.put(on, draftOf(first), { headers: { 'if-match': '"1"' } });
    expect(late).toMatchObject({ status: 412, body: { code: 'stale', present: { version: 2 } } });
    const publish = await editor.post(`${on}/publish`, {});
    expect(publish.status).toBe(422);
    expect(messagesOf(publish)).toEqual([
      'Property title is required',
      'Property description is required',
      'Property summary is required',
      'Property type is required',
      'Property address is required',
      'Property city is required',
      'Property country is required',
      'Star rating must be between 1 and 5',
    ]);
    expect((await editor.get(`${on}/readiness`)).body).toMatchObject({ ready: false });
    const preview = good(await editor.post(`${on}/preview`, {}));
    expect(String(preview.url)).toContain('?preview=');
  });

  it('take no other kinds of block and no foreign pictures', async () => {
    const hero = { kind: 'hero', id: 'a', title: 'x' };
    const blocks = await editor.put(`/property-posts/${kept.id}`, { ...draftOf(kept), blocks: [hero] });
    expect(blocks.body.validationErrors).toMatchObject([{ field: 'blocks' }]);
    const foreignPicture = { ...draftOf(kept), gallery: [never], featured_media: never };
    const pictures = await editor.put(`/property-posts/${kept.id}`, foreignPicture);
    expect(fieldsOf(pictures)).toEqual(['featured_media', 'gallery']);
  });
});
