import { domainEndpoints } from '@foyer/contract/domains';
import { organizationEndpoints } from '@foyer/contract/organizations';
import { permissionEndpoints } from '@foyer/contract/permissions';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi } from '#testing/render-path.tsx';
import { halden, haldenDomain, listed, styleguide, uuid, workspace } from '#testing/samples.ts';
import { fill, openDialog, typedIn } from './testing/workspace-dialog.tsx';

describe('the form', () => {
  test('labels, defaults, hints, usage and buttons', async () => {
    const { dialog } = await openDialog();
    await dialog.findByRole('option', { name: 'halden.example' });
    await dialog.findByRole('option', { name: 'Halden Styleguide' });
    const typed = (label: string) => typedIn(dialog.getByLabelText(label));
    expect(['Workspace Name', 'Domain', 'Styleguide', 'Property Slots'].map(typed)).toEqual(['', '', '', '5']);
    const slots = dialog.getByRole('spinbutton', {
      name: 'Property Slots',
      description: 'Maximum number of properties allowed (up to 5)',
    });
    expect([slots.getAttribute('min'), slots.getAttribute('max')]).toEqual(['1', '5']);
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a domain',
      'halden.example',
      'Choose a styleguide',
      'Halden Styleguide',
      '+ Create a new styleguide',
    ]);
    expect([...(await dialog.findByText('Workspace usage: 2/3')).classList]).toContain('text-success');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(dialog.queryByLabelText('New Styleguide Name')).toBeNull();
  });

  test('slots by step stay within 1 and 5, and what is no number becomes 5', async () => {
    const { user, dialog } = await openDialog();
    const slots = dialog.getByLabelText('Property Slots');
    const [fewer, more] = ['One slot fewer', 'One slot more'].map((name) => dialog.getByRole('button', { name }));
    expect(more?.matches(':disabled')).toBe(true);
    for (let press = 0; press < 6; press += 1) await user.click(fewer as HTMLElement);
    expect(typedIn(slots)).toBe('1');
    expect(fewer?.matches(':disabled')).toBe(true);
    await user.clear(slots);
    await user.tab();
    expect(typedIn(slots)).toBe('5');
  });

  test('a domain says whether it is verified', async () => {
    const other = { ...haldenDomain, id: uuid(11), name: 'stadtgarten', domainVerfified: false };
    const api = haldenApi().on(domainEndpoints.mine, () => listed(haldenDomain, other));
    const { user, dialog } = await openDialog(api);
    await dialog.findByRole('option', { name: 'stadtgarten.example' });
    await user.selectOptions(dialog.getByLabelText('Domain'), 'halden.example');
    dialog.getByRole('combobox', { name: 'Domain', description: 'Verified' });
    await user.selectOptions(dialog.getByLabelText('Domain'), 'stadtgarten.example');
    dialog.getByRole('combobox', { name: 'Domain', description: /^Not verified yet/ });
  });

  test('only domains of the same organization are offered', async () => {
    const foreign = { ...haldenDomain, id: uuid(12), name: 'atlantic', organisationId: uuid(9) };
    const { dialog } = await openDialog(haldenApi().on(domainEndpoints.mine, () => listed(haldenDomain, foreign)));
    await dialog.findByRole('option', { name: 'halden.example' });
    expect(dialog.queryByRole('option', { name: 'atlantic.example' })).toBeNull();
  });

  test('a new style guide is named after the workspace, and a name somebody gave it stays', async () => {
    const { user, dialog } = await openDialog();
    const choose = (option: string) => user.selectOptions(dialog.getByLabelText('Styleguide'), option);
    const suggested = () => typedIn(dialog.getByLabelText('New Styleguide Name'));
    await choose('+ Create a new styleguide');
    expect(suggested()).toBe('New Styleguide');
    await choose('Choose a styleguide');
    await user.type(dialog.getByLabelText('Workspace Name'), 'Bergwerk');
    await choose('+ Create a new styleguide');
    expect(suggested()).toBe('Bergwerk Styleguide');
    await user.clear(dialog.getByLabelText('New Styleguide Name'));
    await user.type(dialog.getByLabelText('New Styleguide Name'), 'The mine');
    await choose('Choose a styleguide');
    await choose('+ Create a new styleguide');
    expect(suggested()).toBe('The mine');
  });

  test('all messages stand above the form and at their fields', async () => {
    const { user, dialog, submit, api } = await openDialog();
    await dialog.findByRole('option', { name: 'halden.example' });
    await dialog.findByRole('option', { name: 'Halden Styleguide' });
    await user.clear(dialog.getByLabelText('Property Slots'));
    await user.type(dialog.getByLabelText('Property Slots'), '7');
    await submit();
    const messages = {
      'Workspace Name': 'Workspace name is required',
      Domain: 'Domain selection is required',
      Styleguide: 'Please select a styleguide or create a new one',
      'Property Slots': 'Property slots must be between 1 and 5',
    };
    const summary = within(await dialog.findByRole('alert'));
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(Object.values(messages));
    for (const [label, message] of Object.entries(messages)) {
      const field = dialog.getByLabelText(label);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const texts = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
      expect(texts.map((text) => text?.textContent)).toContain(message);
    }
    await user.selectOptions(dialog.getByLabelText('Styleguide'), '+ Create a new styleguide');
    await user.clear(dialog.getByLabelText('New Styleguide Name'));
    await submit();
    dialog.getByRole('textbox', { name: 'New Styleguide Name', description: 'Styleguide name is required' });
    expect(api.asked(workspaceEndpoints.create)).toHaveLength(0);
  });

  test('lists that fail are told, and nothing is made on a guess', async () => {
    const api = haldenApi()
      .on(domainEndpoints.mine, () => refusal(500, {}))
      .on(styleguideEndpoints.list, () => refusal(500, {}));
    const { user, dialog, submit } = await openDialog(api);
    await screen.findByText('Failed to load domains');
    await screen.findByText('Failed to load styleguides');
    await user.type(dialog.getByLabelText('Workspace Name'), 'Bergwerk');
    await submit();
    await screen.findByText('Failed to prepare workspace dependencies');
    expect(api.asked(domainEndpoints.create)).toHaveLength(0);
    expect(typedIn(dialog.getByLabelText('Workspace Name'))).toBe('Bergwerk');
    api.on(domainEndpoints.mine, () => listed(haldenDomain)).on(styleguideEndpoints.list, () => listed(styleguide(30)));
    await submit();
    await dialog.findByRole('combobox', { name: 'Domain', description: 'Domain selection is required' });
  });

  test('an organization that cannot be loaded is nobody’s trouble', async () => {
    const api = haldenApi()
      .on(organizationEndpoints.mine, () => refusal(500, { message: 'The organizations are away' }))
      .on(workspaceEndpoints.create, () => workspace(25));
    const view = await openDialog(api);
    await view.dialog.findByRole('option', { name: 'halden.example' });
    await view.dialog.findByRole('option', { name: 'Halden Styleguide' });
    await fill(view);
    await view.submit();
    await screen.findByText('Workspace created successfully');
    expect(screen.queryByText('The organizations are away')).toBeNull();
    expect(view.dialog.queryByText(/^Workspace usage/)).toBeNull();
  });

  test('at the limit the button says why it is off, and the usage is red', async () => {
    const api = haldenApi().on(organizationEndpoints.mine, () => listed({ ...halden, workspaceCount: 3 }));
    const { user, dialog } = await openDialog(api);
    expect([...(await dialog.findByText('Workspace usage: 3/3')).classList]).toContain('text-destructive');
    dialog.getByText('Organization workspace limit reached (3). Please contact support to increase your limit.');
    const button = dialog.getByRole('button', { name: 'Create Workspace' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toContain('Organization workspace limit (3) reached');
  });

  test('without the permission nothing is offered that would be refused', async () => {
    const api = haldenApi().on(permissionEndpoints.list, () =>
      listed({ id: 'workspace:read', name: 'See workspaces', description: '' }),
    );
    const { dialog } = await openDialog(api);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Create Workspace' }).getAttribute('aria-disabled')).toBe('true'),
    );
  });

  test('what was typed is not closed away by a slip, and Cancel means it', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Workspace Name'), 'Bergwerk');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(typedIn(dialog.getByLabelText('Workspace Name'))).toBe('Bergwerk');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Workspace,/ }));
  });
});
