import { eventEndpoints } from '@foyer/contract/events';
import { propertyEndpoints } from '@foyer/contract/properties';
import { sessionEndpoints } from '@foyer/contract/session';
import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { fakeIdentity, haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';

const menu: Record<string, [title: string, url: string][]> = {
  Overview: [
    ['Dashboard', '/'],
    ['Live Posts', '/liveposts'],
  ],
  'Guest Intelligence': [
    ['Landing Pages', '/generate'],
    ['Property Post', '/property-post'],
  ],
  'Digital Clone': [
    ['Media Library', '/media'],
    ['Styleguide', '/styleguide'],
    ['Hotel Decor', '/hotel'],
  ],
  Configuration: [
    ['Buttons', '/configuration/button'],
    ['Colors', '/configuration/color'],
    ['Divider', '/configuration/divider'],
    ['Typography', '/configuration/typography'],
    ['Container', '/configuration/container'],
    ['Categories', '/configuration/categories'],
    ['Content', '/configuration/content'],
    ['Site Identity', '/configuration/site-identity'],
    ['Booking', '/configuration/booking'],
  ],
};

const navigation = () => screen.findByRole('navigation', { name: 'Platform' });
const active = async () => within(await navigation()).getByRole('link', { current: 'page' }).textContent;

describe('who gets in', () => {
  test('a loader while it is not known', () => {
    renderPath('/media', { identity: fakeIdentity(null, { current: () => new Promise(() => {}) }) });
    expect(screen.getByRole('status').textContent).toContain('Loading');
  });

  test.each(['/', '/media', '/landing/elsewhere', '/nowhere'])('%s leads a stranger to /landing', async (path) => {
    renderPath(path, { identity: fakeIdentity(null) });
    await screen.findByRole('heading', { level: 1, name: /first room/ });
    expect(window.location.pathname).toBe('/landing');
  });

  test('sign-in starts with the path the stranger wanted', async () => {
    const start = vi.fn(async () => {});
    const { user } = renderPath('/media?folder=spa', { identity: fakeIdentity(null, { start }) });
    const [signIn] = await screen.findAllByRole('button', { name: 'Sign in' });
    if (signIn) await user.click(signIn);
    expect(start).toHaveBeenCalledWith('/media?folder=spa');
  });

  test('a failed sign-in says what to do and leads back', async () => {
    const identity = fakeIdentity(null, {
      isReturn: () => true,
      finish: () => Promise.reject(new Error('No matching state found in storage')),
    });
    const { user } = renderPath('/', { identity });
    await screen.findByRole('heading', { name: 'Authentication Error' });
    expect(screen.getByRole('alert').textContent).toContain('This browser does not remember starting this sign-in.');
    await user.click(screen.getByRole('button', { name: 'Return to Landing' }));
    await screen.findAllByRole('button', { name: 'Sign in' });
    expect(window.location.pathname).toBe('/landing');
  });

  test('an ended sign-in is told on the landing page', async () => {
    renderPath('/', { identity: fakeIdentity(null, { current: () => Promise.reject({ error: 'login_required' }) }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Your sign-in has ended. Sign in again');
  });

  test('somebody signed in is offered the dashboard on the landing page', async () => {
    renderPath('/landing');
    const [open] = await screen.findAllByRole('link', { name: 'Open dashboard' });
    expect(open?.getAttribute('href')).toBe('/');
  });

  test.each(['/events', '/venues', '/nowhere', '/configuration', '/configuration/nothing', '/settings/nothing'])(
    '%s is no path of the shell and leads home',
    async (path) => {
      renderPath(path);
      await navigation();
      expect(window.location.pathname).toBe('/');
    },
  );

  test('an unknown path outside the shell leads to /landing, signed in or not', async () => {
    renderPath('/landing/elsewhere');
    await screen.findAllByRole('link', { name: 'Open dashboard' });
    expect(window.location.pathname).toBe('/landing');
  });
});

describe('the sidebar', () => {
  test('every group and entry with its address', async () => {
    renderPath('/configuration/color');
    const nav = await navigation();
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(Object.values(menu).flat());
    for (const group of Object.keys(menu)) {
      expect(within(nav).getByRole('button', { name: group })?.getAttribute('aria-expanded')).toBe('true');
    }
  });

  test('the active entry follows clicks, back and forward', async () => {
    const { user } = renderPath('/media');
    expect(await active()).toBe('Media Library');
    await user.click(screen.getByRole('link', { name: 'Colors' }));
    await waitFor(async () => expect(await active()).toBe('Colors'));
    await waitFor(() => expect(document.title).toBe('Colors · Foyer'));
    window.history.back();
    await waitFor(async () => expect(await active()).toBe('Media Library'));
    window.history.forward();
    await waitFor(async () => expect(await active()).toBe('Colors'));
  });

  test('the label over the groups', async () => {
    renderPath('/media');
    expect(within(await navigation()).getByRole('heading', { level: 2 }).textContent).toBe('Platform');
  });

  test('a group folds away', async () => {
    const { user } = renderPath('/media');
    const nav = await navigation();
    await user.click(within(nav).getByRole('button', { name: 'Configuration' }));
    expect(within(nav).queryByRole('link', { name: 'Colors' })).toBeNull();
  });

  test('Ctrl+B leaves icons only, each with its name, and a cookie keeps it', async () => {
    const { user } = renderPath('/media');
    await navigation();
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('complementary')?.getAttribute('data-state')).toBe('collapsed');
    expect(within(await navigation()).getAllByRole('link')).toHaveLength(16);
    expect(screen.getByRole('link', { name: 'Booking' })).toBeTruthy();
    expect(document.cookie).toContain('sidebar_state=false');
    await user.keyboard('{Meta>}b{/Meta}');
    expect(document.cookie).toContain('sidebar_state=true');
  });

  describe('beside a panel', () => {
    const state = () => screen.getByRole('complementary', { name: 'Sidebar' }).getAttribute('data-state');
    const windowOf = (width: number) =>
      vi.stubGlobal('matchMedia', (media: string) => ({
        matches: width <= Number(/max-width: (\d+)px/.exec(media)?.[1]),
        addEventListener: () => {},
        removeEventListener: () => {},
      }));
    const check = `/generate/${uuid(80)}/check`;

    test.each([
      [1199, check, 'collapsed'],
      [1199, `/generate/${uuid(80)}/publish`, 'collapsed'],
      [1199, `/generate/${uuid(80)}`, 'expanded'],
      [1200, check, 'expanded'],
    ])('at %i px %s starts %s, and the cookie is left alone', async (width, path, expected) => {
      windowOf(width);
      renderPath(path);
      await navigation();
      expect(state()).toBe(expected);
      expect(document.cookie).not.toContain('sidebar_state');
    });

    test('it opens when it is asked to, and is as it was chosen elsewhere', async () => {
      windowOf(1100);
      const { user } = renderPath(check);
      await navigation();
      await user.click(screen.getByRole('link', { name: 'Hotel Decor' }));
      await waitFor(() => expect(state()).toBe('expanded'));
      window.history.back();
      await waitFor(() => expect(state()).toBe('collapsed'));
      await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
      expect(state()).toBe('expanded');
      expect(document.cookie).toContain('sidebar_state=true');
    });
  });
});

test('the user menu: who, and where each entry leads', async () => {
  const { user, left, api } = renderPath('/media');
  await user.click(await screen.findByRole('button', { name: /^Your menu, ?Ines Brandt/ }));
  const entries = within(screen.getByRole('menu')).getAllByRole('menuitem');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Upgrade Version', 'https://foyer.example/pricing'],
    ['Account', '/settings/account'],
    ['Billing', '/settings/billing'],
    ['Workspace', '/settings/workspace'],
    ['Logout', null],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(left).toEqual(['http://dashboard.test']));
  expect(api.asked(sessionEndpoints.end)).toHaveLength(1);
});

test('Ctrl+K opens the palette, and typing finds a screen', async () => {
  const { user } = renderPath('/media');
  await navigation();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'typog{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/configuration/typography'));
});

