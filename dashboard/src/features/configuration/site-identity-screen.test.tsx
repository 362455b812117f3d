import type { Media } from '@foyer/contract/media';
import { mediaEndpoints } from '@foyer/contract/media';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPath } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';
import { contentApi, put } from './testing/content.ts';

const sign: Media = {
  id: uuid(801),
  propertyId: null,
  title: 'Sign',
  url: `/media/${uuid(801)}/file`,
  width: 400,
  height: 400,
  altText: {},
};

test('name, tagline, contact and what search engines may do are kept', async () => {
  const { api, stored } = contentApi();
  const { user } = renderPath('/configuration/site-identity', { api });
  put(await screen.findByLabelText('Name of the site'), 'Halden');
  put(await screen.findByLabelText('Tagline, English'), 'At the lake');
  put(screen.getByLabelText('Email'), 'hello');
  await screen.findByText('Invalid email format');
  put(screen.getByLabelText('Email'), 'hello@halden.example');
  await user.click(screen.getByRole('switch', { name: 'Search engines may show the site' }));
  await waitFor(() =>
    expect(stored.identity).toMatchObject({
      name: 'Halden',
      taglines: { en: 'At the lake' },
      contact: { email: 'hello@halden.example' },
      robots: 'noindex',
    }),
  );
});

test('an icon is chosen from the library and removed again', async () => {
  const { api, stored } = contentApi();
  api.on(mediaEndpoints.list, () => listed(sign));
  const { user } = renderPath('/configuration/site-identity', { api });
  await user.click(await screen.findByRole('button', { name: 'Choose icon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose icon' }));
  await user.click(await dialog.findByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(stored.identity.iconId).toBe(sign.id));
  await user.click(screen.getByRole('button', { name: 'Remove icon' }));
  await waitFor(() => expect(stored.identity.iconId).toBeNull());
});

test('links are added where the contract allows them, ordered and taken out', async () => {
  const { api, stored } = contentApi();
  const { user } = renderPath('/configuration/site-identity', { api });
  const social = within(await screen.findByRole('region', { name: 'Social' }));
  put(social.getByLabelText('Its address'), 'data:text/html,x');
  await user.type(social.getByLabelText('Its address'), '{Enter}');
  social.getByText('Write an address such as https://example.com');
  put(social.getByLabelText('Its address'), 'https://instagram.com/halden');
  await user.type(social.getByLabelText('Its address'), '{Enter}');
  await user.selectOptions(social.getByLabelText('Network'), 'YouTube');
  put(social.getByLabelText('Its address'), 'https://youtube.com/@halden');
  await user.type(social.getByLabelText('Its address'), '{Enter}');
  await user.click(social.getByRole('button', { name: 'Move YouTube up' }));
  await waitFor(() => expect(stored.identity.social.map(({ network }) => network)).toEqual(['youtube', 'instagram']));
  const legal = within(screen.getByRole('region', { name: 'Legal pages' }));
  put(legal.getByLabelText('Its address'), '//evil.example');
  await user.type(legal.getByLabelText('Its address'), '{Enter}');
  legal.getByText('Write an address such as https://example.com, or a path such as /events');
  put(legal.getByLabelText('Its address'), '/imprint');
  await user.type(legal.getByLabelText('Its address'), '{Enter}');
  await user.click(legal.getByRole('radio', { name: 'German' }));
  put(legal.getByLabelText('Imprint in German'), 'Impressum');
  await waitFor(() =>
    expect(stored.identity.legal).toEqual([
      { kind: 'imprint', link: '/imprint', names: { en: 'Imprint', de: 'Impressum' } },
    ]),
  );
  await user.click(legal.getByRole('button', { name: 'Remove Imprint' }));
  await waitFor(() => expect(stored.identity.legal).toEqual([]));
});
