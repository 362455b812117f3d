import { brief, contentEndpoints } from '@foyer/contract/content';
import { jobEndpoints } from '@foyer/contract/jobs';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { mediaEndpoints } from '@foyer/contract/media';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { fact, listed, uuid } from '#testing/samples.ts';
import {
  german,
  landingPage,
  landingPageApi,
  pageId,
  picture,
  post,
  spoken,
  text,
  writingApi,
} from './testing/landing-pages.ts';

const begun = () => landingPage({ posts: [post(91, { blocks: [] }), german({ blocks: [] })] });
const card = (name: string) => within(screen.getByRole('region', { name }));

test('what is missing is said, and nothing is begun', async () => {
  const { api } = landingPageApi();
  const { user } = renderPath('/generate/new', { api });
  const name = await screen.findByRole('textbox', { name: 'Name of the page' });
  expect(name).toHaveProperty('value', 'A stay at Halden am See');
  await user.clear(name);
  await user.click(screen.getByRole('checkbox', { name: 'English' }));
  await user.click(screen.getByRole('checkbox', { name: 'German' }));
  await user.click(screen.getByRole('button', { name: 'Write page' }));
  expect(screen.getByText('Page name is required')).toBeTruthy();
  expect(screen.getByText('Choose at least one language')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(api.asked(landingPageEndpoints.create)).toHaveLength(0);
});

test('a page begins in the languages its property is told in', async () => {
  const { api } = landingPageApi();
  api.on(propertyLanguageEndpoints.list, () =>
    listed(
      spoken(85, 'fr', { isDefault: true }),
      spoken(86, 'en', { isActive: false }),
      spoken(87, 'de', { propertyId: uuid(41) }),
    ),
  );
  renderPath('/generate/new', { api });
  await screen.findByRole('textbox', { name: 'Name of the page' });
  expect(screen.getByRole('checkbox', { name: 'French' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('checked', false);
  expect(screen.getByRole('checkbox', { name: 'German' })).toHaveProperty('checked', false);
});

test('where its languages cannot be loaded, a page begins in English', async () => {
  const { api } = landingPageApi();
  api.on(propertyLanguageEndpoints.list, () => refusal(500, { message: 'No' }));
  renderPath('/generate/new', { api });
  await screen.findByRole('textbox', { name: 'Name of the page' }, { timeout: 10_000 });
  expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'German' })).toHaveProperty('checked', false);
});

test('a page is begun once and written in one job a language, from the facts that were chosen', async () => {
  const { api, held } = landingPageApi(begun());
  const writing = writingApi(api);
  api.on(propertyFactEndpoints.list, () =>
    listed(fact(60), fact(61, { factName: 'chef', factValue: 'Marta Lopes', verifiedOn: '2026-01-05' })),
  );
  api.on(landingPageEndpoints.create, () => held.page);
  const { user } = renderPath(`/generate/new?event=${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent, Lindau' });
  expect(screen.getByText('26 November to 20 December 2026')).toBeTruthy();
  expect(screen.getByText('1 of 2 chosen')).toBeTruthy();
  expect(screen.getByLabelText('Stay from')).toHaveProperty('value', '2026-11-26');
  await user.type(screen.getByRole('textbox', { name: 'Angle' }), 'Two nights');
  await user.selectOptions(screen.getByLabelText('Written for'), 'couples');
  await user.click(screen.getByRole('button', { name: 'Write page' }));

  await waitFor(() => expect(api.asked(contentEndpoints.generate)).toHaveLength(2));
  expect(window.location.pathname).toBe(`/generate/${pageId}`);
  expect(api.asked(landingPageEndpoints.create).map(({ body }) => body)).toEqual([
    {
      propertyId: uuid(40),
      eventId: uuid(70),
      name: 'Harbour Advent, Lindau',
      languages: ['en', 'de'],
      factIds: [uuid(60)],
      brief: {
        angle: 'Two nights',
        audience: 'couples',
        length: 'standard',
        offer: '',
        arrive: '2026-11-26',
        leave: '2026-11-28',
        imageIds: [],
      },
    },
  ]);
  expect(api.asked(contentEndpoints.generate).map(({ body }) => [body.language, body.landingPageId])).toEqual([
    ['en', pageId],
    ['de', pageId],
  ]);
  expect(await screen.findByText('Writing in two languages')).toBeTruthy();
  await waitFor(() => expect(writing.streams.size).toBe(2));
});

test('text appears as it is written, and stopping keeps what is there', async () => {
  const { api, held } = landingPageApi(
    landingPage({ posts: [post(91, { blocks: [], jobId: uuid(200) }), german({ blocks: [] })] }),
  );
  const writing = writingApi(api);
  const { user } = renderPath(`/generate/${pageId}`, { api });
  await waitFor(() => expect(writing.streams.size).toBe(1));
  const [hero, introduction] = text('From 26 November');
  if (!hero || !introduction) throw new Error('The test has no blocks');
  act(() => {
    writing.send(uuid(200), { type: 'progress', progress: 0.3, step: 'Paragraph 1 of 4' });
    writing.send(uuid(200), { type: 'block', block: hero, complete: true });
    writing.send(uuid(200), { type: 'block', block: introduction, complete: false });
  });
  await card('English').findByText('Advent on the harbour');
  expect(card('English').getByText('From 26 November')).toBeTruthy();
  expect(card('English').getByText('Paragraph 1 of 4')).toBeTruthy();
  expect(card('German').getByText('Not written yet')).toBeTruthy();
  act(() => {
    const [, longer] = text('From 26 November to 20 December');
    if (longer) writing.send(uuid(200), { type: 'block', block: longer, complete: false });
  });
  await card('English').findByText('From 26 November to 20 December');
  expect(card('English').queryByText('From 26 November')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Stop and keep' }));
  expect(api.asked(jobEndpoints.cancel).map(({ params }) => params.id)).toEqual([uuid(200)]);
  held.page = landingPage({
    posts: [post(91, { blocks: text('From 26 November to 20 December'), version: 4 }), german({ blocks: [] })],
  });
  act(() => {
    writing.send(uuid(200), { type: 'cancelled' });
    writing.end(uuid(200));
  });
  await card('English').findByText('Stopped. What was written is kept.');
  expect(card('English').getByText('From 26 November to 20 December')).toBeTruthy();
  expect(await card('English').findByRole('link', { name: 'Check English' })).toHaveProperty('search', '?language=en');
});

test('a writing that fails says why, and the others go on', async () => {
  const { api } = landingPageApi(
    landingPage({ posts: [post(91, { blocks: [], jobId: uuid(200) }), german({ blocks: [], jobId: uuid(201) })] }),
  );
  const writing = writingApi(api);
  renderPath(`/generate/${pageId}`, { api });
  await waitFor(() => expect(writing.streams.size).toBe(2));
  act(() => writing.send(uuid(200), { type: 'failed', message: 'The writer did not answer. Your brief is saved.' }));
  expect((await card('English').findByRole('alert')).textContent).toMatch(/The writer did not answer/);
  expect(card('German').queryByRole('alert')).toBeNull();
  expect(screen.getByText('Writing in two languages')).toBeTruthy();
});

test('a written page says how its claims stand', async () => {
  const { api } = landingPageApi();
  renderPath(`/generate/${pageId}`, { api });
  await screen.findByRole('link', { name: 'Check English' });
  expect(card('English').getByText(/^\d+ words, 1 claim, 1 with a source$/)).toBeTruthy();
  expect(card('English').getByText('Every claim has a source')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Write again' })).toBeTruthy();
});

test('a changed brief is not left without asking, an unchanged one is', async () => {
  const { api } = landingPageApi();
  const { user } = renderPath('/generate/new', { api });
  await user.type(await screen.findByRole('textbox', { name: 'Angle' }), 'Quiet');
  await user.click(screen.getByRole('link', { name: 'Styleguide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
  expect(window.location.pathname).toBe('/generate/new');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('textbox', { name: 'Angle' })).toHaveProperty('value', 'Quiet');
  await user.click(screen.getByRole('link', { name: 'Styleguide' }));
  await user.click(await screen.findByRole('button', { name: 'Leave and lose changes' }));
  await waitFor(() => expect(window.location.pathname).toBe('/styleguide'));
});

test('a page of another property of mine selects that property', async () => {
  const { api } = landingPageApi(landingPage({ propertyId: uuid(41) }));
  renderPath(`/generate/${pageId}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'A stay at Halden Stadthaus' });
  expect(api.asked(propertyFactEndpoints.list).map(({ query }) => query.propertyId)).not.toContain(uuid(40));
});

