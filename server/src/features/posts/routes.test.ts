import type { LandingPage } from '@foyer/contract/landing-pages';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, makeProperty } from '../../testing/factories.ts';
import { postIn } from '../../testing/pages.ts';
import { dayIn, makePosts, type PostList, type PostsGround } from '../../testing/posts.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let ground: PostsGround;

beforeAll(async () => {
  app = await createTestApp();
  ground = await makePosts(app);
});
afterAll(() => app.close());

const titles = async (query = '') => (await ground.list(query)).data.map(({ title }) => title);

const calls: [
  string,
  (client: TestClient, id: string) => Promise<{ status: number; text: string }>,
  'read' | 'write',
][] = [
  ['GET versions', (client, id) => client.get(`/posts/${id}/languages/en/versions`), 'read'],
  ['GET version', (client, id) => client.get(`/posts/${id}/languages/en/versions/1`), 'read'],
  ['POST restore', (client, id) => client.post(`/posts/${id}/languages/en/versions/1/restore`), 'write'],
  ['POST follow', (client, id) => client.post(`/posts/${id}/languages/en/follow`), 'write'],
  ['POST unschedule', (client, id) => client.post(`/posts/${id}/unschedule`, { languages: ['en'] }), 'write'],
  ['POST undo-publishing', (client, id) => client.post(`/posts/${id}/undo-publishing`, { languages: ['en'] }), 'write'],
  ['POST duplicate', (client, id) => client.post(`/posts/${id}/duplicate`, {}), 'write'],
  ['POST bring-back', (client, id) => client.post(`/posts/${id}/bring-back`), 'write'],
];
const roles = () => ({
  nobody: app.anonymous,
  stranger: app.as(ground.foreign.people.owner),
  owner: app.as(ground.own.people.owner),
  roles: {
    viewer: app.as(ground.own.people.viewer),
    editor: ground.editor,
    manager: app.as(ground.own.people.manager),
  },
});
standingCases(
  [
    ...calls.map(([name, call, kind]) => ({
      name,
      call: (client: TestClient) => call(client, ground.bare.id),
      missing: (client: TestClient) => call(client, uuidv7()),
      bad: (client: TestClient) => call(client, 'first') as Promise<{ status: number; body: unknown; text: string }>,
      ...(kind === 'write' ? { forbidden: 'viewer' as const } : {}),
    })),
    ...['publish', 'unpublish', 'archive', 'delete'].map((name) => ({
      name: `POST ${name}`,
      call: (client: TestClient) =>
        client.post(`/posts/${name}`, { workspaceId: ground.own.workspace.id, posts: [{ id: uuidv7() }] }),
      missing: (client: TestClient) =>
        client.post(`/posts/${name}`, { workspaceId: uuidv7(), posts: [{ id: uuidv7() }] }),
      bad: (client: TestClient) => client.post(`/posts/${name}`, { posts: [] }),
      forbidden: 'viewer' as const,
    })),
    {
      name: 'GET /posts',
      call: (client: TestClient) => client.get(`/posts?workspaceId=${ground.own.workspace.id}`),
      missing: (client: TestClient) => client.get(`/posts?workspaceId=${uuidv7()}`),
      bad: (client: TestClient) => client.get('/posts?tab=none&sort=colour&take=1000'),
    },
  ],
  roles,
);

