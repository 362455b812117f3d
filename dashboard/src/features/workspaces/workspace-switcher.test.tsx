import { domainEndpoints } from '@foyer/contract/domains';
import { propertyEndpoints } from '@foyer/contract/properties';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type FakeApi, refusal } from '#testing/fake-api.ts';
import { fakeIdentity, haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, property, uuid, workspace } from '#testing/samples.ts';

const park = property(50, { name: 'Stadtgarten Park', city: 'Dornbirn', workspaceId: uuid(21) });
const never = () => new Promise<never>(() => {});

/** Properties in both workspaces. */
const bothApi = () =>
  haldenApi().on(propertyEndpoints.list, ({ query }) =>
    query.workspaceId === uuid(20)
      ? listed(property(40), property(41, { name: 'Halden Stadthaus', city: 'Dornbirn' }))
      : listed(park, property(51, { name: 'Stadtgarten Saal', workspaceId: uuid(21) })),
  );

async function openSwitcher(api: FakeApi = bothApi()) {
  const view = renderPath('/media', { api });
  await screen.findByRole('button', { name: 'Property, Halden am See' });
  const open = async () => {
    await view.user.click(screen.getByRole('button', { name: /^Workspace,/ }));
    return within(await screen.findByRole('dialog', { name: 'My Workspaces' }));
  };
  const list = await open();
  await list.findByText('My Workspaces');
  const card = async (of: string) => {
    await view.user.click(list.getByRole('button', { name: `Properties of ${of}` }));
    return within(await screen.findByRole('dialog', { name: `Properties of ${of}` }));
  };
  return { ...view, list, open, card };
}

const switcher = () => screen.getByRole('button', { name: /^Workspace,/ });

