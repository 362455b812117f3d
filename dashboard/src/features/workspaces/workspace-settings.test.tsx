import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { type WorkspaceImpact, workspaceEndpoints } from '@foyer/contract/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resetApi } from '#lib/api/call.ts';
import { type FakeApi, refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, permissionEntries, uuid } from '#testing/samples.ts';

const impact: WorkspaceImpact = {
  properties: 2,
  events: 31,
  pages: 1,
  publishedPages: 4,
  media: 0,
  members: 3,
  domain: { host: 'halden.example', freed: true },
};

type Answer = Response | undefined | Promise<undefined>;

async function deletion(remove: (api: FakeApi) => Answer) {
  const api = haldenApi().on(workspaceEndpoints.impact, () => impact);
  api.on(workspaceEndpoints.remove, () => remove(api));
  const view = renderPath('/settings/workspace', { api });
  await view.user.click(await screen.findByRole('button', { name: 'Delete workspace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Halden Collection' }));
  return { ...view, dialog };
}

const confirmed = async (remove: (api: FakeApi) => Answer) => {
  const view = await deletion(remove);
  await view.user.type(view.dialog.getByLabelText('Type Halden Collection to delete it'), 'Halden Collection');
  await view.user.click(view.dialog.getByRole('button', { name: 'Delete workspace' }));
  return view;
};

test('the record names slots, domain and style guide; what is chosen for good is locked', async () => {
  renderPath('/settings/workspace');
  await screen.findByText('2 of 5 in use');
  const domain = await screen.findByRole('link', { name: 'halden.example' });
  expect(domain.getAttribute('href')).toContain('/settings/workspace/domains');
  expect((await screen.findByRole('link', { name: 'Halden Styleguide' })).getAttribute('href')).toContain(
    '/styleguide',
  );
  expect(screen.getAllByText('Chosen when the workspace was created')).toHaveLength(2);
});

test('what would be lost is counted, and the name has to be typed', async () => {
  const { api, user, dialog } = await deletion(() => undefined);
  const losses = within(await dialog.findByRole('region', { name: 'What will be lost' }));
  await losses.findByText('properties with their facts');
  expect(losses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2properties with their facts',
    '1page',
    '4addresses guests can read now',
    '31events',
    '3people lose their role here',
  ]);
  losses.getByText('halden.example stays with the organization, free for another workspace.');
  await user.type(dialog.getByLabelText('Type Halden Collection to delete it'), 'Halden');
  await user.click(dialog.getByRole('button', { name: 'Delete workspace' }));
  expect(api.asked(workspaceEndpoints.remove)).toHaveLength(0);
});

test('a deleted workspace is told of and gone from the switcher', async () => {
  const { api } = await confirmed((fake) => {
    fake.on(workspaceEndpoints.mine, () => listed());
    return undefined;
  });
  await screen.findByText('Workspace deleted successfully');
  expect(api.asked(workspaceEndpoints.remove)[0]?.params).toEqual({ id: uuid(20) });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('No workspace yet');
});

test('one that is gone already counts as deleted', async () => {
  await confirmed(() => refusal(403, { message: 'Workspace not found', code: 'forbidden' }));
  await screen.findByText('Workspace deleted successfully (or was already deleted)');
});

test('a refusal says why and leaves the dialog open', async () => {
  const { dialog } = await confirmed(() => refusal(403, { message: 'You may not delete workspaces' }));
  await screen.findByText('Failed to delete workspace');
  await screen.findByText('You may not delete workspaces');
  dialog.getByRole('button', { name: 'Delete workspace' });
});

test('what is no refusal at all has a sentence too', async () => {
  await confirmed(() => {
    resetApi();
    return new Promise(() => {});
  });
  await screen.findByText('An unexpected error occurred during workspace deletion');
});

test('who may neither change nor delete is told so or not offered it', async () => {
  const api = haldenApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.editor));
  const { user } = renderPath('/settings/workspace', { api });
  await screen.findByText('2 of 5 in use');
  const edit = await screen.findByRole('button', { name: 'Edit workspace' });
  await waitFor(() => expect(edit.getAttribute('aria-disabled')).toBe('true'));
  await user.click(edit);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Changing this workspace is not part of your role');
  expect(screen.queryByRole('button', { name: 'Delete workspace' })).toBeNull();
});
