import { articleEndpoints } from '@foyer/contract/articles';
import { channelEndpoints } from '@foyer/contract/channels';
import { contentEndpoints } from '@foyer/contract/content';
import { jobEndpoints } from '@foyer/contract/jobs';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { postEndpoints } from '@foyer/contract/posts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { delivery, listed, permissionEntries, uuid } from '#testing/samples.ts';
import { article, articleApi, articleId, articlePost, readyState, text, typeAtEnd } from './testing/articles.ts';

const path = `/blog/${articleId}`;
const editor = () => screen.findByRole('textbox', { name: 'Text of Lake walk' });
const panel = () => within(screen.getByRole('complementary', { name: 'About the article' }));
const open = (count: number) =>
  waitFor(() => expect(panel().getByText(/without a source$/).textContent).toBe(`${count} without a source`));
const type = (words: string) => act(() => typeAtEnd(words));
const savedBodies = (api: ReturnType<typeof articleApi>['api']) =>
  api.asked(articleEndpoints.save).map(({ body }) => body);

test('what is typed is checked as it stands and saved when the keys rest', async () => {
  const { api } = articleApi();
  const { user } = renderPath(path, { api });
  await editor();
  await open(0);
  expect(document.querySelector('mark.claim-ink')?.textContent).toBe('84 rooms');
  type(' A helipad waits on the roof.');
  await screen.findByText('Not saved yet');
  await open(1);
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(savedBodies(api)[0]).toMatchObject({
    version: 3,
    blocks: [{ id: 'one', origin: 'person', text: 'The hotel has 84 rooms. A helipad waits on the roof.' }],
  });
  await user.click(panel().getByRole('button', { name: 'Remove sentence' }));
  await open(0);
  expect((await editor()).textContent).not.toContain('helipad');
});

test('title and excerpt are read for claims too, and saved with the text', async () => {
  const { api } = articleApi();
  const { user } = renderPath(path, { api });
  await editor();
  const excerpt = screen.getByRole('textbox', { name: 'Excerpt' });
  await user.type(excerpt, 'There are 120 rooms.');
  await open(1);
  await user.click(panel().getByRole('button', { name: /^Correct to 84/ }));
  expect((excerpt as HTMLTextAreaElement).value).toBe('There are 84 rooms.');
  await open(0);
  await waitFor(() => expect(savedBodies(api).at(-1)).toMatchObject({ excerpt: 'There are 84 rooms.' }));
});

