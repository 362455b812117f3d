import { auditLogEndpoints } from '@foyer/contract/audit-log';
import { eventEndpoints } from '@foyer/contract/events';
import { overviewEndpoints } from '@foyer/contract/overview';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { propertyEndpoints } from '@foyer/contract/properties';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, nearbyEvent, permissionEntries, uuid } from '#testing/samples.ts';
import { demandOf, everyNeed } from './testing/overview.ts';

const lists = `/liveposts?of=${uuid(40)}&written=true`;
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const target = async (name: string | RegExp) => (await link(name)).getAttribute('href');

test('what needs a person stands in words, each with a verb that leads to where it is mended', async () => {
  renderPath('/', { api: haldenApi().on(overviewEndpoints.needs, () => listed(...everyNeed)) });
  await screen.findByText('Hours, indoor pool changed; 4 pages still say 22:00');
  expect(await target(/^Review 4 pages/)).toContain('/changed-facts?change=');
  screen.getByText('Dornbirn Winter Fair moved to 5 December');
  screen.getByText('Live page shows 28 November');
  expect(await target(/^Update page/)).toBe(`/generate/${uuid(90)}/check`);
  screen.getByText('Harvest Supper is over');
  screen.getByText('It ended on 18 October; 1 live page still announces it');
  expect(await target(/^Open page/)).toBe(`/generate/${uuid(91)}/publish`);
  expect(await target(/^See why/)).toBe(`${lists}&status=failed`);
  expect(await target(/^Mend/)).toBe(`${lists}&open=true`);
  screen.getByText('9 live pages do not follow the style guide');
  expect(await target(/^See them/)).toBe(`${lists}&offGuide=true`);
  screen.getByText('7 French pages are behind the first text');
  screen.getByText('Oldest: 12 days');
  expect(await target(/^Translate/)).toBe(`${lists}&behind=true&language=fr`);
  screen.getByText('61 images have no alt text');
  expect(await target(/^Write alt text/)).toBe('/media?described=none');
  screen.getByText('From Jonas and Léa');
  expect(await target(/^Open drafts/)).toBe(`${lists}&status=draft`);
  screen.getByText('Green key ends on 31 May 2099');
  screen.getByText(/Ten things need you/);
});

test('many of them come page by page, and all are counted', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...{ kind: 'past-event' as const, eventId: uuid(100 + at), title: `Fair ${at}`, timeZone: 'Europe/Vienna' },
    ...{ endedOn: '2026-10-18T20:00:00Z', pages: 1, entryId: uuid(91) },
  }));
  const page = (skip: number) => ({ data: many.slice(skip, skip + 12), total: many.length });
  const api = haldenApi().on(overviewEndpoints.needs, ({ query }) => page(Number(query.skip ?? 0)));
  const { user } = renderPath('/', { api });
  await screen.findByText('Fair 0 is over');
  screen.getByText('1 to 12 of 30');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Fair 12 is over');
  screen.getByText(/30 things need you/i);
});

test('a property of which all is so says that nothing waits', async () => {
  renderPath('/');
  await screen.findByText('Every live page says what is so, and nothing waits.');
  await screen.findByText(/Nothing needs you/);
});

test('the strip goes from day to day by keys, opens the day, and stands in a table on demand', async () => {
  const { user } = renderPath('/', { api: haldenApi().on(overviewEndpoints.demand, () => demandOf()) });
  const strip = await screen.findByRole('slider', { name: /3 of 90 have events nearby, 1 of them have no page yet/ });
  screen.getByText('No page yet, 1 of 3 busy days');
  screen.getByText('New Year Gala');
  strip.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(strip.getAttribute('aria-valuetext')).toBe('Monday 30 November: 1 event, no page yet');
  await user.click(screen.getByRole('button', { name: 'Show table of days' }));
  const table = within(screen.getByRole('region', { name: 'Days ahead' }));
  expect(table.getByRole('link', { name: 'Monday 23 November' }).getAttribute('href')).toBe(
    '/generate?from=2026-11-23&to=2026-11-23',
  );
  expect(table.getAllByRole('row')).toHaveLength(4);
  table.getByText('Partly');
  strip.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.search).toContain('from=2026-11-30'));
  expect(window.location.pathname).toBe('/generate');
});

