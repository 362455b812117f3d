import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { siteSettingsEndpoints as settings } from '@foyer/contract/site-settings';
import { styleSettingsEndpoints } from '@foyer/contract/style-settings';
import { defaultTheme } from '@foyer/contract/theme';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { permissionEntries } from '#testing/samples.ts';
import { lookApi } from './testing/look.ts';

const { light } = defaultTheme.colors;
const frame = () => screen.getByTitle('Your site as you are editing it').getAttribute('src');
const typeColor = (name: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

describe('colors', () => {
  test('are saved as they change, shown in the site anew, undone, and published as a whole', async () => {
    const { api, look } = lookApi();
    const { user } = renderPath('/configuration/color', { api });
    await screen.findByText('Every pair can be read.');
    await screen.findByTitle('Your site as you are editing it');
    expect(frame()).toBe('http://halden.localhost:3002/?preview=pass&state=0');
    typeColor('Accent', 'OKLCH(45% 0.12 250)');
    await waitFor(() => expect(look.draft.colors.light.action).toBe('#0e5794'));
    expect(api.asked(styleSettingsEndpoints.save)[0]?.headers.get('if-match')).toBe('"0"');
    // The next state loads behind the one that is seen, and takes its place when it stands.
    const next = await screen.findByTitle('The next state of your site');
    await waitFor(() => expect(next.getAttribute('src')).toBe('http://halden.localhost:3002/?preview=pass&state=1'));
    fireEvent.load(next);
    expect(frame()).toContain('state=1');
    await user.click(await screen.findByRole('button', { name: 'Publish 1 change' }));
    await screen.findByText('Guests see version 5.');
    expect(api.asked(settings.publish)[0]?.headers.get('if-match')).toBe('"1"');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(look.draft.colors.light.action).toBe(light.action));
  });

  test('that cannot be read are named, with the nearest that can be', async () => {
    const { api, look } = lookApi({ colors: { ...defaultTheme.colors, light: { ...light, muted: '#7d8785' } } });
    const { user } = renderPath('/configuration/color', { api });
    await screen.findByText('One pair fails contrast.');
    const failing = screen.getByRole('list', { name: 'Pairs that fail' });
    expect(failing.textContent).toContain('Muted text is too close to Background');
    expect(failing.textContent).toContain('3.5 to 1. Small text needs 4.5. The nearest passing color keeps the hue.');
    await user.click(screen.getByRole('button', { name: 'Use #6c7573 for Muted text' }));
    await screen.findByText('Every pair can be read.');
    await waitFor(() => expect(look.draft.colors.light.muted).toBe('#6c7573'));
  });

  test('are seen as guests see them who see colors otherwise', async () => {
    const { user } = renderPath('/configuration/color', { api: lookApi().api });
    const site = (await screen.findByTitle('Your site as you are editing it')).parentElement;
    const vision = screen.getByRole('combobox', { name: 'How the guest sees colors' });
    await user.selectOptions(vision, 'Vision: no green');
    expect(site?.style.filter).toBe('url("#deuteranopia")');
    expect(document.querySelector('filter#deuteranopia feColorMatrix')?.getAttribute('values')).toMatch(/^0\.367322 /);
    await user.selectOptions(vision, 'Vision: typical');
    expect(site?.style.filter).toBe('');
  });

  test('take nothing that is no color', async () => {
    const { api, look } = lookApi();
    renderPath('/configuration/color', { api });
    await screen.findByText('Every pair can be read.');
    typeColor('Accent', 'red;}body{display:none');
    await screen.findByText('Write a color such as #b14d2c or oklch(54% 0.14 40)');
    typeColor('Brand', '#14342c');
    await waitFor(() => expect(look.draft.colors.light.heading).toBe('#14342c'));
    expect(look.draft.colors.light.action).toBe(light.action);
  });
});

