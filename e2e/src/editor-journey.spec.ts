/** The main job on the demo data, as the hotel's editor: from an event nearby to a live page in two languages. */

import type { Foyer } from '@foyer/tools/whole-foyer';
import { expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { signIn, structuredData } from './person.ts';

let foyer: Foyer;
test.beforeAll(async () => {
  foyer = await startDemo();
});
test.afterAll(() => foyer?.stop());

async function openEditor(page: Page) {
  await signIn(page, foyer, 'editor@halden.example');
  await page.getByRole('link', { name: 'Landing Pages' }).click();
  await expect(page.getByRole('heading', { name: 'Which event brings guests?' })).toBeVisible();
}

test('an editor puts a page about a nearby event live in two languages, every claim traced', async ({ page }) => {
  await openEditor(page);

  // An event no page covers yet, in a town nearby.
  const rows = page.getByRole('region', { name: 'Events nearby' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const row = rows
    .filter({ hasNot: page.getByText(/Published|Draft|Scheduled/) })
    .filter({ hasText: ' km' })
    .first();
  const title = (await row.getByRole('button').first().textContent()) ?? '';
  await row.getByRole('button').first().click();
  await expect(page.getByRole('button', { name: new RegExp(`^${escaped(title)}, `), pressed: true })).toBeVisible();
  await row.getByRole('button', { name: 'Choose' }).click();

  await expect(page.getByRole('heading', { level: 1, name: new RegExp(escaped(title)) })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'English' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'German' })).toBeChecked();
  for (const language of ['French', 'Spanish']) await page.getByRole('checkbox', { name: language }).uncheck();
  await page.getByRole('button', { name: 'Write page' }).click();
  await expect(page.getByRole('link', { name: 'Check English' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Check German' })).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'Check English' }).click();
  const editor = page.getByRole('textbox', { name: /^Text of / });
  await expect(editor).toBeVisible();
  await expect(page.getByText(/^0 without a source$/)).toBeVisible();
  await expect(editor.locator('mark.claim-ink').first()).toBeVisible();

  // A sentence no fact carries turns red as it is typed, and holds publishing back until it is gone.
  const paragraph = editor.locator('[data-role="paragraph"]').first();
  await paragraph.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' A free shuttle brings you home.');
  await expect(page.getByText(/^1 without a source$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Remove sentence' }).click();
  await expect(page.getByText(/^0 without a source$/)).toBeVisible();
  await expect(editor).not.toContainText('shuttle');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ready for guests' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish 2 now' }).click();
  await expect(page.getByRole('link', { name: 'View English live' })).toBeVisible();

  // For ten seconds it can be undone: the page leaves the site again, and publishing it anew brings it back.
  const undone = (await page.getByRole('link', { name: 'View English live' }).getAttribute('href')) ?? '';
  const notice = page.getByRole('listitem').filter({ hasText: 'English and German are live.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^English and German are ready/)).toBeVisible();
  const guest = await page.context().newPage();
  await expect.poll(async () => (await guest.goto(undone))?.status()).toBe(410);
  await page.getByRole('button', { name: 'Publish 2 now' }).click();
  await expect(page.getByRole('link', { name: 'View English live' })).toBeVisible();

  const address = (await page.getByRole('link', { name: 'View English live' }).getAttribute('href')) ?? '';
  const german = (await page.getByRole('link', { name: 'View German live' }).getAttribute('href')) ?? '';
  const started = Date.now();
  const answer = await guest.goto(address);
  expect(answer?.status()).toBe(200);
  test.info().annotations.push({ type: 'first view', description: `${Date.now() - started} ms` });
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en');
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(guest.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', german);
  expect(await guest.content()).not.toContain('shuttle');
  const nodes = await structuredData(guest);
  const event = nodes.find((node) => String(node['@type']).includes('Event'));
  expect(event).toMatchObject({ name: title, location: { address: { streetAddress: expect.stringMatching(/\S/) } } });
  expect(nodes.some((node) => /Hotel|LodgingBusiness/.test(String(node['@type'])))).toBe(true);
  await guest.goto(german);
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de');
  await expect(guest.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute('href', address);
  const sitemap = await guest.goto(new URL('/sitemap.xml', address).href);
  expect(await sitemap?.text()).toContain(german);

  // What becomes of it after its event is chosen by keyboard and counts at once, without publishing it again.
  const after = page.getByRole('region', { name: 'After the event' });
  await after.getByRole('radio', { name: 'Keep the address, announce next year' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(after.getByRole('status')).toHaveText('Saved');
  await expect(after.getByRole('radio', { name: /^Move to the archive on \d+ \w+/ })).toBeChecked();
  await endEventOf(page);
  const archive = new URL('/events/archive', address).href;
  await expect.poll(async () => (await guest.goto(archive))?.status()).toBe(200);
  await expect(guest.locator(`a[href="${new URL(address).pathname}"]`)).toBeVisible();
  await guest.goto(address);
  await guest.getByText('This event is over.').getByRole('link', { name: 'See what is on next' }).click();
  await expect(guest).toHaveURL(/\/events$/);

  // Taken away, the address says so.
  await page
    .getByRole('row', { name: /English/ })
    .getByRole('button', { name: 'Unpublish' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('link', { name: 'View English live' })).toHaveCount(0);
  await expect.poll(async () => (await guest.goto(address))?.status()).toBe(410);
  expect((await guest.goto(german))?.status()).toBe(200);
});

/** Says that the event of the page that is open ended a week ago. */
async function endEventOf(page: Page): Promise<void> {
  const read = async (path: string) => (await page.request.get(`${foyer.api}${path}`)).json();
  const id = /\/generate\/([^/]+)/.exec(page.url())?.[1];
  const { eventId } = await read(`/landing-pages/${id}`);
  const event = await read(`/events/${eventId}`);
  const { csrfToken } = await read('/csrf/token');
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const ended = await page.request.post(`${foyer.api}/update-event/${eventId}`, {
    headers: { 'x-csrf-token': csrfToken, origin: foyer.app },
    data: { ...event, eventStartDate: at(8), eventEndDate: at(7) },
  });
  expect(ended.status()).toBe(200);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
