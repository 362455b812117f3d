/** A library at work: files come in, are described, cut around what matters, found again, and go only knowingly. */
import { readFileSync } from 'node:fs';
import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaintsDayAndNight, sideways } from './looking.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

const photo = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(new URL(`../../server/src/seed/photos/${name}.jpg`, import.meta.url)),
});

test('pictures come in, are described, cut, found and deleted knowingly', async ({ page }) => {
  await signIn(page, foyer, 'editor@halden.example');
  await page.getByRole('link', { name: 'Media Library' }).click();
  const pictures = page.getByRole('list', { name: 'Pictures', exact: true });
  await expect(pictures.getByRole('listitem').first()).toBeVisible();

  // Two at once; what is no picture says so and the other comes in. A later one is behind it in the review.
  await page.getByLabel('Pictures from this computer').setInputFiles([
    {
      name: 'Old jetty.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    photo('alps'),
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('1 picture uploaded, 1 failed');
  await expect(uploads.getByText('This file is not a picture we can read')).toBeVisible();
  await expect(uploads.getByRole('button', { name: 'Retry Old jetty.svg' })).toBeVisible();
  await page.getByLabel('Pictures from this computer').setInputFiles([photo('bar')]);
  await expect(page.getByRole('checkbox', { name: 'Choose bar', exact: true })).toBeVisible();
  await uploads.getByRole('button', { name: 'Close' }).click();

  // Suggested for both, agreed to for one, changed for the other.
  for (const name of ['alps', 'bar']) await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Write alt text' }).click();
  const writing = page.getByRole('region', { name: 'Alt text', exact: true });
  await expect(writing.getByText('2 pictures to review')).toBeVisible();
  await expect(writing.getByRole('progressbar')).toBeHidden();
  expect(await complaintsDayAndNight(page, 'review')).toEqual([]);
  await writing.getByRole('button', { name: 'Approve 4' }).click();
  await expect(writing.getByText('1 picture to review')).toBeVisible();
  await writing.getByRole('button', { name: 'Edit' }).click();
  await writing.getByRole('textbox', { name: 'English' }).fill('A bar with three lamps');
  await writing.getByRole('button', { name: 'Approve 4' }).click();
  await expect(writing.getByText('Nothing to review.')).toBeVisible();
  await writing.getByRole('button', { name: 'Close alt text' }).click();

  // One of them: said by a person, cut around a point that is set by a click and moved by keys.
  await page.getByRole('searchbox', { name: 'Search by title or alt text' }).fill('three lamps');
  await expect(pictures.getByRole('listitem')).toHaveCount(1);
  await pictures.getByRole('button', { name: 'bar' }).click();
  const panel = page.getByRole('region', { name: 'Picture', exact: true });
  await expect(panel.getByRole('textbox', { name: 'English' })).toHaveValue('A bar with three lamps');
  await expect(panel.getByText('Approved by Ines Brandt').first()).toBeVisible();
  await panel.getByRole('textbox', { name: 'Title' }).fill('Boots bar at night');
  await panel.getByRole('textbox', { name: 'Credit' }).fill('Ines Brandt');
  await expect(pictures.getByRole('button', { name: 'Boots bar at night' })).toBeVisible();
  const point = panel.getByRole('button', { name: /^Focal point/ });
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await expect(point).toHaveAccessibleName(/25% from the left, 50% from the top/);
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"x":0.3') === true);
  await point.press('ArrowRight');
  await expect(point).toHaveAccessibleName(/30% from the left/);
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(point).toHaveAccessibleName(/30% from the left, 50% from the top/);
  await expect(panel.getByRole('textbox', { name: 'Credit' })).toHaveValue('Ines Brandt');
  // A text that is missing is written from the panel, and stands there for a person to agree to.
  await panel.getByRole('textbox', { name: 'German' }).fill('');
  await panel.getByRole('textbox', { name: 'Credit' }).focus();
  await panel.getByRole('button', { name: 'Write alt text' }).click();
  const suggested = panel.getByRole('region', { name: 'Suggested alt text' });
  await expect(suggested.getByRole('textbox', { name: /^German, ?Suggested from its data, not seen/ })).toHaveValue(
    / in Bregenz/,
  );
  expect(await complaintsDayAndNight(page, 'picture')).toEqual([]);
  await suggested.getByRole('button', { name: 'Approve 1' }).click();
  await expect(panel.getByRole('textbox', { name: 'German', exact: true })).toHaveValue(/ in Bregenz/);
  await expect(panel.getByRole('textbox', { name: 'English' })).toHaveValue('A bar with three lamps');
  await panel.getByRole('button', { name: 'Close picture' }).click();

  // Twins of what the demo holds are found by how they look.
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('menuitemradio', { name: 'Look alike' }).click();
  await expect(pictures.getByRole('button', { name: 'Bootsbar' })).toBeVisible();
  await expect(pictures.getByRole('button', { name: 'Boots bar at night' })).toBeVisible();

  // One that pages show is deleted only after they are named.
  await pictures.getByRole('button', { name: 'Bootsbar' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete picture' });
  await expect(asking.getByText('These pages lose it')).toBeVisible();
  await expect(asking.getByRole('link').first()).toBeVisible();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await pictures.getByRole('button', { name: 'Boots bar at night' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(asking.getByText('It is used nowhere')).toBeVisible();
  await asking.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('1 picture deleted')).toBeVisible();
  await expect(pictures.getByRole('button', { name: 'Boots bar at night' })).toBeHidden();

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(pictures.getByRole('listitem').first()).toBeVisible();
    expect(await sideways(page)).toBe(0);
  }
  expect(await complaintsDayAndNight(page, 'on a phone')).toEqual([]);
});