describe('the frame of every screen', () => {
  test('goes on from what the screen before it has saved', async () => {
    const { api, look } = lookApi();
    const { user } = renderPath('/configuration/button', { api });
    fireEvent.change(await screen.findByRole('slider', { name: 'Corners, in pixels' }), { target: { value: '20' } });
    await user.click(screen.getByRole('link', { name: 'Container' }));
    const width = await screen.findByRole('slider', { name: /^Width of the content/ });
    expect(look.draft.buttons.radius).toBe(20);
    fireEvent.change(width, { target: { value: '1000' } });
    await waitFor(() => expect(look.draft).toMatchObject({ buttons: { radius: 20 }, container: { width: 1000 } }));
  });

  test('shows both versions when somebody else saved in between, and keeps the one that is chosen', async () => {
    const { api, look, others } = lookApi();
    const { user } = renderPath('/configuration/button', { api });
    const corners = await screen.findByRole('slider', { name: 'Corners, in pixels' });
    others({ container: { ...defaultTheme.container, width: 1000 } });
    fireEvent.change(corners, { target: { value: '20' } });
    const two = await screen.findByRole('alert', { name: 'Two versions' });
    expect(two.textContent).toContain('Somebody else has changed this since');
    expect(within(two).getByRole('heading', { name: 'Container' })).toBeTruthy();
    expect(look.draft.buttons.radius).toBe(4);
    await user.click(within(two).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(look.draft.buttons.radius).toBe(20));
  });

  test('lists what changed, discards it, and takes an earlier look up', async () => {
    const { api, look } = lookApi({ buttons: { ...defaultTheme.buttons, radius: 20 } });
    const { user } = renderPath('/configuration/button', { api });
    await user.click(await screen.findByRole('button', { name: 'What changed' }));
    expect((await screen.findByRole('listitem', { name: '' })).textContent).toBeTruthy();
    const dialog = screen.getByRole('dialog', { name: 'What changed' });
    expect(within(dialog).getByRole('list', { name: 'Changes' }).textContent).toBe('Buttons, radius420');
    await user.click(within(dialog).getByRole('button', { name: 'Discard 1 change' }));
    await waitFor(() => expect(look.draft.buttons.radius).toBe(4));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: /^Corners/ })).toHaveProperty('value', '4'));
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    await user.click(await screen.findByRole('button', { name: 'Take up version 4' }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: /^Corners/ })).toHaveProperty('value', '11'));
  });

  test('puts its own part back to how it came, and no other', async () => {
    const { api, look } = lookApi({
      buttons: { ...defaultTheme.buttons, radius: 20 },
      container: { ...defaultTheme.container, width: 1000 },
    });
    const { user } = renderPath('/configuration/container', { api });
    await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
    await waitFor(() => expect(look.draft.container.width).toBe(1408));
    expect(look.draft.buttons.radius).toBe(20);
  });

  test('lets those look who may not change anything', async () => {
    const { api } = lookApi({ divider: { ...defaultTheme.divider, line: 'dotted' } });
    api.on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
    renderPath('/configuration/divider', { api });
    await screen.findByText('Your role does not allow changing the configuration.');
    expect(screen.getByRole('radio', { name: 'Dotted' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Dotted' }).matches(':disabled')).toBe(true);
    expect((await screen.findByRole('button', { name: 'Publish 1 change' })).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  test('says what could not be loaded, and tries again', async () => {
    const { api } = lookApi();
    api.on(styleSettingsEndpoints.read, () =>
      refusal(503, { message: 'The database is away', code: 'away', requestId: 'req-9' }),
    );
    const { user } = renderPath('/configuration/typography', { api });
    await screen.findByText('The database is away', undefined, { timeout: 8000 });
    const again = lookApi();
    again.look.draft.typography = { ...defaultTheme.typography, heading: 'lora' };
    await user.click(screen.getByRole('button', { name: /again|Retry/ }));
    expect(await screen.findByRole('combobox', { name: 'Headings' })).toHaveProperty('value', 'lora');
  });
});
