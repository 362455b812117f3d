import { type Job, jobEndpoints } from '@foyer/contract/jobs';
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

test('a tag is put on all that are chosen by a job, which tells how far it is, stops, and says what failed', async () => {
  const { api, overview } = libraryApi([pool, lobby]);
  const job: Job = {
    ...{ id: uuid(901), kind: 'media.change', state: 'running', progress: 0.5, step: '1 of 2', error: null },
    ...{ createdAt: '2026-11-22T08:00:00Z', updatedAt: '2026-11-22T08:00:00Z' },
  };
  api
    .on(library.changeMany, () => {
      overview.changing = job.id;
      return { jobId: job.id, pictures: 2 };
    })
    .on(jobEndpoints.one, () => job)
    .on(jobEndpoints.cancel, () => {
      overview.changing = null;
      Object.assign(job, { state: 'failed', error: '1 of 2 pictures could not be changed: It has 20 tags' });
      return job;
    });
  const { user } = renderPath('/media', { api });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Lake pool' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Lobby' }));
  const bar = within(screen.getByRole('region', { name: 'Chosen pictures' }));
  bar.getByText('2 selected');
  await user.click(bar.getByRole('button', { name: 'Tag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 pictures' }));
  await user.type(dialog.getByRole('textbox', { name: 'Tags to add' }), 'winter{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  const strip = within(await screen.findByRole('region', { name: 'Change of several pictures' }));
  strip.getByText(/Changing pictures, 1 of 2/);
  expect(api.asked(library.changeMany)[0]?.body).toEqual({
    ...{ propertyId: uuid(40), ids: [pool.id, lobby.id], change: { addTags: ['winter'] } },
  });
  expect(screen.queryByRole('region', { name: 'Chosen pictures' })).toBeNull();
  await user.click(strip.getByRole('button', { name: 'Stop' }));
  await strip.findByText(/1 of 2 pictures could not be changed/);
  await user.click(strip.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Change of several pictures' })).toBeNull();
});

