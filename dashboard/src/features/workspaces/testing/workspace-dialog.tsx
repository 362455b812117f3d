/** The workspace dialog, opened the way a person opens it. */
import { domainEndpoints } from '@foyer/contract/domains';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { screen, within } from '@testing-library/react';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed } from '#testing/samples.ts';

/** 'Create New Workspace', from the switcher. */
export async function openDialog(api = haldenApi()) {
  const view = renderPath('/settings/account', { api });
  await screen.findByRole('button', { name: 'Property, Halden am See' });
  await view.user.click(screen.getByRole('button', { name: /^Workspace,/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Create New Workspace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Workspace' }));
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Create Workspace' }));
  return { ...view, dialog, submit };
}

/** What stands in a control. */
export const typedIn = (control: HTMLElement) => (control as HTMLInputElement).value;

/** Everything the form needs beside its name. */
export async function fill({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, name = 'Bergwerk Lodges') {
  await user.type(dialog.getByLabelText('Workspace Name'), name);
  const [domain, styleguide] = [dialog.getByLabelText('Domain'), dialog.getByLabelText('Styleguide')];
  if (within(domain).queryByRole('option', { name: 'halden.example' }))
    await user.selectOptions(domain, 'halden.example');
  if (within(styleguide).queryByRole('option', { name: 'Halden Styleguide' }))
    await user.selectOptions(styleguide, 'Halden Styleguide');
}

/** An organization without a domain and a style guide. */
export const nothingYet = () =>
  haldenApi()
    .on(domainEndpoints.mine, () => listed())
    .on(styleguideEndpoints.list, () => listed());
