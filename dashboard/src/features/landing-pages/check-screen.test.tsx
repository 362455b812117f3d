import { contentEndpoints } from '@foyer/contract/content';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { mediaEndpoints } from '@foyer/contract/media';
import { type PropertyFactInput, propertyFactEndpoints } from '@foyer/contract/property-facts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { fact, listed, uuid } from '#testing/samples.ts';
import {
  landingPage,
  landingPageApi,
  pageId,
  picture,
  post,
  text,
  typeAtEnd,
  writingApi,
} from './testing/landing-pages.ts';

const path = `/generate/${pageId}/check`;
const panel = () => within(screen.getByRole('complementary', { name: 'Claims and style' }));
const counts = (open: number) =>
  waitFor(() =>
    expect(panel().getByRole('status').textContent).toMatch(new RegExp(`(^|\\D)${open} without a source$`)),
  );
const editor = () => screen.findByRole('textbox', { name: 'Text of Harbour Advent, Lindau' });
const publish = () => screen.getByRole('button', { name: 'Publish' });
const type = (words: string) => act(() => typeAtEnd(words));
const savedTexts = (api: ReturnType<typeof landingPageApi>['api']) =>
  api.asked(landingPageEndpoints.save).map(({ body }) => JSON.stringify(body.blocks));

test('a claim with a source is drawn as a mark that says so', async () => {
  const { api } = landingPageApi();
  renderPath(path, { api });
  await editor();
  await counts(0);
  const mark = document.querySelector('mark');
  expect(mark?.textContent).toBe('84 rooms');
  expect(mark?.className).toContain('claim-ink');
  expect(mark?.nextElementSibling?.textContent).toBe(' (claim 1, has a source) 1');
  const claims = within(screen.getByRole('list', { name: 'Claims of the English text' }));
  expect(claims.getByRole('listitem').textContent).toMatch(/Claim 1“84 rooms”.*Room count, 84/);
  expect(screen.getByText('Reading ease')).toBeTruthy();
  expect(publish().ariaDisabled).toBeNull();
});

test('a claim without a source blocks publishing until its sentence is removed, and the keyboard stays in the panel', async () => {
  const { api } = landingPageApi();
  const { user } = renderPath(path, { api });
  await editor();
  type(' A helipad waits on the roof.');
  await counts(1);
  expect(document.querySelector('mark.claim-none')?.textContent).toBe('helipad');
  expect(document.querySelector('mark.claim-none + sup')?.textContent).toContain('claim 2, no source');
  expect(publish().ariaDisabled).toBe('true');
  await user.click(publish());
  expect((await screen.findByRole('tooltip')).textContent).toBe('1 claim has no source');
  expect(window.location.pathname).toBe(path);

  const remove = screen.getByRole('button', { name: 'Remove sentence' });
  remove.focus();
  await user.keyboard('{Enter}');
  await counts(0);
  expect((await editor()).textContent).not.toContain('helipad');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Claims' })));
  await waitFor(() => expect(savedTexts(api).at(-1)).not.toContain('helipad'));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await counts(1);
});

test('a contradicted claim is corrected to what the fact says', async () => {
  const { api } = landingPageApi(
    landingPage({ posts: [post(91, { blocks: text('There are 120 rooms by the lake.') })] }),
  );
  const { user } = renderPath(path, { api });
  await editor();
  await counts(1);
  screen.getByText('Against the room count (84 rooms)');
  await user.click(screen.getByRole('button', { name: 'Correct to 84 rooms' }));
  await counts(0);
  await screen.findByText(/^Saved \d\d:\d\d$/);
  await waitFor(() => expect(savedTexts(api)).toEqual([expect.stringContaining('There are 84 rooms by the lake.')]));
});

test('what is typed is saved when the keys rest, and only then', async () => {
  const { api, held } = landingPageApi();
  renderPath(path, { api });
  await editor();
  expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
  type(' Early');
  await screen.findByText('Not saved yet');
  type(' breakfast.');
  expect(api.asked(landingPageEndpoints.save)).toHaveLength(0);
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(api.asked(landingPageEndpoints.save).map(({ body, params }) => [params.language, body.version])).toEqual([
    ['en', 3],
  ]);
  expect(held.page.posts[0]?.blocks[1]).toMatchObject({
    origin: 'person',
    paragraphs: ['The hotel has 84 rooms. Come and stay. Early breakfast.'],
  });
});

