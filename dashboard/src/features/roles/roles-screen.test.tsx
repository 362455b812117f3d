import { permissionEndpoints, permissions, rolePermissions } from '@foyer/contract/permissions';
import { type Role, roleEndpoints } from '@foyer/contract/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { halden, listed, permissionEntries, uuid } from '#testing/samples.ts';

const fixed = (id: 'owner' | 'viewer'): Role => ({
  id,
  name: id,
  description: `What ${id}s do`,
  organisationId: null,
  isFixed: true,
  permissions: [...rolePermissions[id]],
  version: 1,
});

const writer: Role = {
  id: uuid(300),
  name: 'Campaign writer',
  description: 'Writes, publishes nothing',
  organisationId: halden.id,
  isFixed: false,
  permissions: ['content:read', 'content:write'],
  version: 3,
};

/** The catalogue, and what an admin holds. */
const rolesApi = (own: Role[] = [writer]) =>
  haldenApi()
    .on(permissionEndpoints.list, ({ query }) =>
      permissionEntries('organisationId' in query || 'workspaceId' in query ? rolePermissions.admin : permissions),
    )
    .on(roleEndpoints.list, () => listed(fixed('owner'), fixed('viewer'), ...own));

const open = (api = rolesApi()) => renderPath('/settings/workspace/roles', { api });

test('each role’s permissions stand in a table, by what they are about', async () => {
  open();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'May',
    'Owner',
    'Viewer',
    'Campaign writer',
  ]);
  const cells = (name: string) =>
    within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace('–', ''));
  expect(cells('billing manage')).toEqual(['Yes', 'No', 'No']);
  expect(cells('content write')).toEqual(['Yes', 'No', 'Yes']);
  expect(table.queryByText('reference write')).toBeNull();
  expect(table.getAllByRole('rowheader').filter(({ textContent }) => textContent === 'Style guides')).toHaveLength(1);
  screen.getByText('What owners do');
});

test('a role is made of what one holds; all that is missing is told', async () => {
  const api = rolesApi([]).on(roleEndpoints.create, () => writer);
  const { user } = open(api);
  await screen.findByText('No role of your own');
  await user.click(screen.getAllByRole('button', { name: 'New role' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'New role' }));
  await user.click(dialog.getByRole('button', { name: 'Create role' }));
  const summary = within(await dialog.findByRole('alert'));
  summary.getByRole('button', { name: 'Role name is required' });
  summary.getByRole('button', { name: 'Choose at least one permission' });
  const billing = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^billing manage/ });
  expect(billing.disabled).toBe(true);
  expect(billing.closest('label')?.textContent).toContain('You do not hold this yourself');
  await user.type(dialog.getByLabelText('Name'), 'Campaign writer');
  await user.click(dialog.getByRole('checkbox', { name: 'content write' }));
  await user.click(dialog.getByRole('checkbox', { name: 'content read' }));
  dialog.getByText('2 chosen');
  await user.click(dialog.getByRole('button', { name: 'Create role' }));
  await screen.findByText('Role created');
  expect(api.asked(roleEndpoints.create)[0]?.body).toEqual({
    organisationId: halden.id,
    name: 'Campaign writer',
    description: '',
    permissions: ['content:read', 'content:write'],
  });
});

test('a save that comes too late shows both versions; theirs can be taken', async () => {
  const present: Role = { ...writer, name: 'Campaign author', permissions: ['content:read'], version: 4 };
  const api = rolesApi().on(roleEndpoints.update, () =>
    refusal(412, { message: 'Somebody else saved this in the meantime', code: 'stale', present }),
  );
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Edit Campaign writer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit role' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Name');
  await user.type(name, ' II');
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  const versions = within(await dialog.findByRole('alert', { name: 'Two versions' }));
  for (const words of ['Campaign writer II', 'Campaign author']) versions.getByText(words);
  expect(versions.queryByText('Description')).toBeNull();
  await user.click(versions.getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(name.value).toBe('Campaign author'));
  expect(api.asked(roleEndpoints.update)[0]?.headers.get('if-match')).toBe('"3"');
});

test('closing with unsaved changes asks', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Campaign writer' }));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('Name'), 's');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
  await user.click(question.getByRole('button', { name: 'Leave and lose changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a role somebody holds is not deleted, and the reason is told', async () => {
  const message = 'Somebody holds this role. Take it away from them first.';
  const api = rolesApi().on(roleEndpoints.remove, () => refusal(409, { message, code: 'role-in-use' }));
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Delete Campaign writer' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete role' }));
  await screen.findByText('Failed to delete role');
  await screen.findByText(message);
  api.on(roleEndpoints.remove, () => undefined);
  await user.click(screen.getByRole('button', { name: 'Delete Campaign writer' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete role' }));
  await screen.findByText('Role deleted');
});

test('who may only read roles is offered no change', async () => {
  const api = rolesApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  open(api);
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /New role|Edit Campaign|Delete/ })).toBeNull();
});

test('a list that does not load says why', async () => {
  const api = rolesApi().on(roleEndpoints.list, () => refusal(500, { message: 'No roles today', requestId: 'r-2' }));
  const { user } = open(api);
  await screen.findByText(/No roles today/);
  screen.getByText('Request r-2');
  api.on(roleEndpoints.list, () => listed(fixed('owner')));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table');
});
