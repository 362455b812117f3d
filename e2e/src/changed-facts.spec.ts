/** A fact changes under live pages: the dashboard says so, and agreeing to the corrected sentences puts them live. */
import AxeBuilder from '@axe-core/playwright';
import { type Foyer, startFoyer } from '@foyer/tools/whole-foyer';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startFoyer();
});
test.afterAll(() => foyer?.stop());

async function changeFact(page: Page, label: string, value: string) {
  await page.getByRole('link', { name: 'Hotel Decor' }).click();
  await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
  await page.getByLabel('Value').fill(value);
  await page.getByRole('button', { name: 'Save fact' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a changed fact is told, reviewed, agreed to and live in both languages within seconds', async ({ page }) => {
  await signIn(page, foyer, 'editor@halden.example');
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await changeFact(page, 'Room count', '42');
  const changed = Date.now();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const row = page.getByRole('listitem').filter({ hasText: /^Room count changed/ });
  await expect(row).toContainText(/still says? 40/);
  await expect(row).toContainText('Fact edited by');
  test.info().annotations.push({ type: 'told after', description: `${Date.now() - changed} ms` });
  await row.getByRole('link', { name: /^Review/ }).click();

  await expect(page.getByRole('heading', { name: 'Room count changed' })).toBeVisible();
  const live = page.getByRole('link', { name: 'View live' });
  const addresses = await live.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const languages = new Set(addresses.map((address) => /^\/(de|es|fr)\//.exec(new URL(address).pathname)?.[1] ?? 'en'));
  expect(languages.size).toBeGreaterThan(1);
  for (const words of await page.getByRole('deletion').allTextContents()) expect(words).toMatch(/40|forty|vierzig/i);
  for (const words of await page.getByRole('insertion').allTextContents()) expect(words).toContain('42');

  await page.getByRole('button', { name: /^Publish \d+ corrections?$/ }).click();
  await expect(page.getByText('Nothing to correct')).toBeVisible();
  const agreed = Date.now();
  const guest = await page.context().newPage();
  for (const address of addresses) {
    await expect(async () => {
      expect((await guest.goto(address))?.status()).toBe(200);
      const text = await guest.locator('main').innerText();
      expect(text).toMatch(/42 (rooms|Zimmer|habitaciones|chambres)/);
      expect(text).not.toMatch(/40 (rooms|Zimmer|habitaciones|chambres)/);
    }).toPass({ timeout: 5000 });
  }
  test.info().annotations.push({ type: 'read after', description: `${Date.now() - agreed} ms` });

  await page.getByRole('link', { name: 'Open dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await expect(page.getByText(/^Room count changed/)).toHaveCount(0);
});

test('the dashboard and the corrections are usable by keyboard and on a phone', async ({ page }) => {
  await signIn(page, foyer, 'editor@halden.example');
  await changeFact(page, 'Room count', '43');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(foyer.app);
  const row = page.getByRole('listitem').filter({ hasText: /^Room count changed/ });
  await expect(row).toBeVisible();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await row.getByRole('link', { name: /^Review/ }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('checkbox', { name: /becomes/ }).first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  expect(await sideways()).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/changed-facts', '/']) {
      await page.goto(foyer.app + path);
      if (path === '/') {
        await page.getByRole('button', { name: 'Show table of days' }).click();
        await page.getByRole('button', { name: 'Show table of weeks' }).click();
        await expect(page.getByRole('heading', { name: 'How it goes' })).toBeVisible();
      } else await expect(page.getByRole('checkbox').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    }
  }
});
