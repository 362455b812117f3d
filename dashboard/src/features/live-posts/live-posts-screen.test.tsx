import { channelDriftEndpoints } from '@foyer/contract/channel-drift';
import { postEndpoints } from '@foyer/contract/posts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { delivery, listed, uuid } from '#testing/samples.ts';
import { failedRow, postLanguage, postRow, postsApi, tabs } from './testing/posts.ts';

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const table = () => screen.findByRole('table');
const row = async (name: RegExp) => within(await table()).getByRole('row', { name });

test('posts stand with their languages, tabs with their counts, and a row leads to where it is written', async () => {
  const { api } = postsApi();
  const { user } = renderPath('/liveposts', { api });
  await screen.findByRole('heading', { level: 1, name: 'Live Posts' });
  const advent = within(await row(/Harbour Advent in Lindau/));
  expect(advent.getByText('Event page')).toBeTruthy();
  expect(advent.getByText('/advent-lindau')).toBeTruthy();
  expect(advent.getAllByRole('img').map((badge) => badge.ariaLabel ?? badge.getAttribute('aria-label'))).toEqual([
    'English, live',
    'German, live',
    'French, draft',
  ]);
  expect(within(await row(/Dornbirn/)).getByRole('img', { name: 'English, failed' })).toBeTruthy();
  expect(within(await row(/Dornbirn/)).getByRole('img', { name: 'French, none' })).toBeTruthy();
  const kinds = screen.getByRole('navigation', { name: 'Kinds of posts' });
  expect(
    within(kinds)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['All 187', 'Landing pages 64', 'Property posts 52', 'Blog 21', 'Events 31', 'Venues 19']);
  expect(screen.getByText(/Everything guests can see on halden.example/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visit site' })).toHaveProperty('href', 'http://halden.example/');
  expect(api.asked(postEndpoints.list)[0]?.query).toMatchObject({ workspaceId: uuid(20), tab: 'all' });

  await user.click(within(kinds).getByRole('link', { name: /Blog/ }));
  await waitFor(() => expect(api.asked(postEndpoints.list).at(-1)?.query.tab).toBe('blog'));
  expect(address()).toEqual({ workspace: uuid(20), property: uuid(40), tab: 'blog' });
  expect(advent.getByRole('link', { name: 'Harbour Advent in Lindau' })).toHaveProperty(
    'pathname',
    `/generate/${uuid(301)}/check`,
  );
});

test('a page that has left for the archive of its site says since when', async () => {
  const { api } = postsApi([postRow(301, { over: true, archivedSince: '2025-12-21' })]);
  renderPath('/liveposts', { api });
  within(await row(/Harbour Advent in Lindau/)).getByText('In the archive since 21 December 2025');
});

test('search, filters and sorting are kept in the address and asked of the server', async () => {
  const { api } = postsApi();
  const { user } = renderPath('/liveposts?status=failed&sort=title', { api });
  await table();
  expect(api.asked(postEndpoints.list)[0]?.query).toMatchObject({ status: 'failed', sort: 'title' });
  expect(screen.getByRole('columnheader', { name: 'Title' }).ariaSort).toBe('ascending');
  await user.type(screen.getByRole('searchbox', { name: 'Search title or address' }), 'fair');
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'German' }));
  await user.click(screen.getByRole('button', { name: 'Visits, 30 days' }));
  await waitFor(() =>
    expect(api.asked(postEndpoints.list).at(-1)?.query).toMatchObject({
      status: 'failed',
      language: 'de',
      search: 'fair',
      sort: '-visits',
    }),
  );
  expect(address()).toMatchObject({ q: 'fair', language: 'de', status: 'failed', sort: '-visits' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).toEqual({ workspace: uuid(20), property: uuid(40), sort: '-visits' }));
});

