import { domainEndpoints } from '@foyer/contract/domains';
import { organizationEndpoints } from '@foyer/contract/organizations';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { halden, haldenDomain, listed, styleguide, uuid, workspace } from '#testing/samples.ts';
import { placeholderDomain } from './queries.ts';
import { fill, nothingYet, openDialog, typedIn } from './testing/workspace-dialog.tsx';

describe('creating', () => {
  test('sends what was chosen, says so while it lasts, and opens the new workspace', async () => {
    const answer = Promise.withResolvers<void>();
    const made = workspace(25, { name: 'Bergwerk Lodges', propertyCount: 0 });
    const api = haldenApi().on(workspaceEndpoints.create, async () => {
      await answer.promise;
      return made;
    });
    const view = await openDialog(api);
    const { user, dialog, submit } = view;
    await dialog.findByRole('option', { name: 'halden.example' });
    await dialog.findByRole('option', { name: 'Halden Styleguide' });
    await fill(view, '  Bergwerk Lodges ');
    await user.click(dialog.getByRole('button', { name: 'One slot fewer' }));
    await submit();
    const busy = await dialog.findByRole('button', { name: 'Creating...' });
    expect([busy.getAttribute('aria-disabled'), busy.getAttribute('aria-busy')]).toEqual(['true', 'true']);
    await user.click(busy);
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Creating...' })).toBeTruthy();
    api.on(workspaceEndpoints.mine, () =>
      listed({ workspace: workspace(20), role: 'owner' }, { workspace: made, role: 'owner' }),
    );
    answer.resolve();
    await screen.findByText('Workspace created successfully');
    expect(api.asked(workspaceEndpoints.create).map(({ body }) => body)).toEqual([
      {
        name: 'Bergwerk Lodges',
        organisationId: uuid(1),
        domainId: uuid(10),
        styleguideId: uuid(30),
        propertySlots: 4,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: /^Workspace, ?Bergwerk Lodges/ });
    expect(screen.queryByText('Created default domain')).toBeNull();
  });

  test('a domain and a style guide are made when there are none', async () => {
    const api = nothingYet()
      .on(domainEndpoints.create, () => ({ ...haldenDomain, id: uuid(15) }))
      .on(styleguideEndpoints.create, () => styleguide(35))
      .on(workspaceEndpoints.create, () => workspace(25, { name: 'Bergwerk Lodges' }));
    const view = await openDialog(api);
    await view.dialog.findByText('No domains available. Please contact support.');
    await view.dialog.findByText('No existing styleguides available');
    await fill(view);
    await view.submit();
    await screen.findByText('Workspace created successfully');
    expect(screen.getByText('Created default domain')).toBeTruthy();
    expect(screen.getByText('Created default styleguide')).toBeTruthy();
    expect(api.asked(domainEndpoints.create)[0]?.body).toEqual({
      name: 'bergwerk-lodges-domain',
      tld: 'localhost',
      organisationId: uuid(1),
    });
    expect(api.asked(styleguideEndpoints.create)[0]?.body).toEqual({
      name: 'Bergwerk Lodges Default Styleguide',
      organisationId: uuid(1),
      styleguideTypeId: 1,
      content: {},
    });
    expect(api.asked(workspaceEndpoints.create)[0]?.body).toMatchObject({
      domainId: uuid(15),
      styleguideId: uuid(35),
      propertySlots: 5,
    });
  });

  test('a style guide that was asked for is made under its name', async () => {
    const api = haldenApi()
      .on(styleguideEndpoints.create, () => styleguide(35))
      .on(workspaceEndpoints.create, () => workspace(25));
    const view = await openDialog(api);
    await view.dialog.findByRole('option', { name: 'halden.example' });
    await fill(view, 'Bergwerk');
    await view.user.selectOptions(view.dialog.getByLabelText('Styleguide'), '+ Create a new styleguide');
    await view.submit();
    await screen.findByText('Created new styleguide');
    await screen.findByText('Workspace created successfully');
    expect(api.asked(styleguideEndpoints.create)[0]?.body.name).toBe('Bergwerk Styleguide');
  });
});

describe('a failure on the way', () => {
  const removed = (api: ReturnType<typeof haldenApi>) => ({
    domains: api.asked(domainEndpoints.remove).map(({ params }) => params.id),
    styleguides: api.asked(styleguideEndpoints.remove).map(({ params }) => params.id),
  });
  const making = () =>
    nothingYet()
      .on(domainEndpoints.create, () => ({ ...haldenDomain, id: uuid(15) }))
      .on(domainEndpoints.remove, () => undefined)
      .on(styleguideEndpoints.create, () => styleguide(35))
      .on(styleguideEndpoints.remove, () => undefined)
      .on(workspaceEndpoints.create, () => workspace(25));

  async function attempt(api: ReturnType<typeof haldenApi>) {
    const view = await openDialog(api);
    await view.dialog.findByText('No domains available. Please contact support.');
    await view.dialog.findByText('No existing styleguides available');
    await fill(view);
    await view.submit();
    return view;
  }

  test('the domain: nothing was made', async () => {
    const api = making().on(domainEndpoints.create, () => refusal(409, { message: 'The domain is already in use' }));
    const { dialog } = await attempt(api);
    await screen.findByText('Failed to create default domain');
    await screen.findByText('The domain is already in use');
    expect(removed(api)).toEqual({ domains: [], styleguides: [] });
    expect(typedIn(dialog.getByLabelText('Workspace Name'))).toBe('Bergwerk Lodges');
  });

  test('the style guide: the domain is taken back, and nobody was told of it', async () => {
    const api = making().on(styleguideEndpoints.create, () => refusal(500, {}));
    await attempt(api);
    await screen.findByText('Failed to create default styleguide');
    expect(removed(api)).toEqual({ domains: [uuid(15)], styleguides: [] });
    expect(screen.queryByText('Created default domain')).toBeNull();
  });

  test('a style guide that was asked for has a sentence of its own, and its field the server’s', async () => {
    const api = making().on(styleguideEndpoints.create, () =>
      refusal(422, {
        message: 'Styleguide name is taken',
        validationErrors: [{ field: 'name', message: 'Styleguide name is taken' }],
      }),
    );
    const view = await openDialog(api);
    await view.dialog.findByText('No existing styleguides available');
    await view.user.type(view.dialog.getByLabelText('Workspace Name'), 'Bergwerk');
    await view.user.selectOptions(view.dialog.getByLabelText('Styleguide'), '+ Create a new styleguide');
    await view.submit();
    await screen.findByText('Failed to create styleguide');
    await view.dialog.findByRole('textbox', { name: 'New Styleguide Name', description: 'Styleguide name is taken' });
    expect(removed(api)).toEqual({ domains: [uuid(15)], styleguides: [] });
  });

  test('the workspace: both are taken back, the latest first, and trying again makes them again', async () => {
    const order: string[] = [];
    const api = making()
      .on(domainEndpoints.remove, () => void order.push('domain'))
      .on(styleguideEndpoints.remove, () => void order.push('styleguide'))
      .on(workspaceEndpoints.create, () => refusal(500, {}));
    const { submit, dialog } = await attempt(api);
    await screen.findByText('Failed to save workspace');
    await waitFor(() => expect(order).toEqual(['styleguide', 'domain']));
    expect(screen.queryByText('Created default domain')).toBeNull();
    expect(screen.queryByText('Created default styleguide')).toBeNull();
    expect(['Domain', 'Styleguide'].map((label) => typedIn(dialog.getByLabelText(label)))).toEqual(['', '']);
    api.on(workspaceEndpoints.create, () => workspace(25));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Creating...' })).toBeNull());
    await submit();
    await screen.findByText('Workspace created successfully');
    expect(api.asked(domainEndpoints.create)).toHaveLength(2);
  });

  test('what cannot be taken back is told, chosen in the form, and not made twice', async () => {
    const api = making()
      .on(domainEndpoints.remove, () => refusal(409, { message: 'A workspace stands on this domain' }))
      .on(workspaceEndpoints.create, () => refusal(500, {}));
    const { submit, dialog } = await attempt(api);
    await screen.findByText('Failed to save workspace');
    await screen.findByText('Created default domain');
    api.on(domainEndpoints.mine, () => listed({ ...haldenDomain, id: uuid(15) }));
    api.on(workspaceEndpoints.create, () => workspace(25));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Creating...' })).toBeNull());
    await submit();
    await screen.findByText('Workspace created successfully');
    expect(api.asked(domainEndpoints.create)).toHaveLength(1);
    expect(api.asked(workspaceEndpoints.create).at(-1)?.body.domainId).toBe(uuid(15));
  });

  test('the server’s messages stand at their fields', async () => {
    const problems = [
      { field: 'name', message: 'Workspace name can have at most 120 characters' },
      { field: 'domainId', message: 'Choose a domain of this organization' },
      { field: 'styleguideId', message: 'Choose a styleguide of this organization' },
      { field: 'propertySlots', message: 'This workspace already has 4 properties' },
    ];
    const api = haldenApi().on(workspaceEndpoints.create, () =>
      refusal(422, { message: problems[0]?.message, validationErrors: problems }),
    );
    const view = await openDialog(api);
    await view.dialog.findByRole('option', { name: 'halden.example' });
    await view.dialog.findByRole('option', { name: 'Halden Styleguide' });
    await fill(view);
    await view.submit();
    await screen.findByText('Failed to save workspace');
    const summary = within(await view.dialog.findByRole('alert'));
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      problems.map(({ message }) => message),
    );
    view.dialog.getByRole('combobox', { name: 'Styleguide', description: 'Choose a styleguide of this organization' });
    expect(typedIn(view.dialog.getByLabelText('Workspace Name'))).toBe('Bergwerk Lodges');
  });
});

