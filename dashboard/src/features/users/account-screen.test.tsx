import { type UserSession, userEndpoints } from '@foyer/contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { ines, listed, uuid } from '#testing/samples.ts';

const here: UserSession = {
  id: uuid(900),
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  createdAt: '2026-11-20T08:00:00Z',
  lastSeenAt: new Date().toISOString(),
  current: true,
};
const phone: UserSession = {
  ...here,
  id: uuid(901),
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Safari/604.1',
  current: false,
};

const accountApi = () => haldenApi().on(userEndpoints.sessions, () => listed(here, phone));

async function change(api = accountApi()) {
  const view = renderPath('/settings/account', { api });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await view.user.clear(name);
  await view.user.type(name, 'Inès');
  await view.user.click(screen.getByRole('button', { name: 'Save profile' }));
  return view;
}

test('a saved name is told and shown in the user menu', async () => {
  const api = accountApi().on(userEndpoints.updateMe, ({ body }) => ({ ...ines, name: body.name }));
  await change(api);
  await screen.findByText('User profile updated successfully');
  expect(api.asked(userEndpoints.updateMe)[0]?.body).toEqual({ name: 'Inès', familyname: 'Brandt' });
  await screen.findByRole('button', { name: /^Your menu, ?Inès Brandt/ });
});

test('a failure is told', async () => {
  await change(accountApi().on(userEndpoints.updateMe, () => refusal(500, { message: 'Nothing works' })));
  await screen.findByText('Failed to update user profile');
});

test('a 422 with validation errors is only logged and shown at its field', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const validationErrors = [{ field: 'name', message: 'Name can have at most 120 characters' }];
  await change(accountApi().on(userEndpoints.updateMe, () => refusal(422, { message: 'Too long', validationErrors })));
  await screen.findByRole('textbox', { name: 'Name', description: 'Name can have at most 120 characters' });
  expect(warn).toHaveBeenCalledWith(expect.any(String), validationErrors);
  expect(screen.queryByText('Failed to update user profile')).toBeNull();
});

test('e-mail and picture are the sign-in service’s, and leaving with an unsaved name asks', async () => {
  const { user } = renderPath('/settings/account', { api: accountApi() });
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  expect(email.readOnly).toBe(true);
  expect(email.value).toBe('ines@halden.example');
  screen.getByText('Picture and e-mail come from your sign-in service and are changed there.');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a');
  await user.click(screen.getByRole('link', { name: 'Languages' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(window.location.pathname).toBe('/settings/account');
});

test('the theme is put on the page and kept', async () => {
  const { user } = renderPath('/settings/account', { api: accountApi() });
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('foyer.theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(false));
  expect(localStorage.getItem('foyer.theme')).toBeNull();
});

test('another session is ended, or all of them', async () => {
  const api = accountApi()
    .on(userEndpoints.endSession, () => undefined)
    .on(userEndpoints.endOtherSessions, () => undefined);
  const { user } = renderPath('/settings/account', { api });
  const list = within(await screen.findByRole('list', { name: 'Sessions' }));
  const [mine, other] = list.getAllByRole('listitem');
  expect(mine?.textContent).toContain('Firefox on Linux');
  expect(mine?.textContent).toContain('This browser');
  expect(other?.textContent).toContain('Safari on iPhone');
  expect(list.getAllByRole('button')).toHaveLength(1);
  await user.click(list.getByRole('button', { name: /^End session of Safari on iPhone/ }));
  await screen.findByText('Signed out there');
  expect(api.asked(userEndpoints.endSession)[0]?.params).toEqual({ id: phone.id });
  await user.click(screen.getByRole('button', { name: 'Sign out elsewhere' }));
  const question = within(await screen.findByRole('dialog', { name: 'Sign out elsewhere' }));
  question.getByText(/One other browser is signed out at once/);
  expect(api.asked(userEndpoints.endOtherSessions)).toHaveLength(0);
  api.on(userEndpoints.sessions, () => listed(here));
  await user.click(question.getByRole('button', { name: 'Sign out elsewhere' }));
  await screen.findByText('Signed out elsewhere');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  await user.hover(screen.getByRole('button', { name: 'Sign out elsewhere' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('You are signed in nowhere else');
});

test('sessions that do not load say why, under which request, and load again', async () => {
  let broken = true;
  const api = accountApi().on(userEndpoints.sessions, () =>
    broken ? refusal(500, { message: 'Sessions are out of reach', requestId: 'r-17' }) : listed(here),
  );
  const { user } = renderPath('/settings/account', { api });
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(/Sessions are out of reach/);
  alert.getByText('Request r-17');
  broken = false;
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Firefox on Linux');
});

test('my data comes as a JSON file', async () => {
  const exported = { exportedAt: '2026-11-24T12:00:00Z', user: ines, roles: [], sessions: [here], acts: [] };
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file), revokeObjectURL() {} }));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const api = accountApi().on(userEndpoints.exportMe, () => exported);
  const { user } = renderPath('/settings/account', { api });
  await user.click(await screen.findByRole('button', { name: 'Export my data' }));
  await screen.findByText('Your data was downloaded');
  expect(names).toEqual(['foyer-data-2026-11-24.json']);
  expect(files[0]?.type).toBe('application/json');
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(exported);
  api.on(userEndpoints.exportMe, () => refusal(429, { message: 'Try again in a minute' }));
  await user.click(screen.getByRole('button', { name: 'Export my data' }));
  await screen.findByText('Failed to export your data');
  await screen.findByText('Try again in a minute');
});