test('what somebody else has changed meanwhile stands beside one’s own until one is chosen; other things go together', async () => {
  const { api, held } = libraryApi([lobby]);
  let theirs = { ...lobby, version: 2, title: 'Hall', credit: 'Ada' };
  const refused = () => refusal(412, { message: 'Somebody else saved this in the meantime', present: theirs });
  api.on(library.change, ({ body, headers }) => {
    if (headers.get('if-match') !== `"${theirs.version}"`) return refused();
    theirs = { ...theirs, ...(body as object), version: theirs.version + 1 };
    held.set(theirs.id, theirs);
    return theirs;
  });
  const { user } = renderPath(`/media?picture=${lobby.id}`, { api });
  const panel = within(await screen.findByRole('region', { name: 'Picture' }));
  await user.type(await panel.findByRole('textbox', { name: 'Licence' }), 'CC BY 4.0');
  await user.tab();
  await waitFor(() => expect(theirs).toMatchObject({ licence: 'CC BY 4.0', credit: 'Ada', version: 3 }));
  await panel.findByDisplayValue('Hall');
  expect(panel.queryByRole('alert', { name: 'Two versions' })).toBeNull();

  theirs = { ...theirs, version: 4, title: 'Great hall' };
  const title = panel.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Entrance');
  await user.tab();
  const two = within(await panel.findByRole('alert', { name: 'Two versions' }));
  two.getByText('Great hall');
  two.getByText('Entrance');
  expect(theirs.title).toBe('Great hall');
  await user.click(two.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(theirs).toMatchObject({ title: 'Entrance', version: 5 }));
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
  // Faster than they are saved, each goes on from the one before.
  await user.keyboard('{ArrowRight}{ArrowUp}');
  const told = () => expect(api.asked(library.change).at(-1)?.body).toEqual({ focus: { x: 0.55, y: 0.4 } });
  await waitFor(told, { timeout: 10_000 });
  expect(panel.queryByRole('alert', { name: 'Two versions' })).toBeNull();

  await user.click(panel.getByRole('button', { name: 'Delete' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Delete picture' }));
  expect(await asking.findByRole('link', { name: 'Harbour Advent' })).toHaveProperty(
    'pathname',
    `/generate/${uuid(301)}/check`,
  );
  await user.click(asking.getByRole('button', { name: 'Delete all the same' }));
  await waitFor(() => expect(api.asked(library.remove)[0]?.query).toEqual({ evenIfUsed: 'true' }));
});

test('one picture has its missing alt texts written from its panel, can be stopped, and says who looked', async () => {
  const { api, held, overview } = libraryApi([lobby]);
  let job: Job = {
    ...{ id: uuid(910), kind: 'media.alt-texts', state: 'running', progress: 0, step: '1 of 1', error: null },
    ...{ createdAt: '2026-11-22T08:00:00Z', updatedAt: '2026-11-22T08:00:00Z' },
  };
  api
    .on(library.write, () => {
      job = { ...job, id: uuid(911 + api.asked(library.write).length), state: 'running', error: null };
      overview.writing = job.id;
      return { jobId: job.id, pictures: 1, texts: 1 };
    })
    .on(jobEndpoints.one, () => job)
    .on(jobEndpoints.cancel, () => {
      overview.writing = null;
      job = { ...job, state: 'cancelled' };
      return job;
    });
  const { user } = renderPath(`/media?picture=${lobby.id}`, { api });
  const panel = within(await screen.findByRole('region', { name: 'Picture' }));
  await user.click(await panel.findByRole('button', { name: 'Write alt text' }));
  expect(api.asked(library.write)[0]?.body).toEqual({ propertyId: uuid(40), ids: [lobby.id] });
  await panel.findByText(/Writing alt text, 1 of 1/);
  await user.click(panel.getByRole('button', { name: 'Stop' }));

  // Begun again it fails, and then it is done: the text that stood stays, and what is suggested waits for a person.
  await user.click(await panel.findByRole('button', { name: 'Write alt text' }));
  await panel.findByText(/Writing alt text, 1 of 1/);
  overview.writing = null;
  job = { ...job, state: 'failed', error: 'No more texts this month' };
  await waitFor(() => panel.getByText(/No more texts this month. Write the texts yourself/), { timeout: 4000 });
  await user.click(panel.getByRole('button', { name: 'Write alt text' }));
  const text = 'Die Eingangshalle im Hotel Halden am See';
  held.set(lobby.id, { ...lobby, suggested: { de: { text, source: 'model', at: job.createdAt } } });
  overview.writing = null;
  job = { ...job, state: 'done', error: null };
  const suggested = within(await panel.findByRole('region', { name: 'Suggested alt text' }, { timeout: 4000 }));
  expect(suggested.getByRole('textbox', { name: /^German, ?Suggested by a model that saw it/ })).toHaveProperty(
    'value',
    text,
  );
  expect(panel.getByRole('textbox', { name: 'English' })).toHaveProperty('value', 'A lobby');
  api.on(library.review, () => {
    const described = { ...lobby, altText: { ...lobby.altText, de: text }, suggested: {} };
    held.set(lobby.id, described);
    return described;
  });
  await user.click(suggested.getByRole('button', { name: 'Approve 1' }));
  await waitFor(() => expect(api.asked(library.review)[0]?.body).toEqual({ approve: { de: text }, skip: [] }));
  await waitFor(() => expect(panel.getByRole('textbox', { name: 'German' })).toHaveProperty('value', text));
  expect(panel.getByRole('button', { name: 'Write alt text' })).toHaveProperty('ariaDisabled', 'true');
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

test('what waits for a review stands behind the sentence about the library, not in its words', async () => {
  const { api } = libraryApi([bar], { toReview: 2 });
  renderPath('/media', { api });
  const link = await screen.findByRole('button', { name: 'Review 2 pictures' });
  expect(link.previousSibling?.textContent).toMatch(/\.$/);
  expect(link.nextSibling).toBeNull();
});
