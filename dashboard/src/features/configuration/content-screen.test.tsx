import type { Banner } from '@foyer/contract/site-content';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPath } from '#testing/render-path.tsx';
import { bannerState, newBanner } from './banner-words.ts';
import { contentApi, put } from './testing/content.ts';

const banner = (title: string, change: Partial<Banner> = {}): Banner => ({
  ...newBanner(),
  texts: { en: { title, text: '', button: '' } },
  ...change,
});
const titlesIn = (banners: readonly Banner[]) => banners.map(({ texts }) => texts.en?.title);

test('a banner is written in each language, with its days and its link', async () => {
  const { api, stored } = contentApi();
  const { user } = renderPath('/configuration/content', { api });
  const part = within(await screen.findByRole('region', { name: 'Banners' }));
  part.getByText('There is no banner yet.');
  await user.click(part.getByRole('button', { name: 'Add banner' }));
  put(await part.findByLabelText('Title, English'), 'Open all winter');
  put(part.getByLabelText('On the button, English'), 'See events');
  put(part.getByLabelText('Link'), 'javascript:alert(1)');
  await part.findByText('Write an address such as https://example.com, or a path such as /events');
  put(part.getByLabelText('Link'), '/events');
  put(part.getByLabelText('From'), '2027-01-10');
  put(part.getByLabelText('Until'), '2027-01-02');
  await part.findByText('The banner must end after it begins');
  put(part.getByLabelText('Until'), '2027-02-02');
  part.getByText('Not yet in German.');
  await user.click(await part.findByRole('radio', { name: 'German' }));
  put(part.getByLabelText('Text, German'), 'Bis Mai');
  await part.findByText('Write the title');
  put(part.getByLabelText('Title, German'), 'Den ganzen Winter offen');
  await waitFor(() =>
    expect(stored.banners.banners).toEqual([
      {
        id: expect.stringMatching(/^b-/),
        imageId: null,
        texts: {
          en: { title: 'Open all winter', text: '', button: 'See events' },
          de: { title: 'Den ganzen Winter offen', text: 'Bis Mai', button: '' },
        },
        link: '/events',
        from: '2027-01-10',
        until: '2027-02-02',
        isActive: true,
      },
    ]),
  );
});

test('banners are moved by their buttons, which go along, and taken out', async () => {
  const { api, stored } = contentApi({ banners: { banners: ['One', 'Two', 'Three'].map((title) => banner(title)) } });
  const { user } = renderPath('/configuration/content', { api });
  await user.click(await screen.findByRole('button', { name: 'Move One down' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move One down'));
  await user.keyboard('{Enter}');
  await screen.findByText('One is 3 of 3');
  await waitFor(() => expect(titlesIn(stored.banners.banners)).toEqual(['Two', 'Three', 'One']));
  await user.click(screen.getByRole('button', { name: 'Remove Three' }));
  await waitFor(() => expect(titlesIn(stored.banners.banners)).toEqual(['Two', 'One']));
});

test('the words above a list are those of one language and leave the other alone', async () => {
  const { api, stored } = contentApi();
  const { user } = renderPath('/configuration/content', { api });
  const events = within(await screen.findByRole('region', { name: 'Above the events' }));
  await user.click(await events.findByRole('radio', { name: 'German' }));
  put(events.getByLabelText('Title, German'), 'Rund um den See');
  await waitFor(() => expect(stored.archives.events.texts).toEqual({ de: { title: 'Rund um den See', text: '' } }));
  await user.clear(events.getByLabelText('Title, German'));
  await waitFor(() => expect(stored.archives.events.texts).toEqual({}));
});

test('a banner says whether guests see it on a day of the house', () => {
  const on = (change: Partial<Banner>) => bannerState(banner('Open', change), '2026-12-24').words;
  expect(on({})).toBe('Shown');
  expect(on({ until: '2026-12-24' })).toBe('Until 24 Dec');
  expect(on({ until: '2026-12-23' })).toBe('Over');
  expect(on({ from: '2026-12-24' })).toBe('Shown');
  expect(on({ from: '2026-12-25' })).toBe('From 25 Dec');
  expect(on({ isActive: false })).toBe('Off');
  expect(on({ texts: {} })).toBe('Without words');
});
