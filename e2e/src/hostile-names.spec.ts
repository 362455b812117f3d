/**
 * Names and texts that mean harm, stored as anybody may store them, on the screens that show them and on the hotel's own
 * site: each is read as text, no script runs, nothing is asked of a stranger, no policy is broken.
 */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

/** Each runs somewhere, if it is ever taken for more than text. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "'><img src=https://evil.example/pixel.gif>",
  '</script><script>alert(1)</script>',
  '</title></textarea><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href="javascript:alert(1)">open</a>',
  '<details open ontoggle=alert(1)>',
  '<style>@import"//evil.example/x.css";</style>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<object data=javascript:alert(1)>',
  '<video><source onerror=alert(1)>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  'javascript:alert(1)',
  '![x](https://evil.example/x.png)',
  '[x](javascript:alert(1))',
  "{{constructor.constructor('alert(1)')()}}",
  '\';alert(1);//"',
  '--><script>alert(1)</script><!--',
] as const;
const nth = (n: number) => hostile[n % hostile.length] as string;

type Thing = { id: string; name: string } & Record<string, unknown>;

/** The API as the dashboard of this browser uses it. */
async function apiOf(request: APIRequestContext) {
  const { csrfToken } = await (await request.get(`${foyer.api}/csrf/token`)).json();
  const send = async (method: 'PUT' | 'POST', path: string, data: object): Promise<Record<string, unknown>> => {
    const answer = await request.fetch(foyer.api + path, { method, data, headers: { 'x-csrf-token': csrfToken } });
    expect(answer.status(), `${method} ${path} ${await answer.text()}`).toBeLessThan(300);
    return answer.json();
  };
  const list = async (path: string): Promise<Thing[]> => (await (await request.get(foyer.api + path)).json()).data;
  return { send, list };
}
type Api = Awaited<ReturnType<typeof apiOf>>;

