import { type InvitationPreview, invitationEndpoints } from '@foyer/contract/invitations';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { fakeIdentity, haldenApi, renderPath } from '#testing/render-path.tsx';
import { uuid } from '#testing/samples.ts';

const preview: InvitationPreview = {
  organizationName: 'Seehof Group',
  roleName: 'editor',
  placeName: 'Seehof Hard',
  email: 'nora@seehof.example',
  invitedBy: 'Lena Moosbrugger',
  expiresAt: '2026-12-01T10:00:00Z',
};

const invitedApi = () =>
  haldenApi()
    .on(invitationEndpoints.preview, () => preview)
    .on(invitationEndpoints.accept, () => ({
      id: uuid(1),
      userId: uuid(2),
      roleId: 'editor',
      roleName: 'editor',
      organisationId: uuid(3),
      workspaceId: uuid(4),
      propertyId: null,
      permissions: [],
      createdAt: '2026-11-24T12:00:00Z',
    }));

test('says what the link is for and for whom, and accepting leads in', async () => {
  const { user, api } = renderPath('/invitation#token-1', { api: invitedApi() });
  await screen.findByRole('heading', { name: 'Join Seehof Group' });
  for (const words of ['Editor', 'Seehof Hard', 'nora@seehof.example']) screen.getByText(words);
  screen.getByText(/^Lena Moosbrugger invites you/);
  await screen.findByText('ines@halden.example');
  screen.getByText(/another address than the invitation was sent to/);
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  await screen.findByText('You joined Seehof Group');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(window.location.hash).toBe('');
  expect(api.asked(invitationEndpoints.accept)[0]?.body).toEqual({ token: 'token-1' });
});

test('the link is kept over sign-in', async () => {
  const started: string[] = [];
  const identity = fakeIdentity(null, { start: async (returnTo) => void started.push(returnTo) });
  const { user } = renderPath('/invitation#token-1', { api: invitedApi(), identity });
  await user.click((await screen.findAllByRole('button', { name: 'Sign in' }))[0] as HTMLElement);
  expect(started).toEqual(['/invitation#token-1']);
});

test.each(['/invitation', '/invitation#gone'])('%s cannot be used', async (path) => {
  const api = invitedApi().on(invitationEndpoints.preview, () =>
    refusal(404, { message: 'This invitation is no longer valid', code: 'invitation-invalid' }),
  );
  renderPath(path, { api });
  await screen.findByRole('heading', { name: 'This invitation cannot be used' });
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
});

test('a server that does not answer is no invalid link', async () => {
  const api = invitedApi().on(invitationEndpoints.preview, () =>
    refusal(500, { message: 'Not now', requestId: 'r-4' }),
  );
  const { user } = renderPath('/invitation#token-1', { api });
  await screen.findByText(/Not now/);
  screen.getByText('Request r-4');
  api.on(invitationEndpoints.preview, () => preview);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Join Seehof Group' });
});

test('one that is used in between is told in the server’s words', async () => {
  const api = invitedApi().on(invitationEndpoints.accept, () =>
    refusal(404, { message: 'This invitation is no longer valid', code: 'invitation-invalid' }),
  );
  const { user } = renderPath('/invitation#token-1', { api });
  await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  await screen.findByText('The invitation was not accepted');
  await screen.findByText('This invitation is no longer valid');
});
