import { defaultBooking } from '@foyer/contract/booking';
import { globalSettingsEndpoints } from '@foyer/contract/global-settings';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPath } from '#testing/render-path.tsx';
import { permissionEntries } from '#testing/samples.ts';
import { contentApi, put } from './testing/content.ts';

const tester = async () => within(await screen.findByRole('region', { name: 'Link tester' }));
const linkOf = async () => (await (await tester()).findByLabelText<HTMLInputElement>('Link')).value;

test('the tester shows the very link, in the names and dates of the engine that is chosen', async () => {
  const { api, stored } = contentApi();
  const { user } = renderPath('/configuration/booking', { api });
  await user.selectOptions(await screen.findByLabelText('Engine'), 'HART');
  put(screen.getByLabelText('Address'), 'https://engine.example/rooms');
  const stay = await tester();
  put(stay.getByLabelText('Arrival'), '2027-12-05');
  put(stay.getByLabelText('Departure'), '2027-12-08');
  expect(await linkOf()).toBe('https://engine.example/rooms?arrival=05/12/2027&nights=3&adults=2');
  await user.selectOptions(screen.getByLabelText('Dates are written'), 'DD.MM.YYYY, such as 05.12.2026');
  const names = within(screen.getByRole('region', { name: 'Names of the parameters' }));
  await user.clear(names.getByLabelText('Adults'));
  put(names.getByLabelText('Arrival'), 'von');
  expect(await linkOf()).toBe('https://engine.example/rooms?von=05.12.2027&nights=3');
  await waitFor(() =>
    expect(stored.booking).toEqual({
      ...defaultBooking,
      engine: 'hart',
      address: 'https://engine.example/rooms',
      dates: 'DD.MM.YYYY',
      parameters: { adults: '', checkin: 'von' },
    }),
  );
});

test('a link that guests may not be led to is refused with the reason, and never saved', async () => {
  const { api } = contentApi({ booking: { ...defaultBooking, engine: 'mews' } });
  const { user } = renderPath('/configuration/booking', { api });
  const stay = await tester();
  for (const [typed, reason] of [
    ['http://engine.example/', 'Begin with https://'],
    ['javascript:alert(1)', 'Write an address such as https://example.com'],
  ] as const) {
    const address = screen.getByLabelText('Address');
    put(address, typed);
    await waitFor(() => expect(stay.getByText(/Guests are led nowhere/).textContent).toContain(reason));
    expect(address.getAttribute('aria-invalid')).toBe('true');
  }
  await screen.findByText(/^Not saved:/);
  expect(api.asked(globalSettingsEndpoints.saveBooking)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Engine'), 'Own pattern');
  await user.click(screen.getByLabelText('Pattern'));
  await user.paste('https://{hotel}.example/?a={checkin}');
  expect((await tester()).getByText(/Guests are led nowhere/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Pattern'));
  await user.paste('https://engine.example/?a=');
  await user.click(screen.getByRole('button', { name: '{checkin:YYYY-MM-DD}' }));
  expect(await linkOf()).toMatch(/^https:\/\/engine\.example\/\?a=\d{4}-\d\d-\d\d$/);
});

test('what goes along with every stay is added and taken out', async () => {
  const { api, stored } = contentApi({
    booking: { ...defaultBooking, engine: 'hart', address: 'https://engine.example/' },
  });
  const { user } = renderPath('/configuration/booking', { api });
  const codes = within(await screen.findByRole('region', { name: 'Codes' }));
  put(codes.getByLabelText('Name'), 'a&b');
  await user.click(codes.getByRole('button', { name: 'Add a parameter' }));
  codes.getByText('Write the name of the parameter in letters, digits, dots and dashes');
  put(codes.getByLabelText('Name'), 'channel');
  put(codes.getByLabelText('Value'), 'site');
  await user.type(codes.getByLabelText('Value'), '{Enter}');
  expect(await linkOf()).toContain('?channel=site&');
  await waitFor(() => expect(stored.booking.fixed).toEqual([{ name: 'channel', value: 'site' }]));
  await user.click(codes.getByRole('button', { name: 'Remove channel' }));
  await waitFor(() => expect(stored.booking.fixed).toEqual([]));
});

test('who may only read sees the settings and changes none', async () => {
  const { api } = contentApi();
  api.on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  renderPath('/configuration/booking', { api });
  const engine = await screen.findByLabelText<HTMLSelectElement>('Engine');
  await waitFor(() => expect(engine.matches(':disabled')).toBe(true));
});
