import type { PropertyPost } from '@foyer/contract/property-posts';

import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';

import { aboutHouse, draftOf, good } from '../../testing/property-posts.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

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

const never = uuidv7();
standingCases(
  [
    {
      name: 'GET /wordpress/properties',
      call: (client) => client.get(`${at}?propertyId=${own.property.id}`),
      missing: (client) => client.get(`${at}?propertyId=${never}`),
      bad: (client) => client.get(`${at}?status=live`),
    },
    {
      name: 'GET /wordpress/properties/:id',
      call: (client) => client.get(`${at}/${kept.id}`),
      missing: (client) => client.get(`${at}/${never}`),
      bad: (client) => client.get(`${at}/none`),
    },
    {
      name: 'GET /wordpress/properties/by-webapp-id/:id',
      call: (client) => client.get(`${at}/by-webapp-id/${own.property.id}`),
      missing: (client) => client.get(`${at}/by-webapp-id/${never}`),
      bad: (client) => client.get(`${at}/by-webapp-id/none`),
    },
    {
      name: 'GET /wordpress/properties/translation-group/:id',
      call: (client) => client.get(`${at}/translation-group/${kept.meta.translation_group}`),
      missing: (client) => client.get(`${at}/translation-group/${never}`),
      bad: (client) => client.get(`${at}/translation-group/none`),
    },
    {
      name: 'POST /wordpress/properties',
      call: (client) => client.post(at, aboutHouse(own.property.id, never)),
      missing: (client) => client.post(at, aboutHouse(never, never)),
      bad: (client) => client.post(at, {}),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /wordpress/properties/:id',
      call: (client) => client.put(`${at}/${kept.id}`, again(kept)),
      missing: (client) => client.put(`${at}/${never}`, again(kept)),
      bad: (client) => client.put(`${at}/${kept.id}`, {}),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /wordpress/properties/:id',
      call: (client) => client.delete(`${at}/${kept.id}`),
      missing: (client) => client.delete(`${at}/${never}`),
      bad: (client) => client.delete(`${at}/none`),
      forbidden: 'viewer',
    },
    ...(['readiness'] as const).map((rest) => ({
      name: `GET /property-posts/:id/${rest}`,
      call: (client: TestClient) => client.get(`/property-posts/${kept.id}/${rest}`),
      missing: (client: TestClient) => client.get(`/property-posts/${never}/${rest}`),
      bad: (client: TestClient) => client.get(`/property-posts/none/${rest}`),
    })),
    ...(['publish', 'unpublish', 'preview'] as const).map((rest) => ({
      name: `POST /property-posts/:id/${rest}`,
      call: (client: TestClient) => client.post(`/property-posts/${kept.id}/${rest}`, {}),
      missing: (client: TestClient) => client.post(`/property-posts/${never}/${rest}`, {}),
      bad: (client: TestClient) => client.post(`/property-posts/none/${rest}`, {}),
      ...(rest === 'preview' ? {} : { forbidden: 'viewer' as const }),
    })),
    {
      name: 'POST /property-posts/:id/approvals',
      call: (client) =>
        client.post(`/property-posts/${kept.id}/approvals`, { text: 'x', kind: 'amenity', reason: 'We know' }),
      missing: (client) =>
        client.post(`/property-posts/${never}/approvals`, { text: 'x', kind: 'amenity', reason: 'We know' }),
      bad: (client) => client.post(`/property-posts/${kept.id}/approvals`, {}),
      forbidden: 'viewer',
    },
    {
      name: 'POST /property-posts',
      call: (client) => client.post('/property-posts', { propertyId: own.property.id, language: 'es' }),
      missing: (client) => client.post('/property-posts', { propertyId: never, language: 'es' }),
      bad: (client) => client.post('/property-posts', { language: 'it' }),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /property-posts/:id',
      call: (client) => client.put(`/property-posts/${kept.id}`, draftOf(kept)),
      missing: (client) => client.put(`/property-posts/${never}`, draftOf(kept)),
      bad: (client) => client.put(`/property-posts/${kept.id}`, { slug: 'No address' }),
      forbidden: 'viewer',
    },
    {
      name: 'GET /property-posts/fact-uses',
      call: (client) => client.get(`/property-posts/fact-uses?propertyId=${own.property.id}`),
      missing: (client) => client.get(`/property-posts/fact-uses?propertyId=${never}`),
      bad: (client) => client.get('/property-posts/fact-uses'),
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: {
      viewer: app.as(own.people.viewer),
      editor,
      manager: app.as(own.people.manager),
    },
  }),
);

describe('the messages of the specification', () => {
  const messages = [
    ['title', 'Property title is required'],
    ['content', 'Property description is required'],
    ['excerpt', 'Property summary is required'],
    ['meta.webapp_property_id', 'Webapp property ID is required'],
    ['meta.property_type', 'Property type is required'],
    ['meta.address', 'Property address is required'],
    ['meta.city', 'Property city is required'],
    ['meta.country', 'Property country is required'],
    ['meta.translation_group', 'Translation group is required'],
    ['meta.star_rating', 'Star rating must be between 1 and 5'],
    ['meta.email', 'Invalid email format'],
    ['meta.reservation_link', 'Invalid reservation link URL'],
    ['meta.policies_links.1', 'Invalid policy link URL at position 2'],
  ].map(([field, message]) => ({ field, message }));

  it('come all thirteen together, in its order, for a new post and for a changed one', async () => {
    const wrong = {
      title: ' ',
      content: '<p>&nbsp;</p><script>alert(1)</script><!-- x -->',
      excerpt: '',
      meta: {
        webapp_property_id: '',
        property_type: '',
        address: '  ',
        city: '',
        country: '',
        translation_group: '',
        star_rating: 6,
        email: 'hello at halden',
        reservation_link: 'javascript:alert(1)',
        policies_links: ['https://halden.example/rules', 'ftp://halden.example'],
      },
    };
    for (const answer of [await editor.post(at, wrong), await editor.put(`${at}/${kept.id}`, wrong)]) {
      expect(answer).toMatchObject({ status: 422, body: { message: 'Property title is required' } });
      expect(answer.body.validationErrors).toEqual(messages);
    }
    const empty = await editor.post(at, { meta: {} });
    expect(empty.body.validationErrors).toEqual(messages.slice(0, 9));
  });

  it.each([0, 5.5, 3.5, 'four'])('refuse %j stars', async (star_rating) => {
    const answer = await editor.post(at, aboutHouse(own.property.id, uuidv7(), { meta: { star_rating } }));
    expect(answer.body.validationErrors).toEqual([messages[9]]);
  });

  it.each(['a@b', 'a b@c.de', '@c.de', 'a@b..de'])('refuse %s as an email', async (email) => {
    const answer = await editor.post(at, aboutHouse(own.property.id, uuidv7(), { meta: { email } }));
    expect(answer.body.validationErrors).toEqual([messages[10]]);
  });
});
