import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Outcome, PostRow } from '@foyer/contract/posts';
import type { Venue } from '@foyer/contract/venues';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, makeProperty, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, ownText, postIn, saveText, stateFacts } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

type List = { data: PostRow[]; total: number; tabs: Record<string, number> };
type Done = { results: Outcome[] };

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let pool: LandingPage;
let market: LandingPage;
let bare: LandingPage;
let event: Event;
let german: Event;
let draftEvent: Event;
let venue: Venue;

const hall = {
  title: 'Kaspar hall',
  address: 'Kasparweg 1',
  city: 'Bregenz',
  country: 'AT',
  latitude: 47.5,
  longitude: 9.74,
};
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const published = (page: LandingPage, ...languages: string[]) =>
  editor.post(`/landing-pages/${page.id}/publish`, { languages: languages.map((language) => ({ language })) });

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  event = await makeEvent(editor, own);
  german = await makeEvent(editor, own, { language: 'de', title: 'Hafenweihnacht' });
  await editor.post('/link-translation', { newPostId: german.eventId, translationGroup: event.eventId });
  draftEvent = await makeEvent(editor, own, {
    title: 'Old parade',
    status: 'draft',
    eventStartDate: `${days(-20)}T10:00:00+01:00`,
    eventEndDate: null,
    venue: { ...event.venue, venueId: null, title: 'Quay', address: 'Seestraße 4' },
  });
  venue = (await editor.post<Venue>('/venues', { ...hall, status: 'published', workspaceId: own.workspace.id })).body;
  pool = await makePage(editor, own, { languages: ['en', 'de'] });
  await saveText(editor, pool, 'en');
  await saveText(editor, pool, 'de');
  expect((await published(pool, 'en', 'de')).status).toBe(200);
  market = await makePage(editor, own, { name: 'Market nights', eventId: event.eventId });
  await saveText(editor, market, 'en', ownText('en', 'A rooftop pool looks over the lake.'));
  bare = await makePage(editor, own, { name: 'Nothing yet', languages: ['fr'] });
});
afterAll(() => app.close());

const list = async (query = '', client = editor) =>
  (await client.get<List>(`/posts?workspaceId=${own.workspace.id}${query}`)).body;
const titles = async (query = '') => (await list(query)).data.map(({ title }) => title);
const row = async (id: string, query = '') => (await list(query)).data.find((one) => one.id === id);
const act = async (name: string, posts: object[], more: object = {}, client = editor) =>
  (await client.post<Done>(`/posts/${name}`, { workspaceId: own.workspace.id, posts, ...more })).body.results;
const site = async (path: string) =>
  (await app.anonymous.get(`/public/sites/${own.domain.name}.localhost/page?path=${encodeURIComponent(path)}`)).status;

const calls: [
  string,
  (client: TestClient, id: string) => Promise<{ status: number; text: string }>,
  'read' | 'write',
][] = [
  ['GET versions', (client, id) => client.get(`/posts/${id}/languages/en/versions`), 'read'],
  ['GET version', (client, id) => client.get(`/posts/${id}/languages/en/versions/1`), 'read'],
  ['POST restore', (client, id) => client.post(`/posts/${id}/languages/en/versions/1/restore`), 'write'],
  ['POST follow', (client, id) => client.post(`/posts/${id}/languages/en/follow`), 'write'],
  ['POST duplicate', (client, id) => client.post(`/posts/${id}/duplicate`, {}), 'write'],
  ['POST bring-back', (client, id) => client.post(`/posts/${id}/bring-back`), 'write'],
];
const roles = () => ({
  nobody: app.anonymous,
  stranger: app.as(foreign.people.owner),
  owner: app.as(own.people.owner),
  roles: { viewer: app.as(own.people.viewer), editor, manager: app.as(own.people.manager) },
});
standingCases(
  [
    ...calls.map(([name, call, kind]) => ({
      name,
      call: (client: TestClient) => call(client, bare.id),
      missing: (client: TestClient) => call(client, uuidv7()),
      bad: (client: TestClient) => call(client, 'first') as Promise<{ status: number; body: unknown; text: string }>,
      ...(kind === 'write' ? { forbidden: 'viewer' as const } : {}),
    })),
    ...['publish', 'unpublish', 'archive', 'delete'].map((name) => ({
      name: `POST ${name}`,
      call: (client: TestClient) =>
        client.post(`/posts/${name}`, { workspaceId: own.workspace.id, posts: [{ id: uuidv7() }] }),
      missing: (client: TestClient) =>
        client.post(`/posts/${name}`, { workspaceId: uuidv7(), posts: [{ id: uuidv7() }] }),
      bad: (client: TestClient) => client.post(`/posts/${name}`, { posts: [] }),
      forbidden: 'viewer' as const,
    })),
    {
      name: 'GET /posts',
      call: (client: TestClient) => client.get(`/posts?workspaceId=${own.workspace.id}`),
      missing: (client: TestClient) => client.get(`/posts?workspaceId=${uuidv7()}`),
      bad: (client: TestClient) => client.get('/posts?tab=none&sort=colour&take=1000'),
    },
  ],
  roles,
);

