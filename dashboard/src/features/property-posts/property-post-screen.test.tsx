import { auditLogEndpoints } from '@foyer/contract/audit-log';
import { blocks } from '@foyer/contract/blocks';
import { mediaEndpoints } from '@foyer/contract/media';
import { postEndpoints } from '@foyer/contract/posts';
import { propertyEndpoints } from '@foyer/contract/properties';
import { propertyPostEndpoints } from '@foyer/contract/property-posts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { picture } from '#features/landing-pages/testing/landing-pages.ts';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { ines, listed, uuid } from '#testing/samples.ts';
import { german, group, post, propertyPostApi } from './testing/property-posts.ts';

const open = (setUp = propertyPostApi(), search = '') => ({
  ...setUp,
  ...renderPath(`/property-post${search}`, { api: setUp.api }),
});
const saves = ({ api }: ReturnType<typeof propertyPostApi>) => api.asked(propertyPostEndpoints.saveDraft);

test('languages stand side by side with what is filled, and the others of the house can be begun', async () => {
  const { user, api } = open();
  const cards = within(await screen.findByRole('list', { name: 'Languages' }));
  cards.getByRole('button', { name: /English.*Draft.*8 of 11 fields.*5 words, 0 pictures/ });
  cards.getByRole('button', { name: /German.*6 of 11 fields.*0 words/ });
  screen.getByText('Halden am See, live in 0 of 2 languages');
  await user.click(cards.getByRole('button', { name: 'Begin French' }));
  await screen.findByRole('heading', { level: 2, name: 'French' });
  expect(api.asked(propertyPostEndpoints.begin)[0]?.body).toEqual({
    propertyId: uuid(40),
    translationGroup: group,
    language: 'fr',
  });
  expect(new URLSearchParams(window.location.search).get('language')).toBe('fr');
});

test('what is written saves itself', async () => {
  const setUp = open();
  await setUp.user.type(await screen.findByLabelText('Property title'), '!');
  await setUp.user.type(screen.getByLabelText('City'), '2');
  await screen.findByText(/^Saved \d\d:\d\d$/);
  await waitFor(() =>
    expect(saves(setUp).at(-1)?.body).toMatchObject({ title: 'Halden am See!', meta: { city: 'Bregenz2' } }),
  );
  expect(saves(setUp)[0]?.headers.get('if-match')).toBe('"3"');
});

test('a claim without a source blocks, and its sentence can be taken out', async () => {
  const setUp = propertyPostApi([
    post({
      excerpt: 'A heated rooftop pool waits.',
      blocks: blocks.parse([{ kind: 'paragraph', id: 'a', text: 'Come.' }]),
    }),
  ]);
  const { user } = open(setUp);
  await screen.findByText(/^\d claims? without a source$/);
  const publish = await screen.findByRole('button', { name: 'Publish English' });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  await user.click((await screen.findAllByRole('button', { name: 'Remove sentence' }))[0] as HTMLElement);
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBeNull());
  expect((screen.getByLabelText('Property summary') as HTMLTextAreaElement).value).toBe('');
});

