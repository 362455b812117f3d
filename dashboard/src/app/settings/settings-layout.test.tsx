import { organizationEndpoints } from '@foyer/contract/organizations';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { haldenApi, renderPath } from '#testing/render-path.tsx';

test('every part of the settings is one step away', async () => {
  renderPath('/settings/billing');
  const nav = await screen.findByRole('navigation', { name: 'Settings' });
  await within(nav).findByRole('link', { name: 'Audit log' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Account', 'Workspace', 'Languages', 'Members', 'Roles', 'Domains', 'Billing', 'Audit log']);
  expect(within(nav).getByRole('link', { name: 'Billing' }).getAttribute('aria-current')).toBe('page');
});

test('a screen that breaks leaves the others within reach, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const billing = { plan: { name: 'House', since: 'never' }, pricingUrl: 'https://foyer.example', usage: [] };
  const api = haldenApi().on(organizationEndpoints.billing, () => billing);
  const { user } = renderPath('/settings/billing', { api });
  const alert = within(await screen.findByRole('alert'));
  alert.getByRole('heading', { name: 'Something went wrong' });
  alert.getByText('Invalid time value');
  alert.getByRole('button', { name: 'Reload Page' });
  alert.getByRole('button', { name: 'Try Again' });
  await user.click(screen.getByRole('link', { name: 'Roles' }));
  await screen.findByRole('heading', { level: 1, name: 'Roles' });
});