describe('the list', () => {
  it('shows entries, events and venues with every language, and counts each tab', async () => {
    const { data, total, tabs } = await list();
    expect(total).toBe(8);
    // Each event has brought its venue.
    expect(tabs).toEqual({ all: 8, 'landing-pages': 3, 'property-posts': 0, blog: 0, events: 2, venues: 3 });
    const kinds = Object.fromEntries(data.map(({ id, kind }) => [id, kind]));
    expect(kinds).toEqual({
      [event.venue.venueId ?? '']: 'venue',
      [draftEvent.venue.venueId ?? '']: 'venue',
      [pool.id]: 'landing_page',
      [market.id]: 'event_page',
      [bare.id]: 'landing_page',
      [event.eventId]: 'event',
      [draftEvent.eventId]: 'event',
      [venue.id]: 'venue',
    });
  });

  it('says of an entry what each language is', async () => {
    const host = `http://${own.domain.name}.localhost:3002`;
    expect(await row(pool.id)).toMatchObject({
      title: 'Pool and sauna by the lake',
      status: 'published',
      propertyName: 'Hotel Halden am See',
      languages: [
        {
          language: 'en',
          status: 'published',
          url: `${host}${postIn(pool, 'en').slug ? '/' : ''}${postIn(pool, 'en').slug}`,
          openClaims: 0,
          changed: false,
          behind: false,
          publishedBy: own.people.editor.name,
        },
        { language: 'de', path: `/de/${postIn(pool, 'de').slug}`, status: 'published' },
      ],
    });
    const about = await row(market.id);
    expect(about).toMatchObject({ kind: 'event_page', status: 'draft', eventId: event.eventId, over: false });
    expect(about?.languages[0]).toMatchObject({ openClaims: 1 });
    expect(about?.languages[0]?.styleScore).toBeGreaterThan(50);
    expect(about?.eventStartDate?.slice(0, 10)).toBe(days(30));
  });

  it('says of an event and a venue where they stand', async () => {
    expect(await row(event.eventId)).toMatchObject({
      title: 'Harbour Advent',
      status: 'published',
      languages: [
        { language: 'en', path: '/events/harbour-advent', publishedBy: own.people.editor.name },
        { language: 'de', path: '/de/events/hafenweihnacht', title: 'Hafenweihnacht' },
      ],
    });
    expect(await row(draftEvent.eventId)).toMatchObject({ status: 'draft', over: true });
    expect(await row(venue.id)).toMatchObject({
      status: 'published',
      languages: [
        { language: 'en', path: '/venues/kaspar-hall' },
        { language: 'de', path: '/de/venues/kaspar-hall' },
      ],
    });
  });

  it.each([
    ['&tab=events&sort=title', ['Harbour Advent', 'Old parade']],
    ['&tab=landing-pages&sort=-title', ['Pool and sauna by the lake', 'Pool and sauna by the lake', 'Nothing yet']],
    ['&kind=event_page', ['Pool and sauna by the lake']],
    ['&status=published&sort=title', ['Harbour Advent', 'Kaspar hall', 'Pool and sauna by the lake']],
    ['&language=fr', ['Nothing yet']],
    ['&language=de&sort=title', ['Harbour Advent', 'Kaspar hall', 'Pool and sauna by the lake']],
    ['&open=true', ['Pool and sauna by the lake']],
    ['&live=false&sort=title', ['Lindau harbour', 'Nothing yet', 'Old parade', 'Pool and sauna by the lake', 'Quay']],
    ['&live=true&sort=title', ['Harbour Advent', 'Kaspar hall', 'Pool and sauna by the lake']],
    ['&search=hafenweih', ['Harbour Advent']],
    ['&search=market-nights', []],
    ['&search=nothing', ['Nothing yet']],
    ['&search=kaspar', ['Kaspar hall']],
    ['&search=%25', []],
    [`&startDate=${days(-25)}&endDate=${days(-15)}`, ['Old parade']],
    [`&startDate=${days(31)}&endDate=${days(31)}&sort=title`, ['Harbour Advent', 'Pool and sauna by the lake']],
    ['&sort=eventDate&live=false&kind=event', ['Old parade']],
    ['&sort=eventDate&tab=landing-pages&live=false', ['Pool and sauna by the lake', 'Nothing yet']],
    ['&tab=blog', []],
  ])('filters and sorts: %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('counts tabs with the filters, and the total with the tab and the kind', async () => {
    const found = await list('&status=published&tab=events');
    expect(found).toMatchObject({ total: 1, tabs: { all: 3, 'landing-pages': 1, events: 1, venues: 1 } });
    expect((await list('&tab=landing-pages&kind=landing_page')).total).toBe(2);
  });

  it('pages through all of it, each row once', async () => {
    for (const sort of ['-updatedAt', 'title', '-eventDate', '-visits']) {
      const pages = await Promise.all([0, 3, 6].map((skip) => list(`&sort=${sort}&take=3&skip=${skip}`)));
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect(new Set(ids).size, sort).toBe(8);
    }
  });

  it('shows a person of one property what stands there and at its workspace, and nothing of a neighbour', async () => {
    const neighbour = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
    const manager = app.as(own.people.manager);
    const theirs = await manager.post<LandingPage>('/landing-pages', {
      propertyId: neighbour.id,
      name: 'Theirs',
      languages: ['en'],
    });
    const person = await makePerson({
      bindings: [{ role: 'viewer', organisationId: own.id, propertyId: own.property.id }],
    });
    const seen = (await app.as(person).get<List>('/posts?take=100')).body;
    expect(seen.total).toBe(8);
    expect(seen.data.some(({ id }) => id === theirs.body.id)).toBe(false);
    const ofProperty = (await editor.get<List>(`/posts?propertyId=${neighbour.id}`)).body;
    expect(ofProperty.tabs).toMatchObject({ 'landing-pages': 1, events: 2, venues: 3 });
    await manager.delete(`/landing-pages/${theirs.body.id}`);
    expect((await app.as(foreign.people.owner).get<List>('/posts')).body.total).toBe(0);
  });
});

