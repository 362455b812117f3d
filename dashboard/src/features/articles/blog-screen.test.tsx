import { articleEndpoints } from '@foyer/contract/articles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';
import { article, articleApi, articleRow } from './testing/articles.ts';

const rows = () => screen.findByRole('list', { name: 'Articles' });

test('articles stand with author, languages and their state; the filter is in the address', async () => {
  const { api } = articleApi();
  const { user } = renderPath('/blog', { api });
  const list = within(await rows());
  expect(list.getByRole('link', { name: 'Lake walk' }).getAttribute('href')).toBe(`/blog/${uuid(200)}`);
  expect(list.getByText('Ines Brandt')).toBeTruthy();
  expect(list.getByRole('img', { name: 'English, draft' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search title or address' }), 'lake');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published');
  await waitFor(() =>
    expect(api.asked(articleEndpoints.list).at(-1)?.query).toMatchObject({
      workspaceId: uuid(20),
      search: 'lake',
      status: 'published',
      take: '20',
    }),
  );
  expect(new URLSearchParams(window.location.search).get('status')).toBe('published');
  expect(new URLSearchParams(window.location.search).get('search')).toBe('lake');
});

test('an empty list offers the next step, and one that matches nothing to clear the filters', async () => {
  const { api } = articleApi();
  api.on(articleEndpoints.list, () => listed());
  const { user } = renderPath('/blog', { api });
  await screen.findByText('No article yet');
  expect(screen.getByRole('link', { name: 'See ideas' })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
  await screen.findByText('Nothing matches these filters');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('No article yet');
});

test('a failed load says why, with its request, and can be tried again', async () => {
  const { api } = articleApi();
  api.on(articleEndpoints.list, () =>
    refusal(500, { message: 'Something went wrong', code: 'internal', requestId: 'r-9' }),
  );
  const { user } = renderPath('/blog', { api });
  const failed = within(await screen.findByRole('alert'));
  expect(failed.getByText('Request r-9')).toBeTruthy();
  api.on(articleEndpoints.list, () => listed(articleRow(200)));
  await user.click(failed.getByRole('button', { name: 'Retry' }));
  await rows();
});

test('an idea begins an article about its event', async () => {
  const { api } = articleApi();
  const { eventId, title, eventStartDate, eventEndDate, timeZone, category, distance, weight } = nearbyEvent(70);
  api.on(articleEndpoints.ideas, () => ({
    events: [
      { eventId, title, eventStartDate, eventEndDate, timeZone, category, distance, weight, venueName: 'Harbour' },
    ],
    eventsTotal: 7,
    themes: [
      {
        theme: 'Distances',
        facts: ['distance:beach', 'distance:port', 'distance:airport'].map((factName, at) => ({
          id: uuid(300 + at),
          factName,
          factValue: '4 km',
        })),
      },
    ],
  }));
  api.on(articleEndpoints.create, () => article());
  const { user } = renderPath('/blog?tab=ideas', { api });
  expect(await screen.findByText('1 of 7 with the most demand')).toBeTruthy();
  expect(screen.getByText(/beach, port, airport/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Write article about Harbour Advent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write article' }));
  const name = dialog.getByRole('textbox', { name: 'Article name' });
  expect((name as HTMLInputElement).value).toBe('Harbour Advent');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Begin article' }));
  expect(dialog.getByText('Article name is required')).toBeTruthy();
  await user.type(name, 'Advent by boat');
  await user.click(dialog.getByRole('checkbox', { name: 'French' }));
  await user.click(dialog.getByRole('button', { name: 'Begin article' }));
  await screen.findByRole('textbox', { name: 'Text of Lake walk' });
  expect(api.asked(articleEndpoints.create)[0]?.body).toMatchObject({
    propertyId: uuid(40),
    name: 'Advent by boat',
    languages: ['en', 'fr'],
    relatedEventIds: [eventId],
  });
});

test('an article is deleted after a question', async () => {
  const { api } = articleApi();
  api.on(articleEndpoints.remove, () => undefined);
  const { user } = renderPath('/blog', { api });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Delete Lake walk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Lake walk?' }));
  expect(dialog.getByText(/For 30 days it can be brought back/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete article' }));
  await screen.findByText('Article deleted');
  expect(api.asked(articleEndpoints.remove)[0]?.params.id).toBe(uuid(200));
});
