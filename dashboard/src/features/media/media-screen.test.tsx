import { mediaEndpoints, type PictureUse } from '@foyer/contract/media';
import { mediaLibraryEndpoints as library } from '@foyer/contract/media-library';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';
import { libraryApi, libraryPicture } from './testing/library.ts';

const pool = libraryPicture(801, { altText: { en: 'A pool', de: 'Ein Becken' }, uses: 6 });
const lobby = libraryPicture(802, { title: 'Lobby', altText: { en: 'A lobby' }, tags: ['lobby'] });
const bar = libraryPicture(803, {
  title: 'Bootsbar',
  suggested: { de: { text: 'Eine Bar', source: 'built-in', at: '2026-11-22T08:00:00Z' } },
});
const hut = libraryPicture(804, { title: 'Bödele hut', decorative: true });
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const card = async (name: string) => within((await screen.findByRole('button', { name })).closest('li') as HTMLElement);

test('each picture says how far it is described, and filters are kept in the address and asked of the server', async () => {
  const { api } = libraryApi([pool, lobby, bar, hut]);
  const { user } = renderPath('/media', { api });
  (await card('Lake pool')).getByText('Alt text in 2 languages');
  (await card('Lobby')).getByText('1 of 2 languages');
  (await card('Bootsbar')).getByText('1 suggestion to review');
  (await card('Bödele hut')).getByText('Decorative');
  screen.getByText(/4 pictures for Halden am See. 1 has no alt text; 1 of those is on live pages/);

  await user.click(screen.getByRole('button', { name: 'Alt text' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Missing German' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Look alike' }));
  await waitFor(() =>
    expect(api.asked(library.find).at(-1)?.query).toMatchObject({ missing: 'de', duplicates: 'true', take: '24' }),
  );
  expect(address()).toMatchObject({ missing: 'de', duplicates: 'true' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).not.toHaveProperty('missing'));
});

test('a tag joins those each chosen picture has, and what failed is told', async () => {
  const { api } = libraryApi([pool, lobby]);
  const { user } = renderPath('/media', { api });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Lake pool' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Lobby' }));
  const bar = within(screen.getByRole('region', { name: 'Chosen pictures' }));
  bar.getByText('2 selected');
  await user.click(bar.getByRole('button', { name: 'Tag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 pictures' }));
  await user.type(dialog.getByRole('textbox', { name: 'Tags to add' }), 'winter{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await screen.findByText('2 pictures changed');
  expect(api.asked(library.change).map(({ body }) => body.tags)).toEqual([
    ['pool', 'winter'],
    ['lobby', 'winter'],
  ]);
  expect(screen.queryByRole('region', { name: 'Chosen pictures' })).toBeNull();
});

test('fields are saved when they are left, the point of focus by keys, and used pictures name their pages', async () => {
  const { api } = libraryApi([pool]);
  const use: PictureUse = {
    kind: 'landing_page',
    id: uuid(301),
    title: 'Harbour Advent',
    languages: ['en'],
    live: true,
  };
  api.on(mediaEndpoints.uses, () => listed(use)).on(library.remove, () => new Response(null, { status: 204 }));
  const { user } = renderPath(`/media?picture=${pool.id}`, { api });
  const panel = within(await screen.findByRole('region', { name: 'Picture' }));
  const credit = await panel.findByRole('textbox', { name: 'Credit' });
  await user.type(credit, 'Ines Brandt');
  expect(api.asked(library.change)).toHaveLength(0);
  await user.tab();
  await waitFor(() => expect(api.asked(library.change).at(-1)?.body).toEqual({ credit: 'Ines Brandt' }));
  panel.getByRole('button', { name: /^Focal point, 50% from the left/ }).focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(api.asked(library.change).at(-1)?.body).toEqual({ focus: { x: 0.5, y: 0.45 } }));

  await user.click(panel.getByRole('button', { name: 'Delete' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Delete picture' }));
  expect(await asking.findByRole('link', { name: 'Harbour Advent' })).toHaveProperty(
    'pathname',
    `/generate/${uuid(301)}/check`,
  );
  await user.click(asking.getByRole('button', { name: 'Delete all the same' }));
  await waitFor(() => expect(api.asked(library.remove)[0]?.query).toEqual({ evenIfUsed: 'true' }));
});

test('suggestions are agreed to as they are or changed, and an empty or broken library says so', async () => {
  const { api, held } = libraryApi([bar], { toReview: 1 });
  api.on(library.review, () => {
    held.clear();
    return { ...bar, suggested: {} };
  });
  const { user } = renderPath('/media?review=true', { api });
  const review = within(await screen.findByRole('region', { name: 'Alt text' }));
  await user.click(await review.findByRole('button', { name: 'Edit' }));
  const text = review.getByRole('textbox', { name: /German/ });
  await user.clear(text);
  await user.type(text, 'Eine Bar am See');
  await user.click(review.getByRole('button', { name: 'Approve 1' }));
  await waitFor(() =>
    expect(api.asked(library.review)[0]?.body).toEqual({ approve: { de: 'Eine Bar am See' }, skip: [] }),
  );
  await screen.findByText('No picture matches');

  api.on(library.find, () => refusal(500, { message: 'The database is resting', requestId: 'r-1' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect((await screen.findAllByText('The database is resting')).length).toBeGreaterThan(0);
  api.on(library.find, () => listed());
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  await screen.findByText('No pictures yet');
});