test('events without a page lead to writing one, and the count to the list of them', async () => {
  const api = haldenApi().on(eventEndpoints.nearby, () => ({ ...listed(nearbyEvent(70)), total: 23 }));
  renderPath('/', { api });
  expect(await target('Write page: Harbour Advent')).toBe(`/generate/new?event=${uuid(70)}`);
  expect(await target('See 23 on the radar')).toContain('covered=false');
  expect(api.asked(eventEndpoints.nearby)[0]?.query).toMatchObject({ covered: 'false', sort: 'demand' });
});

test('numbers of languages, pictures and figures lead to their lists', async () => {
  const api = haldenApi()
    .on(overviewEndpoints.languages, () => ({
      pages: 148,
      languages: [
        { language: 'en' as const, live: 148 },
        { language: 'fr' as const, live: 105 },
      ],
    }))
    .on(overviewEndpoints.altText, () => ({
      languages: ['en' as const, 'de' as const],
      total: 428,
      described: 301,
      partly: 66,
      missing: 61,
    }))
    .on(overviewEndpoints.figures, () => ({
      figures: [
        {
          key: 'alt-text' as const,
          value: 70.3,
          part: 301,
          whole: 428,
          before: { day: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10), value: 61 },
          history: [],
        },
        { key: 'style' as const, value: null, part: null, whole: null, before: null, history: [] },
      ],
    }));
  renderPath('/', { api });
  await screen.findByText('71%');
  expect(await target('French')).toBe(`${lists}&live=true&language=fr`);
  expect(await target('Missing')).toBe('/media?described=none');
  expect(screen.getAllByText('up 9 points in 30 days')).toHaveLength(1);
  await screen.findByText('301 of 428, up 9 points in 30 days');
  await screen.findByText(/148 pages/);
});

test('the first steps name what is open, and are put away by a press', async () => {
  const api = haldenApi()
    .on(overviewEndpoints.firstSteps, () => ({
      dismissed: false,
      steps: [
        { key: 'domain' as const, done: true, part: null, whole: null },
        { key: 'facts' as const, done: false, part: 5, whole: 12 },
        { key: 'first-page' as const, done: false, part: null, whole: null },
      ],
    }))
    .on(overviewEndpoints.dismissFirstSteps, () => undefined);
  const { user } = renderPath('/', { api });
  expect(await target(/^State facts/)).toBe('/hotel');
  await user.click(screen.getByRole('button', { name: 'Put the first steps away' }));
  await waitFor(() => expect(screen.queryByText('First steps to a live page')).toBeNull());
  expect(api.asked(overviewEndpoints.dismissFirstSteps)[0]?.body).toEqual({ propertyId: uuid(40) });
});

test('each part fails alone, with the reason and a way to try again', async () => {
  let broken = true;
  const api = haldenApi()
    .on(overviewEndpoints.languages, () =>
      broken ? refusal(503, { message: 'Back in a minute' }) : { pages: 0, languages: [] },
    )
    .on(overviewEndpoints.needs, () => listed(...everyNeed));
  const { user } = renderPath('/', { api });
  await screen.findByText('61 images have no alt text');
  await screen.findByText(/Back in a minute/, undefined, { timeout: 8000 });
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No page is live');
});

test('who did what is shown to those who may read it', async () => {
  const act = {
    id: uuid(80),
    at: new Date().toISOString(),
    actorId: uuid(2),
    actorName: 'Jonas Feld',
    action: 'property.updated' as const,
    targetKind: 'property',
    targetId: uuid(40),
    workspaceId: uuid(20),
    detail: { name: 'Halden am See' },
  };
  const first = renderPath('/', { api: haldenApi().on(auditLogEndpoints.list, () => listed(act)) });
  await screen.findByText('Jonas Feld');
  first.unmount();
  const api = haldenApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  renderPath('/', { api });
  await screen.findByText('How it goes');
  expect(screen.queryByText('Who did what')).toBeNull();
  expect(api.asked(auditLogEndpoints.list)).toEqual([]);
});

test('without a property, adding one comes first', async () => {
  const api = haldenApi().on(propertyEndpoints.list, () => listed());
  renderPath('/', { api });
  await waitFor(() => expect(api.asked(propertyEndpoints.list)).toHaveLength(1), { timeout: 4000 });
  expect(await target('Add property')).toBe('/settings/workspace');
});

test('pictures without alt text are counted beside the library', async () => {
  const api = haldenApi().on(overviewEndpoints.altText, () => ({
    languages: ['en' as const],
    ...{ total: 90, described: 29, partly: 0, missing: 61 },
  }));
  renderPath('/', { api });
  await screen.findByRole('link', { name: 'Media Library, 61 without alt text' });
});
