import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { userRoleEndpoints } from '@foyer/contract/user-roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { halden, listed, permissionEntries, uuid } from '#testing/samples.ts';
import { binding, membersApi } from './testing/members.ts';

const open = (api = membersApi()) => renderPath('/settings/workspace/members', { api });
const rolesOf = async (name: string) => within(await screen.findByRole('list', { name: `Roles of ${name}` }));

/** Why it is off is known once it is known who is here. */
const offButton = (list: ReturnType<typeof within>, name: RegExp) =>
  waitFor(() => {
    const button = list.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    return button;
  });

test('people stand once, by name, with each of their roles and where it holds', async () => {
  const { api } = open();
  await rolesOf('Ines Brandt');
  await screen.findByText('Halden Stadthaus');
  const people = within(screen.getByRole('list', { name: 'People' }));
  expect(people.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Roles of Ines Brandt',
    'Roles of Jonas Feld',
    'Roles of Lea Amann',
  ]);
  const lines = (await rolesOf('Jonas Feld')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toContain('EditorHalden Collection');
  expect(lines[1]).toContain('ViewerHalden Stadthaus');
  expect(api.asked(userRoleEndpoints.list)[0]?.query).toMatchObject({ organisationId: halden.id });
});

test('the last owner stays, and nobody changes their own roles', async () => {
  const api = membersApi();
  const { user } = open(api);
  const mine = await rolesOf('Ines Brandt');
  await user.hover(await offButton(mine, /^Change Owner/));
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'The last owner stays. Make somebody else an owner first.',
  );
  await user.unhover(mine.getByRole('button', { name: /^Change Owner/ }));
  await user.click(await mine.findByRole('button', { name: /^Leave as Owner/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with two owners one may leave, but not change', async () => {
  const api = membersApi().on(userRoleEndpoints.list, () =>
    listed(binding(504, 'ines', 'owner'), binding(505, 'lea', 'owner')),
  );
  api.on(userRoleEndpoints.remove, () => undefined);
  const { user } = open(api);
  const mine = await rolesOf('Ines Brandt');
  await user.hover(await offButton(mine, /^Change Owner/));
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/^Nobody changes their own roles/);
  await user.click(await mine.findByRole('button', { name: /^Leave as Owner/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await screen.findByText('Role removed');
  expect(api.asked(userRoleEndpoints.remove)[0]?.params).toEqual({ id: uuid(504) });
});

test('another role is given before the old one is taken, at the same place', async () => {
  const api = membersApi()
    .on(userRoleEndpoints.create, () => binding(600, 'jonas', 'manager', { workspaceId: uuid(20) }))
    .on(userRoleEndpoints.remove, () => undefined);
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Change Editor of Jonas Feld, Halden Collection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change role of Jonas Feld' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Where').disabled).toBe(true);
  const role = dialog.getByLabelText<HTMLSelectElement>('Role');
  await waitFor(() =>
    expect([...role.options].filter((one) => one.disabled).map((one) => one.textContent)).toEqual([
      'Owner, not for a single workspace',
      'Admin, not for a single workspace',
    ]),
  );
  await user.selectOptions(role, 'Manager');
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  await screen.findByText('Role changed');
  expect(api.asked(userRoleEndpoints.create)[0]?.body).toEqual({
    userId: uuid(3),
    roleId: 'manager',
    workspaceId: uuid(20),
  });
  expect(api.asked(userRoleEndpoints.remove).map(({ params }) => params)).toEqual([{ id: uuid(503) }]);
});

test('when the old role cannot be taken the new one is taken back', async () => {
  const api = membersApi()
    .on(userRoleEndpoints.create, () => binding(600, 'jonas', 'viewer', { workspaceId: uuid(20) }))
    .on(userRoleEndpoints.remove, ({ params }) =>
      params.id === uuid(503) ? refusal(409, { message: 'Not now', code: 'last-owner' }) : undefined,
    );
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: /^Change Editor of Jonas Feld/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('option', { name: 'Viewer' })).toBeTruthy());
  await user.selectOptions(dialog.getByLabelText('Role'), 'Viewer');
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  await screen.findByText('Failed to change the role');
  await screen.findByText('Not now');
  expect(api.asked(userRoleEndpoints.remove).map(({ params }) => params.id)).toEqual([uuid(503), uuid(600)]);
});

test('one more role is given at another place', async () => {
  const api = membersApi().on(userRoleEndpoints.create, () => binding(600, 'lea', 'editor', { propertyId: uuid(40) }));
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Give Lea Amann another role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give Lea Amann a role' }));
  await user.selectOptions(dialog.getByLabelText('Where'), uuid(40));
  dialog.getByText('Counts for this property alone');
  await waitFor(() => expect(dialog.getByRole<HTMLOptionElement>('option', { name: 'Editor' }).disabled).toBe(false));
  await user.selectOptions(dialog.getByLabelText('Role'), 'Editor');
  dialog.getByText('What editors do');
  await user.click(dialog.getByRole('button', { name: 'Give role' }));
  await screen.findByText('Role given');
  expect(api.asked(userRoleEndpoints.create)[0]?.body).toEqual({
    userId: uuid(4),
    roleId: 'editor',
    propertyId: uuid(40),
  });
});

test('who manages members but no roles gives and takes up to editor', async () => {
  const api = membersApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.manager));
  api.on(userRoleEndpoints.list, () => listed(binding(501, 'lea', 'viewer'), binding(505, 'jonas', 'admin')));
  const { user } = open(api);
  await user.hover(await screen.findByRole('button', { name: /^Remove Admin of Jonas Feld/ }));
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'This role permits more than you may give or take here.',
  );
  await user.click(screen.getByRole('button', { name: /^Change Viewer of Lea Amann/ }));
  const role = (await screen.findByRole('dialog')).querySelector<HTMLSelectElement>('[name="roleId"]');
  await waitFor(() =>
    expect([...(role?.options ?? [])].filter((one) => !one.disabled).map((one) => one.textContent)).toEqual([
      'Choose a role',
      'Editor',
      'Viewer',
      'Campaign writer',
    ]),
  );
});

test('who manages one workspace sees its people alone', async () => {
  const api = membersApi().on(permissionEndpoints.list, ({ query }) =>
    permissionEntries(query.organisationId ? [] : rolePermissions.manager),
  );
  open(api);
  await screen.findByText(/^Halden Collection: who works here/);
  await rolesOf('Jonas Feld');
  expect(api.asked(userRoleEndpoints.list)[0]?.query).toMatchObject({ workspaceId: uuid(20) });
  expect(screen.queryByRole('button', { name: /Lea Amann/ })).toBeNull();
  screen.getByRole('button', { name: 'Remove Editor of Jonas Feld, Halden Collection' });
});

test('who may only read members is offered nothing, who may not read them is told', async () => {
  const api = membersApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  const first = open(api);
  await rolesOf('Lea Amann');
  expect(screen.queryByRole('button', { name: /Change|Remove|Invite|Give/ })).toBeNull();
  first.unmount();
  api.on(permissionEndpoints.list, () => permissionEntries(['workspace:read']));
  open(api);
  await screen.findByText('Seeing the members is not part of your role.');
  expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
});

test('a list that does not load says why and loads again', async () => {
  const api = membersApi().on(userRoleEndpoints.list, () =>
    refusal(500, { message: 'The people are out', requestId: 'r-5' }),
  );
  const { user } = open(api);
  await screen.findByText(/The people are out/);
  screen.getByText('Request r-5');
  api.on(userRoleEndpoints.list, () => listed(binding(501, 'lea', 'viewer')));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rolesOf('Lea Amann');
});
