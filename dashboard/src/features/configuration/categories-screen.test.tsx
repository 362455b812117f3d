import { type CategoryConfig, categoryConfigEndpoints, defaultSiteCategories } from '@foyer/contract/category-config';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { contentApi } from './testing/content.ts';

/** Music holds four events, the others none; what is saved is kept, and who comes late is refused. */
function categoriesApi() {
  const { api } = contentApi();
  let categories: CategoryConfig['categories'] = defaultSiteCategories.map((one) => ({
    ...one,
    count: one.slug === 'music' ? 4 : 0,
  }));
  let version = 0;
  const answer = (): CategoryConfig => ({
    domainId: '01930000-0000-7000-8000-000000000010',
    version,
    changed: false,
    updatedAt: null,
    updatedBy: null,
    categories,
  });
  api.on(categoryConfigEndpoints.read, answer);
  api.on(categoryConfigEndpoints.save, ({ body, headers }) => {
    if (headers.get('if-match') !== `"${version}"`)
      return refusal(412, { message: 'Changed meanwhile', code: 'stale' });
    const { categories: sent, moves = {} } = body as { categories: typeof categories; moves?: Record<string, string> };
    const goes = (slug: string) => moves[slug] ?? slug;
    categories = sent.map((one) => ({
      ...one,
      count: categories.filter(({ slug }) => goes(slug) === one.slug).reduce((sum, { count }) => sum + count, 0),
    }));
    version += 1;
    return answer();
  });
  return { api, slugs: () => categories.map(({ slug }) => slug), now: () => categories, bump: () => (version += 1) };
}

const open = async (api: ReturnType<typeof categoriesApi>) => {
  const { user } = renderPath('/configuration/categories', { api: api.api });
  const list = within(await screen.findByRole('list', { name: 'Categories' }));
  const row = (name: string) => list.getByRole('listitem', { name });
  const head = (name: string) => within(row(name)).getByRole('button', { expanded: false });
  return { user, list, row, head };
};

test('a category is moved by keys and stays in hand, and several steps arrive in order', async () => {
  const api = categoriesApi();
  const { user, head } = await open(api);
  head('Art').focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  await screen.findByText('Art is 1 of 3 in Culture');
  await waitFor(() => expect(api.slugs().slice(0, 4)).toEqual(['culture', 'art', 'music', 'stage']));
  expect(document.activeElement?.closest('li')?.getAttribute('aria-label')).toBe('Art');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(() => expect(api.now().find(({ slug }) => slug === 'art')?.parent).toBeNull());
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(api.now().find(({ slug }) => slug === 'art')?.parent).toBe('culture'));
});

test('a category is dragged by its handle to where it may stand, and nowhere else', async () => {
  const api = categoriesApi();
  const { row } = await open(api);
  const handle = row('Sport').querySelector('[draggable]') as HTMLElement;
  const dataTransfer = { setData: () => {}, setDragImage: () => {}, effectAllowed: '' };
  /** Where in the row it is: rows have no height here, and events of this browser no place. */
  const over = (kind: 'dragOver' | 'drop', name: string, clientY: number) => {
    const event = createEvent[kind](row(name), { dataTransfer });
    Object.defineProperty(event, 'clientY', { value: clientY });
    return fireEvent(row(name), event);
  };
  fireEvent.dragStart(handle, { dataTransfer });
  expect(over('dragOver', 'Music', 1)).toBe(false);
  over('drop', 'Music', 1);
  await waitFor(() => expect(api.slugs().slice(0, 3)).toEqual(['culture', 'music', 'sport']));
  expect(api.now().find(({ slug }) => slug === 'sport')?.parent).toBe('culture');
  fireEvent.dragStart(row('Culture').querySelector('[draggable]') as HTMLElement, { dataTransfer });
  // Nothing is dropped within itself: the browser is not told that it may.
  expect(over('dragOver', 'Music', 0.5)).toBe(true);
  over('drop', 'Music', 0.5);
  fireEvent.dragStart(row('Sport').querySelector('[draggable]') as HTMLElement, { dataTransfer });
  over('drop', 'Food and wine', 0.5);
  await waitFor(() => expect(api.now().find(({ slug }) => slug === 'sport')?.parent).toBe('food'));
  expect(api.slugs()[0]).toBe('culture');
});

