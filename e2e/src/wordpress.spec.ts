/** A hotel that keeps its WordPress: connected by its owner, then written by the editor who publishes. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { startWordPress, type WordPress } from '@foyer/wordpress-plugin/testing/wordpress';
import { expect, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaints, complaintsDayAndNight, sideways } from './looking.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
let wordpress: WordPress;
test.beforeAll(async () => {
  wordpress = await startWordPress();
  foyer = await startDemo({ OUTBOUND_ALLOW: new URL(wordpress.baseUrl).host });
});
test.afterAll(async () => {
  await foyer?.stop();
  await wordpress?.stop();
});

test('a WordPress is connected, gets what is live and what is published next, and guests read it there', async ({
  page,
}) => {
  await signIn(page, foyer, 'owner@halden.example');
  await page.goto(`${foyer.app}/settings/workspace/domains`);
  await page.getByRole('button', { name: 'Connect WordPress to halden.localhost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect WordPress' });
  const plugin = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the plugin' }).click();
  expect((await plugin).suggestedFilename()).toMatch(/^foyer-channel-\d+\.\d+\.\d+\.zip$/);
  await dialog.getByLabel('Address of the WordPress').fill(wordpress.baseUrl);
  await dialog.getByLabel('User name').fill(wordpress.logins.foyer_channel.user);
  await dialog.getByLabel('Application password').fill('not the password');
  await dialog.getByRole('button', { name: 'Save and test' }).click();
  const section = page.getByRole('region', { name: 'WordPress' });
  await expect(section.getByText('the WordPress takes us for a visitor')).toBeVisible();
  expect(await complaintsDayAndNight(page, 'domains with a WordPress that is not reached')).toEqual([]);
  await section.getByRole('button', { name: 'Edit connection' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit connection' });
  await edit.getByLabel('Application password').fill(wordpress.logins.foyer_channel.password);
  await edit.getByRole('button', { name: 'Save and test' }).click();
  await expect(section.getByText('Connected')).toBeVisible();
  // What was live before is brought there too; nobody who publishes waits for all of it.
  await expect(section.getByText(/^[1-9]\d* pages? delivered/)).toBeVisible({ timeout: 60_000 });

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  expect(await complaints(page, 'domains with a WordPress at 390')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`${foyer.app}/generate`);
  const row = page
    .getByRole('region', { name: 'Events nearby' })
    .getByRole('listitem')
    .filter({ hasNot: page.getByText(/Published|Draft|Scheduled/) })
    .filter({ hasText: ' km' })
    .first();
  await row.getByRole('button').first().click();
  await row.getByRole('button', { name: 'Choose' }).click();
  for (const language of ['German', 'French', 'Spanish'])
    await page.getByRole('checkbox', { name: language }).uncheck();
  await page.getByRole('button', { name: 'Write page' }).click();
  await page.getByRole('link', { name: 'Check English' }).click({ timeout: 60_000 });
  const text = page.getByRole('textbox', { name: /^Text of / }).locator('[data-role="paragraph"]');
  // Claims are marked in words for who cannot see them; the sentence begins before the first.
  const sentence = ((await text.first().textContent()) ?? '').split(' (claim')[0]?.trim() ?? '';
  expect(sentence.length).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish 1 now' }).click();
  const there = page.getByRole('region', { name: 'WordPress' });
  await expect(there.getByText('Delivered')).toBeVisible({ timeout: 60_000 });

  const address = (await there.getByRole('link', { name: 'View English in WordPress' }).getAttribute('href')) ?? '';
  expect(address).toMatch(new RegExp(`^${wordpress.baseUrl}/stay/`));
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByText(sentence).first()).toBeVisible();
});
