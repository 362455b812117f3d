import { describe, expect, it } from 'vitest';
import { eventPost, newId, propertyPost, useSite } from './site.ts';

const site = useSite();
const id = newId();
const item = `/items/property/${id}`;

/** Every route of foyer/v1 but /status, with a body that is right. */
const routes: [method: string, path: string, body?: Record<string, unknown>][] = [
  ['GET', '/items/property'],
  ['GET', item],
  ['PUT', item, propertyPost({ version: 9 })],
  ['POST', `${item}/unpublish`, { version: 9 }],
  ['DELETE', `${item}?version=9`],
  ['GET', `${item}/gallery`],
  ['PUT', `${item}/gallery`, { version: 9, media_ids: [] }],
  ['PUT', `${item}/featured-media`, { version: 9, media_id: 1 }],
  ['GET', `/translation-groups/${id}`],
  ['POST', `/translation-groups/${id}`, { type: 'property', id, version: 9 }],
  ['GET', `/media/${id}`],
  ['POST', `/media/${id}`, {}],
  ['DELETE', `/media/${id}`],
  ['GET', '/terms/event_category'],
  ['PUT', '/terms/event_category/music', { name: 'Music' }],
  ['DELETE', '/terms/event_category/music'],
  ['GET', '/settings'],
  ['GET', '/settings/site-identity'],
  ['PUT', '/settings/site-identity', { version: 0, value: {} }],
];

describe('who may use the routes', () => {
  it('are all that there are', async () => {
    const { body } = await site.as(null)('GET', '/wp-json/foyer/v1');
    const known = Object.entries(body.routes as Record<string, { endpoints: { methods: string[] }[] }>)
      .filter(([path]) => path !== '/foyer/v1' && path !== '/foyer/v1/status')
      .flatMap(([, route]) => route.endpoints.flatMap((endpoint) => endpoint.methods));
    expect(known).toHaveLength(routes.length);
  });

  it('nobody who is not signed in, and a wrong password is nobody', async () => {
    const { user } = site.wordpress.logins.foyer_channel;
    for (const who of [null, { user, password: 'wrong wrong wrong wrong' }, { user: 'nobody', password: 'x' }])
      for (const [method, path, body] of [...routes, ['GET', '/status'] as const]) {
        const answer = await site.as(who)(method, path, body);
        expect(answer, `${method} ${path}`).toMatchObject({ status: 401, body: { code: 'foyer_not_signed_in' } });
      }
  });

  it.each(['subscriber', 'author', 'editor'] as const)('not a user with too little right: %s', async (role) => {
    await site.as('foyer_channel')('PUT', item, propertyPost({ version: 1 }));
    for (const [method, path, body] of routes) {
      const answer = await site.as(role)(method, path, body);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 403, body: { code: 'foyer_forbidden' } });
      expect(answer.body.data.missing).toContain('use_foyer_channel');
    }
    expect((await site.as('foyer_channel')('GET', item)).body.version).toBe(1);
  });

  it('an administrator may', async () => {
    expect((await site.as('administrator')('GET', item)).status).toBe(200);
    expect((await site.as('administrator')('GET', '/status')).body).toMatchObject({ ready: true, missing: [] });
  });
});

