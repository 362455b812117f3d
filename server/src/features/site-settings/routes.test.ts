import { defaultSiteCategories } from '@foyer/contract/category-config';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { type StandingCase, standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  await app.as(own.people.owner).post('/style-settings', { domainId: own.domain.id, buttons: { radius: 9 } });
  await app.as(own.people.owner).post('/site-settings/publish', { domainId: own.domain.id });
});
afterAll(() => app.close());

const reads = [
  '/site-settings/changes',
  '/site-settings/versions',
  '/style-settings',
  '/category-config',
  '/language-config',
  '/property-amenities',
  '/wordpress/global-settings',
  '/wordpress/booking-component',
  '/wordpress/banner-images',
  '/wordpress/archive-content',
  '/wordpress/site-identity',
];
/** Each write with a body that is good and one that is not. */
const writes: [path: string, good: object, bad: object][] = [
  ['/site-settings/publish', {}, { domainId: 'first' }],
  ['/site-settings/reset', { sections: ['style'] }, { sections: ['everything'] }],
  ['/site-settings/restore', { number: 1 }, { number: 0 }],
  ['/style-settings', { buttons: { radius: 3 } }, { colors: { light: { action: 'red;}body{display:none' } } }],
  ['/category-config', { categories: defaultSiteCategories }, { categories: [{ slug: '../x', names: {} }] }],
  ['/language-config', { languages: [{ languageId: 'de' }] }, { languages: [] }],
  ['/property-amenities', { amenities: ['sauna'] }, { amenities: ['<script>'] }],
  ['/wordpress/global-settings', { siteIdentity: { name: 'Halden' } }, { siteIdentity: { robots: 'all' } }],
  ['/wordpress/booking-component', { nights: 3 }, { address: 'javascript:alert(1)' }],
  ['/wordpress/banner-images', { banners: [] }, { banners: [{ id: 'one', texts: {}, link: '//evil.example' }] }],
  ['/wordpress/archive-content', { events: { texts: {} } }, { events: { texts: { en: { title: 'x'.repeat(91) } } } }],
  ['/wordpress/site-identity', { name: 'Halden' }, { social: [{ network: 'instagram', address: 'data:text/html,x' }] }],
];

standingCases(
  [
    ...reads.map(
      (path): StandingCase => ({
        name: `GET ${path}`,
        call: (asking) => asking.get(`${path}?domainId=${own.domain.id}`),
        missing: (asking) => asking.get(`${path}?domainId=${uuidv7()}`),
        bad: (asking) => asking.get(`${path}?domainId=first`),
      }),
    ),
    {
      name: 'POST /site-settings/preview',
      call: (asking) => asking.post('/site-settings/preview', { domainId: own.domain.id }),
      missing: (asking) => asking.post('/site-settings/preview', { domainId: uuidv7() }),
      bad: (asking) => asking.post('/site-settings/preview', { domainId: 'first' }),
    },
    ...writes.map(
      ([path, good, bad]): StandingCase => ({
        name: `POST ${path}`,
        call: (asking) => asking.post(path, { ...good, domainId: own.domain.id }),
        missing: (asking) => asking.post(path, { ...good, domainId: uuidv7() }),
        bad: (asking) => asking.post(path, { domainId: own.domain.id, ...bad }),
        forbidden: 'editor',
      }),
    ),
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

describe('the domain of a call', () => {
  it.each(reads)('GET %s says when it is missing', async (path) => {
    for (const query of ['', '?domainId=', '?domainId=first']) {
      const { status, body } = await app.as(own.people.owner).get(path + query);
      expect([status, body.message]).toEqual([422, 'Domain ID is required']);
      expect(body.validationErrors?.[0]).toEqual({ field: 'domainId', message: 'Domain ID is required' });
    }
  });

  it.each(writes)('POST %s says when it is missing, and takes it from the address', async (path, good) => {
    const owner = app.as(own.people.owner);
    const none = await owner.post(path, good);
    expect([none.status, none.body.message]).toEqual([422, 'Domain ID is required']);
    expect(none.body.validationErrors?.[0]).toEqual({ field: 'domainId', message: 'Domain ID is required' });
    expect((await app.anonymous.post(path, good)).status).toBe(401);
    const other = await owner.post(`${path}?domainId=${own.domain.id}`, { ...good, domainId: foreign.domain.id });
    expect(other.status).toBe(422);
    const foreigner = await owner.post(`${path}?domainId=${foreign.domain.id}`, good);
    expect(foreigner.status).toBe(404);
    const inAddress = await app.as(own.people.manager).post(`${path}?domainId=${own.domain.id}`, good);
    expect([200, 409], inAddress.text).toContain(inAddress.status);
  });
});
