/** A text that can be trusted: stopped and kept, written again around what is locked, every red claim mended its way. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaints, complaintsDayAndNight, sideways } from './looking.ts';
import { signIn } from './person.ts';
import { type SilentProvider, startSilentProvider } from './silent-provider.ts';

let foyer: Foyer;
let provider: SilentProvider;
test.beforeAll(async () => {
  provider = await startSilentProvider({ kind: 'hero', title: 'Come in from the cold', sources: ['p.name'] });
  foyer = await startDemo(provider.env);
});
test.afterAll(async () => {
  await foyer?.stop();
  await provider?.stop();
});

const red = (page: Page, count: number) =>
  expect(
    page.getByRole('complementary', { name: 'Claims and style' }).getByText(`${count} without a source`),
  ).toBeVisible();

/** The red claim of these words in the panel. */
const claim = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Claims of the English text' }).getByRole('listitem').filter({ hasText: words });

/** Puts the caret behind the last word of a paragraph, however many lines it takes. */
async function atEnd(paragraph: Locator) {
  await paragraph.click();
  await paragraph.evaluate((element) => getSelection()?.setPosition(element, element.childNodes.length));
}

test('a page is stopped and kept, written again, told another way, mended, approved and read by a guest', async ({
  page,
}) => {
  await signIn(page, foyer, 'editor@halden.example');
  await page.goto(`${foyer.app}/generate`);
  const rows = page.getByRole('region', { name: 'Events nearby' }).getByRole('listitem');
  const row = rows.filter({ hasNot: page.getByText(/Published|Draft|Scheduled/) }).filter({ hasText: ' km' });
  await row.first().getByRole('button').first().click();
  await row.first().getByRole('button', { name: 'Choose' }).click();
  for (const language of ['German', 'French', 'Spanish'])
    await page.getByRole('checkbox', { name: language }).uncheck();

  // Stopped while the provider is silent: what it wrote is kept, and stays when Foyer writes the rest itself.
  await page.getByRole('button', { name: 'Write page' }).click();
  const english = page.getByLabel('English', { exact: true }).filter({ has: page.getByRole('heading') });
  await expect(english.getByText('Come in from the cold')).toBeVisible();
  await page.getByRole('button', { name: 'Stop and keep' }).click();
  await expect(english.getByText('Stopped. What was written is kept.')).toBeVisible();
  await page.getByRole('link', { name: 'Check English' }).click();
  const editor = page.getByRole('textbox', { name: /^Text of / });
  await expect(editor.getByText('Come in from the cold')).toBeVisible();
  await page.getByRole('button', { name: 'Lock Hero' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  provider.down();
  await page.getByRole('link', { name: 'Brief' }).click();
  await page.getByRole('button', { name: 'Write again' }).click();
  await expect(english.getByText(/The built-in writer wrote what was missing\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Check English' }).click();
  await expect(editor.getByText('Come in from the cold')).toBeVisible();

  // One block again; the locked one is not to be had.
  await expect(page.getByRole('button', { name: 'Write Hero again' })).toHaveAttribute('aria-disabled', 'true');
  const introduction = editor.locator('.page-block-frame[data-kind="introduction"] .page-block-fields');
  const before = await introduction.innerText();
  await page.getByRole('button', { name: 'Write Introduction again' }).click();
  await expect.poll(() => introduction.innerText()).not.toBe(before);
  await expect(editor).toHaveAttribute('aria-readonly', 'false');
  await expect(editor.getByText('Come in from the cold')).toBeVisible();

  // Other ways beside what a person wrote; theirs stays until one is taken.
  const paragraph = editor.locator('[data-role="paragraph"]').first();
  await atEnd(paragraph);
  await page.keyboard.type(' Come as you are.');
  await page.getByRole('button', { name: 'Write Introduction again' }).click();
  const ways = page.getByRole('dialog', { name: 'Other ways to say it: Introduction' });
  await expect(ways.getByRole('button', { name: 'Use way 3' })).toBeVisible();
  await expect(ways.getByRole('listitem', { name: 'Now' })).toContainText('Come as you are.');
  await expect(ways.getByRole('listitem', { name: 'Way 3' }).getByText(/ of 100$/)).toBeVisible();
  expect(await complaintsDayAndNight(page, 'ways')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await complaints(page, 'ways at 390')).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await ways.getByRole('button', { name: 'Use way 2' }).click();
  await expect(editor).not.toContainText('Come as you are.');

  // Four claims nothing bears out, each mended in another way.
  await red(page, 0);
  await atEnd(paragraph);
  await page.keyboard.type(
    ' A free shuttle brings you home. There are 90 rooms. We keep 6 treatment rooms. A helipad waits for you.',
  );
  await red(page, 4);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await claim(page, 'free shuttle').getByRole('button', { name: 'Remove sentence' }).click();
  await claim(page, '90 rooms').getByRole('button', { name: 'Correct to 40 rooms' }).click();
  await red(page, 2);
  await expect(editor).toContainText('There are 40 rooms');
  await expect(editor).not.toContainText('shuttle');
  await claim(page, '6 treatment rooms').getByRole('button', { name: 'Add fact' }).click();
  const fact = page.getByRole('dialog', { name: 'Add fact' });
  await expect(fact.getByLabel('Fact name')).toHaveValue('Treatment room count');
  await expect(fact.getByLabel('Fact value')).toHaveValue('6');
  await fact.getByLabel('How do you know?').fill('Plan of the spa');
  await fact.getByRole('button', { name: 'Add fact' }).click();
  await red(page, 1);
  await claim(page, 'helipad').getByRole('button', { name: 'Approve' }).click();
  const approval = page.getByRole('dialog', { name: 'Approve without a source' });
  await approval.getByLabel('Why may this stand?').fill('Opens with the season');
  await approval.getByRole('button', { name: 'Approve claim' }).click();
  await red(page, 0);
  await expect(page.getByText(/lets this stand: Opens with the season$/)).toBeVisible();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Approved by' }).getByText(/“helipad” stand in English/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish 1 now' }).click();
  const live = page.getByRole('link', { name: 'View English live' });
  await expect(live).toBeVisible();
  const guest = await page.context().newPage();
  await guest.goto((await live.getAttribute('href')) ?? '');
  await expect(guest.getByRole('heading', { level: 1, name: 'Come in from the cold' })).toBeVisible();
  await expect(
    guest.getByText('There are 40 rooms. We keep 6 treatment rooms. A helipad waits for you.'),
  ).toBeVisible();
  expect(await guest.content()).not.toContain('shuttle');
});
