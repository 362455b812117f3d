/** Stopping a writing from the brief: it is shown at once, reaches every job, and leaves the saved text to be seen. */
import { contentEndpoints } from '@foyer/contract/content';
import { jobEndpoints } from '@foyer/contract/jobs';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { uuid } from '#testing/samples.ts';
import { german, landingPage, landingPageApi, pageId, post, text, writingApi } from './testing/landing-pages.ts';

const begun = () => landingPage({ posts: [post(91, { blocks: [] }), german({ blocks: [] })] });
const card = (name: string) => within(screen.getByRole('region', { name }));

test('a stop before the jobs have begun is shown at once and reaches each of them', async () => {
  const { api, held } = landingPageApi(begun());
  api.on(landingPageEndpoints.update, () => held.page);
  const writing = writingApi(api);
  const begins: (() => void)[] = [];
  api.on(contentEndpoints.generate, () => {
    const number = 200 + begins.length;
    return new Promise((resolve) => begins.push(() => resolve({ jobId: uuid(number) })));
  });
  const { user } = renderPath(`/generate/${pageId}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Write page' }));
  await user.click(await screen.findByRole('button', { name: 'Stop and keep' }));
  const stop = screen.getByRole('button', { name: 'Stopping...' });
  expect([stop.ariaDisabled, stop.ariaBusy]).toEqual(['true', 'true']);
  expect(screen.getByText('Stopping...', { selector: '[role="status"]' })).toBeTruthy();
  expect(card('German').getByText('Stopping')).toBeTruthy();
  expect(api.asked(jobEndpoints.cancel)).toHaveLength(0);

  await waitFor(() => expect(begins).toHaveLength(2));
  act(() => {
    for (const begin of begins) begin();
  });
  await waitFor(() =>
    expect(new Set(api.asked(jobEndpoints.cancel).map(({ params }) => params.id))).toEqual(
      new Set([uuid(200), uuid(201)]),
    ),
  );
  expect(screen.getByRole('button', { name: 'Stopping...' })).toBeTruthy();
  await waitFor(() => expect(writing.streams.size).toBe(2));
  act(() => {
    for (const job of writing.streams.keys()) writing.send(job, { type: 'cancelled' });
  });
  expect(await card('English').findByText('Stopped before anything was written.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
});

test('a stop that does not arrive says why and can be tried again', async () => {
  const { api } = landingPageApi(
    landingPage({ posts: [post(91, { blocks: [], jobId: uuid(200) }), german({ blocks: [] })] }),
  );
  writingApi(api);
  api.on(jobEndpoints.cancel, () => refusal(500, { message: 'The job could not be stopped' }));
  const { user } = renderPath(`/generate/${pageId}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Stop and keep' }));
  expect(await screen.findByText('The job could not be stopped')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop and keep' }).ariaBusy).toBeNull();
});

test('a stopped rewriting shows the saved text, not what came in between', async () => {
  const { api, held } = landingPageApi(
    landingPage({ posts: [post(91, { jobId: uuid(200) }), german({ blocks: [] })] }),
  );
  const writing = writingApi(api);
  renderPath(`/generate/${pageId}`, { api });
  await waitFor(() => expect(writing.streams.size).toBe(1));
  const [, introduction] = text('From 26 November');
  if (!introduction) throw new Error('The test has no blocks');
  act(() => writing.send(uuid(200), { type: 'block', block: introduction, complete: false }));
  await card('English').findByRole('progressbar');
  const saved = text('From 26 November', 'A free shuttle brings you to 120 rooms.');
  // The job lets go of its text a moment after it said that it has stopped.
  let reads = 0;
  api.on(landingPageEndpoints.one, () => {
    reads += 1;
    const jobId = reads > 1 ? null : uuid(200);
    held.page = landingPage({ posts: [post(91, { blocks: saved, version: 4, jobId }), german({ blocks: [] })] });
    return held.page;
  });
  act(() => writing.send(uuid(200), { type: 'cancelled' }));
  await card('English').findByText('Stopped. What was written is kept.');
  expect(reads).toBe(2);
  expect(card('English').queryByText('Every claim has a source')).toBeNull();
  expect(card('English').getByText(/without a source/)).toBeTruthy();
});
