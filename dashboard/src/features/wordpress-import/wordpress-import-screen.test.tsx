import { type Channel, channelEndpoints } from '@foyer/contract/channels';
import { type Job, jobEndpoints } from '@foyer/contract/jobs';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { propertyEndpoints } from '@foyer/contract/properties';
import {
  type WordPressCounts,
  type WordPressImport,
  type WordPressItem,
  wordpressImportEndpoints,
  wordpressKinds,
} from '@foyer/contract/wordpress-import';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { haldenDomain, listed, permissionEntries, property, uuid } from '#testing/samples.ts';

const channel: Channel = {
  domainId: haldenDomain.id,
  address: 'https://blog.halden.example',
  username: 'foyer',
  state: 'ready',
  problem: null,
  site: null,
  checkedAt: '2026-11-24T12:00:00Z',
  heldUntil: null,
  backlog: { waiting: 0, stuck: 0, delivered: 41 },
  version: 1,
};
const none = { new: 0, changed: 0, same: 0, kept: 0, left: 0 };
const countsOf = (change: Partial<WordPressCounts>) =>
  ({ ...Object.fromEntries(wordpressKinds.map((kind) => [kind, none])), ...change }) as WordPressCounts;

const found = (change: Partial<WordPressImport> = {}): WordPressImport => ({
  id: uuid(900),
  domainId: haldenDomain.id,
  workspaceId: uuid(20),
  jobId: uuid(901),
  address: channel.address,
  propertyId: uuid(40),
  language: 'de',
  dryRun: true,
  state: 'done',
  error: null,
  total: 60,
  reached: 60,
  counts: countsOf({
    post: { ...none, new: 11, left: 1 },
    page: { ...none, new: 1, changed: 2 },
    picture: { ...none, new: 40 },
  }),
  notes: [],
  startedBy: 'Ines Halden',
  createdAt: '2026-11-24T12:00:00Z',
  updatedAt: '2026-11-24T12:01:00Z',
  ...change,
});
const items: WordPressItem[] = [
  {
    ...{ kind: 'post', number: 7, title: 'Breakfast at the lake', link: 'https://blog.halden.example/breakfast' },
    ...{ date: '2021-05-04T06:00:00Z', outcome: 'new', thingId: uuid(950) },
    notes: ['2 blocks left out: [gallery], iframe'],
  },
  {
    ...{ kind: 'picture', number: 8, title: 'Logo', link: '', date: null, outcome: 'left', thingId: null },
    notes: ['Only JPEG, PNG, WebP, AVIF and GIF come in; this is image/svg+xml'],
  },
];

function importApi(first: WordPressImport = found()) {
  const held = { found: first };
  const job: Job = {
    ...{ id: uuid(901), kind: 'wordpress-import.run', state: 'running', progress: 0.3, step: 'picture', error: null },
    ...{ createdAt: '2026-11-24T12:00:00Z', updatedAt: '2026-11-24T12:00:00Z' },
  };
  const api = haldenApi()
    .on(channelEndpoints.one, () => ({ channel }))
    .on(propertyEndpoints.mine, () =>
      listed(property(40, { domainId: haldenDomain.id }), property(41, { domainId: uuid(19) })),
    )
    .on(wordpressImportEndpoints.list, () => listed(held.found))
    .on(wordpressImportEndpoints.one, () => held.found)
    .on(wordpressImportEndpoints.items, ({ query }) =>
      listed(...items.filter(({ kind }) => !query.kind || kind === query.kind)),
    )
    .on(jobEndpoints.one, () => job);
  return { api, held };
}
const path = `/settings/workspace/domains/${haldenDomain.id}/import`;
const opened = `${path}?import=${uuid(900)}`;

