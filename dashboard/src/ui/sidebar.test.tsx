import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Sidebar, SidebarTrigger } from './sidebar.tsx';
import { SidebarGroup, SidebarItem } from './sidebar-menu.tsx';
import { SidebarProvider } from './sidebar-provider.tsx';

const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(media)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
const open = () =>
  render(
    <SidebarProvider>
      <Sidebar label="Sidebar">
        <SidebarGroup title="Overview" defaultOpen>
          <SidebarItem title="Dashboard" isActive>
            <a href="/">Dashboard</a>
          </SidebarItem>
        </SidebarGroup>
        <SidebarGroup title="Configuration" defaultOpen={false}>
          <SidebarItem title="Colors" isActive={false}>
            <a href="/configuration/color">Colors</a>
          </SidebarItem>
        </SidebarGroup>
      </Sidebar>
      <SidebarTrigger />
    </SidebarProvider>,
  );
const state = () => screen.getByRole('complementary', { name: 'Sidebar' }).getAttribute('data-state');
const press = (key: string, keys: KeyboardEventInit) => fireEvent.keyDown(window, { key, ...keys });

describe('the shortcut', () => {
  test.each([
    ['Ctrl+b', 'b', { ctrlKey: true }],
    ['Cmd+b', 'b', { metaKey: true }],
    ['Ctrl+B under Caps Lock', 'B', { ctrlKey: true }],
  ])('%s folds and unfolds', (_, key, keys) => {
    open();
    expect(press(key, keys)).toBe(false);
    expect(state()).toBe('collapsed');
    press(key, keys);
    expect(state()).toBe('expanded');
  });

  test.each([
    ['b alone', 'b', {}],
    ['Ctrl+Shift+b', 'b', { ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt+b', 'b', { ctrlKey: true, altKey: true }],
    ['Ctrl+n', 'n', { ctrlKey: true }],
  ])('%s is not it', (_, key, keys) => {
    open();
    expect(press(key, keys)).toBe(true);
    expect(state()).toBe('expanded');
  });
});

describe('the cookie', () => {
  test('sidebar_state, for 604800 s, on every path', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    open();
    press('b', { ctrlKey: true });
    expect(written).toHaveBeenCalledExactlyOnceWith('sidebar_state=false; path=/; max-age=604800; SameSite=Lax');
    press('b', { ctrlKey: true });
    expect(written).toHaveBeenLastCalledWith('sidebar_state=true; path=/; max-age=604800; SameSite=Lax');
  });

  test('what it says counts at the next start', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test environment has no Cookie Store
    document.cookie = 'sidebar_state=false; path=/';
    open();
    expect(state()).toBe('collapsed');
  });
});

describe('below 768 px', () => {
  test.each([
    [768, 'complementary'],
    [767, 'dialog'],
  ])('at %i px it is a %s', (width, role) => {
    windowOf(width);
    open();
    if (role === 'dialog') {
      expect(screen.queryByRole('complementary')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    }
    expect(screen.getByRole(role, { name: 'Sidebar' })).toBeTruthy();
  });

  test('the shortcut opens and closes the sheet, and no cookie keeps it', () => {
    windowOf(400);
    const written = vi.spyOn(document, 'cookie', 'set');
    open();
    press('b', { ctrlKey: true });
    expect(screen.getByRole('dialog', { name: 'Sidebar' })).toBeTruthy();
    press('b', { ctrlKey: true });
    expect(screen.queryByRole('dialog', { name: 'Sidebar' })).toBeNull();
    expect(written).not.toHaveBeenCalled();
  });
});

describe('groups and entries', () => {
  test('a group marked active is open at first, another is not; the header folds both', () => {
    open();
    const [overview, configuration] = ['Overview', 'Configuration'].map((name) => screen.getByRole('button', { name }));
    expect(overview?.getAttribute('aria-expanded')).toBe('true');
    expect(configuration?.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Colors' })).toBeNull();
    fireEvent.click(configuration as HTMLElement);
    fireEvent.click(overview as HTMLElement);
    expect(screen.getByRole('link', { name: 'Colors' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  test('a plain link loads the page: the entry leaves the press to the browser', () => {
    open();
    const link = screen.getByRole('link', { name: 'Dashboard', current: 'page' });
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    link.dispatchEvent(pressed);
    expect.assertions(1);
  });

  test('with icons only an entry names itself at once', () => {
    vi.useFakeTimers();
    open();
    expect(screen.queryByRole('tooltip')).toBeNull();
    press('b', { ctrlKey: true });
    const link = screen.getByRole('link', { name: 'Dashboard' });
    fireEvent.pointerMove(link, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(0));
    expect(screen.getByRole('tooltip').textContent).toBe('Dashboard');
    vi.useRealTimers();
  });
});
