/** Axe finds nothing on the way in, on the main way and on what guests see; other screens are looked at in their journeys. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaints, complaintsDayAndNight, sideways } from './looking.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

const screens: [path: string, settled: (page: Page) => ReturnType<Page['locator']>][] = [
  ['/', (page) => page.getByRole('heading', { level: 1 })],
  ['/generate', (page) => page.getByRole('region', { name: 'Events nearby' }).getByRole('listitem').first()],
];

test('axe finds nothing by day and by night', async ({ page }) => {
  const found: string[] = [];
  const look = async (screen: string) => void found.push(...(await complaintsDayAndNight(page, screen)));

  await page.goto(foyer.app);
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  await look('landing');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await look('sign-in');
  await signIn(page, foyer, 'editor@halden.example');
  for (const [path, settled] of screens) {
    await page.goto(foyer.app + path);
    await expect(settled(page)).toBeVisible();
    await look(path);
  }

  const written = page.getByRole('link', { name: 'Harbour Advent, Lindau', exact: true });
  const steps = new URL((await written.getAttribute('href')) ?? '', foyer.app).href.replace(/\/check$/, '');
  await page.goto(steps);
  await expect(page.getByRole('link', { name: 'Check English' })).toBeVisible();
  await look('brief');
  await page.goto(`${steps}/check`);
  await expect(
    page
      .getByRole('textbox', { name: /^Text of / })
      .locator('mark')
      .first(),
  ).toBeVisible();
  await look('check');
  await page.goto(`${steps}/publish`);
  const live = page.getByRole('link', { name: 'View English live' });
  await expect(live).toBeVisible();
  await look('publish');
  await page.goto((await live.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('public page');

  expect(found).toEqual([]);
});

test('the four steps fit a phone and a large zoom', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, foyer, 'editor@halden.example');
  await page.goto(`${foyer.app}/generate`);
  const href = await page.getByRole('link', { name: 'Harbour Advent, Lindau', exact: true }).getAttribute('href');
  const step = `${foyer.app}${href?.replace(/\/check$/, '')}`;
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [`${foyer.app}/generate`, step, `${step}/check`, `${step}/publish`]) {
      await page.goto(address);
      await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await sideways(page), address).toBe(0);
      expect(await complaints(page, `${address} at ${width}`)).toEqual([]);
    }
  }
});
