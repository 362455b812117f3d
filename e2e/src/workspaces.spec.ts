/**
 * Workspaces in a real browser: the switcher and its card by mouse, keyboard and finger, the dialog with its toasts and
 * limits, links that open in the right place, and what a switch leaves alone.
 */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaints, complaintsDayAndNight } from './looking.ts';
import { signIn } from './person.ts';
import {
  activeProperty,
  card,
  height,
  list,
  openDialog,
  openSwitcher,
  placeOf,
  properties,
  switcher,
} from './switcher.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

const owner = 'owner@halden.example';

test('by mouse: the card comes in passing, and a property of another workspace brings its workspace along', async ({
  page,
}, info) => {
  await signIn(page, foyer, owner);
  await expect(activeProperty(page, 'Halden am See')).toBeVisible();
  await openSwitcher(page);
  await expect(list(page).getByText('3 workspaces available')).toBeVisible();
  await expect(list(page).getByRole('listitem').filter({ hasText: 'Active' })).toHaveText(/^.?Halden Collection/);
  expect(await height(list(page).getByRole('list'))).toBe('350px');

  await properties(page, 'Halden Collection').hover();
  await expect(card(page, 'Halden Collection').getByText('Halden Bootshaus')).toBeVisible();
  expect(await height(card(page, 'Halden Collection').getByRole('list'))).toBe('200px');
  await page.screenshot({ path: info.outputPath('card.png') });
  await page.mouse.move(900, 850);
  await expect(card(page, 'Halden Collection')).toBeHidden();

  await properties(page, 'Stadtgarten Venues').hover();
  const venues = card(page, 'Stadtgarten Venues');
  await venues.hover();
  await page.waitForTimeout(400);
  const chosen = venues.getByRole('listitem').last();
  const name = (await chosen.locator('.font-medium').textContent()) ?? '';
  await venues.getByPlaceholder('Search properties...').fill('no such house');
  await expect(venues.getByText('No matching properties')).toBeVisible();
  await venues.getByPlaceholder('Search properties...').fill(name);
  await venues.getByRole('listitem').getByRole('button').first().click();
  await expect(activeProperty(page, name)).toBeVisible();
  await expect(switcher(page)).toContainText('Stadtgarten Venues');
  await expect(list(page)).toBeHidden();

  await page.reload();
  await expect(activeProperty(page, name)).toBeVisible();
  await page.goto(foyer.app);
  await expect(activeProperty(page, name)).toBeVisible();
});