describe('acts on many', () => {
  it('publish what is ready, name what is not, and answer foreign like missing', async () => {
    const ready = await makePage(editor, own, { name: 'Ready one', languages: ['es'] });
    await saveText(editor, ready, 'es');
    const theirs = await makePage(app.as(foreign.people.owner), foreign);
    const missing = uuidv7();
    const results = await act('publish', [
      { id: market.id },
      { id: ready.id },
      { id: theirs.id },
      { id: missing },
      { id: bare.id },
    ]);
    expect(results).toEqual([
      { id: market.id, language: 'en', done: false, message: expect.stringContaining('pool') },
      { id: ready.id, language: 'es', done: true, message: null },
      { id: theirs.id, language: null, done: false, message: 'Post not found' },
      { id: missing, language: null, done: false, message: 'Post not found' },
      { id: bare.id, language: 'fr', done: false, message: expect.stringContaining('empty') },
    ]);
    expect(await row(ready.id)).toMatchObject({ status: 'published' });
    expect(await act('archive', [{ id: ready.id }])).toEqual([
      { id: ready.id, language: 'es', done: true, message: null },
    ]);
    expect(await row(ready.id)).toMatchObject({ status: 'archived' });
    expect(await site(`/es/${postIn(ready, 'es').slug}`)).toBe(410);
    expect(await act('publish', [{ id: ready.id }])).toMatchObject([{ done: true }]);
    expect(await site(`/es/${postIn(ready, 'es').slug}`)).toBe(200);
    const publishAt = `${days(2)}T08:00:00.000Z`;
    await editor.put(`/landing-pages/${ready.id}/posts/es`, {
      ...postIn(ready, 'es'),
      title: 'Piscina',
      blocks: ownText('es'),
      version: 2,
    });
    await act('publish', [{ id: ready.id }], { publishAt });
    expect((await row(ready.id))?.languages).toMatchObject([{ status: 'scheduled', publishAt, changed: true }]);
    expect(await act('delete', [{ id: ready.id, languages: ['es'] }])).toEqual([
      { id: ready.id, language: null, done: true, message: null },
    ]);
  });

  it('take some languages off, and say so of one the entry has not', async () => {
    expect(await act('unpublish', [{ id: pool.id, languages: ['de', 'fr'] }])).toEqual([
      { id: pool.id, language: 'de', done: true, message: null },
      { id: pool.id, language: 'fr', done: false, message: 'This page has no text in French' },
    ]);
    expect((await row(pool.id))?.languages.map(({ status }) => status)).toEqual(['published', 'draft']);
    expect(await act('publish', [{ id: pool.id }])).toMatchObject([{ done: true }, { done: true }]);
  });

  it('hold for events and venues too', async () => {
    const some = [{ id: event.eventId, languages: ['de'] }, { id: venue.id }];
    expect(await act('unpublish', some)).toEqual([
      { id: event.eventId, language: 'de', done: true, message: null },
      { id: venue.id, language: null, done: true, message: null },
    ]);
    expect((await row(event.eventId))?.languages.map(({ status }) => status)).toEqual(['published', 'draft']);
    expect((await row(venue.id))?.status).toBe('draft');
    const later = await act('publish', some, { publishAt: `${days(2)}T08:00:00Z` });
    expect(later.map(({ done }) => done)).toEqual([false, false]);
    expect((await act('publish', some)).map(({ done }) => done)).toEqual([true, true]);
    const [refused] = await act('delete', [{ id: venue.id }, { id: german.eventId }]);
    expect(refused).toMatchObject({ done: true });
    expect((await list('&tab=venues')).total).toBe(2);
  });

  it('are for posts of the property alone where a property is named', async () => {
    const person = await makePerson({
      bindings: [{ role: 'editor', organisationId: own.id, propertyId: own.property.id }],
    });
    const client = app.as(person);
    const posts = [
      { id: pool.id, languages: ['en'] },
      { id: event.eventId, languages: ['en'] },
    ];
    expect((await client.post('/posts/publish', { workspaceId: own.workspace.id, posts })).status).toBe(403);
    const { body } = await client.post<Done>('/posts/publish', { propertyId: own.property.id, posts });
    expect(body.results).toMatchObject([{ done: true }, { done: false, message: 'Your role does not allow this' }]);
  });
});

