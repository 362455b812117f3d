import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSitesServer } from '#app/server.ts';
import { startSites } from '#testing/running-sites.ts';
import { images } from '#testing/sample-blocks.ts';
import { landingPage, site } from '#testing/samples.ts';
import { visit } from '#testing/visits.ts';
import { createKeepsakes } from './keepsakes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sites-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fail = (problem: unknown) => {
  throw problem;
};

describe('what is kept on disk', () => {
  it('outlives the process, whole', async () => {
    const first = createKeepsakes(folder, 1_000_000, fail);
    first.put('a', Buffer.from('one'));
    first.put('a', Buffer.from('two'));
    first.put('b', Buffer.alloc(0));
    await first.settled();
    const second = createKeepsakes(folder, 1_000_000, fail);
    expect((await second.get('a'))?.toString()).toBe('two');
    expect((await second.get('b'))?.length).toBe(0);
    expect(await second.get('c')).toBeUndefined();
    second.drop('a');
    expect(await second.get('a')).toBeUndefined();
  });

  it('stays within its bound, the oldest going first', async () => {
    const kept = createKeepsakes(folder, 5000, fail);
    for (let i = 0; i < 20; i += 1) kept.put(`k${i}`, Buffer.alloc(900, i));
    await kept.settled();
    const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(5000);
    expect(await kept.get('k19')).toEqual(Buffer.alloc(900, 19));
    expect(await kept.get('k0')).toBeUndefined();
  });

  it('is none where a file is broken or half written', async () => {
    const kept = createKeepsakes(folder, 5000, fail);
    kept.put('a', Buffer.from('whole'));
    await kept.settled();
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), 'x'.repeat(50));
    await writeFile(join(folder, `${name}.draft`), 'half');
    expect(await kept.get('a')).toBeUndefined();
    await createKeepsakes(folder, 5000, fail).settled();
    expect(await readdir(folder)).toEqual([name]);
  });

  it('is told of and done without where there is no place for it', async () => {
    const problems: unknown[] = [];
    await writeFile(join(folder, 'file'), '');
    const kept = createKeepsakes(join(folder, 'file'), 5000, (problem) => problems.push(problem));
    kept.put('a', Buffer.from('x'));
    await kept.settled();
    expect(await kept.get('a')).toBeUndefined();
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe('a process that starts while the API is down', () => {
  it('serves the pages, pictures and documents that guests saw before, and nothing that was taken down', async () => {
    const before = await startSites({ cacheFolder: folder });
    const page = '/advent-on-the-harbor';
    const picture = images[0]?.src.replace('.jpg', '.webp') ?? '';
    const shown = ['/', page, '/de', '/sitemap.xml', '/robots.txt', '/feed.xml', '/events.ics', picture];
    for (const path of shown) expect((await before.get(path)).status, path).toBe(200);
    expect((await before.get('/winter')).status).toBe(404);
    await before.get('/draft?preview=secret-token');
    await before.get('/imprint');
    before.api.pages.set(`${site.host}/imprint`, 'gone');
    before.api.announce({ host: site.host, version: 4 });
    await before.heard();
    expect((await before.get('/imprint')).status).toBe(410);
    await before.stop();

    const after = createSitesServer({ apiUrl: before.api.url, cacheFolder: folder, logLevel: 'silent' });
    const port = await after.listen(0, '127.0.0.1');
    try {
      for (const path of shown) expect((await visit(port, path)).status, path).toBe(200);
      expect((await visit(port, page)).text).toContain('<h1>Advent on the harbor');
      expect((await visit(port, '/imprint')).status).toBe(503);
      expect((await visit(port, '/draft')).status).toBe(503);
      expect((await visit(port, '/winter')).text).toContain(site.name);
    } finally {
      await after.close();
    }
  });

  it('asks again as soon as somebody answers', async () => {
    const first = await startSites({ cacheFolder: folder });
    const page = '/advent-on-the-harbor';
    await first.get(page);
    await first.server.close();
    first.api.setBroken(true);
    const second = createSitesServer({ apiUrl: first.api.url, cacheFolder: folder, logLevel: 'silent' });
    const port = await second.listen(0, '127.0.0.1');
    try {
      expect((await visit(port, page)).text).toContain('straight into warm water');
      first.api.pages.set(site.host + page, landingPage('en', { description: 'Written while it was down.' }));
      first.api.setBroken(false);
      await expect
        .poll(async () => (await visit(port, page)).text, { timeout: 5000 })
        .toContain('Written while it was down.');
    } finally {
      await second.close();
      await first.api.close();
    }
  });
});
