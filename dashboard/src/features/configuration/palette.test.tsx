/** Palettes for the site out of what the house looks like. */

import { contrastOf } from '@foyer/contract/colors';
import { globalSettingsEndpoints as settings } from '@foyer/contract/global-settings';
import { type HotelPalette, hotelDecorEndpoints } from '@foyer/contract/hotel-decor';
import { mediaLibraryEndpoints } from '@foyer/contract/media-library';
import { defaultIdentity } from '@foyer/contract/site-content';
import { defaultTheme } from '@foyer/contract/theme';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { libraryPicture } from '#features/media/testing/library.ts';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { uuid } from '#testing/samples.ts';
import { lookApi } from './testing/look.ts';

const found = (...colors: string[]) => ({
  ...{ pictures: 3, from: 'places' as const },
  colors: colors.map((hex) => ({ hex, share: 1 / colors.length, mediaIds: [] })),
});

test('photographs give a palette for day and night, without the colors that are left out', async () => {
  const { api, look } = lookApi();
  api.on(hotelDecorEndpoints.palette, () => found('#205060', '#a04020', '#d0c0a0'));
  const { user } = renderPath('/configuration/color', { api });
  await user.click(await screen.findByRole('button', { name: 'From photographs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Colors from photographs' });
  const made = () =>
    within(dialog)
      .getByRole('img', { name: /^Day: / })
      .getAttribute('aria-label');
  const lake = await within(dialog).findByRole('checkbox', { name: '#205060' });
  const withLake = made();
  await user.click(lake);
  expect(made()).not.toBe(withLake);
  await user.click(within(dialog).getByRole('button', { name: 'Use these colors' }));
  await waitFor(() => expect(look.draft.colors.light).not.toEqual(defaultTheme.colors.light));
  for (const { ink, paper, action, actionInk } of [look.draft.colors.light, look.draft.colors.dark]) {
    expect(contrastOf(ink, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(actionInk, action)).toBeGreaterThanOrEqual(4.5);
  }
  await screen.findByText('Every pair can be read.');
});

test('nothing is taken without a color, and closing changes nothing', async () => {
  const { api, look } = lookApi();
  api.on(hotelDecorEndpoints.palette, () => found('#205060'));
  const { user } = renderPath('/configuration/color', { api });
  await user.click(await screen.findByRole('button', { name: 'From photographs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Colors from photographs' });
  await user.click(await within(dialog).findByRole('checkbox', { name: '#205060' }));
  expect(within(dialog).getByRole('button', { name: 'Use these colors' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(look.draft).toEqual(defaultTheme);
});

test('a house without photographs is told where to add some, and a failure can be tried again', async () => {
  const { api } = lookApi();
  let answer: () => Response | HotelPalette = () =>
    refusal(503, { message: 'The database is away', code: 'away', requestId: 'req-9' });
  api.on(hotelDecorEndpoints.palette, () => answer());
  const { user } = renderPath('/configuration/color', { api });
  await user.click(await screen.findByRole('button', { name: 'From photographs' }));
  await screen.findByText('The database is away', undefined, { timeout: 8000 });
  answer = () => found();
  await user.click(screen.getByRole('button', { name: /again|Retry/ }));
  expect((await screen.findByRole('link', { name: 'Add photographs' })).getAttribute('href')).toBe('/media');
});

test('the logo gives its colors, and a site without one is told where to add it', async () => {
  const { api } = lookApi();
  const logo = libraryPicture(820, { colors: ['#7a1f3d'] });
  const identity = { ...defaultIdentity, logoId: null as string | null };
  const state = { ...{ domainId: uuid(10), version: 0, changed: false, updatedAt: null, updatedBy: null } };
  api.on(settings.identity, () => ({ ...identity, ...state }));
  api.on(mediaLibraryEndpoints.one, () => logo);
  const { user } = renderPath('/configuration/color', { api });
  await user.click(await screen.findByRole('button', { name: 'From the logo' }));
  const add = await screen.findByRole('link', { name: 'Add a logo' });
  expect(add.getAttribute('href')).toBe('/configuration/site-identity');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  identity.logoId = logo.id;
  await user.click(screen.getByRole('button', { name: 'From the logo' }));
  await screen.findByRole('checkbox', { name: '#7a1f3d' });
});
