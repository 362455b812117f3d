import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { PublicHome, PublicLandingPage } from '@foyer/contract/public-pages';
import { publicPage } from '@foyer/contract/public-pages';
import type { PublicSite } from '@foyer/contract/public-parts';
import type { PublicSitemap } from '@foyer/contract/public-sites';
import type { SettingsPreview } from '@foyer/contract/site-settings';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mintPass } from '#lib/passes.ts';
import { domains } from '../../db/tables/tenants.ts';
import { follow } from '../../testing/event-streams.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, ownText, postIn, saveText, stateFacts } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { mintPreview } from '../entries/previews/rules.ts';

let app: TestApp;
let own: TestOrganization;
let host: string;
let editor: TestClient;
let live: LandingPage;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization('Halden Collection');
  host = `${own.domain.name}.localhost`;
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  const event = await makeEvent(editor, own);
  live = await makePage(editor, own, { eventId: event.eventId, languages: ['en', 'de', 'fr'] });
  await saveText(editor, live, 'en');
  await saveText(editor, live, 'de');
  const answer = await publish(live, 'en', 'de');
  expect(answer.status).toBe(200);
});
afterAll(() => app.close());

const publish = (page: LandingPage, ...languages: string[]) =>
  editor.post<LandingPage>(`/landing-pages/${page.id}/publish`, {
    languages: languages.map((language) => ({ language })),
  });
const at = <T = PublicLandingPage>(path: string, more = '', of = host) =>
  app.anonymous.get<T>(`/public/sites/${of}/page?path=${encodeURIComponent(path)}${more}`);

describe('a live page', () => {
  it('carries the text, the property, the event and its languages', async () => {
    const { status, body } = await at('/harbour-advent-lindau');
    expect(status).toBe(200);
    expect(publicPage.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      kind: 'landing-page',
      language: 'en',
      path: '/harbour-advent-lindau',
      title: 'Pool and sauna by the lake',
      preview: false,
      site: { host, origin: `http://${host}:3002`, defaultLanguage: 'en', languages: ['en', 'de'] },
      menu: [
        { to: 'home', language: 'en', path: '/' },
        { to: 'events', language: 'en', path: '/events' },
      ],
      contacts: [{ name: 'Hotel Halden am See' }],
      alternates: [
        { language: 'en', path: '/harbour-advent-lindau' },
        { language: 'de', path: '/de/harbour-advent-lindau' },
      ],
      property: { name: 'Hotel Halden am See', starRating: 4, roomCount: 84, petsAllowed: null },
      event: { name: 'Harbour Advent', venueName: 'Lindau harbour', eventStatus: 'scheduled' },
    });
    expect(body.property.amenities).toContain('Indoor pool');
    expect(body.event?.startDate).toMatch(/T11:00:00\+0[12]:00$/);
    expect(body.event?.distance).toBeGreaterThan(5);
    expect(body.event?.distance).toBeLessThan(8);
  });

  it('speaks its own language', async () => {
    const { body } = await at('/de/harbour-advent-lindau/');
    expect(body.property.amenities).toContain('Innenpool');
    expect(body.menu.map(({ path }) => path)).toEqual(['/de', '/de/events']);
    expect(body.alternates).toHaveLength(2);
  });

  it('names the day alone when the hour is not known', async () => {
    const event = await makeEvent(editor, own, { title: 'Lantern Walk', timeKnown: false });
    const page = await makePage(editor, own, { eventId: event.eventId, languages: ['es'] });
    await saveText(editor, page, 'es');
    expect((await publish(page, 'es')).status).toBe(200);
    const { body } = await at('/es/lantern-walk-lindau');
    expect(body.event?.startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    await editor.delete(`/landing-pages/${page.id}`);
  });

  it('tells nothing of people and tenants', async () => {
    const { text } = await at('/harbour-advent-lindau');
    expect(text).not.toContain(own.people.editor.name);
    for (const id of [own.id, own.workspace.id, own.property.id, own.domain.id, live.id])
      expect(text).not.toContain(id);
  });
});