test('pictures are chosen, put in order by their buttons, described, and one leads', async () => {
  const setUp = open(propertyPostApi([post({ gallery: [uuid(70)], featured_media: uuid(70) })]));
  const { user, api } = setUp;
  await user.click(await screen.findByRole('button', { name: 'Add pictures' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Library' }));
  await user.click(dialog.getByRole('button', { name: 'Pool' }));
  await user.click(dialog.getByRole('button', { name: 'Add 2 pictures' }));
  const gallery = within(screen.getByRole('list', { name: 'Gallery' }));
  await user.click(gallery.getByRole('button', { name: 'Move Pool earlier' }));
  screen.getByText('Pool is picture 2 of 3');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Pool earlier'));
  await user.click(gallery.getByRole('button', { name: 'Library leads the page' }));
  await user.click(gallery.getByRole('button', { name: 'Take out Jetty' }));
  await waitFor(() =>
    expect(saves(setUp).at(-1)?.body).toMatchObject({ gallery: [uuid(72), uuid(71)], featured_media: uuid(71) }),
  );
  const words = gallery.getByLabelText(/^Alt text of Pool/);
  await user.clear(words);
  await user.type(words, 'The pool at night');
  await user.tab();
  await waitFor(() =>
    expect(api.asked(mediaEndpoints.describe)[0]).toMatchObject({
      params: { id: uuid(72) },
      body: { altText: { en: 'The pool at night' } },
    }),
  );
});

test('several files are uploaded one after the other, and one that fails is named', async () => {
  const setUp = propertyPostApi();
  setUp.api.on(propertyPostEndpoints.addMedia, ({ files }) => {
    if (files.file?.name === 'broken.png') return refusal(422, { message: 'This file is not a picture we can read' });
    const added = picture(75, 'jetty at dawn');
    setUp.held.pictures.push(added);
    return added;
  });
  const { user } = open(setUp);
  await user.click(await screen.findByRole('button', { name: 'Add pictures' }));
  const file = (name: string) => new File(['x'], name, { type: 'image/png' });
  await user.upload(await screen.findByLabelText(/Upload pictures/), [file('broken.png'), file('jetty at dawn.png')]);
  await screen.findByText('Failed to upload gallery image');
  screen.getByText('This file is not a picture we can read');
  await user.click(await screen.findByRole('button', { name: 'Add picture' }));
  await waitFor(() =>
    expect(saves(setUp).at(-1)?.body).toMatchObject({ gallery: [uuid(75)], featured_media: uuid(75) }),
  );
  expect(setUp.api.asked(propertyPostEndpoints.addMedia).map(({ body }) => body)).toMatchObject([
    { title: 'broken' },
    { title: 'jetty at dawn' },
  ]);
});

test('the pictures of one language can be given to the others', async () => {
  const setUp = open(propertyPostApi([post({ gallery: [uuid(70)], featured_media: uuid(70) }), german()]));
  await setUp.user.click(await screen.findByRole('button', { name: 'Use in every language' }));
  await screen.findByText('1 language now shows these pictures');
  expect(saves(setUp)[0]).toMatchObject({
    params: { id: uuid(302) },
    body: { title: 'Das Halden am See', gallery: [uuid(70)], featured_media: uuid(70) },
  });
});

test('facts stand with source, verifier, and how many live pages rest on each', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Facts' }));
  const facts = within(await screen.findByRole('list', { name: 'Facts of Halden am See' }));
  expect(facts.getByRole('listitem').textContent).toMatch(
    /Room count.*on 3 live pages.*84.*Front desk\. Verified by Ines Brandt, 3 Nov/,
  );
});

test('a saved state is read and restored, and the editor shows it', async () => {
  const setUp = propertyPostApi();
  const { api, held } = setUp;
  api.on(postEndpoints.version, () => ({
    version: 1,
    savedBy: 'Jonas Feld',
    savedAt: '2026-11-20T09:30:00Z',
    live: true,
    title: 'The old title',
    words: 2,
    description: '',
    slug: 'halden-am-see',
    details: {},
    blocks: blocks.parse([{ kind: 'heading', id: 'h', text: 'Old words' }]),
  }));
  api.on(postEndpoints.restore, () => {
    held.posts = held.posts.map((one) => (one.id === uuid(301) ? { ...one, title: 'The old title', version: 4 } : one));
    return undefined;
  });
  api.on(auditLogEndpoints.list, ({ query }) =>
    listed({
      id: uuid(400),
      at: '2026-11-20T10:00:00Z',
      actorId: ines.id,
      actorName: 'Ines Brandt',
      action: 'property-post.published' as const,
      targetKind: 'property-post',
      targetId: query.targetId ?? '',
      workspaceId: null,
      detail: { language: 'en' },
    }),
  );
  const { user } = open(setUp);
  await user.click(await screen.findByRole('radio', { name: 'History' }));
  const acts = within(await screen.findByRole('region', { name: 'Who did what' }));
  expect((await acts.findByRole('listitem')).textContent).toContain('Ines Brandt published English');
  const states = within(screen.getByRole('region', { name: 'Saved states' }));
  const rows = await states.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Ines Brandt, 5 words.*Now/),
    expect.stringMatching(/Jonas Feld, 9 words.*Live/),
  ]);
  await user.click(within(rows[1] as HTMLElement).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Old words');
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect((screen.getByLabelText('Property title') as HTMLInputElement).value).toBe('The old title'),
  );
});

test('a save that comes too late shows both versions', async () => {
  const setUp = propertyPostApi();
  const theirs = post({ title: 'Halden by the lake', version: 5 });
  setUp.api.on(propertyPostEndpoints.saveDraft, () =>
    refusal(412, { message: 'Somebody else saved this in the meantime', code: 'stale', present: theirs }),
  );
  const { user } = open(setUp);
  await user.type(await screen.findByLabelText('Property title'), '!');
  setUp.held.posts = [theirs, german()];
  const versions = within(await screen.findByRole('alert', { name: 'Two versions' }));
  await versions.findByText('Halden am See!');
  await versions.findByText('Halden by the lake');
  await user.click(versions.getByRole('button', { name: 'Take theirs' }));
  expect((screen.getByLabelText('Property title') as HTMLInputElement).value).toBe('Halden by the lake');
});

test('without a post it can be begun; without a property it says what to do first', async () => {
  const first = open(propertyPostApi([]));
  await screen.findByText('Nothing says what Halden am See is yet');
  await first.user.click(screen.getByRole('button', { name: 'Begin English' }));
  await screen.findByLabelText('Property title');
  first.unmount();
  const none = propertyPostApi([]);
  none.api.on(propertyEndpoints.list, () => listed());
  open(none);
  await screen.findByText(/^A property post is about one house/);
});

test('while it loads and when it fails the screen says so', async () => {
  const setUp = propertyPostApi();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  setUp.api.on(propertyPostEndpoints.list, () =>
    asked.then(() => refusal(500, { message: 'No posts today', requestId: 'r-9' })),
  );
  const { user } = open(setUp);
  await screen.findByRole('status', { name: 'Loading the property' });
  answer();
  await screen.findByText(/No posts today/);
  screen.getByText('Request r-9');
  setUp.api.on(propertyPostEndpoints.list, () => listed(...setUp.held.posts));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByLabelText('Property title');
});

test('who may only look can change nothing', async () => {
  open(propertyPostApi(undefined, 'viewer'));
  const title = (await screen.findByLabelText('Property title')) as HTMLInputElement;
  await waitFor(() => expect(title.readOnly).toBe(true));
  for (const name of ['Publish English', 'Add pictures', 'Begin French'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
});
