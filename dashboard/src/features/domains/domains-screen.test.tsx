import { channelEndpoints } from '@foyer/contract/channels';
import { type Domain, type DomainVerification, domainEndpoints } from '@foyer/contract/domains';
import { type Job, jobEndpoints } from '@foyer/contract/jobs';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { haldenDomain, listed, permissionEntries, uuid } from '#testing/samples.ts';

const lake: Domain = { ...haldenDomain, id: uuid(11), name: 'am-see', tld: 'example', domainVerfified: false };

const proofOf = ({ name, tld, domainVerfified }: Domain, change: Partial<DomainVerification> = {}) =>
  ({
    host: `${name}.${tld}`,
    proofNeeded: true,
    recordName: `_foyer.${name}.${tld}`,
    recordType: 'TXT',
    recordValue: 'foyer-site=3aVQGIc7tgER',
    state: domainVerfified ? 'verified' : 'pending',
    checkedAt: null,
    problem: null,
    nextCheckAt: null,
    ...change,
  }) satisfies DomainVerification;

const job = (change: Partial<Job>): Job => ({
  id: uuid(700),
  kind: 'domain-verification',
  state: 'running',
  progress: 0.5,
  step: 'Asking the name server',
  error: null,
  createdAt: '2026-11-24T12:00:00Z',
  updatedAt: '2026-11-24T12:00:00Z',
  ...change,
});

const domainsApi = () =>
  haldenApi()
    .on(domainEndpoints.mine, () => listed(haldenDomain, lake))
    .on(domainEndpoints.verification, ({ params }) => proofOf(params.id === lake.id ? lake : haldenDomain))
    .on(channelEndpoints.one, () => ({ channel: null }));

const open = (api = domainsApi()) => renderPath('/settings/workspace/domains', { api });
const cardOf = async (host: string) => within(await screen.findByRole('region', { name: host }));

test('an unverified domain shows its record to copy; a verified one on request', async () => {
  const { user } = open();
  const card = await cardOf('am-see.example');
  card.getByText('Not verified yet');
  card.getByText('Used by no workspace you can see');
  expect((await card.findByLabelText<HTMLInputElement>('Record name')).value).toBe('_foyer.am-see.example');
  expect(card.getByLabelText<HTMLInputElement>('Record value').value).toBe('foyer-site=3aVQGIc7tgER');
  card.getByText('TXT');
  card.getByText('Not checked yet');
  await user.click(card.getByRole('button', { name: 'Copy record value' }));
  expect(await navigator.clipboard.readText()).toBe('foyer-site=3aVQGIc7tgER');
  await card.findByRole('button', { name: 'Record value copied' });

  const verified = await cardOf('halden.example');
  verified.getByText('Verified');
  verified.getByText('Used by Halden Collection');
  await user.click(await verified.findByRole('button', { name: 'Show record' }));
  verified.getByLabelText('Record name');
});

test('where copying is forbidden the text is selected', async () => {
  const { user } = open();
  const card = await cardOf('am-see.example');
  const field = await card.findByLabelText<HTMLInputElement>('Record name');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await user.click(card.getByRole('button', { name: 'Copy record name' }));
  await card.findByText('Selected. Copy it with Ctrl C.');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('Check now follows the job and then tells what was found', async () => {
  let looks = 0;
  const api = domainsApi()
    .on(domainEndpoints.verify, () => ({ jobId: uuid(700) }))
    .on(jobEndpoints.one, () => job(++looks > 1 ? { state: 'done', progress: 1 } : {}));
  const { user } = open(api);
  const card = await cardOf('am-see.example');
  await user.click(await card.findByRole('button', { name: 'Check now' }));
  await card.findByText('Asking the name server');
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  const problem = 'There is no such TXT record at _foyer.am-see.example.';
  api.on(domainEndpoints.verification, () =>
    proofOf(lake, { state: 'failed', problem, checkedAt: '2026-11-24T12:04:00Z' }),
  );
  await card.findByText(problem);
  card.getByText(/^Last checked 24 Nov/);
  card.getByRole('button', { name: 'Check now' });
  expect(api.asked(domainEndpoints.verify)).toHaveLength(1);
});

test('a check that breaks off is told', async () => {
  const api = domainsApi()
    .on(domainEndpoints.verify, () => ({ jobId: uuid(700) }))
    .on(jobEndpoints.one, () => job({ state: 'failed', error: 'The name server did not answer' }));
  const { user } = open(api);
  await user.click(await (await cardOf('am-see.example')).findByRole('button', { name: 'Check now' }));
  await screen.findByText('The check did not finish');
  await screen.findByText('The name server did not answer');
});

test('a domain is added with its host read in two parts', async () => {
  const api = domainsApi().on(domainEndpoints.create, () => lake);
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Add domain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add domain' }));
  await user.click(dialog.getByRole('button', { name: 'Add domain' }));
  await dialog.findByText('Domain is required');
  await user.type(dialog.getByLabelText('Domain'), 'https://stay.halden.example/');
  await user.click(dialog.getByRole('button', { name: 'Add domain' }));
  await screen.findByText('Domain added');
  expect(api.asked(domainEndpoints.create)[0]?.body).toEqual({
    name: 'stay',
    tld: 'halden.example',
    organisationId: uuid(1),
  });
});

test('a save that comes too late shows both versions, and mine is saved once I choose it', async () => {
  const present = { ...lake, name: 'am-wasser', version: 4 };
  const api = domainsApi().on(domainEndpoints.update, ({ headers }) =>
    headers.get('if-match') === '"4"'
      ? { ...present, name: 'am-ufer', version: 5 }
      : refusal(412, { message: 'Somebody else saved this in the meantime', code: 'stale', present }),
  );
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Edit am-see.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit domain' }));
  const host = dialog.getByLabelText('Domain');
  await user.clear(host);
  await user.type(host, 'am-ufer.example');
  await user.click(dialog.getByRole('button', { name: 'Save domain' }));
  const versions = within(await dialog.findByRole('alert', { name: 'Two versions' }));
  versions.getByText('Somebody else saved this in the meantime');
  versions.getByText('am-ufer.example');
  versions.getByText('am-wasser.example');
  await user.click(versions.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Domain saved');
  expect(api.asked(domainEndpoints.update).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"4"']);
});

test('a domain no workspace stands on is deleted after a question', async () => {
  const api = domainsApi().on(domainEndpoints.remove, () => undefined);
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'More about halden.example' }));
  const used = await screen.findByRole('menuitem', { name: 'Delete domain: a workspace stands on it' });
  expect(used.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More about am-see.example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete domain' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete am-see.example' }));
  await user.click(question.getByRole('button', { name: 'Delete domain' }));
  await screen.findByText('Domain deleted');
  expect(api.asked(domainEndpoints.remove)[0]?.params).toEqual({ id: lake.id });
});

test('who may only read sees the domains, not their records', async () => {
  const api = domainsApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  open(api);
  await cardOf('am-see.example');
  await waitFor(() => expect(screen.queryByRole('button', { name: /domain|Edit|Check|Connect/ })).toBeNull());
  expect(api.asked(domainEndpoints.verification)).toHaveLength(0);
});
