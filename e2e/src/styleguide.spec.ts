/** A style guide changed with its consequences in sight, taught by a text, and brought back. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaints, complaintsDayAndNight, sideways } from './looking.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

/** It speaks to guests with du, which the guide of the demo does not. */
const letter = `Komm am Freitag mit dem Zug, wir holen dich am Steg ab. Dein Zimmer ist ab drei frei, und wenn du früher da
bist, nimm dir ein Rad. Am Abend setzen wir uns mit dir auf den Steg. Bring deine Badehose mit und lass dein Auto stehen.`;

test('a rule tells which live pages would fail, a letter teaches the form of address, and a version comes back', async ({
  page,
}) => {
  await signIn(page, foyer, 'editor@halden.example');
  await page.goto(`${foyer.app}/styleguide`);
  const sample = page.getByRole('region', { name: 'Live sample' });
  await expect(sample.getByRole('article', { name: 'As saved' })).toContainText('formality 4');
  expect(await sideways(page)).toBe(0);
  expect(await complaintsDayAndNight(page, 'style guide')).toEqual([]);
  await expect(page.getByText(/^Version 1, saved/)).toBeVisible();
  const live = page.getByRole('region', { name: 'Live pages' });
  await expect(live).toContainText(/\d+ live pages follow this style guide/);

  // A word that live pages use, and another tone: the sample follows, and so does the count.
  const avoided = page.getByRole('region', { name: 'Words we avoid' });
  await avoided.getByRole('button', { name: 'Add to words we avoid' }).click();
  const word = page.getByRole('dialog', { name: 'A word we avoid' });
  await word.getByLabel('Word or phrase').fill('lake');
  await word.getByLabel('Instead, write').fill('water');
  await word.getByRole('button', { name: 'Add word' }).click();
  await page.getByRole('slider', { name: 'Formality' }).fill('9');
  await expect(sample.getByRole('article', { name: 'Now' })).toContainText('formality 9');
  await expect(sample.getByRole('article', { name: 'As saved' })).toContainText('formality 4');
  await expect(live.getByRole('status')).toContainText(/^\d+ live pages? will need new text$/);
  await expect(avoided.getByRole('listitem').filter({ hasText: 'water' })).toContainText(/on \d+ live pages?/);
  await live.getByRole('button', { name: 'See them' }).click();
  const failing = page.getByRole('dialog', { name: /live pages? will need new text/ });
  await expect(failing.getByRole('listitem').filter({ hasText: /lake/i }).first()).toBeVisible();
  expect(await complaints(page, 'failing pages')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Version 2, saved/)).toBeVisible();
  // Saved, it goes on telling which pages do not follow it, and the dashboard leads to them.
  await expect(live.getByRole('status')).toContainText(/^\d+ live pages? do(es)? not follow the style guide$/);
  const home = await page.context().newPage();
  await home.goto(foyer.app);
  await home.getByRole('link', { name: /^See (it|them): \d+ live pages? do(es)? not follow the style guide$/ }).click();
  await expect(home).toHaveURL(/offGuide=true/);
  await expect(home.getByRole('main').getByRole('link', { name: /lake/i }).first()).toBeVisible();
  await home.close();

  // A pasted letter.
  const training = page.getByRole('region', { name: 'Training' });
  await training.getByRole('button', { name: 'Train from texts' }).click();
  const train = page.getByRole('dialog', { name: 'Train from texts' });
  await train.getByLabel(/^Live pages/).uncheck();
  await train.getByLabel('Title').fill('Letter to guests');
  await train.getByLabel('Language').selectOption('German');
  await train.getByLabel('Text that sounds right').fill(letter);
  expect(await complaints(page, 'training')).toEqual([]);
  await train.getByRole('button', { name: 'Start training' }).click();
  await training.getByRole('button', { name: /^See \d+ proposals?$/ }).click();
  const proposals = page.getByRole('dialog', { name: 'What the training proposes' });
  const du = proposals.getByRole('listitem', { name: 'Address guests in German with du' });
  await expect(du).toContainText('Dein Zimmer ist ab drei frei');
  expect(await complaints(page, 'proposals')).toEqual([]);
  await du.getByRole('button', { name: /^Accept/ }).click();
  await expect(du).toContainText(/Accepted by/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Version 3, saved/)).toBeVisible();
  const german = page.getByRole('radiogroup', { name: 'Address in German' });
  await expect(german.getByRole('radio', { name: 'du' })).toBeChecked();

  // And back to how it was.
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem', { name: 'Version 3' })).toContainText('a proposal accepted');
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText(/^Version 4, saved/)).toBeVisible();
  await expect(german.getByRole('radio', { name: 'Sie' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Formality' })).toHaveValue('4');
  await expect(training).toContainText('Changed since training');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  expect(await complaints(page, 'style guide, 390 px')).toEqual([]);
});
