import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSites, startSites } from '#testing/running-sites.ts';
import { home, site } from '#testing/samples.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
let sites: RunningSites;
beforeEach(async () => {
  sites = await startSites();
});
afterEach(() => sites.stop());

const open = (headers: Record<string, string>, path = '/') =>
  sites.get(path, { headers: { 'user-agent': browser, ...headers } });

describe('the first visit to the home page', () => {
  it.each([
    ['de', '/de'],
    ['de-AT,de;q=0.9,en;q=0.5', '/de'],
    ['fr-CH, fr;q=0.9, en;q=0.8', '/fr'],
    ['es;q=1, fr;q=0.8, en;q=0.2', '/fr'],
    ['en;q=0.3, de;q=0.8', '/de'],
  ])('in a browser that takes %s leads to %s', async (accepted, to) => {
    const answer = await open({ 'accept-language': accepted });
    expect([answer.status, answer.headers.location]).toEqual([302, to]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.vary).toContain('Accept-Language');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each(['en', 'en-GB, de;q=0.9', 'es', 'pt-BR', '*', 'de;q=0', 'nonsense;;q=,,'])(
    'in a browser that takes %s stays',
    async (accepted) => {
      const answer = await open({ 'accept-language': accepted });
      expect(answer.status).toBe(200);
      expect(answer.headers.vary).toBe('Accept-Encoding, Accept-Language, Sec-Fetch-Site');
      expect(answer.text).toContain('<html lang="en">');
    },
  );

  it('stays for crawlers, for who names no language, and for who comes from within', async () => {
    const german = { 'accept-language': 'de' };
    expect((await open({})).status).toBe(200);
    for (const crawler of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bingbot/2.0']) {
      expect((await open({ ...german, 'user-agent': crawler })).status).toBe(200);
    }
    expect((await open({ ...german, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await open({ ...german, referer: `${site.origin}/de` })).status).toBe(200);
    expect((await open({ ...german, referer: 'https://search.example/' })).status).toBe(302);
    expect((await open(german, '/advent-on-the-harbor')).status).toBe(200);
    expect((await open(german, '/?utm_source=letter')).status).toBe(302);
  });

  it('stays where the site speaks one language', async () => {
    const alone = { ...site, languages: ['en' as const] };
    sites.api.sites.set(site.host, alone);
    sites.api.pages.set(`${site.host}/`, home('en', { site: alone }));
    expect((await open({ 'accept-language': 'de' })).status).toBe(200);
  });
});

describe('visits', () => {
  const page = '/advent-on-the-harbor';
  const counted = async () => {
    await sites.server.close();
    return sites.api.visits.map(({ host, path, count }) => `${host}${path} ${count}`).sort();
  };

  it('are counted by page and day, and told with nothing about who came', async () => {
    const { etag = '' } = (await open({})).headers;
    await open({ 'accept-language': 'en', 'sec-fetch-dest': 'document' }, `${page}?utm_source=letter`);
    await open({}, page);
    await open({ 'if-none-match': (await open({}, page)).headers.etag ?? etag }, page);
    const day = new Date().toISOString().slice(0, 10);
    expect(await counted()).toEqual([`${site.host}/ 1`, `${site.host}${page} 4`]);
    for (const visit of sites.api.visits) {
      expect(Object.keys(visit).sort()).toEqual(['count', 'day', 'host', 'path']);
      expect(visit.day).toBe(day);
    }
  });

  it('leave out programs, fetching in advance, previews, and what is no page', async () => {
    await open({ 'user-agent': 'Googlebot/2.1' }, page);
    await sites.get(page);
    const others: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-dest': 'iframe' },
    ];
    for (const headers of others) await open(headers, page);
    for (const path of [
      '/nothing',
      '/summer-regatta',
      '/sitemap.xml',
      '/robots.txt',
      '/feed.xml',
      '/events.ics',
      `${page}/`,
    ]) {
      await open({}, path);
    }
    await open({}, '/draft?preview=secret-token');
    await sites.get(page, { method: 'HEAD', headers: { 'user-agent': browser } });
    expect(await counted()).toEqual([]);
  });

  it('are told again when nobody took them', async () => {
    await open({}, page);
    sites.api.setBroken(true);
    await open({}, page);
    sites.api.setBroken(false);
    expect(await counted()).toEqual([`${site.host}${page} 2`]);
  });
});