describe('editing', () => {
  async function openEdit(api = haldenApi()) {
    const view = renderPath('/settings/workspace', { api });
    await view.user.click(await screen.findByRole('button', { name: 'Edit workspace' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Edit Workspace' })) };
  }

  test('domain and style guide are locked, the whole form is sent', async () => {
    const answer = Promise.withResolvers<void>();
    const api = haldenApi().on(workspaceEndpoints.update, async () => {
      await answer.promise;
      return workspace(20, { name: 'Halden Houses' });
    });
    const { user, dialog } = await openEdit(api);
    for (const [label, value] of [
      ['Domain', 'halden.example'],
      ['Styleguide', 'Halden Styleguide'],
    ] as const) {
      const field = (await dialog.findByDisplayValue(value)) as HTMLSelectElement;
      expect(field).toBe(dialog.getByLabelText(label));
      expect(field.matches(':disabled')).toBe(true);
    }
    expect(dialog.queryByRole('option', { name: '+ Create a new styleguide' })).toBeNull();
    await user.clear(dialog.getByLabelText('Workspace Name'));
    await user.type(dialog.getByLabelText('Workspace Name'), 'Halden Houses');
    await user.click(dialog.getByRole('button', { name: 'Update Workspace' }));
    await dialog.findByRole('button', { name: 'Updating...' });
    api.on(workspaceEndpoints.mine, () =>
      listed({ workspace: workspace(20, { name: 'Halden Houses' }), role: 'owner' }),
    );
    answer.resolve();
    await screen.findByText('Workspace updated successfully');
    expect(api.asked(workspaceEndpoints.update)[0]?.body).toEqual({
      name: 'Halden Houses',
      domainId: uuid(10),
      styleguideId: uuid(30),
      propertySlots: 5,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: /^Workspace, ?Halden Houses/ });
  });

  test('a domain that cannot be loaded has a placeholder', async () => {
    const { dialog } = await openEdit(haldenApi().on(domainEndpoints.mine, () => refusal(500, {})));
    await dialog.findByDisplayValue(`Domain ${uuid(10)}`);
    expect(placeholderDomain(uuid(10), uuid(1))).toMatchObject({
      name: `Domain ${uuid(10)}`,
      tld: 'dashboard.test',
      domainVerfified: false,
    });
  });

  test('at the limit a workspace can still be changed', async () => {
    const api = haldenApi().on(organizationEndpoints.mine, () => listed({ ...halden, workspaceCount: 3 }));
    const { dialog } = await openEdit(api);
    await dialog.findByText('Workspace usage: 3/3');
    expect(dialog.getByRole('button', { name: 'Update Workspace' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('a stale save shows both versions, and is made only once somebody has chosen', async () => {
    const theirs = workspace(20, { name: 'Halden Group', version: 8 });
    const api = haldenApi().on(workspaceEndpoints.update, ({ headers, body }) =>
      headers.get('if-match') === '"8"'
        ? { ...theirs, name: body.name, version: 9 }
        : refusal(412, { code: 'stale', message: 'Somebody saved this workspace in between', present: theirs }),
    );
    const { user, dialog } = await openEdit(api);
    await user.type(dialog.getByLabelText('Workspace Name'), ' Houses');
    await user.click(dialog.getByRole('button', { name: 'Update Workspace' }));
    const versions = within(await dialog.findByRole('alert', { name: 'Two versions' }));
    versions.getByText('Somebody saved this workspace in between');
    versions.getByText('Halden Collection Houses');
    versions.getByText('Halden Group');
    expect(screen.queryByText('Failed to save workspace')).toBeNull();
    await user.click(versions.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Workspace updated successfully');
    expect(api.asked(workspaceEndpoints.update).at(-1)?.body.name).toBe('Halden Collection Houses');
  });

  test('a failure is told and keeps what was typed', async () => {
    const { user, dialog } = await openEdit(haldenApi().on(workspaceEndpoints.update, () => refusal(500, {})));
    await user.type(dialog.getByLabelText('Workspace Name'), ' Houses');
    await user.click(dialog.getByRole('button', { name: 'Update Workspace' }));
    await screen.findByText('Failed to save workspace');
    expect(typedIn(dialog.getByLabelText('Workspace Name'))).toBe('Halden Collection Houses');
  });
});
