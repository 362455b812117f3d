/**
 * The public site as guests and crawlers meet it: every page of the demo in its languages, what is published while they
 * look, and what they still read while the API is down.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Foyer, freePort } from '@foyer/tools/whole-foyer';
import { expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaints, sideways } from './looking.ts';
import { signIn } from './person.ts';

const root = dirname(dirname(import.meta.dirname));
const host = 'halden.localhost';
/** A browser that a person reads in: one without a window calls itself a program, and is taken for one. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
test.use({ userAgent });
const market = '/events/harbour-advent';
let foyer: Foyer;
let data: string;
test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'foyer-public-'));
  foyer = await startDemo({ FOYER_DATA: data });
});
test.afterAll(async () => {
  await foyer?.stop();
  rmSync(data, { recursive: true, force: true });
});

type Answer = { status: number; headers: Record<string, string>; text: string };

/** Asks a sites process for a path of the demo's host, whatever the name resolves to here. */
function ask(sites: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(sites);
  return new Promise((resolve, reject) => {
    request({ host: hostname, port, path, headers: { host: `${host}:${port}`, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          text: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const at = (path: string) => foyer.sites.replace('localhost', host) + path;
const sitemap = async () => {
  const { text } = await ask(foyer.sites, '/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
};

/** A sites process of its own beside the others, at another port. */
async function startSites(port: number, folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FOYER_SURFACES: 'sites',
      FOYER_DATA: folder,
      SITES_URL: url,
      API_URL: foyer.api,
      APP_URL: foyer.app,
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Foyer is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`The sites stopped with ${code}`)));
  });
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Writes to the API as the person who is signed in on the page. */
const write = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([api, to, sent]) => {
      const { csrfToken } = await (await fetch(`${api}/csrf/token`, { credentials: 'include' })).json();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken };
      const answer = await fetch(api + to, {
        method: 'POST',
        credentials: 'include',
        headers,
        body: JSON.stringify(sent),
      });
      return answer.status;
    },
    [foyer.api, path, body] as const,
  );
const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => (await fetch(address, { credentials: 'include' })).json(), foyer.api + path);

test('every page answers, names its languages both ways, and says what it is about', async () => {
  const addresses = await sitemap();
  expect(addresses.length).toBeGreaterThan(60);
  const known = new Map<string, string[]>();
  for (const address of addresses) {
    const { status, text } = await ask(foyer.sites, new URL(address).pathname);
    expect(status, address).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${address}"/>`);
    const links = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    known.set(
      address,
      links.map(([, language, href]) => `${language} ${href}`),
    );
    const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(graph)['@graph'].length, address).toBeGreaterThan(0);
    expect(text.match(/<h1/g), address).toHaveLength(1);
  }
  for (const [address, links] of known) {
    expect(
      links.some((link) => link.endsWith(` ${address}`)),
      `${address} names itself`,
    ).toBe(true);
    expect(
      links.some((link) => link.startsWith('x-default ')),
      `${address} has a default`,
    ).toBe(true);
    for (const link of links) expect(known.get(link.split(' ')[1] ?? ''), `${address} → ${link}`).toEqual(links);
  }
});

test('axe finds nothing, and nothing scrolls sideways', async ({ page }) => {
  const found: string[] = [];
  const told = ['/halden-am-see', '/blog', '/blog/harbour-advent-by-train'];
  for (const path of [
    '/',
    '/events',
    '/category/market',
    market,
    '/harbour-advent-lindau',
    ...told,
    '/de/events',
    '/nothing',
  ]) {
    await page.goto(at(path));
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await sideways(page);
      if (over > 0) found.push(`${path} at ${width} is ${over} too wide`);
      if (width !== 1024) found.push(...(await complaints(page, `${path} at ${width}`)));
    }
  }
  expect(found).toEqual([]);
});

test('a guest is led to their language once, and keeps the one they choose', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-AT', userAgent });
  const page = await context.newPage();
  await page.goto(at('/'));
  await expect(page).toHaveURL(at('/de'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(at('/'));
  expect(await context.cookies()).toEqual([]);
  await page.goto(at('/harbour-advent-lindau'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('what is published, called off and taken down is on every sites process soon', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sites-'));
  const other = await startSites(await freePort(), folder);
  try {
    await signIn(page, foyer, 'editor@halden.example');
    type Event = { eventId: string; slug: string; title: string };
    const { data: events } = await read<{ data: Event[] }>(page, '/all-events?search=Harbour%20Advent&take=1');
    const [event] = events;
    if (!event) throw new Error('The demo has no Harbour Advent');
    const change = (changes: object) => write(page, `/update-event/${event.eventId}`, { ...event, ...changes });
    const shows = async (what: (answer: Answer) => boolean) => {
      for (const sites of [foyer.sites, other.url]) {
        await expect.poll(async () => what(await ask(sites, market)), { intervals: [20] }).toBe(true);
      }
    };
    for (const sites of [foyer.sites, other.url]) expect((await ask(sites, market)).status).toBe(200);
    expect(await change({ eventStatus: 'cancelled' })).toBe(200);
    await shows(({ text }) => text.includes('This event has been canceled'));
    expect(await change({ eventStatus: 'scheduled', status: 'draft' })).toBe(200);
    await shows(({ status }) => status === 410);
    expect(await change({ eventStatus: 'scheduled', status: 'published' })).toBe(200);
    await shows(({ status }) => status === 200);
  } finally {
    await other.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('visits are counted for the page, and the browser keeps nothing', async ({ page, context }) => {
  await page.goto(at('/dornbirn-winter-fair'));
  await page.goto(at('/dornbirn-winter-fair'));
  expect(await context.cookies(at('/'))).toEqual([]);
  await signIn(page, foyer, 'editor@halden.example');
  type Row = { title: string; visits: number };
  const visits = async () => {
    const { data: rows } = await read<{ data: Row[] }>(page, '/posts?search=dornbirn-winter-fair&tab=landing-pages');
    return rows[0]?.visits;
  };
  // They are told every five seconds.
  await expect.poll(visits, { timeout: 20_000 }).toBe(2);
});

test('a sites process that starts while the API is down goes on showing what it had', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sites-'));
  const port = await freePort();
  const before = await startSites(port, folder);
  const paths = ['/', market, '/harbour-advent-lindau', '/de/events', '/sitemap.xml', '/feed.xml', '/events.ics'];
  const { text } = await ask(before.url, market);
  const picture = /\/_media\/[\w-]+-480\.webp/.exec(text)?.[0] ?? '';
  for (const path of [...paths, picture]) expect((await ask(before.url, path)).status, path).toBe(200);
  await before.stop();
  await foyer.stop();
  const after = await startSites(port, folder);
  try {
    for (const path of [...paths, picture]) expect((await ask(after.url, path)).status, path).toBe(200);
    await page.goto(after.url.replace('localhost', host) + market);
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Advent' })).toBeVisible();
    expect((await ask(after.url, '/never-seen')).status).toBe(503);
  } finally {
    await after.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
