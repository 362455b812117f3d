import { channelDriftEndpoints } from '@foyer/contract/channel-drift';
import { type Channel, channelEndpoints } from '@foyer/contract/channels';
import { type Domain, type DomainVerification, domainEndpoints } from '@foyer/contract/domains';
import { jobEndpoints } from '@foyer/contract/jobs';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { haldenDomain, permissionEntries, uuid } from '#testing/samples.ts';

const proof = ({ name, tld }: Domain): DomainVerification => ({
  host: `${name}.${tld}`,
  proofNeeded: true,
  recordName: `_foyer.${name}.${tld}`,
  recordType: 'TXT',
  recordValue: 'foyer-site=3aVQGIc7tgER',
  state: 'verified',
  checkedAt: null,
  problem: null,
  nextCheckAt: null,
});

const channel = (change: Partial<Channel> = {}): Channel => ({
  domainId: haldenDomain.id,
  address: 'https://blog.halden.example',
  username: 'foyer',
  state: 'ready',
  problem: null,
  site: { name: 'Halden', wordpress: '6.5.5', plugin: '0.1.0', largestUpload: 2_097_152 },
  checkedAt: '2026-11-24T12:00:00Z',
  heldUntil: null,
  backlog: { waiting: 0, stuck: 0, delivered: 41 },
  version: 1,
  ...change,
});

function connected(first: Channel | null) {
  const held = { channel: first };
  const api = haldenApi()
    .on(domainEndpoints.verification, () => proof(haldenDomain))
    .on(channelEndpoints.one, () => ({ channel: held.channel }))
    .on(channelEndpoints.test, () => ({ jobId: uuid(701) }))
    .on(jobEndpoints.one, () => ({
      ...{ id: uuid(701), kind: 'channels.test', state: 'done' as const, progress: 1, step: '', error: null },
      ...{ createdAt: '2026-11-24T12:00:00Z', updatedAt: '2026-11-24T12:00:00Z' },
    }));
  return { api, held };
}
const open = (api: ReturnType<typeof haldenApi>) => renderPath('/settings/workspace/domains', { api });

test('a WordPress is connected with an application password, and tested at once', async () => {
  const { api, held } = connected(null);
  api.on(channelEndpoints.save, ({ body }) => {
    held.channel = channel({ address: body.address, state: 'untested', checkedAt: null, site: null });
    return held.channel;
  });
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Connect WordPress to halden.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect WordPress' }));
  await user.type(dialog.getByLabelText('Address of the WordPress'), 'blog.halden.example');
  await user.click(dialog.getByRole('button', { name: 'Save and test' }));
  await dialog.findByText('Write the address of the WordPress, for example https://hotel.example');
  dialog.getByText('User name is required');
  dialog.getByText('Application password is required');
  await user.clear(dialog.getByLabelText('Address of the WordPress'));
  await user.type(dialog.getByLabelText('Address of the WordPress'), 'https://blog.halden.example/');
  await user.type(dialog.getByLabelText('User name'), 'foyer');
  const password = dialog.getByLabelText<HTMLInputElement>('Application password');
  expect(password.type).toBe('password');
  await user.type(password, 'abcd efgh ijkl mnop');
  await user.click(dialog.getByRole('button', { name: 'Save and test' }));
  await screen.findByText('WordPress connected');
  expect(api.asked(channelEndpoints.save).map(({ body }) => body)).toEqual([
    { address: 'https://blog.halden.example', username: 'foyer', password: 'abcd efgh ijkl mnop' },
  ]);
  await waitFor(() => expect(api.asked(channelEndpoints.test)).toHaveLength(1));
});

test('what is wrong is said, with what waits for it, and can be tried again', async () => {
  const message = 'User name or application password is wrong: the WordPress takes us for a visitor';
  const { api } = connected(
    channel({
      state: 'failing',
      problem: { code: 'wrong-password', message },
      backlog: { waiting: 3, stuck: 1, delivered: 41 },
    }),
  );
  api.on(channelEndpoints.retry, () => ({ retried: 4 }));
  const { user } = open(api);
  const section = within(await screen.findByRole('region', { name: 'WordPress' }));
  section.getByText(`${message}.`);
  section.getByText('Not working');
  section.getByText('41 pages delivered, 3 on the way, 1 waiting for your decision.');
  section.getByText(/^Halden runs WordPress 6.5.5 with the plugin 0.1.0. Last tested 24 Nov/);
  await user.click(section.getByRole('button', { name: 'Retry now' }));
  await screen.findByText('Sending again');
  expect(api.asked(channelEndpoints.retry).map(({ body }) => body)).toEqual([{}]);
});