/** What goes wrong on a page while it is looked at. */
function watch(page: Page): string[] {
  const harm: string[] = [];
  page.on('dialog', async (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) harm.push(`policy ${message.text()}`);
  });
  page.on('pageerror', (problem) => harm.push(`error ${problem.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const known = hostname === 'localhost' || hostname.endsWith('.localhost');
    if (!known && !['data:', 'blob:', 'about:'].includes(protocol)) harm.push(`request ${request.url()}`);
  });
  return harm;
}

/** Nothing on the page leads to a script. */
const scriptLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [formaction], [srcdoc]')]
      .flatMap((one) => ['href', 'src', 'action', 'formaction'].map((name) => one.getAttribute(name) ?? ''))
      .filter((address) => /^\s*(javascript|vbscript|data:text)/i.test(address)),
  );

/** Puts hostile texts wherever the owner can write one. */
async function poison({ send, list }: Api) {
  await send('PUT', '/users/me', { name: nth(1), familyname: nth(2) });
  const [workspace] = await list('/workspaces');
  const { organisationId, id: workspaceId } = workspace as Thing;
  await send('PUT', `/organizations/${organisationId}`, { name: nth(3) });
  for (const [i, { id, propertySlots }] of (await list('/workspaces')).entries()) {
    await send('PUT', `/workspaces/${id}`, { name: `${nth(i)} ${i}`, propertySlots });
  }
  const properties = await list('/properties?take=100');
  for (const [i, { id, ...record }] of properties.entries()) {
    await send('PUT', `/properties/${id}`, { ...record, name: nth(i + 1), address: nth(i + 2), city: nth(i + 3) });
  }
  const own = properties.find((one) => one.workspaceId === workspaceId) as Thing;
  for (const [i, text] of hostile.entries()) {
    await send('POST', '/property-facts', {
      propertyId: own.id,
      factName: `hostile_${i}`,
      factValue: text,
      source: text,
    });
    const role = { name: `${text} ${i}`.slice(0, 80), description: text, permissions: ['property:read'] };
    await send('POST', '/roles', { ...role, organisationId });
  }
  for (const { id } of await list('/styleguides')) {
    const words = hostile.map((text) => text.slice(0, 120));
    const general = { hotelName: nth(0), description: nth(1), keywords: words, targetAudience: nth(2) };
    const tone = { primaryTone: nth(3), vocabulary: { preferredWords: words, avoidedWords: words.slice(0, 3) } };
    const examples = { headlines: words, descriptions: words, amenities: words };
    await send('PUT', `/styleguides/${id}`, {
      name: `${nth(4)} ${id.slice(-4)}`,
      content: { general, tone, examples },
    });
  }
  const events = await list(`/all-events?take=30`);
  for (const [i, event] of events.entries()) {
    const { eventId, status: _, ...fields } = event as Record<string, unknown>;
    const venue = { ...(event.venue as object), title: nth(i + 5), address: nth(i + 6), city: nth(i + 7) };
    const body = { ...fields, status: event.status, title: nth(i), description: nth(i + 1), venue };
    await send('POST', `/update-event/${eventId}`, body);
  }
  return { workspaceId, property: own };
}

/** Without five facts of the hotel's own no page goes live. */
const facts = {
  amenities: '["indoor_pool","sauna"]',
  room_count: '84',
  'hours:indoor_pool': '07:00-21:00',
  'price:breakfast': '18 EUR',
  'distance:beach': '350 m',
  'distance:train_station': '6 min walk',
  'size:spa': '600 m²',
};
const ownWords = [
  'The indoor pool is open from 7:00 to 21:00, and the sauna is one door further.',
  'All 84 rooms stand 350 m from the beach. The train station is a 6 minute walk away.',
  'Breakfast costs 18 EUR. The spa measures 600 m².',
];

async function stateFacts({ send, list }: Api, propertyId: string) {
  const known = await list(`/property-facts?propertyId=${propertyId}`);
  for (const [factName, factValue] of Object.entries(facts)) {
    const same = known.find((fact) => fact.factName === factName && fact.language === null);
    if (same) await send('PUT', `/property-facts/${same.id}`, { factName, factValue });
    else await send('POST', '/property-facts', { propertyId, factName, factValue });
  }
}

/** A page for guests, every text of which means harm. Answers its address. */
async function publish({ send }: Api, propertyId: string): Promise<{ id: string; url: string }> {
  type Draft = { id: string; posts: { version: number; url: string }[] };
  const page = (await send('POST', '/landing-pages', {
    propertyId,
    name: nth(6),
    languages: ['en'],
  })) as unknown as Draft;
  const base = { locked: false, origin: 'person' };
  const blocks = [
    { ...base, kind: 'hero', id: 'hero', eyebrow: nth(1), title: nth(1), subtitle: nth(2), imageId: null },
    { ...base, kind: 'introduction', id: 'first', heading: nth(3), paragraphs: hostile.slice(0, 12) },
    { ...base, kind: 'rooms', id: 'own', heading: '', paragraphs: ownWords },
    { ...base, kind: 'introduction', id: 'second', heading: nth(7), paragraphs: hostile.slice(12) },
  ];
  const draft = { title: nth(4), description: nth(5), slug: 'by-any-name', blocks, version: page.posts[0]?.version };
  await send('PUT', `/landing-pages/${page.id}/posts/en`, draft);
  const live = (await send('POST', `/landing-pages/${page.id}/publish`, {
    languages: [{ language: 'en' }],
  })) as unknown as Draft;
  return { id: page.id, url: String(live.posts[0]?.url) };
}

test('where they are taken for markup, harm is heard of', async ({ page }) => {
  const harm = watch(page);
  await page.setContent(hostile.filter((text) => /<img|<a /.test(text)).join(' '));
  await expect.poll(() => harm).toContainEqual('dialog 1');
  await expect.poll(() => harm).toContainEqual('request https://evil.example/pixel.gif');
  expect(await scriptLinks(page)).toEqual(['javascript:alert(1)']);
});

test('hostile names and texts are read as text on every screen and on the site', async ({ page }) => {
  test.setTimeout(300_000);
  const harm = watch(page);
  await signIn(page, foyer, 'owner@halden.example');
  await expect(page.getByRole('button', { name: /^Property,/ })).toBeVisible();
  const api = await apiOf(page.context().request);
  const { property } = await poison(api);
  await stateFacts(api, property.id);
  const live = await publish(api, property.id);
  const shown = async (where: string, text: string) => {
    await expect(page.getByText(text, { exact: false }).first(), where).toBeVisible({ timeout: 30_000 });
    expect(await scriptLinks(page), where).toEqual([]);
    expect(harm, where).toEqual([]);
  };

  await page.goto(foyer.app);
  await shown('top bar and user menu', nth(1));
  await page.getByRole('button', { name: /^Workspace,/ }).click();
  const list = page.getByRole('dialog', { name: 'My Workspaces' });
  await expect(list.getByText(nth(0)).first()).toBeVisible();
  await list
    .getByRole('button', { name: /^Properties of/ })
    .first()
    .hover();
  await expect(page.getByPlaceholder('Search properties...').first()).toBeVisible();
  await shown('switcher and hover card', nth(0));
  await list.getByRole('button', { name: 'Create New Workspace' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Workspace' })).toBeVisible();
  expect(harm).toEqual([]);
  await page.keyboard.press('Escape');

  for (const [path, text] of [
    ['/settings/account', nth(1)],
    ['/settings/workspace', nth(0)],
    ['/settings/workspace/languages', nth(0)],
    ['/settings/workspace/members', nth(1)],
    ['/settings/workspace/roles', nth(8)],
    ['/settings/workspace/domains', 'localhost'],
    ['/settings/workspace/audit-log', nth(1)],
    ['/settings/billing', nth(1)],
    ['/generate', nth(0)],
    ['/styleguide', ''],
    ['/hotel', ''],
    [`/generate/${live.id}/check`, nth(1)],
    [`/generate/${live.id}/publish`, ''],
  ] as const) {
    await page.goto(foyer.app + path);
    await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    if (path.startsWith('/settings/account')) await expect(page.getByLabel('Family name')).toHaveValue(nth(2));
    else if (text) await expect(page.locator('body'), path).toContainText(text);
    expect(await page.getByText('Something went wrong').count(), path).toBe(0);
    expect(await scriptLinks(page), path).toEqual([]);
    expect(harm, path).toEqual([]);
  }

  const guest = await page.context().newPage();
  const harmed = watch(guest);
  for (const address of [live.url, new URL('/', live.url).href]) {
    expect((await guest.goto(address))?.status()).toBe(200);
    await expect(guest.locator('body')).toContainText(address === live.url ? nth(1) : nth(4));
    if (address === live.url) for (const text of hostile) await expect(guest.locator('body')).toContainText(text);
    expect(await scriptLinks(guest), address).toEqual([]);
    expect(await guest.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    expect(guest.url()).toBe(address);
    expect(harmed, address).toEqual([]);
  }
});
