/** What stands around every screen, as it is seen: widths, the cookie, the way through the menu, toasts, errors. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { barsInTabs, beyond } from './looking.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
let page: Page;
test.beforeAll(async ({ browser }) => {
  foyer = await startDemo();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, foyer, 'owner@halden.example');
});
test.afterAll(() => foyer?.stop());
test.beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }));

const sidebar = () => page.getByRole('complementary', { name: 'Sidebar' });
const navigation = () => page.getByRole('navigation', { name: 'Platform' });
const active = () => navigation().locator('[aria-current="page"]');
/** Its width in pixels once it has stopped moving. */
const widthOf = async (part: ReturnType<typeof sidebar>) => {
  await page.waitForTimeout(400);
  return Math.round((await part.boundingBox())?.width ?? 0);
};

test('the sidebar is 16rem wide, 3rem with icons, and a cookie of seven days keeps which', async () => {
  expect(await widthOf(sidebar())).toBe(16 * 16);
  await page.keyboard.press('Control+b');
  expect(await widthOf(sidebar())).toBe(3 * 16);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  expect(kept).toMatchObject({ value: 'false', path: '/' });
  const left = (kept?.expires ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(604_800 - 60);
  expect(left).toBeLessThanOrEqual(604_800);

  const colors = navigation().getByRole('link', { name: 'Colors' });
  await colors.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Colors', { timeout: 500 });
  await page.reload();
  await expect(navigation()).toBeVisible();
  expect(await widthOf(sidebar())).toBe(3 * 16);
  await page.keyboard.press('Meta+b');
  expect(await widthOf(sidebar())).toBe(16 * 16);
});

test('below 768 px it is a sheet of 18rem', async () => {
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sidebar()).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar()).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sidebar' });
  expect(await widthOf(sheet)).toBe(18 * 16);
  await sheet.getByRole('link', { name: 'Styleguide' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/styleguide/);
});

test('the marked entry follows clicks, back and forward, and every entry opens its screen', async () => {
  await page.goto(foyer.app);
  await expect(navigation().getByRole('link')).toHaveCount(16);
  const entries = await navigation().getByRole('link').all();
  const paths: string[] = [];
  for (const entry of entries) {
    const path = (await entry.getAttribute('href')) ?? '';
    paths.push(path);
    await entry.click();
    await expect(active()).toHaveAttribute('href', path);
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
  for (const path of paths.slice(-4, -1).reverse()) {
    await page.goBack();
    await expect(active()).toHaveAttribute('href', path);
  }
  await page.goForward();
  await expect(active()).toHaveAttribute('href', paths.at(-3) ?? '');
});

test('a screen scrolls inside its sheet: no document is taller than its window, no row of tabs has a scrollbar', async () => {
  await page.goto(`${foyer.app}/generate`);
  const written = page.getByRole('link', { name: 'Harbour Advent, Lindau', exact: true });
  const check = (await written.getAttribute('href')) ?? '';
  const screens = [
    '/',
    '/liveposts',
    '/generate',
    check,
    check.replace(/check$/, 'publish'),
    '/property-post',
    '/media',
  ];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const sound = async (screen: string) => {
      await page.waitForLoadState('networkidle');
      expect(await beyond(page), `${screen} at ${width}`).toBe(0);
      expect(await barsInTabs(page), `${screen} at ${width}`).toEqual([]);
    };
    for (const screen of [...screens, '/styleguide', '/hotel', '/configuration/color', '/settings/account']) {
      await page.goto(foyer.app + screen);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await sound(screen);
      if (screen !== '/styleguide') continue;
      await page.getByRole('tab', { name: /^Languages/ }).click();
      await expect(page.getByRole('radiogroup').first()).toBeVisible();
      await sound('the languages of the style guide');
    }
  }
});

test('paths nobody knows lead home, those of events and venues too', async () => {
  for (const path of ['/events', '/venues', '/nowhere', '/settings/nowhere', '/configuration']) {
    await page.goto(foyer.app + path);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(navigation()).toBeVisible();
  }
  await page.goto(`${foyer.app}/landing/nowhere`);
  await expect(page).toHaveURL(`${foyer.app}/landing`);
  await page.getByRole('link', { name: 'Open dashboard' }).first().click();
  await expect(navigation()).toBeVisible();
});

test('the user menu: initials of two letters, and where its entries lead', async () => {
  const { pricingUrl } = await (await page.request.get(`${foyer.app}/config.json`)).json();
  const menu = page.getByRole('button', { name: /^Your menu/ });
  await expect(menu.locator('[aria-hidden]').first()).toHaveText(/^\p{Lu}{2}$/u);
  await expect(menu).toContainText('owner@halden.example');
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Upgrade Version', 'Account', 'Billing', 'Workspace', 'Logout']);
  await expect(page.getByRole('menuitem', { name: 'Upgrade Version' })).toHaveAttribute('href', pricingUrl);
  for (const name of ['Account', 'Billing', 'Workspace']) {
    if (!(await page.getByRole('menu').isVisible())) await menu.click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === `/settings/${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('toasts: bottom right, 356 px wide, 14 px apart, three at most, gone after 4 s', async () => {
  await page.goto(`${foyer.app}/settings/account`);
  const save = page.getByRole('button', { name: 'Save', exact: false }).first();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await page.route('**/users/me', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByLabel('Name', { exact: true }).fill('Katharina');
  const shown = page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
  for (let times = 0; times < 4; times += 1) {
    const answered = page.waitForResponse('**/users/me');
    await save.click();
    await answered;
  }
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toHaveText('Failed to update user profile');
  await page.waitForTimeout(500);
  const boxes = (await Promise.all((await shown.all()).map((one) => one.boundingBox()))).filter((box) => box !== null);
  boxes.sort((one, other) => other.y - one.y);
  const [lowest, next] = boxes;
  if (!lowest || !next) throw new Error('Two toasts should stand');
  expect(lowest.width).toBe(356);
  expect(Math.round(lowest.y - (next.y + next.height))).toBe(14);
  expect(1440 - (lowest.x + lowest.width)).toBeLessThan(40);
  expect(900 - (lowest.y + lowest.height)).toBeLessThan(40);
  await page.mouse.move(200, 200);
  await expect(shown).toHaveCount(0, { timeout: 6_000 });
  await page.unroute('**/users/me');
});

test('a screen whose code does not come: Something went wrong, and Try Again brings it', async () => {
  await page.goto(foyer.app);
  // The place comes a second after the sidebar, and a screen begins anew with it.
  await expect(page.getByRole('button', { name: /^Property, / })).toBeVisible();
  let away = true;
  await page.route(/assets\/styleguide-screen[^/]*\.js$/, (route) => (away ? route.abort() : route.continue()));
  await navigation().getByRole('link', { name: 'Styleguide' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await expect(navigation()).toBeVisible();
  away = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Styleguide' })).toBeVisible();
});
