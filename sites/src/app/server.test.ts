import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningSites, startSites } from '#testing/running-sites.ts';
import { home, landingPage, site } from '#testing/samples.ts';

const path = '/advent-on-the-harbor';
let sites: RunningSites;
const get: RunningSites['get'] = (address, options) => sites.get(address, options);

beforeEach(async () => {
  sites = await startSites();
});
afterEach(() => sites.stop());

describe('a page', () => {
  it('comes whole, in its language, and is asked of the API once', async () => {
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.text).toMatch(/^<!doctype html><html lang="en">/);
    expect(first.text).toContain('<h1>Advent on the harbor, then straight into warm water</h1>');
    await get(path);
    await get(`${path}?utm_source=letter`);
    expect(sites.questionsAbout('/page')).toBe(1);
    const german = await get('/de/advent-am-hafen');
    expect(german.text).toContain('<html lang="de">');
    expect(german.headers['content-language']).toBe('de');
  });

  it('asks once when many come at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(sites.questionsAbout('/page')).toBe(1);
  });

  it('has no script, and a policy that would run none', async () => {
    const page = await get(path);
    const scripts = page.text.match(/<script[^>]*>/g);
    expect(scripts).toEqual(['<script type="application/ld+json">']);
    const policy = page.headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
    expect(policy).not.toContain('unsafe');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(page.text).not.toMatch(/ style="/);
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = await get(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.bytes.length).toBe(0);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(5000);
    expect((await get(path, { method: 'POST' })).status).toBe(405);
  });

  it('takes the host without port and in any case', async () => {
    expect((await get(path, { host: 'HALDEN.localhost:3002' })).status).toBe(200);
  });
});

describe('codings and validators', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('for %s sends %s', async (accepted, coding) => {
    const page = await get(path, { headers: { 'accept-encoding': accepted } });
    expect(page.headers['content-encoding']).toBe(coding);
    expect(page.headers.vary).toBe('Accept-Encoding');
    expect(Number(page.headers['content-length'])).toBe(page.bytes.length);
    expect(page.text).toContain('</html>');
  });

  it('answers 304 to who has the page, and 200 again once it changed', async () => {
    const { etag } = (await get(path)).headers;
    expect(etag).toMatch(/^W\/"/);
    const again = await get(path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.bytes.length).toBe(0);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    sites.api.pages.set(site.host + path, landingPage('en', { title: 'Advent, a week longer' }));
    sites.api.announce({ host: site.host, version: 4 });
    await sites.heard();
    expect((await get(path, { headers: { 'if-none-match': etag ?? '' } })).status).toBe(200);
  });
});

describe('changes', () => {
  it('shows what was published as soon as it is announced, and leaves other hosts alone', async () => {
    const other = { ...site, host: 'other.localhost', origin: 'http://other.localhost:3002' };
    sites.api.sites.set(other.host, other);
    sites.api.pages.set(other.host + path, landingPage('en', { site: other }));
    await get(path);
    await get(path, { host: other.host });
    const changed = landingPage('en', { description: 'Now with fireworks on the last evening.' });
    sites.api.pages.set(site.host + path, changed);
    expect((await get(path)).text).not.toContain('fireworks');
    sites.api.announce({ host: site.host, version: 4 });
    await sites.heard();
    expect((await get(path)).text).toContain('fireworks');
    const before = sites.questionsAbout('other.localhost');
    await get(path, { host: other.host });
    expect(sites.questionsAbout('other.localhost')).toBe(before);
  });

  it('treats everything as stale after the stream was lost', async () => {
    await get(path);
    sites.api.cutStreams();
    await vi.waitFor(() => expect(sites.api.listeners()).toBe(0));
    sites.api.pages.set(site.host + path, landingPage('en', { description: 'Changed while nobody listened.' }));
    await vi.waitFor(() => expect(sites.api.listeners()).toBe(1), { timeout: 3000 });
    await sites.heard();
    expect((await get(path)).text).toContain('Changed while nobody listened.');
  });

  it('lets a page that was taken down go, and come back', async () => {
    await get(path);
    sites.api.pages.set(site.host + path, 'gone');
    sites.api.announce({ host: site.host, version: 4 });
    await sites.heard();
    expect((await get(path)).status).toBe(410);
    sites.api.pages.set(site.host + path, landingPage());
    sites.api.announce({ host: site.host, version: 5 });
    await sites.heard();
    expect((await get(path)).status).toBe(200);
  });
});

