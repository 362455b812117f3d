import type { Block } from '@foyer/contract/blocks';
import { contentEndpoints } from '@foyer/contract/content';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPath } from '#testing/render-path.tsx';
import { uuid } from '#testing/samples.ts';
import { landingPage, landingPageApi, pageId, post, text, typeAtEnd, writingApi } from './testing/landing-pages.ts';

const path = `/generate/${pageId}/check`;
const editor = () => screen.findByRole('textbox', { name: 'Text of Harbour Advent, Lindau' });
const way = (blocks: Block[], search = { title: '', description: '' }) =>
  ({ type: 'way', page: { ...search, slug: 'a', blocks } }) as const;

test('what a person wrote gets other ways beside it, each with its score and claims, and one of them is taken', async () => {
  const { api, held } = landingPageApi();
  const writing = writingApi(api);
  const { user } = renderPath(path, { api });
  await editor();
  act(() => typeAtEnd(' Early breakfast.'));
  await screen.findByText('Not saved yet');
  await waitFor(() => expect(held.page.posts[0]?.blocks[1]?.origin).toBe('person'));

  await user.click(screen.getByRole('button', { name: 'Write Introduction again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Other ways to say it: Introduction' }));
  await waitFor(() => expect(writing.streams.size).toBe(1));
  expect(api.asked(contentEndpoints.generate)[0]?.body).toMatchObject({
    landingPageId: pageId,
    blocks: ['introduction'],
    ways: 3,
  });
  const [, first] = text('All 84 rooms face the water.');
  const [, second] = text('You sleep in one of 120 rooms.');
  if (!first || !second) throw new Error('The test has no blocks');
  act(() => {
    writing.send(uuid(200), way([first]));
    writing.send(uuid(200), way([second]));
    writing.send(uuid(200), { type: 'done', page: way([first]).page });
    writing.end(uuid(200));
  });
  const card = (name: string) => within(dialog.getByRole('listitem', { name }));
  await dialog.findByRole('listitem', { name: 'Way 2' });
  expect(card('Now').getByText(/Early breakfast\./)).toBeTruthy();
  expect(card('Way 1').getByText('1 claim, all settled')).toBeTruthy();
  expect(card('Way 1').getByText(/^\d+ of 100$/)).toBeTruthy();
  expect(card('Way 2').getByText('1 claim, 1 without a source')).toBeTruthy();
  expect(await dialog.findByText('What is known can be said in no further way.')).toBeTruthy();

  const saves = api.asked(landingPageEndpoints.save).length;
  await user.click(dialog.getByRole('button', { name: 'Use way 1' }));
  await waitFor(async () => expect((await editor()).textContent).toContain('All 84 rooms face the water.'));
  await waitFor(() => expect(api.asked(landingPageEndpoints.save)).toHaveLength(saves + 1));
  expect(held.page.posts[0]?.blocks[1]).toMatchObject({
    origin: 'composer',
    paragraphs: ['All 84 rooms face the water.'],
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await editor()).textContent).toContain('Early breakfast.'));
});

test('title and description are taken from one of several ways, and closing changes nothing', async () => {
  const { api } = landingPageApi(landingPage({ posts: [post(91)] }));
  const writing = writingApi(api);
  const { user } = renderPath(path, { api });
  await editor();
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title in search results' }).value;
  const ask = async (job: number) => {
    await user.click(screen.getByRole('button', { name: 'Write title and description' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write title and description' }));
    await waitFor(() => expect(writing.streams.size).toBe(job + 1));
    act(() =>
      writing.send(uuid(200 + job), way([], { title: 'Lindau by train', description: '84 rooms by the lake.' })),
    );
    await dialog.findByRole('listitem', { name: 'Way 1' });
    return dialog;
  };
  await user.click((await ask(0)).getByRole('button', { name: 'Stop' }));
  expect(title()).toBe('Advent by the lake');
  await user.click((await ask(1)).getByRole('button', { name: 'Use way 1' }));
  await waitFor(() => expect(title()).toBe('Lindau by train'));
  await waitFor(() =>
    expect(api.asked(landingPageEndpoints.save).at(-1)?.body).toMatchObject({ description: '84 rooms by the lake.' }),
  );
});
