import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { type WritingProvider, writingProviderEndpoints } from '@foyer/contract/writing-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { halden, permissionEntries } from '#testing/samples.ts';

const { one, save, test: trial, remove } = writingProviderEndpoints;
const provider: WritingProvider = {
  ...{ baseUrl: 'https://writer.example/v1', model: 'writer-1', visionModel: '', keySet: true, works: null },
  ...{ testedAt: null, savedBy: 'Ines Brandt', savedAt: '2026-11-20T08:00:00Z', version: 3 },
};
const apiOf = (role: 'admin' | 'manager', own: WritingProvider | null) =>
  haldenApi()
    .on(permissionEndpoints.list, () => permissionEntries(rolePermissions[role]))
    .on(one, () => ({ own, otherwise: 'built-in' as const }));

test('a service is tried as it is typed and saved with its key, and what is wrong stands at its field', async () => {
  const api = apiOf('admin', null)
    .on(trial, () => ({ works: false, message: 'The service does not accept this key.' }))
    .on(save, () =>
      refusal(422, { validationErrors: [{ field: 'baseUrl', message: 'Use an address with https' }], message: 'x' }),
    );
  const { user } = renderPath('/settings/billing', { api });
  await screen.findByText('Texts are written by the built-in writer, which asks nobody.');
  await user.click(screen.getByRole('button', { name: 'Use your own service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use your own writing service' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText(/Write the address of the service/);
  dialog.getByText('Model is required');
  expect(api.asked(save)).toHaveLength(0);

  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'http://writer.example/v1/');
  await user.type(dialog.getByRole('textbox', { name: 'Model' }), 'writer-1');
  await user.type(dialog.getByLabelText('Key'), 'sk-4711');
  await user.click(dialog.getByRole('button', { name: 'Test connection' }));
  await dialog.findByText('The service does not accept this key.');
  const asked = { baseUrl: 'http://writer.example/v1', model: 'writer-1', visionModel: '', apiKey: 'sk-4711' };
  expect(api.asked(trial)[0]).toMatchObject({ params: { id: halden.id }, body: asked });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Use an address with https');

  api.on(save, () => provider).on(one, () => ({ own: provider, otherwise: 'built-in' as const }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Stored, never shown');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what stands is tested without its key, changed by the version seen, and removed after a question', async () => {
  const api = apiOf('admin', provider)
    .on(trial, () => ({ works: true, message: 'writer-1 answered.' }))
    .on(save, () =>
      refusal(412, { message: 'Somebody else saved this in the meantime', present: { ...provider, model: 'theirs' } }),
    )
    .on(remove, () => new Response(null, { status: 204 }));
  const { user } = renderPath('/settings/billing', { api });
  await user.click(await screen.findByRole('button', { name: 'Test connection' }));
  await screen.findByText('writer-1 answered.');
  expect(api.asked(trial)[0]?.body).not.toHaveProperty('apiKey');

  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change writing service' }));
  await user.type(dialog.getByRole('textbox', { name: 'Model' }), 'b');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const two = within(await dialog.findByRole('alert', { name: 'Two versions' }));
  two.getByText('theirs');
  expect(api.asked(save)[0]?.headers.get('if-match')).toBe('"3"');
  expect(api.asked(save)[0]?.body).toEqual({ baseUrl: provider.baseUrl, model: 'writer-1b', visionModel: '' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  api.on(one, () => ({ own: null, otherwise: 'built-in' as const }));
  await user.click(await screen.findByRole('button', { name: 'Remove service' }));
  await screen.findByRole('button', { name: 'Use your own service' });
  expect(api.asked(remove)).toHaveLength(1);
});

test('who may not change the organization is told nothing of it, and a failure can be tried again', async () => {
  const closed = apiOf('manager', provider);
  const shown = renderPath('/settings/billing', { api: closed });
  await screen.findByText(/Plan and use are shown to people who manage the billing/);
  expect(closed.asked(one)).toHaveLength(0);
  shown.unmount();

  const api = apiOf('admin', provider).on(one, () => refusal(500, { message: 'The database is resting' }));
  const { user } = renderPath('/settings/billing', { api });
  await screen.findByText(/The database is resting/);
  api.on(one, () => ({ own: provider, otherwise: 'built-in' as const }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => screen.getByText('https://writer.example/v1'));
});