describe('while the API is away', () => {
  it('serves what it kept, and says of the rest when to come back', async () => {
    await get(path);
    sites.api.announce({ host: site.host, version: 4 });
    await sites.heard();
    sites.api.setBroken(true);
    expect((await get(path)).status).toBe(200);
    const unknown = await get('/de/advent-am-hafen');
    expect(unknown.status).toBe(503);
    expect(unknown.headers['retry-after']).toBe('15');
    expect(unknown.headers['cache-control']).toBe('no-store');
    expect(unknown.text).toContain('Einen Moment, bitte');
    expect(unknown.text).toContain('Halden am See');
    sites.api.setBroken(false);
    expect((await get('/de/advent-am-hafen')).status).toBe(200);
  });

  it('serves what it kept when nothing listens at the address any more', async () => {
    await get(path);
    await sites.api.close();
    await sites.heard();
    expect((await get(path)).status).toBe(200);
    expect((await get('/winter')).status).toBe(503);
  });

  it('does not show an answer that breaks the contract', async () => {
    sites.api.pages.set(`${site.host}/broken`, { ...landingPage(), title: undefined } as never);
    expect((await get('/broken')).status).toBe(503);
  });
});

describe('where there is no page', () => {
  it('says so in the look and language of the site', async () => {
    const missing = await get('/fr/rien');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('<html lang="fr">');
    expect(missing.text).toContain('Il n’y a pas de page ici');
    expect(missing.text).toContain(site.theme.colors.light.panel);
    expect(missing.headers['x-robots-tag']).toBe('noindex');
    const gone = await get('/summer-regatta');
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('taken down');
  });

  it('remembers that, without asking again', async () => {
    await get('/nothing');
    await get('/nothing');
    expect(sites.questionsAbout('nothing')).toBe(1);
  });

  it('leads from a closing slash to the page, never to another host', async () => {
    sites.api.pages.set(`${site.host}/fr/`, home('fr'));
    for (const [from, to] of [
      [`${path}/`, path],
      ['/fr/', '/fr'],
    ] as const) {
      const moved = await get(from);
      expect([moved.status, moved.headers.location]).toEqual([301, to]);
    }
    for (const hostile of ['//evil.example/', '/\\evil.example/', '///evil.example//']) {
      const answer = await get(hostile);
      expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it.each(['unknown.example', '127.0.0.1', 'a b', ''])('tells the host %j nothing', async (host) => {
    for (const address of ['/', path, '/robots.txt', '/sitemap.xml', '/favicon.svg', '/_assets/x.woff2']) {
      const answer = await get(address, { host });
      expect(answer.status).toBe(404);
      expect(answer.text).toBe('Not found\n');
    }
  });
});

describe('previews', () => {
  it('are shown fresh, to nobody else, and in the dashboard’s frame alone', async () => {
    const preview = await get('/draft?preview=secret-token');
    expect(preview.status).toBe(200);
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect(preview.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(preview.headers['referrer-policy']).toBe('no-referrer');
    expect(preview.headers['content-security-policy']).toContain('frame-ancestors http://app.localhost:3000');
    expect(preview.headers['access-control-allow-origin']).toBe('http://app.localhost:3000');
    expect(preview.text).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(preview.text).not.toContain('secret-token');
    sites.api.previews.delete('secret-token');
    expect((await get('/draft?preview=secret-token')).status).toBe(404);
    expect((await get('/draft')).status).toBe(404);
  });
});

describe('a site that is being edited', () => {
  it('runs one known script in the dashboard’s frame, and guests are sent none', async () => {
    sites.api.previews.set('look-token', home('en', { site: { ...site, editing: true } }));
    const page = await get('/?preview=look-token');
    expect(page.status).toBe(200);
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page.text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://app.localhost:3000');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
    // The API says that it is edited only where a pass was shown; even if it did not, no guest gets the script.
    sites.api.pages.set(`${site.host}/`, home('en', { site: { ...site, editing: true } }));
    const guest = await get('/');
    expect(guest.text).not.toMatch(/<script>/);
    expect(guest.headers['content-security-policy']).toContain("script-src 'none'");
  });
});

describe('closing', () => {
  it('finishes what it began', async () => {
    const visits = Array.from({ length: 10 }, (_, i) => get(`/begun-${i}`));
    await vi.waitFor(() => expect(sites.questionsAbout('begun')).toBe(10), { timeout: 30_000, interval: 1 });
    const [answers] = await Promise.all([Promise.all(visits), sites.server.close()]);
    expect(answers.every((answer) => answer.status === 404)).toBe(true);
  });
});
