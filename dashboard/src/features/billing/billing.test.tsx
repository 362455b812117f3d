import { type Billing, organizationEndpoints } from '@foyer/contract/organizations';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { halden, permissionEntries } from '#testing/samples.ts';

const billing: Billing = {
  plan: { name: 'House', since: '2026-03-02T09:00:00Z' },
  pricingUrl: 'https://elsewhere.example/',
  usage: [
    { name: 'workspaces', used: 3, limit: 3, per: null },
    { name: 'properties', used: 4, limit: 10, per: null },
    { name: 'generation', used: 1204, limit: null, per: 'month' },
  ],
};

test('plan and use stand with figures, and the price list is one step away', async () => {
  const api = haldenApi().on(organizationEndpoints.billing, () => billing);
  renderPath('/settings/billing', { api });
  await screen.findByText('House');
  screen.getByText('Since 2 March 2026');
  const link = screen.getByRole('link', { name: 'Compare plans' });
  expect(link.getAttribute('href')).toBe('https://foyer.example/pricing');
  const line = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
  const workspaces = line('Workspaces').getByRole('meter');
  expect([workspaces.getAttribute('value'), workspaces.getAttribute('max')]).toEqual(['3', '3']);
  line('Workspaces').getByText('No further workspace can be created.');
  line('Property slots').getByText('of 10');
  line('Texts written').getByText('1,204');
  line('Texts written').getByText('no limit this month');
  expect(line('Texts written').queryByRole('meter')).toBeNull();
  expect(api.asked(organizationEndpoints.billing)[0]?.params).toEqual({ id: halden.id });
});

test('without billing:manage one sentence stands there and nothing is asked', async () => {
  const api = haldenApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.admin));
  renderPath('/settings/billing', { api });
  await screen.findByText(/Plan and use are shown to people who manage the billing of Halden/);
  expect(api.asked(organizationEndpoints.billing)).toHaveLength(0);
});

test('a failure says why and under which request, and can be tried again', async () => {
  const api = haldenApi().on(organizationEndpoints.billing, () =>
    refusal(500, { message: 'Counting failed', requestId: 'r-9' }),
  );
  const { user } = renderPath('/settings/billing', { api });
  await screen.findByText(/Counting failed/);
  screen.getByText('Request r-9');
  api.on(organizationEndpoints.billing, () => billing);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('House');
});
