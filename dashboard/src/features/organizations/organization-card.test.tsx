import { organizationEndpoints } from '@foyer/contract/organizations';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { halden, permissionEntries } from '#testing/samples.ts';

const apiOf = (role: 'owner' | 'admin' | 'manager') =>
  haldenApi()
    .on(permissionEndpoints.list, () => permissionEntries(rolePermissions[role]))
    .on(organizationEndpoints.billing, () => refusal(500, { message: 'Not asked here' }));

test('an owner renames the organization with the version they saw', async () => {
  const api = apiOf('owner').on(organizationEndpoints.update, () => ({ ...halden, name: 'Halden Houses' }));
  const { user } = renderPath('/settings/billing', { api });
  const name = await screen.findByRole('textbox', { name: 'Organization name' });
  expect(name).toHaveProperty('value', halden.name);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Organization name is required');
  expect(api.asked(organizationEndpoints.update)).toHaveLength(0);
  await user.type(name, 'Halden Houses');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Organization renamed');
  const [asked] = api.asked(organizationEndpoints.update);
  expect(asked?.body).toEqual({ name: 'Halden Houses' });
  expect(asked?.headers.get('if-match')).toBe(`"${halden.version}"`);
});

test('a name somebody else has changed in between is said, and saving again counts', async () => {
  const present = { ...halden, name: 'Halden Group', version: halden.version + 1 };
  const api = apiOf('admin').on(organizationEndpoints.update, () =>
    refusal(412, { code: 'stale', message: 'Somebody saved in between', present }),
  );
  const { user } = renderPath('/settings/billing', { api });
  await user.type(await screen.findByRole('textbox', { name: 'Organization name' }), ' Houses');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('It is called “Halden Group” by now. Save again to use your name.');
  api.on(organizationEndpoints.update, () => ({ ...present, name: `${halden.name} Houses` }));
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Organization renamed');
  expect(api.asked(organizationEndpoints.update)[1]?.headers.get('if-match')).toBe(`"${present.version}"`);
  expect(screen.queryByRole('button', { name: 'Delete organization' })).toBeNull();
});

test('an organization is deleted by its name alone', async () => {
  const api = apiOf('owner').on(organizationEndpoints.remove, () => new Response(null, { status: 204 }));
  const { user } = renderPath('/settings/billing', { api });
  await user.click(await screen.findByRole('button', { name: 'Delete organization' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${halden.name}` }));
  await user.click(dialog.getByRole('button', { name: 'Delete organization' }));
  expect(api.asked(organizationEndpoints.remove)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), halden.name);
  await user.click(dialog.getByRole('button', { name: 'Delete organization' }));
  await waitFor(() => expect(api.asked(organizationEndpoints.remove)[0]?.params).toEqual({ id: halden.id }));
  await screen.findByText('Organization deleted');
});

test('a manager sees no card', async () => {
  renderPath('/settings/billing', { api: apiOf('manager') });
  await screen.findByText(/Plan and use are shown to people who manage the billing/);
  expect(screen.queryByRole('textbox', { name: 'Organization name' })).toBeNull();
});
