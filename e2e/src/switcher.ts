/** The parts of a page that choose the workspace and the property. */
import { expect, type Locator, type Page } from '@playwright/test';

export const switcher = (page: Page) => page.getByRole('button', { name: /^Workspace,/ });
export const list = (page: Page) => page.getByRole('dialog', { name: 'My Workspaces' });
export const card = (page: Page, workspace: string) => page.getByRole('dialog', { name: `Properties of ${workspace}` });
export const properties = (page: Page, workspace: string) =>
  list(page).getByRole('button', { name: `Properties of ${workspace}` });
export const activeProperty = (page: Page, name: string) => page.getByRole('button', { name: `Property, ${name}` });
export const placeOf = (page: Page) => {
  const params = new URL(page.url()).searchParams;
  return { workspace: params.get('workspace'), property: params.get('property') };
};
export const height = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).maxHeight);

export async function openSwitcher(page: Page) {
  await switcher(page).click();
  await expect(list(page).getByText('My Workspaces')).toBeVisible();
}

export async function openDialog(page: Page) {
  await openSwitcher(page);
  await list(page).getByRole('button', { name: 'Create New Workspace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Workspace' });
  await expect(dialog.getByText(/^Workspace usage: /)).toBeVisible();
  return dialog;
}
