/** The settings as an owner uses them: themselves, a domain, a second person, and the end of a workspace. */
import type { Foyer } from '@foyer/tools/whole-foyer';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { startDemo } from './demo.ts';
import { complaints, complaintsDayAndNight, sideways } from './looking.ts';
import { type NameServer, startNameServer } from './name-server.ts';
import { signIn } from './person.ts';

let foyer: Foyer;
let names: NameServer;
test.beforeAll(async () => {
  names = await startNameServer();
  foyer = await startDemo({ DNS_SERVER: names.address });
});
test.afterAll(async () => {
  await foyer?.stop();
  names?.stop();
});

const owner = 'owner@halden.example';
const at = (path: string) => `${foyer.app}/settings/${path}`;

/** Another browser of its own, as another computer would be. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** How many workspaces the API lets this browser see, asked once more. */
async function workspacesOf(page: Page): Promise<number> {
  const answer = await page.context().request.get(`${foyer.api}/workspaces/my-workspaces`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { total: number }).total;
}

test('a name is saved, and a second browser is signed out', async ({ page, browser }) => {
  await signIn(page, foyer, owner);
  await page.goto(at('account'));
  await page.getByLabel('Family name').fill('Hagen-Moser');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('User profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: /Your menu/ })).toContainText('Greta Hagen-Moser');

  const other = await elsewhere(browser);
  await signIn(other, foyer, owner);
  await page.reload();
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out elsewhere' }).click();
  await expect(page.getByText('Signed out elsewhere', { exact: true })).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await other.goto(at('account'));
  await expect(other).toHaveURL(/\/landing$/);
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(other.getByText('You were signed out here from another browser.')).toBeVisible();
  await other.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(other.getByRole('navigation', { name: 'Settings' })).toBeVisible({ timeout: 30_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^foyer-data-\d{4}-\d\d-\d\d\.json$/);
  await other.context().close();
});

test('a domain is proven by its TXT record', async ({ page }) => {
  await signIn(page, foyer, owner);
  await page.goto(at('workspace/domains'));
  await page.getByRole('button', { name: 'Add domain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add domain' });
  await dialog.getByLabel('Domain').fill('am-see.example');
  await dialog.getByRole('button', { name: 'Add domain' }).click();
  const card = page.getByRole('region', { name: 'am-see.example' });
  await expect(card.getByText('Not verified yet')).toBeVisible();
  await card.getByRole('button', { name: 'Check now' }).click();
  await expect(card.getByText(/^Last checked/)).toBeVisible();
  await expect(card.locator('.text-destructive')).toContainText('_foyer.am-see.example');
  names.texts.set(
    await card.getByRole('textbox', { name: 'Record name' }).inputValue(),
    await card.getByRole('textbox', { name: 'Record value' }).inputValue(),
  );
  await card.getByRole('button', { name: 'Check now' }).click();
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Show record' })).toBeVisible();
});

test('a person is invited, comes in, gets another role and loses it', async ({ page, browser }) => {
  await signIn(page, foyer, owner);
  await page.goto(at('workspace/members'));
  await page.getByRole('button', { name: 'Invite person' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('nora@gruber.example');
  await dialog.getByLabel('Where').selectOption({ label: 'Halden Collection, workspace' });
  await expect(dialog.getByRole('option', { name: 'Viewer' })).toBeEnabled();
  await dialog.getByLabel('Role').selectOption('viewer');
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(link).toContain(`${foyer.app}/invitation#`);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText('nora@gruber.example');

  const nora = await elsewhere(browser);
  await nora.goto(link);
  await expect(nora).toHaveURL(/\/landing$/);
  await nora.getByRole('button', { name: 'Sign in' }).first().click();
  await nora.getByRole('link', { name: 'Create account' }).click();
  await nora.getByLabel('Name', { exact: true }).fill('Nora');
  await nora.getByLabel('Family name').fill('Gruber');
  await nora.getByLabel('Email').fill('nora@gruber.example');
  await nora.getByLabel('Password').fill('drei lange Stege');
  await nora.getByRole('button', { name: 'Create account' }).click();
  await expect(nora.getByRole('heading', { name: 'Join Halden Collection' })).toBeVisible();
  await nora.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(nora.getByText('You joined Halden Collection')).toBeVisible();
  await nora.goto(`${foyer.app}/settings/workspace`);
  await expect(nora.getByRole('heading', { name: 'Halden Collection' })).toBeVisible();
  await expect(nora.getByRole('button', { name: 'Delete workspace' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Change Viewer of Nora Gruber, Halden Collection' }).click();
  await expect(dialog.getByRole('option', { name: 'Manager' })).toBeEnabled();
  await dialog.getByLabel('Role').selectOption('manager');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role changed')).toBeVisible();
  await nora.goto(at('workspace/members'));
  await expect(nora.getByRole('button', { name: 'Invite person' }).first()).toBeVisible();

  expect(await workspacesOf(nora)).toBe(1);
  await page.getByRole('button', { name: 'Remove Manager of Nora Gruber, Halden Collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove role' }).click();
  await expect(page.getByText('Role removed')).toBeVisible();
  expect(await workspacesOf(nora)).toBe(0);
  await nora.goto(at('workspace'));
  await expect(nora.getByText('No workspace yet')).toBeVisible();

  await page.goto(at('workspace/audit-log'));
  await page.getByLabel('Action').selectOption({ label: 'Took a role away' });
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(new URL(page.url()).searchParams.get('action')).toBe('user-role.removed');
  await nora.context().close();
});

test('a workspace is deleted by its name', async ({ page }) => {
  await signIn(page, foyer, owner);
  await page
    .getByRole('button', { name: /Halden Collection/ })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: /Bergwerk Lodges/ })
    .or(page.getByText('Bergwerk Lodges'))
    .first()
    .click();
  await page.goto(at('workspace'));
  await expect(page.getByRole('heading', { name: 'Bergwerk Lodges' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Bergwerk Lodges' });
  await expect(dialog.getByRole('region', { name: 'What will be lost' })).toContainText('with its facts');
  await dialog.getByRole('textbox').fill('Bergwerk Lodges');
  await dialog.getByRole('button', { name: 'Delete workspace' }).click();
  await expect(page.getByText('Workspace deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bergwerk Lodges' })).toHaveCount(0);
});

const screens = [
  'account',
  'billing',
  'workspace',
  ...['languages', 'members', 'roles', 'domains', 'audit-log'].map((path) => `workspace/${path}`),
];

test('axe finds nothing by day and by night, and nothing scrolls sideways', async ({ page }) => {
  await signIn(page, foyer, owner);
  const found: string[] = [];
  for (const path of screens) {
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1440) await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const over = await sideways(page);
      if (over > 0) found.push(`${path} at ${width} is ${over} too wide`);
      if (width === 1440) found.push(...(await complaintsDayAndNight(page, path)));
      else if (width === 390) found.push(...(await complaints(page, `${path} at ${width}`)));
    }
  }
  expect(found).toEqual([]);
});
