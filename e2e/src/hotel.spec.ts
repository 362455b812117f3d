/** A house as it is and as it looks: a fact is added, what rests on facts is seen, a room gets its photograph. */
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

test('a fact answers a question, its texts are told before it changes, and a room has its photograph', async ({
  page,
}) => {
  await signIn(page, foyer, 'editor@halden.example');
  await page.getByRole('link', { name: 'Hotel Decor' }).click();
  const asked = page.getByRole('region', { name: 'Completeness' });
  const meter = asked.getByRole('meter', { name: 'Questions answered' });
  await expect(meter).toBeAttached();
  const [before, all] = [await meter.getAttribute('value'), await meter.getAttribute('max')];
  expect(Number(before)).toBeLessThan(Number(all));
  await expect(page.getByRole('button', { name: /: on \d+ live texts$/ }).first()).toBeVisible();
  expect(await complaintsDayAndNight(page, 'facts')).toEqual([]);

  // The first open question is answered with where the answer comes from.
  await asked
    .getByRole('button', { name: /^State / })
    .first()
    .click();
  const add = page.getByRole('dialog', { name: 'Add fact' });
  const name = await add.getByLabel('Name').inputValue();
  const values: Record<string, string> = { distance: '92 km', policy: 'Children of any age are welcome', year: '1911' };
  await add.getByLabel('Value').fill(values[name.split(/[, ]/)[0]?.toLowerCase() ?? ''] ?? '18 EUR');
  await add.getByLabel('Source').fill('House data sheet');
  await expect(add.getByRole('region', { name: 'On live pages' })).toContainText(/live text/);
  expect(await complaints(page, 'add fact')).toEqual([]);
  await add.getByRole('button', { name: 'Add fact' }).click();
  await expect(add).toBeHidden();
  await expect(meter).toHaveAttribute('value', String(Number(before) + 1));

  // What rests on the number of rooms, and what another number would make wrong.
  await page.getByRole('button', { name: /^Room count: on \d+ live texts?$/ }).click();
  const uses = page.getByRole('dialog', { name: 'What rests on room count' });
  await expect(uses.getByRole('link', { name: 'View live' }).first()).toBeVisible();
  await expect(uses.locator('mark').first()).toBeVisible();
  expect(await complaints(page, 'what rests on a fact')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Room count' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit fact' });
  await edit.getByLabel('Value').fill('41');
  await expect(edit.getByText(/^\d+ live texts? would be wrong$/)).toBeVisible();
  await page.keyboard.press('Escape');

  // Facts that are due are looked at together.
  await page.getByRole('button', { name: 'Choose facts: review due' }).click();
  await page.getByRole('button', { name: 'Still true' }).click();
  await expect(page.getByText(/^\d+ facts? confirmed$/)).toBeVisible();
  await expect(page.getByText(/^review due/)).toHaveCount(0);

  // The garden, which the demo has no photograph of.
  await page.getByRole('tab', { name: 'Photographs' }).click();
  await expect(page.getByRole('row', { name: /^Garden Spring/ })).toContainText('missing');
  expect(await complaints(page, 'photographs')).toEqual([]);
  await page.getByRole('tab', { name: 'Rooms and areas' }).click();
  expect(await complaintsDayAndNight(page, 'rooms and areas')).toEqual([]);
  await page.getByRole('button', { name: 'Edit Garden' }).click();
  const place = page.getByRole('dialog', { name: 'Edit room or area' });
  await place.getByRole('checkbox', { name: 'Facade, first snow' }).check();
  await place.getByLabel('Season of Facade, first snow').selectOption('Winter');
  expect(await complaints(page, 'a room')).toEqual([]);
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Garden' })).toContainText('1 photograph');

  await page.getByRole('tab', { name: 'Mood and colors' }).click();
  const palette = page.getByRole('region', { name: 'Palette' });
  await expect(palette).toContainText('of rooms and areas');
  await expect(palette.getByText(/^#[0-9a-f]{6}$/)).toHaveCount(8);
  await page.getByRole('textbox', { name: 'Materials in English' }).fill('copper');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await complaintsDayAndNight(page, 'mood and colors')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['Facts', 'Rooms and areas', 'Mood and colors', 'Photographs']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    expect(await sideways(page), tab).toBe(0);
  }
  expect(await complaints(page, 'hotel decor, 390 px')).toEqual([]);
});