describe('/status', () => {
  it('tells a connection what it needs', async () => {
    const { body } = await site.as('foyer_channel')('GET', '/status');
    const { version } = site.wordpress;
    expect(body).toMatchObject({ plugin: '0.2.0', wordpress: version, ready: true, missing: [], problems: [] });
    expect(body.user).toMatchObject({ login: 'halden-foyer_channel', roles: ['foyer_channel'] });
    expect(body.limits).toMatchObject({ upload_bytes: 2 * 1024 * 1024, body_bytes: 3 * 1024 * 1024 });
  });

  it('names the rights a user lacks, and tells such a user nothing of the site', async () => {
    const { status, body } = await site.as('editor')('GET', '/status');
    expect(status).toBe(200);
    expect(body.ready).toBe(false);
    expect(body.missing).toEqual(['use_foyer_channel', 'manage_foyer_settings']);
    expect(body).not.toHaveProperty('wordpress');
    expect(body).not.toHaveProperty('php');
  });

  it('names what is wrong on the site', async () => {
    site.wordpress.php("update_option('permalink_structure', '');");
    const { wordpress } = site;
    const { user, password } = wordpress.logins.foyer_channel;
    const answer = await fetch(`${wordpress.baseUrl}/?rest_route=/foyer/v1/status`, {
      headers: { authorization: `Basic ${btoa(`${user}:${password}`)}` },
    });
    const body = (await answer.json()) as { ready: boolean; problems: { code: string }[] };
    expect(body.ready).toBe(false);
    expect(body.problems.map((problem) => problem.code)).toEqual(['plain_permalinks']);
    site.wordpress.php("update_option('permalink_structure', '/%postname%/'); flush_rewrite_rules(false);");
  });
});

describe('the role of the channel', () => {
  it('reaches nothing else of the site', async () => {
    const channel = site.as('foyer_channel');
    const denied: [string, string, Record<string, unknown>?][] = [
      ['POST', '/wp-json/wp/v2/posts', { title: 'Blog', status: 'publish' }],
      ['POST', '/wp-json/wp/v2/pages', { title: 'Page', status: 'publish' }],
      ['POST', '/wp-json/wp/v2/posts/1', { title: 'Changed' }],
      ['DELETE', '/wp-json/wp/v2/posts/1'],
      ['POST', '/wp-json/wp/v2/categories', { name: 'Category' }],
      ['POST', '/wp-json/wp/v2/users', { username: 'second', email: 'second@halden.example', password: 'x' }],
      ['GET', '/wp-json/wp/v2/users?context=edit'],
      ['GET', '/wp-json/wp/v2/settings'],
      ['POST', '/wp-json/wp/v2/settings', { title: 'Another name' }],
      ['GET', '/wp-json/wp/v2/plugins'],
      ['GET', '/wp-json/wp/v2/themes?status=active,inactive'],
    ];
    for (const [method, path, body] of denied)
      expect((await channel(method, path, body)).status, `${method} ${path}`).toBe(403);
  });
});

describe('the stock interface keeps the same law', () => {
  it('fields have types, strangers change nothing, and our own keys are not shown', async () => {
    const written = await site.as('foyer_channel')('PUT', `/items/event/${newId()}`, eventPost());
    const path = `/wp-json/wp/v2/foyer_event/${written.body.post}`;
    for (const meta of [{ latitude: 200 }, { ticket_url: 'javascript:alert(1)' }, { event_status: 'gone' }])
      expect((await site.as('editor')('POST', path, { meta })).status).toBe(400);
    for (const who of [null, 'author', 'subscriber'] as const)
      expect((await site.as(who)('POST', path, { meta: { city: 'Linz' } })).status).toBeGreaterThanOrEqual(401);
    const seen = await site.as(null)('GET', path);
    expect(seen.body.meta).toMatchObject({ city: 'Halden', latitude: 48.2 });
    expect(JSON.stringify(seen.body)).not.toContain('_foyer_');
    expect((await site.as('editor')('POST', path, { meta: { city: 'Linz' } })).body.meta.city).toBe('Linz');
  });

  it('shows no draft to a visitor', async () => {
    const sent = propertyPost({ status: 'draft' });
    const { body } = await site.as('foyer_channel')('PUT', `/items/property/${newId()}`, sent);
    expect((await site.as(null)('GET', `/wp-json/wp/v2/foyer_property/${body.post}`)).status).toBe(401);
    const found = await site.as(null)('GET', `/wp-json/wp/v2/foyer_property?slug=${sent.slug}`);
    expect(found.body).toEqual([]);
  });
});