test('a stale save shows both versions, and a person chooses', async () => {
  const { api, held } = landingPageApi();
  const save = () => api.asked(landingPageEndpoints.save);
  const theirs = post(91, { version: 4, blocks: text('The hotel has 84 rooms. Theirs now.') });
  const { user } = renderPath(path, { api });
  await editor();
  api.on(landingPageEndpoints.save, ({ body }) => {
    if (body.version === 4) return { ...theirs, version: 5 };
    held.page = landingPage({ posts: [theirs] });
    return refusal(409, { message: 'Jonas Feld saved a newer version. Load it before you go on', code: 'stale' });
  });
  type(' Mine here.');
  const notice = within(await screen.findByRole('alert', { name: 'Two versions' }));
  expect(notice.getByText(/^Jonas Feld saved a newer version/)).toBeTruthy();
  await notice.findByText(/Come and stay\. Mine here\./);
  expect(notice.getByText(/Theirs now\./)).toBeTruthy();
  // Writing on is no reason to save over it.
  type(' Still mine.');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(save()).toHaveLength(1);
  await user.click(notice.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(save().map(({ body }) => body.version)).toEqual([3, 4]);
  expect(savedTexts(api).at(-1)).toContain('Mine here. Still mine.');
  expect(screen.queryByRole('alert', { name: 'Two versions' })).toBeNull();
});

test('their version can be taken instead', async () => {
  const { api, held } = landingPageApi();
  const { user } = renderPath(path, { api });
  await editor();
  api.on(landingPageEndpoints.save, () => {
    held.page = landingPage({ posts: [post(91, { version: 4, blocks: text('Theirs now.') })] });
    return refusal(409, { message: 'Somebody saved a newer version', code: 'stale' });
  });
  type(' Mine here.');
  await screen.findByText('Theirs now.', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect((await editor()).textContent).toContain('Theirs now.'));
  expect((await editor()).textContent).not.toContain('Mine here.');
});

test('leaving saves what waits without asking, and asks when it cannot be saved', async () => {
  const { api } = landingPageApi();
  const { user } = renderPath(path, { api });
  await editor();
  type(' Early breakfast.');
  await user.click(screen.getByRole('link', { name: 'Styleguide' }));
  await waitFor(() => expect(window.location.pathname).toBe('/styleguide'));
  expect(savedTexts(api)).toEqual([expect.stringContaining('Early breakfast.')]);

  await act(async () => window.history.back());
  await editor();
  api.on(landingPageEndpoints.save, () => refusal(503, { message: 'The database is away' }));
  type(' Late checkout.');
  await user.click(screen.getByRole('link', { name: 'Styleguide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
  expect(window.location.pathname).toBe(path);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alert').textContent).toContain('Not saved: The database is away');
  expect((await editor()).textContent).toContain('Late checkout.');
});

test('a fact is added for a claim, with how it is known', async () => {
  const { api } = landingPageApi(landingPage({ posts: [post(91, { blocks: text('The house has 4 floors.') })] }));
  const facts = [fact(60)];
  api.on(propertyFactEndpoints.list, () => listed(...facts));
  api.on(propertyFactEndpoints.create, (asked) => {
    const { factName, factValue } = asked.body as PropertyFactInput;
    const added = fact(61, { factName, factValue });
    facts.push(added);
    return added;
  });
  const { user } = renderPath(path, { api });
  await editor();
  await counts(1);
  expect(screen.getByRole('link', { name: 'Ask property' }).getAttribute('href')).toMatch(/^mailto:hello%40halden/);
  await user.click(screen.getByRole('button', { name: 'Add fact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add fact' }));
  const name = dialog.getByLabelText('Fact name');
  expect([name, dialog.getByLabelText('Fact value')]).toMatchObject([{ value: 'Floor count' }, { value: '4' }]);
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Add fact' }));
  expect(await dialog.findByText(/^Write in words what it is about/)).toBeTruthy();
  await user.type(name, 'Floor count');
  await user.type(dialog.getByLabelText('How do you know?'), 'House folder');
  await user.click(dialog.getByRole('button', { name: 'Add fact' }));
  await counts(0);
  expect(api.asked(propertyFactEndpoints.create).at(-1)?.body).toMatchObject({
    propertyId: uuid(40),
    factName: 'floor_count',
    factValue: '4',
    source: 'House folder',
  });
});

test('an amenity without a source is led to where amenities are ticked', async () => {
  const { api } = landingPageApi(landingPage({ posts: [post(91, { blocks: text('A helipad waits.') })] }));
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(await screen.findByRole('button', { name: 'Add fact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add fact' }));
  const link = dialog.getByRole('link', { name: 'amenities in Hotel Decor' });
  expect(link.getAttribute('href')).toMatch(/^\/hotel\?.*#amenities$/);
  expect(dialog.getByLabelText('Fact name')).toHaveProperty('value', 'Helipad');
});

test('a claim is approved with a reason and stands in ink under a name', async () => {
  const { api, held } = landingPageApi(landingPage({ posts: [post(91, { blocks: text('A helipad waits.') })] }));
  api.on(landingPageEndpoints.approve, ({ body }) => {
    const approval = { ...body, approvedBy: 'Ines Brandt', approvedAt: '2026-11-21T12:00:00Z' };
    held.page = landingPage({ posts: [post(91, { blocks: text('A helipad waits.'), approvals: [approval] })] });
    return held.page.posts[0] ?? post(91);
  });
  const { user } = renderPath(path, { api });
  await editor();
  await counts(1);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve claim' }));
  expect(dialog.getByText('Say why this may stand')).toBeTruthy();
  await user.type(dialog.getByLabelText('Why may this stand?'), 'Opens in May');
  await user.click(dialog.getByRole('button', { name: 'Approve claim' }));
  await counts(0);
  expect(screen.getByText('Ines Brandt lets this stand: Opens in May')).toBeTruthy();
  expect(document.querySelector('mark')?.className).toContain('claim-ink');
  expect(publish().ariaDisabled).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Claims' })));
});

test('a block is locked, taken out and brought back', async () => {
  const { api, held } = landingPageApi();
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Lock Introduction' }));
  await waitFor(() => expect(held.page.posts[0]?.blocks[1]).toMatchObject({ locked: true, origin: 'composer' }));
  expect(screen.getByRole('button', { name: 'Lock Introduction' }).ariaPressed).toBe('true');
  expect(screen.getByRole('button', { name: 'Write Introduction again' }).ariaDisabled).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Take out Introduction' }));
  await waitFor(() => expect(held.page.posts[0]?.blocks.map(({ id }) => id)).toEqual(['hero']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(held.page.posts[0]?.blocks[1]).toMatchObject({ id: 'introduction', locked: true }));
});

test('a picture is chosen for the hero', async () => {
  const { api, held } = landingPageApi();
  api.on(mediaEndpoints.list, () => listed(picture(301, 'Jetty'), picture(302, 'Sauna')));
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Change picture of the hero' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sauna' }));
  await screen.findByRole('img', { name: 'Sauna at dusk' });
  await waitFor(() => expect(held.page.posts[0]?.blocks[0]).toMatchObject({ imageId: uuid(302) }));
});

test('one block is written again, comes as it is written and is loaded once it is over', async () => {
  const { api, held } = landingPageApi();
  const writing = writingApi(api);
  const { user } = renderPath(path, { api });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Write Introduction again' }));
  await waitFor(() => expect(writing.streams.size).toBe(1));
  expect(api.asked(contentEndpoints.generate)[0]?.body).toMatchObject({ language: 'en', blocks: ['introduction'] });
  await waitFor(async () => expect((await editor()).getAttribute('aria-readonly')).toBe('true'));
  const [, fresh] = text('A new beginning');
  if (!fresh) throw new Error('The test has no block');
  act(() => writing.send(uuid(200), { type: 'block', block: fresh, complete: false }));
  await waitFor(async () => expect((await editor()).textContent).toContain('A new beginning'));
  expect(api.asked(landingPageEndpoints.save)).toHaveLength(0);
  const done = text('A new beginning by the lake.');
  held.page = landingPage({ posts: [post(91, { version: 4, blocks: done })] });
  act(() => {
    writing.send(uuid(200), { type: 'done', page: { title: '', description: '', slug: 'a', blocks: done } });
    writing.end(uuid(200));
  });
  await waitFor(async () => expect((await editor()).textContent).toContain('A new beginning by the lake.'));
  await waitFor(async () => expect((await editor()).getAttribute('aria-readonly')).toBe('false'));
  type(' And on.');
  await waitFor(() => expect(api.asked(landingPageEndpoints.save)[0]?.body.version).toBe(4));
});

test('Escape leaves the text for its claims', async () => {
  const { api } = landingPageApi();
  renderPath(path, { api });
  const box = await editor();
  act(() => box.focus());
  fireEvent.keyDown(box, { key: 'Escape', code: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Claims' }));
});