test('a text is written from the facts beside what stands there, and taken over as a whole', async () => {
  const { api } = articleApi(article({ posts: [articlePost(201, { title: '', blocks: [] })] }));
  const page = {
    title: 'A walk with 84 rooms',
    description: 'By the lake.',
    slug: 'a-walk',
    blocks: text('The hotel has 84 rooms, and a path.'),
  };
  api.on(contentEndpoints.generate, () => ({ jobId: uuid(300) }));
  api.on(
    jobEndpoints.stream,
    () =>
      new Response(`data: ${JSON.stringify({ type: 'done', page })}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }),
  );
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Write the article' }));
  await user.click(await screen.findByRole('button', { name: 'Use this text' }));
  await waitFor(async () => expect((await editor()).textContent).toContain('84 rooms, and a path.'));
  expect((screen.getByRole('textbox', { name: 'Title' }) as HTMLTextAreaElement).value).toBe('A walk with 84 rooms');
  expect(api.asked(contentEndpoints.generate)[0]?.body).toMatchObject({ contentType: 'article', language: 'en' });
  await waitFor(() => expect(savedBodies(api).at(-1)).toMatchObject({ title: 'A walk with 84 rooms' }));
  const toast = screen.getByText('The text is in its place').closest('li') as HTMLElement;
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await editor()).textContent).not.toContain('84 rooms'));
});

test('without a house, what is said of one has no source and no fact can be added', async () => {
  const { api } = articleApi(article({ propertyId: null }));
  renderPath(path, { api });
  await editor();
  await open(1);
  expect(panel().getByRole('button', { name: 'Add fact' }).ariaDisabled).toBe('true');
});

test('a stale save shows both versions, and a person chooses', async () => {
  const { api, held } = articleApi();
  const theirs = articlePost(201, { version: 4, blocks: text('The hotel has 84 rooms. Theirs.') });
  const { user } = renderPath(path, { api });
  await editor();
  api.on(articleEndpoints.save, ({ body }) => {
    if (body.version === 4) return { ...theirs, version: 5 };
    held.article = article({ posts: [theirs] });
    return refusal(409, { message: 'Jonas Feld saved a newer version. Load it before you go on', code: 'stale' });
  });
  type(' Mine.');
  const notice = within(await screen.findByRole('alert', { name: 'Two versions' }));
  expect(notice.getByText('The hotel has 84 rooms. Mine.')).toBeTruthy();
  expect(notice.getByText('The hotel has 84 rooms. Theirs.')).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect((await editor()).textContent).toContain('Theirs.'));
  expect(screen.queryByRole('alert', { name: 'Two versions' })).toBeNull();
});

test('what the languages share is saved as it is changed', async () => {
  const { api } = articleApi();
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(panel().getByRole('radio', { name: 'Article' }));
  await user.click(await panel().findByRole('checkbox', { name: 'Music' }));
  const author = panel().getByRole('combobox', { name: 'Author' });
  await user.clear(author);
  await user.type(author, 'Marta Lopes{Enter}');
  await user.click(panel().getByRole('button', { name: 'Choose cover' }));
  await user.click(await screen.findByRole('button', { name: 'Jetty at dusk' }));
  await waitFor(() => expect(api.asked(articleEndpoints.update)).toHaveLength(3));
  expect(api.asked(articleEndpoints.update).at(-1)?.body).toMatchObject({
    propertyId: uuid(40),
    languages: ['en', 'de'],
    categories: ['music'],
    author: { userId: null, name: 'Marta Lopes' },
    coverId: uuid(90),
  });
  expect((panel().getByRole('combobox', { name: 'House' }) as HTMLSelectElement).disabled).toBe(true);
});

test('a saved state is compared with the draft and brought back', async () => {
  const { api, held } = articleApi();
  const row = { version: 1, savedBy: 'Ines Brandt', savedAt: '2026-11-20T09:00:00Z', live: true, title: '', words: 3 };
  const then = { title: 'As it began', description: '', slug: 'walk-by-the-lake', blocks: text('It began so.') };
  api.on(postEndpoints.versions, () => listed(row));
  api.on(postEndpoints.version, () => ({ ...row, ...then, details: { excerpt: 'Early.' } }));
  api.on(postEndpoints.restore, () => {
    held.article = article({ posts: [articlePost(201, { ...then, excerpt: 'Early.', version: 4 })] });
    return undefined;
  });
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(panel().getByRole('radio', { name: 'History' }));
  await user.click(await panel().findByRole('button', { name: /20 Nov.*Live.*Ines Brandt, 3 words/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^As it was on 20 Nov/ }));
  expect(await dialog.findByText('It began so.')).toBeTruthy();
  expect(dialog.getByText('The hotel has 84 rooms.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await screen.findByText('Version restored');
  expect((await editor()).textContent).toContain('It began so.');
  expect((screen.getByRole('textbox', { name: 'Excerpt' }) as HTMLTextAreaElement).value).toBe('Early.');
});

test('languages go live now or later, and what is not ready says why', async () => {
  const { api } = articleApi();
  api.on(articleEndpoints.readiness, () => ({
    languages: [
      readyState('en'),
      readyState('de', {
        ready: false,
        checks: [{ key: 'headings', passed: false, blocking: true, message: 'The article is empty', detail: '' }],
      }),
    ],
  }));
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Lake walk' }));
  expect(((await dialog.findByRole('checkbox', { name: 'German' })) as HTMLInputElement).disabled).toBe(true);
  expect(dialog.getByText('The article is empty')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'English' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'When English goes live' }), 'Later');
  await user.click(dialog.getByRole('button', { name: 'Schedule 1' }));
  await screen.findByText('Scheduled in English');
  const [asked] = api.asked(articleEndpoints.publish);
  expect(asked?.body.languages).toEqual([{ language: 'en', publishAt: expect.stringMatching(/^\d{4}-/) }]);
  expect(await screen.findByText('Scheduled')).toBeTruthy();
});

test('a plan over a live language is called off alone, and the live one stays until it is taken off', async () => {
  const live = { publishedVersion: 2, publishedAt: '2026-11-20T08:00:00Z' };
  const planned = { ...live, status: 'scheduled', publishAt: '2050-11-25T07:00:00Z' } as const;
  const { api, held } = articleApi(article({ posts: [articlePost(201, planned)] }));
  api.on(postEndpoints.unschedule, () => {
    held.article = article({ posts: [articlePost(201, { ...live, status: 'published' })] });
    return new Response(null, { status: 204 });
  });
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Lake walk' }));
  await user.click(await dialog.findByRole('button', { name: 'Unschedule' }));
  await screen.findByText('English is off the plan');
  expect(api.asked(postEndpoints.unschedule)[0]?.body).toEqual({ languages: ['en'] });
  expect(api.asked(articleEndpoints.unpublish)).toHaveLength(0);
  expect(dialog.queryByRole('button', { name: 'Unschedule' })).toBeNull();
  dialog.getByRole('button', { name: 'Take off the site' });
});

test('where the domain has a WordPress, publishing says how each language stands there, and tries it again', async () => {
  const { api } = articleApi();
  api.on(channelEndpoints.deliveries, () => listed(delivery()));
  api.on(channelEndpoints.retry, () => ({ retried: 1 }));
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const wordpress = within(await screen.findByRole('region', { name: 'WordPress' }));
  wordpress.getByText('The WordPress answered with an error page (502).');
  await user.click(wordpress.getByRole('button', { name: 'Retry English' }));
  await screen.findByText('Sending English to WordPress again');
  expect(api.asked(channelEndpoints.retry)[0]?.body).toMatchObject({ thing: { id: articleId, language: 'en' } });
});

test('who may only look reads everything and changes nothing', async () => {
  const { api } = articleApi();
  api.on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  renderPath(path, { api });
  const page = await editor();
  await waitFor(() => expect(page.getAttribute('aria-readonly')).toBe('true'));
  expect((screen.getByRole('textbox', { name: 'Title' }) as HTMLTextAreaElement).readOnly).toBe(true);
  expect(screen.getByRole('button', { name: 'Bold' }).ariaDisabled).toBe('true');
});

test('an article that is not there says so, and can be tried again', async () => {
  const { api } = articleApi();
  api.on(articleEndpoints.one, () => refusal(404, { message: 'Post not found', code: 'not-found', requestId: 'r-7' }));
  renderPath(path, { api });
  expect((await screen.findByRole('alert')).textContent).toContain('Post not found');
  expect(screen.getByText('Request r-7')).toBeTruthy();
});