test('pictures are chosen in their order, kept with the brief and asked of the writer', async () => {
  const { api, held } = landingPageApi(begun());
  writingApi(api);
  api.on(mediaEndpoints.list, () => listed(picture(50, 'Front'), picture(51, 'Pool'), picture(52, 'Breakfast')));
  api.on(landingPageEndpoints.update, ({ body }) => {
    held.page = { ...held.page, brief: brief.parse(body.brief) };
    return held.page;
  });
  const { user } = renderPath(`/generate/${pageId}`, { api });
  await screen.findByRole('region', { name: 'Pictures' });
  const pictures = card('Pictures');
  expect(pictures.getByText('3 to choose from')).toBeTruthy();
  expect(pictures.getByRole('status').textContent).toMatch(/the writer takes those that fit/);
  await user.click(pictures.getByRole('checkbox', { name: 'Pool' }));
  await user.click(pictures.getByRole('checkbox', { name: 'Front' }));
  await user.click(pictures.getByRole('checkbox', { name: 'Breakfast' }));
  await user.click(pictures.getByRole('checkbox', { name: 'Front, picture 2 of the page' }));
  expect(pictures.getByRole('checkbox', { name: 'Breakfast, picture 2 of the page' })).toBeTruthy();
  expect(pictures.getByText('2 of 3 chosen')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Write page' }));
  const wanted = [uuid(51), uuid(52)];
  await waitFor(() => expect(api.asked(contentEndpoints.generate)).toHaveLength(2));
  expect(api.asked(landingPageEndpoints.update)[0]?.body.brief?.imageIds).toEqual(wanted);
  for (const { body } of api.asked(contentEndpoints.generate)) expect(body.brief?.imageIds).toEqual(wanted);
});

test('seven pictures are the most, and a picture that is gone is not counted', async () => {
  const house = Array.from({ length: 9 }, (_, i) => picture(50 + i, `Picture ${i + 1}`));
  const imageIds = [uuid(59), ...house.slice(0, 6).map(({ id }) => id)];
  const { api } = landingPageApi(landingPage({ brief: brief.parse({ imageIds }) }));
  api.on(mediaEndpoints.list, () => listed(...house));
  const { user } = renderPath(`/generate/${pageId}`, { api });
  await screen.findByRole('region', { name: 'Pictures' });
  const pictures = card('Pictures');
  expect(pictures.getByText('6 of 9 chosen')).toBeTruthy();
  expect(pictures.queryByRole('checkbox', { name: 'Picture 9' })).toBeNull();
  await user.click(pictures.getByRole('button', { name: 'Choose from all 9 pictures' }));
  await user.click(pictures.getByRole('checkbox', { name: 'Picture 9' }));
  expect(pictures.getByRole('status').textContent).toMatch(/at most 7/);
  expect(pictures.getByRole('checkbox', { name: 'Picture 8' })).toHaveProperty('disabled', true);
});

test('people who may only look see the brief and cannot write', async () => {
  const { api } = landingPageApi(landingPage(), 'viewer');
  renderPath(`/generate/${pageId}`, { api });
  await screen.findByRole('button', { name: 'Write again' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Write again' }).ariaDisabled).toBe('true'));
  expect(screen.getByRole('group', { name: 'Brief' })).toHaveProperty('disabled', true);
});
