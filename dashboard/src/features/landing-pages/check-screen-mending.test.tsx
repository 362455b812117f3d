import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { postEndpoints } from '@foyer/contract/posts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPath } from '#testing/render-path.tsx';
import { listed } from '#testing/samples.ts';
import { landingPage, landingPageApi, pageId, post, readyState, text, typeAtEnd } from './testing/landing-pages.ts';

test('sentences removed in quick succession are the ones that were meant', async () => {
  const words =
    'A helipad waits on the roof. The hotel has 84 rooms. Good night. A helipad is lit by the lake. Come in.';
  const { api } = landingPageApi(landingPage({ posts: [post(91, { blocks: text(words) })] }));
  renderPath(`/generate/${pageId}/check`, { api });
  const editor = await screen.findByRole('textbox', { name: 'Text of Harbour Advent, Lindau' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove sentence' })).toHaveLength(2));
  const [first, second] = screen.getAllByRole('button', { name: 'Remove sentence' });
  if (!first || !second) throw new Error('Both sentences are red');
  // Faster than the check: the panel shows the same buttons all along.
  act(() => void fireEvent.click(first));
  act(() => void fireEvent.click(first));
  act(() => void fireEvent.click(second));
  act(() => void fireEvent.click(second));
  expect(editor.textContent).toContain('The hotel has 84 rooms');
  expect(editor.textContent).toContain('Good night. Come in.');
  expect(editor.textContent).not.toContain('helipad');
});

test('how much is the house’s own stands beside the text and follows each save', async () => {
  const { api, held } = landingPageApi();
  api.on(landingPageEndpoints.readiness, () => {
    const thin = held.page.posts[0]?.version === 3;
    const check = { key: 'originality' as const, passed: !thin, blocking: true };
    const said = thin
      ? { message: 'Say more that only this hotel can state: 2 of at least 5 facts', detail: '2 facts, 61% shared' }
      : { message: 'Says what only this hotel can say', detail: '6 facts, 12% shared' };
    return { languages: [readyState({ checks: [{ ...check, ...said }] })] };
  });
  renderPath(`/generate/${pageId}/check`, { api });
  await screen.findByRole('textbox', { name: 'Text of Harbour Advent, Lindau' });
  await screen.findByText('2 facts, 61% shared');
  expect(screen.getByText(/2 of at least 5 facts$/)).toBeTruthy();
  act(() => typeAtEnd(' Breakfast runs until noon.'));
  await screen.findByText('6 facts, 12% shared');
  expect(screen.queryByText(/of at least 5 facts$/)).toBeNull();
});

test('what a language said before is read beside what it says now, and made the draft again', async () => {
  const { api, held } = landingPageApi();
  const before = { title: 'Advent by the lake', description: 'Come and stay by the water.', slug: 'harbour-advent' };
  const state = (version: number, words: number) => ({
    ...{ version, words, title: before.title, live: version === 2 },
    ...{ savedBy: 'Jonas Feld', savedAt: `2026-11-2${version - 1}T10:00:00Z` },
  });
  api.on(postEndpoints.versions, () => listed(state(3, 12), state(2, 9)));
  api.on(postEndpoints.version, () => ({
    ...{ ...state(2, 9), ...before, details: {} },
    blocks: text('Ninety rooms look at the lake.'),
  }));
  api.on(postEndpoints.restore, () => {
    held.page = landingPage({ posts: [post(91, { version: 4, blocks: text('Ninety rooms look at the lake.') })] });
    return undefined;
  });
  const { user } = renderPath(`/generate/${pageId}/check`, { api });
  const editor = () => screen.findByRole('textbox', { name: 'Text of Harbour Advent, Lindau' });
  await editor();
  await user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'English so far' }));
  const compare = await dialog.findAllByRole('button', { name: /^Compare / });
  await user.click(compare[1] as HTMLElement);
  const part = within(await dialog.findByRole('region', { name: 'Introduction' }));
  expect(part.getByText(/The hotel has 84 rooms/)).toBeTruthy();
  expect(part.getByText(/Ninety rooms look at the lake/)).toBeTruthy();
  expect(dialog.queryByRole('region', { name: 'Hero' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Restore / }));
  await waitFor(async () => expect((await editor()).textContent).toContain('Ninety rooms look at the lake.'));
  expect(api.asked(postEndpoints.restore)[0]?.params).toMatchObject({ language: 'en', version: '2' });
});
