import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { propertyEndpoints } from '@foyer/contract/properties';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, permissionEntries, property, uuid, workspace } from '#testing/samples.ts';

async function openForm(api = haldenApi()) {
  const view = renderPath('/settings/workspace', { api });
  await view.user.click(await screen.findByRole('button', { name: 'Add property' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Add property' })) };
}

async function fillIn(user: UserEvent, dialog: ReturnType<typeof within>): Promise<void> {
  await user.type(dialog.getByLabelText('Name'), 'Halden Bootshaus');
  await user.selectOptions(dialog.getByLabelText('Stars'), '4');
  await user.type(dialog.getByLabelText('Address'), 'Seepromenade 3');
  await user.type(dialog.getByLabelText('City'), 'Lindau');
  await user.selectOptions(dialog.getByLabelText('Country'), 'Germany');
  await user.type(dialog.getByLabelText('Latitude'), '47.544');
  await user.type(dialog.getByLabelText('Longitude'), '9.684');
  await user.clear(dialog.getByLabelText('Time zone'));
  await user.type(dialog.getByLabelText('Time zone'), 'Europe/Berlin');
  await user.click(dialog.getByRole('button', { name: 'Add property' }));
}

test('every message stands above the form and leads to its field', async () => {
  const { user, dialog, api } = await openForm();
  await user.type(dialog.getByLabelText('E-mail'), 'hello@');
  await user.type(dialog.getByLabelText('Reservation link'), 'halden/book');
  await user.click(dialog.getByRole('button', { name: 'Add property' }));
  const summary = within(await dialog.findByRole('alert'));
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Property name is required',
      'Property address is required',
      'Property city is required',
      'Property country is required',
      'Latitude is required',
      'Longitude is required',
      'Invalid email format',
      'Invalid reservation link URL',
    ]),
  );
  await user.click(summary.getByRole('button', { name: 'Property city is required' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('City'));
  expect(api.asked(propertyEndpoints.create)).toHaveLength(0);
});

test('a property is added to the active workspace', async () => {
  const api = haldenApi().on(propertyEndpoints.create, () => property(42, { name: 'Halden Bootshaus' }));
  const { user, dialog } = await openForm(api);
  await fillIn(user, dialog);
  await screen.findByText('Property added');
  expect(api.asked(propertyEndpoints.create)[0]?.body).toMatchObject({
    workspaceId: uuid(20),
    name: 'Halden Bootshaus',
    type: 'hotel',
    starRating: 4,
    country: 'DE',
    latitude: 47.544,
    timeZone: 'Europe/Berlin',
    checkInTime: '15:00',
    email: '',
  });
});

test('a property that could not be added stays in the form, with the reason', async () => {
  const api = haldenApi().on(propertyEndpoints.create, () =>
    refusal(409, { message: 'All 5 property slots of this workspace are in use', code: 'property-limit' }),
  );
  const { user, dialog } = await openForm(api);
  await fillIn(user, dialog);
  await screen.findByText('Failed to create property');
  await screen.findByText('All 5 property slots of this workspace are in use');
  expect(dialog.getByLabelText<HTMLInputElement>('City').value).toBe('Lindau');
});

test('what the server finds wrong stands at its field', async () => {
  const api = haldenApi().on(propertyEndpoints.update, () =>
    refusal(422, { message: 'No', validationErrors: [{ field: 'name', message: 'Another property has this name' }] }),
  );
  const { user } = renderPath('/settings/workspace', { api });
  await user.click(await screen.findByRole('button', { name: 'Edit Halden am See' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit property' }));
  await user.click(dialog.getByRole('button', { name: 'Save property' }));
  await dialog.findByRole('textbox', { name: 'Name', description: 'Another property has this name' });
  await screen.findByText('Failed to update property');
});

test('with all slots in use the button says so', async () => {
  const api = haldenApi().on(workspaceEndpoints.mine, () =>
    listed({ workspace: workspace(20, { propertySlots: 2 }), role: 'owner' }),
  );
  const { user } = renderPath('/settings/workspace', { api });
  await screen.findByRole('button', { name: 'Edit Halden am See' });
  const add = screen.getByRole('button', { name: 'Add property' });
  await user.click(add);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findByRole('tooltip')).textContent).toContain('All 2 property slots');
});

test('deleting asks first and says what goes', async () => {
  const api = haldenApi().on(propertyEndpoints.remove, () => undefined);
  const { user } = renderPath('/settings/workspace', { api });
  await user.click(await screen.findByRole('button', { name: 'More about Halden Stadthaus' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete property' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Halden Stadthaus' }));
  expect(api.asked(propertyEndpoints.remove)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete property' }));
  await screen.findByText('Property deleted');
  expect(api.asked(propertyEndpoints.remove)[0]?.params).toEqual({ id: uuid(41) });
});

test('a save that comes too late shows both versions, and mine is saved once I choose it', async () => {
  const present = property(40, { city: 'Hard', version: 2 });
  const api = haldenApi().on(propertyEndpoints.update, ({ headers }) =>
    headers.get('if-match') === '"2"'
      ? property(40, { version: 3 })
      : refusal(412, { message: 'Somebody else saved this in the meantime', code: 'stale', present }),
  );
  const { user } = renderPath('/settings/workspace', { api });
  await user.click(await screen.findByRole('button', { name: 'Edit Halden am See' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit property' }));
  await user.type(dialog.getByLabelText('City'), ' am Bodensee');
  await user.click(dialog.getByRole('button', { name: 'Save property' }));
  const versions = within(await dialog.findByRole('alert', { name: 'Two versions' }));
  for (const words of ['City', 'Bregenz am Bodensee', 'Hard']) versions.getByText(words);
  expect(versions.queryByText('Country')).toBeNull();
  await user.click(versions.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Property saved');
  expect(api.asked(propertyEndpoints.update).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
});

test('who may only read properties is offered no change', async () => {
  const api = haldenApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  renderPath('/settings/workspace', { api });
  await screen.findByText('Dornbirn, 4 stars, 3 facts');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Add property|Edit Halden am|More about/ })).toBeNull(),
  );
});
