/** Who gets in, what they are told when they do not, and that nothing of a person stays behind. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
let issuer: string;
test.beforeAll(async () => {
  foyer = await startDemo();
  issuer = (await (await fetch(`${foyer.app}/config.json`)).json()).issuer;
});
test.afterAll(() => foyer?.stop());

const dashboard = (page: Page) => page.getByRole('navigation', { name: 'Platform' });
const editor = 'editor@halden.example';

/** The demo's first screen with all that it loads. */
async function settled(page: Page) {
  await expect(page.getByRole('button', { name: /^Property, / })).toBeVisible();
  await expect(page.getByText(editor)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a loader stands over everything until it is known who is here', async ({ page }) => {
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/config.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${foyer.app}/media`);
  await expect(page.getByRole('status')).toHaveText('Loading');
  const box = await page.getByRole('status').locator('xpath=..').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  go();
  await expect(page).toHaveURL(`${foyer.app}/landing`);
});

test('without a person every path leads to /landing, and sign-in back to where they wanted to go', async ({ page }) => {
  for (const path of ['/', '/events', '/nowhere/at/all', '/landing/elsewhere', '/settings/billing']) {
    await page.goto(foyer.app + path);
    await expect(page).toHaveURL(`${foyer.app}/landing`);
  }
  await page.goto(`${foyer.app}/media?folder=spa`);
  await expect(page).toHaveURL(`${foyer.app}/landing`);
  await signInHere(page, editor);
  await expect(page).toHaveURL(/\/media\?folder=spa/);
});

test('a way back that was planted leads home', async ({ page }) => {
  await page.goto(foyer.app);
  await page.evaluate(() => sessionStorage.setItem('foyer.return-path', '//evil.example/hotel'));
  await signInHere(page, editor);
  expect(new URL(page.url()).origin).toBe(foyer.app);
  expect(new URL(page.url()).pathname).toBe('/');
});

async function signInHere(page: Page, email: string) {
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('foyer-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dashboard(page)).toBeVisible();
}

test.describe('an authentication error', () => {
  /** The page of spec 2 with these words, and its way out. */
  async function says(page: Page, message: string, nextStep: RegExp) {
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByText(nextStep)).toBeVisible();
    await page.getByRole('button', { name: 'Return to Landing' }).click();
    await expect(page).toHaveURL(`${foyer.app}/landing`);
    await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  }

  /** The provider sends people straight back with this answer. */
  const answering = (page: Page, answer: Record<string, string>) =>
    page.route(`${issuer}/authorize?*`, async (route) => {
      const state = new URL(route.request().url()).searchParams.get('state') ?? '';
      const location = `${foyer.app}/?${new URLSearchParams({ ...answer, state })}`;
      await route.fulfill({ status: 302, headers: { location } });
    });
  const begin = async (page: Page) => {
    await page.goto(foyer.app);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
  };

  test('missing_transaction: an answer to a sign-in this browser never began', async ({ page }) => {
    await page.goto(`${foyer.app}/?code=abc&state=unknown`);
    await says(page, 'This browser does not remember starting this sign-in.', /do not use an old link/);
  });

  test('cancelled: the person turned back at the provider', async ({ page }) => {
    await answering(page, { error: 'access_denied' });
    await begin(page);
    await says(page, 'Sign-in was cancelled.', /Sign in whenever you are ready/);
  });

  test('state_mismatch: a token that was made for another sign-in', async ({ page }) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id_token = `${part({ alg: 'none' })}.${part({ sub: 'x', nonce: 'of another sign-in' })}.`;
    await answering(page, { code: 'abc' });
    await page.route(`${issuer}/token`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { access_token: 'x', token_type: 'Bearer', expires_in: 900, id_token },
      }),
    );
    await begin(page);
    await says(page, 'The answer of the sign-in service does not belong to this sign-in.', /start again from here/);
  });

  test('timeout: the provider does not answer for 10 s', async ({ page }) => {
    await answering(page, { code: 'abc' });
    await page.route(`${issuer}/token`, () => {});
    const asked = page.waitForRequest(`${issuer}/token`);
    await begin(page);
    await asked;
    const since = Date.now();
    await expect(page.getByRole('status')).toHaveText('Loading');
    await says(page, 'The sign-in service did not answer in time.', /Check your connection/);
    expect(Date.now() - since).toBeGreaterThan(9_500);
    expect(Date.now() - since).toBeLessThan(13_000);
  });

  test('what the provider says in words is shown in its words', async ({ page }) => {
    await answering(page, { error: 'server_error', error_description: 'The directory is being moved' });
    await begin(page);
    await says(page, 'The directory is being moved', /tell the person who runs this installation/);
  });
});

test.describe('a sign-in that has ended', () => {
  /** The token runs out as far as this browser knows, with or without the means to renew it. */
  const outlive = (page: Page, keep: object) =>
    page.evaluate((change) => {
      for (const [key, value] of Object.entries({ ...localStorage }))
        if (key.startsWith('oidc.user:'))
          localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), expires_at: 1, ...change }));
    }, keep);

  test('is renewed without a word where it can be', async ({ page }) => {
    await signIn(page, foyer, editor);
    await outlive(page, {});
    const renewed = page.waitForResponse(`${issuer}/token`);
    await page.reload();
    expect((await renewed).status()).toBe(200);
    await expect(page.getByText(editor)).toBeVisible();
  });

  test('login_required: the provider knows the person no longer', async ({ page }) => {
    await signIn(page, foyer, editor);
    await outlive(page, { refresh_token: 'revoked' });
    await page.goto(`${foyer.app}/hotel`);
    await expect(page).toHaveURL(`${foyer.app}/landing`);
    await expect(page.getByRole('alert')).toHaveText('Your sign-in has ended. Sign in again to go on where you were.');
  });

  test('missing_refresh_token: nothing to renew it with', async ({ page }) => {
    await signIn(page, foyer, editor);
    await outlive(page, { refresh_token: undefined });
    await page.goto(`${foyer.app}/hotel`);
    await expect(page).toHaveURL(`${foyer.app}/landing`);
    await expect(page.getByRole('alert')).toHaveText(
      'Your sign-in could not be renewed on its own. Sign in again to go on where you were.',
    );
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL(/\/hotel/);
  });
});

test.describe('logout', () => {
  async function leave(page: Page) {
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${foyer.app}/landing`);
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  }

  test('ends the session on the server and keeps nothing here', async ({ page }) => {
    await signIn(page, foyer, editor);
    await settled(page);
    await page.evaluate(() => sessionStorage.setItem('something', 'of this person'));
    await leave(page);
    expect((await page.request.get(`${foyer.api}/users/me`)).status()).toBe(401);
    await page.goBack();
    await expect(page).toHaveURL(`${foyer.app}/landing`);
  });

  test('comes to the same end when the server fails, and when it hangs', async ({ page }) => {
    await signIn(page, foyer, editor);
    await page.route('**/auth/logout', (route) => route.fulfill({ status: 500, json: {} }));
    await leave(page);
    await page.unroute('**/auth/logout');
    await signIn(page, foyer, editor);
    await page.route('**/auth/logout', () => {});
    const since = Date.now();
    await leave(page);
    expect(Date.now() - since).toBeLessThan(10_000);
  });

  test('in one tab is logout in all of them', async ({ context, page }) => {
    await signIn(page, foyer, editor);
    const other = await context.newPage();
    await other.goto(`${foyer.app}/media`);
    await expect(dashboard(other)).toBeVisible();
    await leave(page);
    await expect(other).toHaveURL(`${foyer.app}/landing`);
  });
});

test('somebody else at the same browser finds nothing of the person before', async ({ context, page }) => {
  const choices = () => page.evaluate(() => Object.entries({ ...localStorage }).filter(([key]) => /last-/.test(key)));
  await signIn(page, foyer, editor);
  await settled(page);
  const before = Object.fromEntries(await choices());
  expect(before).toMatchObject({
    'foyer.last-workspace': expect.any(String),
    'foyer.last-property': expect.any(String),
  });
  await endAtProvider(context, page);
  await signIn(page, foyer, 'owner@atlantic.example');
  await expect(page.getByRole('button', { name: /^Workspace, ?Atlantic/ })).toBeVisible();
  await expect(page.getByText('Halden')).toHaveCount(0);
  const after = Object.fromEntries(await choices());
  for (const key of Object.keys(before)) expect(after[key]).not.toBe(before[key]);
});

/** The sign-in goes, with no logout: what was chosen stays in this browser. */
async function endAtProvider(context: BrowserContext, page: Page) {
  await page.goto(`${foyer.app}/landing`);
  await context.clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys({ ...localStorage })) if (key.startsWith('oidc.')) localStorage.removeItem(key);
  });
}
