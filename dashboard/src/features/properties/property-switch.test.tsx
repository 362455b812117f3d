import { propertyEndpoints } from '@foyer/contract/properties';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { uuid } from '#testing/samples.ts';

test('the properties of the workspace, the active one marked, and another chosen', async () => {
  const { user } = renderPath('/settings/account');
  await user.click(await screen.findByRole('button', { name: 'Property, Halden am See' }));
  const menu = within(await screen.findByRole('menu'));
  menu.getByText('Halden Collection');
  expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toContain('Halden am SeeBregenz');
  await user.click(menu.getByRole('menuitemradio', { name: /Halden Stadthaus/ }));
  await screen.findByRole('button', { name: 'Property, Halden Stadthaus' });
  expect(new URLSearchParams(window.location.search).get('property')).toBe(uuid(41));
});

test('workspaces that cannot be loaded are told, with a way to try again', async () => {
  const api = haldenApi().on(workspaceEndpoints.mine, () => refusal(500, { message: 'The database is away' }));
  const { user } = renderPath('/settings/account', { api });
  const bar = within(await screen.findByRole('banner'));
  await bar.findByText('Failed to load workspaces. Please try refreshing the page.');
  haldenApi();
  await user.click(bar.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Property, Halden am See' });
});

test('so are properties', async () => {
  const api = haldenApi().on(propertyEndpoints.list, () => refusal(500, { message: 'The properties are being moved' }));
  const { user } = renderPath('/settings/account', { api });
  const bar = within(await screen.findByRole('banner'));
  await bar.findByText('The properties are being moved');
  haldenApi();
  await user.click(bar.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Property, Halden am See' });
});
