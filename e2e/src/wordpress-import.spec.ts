/** A hotel that comes from a WordPress: what stands there is looked at, brought in, and found again as drafts. */
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
  wordpress.php(blog);
  foyer = await startDemo({ OUTBOUND_ALLOW: new URL(wordpress.baseUrl).host });
});
test.afterAll(async () => {
  await foyer?.stop();
  await wordpress?.stop();
});

const blog = `wp_set_current_user(1); kses_remove_filters();
for ($i = 1; $i < 80; $i++) {
  wp_insert_post(array('post_title' => "Summer at the lake $i", 'post_status' => $i % 5 ? 'publish' : 'draft',
    'post_content' => "The terrace opens.\\n\\nBread is baked [gallery ids=\\"1\\"] at six."));
}
$image = imagecreatetruecolor(800, 500); imagefill($image, 0, 0, imagecolorallocate($image, 40, 90, 120));
imagefilledrectangle($image, 100, 100, 500, 300, imagecolorallocate($image, 220, 190, 120));
ob_start(); imagejpeg($image); $put = wp_upload_bits('lake.jpg', null, ob_get_clean());
wp_insert_attachment(array('post_mime_type' => 'image/jpeg', 'post_title' => 'The lake', 'post_status' => 'inherit'), $put['file']);
wp_insert_attachment(array('post_mime_type' => 'application/pdf', 'post_title' => 'The menu', 'post_status' => 'inherit'), $put['file']);
wp_insert_term('Wellness', 'category');`;

test('what stands in a WordPress is looked at, comes in once, and is found as drafts', async ({ page }) => {
  await signIn(page, foyer, 'owner@halden.example');
  await page.goto(`${foyer.app}/settings/workspace/domains`);
  await page.getByRole('button', { name: 'Connect WordPress to halden.localhost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect WordPress' });
  await dialog.getByLabel('Address of the WordPress').fill(wordpress.baseUrl);
  await dialog.getByLabel('User name').fill(wordpress.logins.administrator.user);
  await dialog.getByLabel('Application password').fill(wordpress.logins.administrator.password);
  await dialog.getByRole('button', { name: 'Save and test' }).click();
  const section = page.getByRole('region', { name: 'WordPress' });
  await expect(section.getByText('Connected')).toBeVisible();
  await section.getByRole('link', { name: 'Import from this WordPress' }).click();

  await expect(page.getByText('Nothing was looked at or brought in yet.')).toBeVisible();
  expect(await complaintsDayAndNight(page, 'an import that is begun')).toEqual([]);
  await page.getByLabel('Property its texts are about').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Look at what would come in' }).click();
  await expect(page.getByText('Looked at; nothing came in yet')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1 block left out: [gallery]').first()).toBeVisible();
  expect(await complaintsDayAndNight(page, 'what would come in')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  expect(await complaints(page, 'what would come in at 390')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('The import is done')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Open the drafts' }).click();
  await expect(page.getByRole('link', { name: 'Summer at the lake 79' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Look at the site anew' }).click();
  await page.getByLabel('Property its texts are about').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Look at what would come in' }).click();
  await expect(page.getByText('Nothing new would come in.')).toBeVisible({ timeout: 60_000 });
});
