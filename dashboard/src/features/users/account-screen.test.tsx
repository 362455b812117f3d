import { userEndpoints } from '@foyer/contract/users';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { ines } from '#testing/samples.ts';

async function change(api = haldenApi()) {
  const view = renderPath('/settings/account', { api });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await view.user.clear(name);
  await view.user.type(name, 'Inès');
  await view.user.click(screen.getByRole('button', { name: 'Save profile' }));
  return view;
}

test('a saved name is told and shown in the user menu', async () => {
  const api = haldenApi().on(userEndpoints.updateMe, ({ body }) => ({ ...ines, name: body.name }));
  await change(api);
  await screen.findByText('User profile updated successfully');
  expect(api.asked(userEndpoints.updateMe)[0]?.body).toEqual({ name: 'Inès', familyname: 'Brandt' });
  await screen.findByRole('button', { name: /^Your menu, ?Inès Brandt/ });
});

test('a failure is told', async () => {
  await change(haldenApi().on(userEndpoints.updateMe, () => refusal(500, { message: 'Nothing works' })));
  await screen.findByText('Failed to update user profile');
});

test('a 422 with validation errors is only logged and shown at its field', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const validationErrors = [{ field: 'name', message: 'Name can have at most 120 characters' }];
  await change(haldenApi().on(userEndpoints.updateMe, () => refusal(422, { message: 'Too long', validationErrors })));
  await screen.findByRole('textbox', { name: 'Name', description: 'Name can have at most 120 characters' });
  expect(warn).toHaveBeenCalledWith(expect.any(String), validationErrors);
  expect(screen.queryByText('Failed to update user profile')).toBeNull();
});

test('the theme is put on the page and kept', async () => {
  const { user } = renderPath('/settings/account');
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('foyer.theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(false));
  expect(localStorage.getItem('foyer.theme')).toBeNull();
});