test('a WordPress is looked at from its domain, what would come is told, and then it comes in', async () => {
  const { api, held } = importApi();
  api.on(wordpressImportEndpoints.list, () => listed());
  api.on(wordpressImportEndpoints.start, ({ body }) => {
    held.found = found(body.dryRun ? {} : { dryRun: false });
    return { id: uuid(900), jobId: uuid(901) };
  });
  const { user } = renderPath(path, { api });
  await screen.findByRole('heading', { level: 1, name: 'Import from WordPress' });
  await screen.findByText('Nothing was looked at or brought in yet.');
  const form = within(await screen.findByRole('region', { name: 'What to look at' }));
  await user.selectOptions(form.getByLabelText('Language of its texts'), 'de');
  await user.click(form.getByRole('button', { name: 'Look at what would come in' }));
  await screen.findByText('Looked at; nothing came in yet');
  expect(api.asked(wordpressImportEndpoints.start)[0]?.body).toEqual({
    ...{ dryRun: true, propertyId: uuid(40), language: 'de' },
  });
  screen.getByText(/12 articles and 40 pictures would come in, articles as drafts/);
  screen.getByText(/2 articles changed there would be brought up to date/);
  const counts = within(screen.getByRole('table', { name: 'What would come in' }));
  expect(counts.getByRole('row', { name: /Posts/ }).textContent).toBe('Posts110001');
  expect(counts.queryByRole('row', { name: /Tags/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('The import is done');
  expect(api.asked(wordpressImportEndpoints.start)[1]?.body).toEqual({
    ...{ dryRun: false, propertyId: uuid(40), language: 'de' },
  });
  expect(screen.getByRole('link', { name: 'Open the drafts' })).toHaveProperty('pathname', '/blog');
  expect(screen.getByRole('link', { name: 'Open the pictures' })).toHaveProperty('pathname', '/media');
});

test('each thing says what became of it and why, leads there and here, and can be looked for', async () => {
  const { api } = importApi(found({ dryRun: false }));
  const { user } = renderPath(opened, { api });
  const things = within(await screen.findByRole('region', { name: 'Things' }));
  await things.findByText('2 blocks left out: [gallery], iframe');
  expect(things.getByRole('link', { name: 'Breakfast at the lake' })).toHaveProperty('pathname', `/blog/${uuid(950)}`);
  const there = things.getByRole<HTMLAnchorElement>('link', { name: 'in WordPress' });
  expect([there.href, there.rel]).toEqual(['https://blog.halden.example/breakfast', 'noreferrer']);
  things.getByText(/this is image\/svg\+xml/);
  await user.click(things.getByRole('button', { name: 'Kind' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Pictures' }));
  await waitFor(() => expect(things.queryByText('Breakfast at the lake')).toBeNull());
  await user.click(things.getByRole('checkbox', { name: 'Only with a note' }));
  await waitFor(() =>
    expect(api.asked(wordpressImportEndpoints.items).at(-1)?.query).toMatchObject({ kind: 'picture', noted: 'true' }),
  );
  expect(window.location.search).toContain('kind=picture');
});

test('a running import survives a reload, tells how far it is, and can be stopped', async () => {
  const { api, held } = importApi(found({ state: 'running', dryRun: false, reached: 15 }));
  api.on(wordpressImportEndpoints.cancel, () => {
    held.found = found({ state: 'cancelled', dryRun: false, reached: 15 });
    return held.found;
  });
  const { user } = renderPath(opened, { api });
  await screen.findByText('Fetching the pictures');
  expect(screen.getByRole('progressbar', { name: 'Import' }).ariaValueNow).toBe('25');
  screen.getByText('15 of 60');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped; what came in by then stays');
  expect(api.asked(wordpressImportEndpoints.cancel)[0]?.params).toEqual({ id: haldenDomain.id, importId: uuid(900) });
  screen.getByRole('button', { name: 'Import the rest' });
});

test('a site that cannot be read says why, with what may not be read there', async () => {
  const notes = ['foyer may not read drafts there, so only what is published comes in. Give the user the role Editor'];
  const { api } = importApi(
    found({ state: 'failed', error: 'blog.halden.example cannot be reached', notes, reached: 0 }),
  );
  const { user } = renderPath(opened, { api });
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('The site could not be read');
  alert.getByText(/cannot be reached/);
  alert.getByText(/may not read drafts there/);
  await user.click(alert.getByRole('button', { name: 'Look at the site anew' }));
  await screen.findByRole('region', { name: 'What to look at' });
});

test('an import that is gone, a refused start and a missing connection each say so', async () => {
  const { api } = importApi();
  api.on(wordpressImportEndpoints.one, () => refusal(404, { message: 'Import not found', requestId: '7f3a' }));
  const { user, unmount } = renderPath(opened, { api });
  expect((await screen.findByText(/Import not found/)).textContent).toContain('Request 7f3a');
  api.on(wordpressImportEndpoints.start, () =>
    refusal(409, { message: 'An import from this WordPress is running already', code: 'import-running' }),
  );
  await user.click(screen.getByRole('button', { name: 'Look at the site anew' }));
  await user.click(await screen.findByRole('button', { name: 'Look at what would come in' }));
  await screen.findByText('An import from this WordPress is running already');
  unmount();
  api.on(channelEndpoints.one, () => ({ channel: null }));
  renderPath(path, { api });
  await screen.findByText('No WordPress is connected');
});

test('whoever may only look cannot bring anything in, and is told', async () => {
  const { api } = importApi();
  api.on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  const { user } = renderPath(opened, { api });
  const start = await screen.findByRole('button', { name: 'Import' });
  await waitFor(() => expect(start.getAttribute('aria-disabled')).toBe('true'));
  await user.click(start);
  expect(api.asked(wordpressImportEndpoints.start)).toHaveLength(0);
});
