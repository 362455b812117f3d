/** What a team says on its site beside its pages: seen as it is edited, published as a whole, and read by guests. */
import { readFileSync } from 'node:fs';
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

const edited = (page: Page) => page.frameLocator('iframe[title="Your site as you are editing it"]');

/** No barrier and no scrolling sideways, on a desk and on a phone. */
async function expectWhole(page: Page, screen: string) {
  expect(await sideways(page)).toBe(0);
  expect(await complaintsDayAndNight(page, screen)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('radiogroup', { name: 'Look at' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await complaints(page, `${screen} on a phone`)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('identity, banners and booking are seen as they are edited and published together, categories at once', async ({
  page,
  context,
}) => {
  await signIn(page, foyer, 'owner@halden.example');
  const guest = await context.newPage();
  const site = foyer.sites.replace('localhost', 'halden.localhost');

  await page.getByRole('link', { name: 'Site Identity' }).click();
  await page.getByLabel('Name of the site').fill('Halden by the lake');
  await page.getByLabel('Icon from this computer').setInputFiles({
    name: 'Sign.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(new URL('../../server/src/seed/photos/bar.jpg', import.meta.url)),
  });
  await expect(page.getByRole('button', { name: 'Remove icon' })).toBeVisible();
  await expect(edited(page).getByRole('banner')).toContainText('Halden by the lake');
  await expectWhole(page, 'site identity');

  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('button', { name: 'Add banner' }).click();
  await page.getByLabel('Title, English', { exact: true }).first().fill('Open all winter');
  await page.getByLabel('On the button, English').fill('See what is on');
  await page.getByLabel('Link', { exact: true }).fill('/events');
  await expect(edited(page).getByRole('link', { name: 'See what is on' })).toBeVisible();
  await expectWhole(page, 'content');

  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  await page.getByLabel('Engine', { exact: true }).selectOption('HART');
  await page.getByLabel('Address', { exact: true }).fill('https://engine.example/rooms');
  const tester = page.getByRole('region', { name: 'Link tester' });
  await tester.getByLabel('Arrival').fill('2027-06-05');
  await tester.getByLabel('Departure').fill('2027-06-08');
  const link = tester.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue('https://engine.example/rooms?arrival=05/06/2027&nights=3&adults=2');
  await expectWhole(page, 'booking');

  // Nothing of it is for guests until it is published, and then all of it is.
  await guest.goto(site);
  await expect(guest.getByRole('banner')).not.toContainText('Halden by the lake');
  await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await guest.goto(site);
  await expect(guest.getByRole('banner')).toContainText('Halden by the lake');
  await expect(guest.getByRole('heading', { name: 'Open all winter' })).toBeVisible();
  // No engine answers at that name; what counts is where the site sends the guest.
  const sent = guest.waitForRequest(/^https:\/\/engine\.example\//);
  const stay = 'house=Halden+am+See&checkin=2027-06-05&checkout=2027-06-08&adults=2';
  await guest.goto(`${site}/_booking?${stay}`).catch(() => null);
  expect((await sent).url()).toBe(await link.inputValue());

  await page.getByRole('link', { name: 'Categories' }).click();
  const tree = page.getByRole('list', { name: 'Categories' });
  const market = tree.getByRole('listitem', { name: 'Market' });
  await market.getByRole('button', { name: /^Market/ }).press('Alt+ArrowDown');
  await expect(page.getByText('Market is 2 of 3 in Food and tradition')).toBeAttached();
  await tree
    .getByRole('listitem', { name: 'Trade fair' })
    .locator('[draggable]')
    .dragTo(tree.getByRole('listitem', { name: 'Sport' }), { targetPosition: { x: 60, y: 4 } });
  await expect(page.getByText('Trade fair is 2 of 4 in Active')).toBeAttached();
  await market.getByRole('button', { name: /^Market/ }).click();
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /category-config/.test(answer.url()),
  );
  await market.getByLabel('Text above its list, English').fill('Stalls by the lake until Christmas.');
  await market.getByLabel('Text above its list, English').blur();
  await (await kept).finished();
  await guest.goto(`${site}/category/market`);
  await expect(guest.getByText('Stalls by the lake until Christmas.')).toBeVisible();
  await expectWhole(page, 'categories');
});