test('by keyboard alone', async ({ page }) => {
  await signIn(page, foyer, owner);
  await expect(activeProperty(page, 'Halden am See')).toBeVisible();
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByText('My Workspaces')).toBeVisible();
  for (let stops = 0; stops < 10; stops += 1) {
    if (await properties(page, 'Stadtgarten Venues').evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const venues = card(page, 'Stadtgarten Venues');
  await expect(venues, 'the focus alone opens it').toBeVisible();
  await expect(properties(page, 'Stadtgarten Venues')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(venues.getByPlaceholder('Search properties...')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(venues).toBeHidden();
  await expect(list(page), 'Escape closes the card alone').toBeVisible();
  await expect(properties(page, 'Stadtgarten Venues')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(venues.getByPlaceholder('Search properties...')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(venues.getByRole('listitem').first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(switcher(page)).toContainText('Stadtgarten Venues');
  await expect(list(page)).toBeHidden();
  await expect(switcher(page)).toBeFocused();
});

test('by finger, on a phone', async ({ browser }, info) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(foyer.app);
  await page.getByRole('button', { name: 'Sign in' }).first().tap();
  await page.getByLabel('Email').fill(owner);
  await page.getByLabel('Password').fill('foyer-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await expect(activeProperty(page, 'Halden am See')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
  await switcher(page).tap();
  await properties(page, 'Halden Collection').tap();
  const houses = card(page, 'Halden Collection');
  await expect(houses.getByText('Halden Bootshaus')).toBeVisible();
  await expect(houses.getByPlaceholder('Search properties...'), 'no keyboard comes up').not.toBeFocused();
  const box = await houses.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await page.screenshot({ path: info.outputPath('card-phone.png') });
  expect(await complaints(page, 'card on a phone')).toEqual([]);
  await properties(page, 'Halden Collection').tap();
  await expect(houses).toBeHidden();
  await properties(page, 'Halden Collection').tap();
  await houses.getByRole('button', { name: /Halden Bootshaus/ }).tap();
  await expect(activeProperty(page, 'Halden Bootshaus')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('a shared link opens in its place, for somebody who was elsewhere', async ({ page, browser }) => {
  await signIn(page, foyer, owner);
  await openSwitcher(page);
  await list(page)
    .getByRole('button', { name: /^Bergwerk Lodges/ })
    .click();
  await expect(switcher(page)).toContainText('Bergwerk Lodges');
  await page.getByRole('link', { name: 'Hotel Decor' }).click();
  await expect(page).toHaveURL(/\/hotel\?workspace=.+&property=.+/);
  const link = page.url();
  const house = await page.getByRole('button', { name: /^Property,/ }).getAttribute('aria-label');

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sign in' }).first().click();
  await other.getByLabel('Email').fill('editor@halden.example');
  await other.getByLabel('Password').fill('foyer-demo');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('button', { name: house ?? '' })).toBeVisible({ timeout: 30_000 });
  expect(other.url()).toBe(link);

  await other.goto(link.replace(/workspace=[^&]+/, 'workspace=01900000-0000-7000-8000-000000000000'));
  await expect(other.getByText(/^The link leads to a place you cannot open, or that is gone./)).toBeVisible();
  await other.context().close();
});

test('a switch leaves an open record where it is, and asks before unsaved changes are lost', async ({ page }) => {
  await signIn(page, foyer, owner);
  await expect(activeProperty(page, 'Halden am See')).toBeVisible();
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Landing Pages' }).click();
  await page.getByRole('link', { name: 'Harbour Advent, Lindau', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Text of / })).toBeVisible();
  await expect(page).toHaveURL(/workspace=.+&property=/);
  const record = page.url();
  await openSwitcher(page);
  await list(page)
    .getByRole('button', { name: /^Stadtgarten Venues/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Which event brings guests?' })).toBeVisible();
  await expect(switcher(page)).toContainText('Stadtgarten Venues');
  await page.goBack();
  await expect(page).toHaveURL(record);
  await expect(activeProperty(page, 'Halden am See')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Text of / })).toBeVisible();

  await page.getByRole('link', { name: 'Styleguide' }).click();
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('textbox', { name: 'Hotel name' }).fill('Halden in other words');
  const before = placeOf(page);
  await openSwitcher(page);
  await list(page)
    .getByRole('button', { name: /^Bergwerk Lodges/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Leave without saving' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(placeOf(page)).toEqual(before);
  await expect(switcher(page)).toContainText('Halden Collection');
  await expect(page.getByRole('textbox', { name: 'Hotel name' })).toHaveValue('Halden in other words');
});

test('axe finds nothing in switcher, card and dialog by day and by night', async ({ page }) => {
  await signIn(page, foyer, owner);
  await expect(activeProperty(page, 'Halden am See')).toBeVisible();
  const found: string[] = [];
  await openSwitcher(page);
  found.push(...(await complaintsDayAndNight(page, 'switcher')));
  await properties(page, 'Halden Collection').click();
  await expect(card(page, 'Halden Collection').getByText('Halden Bootshaus')).toBeVisible();
  found.push(...(await complaintsDayAndNight(page, 'card')));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const dialog = await openDialog(page);
  found.push(...(await complaintsDayAndNight(page, 'dialog')));
  await dialog.getByLabel('Styleguide', { exact: true }).selectOption('+ Create a new styleguide');
  await dialog.getByLabel('New Styleguide Name').fill('');
  await dialog.getByLabel('Property Slots').fill('7');
  await dialog.getByLabel('Workspace Name').press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  found.push(...(await complaintsDayAndNight(page, 'dialog with messages')));
  expect(found).toEqual([]);
});

// The last, since it uses up the organization's workspaces.
test('the dialog: messages, a failure that leaves nothing, creating, editing, and the limit', async ({
  page,
}, info) => {
  await signIn(page, foyer, owner);
  await expect(activeProperty(page, 'Halden am See')).toBeVisible();
  let dialog = await openDialog(page);
  await expect(dialog.getByText('Workspace usage: 3/5')).toHaveClass(/text-success/);
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  for (const message of [
    'Workspace name is required',
    'Domain selection is required',
    'Please select a styleguide or create a new one',
  ])
    await expect(dialog.getByText(message)).toHaveCount(2);
  await page.screenshot({ path: info.outputPath('messages.png') });

  await dialog.getByLabel('Workspace Name').fill('Halden Event Houses');
  await dialog.getByLabel('Domain').selectOption({ index: 1 });
  await dialog.getByLabel('Styleguide', { exact: true }).selectOption('+ Create a new styleguide');
  await expect(dialog.getByLabel('New Styleguide Name')).toHaveValue('Halden Event Houses Styleguide');
  await page.screenshot({ path: info.outputPath('filled.png') });
  await page.route(`${foyer.api}/workspaces`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'The disk is full' } })
      : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(page.getByText('Failed to save workspace')).toBeVisible();
  await expect(page.getByText('The disk is full')).toBeVisible();
  await expect(dialog.getByLabel('Workspace Name')).toHaveValue('Halden Event Houses');
  const made = await page.evaluate(
    (api) => fetch(`${api}/styleguides?take=100`, { credentials: 'include' }).then((answer) => answer.text()),
    foyer.api,
  );
  expect(made).not.toContain('Halden Event Houses Styleguide');

  await page.unroute(`${foyer.api}/workspaces`);
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(page.getByText('Created new styleguide')).toBeVisible();
  await expect(page.getByText('Workspace created successfully')).toBeVisible();
  await page.screenshot({ path: info.outputPath('created.png') });
  await expect(dialog).toHaveCount(0);
  await expect(switcher(page)).toContainText('Halden Event Houses');

  await page.goto(`${foyer.app}/settings/workspace`);
  await page.getByRole('button', { name: 'Edit workspace' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Workspace' });
  await expect(edit.getByLabel('Domain')).toBeDisabled();
  await expect(edit.getByLabel('Styleguide')).toBeDisabled();
  await expect(edit.getByLabel('Styleguide')).toContainText('Halden Event Houses Styleguide');
  await edit.getByLabel('Property Slots').fill('9');
  await edit.getByRole('button', { name: 'Update Workspace' }).click();
  await expect(edit.getByText('Property slots must be between 1 and 5')).toHaveCount(2);
  await edit.getByLabel('Property Slots').fill('');
  await edit.getByLabel('Workspace Name').fill('Halden Event Rooms');
  await expect(edit.getByLabel('Property Slots')).toHaveValue('5');
  await page.screenshot({ path: info.outputPath('edit.png') });
  await edit.getByRole('button', { name: 'Update Workspace' }).click();
  await expect(page.getByText('Workspace updated successfully')).toBeVisible();
  await expect(edit).toHaveCount(0);
  await expect(switcher(page)).toContainText('Halden Event Rooms');

  dialog = await openDialog(page);
  await dialog.getByLabel('Workspace Name').fill('Halden Fairs');
  await dialog.getByLabel('Domain').selectOption({ index: 1 });
  await dialog.getByLabel('Styleguide', { exact: true }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(switcher(page)).toContainText('Halden Fairs');
  dialog = await openDialog(page);
  await expect(dialog.getByText('Workspace usage: 5/5')).toHaveClass(/text-destructive/);
  await dialog.getByRole('button', { name: 'Create Workspace' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Organization workspace limit (5) reached');
  await page.screenshot({ path: info.outputPath('limit.png') });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(switcher(page)).toBeFocused();
});