describe('workspace and property', () => {
  test('the first ones are chosen about a second after sign-in, and remembered', async () => {
    const { api } = renderPath('/');
    await navigation();
    expect(api.asked(workspaceEndpoints.mine)).toHaveLength(0);
    await screen.findByRole('button', { name: 'Property, Halden am See' });
    expect(screen.getByRole('button', { name: /^Workspace, ?Halden Collection/ }).textContent).toContain(
      'halden.example',
    );
    expect(Object.values({ ...localStorage })).toEqual(expect.arrayContaining([uuid(20), uuid(40)]));
  });

  test('the last choice is restored', async () => {
    localStorage.setItem('foyer.last-user', 'ines');
    localStorage.setItem('foyer.last-workspace', uuid(20));
    localStorage.setItem('foyer.last-property', uuid(41));
    const { api } = renderPath('/');
    await screen.findByRole('button', { name: 'Property, Halden Stadthaus' });
    await screen.findByText('Harbour Advent');
    expect(api.asked(eventEndpoints.nearby)[0]?.query).toMatchObject({ propertyId: uuid(41) });
  });

  test('the switcher: count, active one, unknown domain, switching', async () => {
    const { user } = renderPath('/');
    await screen.findByRole('button', { name: 'Property, Halden am See' });
    await user.click(screen.getByRole('button', { name: /^Workspace,/ }));
    await screen.findByText('2 workspaces available');
    const entry = screen.getByRole('button', { name: /Stadtgarten Venues ?Domain #/ });
    expect(entry.textContent).toContain(`Domain #${uuid(19)}`);
    expect(screen.getByText('Active').closest('li')?.textContent).toContain('Halden Collection');
    await user.click(entry);
    await screen.findByText('No property yet', { selector: 'span' });
    expect(screen.getByRole('button', { name: /^Workspace, ?Stadtgarten Venues/ })).toBeTruthy();
  });

  test('the properties card: search, its messages, and a choice that switches the workspace', async () => {
    const { user } = renderPath('/');
    await screen.findByRole('button', { name: 'Property, Halden am See' });
    await user.click(screen.getByRole('button', { name: /^Workspace,/ }));
    await user.click(await screen.findByRole('button', { name: 'Properties of Halden Collection' }));
    const search = await screen.findByPlaceholderText('Search properties...');
    await user.type(search, 'zzz');
    expect(screen.getByText('No matching properties')).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'dornbirn');
    await user.click(screen.getByRole('button', { name: /Halden Stadthaus/ }));
    await screen.findByRole('button', { name: 'Property, Halden Stadthaus' });
  });

  test('a workspace without properties says so in its card', async () => {
    const { user } = renderPath('/');
    await screen.findByRole('button', { name: 'Property, Halden am See' });
    await user.click(screen.getByRole('button', { name: /^Workspace,/ }));
    await user.click(await screen.findByRole('button', { name: 'Properties of Stadtgarten Venues' }));
    await screen.findByText('No properties for this workspace');
  });

  test('no workspace, and a list that cannot be loaded', async () => {
    const api = haldenApi().on(workspaceEndpoints.mine, () => listed());
    const { user } = renderPath('/', { api });
    await waitFor(() => expect(api.asked(workspaceEndpoints.mine)).toHaveLength(1), { timeout: 3000 });
    await user.click(await screen.findByRole('button', { name: /^Workspace, ?No workspace/ }));
    await screen.findByText('No workspaces available');
    api.on(workspaceEndpoints.mine, () => refusal(500, {}));
    await user.click(screen.getByRole('button', { name: 'Refresh workspaces' }));
    await screen.findAllByText('Failed to load workspaces. Please try refreshing the page.');
  });

  test('a switch aborts what the old workspace was loading', async () => {
    const api = haldenApi().on(propertyEndpoints.list, () => new Promise(() => {}));
    const { user } = renderPath('/', { api });
    await waitFor(() => expect(api.asked(propertyEndpoints.list)).toHaveLength(1), { timeout: 3000 });
    await user.click(screen.getByRole('button', { name: /^Workspace,/ }));
    await user.click(await screen.findByRole('button', { name: /Stadtgarten Venues ?Domain #/ }));
    await waitFor(() => expect(api.asked(propertyEndpoints.list)).toHaveLength(2));
    expect(api.asked(propertyEndpoints.list)[0]?.signal?.aborted).toBe(true);
    expect(api.asked(propertyEndpoints.list)[1]?.signal?.aborted).toBe(false);
  });
});