describe('what is not live', () => {
  it('is not shown: drafts, unknown paths, other hosts', async () => {
    await saveText(editor, live, 'fr');
    for (const path of ['/fr/harbour-advent-lindau', '/fr', '/en', '/nothing', '/de/nothing', '//', '/../']) {
      expect((await at(path)).status, path).toBe(404);
    }
    const unknown = await at('/', '', 'nobody.localhost');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await app.anonymous.get('/public/sites/nobody.localhost')).status).toBe(404);
    expect((await app.anonymous.get('/public/sites/nobody.localhost/sitemap')).status).toBe(404);
    expect((await app.anonymous.get(`/public/sites/${host}/page`)).status).toBe(422);
  });

  it('is not served under a domain nobody has proven', async () => {
    const domain = await own.within(async (scope) => {
      const [row] = await scope.db
        .insert(domains)
        .values({ organisationId: own.id, name: `${own.domain.name}-claimed`, tld: 'example' })
        .returning();
      return row;
    });
    expect((await app.anonymous.get(`/public/sites/${domain?.name}.example`)).status).toBe(404);
  });
});

describe('previews', () => {
  it('show the draft of one post to whoever holds the token, for ten minutes', async () => {
    const post = postIn((await editor.get<LandingPage>(`/landing-pages/${live.id}`)).body, 'fr');
    const { status, body } = await editor.post<{ url: string; expiresAt: string }>(
      `/landing-pages/${live.id}/posts/fr/preview`,
    );
    expect(status).toBe(201);
    const url = new URL(body.url);
    expect(url.host).toBe(`${host}:3002`);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    const token = url.searchParams.get('preview');
    const shown = await at(url.pathname, `&preview=${token}`);
    expect(shown).toMatchObject({ status: 200, body: { preview: true, language: 'fr', blocks: post.blocks } });
    expect((await at('/harbour-advent-lindau', `&preview=${token}`)).status).toBe(403);
    expect((await at(url.pathname, '&preview=forged')).status).toBe(403);
    const changed = `${token?.slice(0, -1)}${token?.endsWith('A') ? 'B' : 'A'}`;
    expect((await at(url.pathname, `&preview=${changed}`)).status).toBe(403);
    const over = mintPreview(post.postId, Date.now() - 11 * 60_000).token;
    expect((await at(url.pathname, `&preview=${over}`)).status).toBe(403);
    expect((await at(url.pathname)).status).toBe(404);
  });
});

