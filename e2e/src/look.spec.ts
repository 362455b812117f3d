/** The look of a site: changed on each of its screens beside the real one, and live as a whole once it is published. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaintsDayAndNight, sideways } from './looking.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

/** A CSS variable of the page that is open. */
const variable = (root: Element, name: string) => getComputedStyle(root).getPropertyValue(`--${name}`);

async function openScreen(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

test('a look is changed beside the real site, and guests see it as a whole once it is published', async ({ page }) => {
  await signIn(page, foyer, 'owner@halden.example');
  const frame = page.frameLocator('iframe[title="Your site as you are editing it"]');
  const root = frame.locator('html');
  const guest = await page.context().newPage();
  const site = new URL(foyer.sites);
  site.hostname = 'halden.localhost';

  // Colors: one that cannot be read is mended by the nearest of its hue, and the site keeps its place meanwhile.
  await openScreen(page, 'Colors');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await root.evaluate(() => scrollTo(0, 600));
  await page.getByRole('textbox', { name: 'Muted text', exact: true }).fill('#a5b0c0');
  await expect(page.getByText('One pair fails contrast.')).toBeVisible();
  await expect.poll(() => root.evaluate(variable, 'muted')).toBe('#a5b0c0');
  expect(await complaintsDayAndNight(page, 'colors')).toEqual([]);
  await page.getByRole('button', { name: /^Use #[0-9a-f]{6} for Muted text$/ }).click();
  await expect(page.getByText('Every pair can be read.')).toBeVisible();
  const mended = await page.getByRole('textbox', { name: 'Muted text', exact: true }).inputValue();
  await expect.poll(() => root.evaluate(variable, 'muted')).toBe(mended);
  await expect.poll(() => root.evaluate(() => scrollY)).toBe(600);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => root.evaluate(variable, 'muted')).toBe('#a5b0c0');
  await page.getByRole('button', { name: /^Use #/ }).click();

  await openScreen(page, 'Buttons');
  await page.getByText('Large', { exact: true }).click();
  await page.getByRole('slider', { name: 'Corners, in pixels' }).fill('20');
  await expect.poll(() => root.evaluate(variable, 'button-height')).toBe('3.5rem');
  await expect(frame.locator('.button').first()).toHaveCSS('border-radius', '20px');

  await openScreen(page, 'Divider');
  await page.getByText('Dotted', { exact: true }).click();
  const line = (before: Element) => getComputedStyle(before, '::before').borderTopStyle;
  await expect.poll(() => frame.locator('.section:not(.pair, .band) > .prose').first().evaluate(line)).toBe('dotted');

  await openScreen(page, 'Typography');
  await page.getByRole('combobox', { name: 'Headings' }).selectOption('playfair-display');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Playfair Display"/);
  await expect
    .poll(() =>
      root.evaluate(() => [...document.fonts].some((face) => /Playfair/.test(face.family) && face.status === 'loaded')),
    )
    .toBe(true);

  await openScreen(page, 'Container');
  await page.getByRole('spinbutton', { name: /^Width of the content/ }).fill('1000');
  await expect.poll(() => root.evaluate(variable, 'page-width')).toBe('62.5rem');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  await page.getByText('Site', { exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await complaintsDayAndNight(page, 'container on a phone')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Nothing of it has reached a guest; then all of it does.
  await guest.goto(site.href);
  expect(await guest.locator('html').evaluate(variable, 'muted')).toBe('#5a635f');
  await page.getByRole('button', { name: 'What changed' }).click();
  const changes = page.getByRole('dialog', { name: 'What changed' }).getByRole('listitem');
  await expect(changes.filter({ hasText: 'Typography, heading' })).toHaveText(/newsreader.*playfair-display/);
  await expect(changes).toHaveCount(6);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Publish 6 changes' }).click();
  await expect(page.getByText('Guests see version 1.')).toBeVisible();
  await guest.reload();
  const names = ['muted', 'radius', 'button-height', 'line-style', 'page-width'];
  const seen = await Promise.all(names.map((name) => guest.locator('html').evaluate(variable, name)));
  expect(seen).toEqual([mended, '20px', '3.5rem', 'dotted', '62.5rem']);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Playfair Display"/);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('list', { name: 'Published versions' })).toContainText(/Version 1.*Greta Hagen: look/);
  await page.keyboard.press('Escape');

  // Whoever has a dark device sees the night's colors once the team lets them, and can read them.
  await openScreen(page, 'Colors');
  await page.getByText('As their device', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('Guests see version 2.')).toBeVisible();
  await guest.reload();
  const ground = () => guest.locator('html').evaluate(variable, 'paper');
  const day = await ground();
  expect(await complaintsDayAndNight(guest, 'the site')).toEqual([]);
  await guest.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(day);
});