test('the plugin is downloaded by its name where it is missing, and where a connection is begun', async () => {
  const saved: string[] = [];
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:plugin', revokeObjectURL: () => undefined }));
  const problem = { code: 'no-plugin', message: 'The plugin Foyer Channel is not active there' } as const;
  const { api, held } = connected(channel({ state: 'failing', problem }));
  const disposition = 'attachment; filename="foyer-channel-0.2.0.zip"';
  api.on(channelEndpoints.plugin, () => new Response('zip', { headers: { 'content-disposition': disposition } }));
  const { user, unmount } = open(api);
  const section = within(await screen.findByRole('region', { name: 'WordPress' }));
  section.getByText('The plugin Foyer Channel is not active there.');
  await user.click(section.getByRole('button', { name: 'Download the plugin' }));
  await screen.findByText('The plugin was downloaded');
  unmount();
  held.channel = null;
  const { user: next } = open(api);
  await next.click(await screen.findByRole('button', { name: 'Connect WordPress to halden.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect WordPress' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  await next.click(dialog.getByRole('button', { name: 'Download the plugin' }));
  await waitFor(() => expect(link).toHaveBeenCalledTimes(2));
  expect(saved).toEqual(['foyer-channel-0.2.0.zip', 'foyer-channel-0.2.0.zip']);
  api.on(channelEndpoints.plugin, () => refusal(403, { message: 'Your role does not allow this' }));
  await next.click(dialog.getByRole('button', { name: 'Download the plugin' }));
  await screen.findByText('The plugin could not be downloaded');
});

test('the stored password stays when it is left empty, and the server says when it is needed anew', async () => {
  const { api } = connected(channel());
  const message = 'Give the application password again for another address or user';
  api.on(channelEndpoints.save, () =>
    refusal(422, { message, code: 'invalid', validationErrors: [{ field: 'password', message }] }),
  );
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Edit connection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit connection' }));
  await user.clear(dialog.getByLabelText('User name'));
  await user.type(dialog.getByLabelText('User name'), 'somebody');
  await user.click(dialog.getByRole('button', { name: 'Save and test' }));
  await dialog.findByText(message);
  expect(api.asked(channelEndpoints.save)[0]?.body).toEqual({
    address: 'https://blog.halden.example',
    username: 'somebody',
  });
});

test('a connection is taken away after a question, and who may only read gets no button', async () => {
  const { api, held } = connected(channel());
  api.on(channelEndpoints.remove, () => {
    held.channel = null;
    return undefined;
  });
  const { user, unmount } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  const question = within(await screen.findByRole('dialog', { name: 'Disconnect WordPress' }));
  await user.click(question.getByRole('button', { name: 'Disconnect' }));
  await screen.findByText(/A WordPress of yours can show them as well/);
  unmount();
  held.channel = channel({ backlog: { waiting: 2, stuck: 0, delivered: 1 }, state: 'failing' });
  api.on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  open(api);
  const section = within(await screen.findByRole('region', { name: 'WordPress' }));
  section.getByText('1 page delivered, 2 on the way.');
  expect(section.queryByRole('button')).toBeNull();
});

test('what stands there is looked at when a person wants it, with how far that is, and can be stopped', async () => {
  const { api } = connected(channel());
  const job = { id: uuid(703), kind: 'channels.look', progress: 0.4, step: '200 of 500 posts', error: null };
  const held = { state: 'running' as 'running' | 'done' | 'cancelled', step: job.step };
  const now = () => ({ ...job, ...held, createdAt: '2026-11-24T12:00:00Z', updatedAt: '2026-11-24T12:00:00Z' });
  api.on(channelDriftEndpoints.look, ({ body }) => ({ jobId: body.again ? uuid(703) : null }));
  api.on(jobEndpoints.one, now).on(jobEndpoints.cancel, () => {
    held.state = 'cancelled';
    return now();
  });
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Look for changes' }));
  await screen.findByText('200 of 500 posts');
  await user.click(screen.getByRole('button', { name: 'Stop looking' }));
  await waitFor(() => expect(screen.queryByText('200 of 500 posts')).toBeNull());
  expect(api.asked(jobEndpoints.cancel)).toHaveLength(1);
  Object.assign(held, { state: 'done', step: 'One page was changed in WordPress' });
  await user.click(await screen.findByRole('button', { name: 'Look for changes' }));
  await screen.findByText('One page was changed in WordPress');
});
