import { eventEndpoints } from '@foyer/contract/events';
import { languages } from '@foyer/contract/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPath } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';
import { landingPage, landingPageApi, pageId, post, text } from './testing/landing-pages.ts';

const path = `/generate/${pageId}/check`;
const editor = () => screen.findByRole('textbox', { name: 'Text of Harbour Advent, Lindau' });
const counts = (open: number) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('complementary', { name: 'Claims and style' })).getByRole('status').textContent,
    ).toMatch(new RegExp(`(^|\\D)${open} without a source$`)),
  );

test('languages are tabs of the address, each with its own claims', async () => {
  const { api } = landingPageApi();
  const { user } = renderPath(`${path}?language=de`, { api });
  await editor();
  expect(screen.getByRole('button', { name: 'German' }).getAttribute('aria-current')).toBe('page');
  expect(document.querySelector('mark')?.textContent).toBe('84 Zimmer');
  await user.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('84 rooms'));
  expect(window.location.search).toContain('language=en');
});

test('people who may only look read the page and change nothing', async () => {
  const { api } = landingPageApi(landingPage({ posts: [post(91, { blocks: text('A helipad waits.') })] }), 'viewer');
  const { user } = renderPath(path, { api });
  await counts(1);
  await waitFor(async () => expect((await editor()).getAttribute('contenteditable')).toBe('false'));
  for (const name of ['Remove sentence', 'Add fact', 'Approve', 'Lock Introduction', 'Take out Introduction'])
    expect(screen.getByRole('button', { name }).ariaDisabled, name).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Your role does not allow approving claims');
  expect(screen.getByLabelText('Title in search results')).toHaveProperty('readOnly', true);
});

test('the title is counted and shown as search engines get it', async () => {
  const { api } = landingPageApi();
  const { user } = renderPath(path, { api });
  const title = await screen.findByLabelText('Title in search results');
  const search = within(screen.getByRole('region', { name: 'Search and address' }));
  expect(search.getByText('Advent by the lake | Halden Collection')).toBeTruthy();
  expect(search.getByText('38 of about 60 characters, with the name of your site')).toBeTruthy();
  await user.type(title, ' and two nights in Lindau');
  expect(search.getByText('43 of about 60 characters')).toBeTruthy();
  expect(search.getByText('Advent by the lake and two nights in Lindau')).toBeTruthy();
});

test('what a translated event says of itself bears a page out in that language and in no other', async () => {
  const told = {
    en: 'A floating sauna lies at the quay until Sunday.',
    es: 'Una sauna flotante espera en el muelle hasta el domingo.',
  };
  const posts = languages.map((language, at) => post(91 + at, { language, blocks: text(told.es) }));
  const { api } = landingPageApi(landingPage({ eventId: uuid(70), posts }));
  const spanish = nearbyEvent(71, { language: 'es', translation_group: uuid(70), description: told.es });
  api.on(eventEndpoints.translations, () => listed(nearbyEvent(70, { description: told.en }), spanish));
  const { user } = renderPath(`${path}?language=es`, { api });
  await counts(0);
  for (const [name, open] of [
    ['English', 1],
    ['Spanish', 0],
    ['French', 1],
    ['German', 1],
  ] as const) {
    await user.click(
      within(screen.getByRole('navigation', { name: 'Languages' })).getByRole('button', { name: new RegExp(name) }),
    );
    await counts(open);
  }
  expect(api.asked(eventEndpoints.translations).map(({ query }) => query)).toEqual([{ translation_group: uuid(70) }]);
});
