import { domainEndpoints } from '@foyer/contract/domains';
import { organizationEndpoints } from '@foyer/contract/organizations';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { halden, haldenDomain, listed, styleguide, uuid, workspace } from '#testing/samples.ts';
import { defaultDomainName, formOf, newStyleguide, problemsOf, slotsOf } from './workspace-form.ts';

async function openDialog(api = haldenApi()) {
  const view = renderPath('/settings/account', { api });
  await screen.findByRole('button', { name: 'Property, Halden am See' });
  await view.user.click(screen.getByRole('button', { name: /^Workspace,/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Create New Workspace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Workspace' }));
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Create Workspace' }));
  return { ...view, dialog, submit };
}

const typedIn = (control: HTMLElement) => (control as HTMLInputElement).value;

describe('rules', () => {
  const situation = { editing: false, hasDomains: true, hasStyleguides: true, organization: halden };
  const messages = (change: Partial<ReturnType<typeof formOf>>, where: Partial<typeof situation> = {}) =>
    problemsOf(
      { ...formOf(null), name: 'Events', domainId: 'd', styleguideId: 's', ...change },
      { ...situation, ...where },
    ).map(({ message }) => message);

  test('all problems at once', () => {
    expect(messages({ name: '  ', domainId: '', styleguideId: '' })).toEqual([
      'Workspace name is required',
      'Domain selection is required',
      'Please select a styleguide or create a new one',
    ]);
  });
  test('a new style guide needs a name', () => {
    expect(messages({ styleguideId: newStyleguide, newStyleguideName: ' ' })).toEqual(['Styleguide name is required']);
  });
  test('nothing to choose from is no problem', () => {
    expect(messages({ domainId: '', styleguideId: '' }, { hasDomains: false, hasStyleguides: false })).toEqual([]);
  });
  test('the organization’s limit', () => {
    expect(messages({}, { organization: { ...halden, workspaceCount: 3 } })).toEqual([
      'Organization workspace limit reached (3). Please contact support to increase your limit.',
    ]);
  });
  test.each([
    ['0', true],
    ['1', false],
    ['5', false],
    ['6', true],
    ['five', false],
  ])('%s slots refused: %s', (propertySlots, refused) => {
    expect(messages({ propertySlots }, { editing: true })).toEqual(
      refused ? ['Property slots must be between 1 and 5'] : [],
    );
  });
  test('what is no number counts as five', () =>
    expect([slotsOf('five'), slotsOf(''), slotsOf('3')]).toEqual([5, 5, 3]));
  test.each([
    ['Halden Event Houses', 'halden-event-houses-domain'],
    ['  Café Größe & Co. ', 'cafe-grosse-co-domain'],
    ['東京', 'workspace-domain'],
  ])('the default domain of %s is %s', (name, domain) => expect(defaultDomainName(name)).toBe(domain));
});

describe('creating', () => {
  test('five slots, usage, and the new style guide’s name filled in beforehand', async () => {
    const { user, dialog } = await openDialog();
    expect(typedIn(dialog.getByLabelText('Property Slots'))).toBe('5');
    expect(dialog.getByText('Maximum number of properties allowed (up to 5)')).toBeTruthy();
    await dialog.findByText('Workspace usage: 2/3');
    await user.selectOptions(dialog.getByLabelText('Styleguide'), '+ Create a new styleguide');
    expect(typedIn(dialog.getByLabelText('New Styleguide Name'))).toBe('New Styleguide');
    await user.selectOptions(dialog.getByLabelText('Styleguide'), 'Choose a styleguide');
    await user.type(dialog.getByLabelText('Workspace Name'), 'Bergwerk');
    await user.selectOptions(dialog.getByLabelText('Styleguide'), '+ Create a new styleguide');
    expect(typedIn(dialog.getByLabelText('New Styleguide Name'))).toBe('Bergwerk Styleguide');
  });

  test('the messages stand at their fields', async () => {
    const { dialog, submit } = await openDialog();
    await dialog.findByRole('option', { name: 'halden.example' });
    await dialog.findByRole('option', { name: 'Halden Styleguide' });
    await submit();
    await dialog.findByRole('textbox', { name: 'Workspace Name', description: 'Workspace name is required' });
    dialog.getByRole('combobox', { name: 'Domain', description: 'Domain selection is required' });
    dialog.getByRole('combobox', {
      name: 'Styleguide',
      description: 'Please select a styleguide or create a new one',
    });
  });

  test('a domain and a style guide are made when there are none', async () => {
    const api = haldenApi()
      .on(domainEndpoints.mine, () => listed())
      .on(styleguideEndpoints.list, () => listed())
      .on(domainEndpoints.create, () => ({ ...haldenDomain, id: uuid(15) }))
      .on(styleguideEndpoints.create, () => styleguide(35))
      .on(workspaceEndpoints.create, () => workspace(25, { name: 'Bergwerk Lodges' }));
    const { user, dialog, submit } = await openDialog(api);
    await dialog.findByText('No domains available. Please contact support.');
    await dialog.findByText('No existing styleguides available');
    await user.type(dialog.getByLabelText('Workspace Name'), 'Bergwerk Lodges');
    await submit();
    await screen.findByText('Workspace created successfully');
    expect(screen.getByText('Created default domain')).toBeTruthy();
    expect(screen.getByText('Created default styleguide')).toBeTruthy();
    expect(api.asked(domainEndpoints.create)[0]?.body).toMatchObject({
      name: 'bergwerk-lodges-domain',
      tld: 'localhost',
    });
    expect(api.asked(styleguideEndpoints.create)[0]?.body).toMatchObject({
      name: 'Bergwerk Lodges Default Styleguide',
      styleguideTypeId: 1,
    });
    expect(api.asked(workspaceEndpoints.create)[0]?.body).toEqual({
      name: 'Bergwerk Lodges',
      organisationId: uuid(1),
      domainId: uuid(15),
      styleguideId: uuid(35),
      propertySlots: 5,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('trying again after a failure makes nothing twice', async () => {
    const api = haldenApi()
      .on(domainEndpoints.mine, () => listed())
      .on(domainEndpoints.create, () => ({ ...haldenDomain, id: uuid(15) }))
      .on(workspaceEndpoints.create, () => refusal(500, {}));
    const { user, dialog, submit } = await openDialog(api);
    await dialog.findByText('No domains available. Please contact support.');
    await user.type(dialog.getByLabelText('Workspace Name'), 'Bergwerk');
    await user.selectOptions(dialog.getByLabelText('Styleguide'), 'Halden Styleguide');
    await submit();
    await screen.findByText('Failed to save workspace');
    api.on(domainEndpoints.mine, () => listed({ ...haldenDomain, id: uuid(15) }));
    api.on(workspaceEndpoints.create, () => workspace(25));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Create Workspace' }).getAttribute('aria-busy')).toBeNull(),
    );
    await submit();
    await screen.findByText('Workspace created successfully');
    expect(api.asked(domainEndpoints.create)).toHaveLength(1);
  });

  test('at the limit the button says why it is off', async () => {
    const api = haldenApi().on(organizationEndpoints.mine, () => listed({ ...halden, workspaceCount: 3 }));
    const { user, dialog } = await openDialog(api);
    const usage = await dialog.findByText('Workspace usage: 3/3');
    expect([...usage.classList]).toContain('text-destructive');
    const button = dialog.getByRole('button', { name: 'Create Workspace' });
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    await user.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toContain('Organization workspace limit (3) reached');
  });
});

test('editing: domain and style guide are locked, the whole form is sent', async () => {
  const api = haldenApi().on(workspaceEndpoints.update, () => workspace(20, { name: 'Halden Houses' }));
  const { user } = renderPath('/settings/workspace', { api });
  await user.click(await screen.findByRole('button', { name: 'Edit workspace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Workspace' }));
  expect(dialog.getByLabelText('Domain').matches(':disabled')).toBe(true);
  expect(dialog.getByLabelText('Styleguide').matches(':disabled')).toBe(true);
  await user.clear(dialog.getByLabelText('Workspace Name'));
  await user.type(dialog.getByLabelText('Workspace Name'), 'Halden Houses');
  await user.click(dialog.getByRole('button', { name: 'Update Workspace' }));
  await screen.findByText('Workspace updated successfully');
  expect(api.asked(workspaceEndpoints.update)[0]?.body).toEqual({
    name: 'Halden Houses',
    domainId: uuid(10),
    styleguideId: uuid(30),
    propertySlots: 5,
  });
});
