/** A stranger on an empty installation: account, workspace, property with address and facts, an event, a page, live. */

import { type Foyer, startFoyer } from '@foyer/tools/whole-foyer';
import { expect, type Page, test } from '@playwright/test';
import { structuredData } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: 'off' });
});
test.afterAll(() => foyer?.stop());

const facts: [name: string, value: string][] = [
  ['room_count', '31'],
  ['year_built', '1904'],
  ['distance:train_station', '600 m'],
  ['price:room', '138 EUR'],
  ['hours:breakfast', '07:00-11:00'],
  ['restaurant_count', '1'],
  ['size:spa', '180 m²'],
];
const amenities = ['Sauna', 'Restaurant', 'Breakfast', 'Spa', 'Terrace'];

test('a new user puts a first page live in two languages', async ({ page }) => {
  await createAccount(page);
  await createWorkspace(page);
  await addProperty(page);
  await stateFacts(page);
  await addEvent(page);

  await expect(page.getByRole('checkbox', { name: 'English' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'German' }).check();
  await page.getByRole('button', { name: 'Write page' }).click();
  for (const language of ['English', 'German'])
    await expect(page.getByRole('link', { name: `Check ${language}` })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Check German' }).click();
  await expect(page.getByText(/^0 without a source$/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ready for guests' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish 2 now' }).click();

  const address = (await page.getByRole('link', { name: 'View German live' }).getAttribute('href')) ?? '';
  expect(address).toContain(`seehof-hard-domain.localhost:${new URL(foyer.sites).port}/de/`);
  const guest = await page.context().newPage();
  expect((await guest.goto(address))?.status()).toBe(200);
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de');
  const nodes = await structuredData(guest);
  expect(nodes.find((node) => String(node['@type']).includes('Event'))).toMatchObject({
    name: 'Lake Light Night',
    location: { address: { streetAddress: 'Hafenstraße 1', addressLocality: 'Hard' } },
  });
  expect((await guest.goto(address.replace('/de/', '/')))?.status()).toBe(200);
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en');
});

async function createAccount(page: Page) {
  await page.goto(foyer.app);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('halden.example')).toHaveCount(0);
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lena');
  await page.getByLabel('Family name').fill('Moosbrugger');
  await page.getByLabel('Email').fill('lena@seehof.example');
  await page.getByLabel('Password').fill('vier alte Linden');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Lena Moosbrugger')).toBeVisible({ timeout: 30_000 });
}

async function createWorkspace(page: Page) {
  await page
    .getByRole('button', { name: /No workspace/ })
    .first()
    .click();
  await page.getByText('Create New Workspace').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(dialog.getByText('Workspace name is required').first()).toBeVisible();
  await dialog.getByLabel('Workspace Name').fill('Seehof Hard');
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(page.getByText('Workspace created successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

async function addProperty(page: Page) {
  await page
    .getByRole('link', { name: 'Add property' })
    .or(page.getByRole('button', { name: 'Add property' }))
    .first()
    .click();
  if (!(await page.getByRole('dialog').isVisible()))
    await page.getByRole('button', { name: 'Add property' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Seehof Hard');
  await dialog.getByLabel('Address').fill('Uferstraße 7');
  await dialog.getByLabel('Postal code').fill('6971');
  await dialog.getByLabel('City').fill('Hard');
  await dialog.getByLabel('Country').selectOption('AT');
  await dialog.getByLabel('Latitude').fill('47.4889');
  await dialog.getByLabel('Longitude').fill('9.6861');
  await dialog.getByLabel('Time zone').fill('Europe/Vienna');
  await dialog.getByLabel('Reservation link').fill('https://book.seehof.example/');
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await expect(dialog).toHaveCount(0);
}

async function stateFacts(page: Page) {
  await page.getByRole('link', { name: 'Hotel Decor' }).click();
  for (const [name, value] of facts) {
    await page.getByRole('button', { name: 'Add fact' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Value').fill(value);
    await dialog.getByLabel('Source').fill('House folder, page 2');
    await dialog.getByRole('button', { name: 'Add fact' }).click();
    await expect(dialog).toHaveCount(0);
  }
  for (const name of amenities) {
    const box = page.getByRole('checkbox', { name, exact: true });
    await box.check();
    await expect(box).toBeChecked();
  }
  const save = page.getByRole('button', { name: 'Save amenities' });
  if (await save.isVisible()) await save.click();
}

async function addEvent(page: Page) {
  await page.getByRole('link', { name: 'Landing Pages' }).click();
  await expect(page.getByText('No event in this range')).toBeVisible();
  await page.getByRole('button', { name: 'Add your own event' }).first().click();
  const dialog = page.getByRole('dialog');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Title').fill('Lake Light Night');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  for (const message of ['Event start is required', 'Venue name is required', 'Venue street address is required'])
    await expect(dialog.getByText(message).first()).toBeVisible();
  await dialog.getByLabel('Starts on').fill(day);
  await dialog.getByLabel('Ends on').fill(day);
  await dialog.getByLabel('Venue').fill('Hafenmole');
  await dialog.getByLabel('Street address').fill('Hafenstraße 1');
  await dialog.getByLabel('Latitude').fill('47.4935');
  await dialog.getByLabel('Longitude').fill('9.6902');
  await dialog.getByLabel('Lowest ticket price').fill('0');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lake Light Night, Hard' })).toBeVisible();
}
