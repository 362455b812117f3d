/** Loads that find nothing in the browser's memory: whatever comes when, nothing that is asked for is refused. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

const loads = 20;
const together = 4;
/** Milliseconds; longer than the workspaces wait after sign-in. */
const slowly = 2_000;
const editor = 'editor@halden.example';

/** Everything the page asks for that is refused, fails or is given up, from now on. */
function failures(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) found.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    found.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
  });
  return found;
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of a person once all stands. */
async function signedIn(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, foyer, editor);
  await settled(page);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** What a browser keeps of a person when the server's session has ended. */
const withoutSession = ({ cookies, origins }: Kept): Kept => ({
  cookies: cookies.filter(({ name }) => !name.includes('foyer-session')),
  origins: origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'foyer.session'),
  })),
});

/** The demo's first screen with all that it loads. */
async function settled(page: Page) {
  await expect(page.getByRole('button', { name: /^Property, / })).toBeVisible();
  await expect(page.getByText(editor)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test(`${loads} cold loads see no failed request`, async ({ browser }) => {
  test.setTimeout(loads * 30_000);
  const kept = await signedIn(browser);
  const found: string[] = [];
  const begin = async (load: number) => {
    // By turns with the session of the server, and with the provider's token alone, as after a night.
    const context = await browser.newContext({ storageState: load % 2 ? kept : withoutSession(kept) });
    const page = await context.newPage();
    const seen = failures(page);
    // A server that takes its time shows who asks too early.
    if (load % 5 === 0)
      await page.route('**/auth/session', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, slowly));
        await route.continue();
      });
    await page.goto(foyer.app + (load % 4 < 2 ? '/' : '/settings/account'));
    await settled(page);
    found.push(...seen.map((one) => `load ${load}: ${one}`));
    await context.close();
  };
  // Mostly they wait, so a few of them do it together.
  for (let load = 0; load < loads; load += together)
    await Promise.all(Array.from({ length: together }, (_, more) => begin(load + more)));
  expect(found).toEqual([]);
});

test('tabs that come back together, with a session or without, see no failed request', async ({ browser }) => {
  const kept = await signedIn(browser);
  for (const [state, sessions] of [
    [kept, 0],
    [withoutSession(kept), 1],
  ] as const) {
    const context = await browser.newContext({ storageState: state });
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    const seen = tabs.map(failures);
    let begun = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/auth/session')) begun += 1;
    });
    for (const tab of tabs) {
      void tab.goto(foyer.app, { waitUntil: 'commit' });
      await tab.waitForTimeout(80);
    }
    for (const tab of tabs) await settled(tab);
    expect(seen.flat()).toEqual([]);
    expect(begun).toBe(sessions);
    await context.close();
  }
});

test('a session that is gone without a word is set up again', async ({ context, page }) => {
  await signIn(page, foyer, editor);
  await settled(page);
  await context.clearCookies({ name: /foyer-session/ });
  await page.reload();
  await settled(page);
  expect((await page.request.get(`${foyer.api}/users/me`)).status()).toBe(200);
});

test('a first sign-in sees no failed request', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const seen = failures(page);
  await signIn(page, foyer, editor);
  await settled(page);
  expect(seen).toEqual([]);
  await context.close();
});