describe('the switcher', () => {
  test('name and domain, or the domain’s number while it is unknown', async () => {
    const { user, list } = await openSwitcher();
    expect(switcher().textContent).toContain('Halden Collectionhalden.example');
    await user.click(list.getByRole('button', { name: /^Stadtgarten Venues/ }));
    await waitFor(() => expect(switcher().textContent).toContain(`Stadtgarten VenuesDomain #${uuid(19)}`));
  });

  test('domains that cannot be loaded are unknown', async () => {
    await openSwitcher(bothApi().on(domainEndpoints.mine, () => refusal(500, {})));
    expect(switcher().textContent).toContain(`Domain #${uuid(10)}`);
  });

  test('while workspaces load, when there is none, and when there is one', async () => {
    let answer: (none: ReturnType<typeof listed<never>>) => void = () => {};
    const first = new Promise<ReturnType<typeof listed<never>>>((resolve) => (answer = resolve));
    const api = bothApi().on(workspaceEndpoints.mine, () => first);
    const { user } = renderPath('/media', { api });
    const button = await screen.findByRole('button', { name: /^Workspace,/ });
    expect(button.textContent).toContain('Loading workspaces...');
    await user.click(button);
    const list = within(await screen.findByRole('dialog', { name: 'My Workspaces' }));
    expect((await list.findByRole('status')).textContent).toBe('Loading workspaces...');
    await waitFor(() => expect(api.asked(workspaceEndpoints.mine)).toHaveLength(1));
    answer(listed());
    expect((await list.findByText('No workspaces available')).textContent).toBeTruthy();
    list.getByText('0 workspaces available');
    expect(switcher().textContent).toContain('No workspace');
    api.on(workspaceEndpoints.mine, () => listed({ workspace: workspace(20), role: 'owner' }));
    await user.click(list.getByRole('button', { name: 'Refresh workspaces' }));
    await list.findByText('1 workspace available');
  });

  test('the list: how many, which is active, how high', async () => {
    const { list } = await openSwitcher();
    list.getByText('2 workspaces available');
    const rows = list.getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText('Active') !== null)).toEqual([true, false]);
    expect([...list.getByRole('list').classList]).toContain('max-h-[350px]');
    expect(list.getByRole('button', { current: true }).textContent).toContain('Halden Collection');
  });

  test('refresh asks for workspaces, properties and domains again; a failure is told beneath the list', async () => {
    const api = bothApi();
    const { user, list } = await openSwitcher(api);
    const counts = () =>
      [workspaceEndpoints.mine, propertyEndpoints.list, domainEndpoints.mine].map((one) => api.asked(one).length);
    expect(counts()).toEqual([1, 1, 1]);
    api.on(workspaceEndpoints.mine, () => refusal(500, { message: 'The database is away' }));
    await user.click(list.getByRole('button', { name: 'Refresh workspaces' }));
    await list.findByText('Failed to load workspaces. Please try refreshing the page.');
    expect(counts()).toEqual([2, 2, 2]);
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  test('domains are asked for once in five minutes', async () => {
    const api = bothApi();
    const { user, list, client } = await openSwitcher(api);
    await user.click(list.getByRole('button', { name: /^Stadtgarten Venues/ }));
    await waitFor(() => expect(switcher().textContent).toContain('Stadtgarten Venues'));
    expect(api.asked(domainEndpoints.mine)).toHaveLength(1);
    const query = client.getQueryCache().find({ queryKey: ['domains'] });
    expect(query?.isStaleByTime(5 * 60_000)).toBe(false);
    query?.setState({ dataUpdatedAt: Date.now() - 5 * 60_000 });
    expect(query?.isStale()).toBe(true);
  });

  test('choosing a workspace shows it with its first property and closes the list', async () => {
    const { user, list } = await openSwitcher();
    await user.click(list.getByRole('button', { name: /^Stadtgarten Venues/ }));
    await screen.findByRole('button', { name: 'Property, Stadtgarten Park' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/media');
  });
});

describe('the properties of a workspace', () => {
  test('search, its height, what is active, and how many slots', async () => {
    const { user, card } = await openSwitcher();
    const properties = await card('Halden Collection');
    await properties.findByText('Halden Stadthaus');
    properties.getByRole('heading', { name: 'Properties' });
    properties.getByText('2 of 5 slots');
    expect([...properties.getByRole('list').classList]).toContain('max-h-[200px]');
    expect(properties.getByRole('button', { current: true }).textContent).toContain('Halden am See');
    const search = properties.getByPlaceholderText('Search properties...');
    expect(document.activeElement).toBe(search);
    await user.type(search, ' DORNBIRN ');
    const [found, ...others] = properties.getAllByRole('listitem');
    expect(found?.textContent).toContain('Halden StadthausDornbirn');
    expect(others).toEqual([]);
    await user.type(search, 'x');
    properties.getByText('No matching properties');
  });

  test('loading, none, and a failure that can be tried again', async () => {
    const api = bothApi();
    const { user, card } = await openSwitcher(api);
    api.on(propertyEndpoints.list, never);
    const properties = await card('Stadtgarten Venues');
    properties.getByText('Loading properties...');
    await user.keyboard('{Escape}');
    api.on(propertyEndpoints.list, () => refusal(500, { message: 'The properties are being moved' }));
    const failed = await card('Stadtgarten Venues');
    expect((await failed.findByRole('alert')).textContent).toContain('The properties are being moved');
    api.on(propertyEndpoints.list, () => listed());
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await failed.findByText('No properties for this workspace');
  });

  test('choosing one switches the workspace if needed and selects it', async () => {
    const { user, card } = await openSwitcher();
    const properties = await card('Stadtgarten Venues');
    await user.click(await properties.findByRole('button', { name: /Stadtgarten Saal/ }));
    await screen.findByRole('button', { name: 'Property, Stadtgarten Saal' });
    expect(switcher().textContent).toContain('Stadtgarten Venues');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the highlight goes with the workspace, unless the property belongs to the one that is chosen', async () => {
    const { user, list, open, api } = await openSwitcher();
    await user.click(list.getByRole('button', { name: /^Halden Collection/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await user.click(await again.findByRole('button', { name: 'Properties of Halden Collection' }));
    const kept = within(await screen.findByRole('dialog', { name: 'Properties of Halden Collection' }));
    expect(kept.getByRole('button', { current: true }).textContent).toContain('Halden am See');
    await user.keyboard('{Escape}');
    api.on(propertyEndpoints.list, never);
    await user.click(again.getByRole('button', { name: /^Stadtgarten Venues/ }));
    await waitFor(() => expect(switcher().textContent).toContain('Stadtgarten Venues'));
    const third = await open();
    await user.click(await third.findByRole('button', { name: 'Properties of Halden Collection' }));
    const cleared = within(await screen.findByRole('dialog', { name: 'Properties of Halden Collection' }));
    expect(cleared.queryByRole('button', { current: true })).toBeNull();
  });

  test('one card is open at a time', async () => {
    const { user, list, card } = await openSwitcher();
    await card('Halden Collection');
    await user.hover(list.getByRole('button', { name: 'Properties of Stadtgarten Venues' }));
    await screen.findByRole('dialog', { name: 'Properties of Stadtgarten Venues' });
    expect(screen.queryByRole('dialog', { name: 'Properties of Halden Collection' })).toBeNull();
  });
});

describe('a link', () => {
  test('to a place that is not mine says so, until it is put away', async () => {
    const { user } = renderPath(`/media?workspace=${uuid(98)}`, { api: bothApi() });
    const notice = await screen.findByText(/^The link leads to a place you cannot open, or that is gone./);
    expect(notice.textContent).toContain('You are looking at Halden am See.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^The link leads/)).toBeNull();
  });

  test('to the dashboard of a place outlasts the sign-in', async () => {
    const start = vi.fn(async () => {});
    const address = `/?workspace=${uuid(21)}&property=${uuid(51)}`;
    const { user } = renderPath(address, { identity: fakeIdentity(null, { start }) });
    const [signIn] = await screen.findAllByRole('button', { name: 'Sign in' });
    await user.click(signIn as HTMLElement);
    expect(start).toHaveBeenCalledWith(address);
  });

  test('to a place that is mine says nothing', async () => {
    renderPath(`/media?workspace=${uuid(21)}`, { api: bothApi() });
    await screen.findByRole('button', { name: 'Property, Stadtgarten Park' });
    expect(screen.queryByText(/^The link leads/)).toBeNull();
  });
});
