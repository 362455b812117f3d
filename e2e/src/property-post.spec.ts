/** The page about the house itself, on the demo data: two languages with a gallery, a false claim held back, then live. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

/** Of a house that is told already only what changed is published. */
const publish = (page: Page, language: string) =>
  page.getByRole('button', { name: new RegExp(`^Publish (${language}|changes)$`) });

async function describe(page: Page, language: string, text: string) {
  const description = page.getByRole('textbox', { name: `Property description in ${language}` });
  await description.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  return description;
}

test('an editor tells the house in two languages with a gallery, is refused a false claim, and puts it live', async ({
  page,
}) => {
  await signIn(page, foyer, 'editor@halden.example');
  await page.getByRole('link', { name: 'Property Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Property Post' })).toBeVisible();

  // The house may be told already, or not yet: English and German are there in the end.
  const title = page.getByLabel('Property title');
  for (const language of ['English', 'German']) {
    const begin = page.getByRole('button', { name: `Begin ${language}` });
    const card = page
      .getByRole('list', { name: 'Languages' })
      .getByRole('button', { name: new RegExp(`^${language}`) });
    await expect(begin.or(card)).toBeVisible();
    if (await begin.isVisible()) await begin.click();
    else await card.click();
    await expect(page.getByRole('heading', { level: 2, name: language })).toBeVisible();
  }

  // German: nothing but what the record says.
  await title.fill('Ein Haus am Wasser');
  await page.getByLabel('Property summary').fill('Ein ruhiges Haus am Wasser.');
  await describe(page, 'German', 'Das Haus steht am Wasser. Kommen Sie und bleiben Sie.');
  await saved(page);

  // English: what is missing is said all at once, and each line leads to its field.
  await page.getByRole('button', { name: /^English/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'English' })).toBeVisible();
  await title.fill('');
  await page.getByLabel('City').fill('');
  await saved(page);
  await publish(page, 'English').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Nothing was published yet' });
  await expect(summary.getByRole('button').first()).toHaveText('Property title is required');
  await summary.getByRole('button', { name: 'Property city is required' }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.keyboard.type('Bregenz');
  await title.fill('A house by the water');
  await page.getByLabel('Property summary').fill('A quiet house by the water.');

  // A gallery: one picture uploaded and two of the library, moved by keyboard and described.
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  const file = await readFile(fileURLToPath(new URL('../../server/src/seed/photos/pool.jpg', import.meta.url)));
  await dialog
    .getByLabel(/Upload pictures/)
    .setInputFiles({ name: 'evening pool.jpg', mimeType: 'image/jpeg', buffer: file });
  await expect(dialog.getByText('1 picture chosen')).toBeVisible();
  const library = dialog.getByRole('list', { name: 'Pictures of the house' }).getByRole('button', { pressed: false });
  await library.first().click();
  await library.first().click();
  await dialog.getByRole('button', { name: 'Add 3 pictures' }).click();
  const gallery = page.getByRole('list', { name: 'Gallery' });
  const before = await gallery.getByRole('listitem').count();
  expect(before).toBeGreaterThanOrEqual(3);
  await gallery
    .getByRole('button', { name: 'Move evening pool earlier' })
    .or(gallery.getByRole('button', { name: 'Move evening pool later' }))
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^evening pool is picture \d+ of \d+$/)).toBeAttached();
  await gallery.getByLabel(/^Alt text of evening pool/).fill('The pool in the evening');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Use in every language' }).click();
  await expect(page.getByText(/now show(s)? these pictures/)).toBeVisible();

  // A claim no fact carries holds publishing back until it is gone.
  const description = await describe(
    page,
    'English',
    'The house stands by the water. A heliport on the roof takes you to town.',
  );
  await expect(page.getByText(/^[1-9] without a source$/)).toBeVisible();
  await expect(publish(page, 'English')).toHaveAttribute('aria-disabled', 'true');
  const remove = page.getByRole('button', { name: 'Remove sentence' });
  await expect(async () => {
    if ((await remove.count()) > 0) await remove.first().click({ timeout: 1000 });
    await expect(page.getByText(/^0 without a source$/)).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(description).toHaveText('The house stands by the water.');
  await saved(page);
  // A notification that fades away is of every contrast on its way.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await complaints(page, 'at 390')).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await complaintsDayAndNight(page, 'at 1440')).toEqual([]);

  await publish(page, 'English').click();
  await expect(page.getByText('English published')).toBeVisible();
  const address = (await page.getByRole('link', { name: 'View live' }).getAttribute('href')) ?? '';
  await page
    .getByRole('list', { name: 'Languages' })
    .getByRole('button', { name: /^German/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'German' })).toBeVisible();
  await publish(page, 'German').click();
  await expect(page.getByText('German published')).toBeVisible();

  const guest = await page.context().newPage();
  const answer = await guest.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(guest.getByRole('heading', { level: 1, name: 'A house by the water' })).toBeVisible();
  await expect(guest.getByRole('img', { name: 'The pool in the evening' }).first()).toBeAttached();
  expect(await guest.content()).not.toContain('heliport');
  await expect(guest.locator('link[rel="alternate"][hreflang="de"]')).toHaveCount(1);

  // An earlier state comes back as the draft; guests go on seeing what is live.
  await page
    .getByRole('list', { name: 'Languages' })
    .getByRole('button', { name: /^English/ })
    .click();
  await page.getByRole('radio', { name: 'History' }).check({ force: true });
  const states = page.getByRole('region', { name: 'Saved states' }).getByRole('listitem');
  await expect(states.first()).toBeVisible();
  await states.last().getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/^Restored as the draft/)).toBeVisible();
  await expect(title).not.toHaveValue('A house by the water');
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'A house by the water' })).toBeVisible();
});