describe('the list', () => {
  it('shows entries, events and venues with every language, and counts each tab', async () => {
    const { data, total, tabs } = await ground.list();
    expect(total).toBe(8);
    // Each event has brought its ground.venue.
    expect(tabs).toEqual({ all: 8, 'landing-pages': 3, 'property-posts': 0, blog: 0, events: 2, venues: 3 });
    const kinds = Object.fromEntries(data.map(({ id, kind }) => [id, kind]));
    expect(kinds).toEqual({
      [ground.event.venue.venueId ?? '']: 'venue',
      [ground.draftEvent.venue.venueId ?? '']: 'venue',
      [ground.pool.id]: 'landing_page',
      [ground.market.id]: 'event_page',
      [ground.bare.id]: 'landing_page',
      [ground.event.eventId]: 'event',
      [ground.draftEvent.eventId]: 'event',
      [ground.venue.id]: 'venue',
    });
  });

  it('says of an entry what each language is', async () => {
    const host = `http://${ground.own.domain.name}.localhost:3002`;
    expect(await ground.row(ground.pool.id)).toMatchObject({
      title: 'Pool and sauna by the lake',
      status: 'published',
      propertyName: 'Hotel Halden am See',
      languages: [
        {
          language: 'en',
          status: 'published',
          url: `${host}/${postIn(ground.pool, 'en').slug}`,
          openClaims: 0,
          changed: false,
          behind: false,
          publishedBy: ground.own.people.editor.name,
        },
        { language: 'de', path: `/de/${postIn(ground.pool, 'de').slug}`, status: 'published' },
      ],
    });
    const about = await ground.row(ground.market.id);
    expect(about).toMatchObject({ kind: 'event_page', status: 'draft', eventId: ground.event.eventId, over: false });
    expect(about?.languages[0]).toMatchObject({ openClaims: 1 });
    expect(about?.languages[0]?.styleScore).toBeGreaterThan(50);
    expect(about?.eventStartDate?.slice(0, 10)).toBe(dayIn(30));
  });

  it('says of an event and a venue where they stand', async () => {
    expect(await ground.row(ground.event.eventId)).toMatchObject({
      title: 'Harbour Advent',
      status: 'published',
      languages: [
        { language: 'en', path: '/events/harbour-advent', publishedBy: ground.own.people.editor.name },
        { language: 'de', path: '/de/events/hafenweihnacht', title: 'Hafenweihnacht' },
      ],
    });
    expect(await ground.row(ground.draftEvent.eventId)).toMatchObject({ status: 'draft', over: true });
    expect(await ground.row(ground.venue.id)).toMatchObject({
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
    [`&startDate=${dayIn(-25)}&endDate=${dayIn(-15)}`, ['Old parade']],
    [`&startDate=${dayIn(31)}&endDate=${dayIn(31)}&sort=title`, ['Harbour Advent', 'Pool and sauna by the lake']],
    ['&sort=eventDate&live=false&kind=event', ['Old parade']],
    ['&sort=eventDate&tab=landing-pages&live=false', ['Pool and sauna by the lake', 'Nothing yet']],
    ['&tab=blog', []],
  ])('filters and sorts: %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('counts tabs with the filters, and the total with the tab and the kind', async () => {
    const found = await ground.list('&status=published&tab=events');
    expect(found).toMatchObject({ total: 1, tabs: { all: 3, 'landing-pages': 1, events: 1, venues: 1 } });
    expect((await ground.list('&tab=landing-pages&kind=landing_page')).total).toBe(2);
  });

  it('pages through all of it, each row once', async () => {
    for (const sort of ['-updatedAt', 'title', '-eventDate', '-visits']) {
      const pages = await Promise.all([0, 3, 6].map((skip) => ground.list(`&sort=${sort}&take=3&skip=${skip}`)));
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect(new Set(ids).size, sort).toBe(8);
    }
  });

  it('shows a person of one property what stands there and at its workspace, and nothing of a neighbour', async () => {
    const neighbour = await ground.own.within((scope) =>
      makeProperty(scope, ground.own.workspace.id, { name: 'Bootshaus' }),
    );
    const manager = app.as(ground.own.people.manager);
    const theirs = await manager.post<LandingPage>('/landing-pages', {
      propertyId: neighbour.id,
      name: 'Theirs',
      languages: ['en'],
    });
    const person = await makePerson({
      bindings: [{ role: 'viewer', organisationId: ground.own.id, propertyId: ground.own.property.id }],
    });
    const seen = (await app.as(person).get<PostList>('/posts?take=100')).body;
    expect(seen.total).toBe(8);
    expect(seen.data.some(({ id }) => id === theirs.body.id)).toBe(false);
    const ofProperty = (await ground.editor.get<PostList>(`/posts?propertyId=${neighbour.id}`)).body;
    expect(ofProperty.tabs).toMatchObject({ 'landing-pages': 1, events: 2, venues: 3 });
    await manager.delete(`/landing-pages/${theirs.body.id}`);
    expect((await app.as(ground.foreign.people.owner).get<PostList>('/posts')).body.total).toBe(0);
  });
});