describe('the look that is edited', () => {
  const owner = () => app.as(own.people.owner);
  const pass = async () =>
    (await editor.post<SettingsPreview>('/site-settings/preview', { domainId: own.domain.id })).body;

  it('stands on every live page for whoever holds a pass, and nowhere else', async () => {
    const published = (await at<PublicHome>('/')).body.site;
    const words = { texts: { en: { title: 'Advent nights' } } };
    await owner().post('/style-settings', { domainId: own.domain.id, colors: { light: { action: '#123456' } } });
    await owner().post('/wordpress/site-identity', { domainId: own.domain.id, name: 'Halden, edited' });
    await owner().post('/wordpress/banner-images', { domainId: own.domain.id, banners: [{ id: 'advent', ...words }] });
    const { origin, token, expiresAt, pages } = await pass();
    expect(origin).toBe(`http://${host}:3002`);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(pages.map(({ path }) => path)).toEqual(['/', '/events', '/harbour-advent-lindau', '/events/harbour-advent']);
    for (const { path } of pages) {
      const shown = await at<PublicHome>(path, `&preview=${token}`);
      expect(shown.status).toBe(200);
      expect(publicPage.parse(shown.body)).toEqual(shown.body);
      expect(shown.body.site).toMatchObject({
        name: 'Halden, edited',
        editing: true,
        theme: { colors: { light: { action: '#123456' } } },
      });
      expect(shown.body.site.banners).toMatchObject([words]);
      expect((await at<PublicHome>(path)).body.site).toEqual(published);
    }
    expect((await at('/de/harbour-advent', `&preview=${token}`)).status).toBe(404);
  });

  it('is opened by no pass of another domain, of another kind or whose time is over', async () => {
    const foreign = await makeOrganization('Atlantic House');
    const theirs = await app
      .as(foreign.people.owner)
      .post<SettingsPreview>('/site-settings/preview', { domainId: foreign.domain.id });
    const over = mintPass('look', own.domain.id, Date.now() - 11 * 60_000).token;
    const ofPost = mintPass('preview', own.domain.id).token;
    for (const token of [theirs.body.token, over, ofPost, 'forged'])
      expect((await at('/', `&preview=${token}`)).status).toBe(403);
    const draft = postIn((await editor.get<LandingPage>(`/landing-pages/${live.id}`)).body, 'fr');
    const asPreview = mintPass('look', draft.postId).token;
    expect((await at('/fr/harbour-advent-lindau', `&preview=${asPreview}`)).status).toBe(403);
  });

  it('names no address where guests are not served', async () => {
    const added = await owner().post<{ id: string }>('/domains', {
      organisationId: own.id,
      name: 'unproven-look',
      tld: 'example',
      domainVerfified: false,
    });
    expect(added.status, added.text).toBe(201);
    const { status, body } = await owner().post<SettingsPreview>('/site-settings/preview', { domainId: added.body.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({ origin: null, pages: [{ kind: 'home', path: '/', title: 'Home page' }] });
  });
});

describe('the site', () => {
  it('has a home in each language that is live', async () => {
    const { body } = await at<PublicHome>('/');
    expect(publicPage.parse(body)).toEqual(body);
    expect(body).toMatchObject({ kind: 'home', language: 'en', path: '/' });
    expect(body.alternates.map(({ path }) => path)).toEqual(['/', '/de']);
    expect(body.properties).toMatchObject([{ name: 'Hotel Halden am See', address: { city: 'Bregenz' } }]);
    expect(body.entries).toMatchObject([
      { path: '/harbour-advent-lindau', kind: 'landing-page', propertyName: 'Hotel Halden am See' },
      { path: '/events/lantern-walk', kind: 'event', place: 'Lindau harbour, Lindau' },
    ]);
    expect((await at<PublicHome>('/de')).body.entries).toMatchObject([{ path: '/de/harbour-advent-lindau' }]);
  });

  it('lists every live address with its languages', async () => {
    const { body } = await app.anonymous.get<PublicSitemap>(`/public/sites/${host}/sitemap`);
    expect(body.entries.map(({ path }) => path)).toEqual([
      '/',
      '/de',
      '/events',
      '/category/market',
      '/de/events',
      '/de/category/market',
      '/de/harbour-advent-lindau',
      '/events/harbour-advent',
      '/events/lantern-walk',
      '/harbour-advent-lindau',
    ]);
    const told = (path: string) => body.entries.find((entry) => entry.path === path)?.alternates.length;
    expect(['/', '/events', '/harbour-advent-lindau', '/events/harbour-advent'].map(told)).toEqual([2, 2, 2, 1]);
  });

  it('speaks the first language it has where English is not among them', async () => {
    const other = await makeOrganization();
    const client = app.as(other.people.editor);
    await stateFacts(client, other);
    const page = await makePage(client, other, { languages: ['de'], name: 'Am See' });
    await saveText(client, page, 'de');
    await client.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'de' }] });
    const site = `${other.domain.name}.localhost`;
    expect((await app.anonymous.get<PublicSite>(`/public/sites/${site}`)).body.defaultLanguage).toBe('de');
    expect((await at<PublicHome>('/', '', site)).body).toMatchObject({ language: 'de', path: '/de' });
    expect((await at('/de/am-see', '', site)).status).toBe(200);
  });

  it('announces every change of what guests see, after it stands', async () => {
    const changes: unknown[] = [];
    const hangUp = new AbortController();
    const following = follow(app, null, '/public/changes', (change) => changes.push(change), hangUp.signal);
    const before = (await app.anonymous.get<PublicSite>(`/public/sites/${host}`)).body.version;
    await vi.waitFor(async () => {
      const page = (await editor.get<LandingPage>(`/landing-pages/${live.id}`)).body;
      const saved = await editor.put<LandingPagePost>(`/landing-pages/${live.id}/posts/en`, {
        ...postIn(page, 'en'),
        blocks: ownText(),
        title: 'A new title',
      });
      expect(saved.status).toBe(200);
    });
    expect((await publish(live, 'en')).status).toBe(200);
    await expect.poll(() => changes).toEqual([{ host, version: before + 1 }]);
    expect((await at('/harbour-advent-lindau')).body).toMatchObject({
      title: 'A new title',
      site: { version: before + 1 },
    });

    const { property } = own;
    const record = { ...property, address: 'Seepromenade 5' };
    expect((await editor.put(`/properties/${property.id}`, record)).status).toBe(200);
    const fact = { propertyId: property.id, factName: 'policy:pets', factValue: 'no pets' };
    expect((await editor.post('/property-facts', fact)).status).toBe(201);
    await expect.poll(() => changes).toHaveLength(3);
    expect((await at('/harbour-advent-lindau')).body.property).toMatchObject({
      address: { street: 'Seepromenade 5' },
      petsAllowed: false,
    });
    hangUp.abort();
    await following.catch(() => undefined);
  });
});
