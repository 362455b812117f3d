import { type ChangedFact, changedFactEndpoints, type OutdatedClaim } from '@foyer/contract/changed-facts';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, permissionEntries, uuid } from '#testing/samples.ts';

const claim = (change: Partial<OutdatedClaim> = {}): OutdatedClaim => ({
  blockId: 'introduction',
  field: 'paragraphs.0',
  start: 32,
  end: 37,
  text: '22:00',
  kind: 'time',
  verdict: 'contradicted',
  approved: false,
  restedOn: { type: 'fact', name: 'hours:indoor_pool', value: '07:00-22:00' },
  source: { type: 'fact', name: 'hours:indoor_pool', value: '07:00-21:00' },
  expected: '21:00',
  sentence: { text: 'The pool is open until 22:00 every day.', start: 23, end: 28 },
  ...change,
});

const page = (number: number, name: string): ChangedFact['pages'][number] => ({
  entryId: uuid(number),
  type: 'landing_page',
  name,
  workspaceId: uuid(20),
  propertyId: uuid(40),
  texts: [
    {
      language: 'en',
      title: name,
      url: 'http://halden.example/a',
      publishedAt: '2026-11-03T10:40:00Z',
      claims: [claim()],
    },
    {
      language: 'de',
      title: `${name} (de)`,
      url: 'http://halden.example/de/a',
      publishedAt: '2026-11-03T10:40:00Z',
      claims: [claim({ sentence: { text: 'Das Bad ist bis 22:00 Uhr offen.', start: 16, end: 21 } })],
    },
  ],
});

const change = (more: Partial<ChangedFact> = {}): ChangedFact => ({
  key: 'pool',
  type: 'fact',
  name: 'hours:indoor_pool',
  subject: { kind: 'property', id: uuid(40), title: 'Halden am See' },
  was: '07:00-22:00',
  now: '07:00-21:00',
  changedBy: 'Jonas Feld',
  changedAt: '2026-11-20T08:12:00Z',
  pages: [page(90, 'Advent at the lake'), page(91, 'Sauna days')],
  ...more,
});

test('shows each sentence before and after, and publishes what is chosen', async () => {
  let left = [change()];
  const api = haldenApi()
    .on(changedFactEndpoints.list, () => listed(...left))
    .on(changedFactEndpoints.apply, ({ body }) => {
      left = [];
      return {
        results: body.items.map(({ entryId, language, claims }) => ({
          entryId,
          language,
          done: true,
          message: null,
          corrections: claims.length,
          draft: 'same' as const,
        })),
      };
    });
  const { user } = renderPath('/changed-facts', { api });
  await screen.findByRole('heading', { name: 'Hours, indoor pool changed' });
  screen.getByText(/It was 07:00-22:00 and is 07:00-21:00\. Fact edited by Jonas Feld, 20 Nov\./);
  expect(screen.getAllByRole('deletion')[0]?.textContent).toBe('22:00');
  expect(screen.getAllByRole('insertion')[0]?.textContent).toBe('21:00');
  await user.click(screen.getAllByRole('checkbox', { name: /^German/ })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Publish 3 corrections' }));
  await screen.findByText('Nothing to correct');
  const [asked] = api.asked(changedFactEndpoints.apply);
  expect(asked?.body.propertyId).toBe(uuid(40));
  expect(asked?.body.items.map(({ entryId, language }) => `${entryId} ${language}`)).toEqual([
    `${uuid(90)} en`,
    `${uuid(91)} en`,
    `${uuid(91)} de`,
  ]);
  expect(asked?.body.items[0]?.claims).toEqual([
    { blockId: 'introduction', field: 'paragraphs.0', start: 32, end: 37, text: '22:00', expected: '21:00' },
  ]);
  await screen.findByText('3 corrections are live');
});

test('what nothing can be put in place of leads to the editor, and a refusal stands at its text', async () => {
  const first = page(90, 'Advent at the lake');
  const broken = {
    ...first,
    texts: [{ ...first.texts[0], claims: [claim(), claim({ start: 60, end: 64, expected: null })] }],
  };
  const api = haldenApi()
    .on(changedFactEndpoints.list, () => listed(change({ pages: [broken as typeof first] })))
    .on(changedFactEndpoints.apply, () => ({
      results: [
        {
          entryId: uuid(90),
          language: 'en' as const,
          done: false,
          message: 'The fact or the page has changed since you looked. Look at the sentences again',
          corrections: 0,
          draft: null,
        },
      ],
    }));
  const { user } = renderPath('/changed-facts', { api });
  await screen.findByText('Nothing can be put in its place by itself. Write it anew in the editor.');
  expect(screen.getByRole('link', { name: 'Open in editor' }).getAttribute('href')).toBe(
    `/generate/${uuid(90)}/check?language=en`,
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Publish 1 correction' }));
  expect((await screen.findByRole('alert')).textContent).toContain('has changed since you looked');
});

test('a link to one change shows it alone, with the way to all of them', async () => {
  const stars = change({ key: 'stars', type: 'record', name: 'record.starRating', was: '4', now: '5' });
  const api = haldenApi().on(changedFactEndpoints.list, () => listed(change(), stars));
  const { user } = renderPath('/changed-facts?change=stars', { api });
  await screen.findByRole('heading', { name: 'Star rating changed' });
  expect(screen.queryByRole('heading', { name: 'Hours, indoor pool changed' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all 2 changes' }));
  await screen.findByRole('heading', { name: 'Hours, indoor pool changed' });
});

test('choosing all or none of a change', async () => {
  const { user } = renderPath('/changed-facts', {
    api: haldenApi().on(changedFactEndpoints.list, () => listed(change())),
  });
  const all = await screen.findByRole('checkbox', { name: 'All 4 corrections' });
  await user.click(all);
  const publish = screen.getByRole('button', { name: 'Publish 0 corrections' });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  await user.click(all);
  await screen.findByRole('button', { name: 'Publish 4 corrections' });
});

test('somebody who may not publish is told so', async () => {
  const api = haldenApi()
    .on(changedFactEndpoints.list, () => listed(change()))
    .on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  renderPath('/changed-facts', { api });
  const publish = await screen.findByRole('button', { name: 'Publish 4 corrections' });
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBe('true'));
  expect(api.asked(changedFactEndpoints.apply)).toEqual([]);
});

test('nothing to correct, and a list that could not be loaded', async () => {
  const calm = renderPath('/changed-facts', { api: haldenApi().on(changedFactEndpoints.list, () => listed()) });
  await screen.findByText('Nothing to correct');
  calm.unmount();
  renderPath('/changed-facts', {
    api: haldenApi().on(changedFactEndpoints.list, () => refusal(500, { message: 'Not now', requestId: 'r-1' })),
  });
  const failed = await screen.findByRole('alert', undefined, { timeout: 8000 });
  within(failed).getByText(/Not now/);
  within(failed).getByRole('button', { name: 'Retry' });
});