test('several posts are published at once, and what became of each language is told', async () => {
  const { api } = postsApi();
  api.on(postEndpoints.publish, ({ body }) => ({
    results: body.posts.flatMap(({ id, languages = [] }) =>
      languages.map((language) => ({
        id,
        language,
        done: language !== 'en',
        message: language === 'en' ? '2 claims have no source' : null,
      })),
    ),
  }));
  const { user } = renderPath('/liveposts', { api });
  await table();
  await user.click(screen.getByRole('checkbox', { name: 'Choose every post' }));
  const bar = within(screen.getByRole('region', { name: 'Chosen posts' }));
  expect(bar.getByText('2 posts chosen')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 2 posts?' }));
  expect(dialog.getByText(/They go live now/)).toBeTruthy();
  // What is live and unchanged is not offered; one language can be left out.
  expect(dialog.getAllByRole('checkbox').map((box) => box.ariaLabel ?? box.getAttribute('aria-label'))).toEqual([
    'French of Harbour Advent in Lindau',
    'English of Dornbirn Winter Fair',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Publish 2 languages' }));
  const results = within(await screen.findByRole('list', { name: 'What became of each' }));
  expect(screen.getByRole('dialog', { name: '1 language published, 1 not' })).toBeTruthy();
  expect(results.getByText('2 claims have no source')).toBeTruthy();
  expect(api.asked(postEndpoints.publish)[0]?.body).toEqual({
    workspaceId: uuid(20),
    publishAt: null,
    posts: [
      { id: uuid(301), languages: ['fr'] },
      { id: uuid(302), languages: ['en'] },
    ],
  });
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('region', { name: 'Chosen posts' })).toBeNull();
});

test('the list is downloaded as it is filtered', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  const { api } = postsApi([postRow(301)]);
  api.on(postEndpoints.exportCsv, () => new Response('Title\r\n', { headers: { 'content-type': 'text/csv' } }));
  const { user } = renderPath('/liveposts?tab=landing-pages&status=published&sort=title&skip=25', { api });
  await table();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await screen.findByText('The list was downloaded');
  expect(saved).toEqual([expect.stringMatching(/^blob:list posts-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(api.asked(postEndpoints.exportCsv)[0]?.query).toEqual({
    ...{ workspaceId: uuid(20), tab: 'landing-pages', status: 'published', sort: 'title' },
  });
  vi.restoreAllMocks();
});

test('a post is copied, and a state of its history becomes the draft again', async () => {
  const { api } = postsApi([postRow(301, { languages: [postLanguage('en')] })]);
  api.on(postEndpoints.duplicate, () => ({ id: uuid(399) }));
  const version = { savedBy: 'Ines Brandt', savedAt: '2026-11-20T08:00:00Z', title: 'Advent', words: 140 };
  api.on(postEndpoints.versions, () =>
    listed(
      { ...version, version: 4, live: false },
      { ...version, version: 3, live: true, savedAt: '2026-11-19T08:00:00Z' },
    ),
  );
  api.on(postEndpoints.restore, () => undefined);
  const { user } = renderPath('/liveposts', { api });
  await table();
  await user.click(screen.getByRole('button', { name: 'More about Harbour Advent in Lindau' }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const history = within(await screen.findByRole('dialog', { name: 'History of Harbour Advent in Lindau' }));
  await history.findByText('Draft now');
  expect(history.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
  await user.click(history.getByRole('button', { name: /^Restore/ }));
  await screen.findByText(/It is the draft again/);
  expect(api.asked(postEndpoints.restore)[0]?.params).toEqual({ id: uuid(301), language: 'en', version: '3' });
  await user.click(history.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  await user.click(screen.getByRole('button', { name: 'More about Harbour Advent in Lindau' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await user.selectOptions(await screen.findByLabelText('For which property'), uuid(41));
  await user.click(screen.getByRole('checkbox', { name: /German/ }));
  await user.click(screen.getByRole('button', { name: 'Duplicate post' }));
  await waitFor(() =>
    expect(api.asked(postEndpoints.duplicate)[0]?.body).toEqual({ propertyId: uuid(41), languages: ['en', 'de'] }),
  );
});

test('the columns are chosen and remembered', async () => {
  const { api } = postsApi();
  const { user } = renderPath('/liveposts', { api });
  await table();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Property' }));
  await user.click(screen.getByRole('checkbox', { name: 'Type' }));
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    expect.arrayContaining(['Property', 'Status']),
  );
  expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull();
  expect(localStorage.getItem('foyer.post-columns')).toContain('property');
});

test('an empty list, a list nothing matches and a failed load each say what to do', async () => {
  const { api } = postsApi([]);
  const { user } = renderPath('/liveposts', { api });
  await screen.findByText('Nothing here yet');
  await user.type(screen.getByRole('searchbox', { name: 'Search title or address' }), 'x');
  await screen.findByText('No post matches');
  let down = true;
  api.on(postEndpoints.list, () =>
    down
      ? refusal(400, { message: 'The posts are being moved', requestId: '7f3a' })
      : { ...listed(postRow(301)), tabs },
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search title or address' }), 'y');
  expect((await screen.findByText(/The posts are being moved/)).textContent).toContain('Request 7f3a');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await row(/Harbour Advent/);
});

test.each(['/events', '/venues', '/liveposts/nothing'])('%s has no screen of its own and leads home', async (path) => {
  renderPath(path, { api: postsApi().api });
  await waitFor(() => expect(window.location.pathname).toBe('/'), { timeout: 5000 });
});

test('how a post stands in WordPress is shown with its reason, and opening that has what stands there looked at', async () => {
  const link = 'https://blog.halden.example/stay/advent-lindau';
  const problem = { code: 'changed-by-hand', message: 'The page was changed in WordPress by hand' } as const;
  const { api } = postsApi([
    postRow(301, {
      languages: [
        postLanguage('en', { delivery: delivery({ state: 'delivered', stands: 'published', link, problem: null }) }),
        postLanguage('de', {
          delivery: delivery({
            language: 'de',
            state: 'stuck',
            problem,
            drift: { kind: 'changed', foundAt: '2026-11-24T12:00:00Z', adopted: false },
          }),
        }),
      ],
    }),
    failedRow,
  ]);
  const { user } = renderPath('/liveposts', { api });
  expect(within(await row(/Dornbirn/)).getByText('Site')).toBeTruthy();
  const badge = await within(await row(/Harbour Advent/)).findByRole('button', { name: /^WordPress delivery of/ });
  expect(badge.textContent).toMatch(/^WordPress.*: ?Needs you$/);
  await user.click(badge);
  expect(await screen.findByRole('link', { name: 'View English in WordPress' })).toHaveProperty('href', link);
  screen.getByText(/^Changed in WordPress, seen .*Nothing happens until you decide\.$/);
  screen.getByRole('button', { name: 'See difference in German' });
  expect(screen.queryByRole('button', { name: 'Retry German' })).toBeNull();
  await waitFor(() => expect(api.asked(channelDriftEndpoints.look)).toHaveLength(1));
  expect(api.asked(channelDriftEndpoints.look)[0]).toMatchObject({ params: { id: uuid(10) }, body: {} });
});
