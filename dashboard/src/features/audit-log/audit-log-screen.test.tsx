import { type AuditEntry, auditLogEndpoints } from '@foyer/contract/audit-log';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { userRoleEndpoints } from '@foyer/contract/user-roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { halden, ines, listed, permissionEntries, uuid } from '#testing/samples.ts';

const entry = (number: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: uuid(number),
  at: '2026-11-24T12:04:00Z',
  actorId: ines.id,
  actorName: 'Ines Brandt',
  action: 'landing-page.published',
  targetKind: 'landing-page',
  targetId: uuid(1),
  workspaceId: null,
  detail: { slug: 'harbour-advent' },
  ...change,
});

const member = {
  id: uuid(500),
  userId: ines.id,
  user: { id: ines.id, name: 'Ines', familyname: 'Brandt', email: ines.email, picture: null },
  roleId: 'owner',
  roleName: 'owner',
  organisationId: halden.id,
  workspaceId: null,
  propertyId: null,
  permissions: [],
  createdAt: '2026-11-03T10:40:00Z',
};

const auditApi = (entries = [entry(1), entry(2, { action: 'domain.verified', actorId: null, actorName: '' })]) =>
  haldenApi()
    .on(userRoleEndpoints.list, () => listed(member, { ...member, id: uuid(501) }))
    .on(auditLogEndpoints.list, () => ({ data: entries, total: 60 }));

const open = (api = auditApi(), search = '') => renderPath(`/settings/workspace/audit-log${search}`, { api });
const lastAsked = (api: ReturnType<typeof auditApi>) => api.asked(auditLogEndpoints.list).at(-1)?.query;

test('who did what and when stands in a row each', async () => {
  const { api } = open();
  const table = within(await screen.findByRole('table'));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/24 Nov.*Ines Brandt.*Published a page.*slug: harbour-advent/);
  expect(rows[1]?.textContent).toMatch(/Foyer.*Verified a domain/);
  screen.getByText('1 to 25 of 60');
  expect(lastAsked(api)).toMatchObject({ organisationId: halden.id, take: '25', skip: '0' });
});

test('filters and page stand in the address, and a new filter begins on the first page', async () => {
  const api = auditApi();
  const { user } = open(api);
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('26 to 50 of 60');
  expect(new URLSearchParams(window.location.search).get('skip')).toBe('25');
  await user.selectOptions(screen.getByLabelText('Action'), 'Gave a role');
  const people = screen.getByLabelText('Person');
  expect(within(people).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(people, 'Ines Brandt');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('To'), '2026-11-30');
  await waitFor(() =>
    expect(lastAsked(api)).toMatchObject({
      action: 'user-role.granted',
      actorId: ines.id,
      from: '2026-11-01',
      to: '2026-11-30',
      skip: '0',
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
    action: 'user-role.granted',
    person: ines.id,
    from: '2026-11-01',
    to: '2026-11-30',
  });
});

test('an address opens where it was shared; what it says wrongly is not asked', async () => {
  const api = auditApi();
  open(api, '?action=domain.verified&skip=50&from=tomorrow');
  await screen.findByText('51 to 60 of 60');
  expect(lastAsked(api)).toMatchObject({ action: 'domain.verified', skip: '50' });
  expect(lastAsked(api)).not.toHaveProperty('from');
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
});

test('filters that match nothing can be cleared', async () => {
  const api = auditApi().on(auditLogEndpoints.list, ({ query }) =>
    query.action ? listed() : { data: [entry(1)], total: 1 },
  );
  const { user } = open(api, '?action=domain.verified');
  await screen.findByText('Nothing matches these filters');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('table');
  expect(new URLSearchParams(window.location.search).has('action')).toBe(false);
});

test('an empty log, a broken one and one that may not be read say so', async () => {
  const api = auditApi().on(auditLogEndpoints.list, () => refusal(500, { message: 'No log', requestId: 'r-8' }));
  const first = open(api);
  await screen.findByText(/No log/);
  screen.getByText('Request r-8');
  api.on(auditLogEndpoints.list, () => listed());
  await first.user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Nothing has been written down yet');
  first.unmount();
  api.on(permissionEndpoints.list, () => permissionEntries(rolePermissions.editor));
  open(api);
  await screen.findByText('Reading the audit log is not part of your role.');
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
});
