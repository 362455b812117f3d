import { blocks } from '@foyer/contract/blocks';
import { type ComposedPage, contentEndpoints } from '@foyer/contract/content';
import { eventEndpoints } from '@foyer/contract/events';
import { jobEndpoints } from '@foyer/contract/jobs';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';
import { article, articleApi, articleId, articlePost, text } from './testing/articles.ts';

const path = `/blog/${articleId}`;
const editor = () => screen.findByRole('textbox', { name: 'Text of Lake walk' });

/** The API with a writer that hands over this text at once. */
function written(api: ReturnType<typeof articleApi>['api'], page: ComposedPage) {
  api.on(contentEndpoints.generate, () => ({ jobId: uuid(300) }));
  api.on(jobEndpoints.stream, () => new Response(said([{ type: 'done', page }]), { headers }));
}

const headers = { 'content-type': 'text/event-stream' };
const said = (events: readonly object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

test('a caption is written for the picture of an article and stands there once it is used', async () => {
  const image = blocks.parse([{ kind: 'image', id: 'image', imageId: uuid(90), caption: '' }]);
  const { api, held } = articleApi(
    article({ posts: [articlePost(201, { blocks: [...text('By the lake.'), ...image] })] }),
  );
  const line = blocks.parse([
    { kind: 'image', id: 'caption', imageId: uuid(90), caption: 'The jetty, 40 m from here' },
  ]);
  written(api, { title: '', description: '', slug: '', blocks: line });
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(await screen.findByRole('button', { name: 'Write the caption' }));
  await user.click(await screen.findByRole('button', { name: 'Use this text' }));
  expect(api.asked(contentEndpoints.generate)[0]?.body).toMatchObject({
    contentType: 'caption',
    imageId: uuid(90),
    propertyId: uuid(40),
  });
  await waitFor(() =>
    expect(held.article.posts[0]?.blocks[1]).toMatchObject({ kind: 'image', caption: 'The jetty, 40 m from here' }),
  );
});

test('a line to the writer that breaks is taken up where it broke', async () => {
  const { api } = articleApi(article({ posts: [articlePost(201, { blocks: [] })] }));
  const page = { title: '', description: '', slug: '', blocks: text('The hotel has 84 rooms by the lake.') };
  const events = [
    { type: 'note', message: 'The writing service is busy.' },
    { type: 'done', page },
  ];
  const answers = [
    () => refusal(503, { message: 'Busy' }),
    () => new Response(said(events.slice(0, 1)), { headers }),
    () => new Response(said(events), { headers }),
  ];
  api.on(contentEndpoints.generate, () => ({ jobId: uuid(300) }));
  api.on(jobEndpoints.stream, () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? new Response());
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Write the article' }));
  await screen.findByText('The hotel has 84 rooms by the lake.');
  expect(screen.getAllByText('The writing service is busy.')).toHaveLength(1);
  expect(api.asked(jobEndpoints.stream)).toHaveLength(3);
});

test('an article without a house is written from its event alone, and without either from nothing', async () => {
  const about = article({ propertyId: null, relatedEventIds: [uuid(70)], posts: [articlePost(201, { blocks: [] })] });
  const { api } = articleApi(about);
  api.on(eventEndpoints.translations, () => listed(nearbyEvent(70)));
  written(api, {
    title: 'Harbour Advent',
    description: 'Stalls.',
    slug: 'advent',
    blocks: text('Stalls at the harbour.'),
  });
  const { user, unmount } = renderPath(path, { api });
  await editor();
  await user.click(await screen.findByRole('button', { name: 'Write the article' }));
  await user.click(await screen.findByRole('button', { name: 'Use this text' }));
  await waitFor(async () => expect((await editor()).textContent).toContain('Stalls at the harbour.'));
  expect(api.asked(contentEndpoints.generate)[0]?.body).toMatchObject({
    contentType: 'event_description',
    eventId: uuid(70),
  });
  unmount();

  const nothing = articleApi(article({ propertyId: null }));
  renderPath(path, { api: nothing.api });
  await editor();
  expect((await screen.findByRole('button', { name: 'Write the article' })).ariaDisabled).toBe('true');
});
