/** An article from the first word to its readers: two languages, a picture, a link and a quote; one live, one planned. */
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

test('an article is written in two languages, published, planned, and brought back to an earlier state', async ({
  page,
}) => {
  await signIn(page, foyer, 'editor@halden.example');

  // No entry in the sidebar: the palette leads here.
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or jump to').fill('Blog');
  await page.getByRole('option', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await complaints(page, 'list')).toEqual([]);
  await page.getByRole('link', { name: 'Ideas', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Events nobody tells' })).toBeVisible();
  expect(await complaints(page, 'ideas')).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Write article', exact: true }).first().click();
  const create = page.getByRole('dialog', { name: 'Write article' });
  await create.getByLabel('Article name').fill('Winter by the jetty');
  for (const language of ['Spanish', 'French']) await create.getByLabel(language).uncheck();
  await create.getByRole('button', { name: 'Begin article' }).click();

  // The whole text by keyboard.
  const text = page.getByRole('textbox', { name: 'Text of Winter by the jetty' });
  await page.getByRole('textbox', { name: 'Title' }).fill('Winter by the jetty');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A slow morning outside.');
  await text.click();
  await page.keyboard.type('## A slow morning');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Walk along the shore before breakfast.');
  for (let letter = 0; letter < 'breakfast.'.length; letter++) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('breakfast.');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Add link' });
  await link.getByLabel('Link').fill('https://example.com/shore');
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await expect(text.getByRole('link', { name: 'breakfast.' })).toHaveAttribute('href', 'https://example.com/shore');
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> Take a blanket along.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Marta Lopes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/pict');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  await expect(text.getByText(/^Alt text: /)).toBeVisible();
  await saved(page);
  expect(await complaintsDayAndNight(page, 'editor')).toEqual([]);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // The quote goes up past the paragraph and back, by keys and by its grip.
  await text.getByText('Take a blanket along.').click();
  const kinds = () => text.locator(':scope > *').evaluateAll((blocks) => blocks.map((block) => block.tagName));
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(kinds).toEqual(['H2', 'BLOCKQUOTE', 'P', 'FIGURE']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(kinds).toEqual(['H2', 'P', 'BLOCKQUOTE', 'FIGURE']);
  // Both ends stand free before the drag begins: what is scrolled under the pointer is not dragged.
  await text.getByRole('heading').hover();
  await text.getByText('Take a blanket along.').hover();
  await page.getByRole('button', { name: /^Block tools, quote 3 of 4$/ }).hover();
  const heading = await text.getByRole('heading').boundingBox();
  await page.mouse.down();
  await page.mouse.move((heading?.x ?? 0) + 8, (heading?.y ?? 0) + 1, { steps: 8 });
  await page.mouse.up();
  await expect.poll(kinds).toEqual(['BLOCKQUOTE', 'H2', 'P', 'FIGURE']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(kinds).toEqual(['H2', 'P', 'BLOCKQUOTE', 'FIGURE']);
  await saved(page);

  await page.getByRole('button', { name: 'German', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Title' }).fill('Winter am Steg');
  await text.click();
  await page.keyboard.type('Ein langsamer Morgen im Freien.');
  await saved(page);
  const planned = `/de/blog/${await page.getByRole('textbox', { name: 'Address' }).inputValue()}`;

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog', { name: 'Publish Winter by the jetty' });
  await publish.getByRole('checkbox', { name: 'English' }).check();
  await publish.getByRole('checkbox', { name: 'German' }).check();
  await publish.getByLabel('When German goes live').selectOption('Later');
  expect(await complaints(page, 'publish')).toEqual([]);
  await publish.getByRole('button', { name: 'Publish 1 now, schedule 1' }).click();
  await expect(page.getByText('Live in English. Scheduled in German')).toBeVisible();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

  // Its readers.
  await page.getByRole('button', { name: 'English', exact: true }).click();
  const address = (await page.getByRole('link', { name: 'View live' }).getAttribute('href')) ?? '';
  expect(new URL(address).pathname).toBe('/blog/winter-by-the-jetty');
  const guest = await page.context().newPage();
  const answer = await guest.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(guest.getByRole('heading', { level: 1, name: 'Winter by the jetty' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'breakfast.' })).toHaveAttribute('href', 'https://example.com/shore');
  await expect(guest.getByText('Take a blanket along.')).toBeVisible();
  const tooEarly = await guest.goto(new URL(planned, address).href);
  expect(tooEarly?.status()).toBe(404);
  await guest.close();

  // A later text, and the way back to the one that is live.
  await text.getByText('Walk along the shore').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Late. ');
  await expect(text).toContainText('Late. Walk along');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await saved(page);
  await page.getByRole('radiogroup', { name: 'Beside the text' }).getByText('History').click();
  await page.getByRole('list', { name: 'Saved states' }).getByRole('button', { name: /Live/ }).click();
  const version = page.getByRole('dialog', { name: /^As it was on/ });
  await expect(version.getByText('Late. Walk along the shore before breakfast.')).toBeVisible();
  expect(await complaints(page, 'version')).toEqual([]);
  await version.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Version restored')).toBeVisible();
  await expect(text).not.toContainText('Late.');
});
