import { type Invitation, invitationEndpoints } from '@foyer/contract/invitations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { halden, listed, uuid } from '#testing/samples.ts';
import { membersApi } from './testing/members.ts';

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();

const invitation = (number: number, change: Partial<Invitation> = {}): Invitation => ({
  id: uuid(number),
  email: 'nora@halden.example',
  roleId: 'editor',
  roleName: 'editor',
  organisationId: halden.id,
  workspaceId: uuid(20),
  propertyId: null,
  invitedBy: 'Ines Brandt',
  createdAt: '2026-11-03T10:40:00Z',
  expiresAt: inAWeek,
  state: 'open',
  ...change,
});

const open = (api = membersApi()) => renderPath('/settings/workspace/members', { api });

test('an invitation needs a valid e-mail and a role; its link is shown once', async () => {
  const link = 'http://dashboard.test/invitation#token-1';
  const api = membersApi().on(invitationEndpoints.create, () => ({ ...invitation(801), link }));
  const { user } = open(api);
  await screen.findByText('No open invitation');
  await user.click(screen.getAllByRole('button', { name: 'Invite person' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite person' }));
  await user.type(dialog.getByLabelText('E-mail'), 'nora@');
  await user.click(dialog.getByRole('button', { name: 'Create invitation' }));
  await dialog.findByText('Invalid email format');
  dialog.getByText('Choose a role', { selector: 'p' });
  await user.type(dialog.getByLabelText('E-mail'), 'halden.example');
  await user.selectOptions(dialog.getByLabelText('Where'), uuid(20));
  await waitFor(() => expect(dialog.getByRole<HTMLOptionElement>('option', { name: 'Editor' }).disabled).toBe(false));
  await user.selectOptions(dialog.getByLabelText('Role'), 'Editor');
  api.on(invitationEndpoints.list, () => listed(invitation(801)));
  await user.click(dialog.getByRole('button', { name: 'Create invitation' }));
  const told = within(await screen.findByRole('dialog', { name: 'Invitation for nora@halden.example' }));
  expect(told.getByLabelText<HTMLInputElement>('Invitation link').value).toBe(link);
  told.getByText(/It is shown only now/);
  expect(api.asked(invitationEndpoints.create)[0]?.body).toEqual({
    email: 'nora@halden.example',
    roleId: 'editor',
    workspaceId: uuid(20),
  });
  await user.click(told.getByRole('button', { name: 'Done' }));
  const row = within(await screen.findByRole('list', { name: 'Invitations' }));
  row.getByText(/^Editor, Halden Collection\. Invited by Ines Brandt/);
  row.getByText(/runs out (next week|in 7 days)/);
  expect(screen.queryByDisplayValue(link)).toBeNull();
});

test('what the server finds wrong stands at its field', async () => {
  const validationErrors = [{ field: 'email', message: 'This address is a member already' }];
  const api = membersApi().on(invitationEndpoints.create, () => refusal(422, { message: 'No', validationErrors }));
  const { user } = open(api);
  await user.click((await screen.findAllByRole('button', { name: 'Invite person' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite person' }));
  await user.type(dialog.getByLabelText('E-mail'), 'nora@halden.example');
  await waitFor(() => expect(dialog.getByRole<HTMLOptionElement>('option', { name: 'Viewer' }).disabled).toBe(false));
  await user.selectOptions(dialog.getByLabelText('Role'), 'Viewer');
  await user.click(dialog.getByRole('button', { name: 'Create invitation' }));
  await dialog.findByRole('textbox', { name: 'E-mail', description: /This address is a member already/ });
  await user.keyboard('{Escape}');
  within(await screen.findByRole('dialog', { name: 'Leave without saving' })).getByText(/not saved/);
});

test('an invitation is revoked after a question; an expired one says so', async () => {
  const api = membersApi()
    .on(invitationEndpoints.list, () => listed(invitation(801, { state: 'expired' })))
    .on(invitationEndpoints.remove, () => undefined);
  const { user } = open(api);
  await screen.findByText('Expired');
  await user.click(screen.getByRole('button', { name: 'Revoke invitation of nora@halden.example' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke invitation of nora@halden.example' }));
  await user.click(question.getByRole('button', { name: 'Revoke invitation' }));
  await screen.findByText('Invitation revoked');
  expect(api.asked(invitationEndpoints.remove)[0]?.params).toEqual({ id: uuid(801) });
});
