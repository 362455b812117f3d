/**
 * Events in a real browser, in another zone than theirs: a calendar is imported, an event of it told in a second language
 * and published, one language at a time to come, found again under Live Posts, thrown away and brought back as it was;
 * axe finds nothing on the way, wide and narrow, by day and by night.
 */
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
test.use({ timezoneId: 'America/New_York' });

/** Soon enough for the list that opens: today to three months on. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const stamp = (date: string, clock: string) => `${date.replaceAll('-', '')}T${clock}00`;
const lines = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//town//events//EN', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
const entry = (uid: string, title: string, date: string, place = 'Kornmarktplatz 1, 6900 Bregenz, Austria') => [
  'BEGIN:VEVENT',
  `UID:${uid}@town.example`,
  `DTSTART;TZID=Europe/Vienna:${stamp(date, '1930')}`,
  `DTEND;TZID=Europe/Vienna:${stamp(date, '2200')}`,
  `SUMMARY:${title}`,
  `LOCATION:${place}`,
  'GEO:47.5031;9.7471',
  'END:VEVENT',
];

test('a calendar is imported, an event told in two languages and published, and it stands under Events', async ({
  page,
}) => {
  await signIn(page, foyer, 'editor@halden.example');
  await page.goto(`${foyer.app}/liveposts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Posts' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^More about/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByRole('menuitem', { name: 'Import events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import events' })).toBeVisible();
  const calendar = lines(entry('quartet', 'Quartet by the Water', day(20)), [
    'BEGIN:VEVENT',
    'UID:broken@town.example',
    'SUMMARY:Without a day',
    'END:VEVENT',
  ]);
  await page
    .getByLabel('File from this computer')
    .setInputFiles({ name: 'town.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) });
  await page.getByRole('button', { name: 'Read file' }).click();
  await expect(page.getByText('town.ics was read; nothing is entered yet')).toBeVisible();
  const found = page.getByRole('region', { name: 'Lines' });
  await expect(found.getByRole('row', { name: /Quartet by the Water/ })).toContainText('19:30');
  await expect(found.getByRole('row', { name: /Without a day/ })).toContainText('Not readable');

  // A reload loses nothing: the import is known by its address.
  await page.reload();
  await page.getByRole('button', { name: 'Enter 1 event' }).click();
  await expect(page.getByText('The events are entered')).toBeVisible();
  await found.getByRole('link', { name: 'Quartet by the Water' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Quartet by the Water' })).toBeVisible();
  await expect(page.getByLabel('Starts on')).toHaveValue(day(20));
  await expect(page.getByLabel('Starts at')).toHaveValue('19:30');
  await expect(page.getByRole('button', { name: 'Time zone' })).toHaveText('Europe/Vienna');
  await expect(page.getByText(/On your own clock it starts/)).toBeVisible();
  await page.getByRole('button', { name: 'Add language' }).click();
  await page.getByRole('menuitem', { name: 'German' }).click();
  const german = page.getByRole('region', { name: 'German', exact: true });
  await german.getByLabel('Title').fill('Quartett am Wasser');
  for (const name of ['English', 'German'])
    await page.getByLabel(`Status in ${name}`).selectOption({ label: 'Published' });
  await page.getByLabel('Starts at').fill('20:15');
  await german.getByLabel('When German goes live').selectOption({ label: 'Later' });
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Event saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Starts at')).toHaveValue('20:15');
  await expect(german.getByLabel('Title')).toHaveValue('Quartett am Wasser');
  await expect(page.getByLabel('Status in German')).toHaveValue('scheduled');
  await page.getByLabel('When German goes live').selectOption({ label: 'Now' });
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Event saved')).toBeVisible();

  await page.goto(`${foyer.app}/liveposts?tab=events`);
  await page.getByRole('searchbox', { name: 'Search events, towns or venues' }).fill('quartet');
  const row = page.getByRole('list', { name: 'Events' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Published');
  await expect(row.getByRole('img', { name: 'German, live' })).toBeVisible();
  await page.goto(`${foyer.app}/liveposts?q=quartet`);
  await expect(page.getByRole('row', { name: /Quartet by the Water/ })).toContainText('Published');

  // Thrown away it is off the list, and comes back with both languages live.
  await page.getByRole('button', { name: 'More about Quartet by the Water' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 1 post' }).click();
  await expect(page.getByRole('dialog', { name: '1 post deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Quartet by the Water/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Bring back Quartet by the Water' }).click();
  await expect(page.getByText('Quartet by the Water is back, as it was')).toBeVisible();
  await page.getByRole('button', { name: 'Trash', exact: true }).click();
  const back = page.getByRole('row', { name: /Quartet by the Water/ });
  await expect(back.getByRole('img', { name: 'German, live' })).toBeVisible();

  // The same file once more adds nothing.
  await page.goto(`${foyer.app}/liveposts/import`);
  await page
    .getByLabel('File from this computer')
    .setInputFiles({ name: 'town.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) });
  await page.getByRole('button', { name: 'Read file' }).click();
  await expect(
    page
      .getByText('Lines')
      .or(page.getByRole('region', { name: 'Lines' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^New 0/ })).toBeVisible();
});

const screens: [path: string, settled: (page: Page) => ReturnType<Page['locator']>][] = [
  ['/liveposts', (page) => page.getByRole('button', { name: /^More about/ }).first()],
  ['/liveposts?tab=events', (page) => page.getByRole('list', { name: 'Events' }).getByRole('listitem').first()],
  ['/liveposts?tab=events&view=calendar', (page) => page.getByRole('table')],
  ['/liveposts?tab=events&view=radar', (page) => page.getByRole('button', { pressed: true }).first()],
  ['/liveposts?tab=venues', (page) => page.getByRole('table')],
  ['/liveposts/import', (page) => page.getByRole('button', { name: 'Read file' })],
  ['/liveposts/events/new', (page) => page.getByRole('button', { name: 'Save event' })],
  ['/liveposts/venues/new', (page) => page.getByRole('button', { name: 'Save venue' })],
];

test('axe finds nothing by day and by night, and nothing scrolls sideways', async ({ page }) => {
  await signIn(page, foyer, 'editor@halden.example');
  const found: string[] = [];
  for (const [path, settled] of screens) {
    await page.goto(foyer.app + path);
    await expect(settled(page)).toBeVisible();
    found.push(...(await complaintsDayAndNight(page, path)));
    await page.setViewportSize({ width: 390, height: 900 });
    await expect(settled(page)).toBeVisible();
    found.push(...(await complaints(page, `${path} at 390`)));
    expect(await sideways(page), path).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.goto(`${foyer.app}/liveposts`);
  await page.getByRole('checkbox', { name: 'Choose every post' }).check();
  await page.getByRole('region', { name: 'Chosen posts' }).getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await complaintsDayAndNight(page, 'unpublish')));
  expect(found).toEqual([]);
});
