/** Somebody changes a page in the hotel's WordPress by hand: it is found, shown, and decided about by a person. */
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

/** The first landing page as WordPress has it. */
const first = `$post = get_posts(array('post_type' => 'foyer_landing_page', 'order' => 'ASC', 'orderby' => 'ID'))[0] ?? null;`;

test('what was changed there stands beside what was published, and becomes the draft where a person adopts it', async ({
  page,
}) => {
  await signIn(page, foyer, 'owner@halden.example');
  await page.goto(`${foyer.app}/settings/workspace/domains`);
  await page.getByRole('button', { name: 'Connect WordPress to halden.localhost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect WordPress' });
  await dialog.getByLabel('Address of the WordPress').fill(wordpress.baseUrl);
  await dialog.getByLabel('User name').fill(wordpress.logins.foyer_channel.user);
  await dialog.getByLabel('Application password').fill(wordpress.logins.foyer_channel.password);
  await dialog.getByRole('button', { name: 'Save and test' }).click();
  const section = page.getByRole('region', { name: 'WordPress' });
  await expect(section.getByText(/^[1-9]\d* pages? delivered/)).toBeVisible({ timeout: 60_000 });
  const titleThere = () => wordpress.php(`${first} echo $post ? $post->post_title : '';`);
  await expect.poll(titleThere, { timeout: 60_000 }).not.toBe('');
  await section.getByRole('button', { name: 'Look for changes' }).click();
  await expect(page.getByText('Everything stands in WordPress as it was brought there')).toBeVisible();

  wordpress.php(`${first} $content = preg_replace('#</p>#', ' Ask at the desk for a table by the window.</p>', $post->post_content, 1);
    wp_update_post(wp_slash(array('ID' => $post->ID, 'post_title' => 'Two days by the lake', 'post_content' => $content)));`);
  await section.getByRole('button', { name: 'Look for changes' }).click();
  await expect(page.getByText('One page was changed in WordPress')).toBeVisible();

  await page.goto(`${foyer.app}/liveposts?drifted=true`);
  const difference = page.getByRole('dialog', { name: 'Changed in WordPress' });
  const open = async () => {
    await page.getByRole('button', { name: /^WordPress delivery of / }).click();
    await page.getByRole('button', { name: /^See difference in / }).click();
    await expect(difference.getByText('Two days by the lake')).toBeVisible();
  };
  await open();
  await expect(difference.locator('mark', { hasText: 'Ask at the desk for a table by the window.' })).toBeVisible();
  expect(await complaintsDayAndNight(page, 'the difference')).toEqual([]);
  // The list is another one there.
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  expect(await sideways(page)).toBe(0);
  expect(await complaints(page, 'the difference at 390')).toEqual([]);
  await difference.getByRole('button', { name: 'Adopt' }).click();
  await expect(page.getByText(/^What stands in WordPress is the \w+ draft now/)).toBeVisible();
  expect(titleThere()).toBe('Two days by the lake');
});
