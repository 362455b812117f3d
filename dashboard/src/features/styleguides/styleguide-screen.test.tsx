import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { styleguide, uuid } from '#testing/samples.ts';

test('what is changed is saved, the rest is sent back as it came', async () => {
  const api = haldenApi().on(styleguideEndpoints.update, ({ body }) =>
    styleguide(30, { version: 13, name: body.name }),
  );
  const { user } = renderPath('/styleguide', { api });
  const name = await screen.findByRole('textbox', { name: 'Hotel name' });
  await user.clear(name);
  await user.type(name, 'Halden');
  fireEvent.change(screen.getByRole('slider', { name: 'Formality' }), { target: { value: '7' } });
  await user.type(screen.getByRole('textbox', { name: 'Words we avoid' }), 'indulge{Enter}');
  await user.click(screen.getByRole('button', { name: 'Remove nestled' }));
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Address in German' })).getByRole('radio', { name: 'du' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Style guide saved');
  const [asked] = api.asked(styleguideEndpoints.update);
  expect(asked?.params).toEqual({ id: uuid(30) });
  expect(asked?.body).toMatchObject({
    name: 'Halden Styleguide',
    styleguideTypeId: 1,
    content: {
      general: { hotelName: 'Halden', keywords: ['lake'] },
      tone: { formality: 7, vocabulary: { preferredWords: ['the water'], avoidedWords: ['indulge'] } },
      examples: { headlines: ['Forty rooms, one jetty.'] },
      languageOverrides: { de: { address: 'informal' } },
    },
  });
  await screen.findByText(/Version 13/);
});

test('leaving with unsaved changes asks, and only then', async () => {
  const { user } = renderPath('/styleguide');
  await screen.findByRole('textbox', { name: 'Hotel name' });
  await user.click(screen.getByRole('link', { name: 'Hotel Decor' }));
  await waitFor(() => expect(window.location.pathname).toBe('/hotel'));
  await user.click(screen.getByRole('link', { name: 'Styleguide' }));
  await user.type(await screen.findByRole('textbox', { name: 'Hotel name' }), ' and Spa');
  await user.click(screen.getByRole('link', { name: 'Hotel Decor' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving' });
  expect(window.location.pathname).toBe('/styleguide');
  await user.click(within(question).getByRole('button', { name: 'Leave and lose changes' }));
  await waitFor(() => expect(window.location.pathname).toBe('/hotel'));
});
