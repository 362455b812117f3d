/** A fact changes under live pages: the dashboard says so, and agreeing to the corrected sentences puts them live. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaintsDayAndNight, sideways } from './looking.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

async function changeFact(page: Page, label: string, value: string) {
  await page.getByRole('link', { name: 'Hotel Decor' }).click();
  await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
  await page.getByLabel('Value').fill(value);
  await page.getByRole('button', { name: 'Save fact' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const texts = {
  en: [
    'Breakfast costs 24 EUR and is served from 7:00 to 10:30.',
    'The restaurant is open from 12:00 to 21:30. All 40 rooms are a short walk away.',
    'A massage costs 72 EUR. The bar is open from 17:00 to 0:30.',
  ],
  de: [
    'Das Frühstück kostet 24 EUR und wird von 7:00 bis 10:30 Uhr serviert.',
    'Das Restaurant ist von 12:00 bis 21:30 Uhr geöffnet. Das Haus hat 40 Zimmer.',
    'Eine Massage kostet 72 EUR. Die Bar ist von 17:00 bis 0:30 Uhr geöffnet.',
  ],
};

/** Puts a page live whose words are known, in two languages, by the calls the dashboard makes. */
async function publishTable(page: Page): Promise<void> {
  const origin = foyer.app;
  const { csrfToken } = await (await page.request.get(`${foyer.api}/csrf/token`)).json();
  const headers = { 'x-csrf-token': csrfToken, origin };
  const good = async (answer: APIResponse) => {
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { data } = await good(await page.request.get(`${foyer.api}/properties`));
  const { id: propertyId } = data.find(({ name }: { name: string }) => name === 'Halden am See');
  const entry = await good(
    await page.request.post(`${foyer.api}/landing-pages`, {
      headers,
      data: { propertyId, name: 'At the table', languages: ['en', 'de'] },
    }),
  );
  for (const language of ['en', 'de'] as const) {
    const post = entry.posts.find((one: { language: string }) => one.language === language);
    const base = { locked: false, origin: 'person' };
    const blocks = [
      { ...base, kind: 'hero', id: 'hero', title: 'Halden am See' },
      { ...base, kind: 'introduction', id: 'introduction', paragraphs: texts[language] },
    ];
    const url = `${foyer.api}/landing-pages/${entry.id}/posts/${language}`;
    await good(await page.request.put(url, { headers, data: { ...post, title: 'At the table', blocks } }));
  }
  const languages = [{ language: 'en' }, { language: 'de' }];
  await good(
    await page.request.post(`${foyer.api}/landing-pages/${entry.id}/publish`, { headers, data: { languages } }),
  );
}

test('a changed fact is told, reviewed, agreed to and live in both languages within seconds', async ({ page }) => {
  await signIn(page, foyer, 'editor@halden.example');
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await publishTable(page);
  await changeFact(page, 'Price, breakfast', '27 EUR');
  const changed = Date.now();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const row = page.getByRole('listitem').filter({ hasText: /^Price, breakfast changed/ });
  await expect(row).toContainText(/still says? 24 EUR/);
  await expect(row).toContainText('Fact edited by');
  test.info().annotations.push({ type: 'told after', description: `${Date.now() - changed} ms` });
  await row.getByRole('link', { name: /^Review/ }).click();

  await expect(page.getByRole('heading', { name: 'Price, breakfast changed' })).toBeVisible();
  await expect(page.getByText('Breakfast costs 27 EUR and is served from 7:00 to 10:30.')).toBeVisible();
  await expect(page.getByText('Das Frühstück kostet 27 EUR und wird')).toBeVisible();
  const addresses = await page
    .getByRole('link', { name: 'View live' })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.some((address) => address.endsWith('/de/at-the-table'))).toBe(true);
  expect(addresses.some((address) => new URL(address).pathname === '/at-the-table')).toBe(true);

  await page.getByRole('button', { name: /^Publish \d+ corrections?$/ }).click();
  await expect(page.getByText('Nothing to correct')).toBeVisible();
  const agreed = Date.now();
  const guest = await page.context().newPage();
  for (const address of addresses) {
    await expect(async () => {
      expect((await guest.goto(address))?.status()).toBe(200);
      const text = await guest.locator('main').innerText();
      expect(text).toContain('27 EUR');
      expect(text).not.toContain('24 EUR');
    }).toPass({ timeout: 5000 });
  }
  test.info().annotations.push({ type: 'read after', description: `${Date.now() - agreed} ms` });

  await page.getByRole('link', { name: 'Open dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await expect(page.getByText(/^Price, breakfast changed/)).toHaveCount(0);
});

test('the dashboard and the corrections are usable by keyboard and on a phone', async ({ page }) => {
  await signIn(page, foyer, 'editor@halden.example');
  await changeFact(page, 'Room count', '42');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(foyer.app);
  const row = page.getByRole('listitem').filter({ hasText: /^Room count changed/ });
  await expect(row).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await row.getByRole('link', { name: /^Review/ }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('checkbox', { name: /becomes/ }).first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  expect(await sideways(page)).toBe(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/changed-facts', '/']) {
    await page.goto(foyer.app + path);
    if (path === '/') {
      await page.getByRole('button', { name: 'Show table of days' }).click();
      await page.getByRole('button', { name: 'Show table of weeks' }).click();
      await expect(page.getByRole('heading', { name: 'How it goes' })).toBeVisible();
    } else await expect(page.getByRole('checkbox').first()).toBeVisible();
    expect(await complaintsDayAndNight(page, path)).toEqual([]);
  }
});