test('a name, a text, an icon and a color are set in a language', async () => {
  const api = categoriesApi();
  const { user, row, head } = await open(api);
  await user.click(await screen.findByRole('radio', { name: 'German' }));
  await user.click(head('Märkte'));
  const fields = within(row('Märkte'));
  await user.clear(fields.getByLabelText('Name, German'));
  await user.type(fields.getByLabelText('Name, German'), 'Märkte am See');
  await user.type(fields.getByLabelText('Text above its list, German'), 'Von Oktober bis Advent.');
  await user.click(fields.getByRole('radio', { name: /^gift for/ }));
  const color = fields.getByLabelText('Color');
  fireEvent.change(color, { target: { value: '#b14d2c' } });
  fireEvent.blur(color);
  await waitFor(() =>
    expect(api.now().find(({ slug }) => slug === 'market')).toMatchObject({
      names: { en: 'Market', de: 'Märkte am See' },
      descriptions: { de: 'Von Oktober bis Advent.' },
      icon: 'gift',
      color: '#b14d2c',
    }),
  );
});

test('changes are undone one by one, and not past what has moved events', async () => {
  const api = categoriesApi();
  const { user, row, head } = await open(api);
  const undo = screen.getByRole('button', { name: 'Undo last change' });
  const isOff = () => undo.getAttribute('aria-disabled') === 'true';
  const art = () => api.now().find(({ slug }) => slug === 'art');
  expect(isOff()).toBe(true);
  await user.click(head('Art'));
  const name = () => within(row(art()?.names.en ?? '')).getByLabelText('Name, English');
  head('Sport').focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(() => expect(api.now().find(({ slug }) => slug === 'sport')?.parent).toBeNull());
  await user.type(name(), ' now');
  await user.tab();
  await waitFor(() => expect(art()?.names.en).toBe('Art now'));
  await user.click(undo);
  await waitFor(() => expect(art()?.names.en).toBe('Art'));
  await user.click(undo);
  await waitFor(() => expect(api.now().find(({ slug }) => slug === 'sport')?.parent).toBe('active'));
  expect(isOff()).toBe(true);
  await user.type(name(), ' again');
  await user.click(head('Music'));
  await user.click(within(row('Music')).getByRole('button', { name: 'Merge' }));
  const merging = within(await screen.findByRole('dialog', { name: 'Merge Music' }));
  await user.selectOptions(merging.getByLabelText('Merge it with'), 'stage');
  await user.click(merging.getByRole('button', { name: 'Merge category' }));
  await waitFor(() => expect(api.slugs()).not.toContain('music'));
  expect(isOff()).toBe(true);
});

test('one that holds events is only taken out to somewhere, and merged into another', async () => {
  const api = categoriesApi();
  const { user, row, head } = await open(api);
  await user.click(head('Music'));
  await user.click(within(row('Music')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Music' }));
  dialog.getByText(/Its 4 events/);
  expect(dialog.getByRole('button', { name: 'Delete category' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(within(row('Music')).getByRole('button', { name: 'Merge' }));
  const merging = within(await screen.findByRole('dialog', { name: 'Merge Music' }));
  await user.selectOptions(merging.getByLabelText('Merge it with'), 'stage');
  await user.click(merging.getByRole('button', { name: 'Merge category' }));
  await waitFor(() => expect(api.slugs()).not.toContain('music'));
  expect(api.api.asked(categoryConfigEndpoints.save).at(-1)?.body.moves).toEqual({ music: 'stage' });
  await waitFor(() => expect(row('Stage').textContent).toContain('4 events'));
});

test('a new one gets an address of its own, and a save that comes late shows what is there', async () => {
  const api = categoriesApi();
  const { user, row } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
  await user.type(dialog.getByLabelText('Name'), 'Märkte & Musik');
  dialog.getByText('Its list will stand at /category/markte-musik');
  await user.selectOptions(dialog.getByLabelText('Within'), 'culture');
  await user.click(dialog.getByRole('button', { name: 'Add category' }));
  await waitFor(() => expect(api.now().find(({ slug }) => slug === 'markte-musik')?.parent).toBe('culture'));
  api.bump();
  await user.click(within(row('Märkte & Musik')).getByRole('button', { name: 'Move Märkte & Musik up' }));
  await screen.findByText('Failed to save the categories');
  await screen.findByText('Changed meanwhile');
  expect(screen.getByRole('button', { name: 'Undo last change' }).getAttribute('aria-disabled')).toBe('true');
});