describe('the trash', () => {
  it('takes an entry off every list and site, and gives it back as drafts at an address that is free', async () => {
    const page = await makePage(editor, own, { name: 'Winter lights', languages: ['fr'] });
    await saveText(editor, page, 'fr');
    await published(page, 'fr');
    const at = `/fr/${postIn(page, 'fr').slug}`;
    expect(await site(at)).toBe(200);
    await act('delete', [{ id: page.id }]);
    expect(await site(at)).toBe(410);
    expect(await row(page.id)).toBeUndefined();
    for (const path of [`/landing-pages/${page.id}`, `/posts/${page.id}/languages/fr/versions`])
      expect((await editor.get(path)).status).toBe(404);
    const deleted = await list('&deleted=true');
    expect(deleted.data.find(({ id }) => id === page.id)).toMatchObject({
      title: 'Pool and sauna by the lake',
      status: 'draft',
    });
    expect(deleted.tabs.events).toBe(0);

    const next = await makePage(editor, own, { name: 'Winter lights', languages: ['fr'] });
    expect(postIn(next, 'fr').slug).toBe(postIn(page, 'fr').slug);
    expect((await editor.post(`/posts/${page.id}/bring-back`)).status).toBe(204);
    expect((await editor.post(`/posts/${page.id}/bring-back`)).status).toBe(404);
    const back = (await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body;
    expect(postIn(back, 'fr')).toMatchObject({ status: 'draft', slug: 'winter-lights-2', publishedVersion: null });
    await act('delete', [{ id: page.id }, { id: next.id }]);
  });
});

describe('copies', () => {
  it('stand beside the first as drafts, level where it was level', async () => {
    const { status, body } = await editor.post<{ id: string }>(`/posts/${pool.id}/duplicate`, {});
    expect(status).toBe(201);
    const copy = (await editor.get<LandingPage>(`/landing-pages/${body.id}`)).body;
    expect(copy).toMatchObject({ name: `${pool.name} (copy)`, propertyId: own.property.id });
    expect(copy.posts.map(({ language, slug, publishedVersion }) => ({ language, slug, publishedVersion }))).toEqual(
      ['en', 'de'].map((language) => ({ language, slug: `${postIn(pool, 'en').slug}-2`, publishedVersion: null })),
    );
    expect(postIn(copy, 'de').blocks).toEqual(ownText('de'));
    expect((await row(copy.id))?.languages).toMatchObject([{ status: 'draft' }, { status: 'draft', behind: false }]);
    await act('delete', [{ id: copy.id }]);
  });

  it('for another property have their claims checked there, and no picture of the first', async () => {
    const other = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Orangerie' }));
    const { body } = await editor.post<{ id: string }>(`/posts/${pool.id}/duplicate`, {
      propertyId: other.id,
      languages: ['en', 'es'],
    });
    const copied = (await editor.get<List>(`/posts?propertyId=${other.id}&tab=landing-pages`)).body.data;
    expect(copied).toMatchObject([{ id: body.id, propertyId: other.id, propertyName: 'Orangerie' }]);
    expect(copied[0]?.languages.map(({ language }) => language)).toEqual(['en', 'es']);
    expect(copied[0]?.languages[0]?.openClaims).toBeGreaterThan(0);
    await act('delete', [{ id: body.id }]);
    const theirs = await editor.post(`/posts/${pool.id}/duplicate`, { propertyId: foreign.property.id });
    expect(theirs.status).toBe(404);
  });
});
