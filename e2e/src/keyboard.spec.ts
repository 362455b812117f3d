/** The main job with the keyboard alone: from an event nearby to a live page, without touching the mouse. */

import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

/** Goes on with Tab until the focus is there; whatever Tab does not reach, nobody reaches without a mouse. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}`);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('an editor goes the whole way by keyboard', async ({ page }) => {
  await page.goto(foyer.app);
  await press(page, page.getByRole('button', { name: 'Sign in' }).first());
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('editor@halden.example');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type('foyer-demo');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Landing Pages' }).first());
  await expect(page.getByRole('heading', { name: 'Which event brings guests?' })).toBeVisible();

  // The radar is one stop; its arrow keys pick the event that the list then offers.
  const radar = page.getByRole('group', { name: /^Events around / });
  const rows = page.getByRole('region', { name: 'Events nearby' }).getByRole('listitem');
  await tabTo(page, radar.locator('[tabindex="0"]'));
  const choose = rows.getByRole('button', { name: 'Choose', exact: true });
  for (let step = 0; step < 30 && (await choose.count()) === 0; step += 1) await page.keyboard.press('ArrowRight');
  const title =
    (await rows
      .filter({ has: page.getByRole('button', { name: 'Choose', exact: true }) })
      .getByRole('button')
      .first()
      .textContent()) ?? '';
  await expect(radar.locator(':focus')).toHaveAttribute('aria-label', new RegExp(`^${escaped(title)}, `));
  await tabTo(page, choose, 'Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: new RegExp(escaped(title)) })).toBeVisible();
  for (const language of ['German', 'Spanish', 'French'])
    await press(page, page.getByRole('checkbox', { name: language }), 'Space');
  await press(page, page.getByRole('button', { name: 'Write page' }));
  await expect(page.getByRole('link', { name: 'Check English' })).toBeVisible({ timeout: 60_000 });
  await press(page, page.getByRole('link', { name: 'Check English' }));

  // Into the text, a sentence no fact carries, and out of it again.
  const text = page.getByRole('textbox', { name: /^Text of / });
  await tabTo(page, text);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Helipad on the roof.');
  await expect(page.getByText(/^1 without a source$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Claims' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Remove sentence' }));
  await expect(page.getByText(/^0 without a source$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Claims' })).toBeFocused();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ready for guests' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Publish 1 now' }));
  const live = page.getByRole('link', { name: 'View English live' });
  await expect(live).toBeVisible();
  const answer = await page.goto((await live.getAttribute('href')) ?? '');
  expect(answer?.status()).toBe(200);
});

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
