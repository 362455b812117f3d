import { eventEndpoints } from '@foyer/contract/events';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';
import { eventsApi } from './testing/events.ts';

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const gala = nearbyEvent(72, {
  title: 'New Year Gala',
  eventStartDate: '2026-12-31T20:00:00+01:00',
  eventEndDate: null,
  category: 'stage',
  eventStatus: 'cancelled',
  status: 'draft',
  coveredBy: { landingPageId: uuid(90), status: 'published' },
  languages: [
    { eventId: uuid(72), language: 'en', status: 'draft' },
    { eventId: uuid(73), language: 'de', status: 'published' },
  ],
});
const rows = async () => within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem');

function tabApi() {
  const { api } = eventsApi();
  api.on(eventEndpoints.nearby, ({ query }) => ({
    ...listed(nearbyEvent(70), gala),
    _clientRequestId: query._clientRequestId,
  }));
  return api;
}

test('events stand with their languages and the page about them, today to three months on within 35 km', async () => {
  const api = tabApi();
  renderPath('/liveposts?tab=events', { api });
  const [advent, newYear] = await rows();
  expect(advent?.textContent).toContain('Harbour, Lindau, 9.6 km');
  const second = within(newYear as HTMLElement);
  expect(second.getByText('Cancelled')).toBeTruthy();
  expect(second.getAllByRole('img').map((badge) => badge.getAttribute('aria-label'))).toContain('German, live');
  expect(second.getByRole('link', { name: 'Open page about New Year Gala' })).toHaveProperty(
    'pathname',
    `/generate/${uuid(90)}/check`,
  );
  expect(second.getByRole('link', { name: 'New Year Gala' })).toHaveProperty(
    'pathname',
    `/liveposts/events/${uuid(72)}`,
  );
  expect(within(advent as HTMLElement).getByRole('link', { name: 'Write page about Harbour Advent' })).toHaveProperty(
    'pathname',
    '/generate/new',
  );
  const [asked] = api.asked(eventEndpoints.nearby);
  const [from, to] = [new Date(`${asked?.query.startDate}T12:00:00Z`), new Date(`${asked?.query.endDate}T12:00:00Z`)];
  expect((to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()).toBe(3);
  expect(asked?.query).toMatchObject({ propertyId: uuid(40), distance: '35', _purpose: 'events-tab' });
  expect(asked?.query._clientRequestId).toBeTruthy();
});

test('filters are asked of the server and kept in the address; the tree of categories is offered', async () => {
  const api = tabApi();
  const { user } = renderPath('/liveposts?tab=events', { api });
  await rows();
  const categories = screen.getByLabelText('Category');
  await waitFor(() => expect(within(categories).getByRole('group', { name: 'Culture' })).toBeTruthy());
  await user.selectOptions(categories, 'stage');
  await user.selectOptions(screen.getByLabelText('Status'), 'draft');
  await user.selectOptions(screen.getByLabelText('Language'), 'de');
  await user.selectOptions(screen.getByLabelText('Covered by a page'), 'false');
  await user.selectOptions(screen.getByLabelText('Order'), 'distance');
  await waitFor(() =>
    expect(api.asked(eventEndpoints.nearby).at(-1)?.query).toMatchObject({
      category: 'stage',
      status: 'draft',
      language: 'de',
      covered: 'false',
      sort: 'distance',
    }),
  );
  expect(address()).toMatchObject({
    tab: 'events',
    category: 'stage',
    status: 'draft',
    language: 'de',
    covered: 'false',
  });
});

test('keys rest 300 ms before a search, and an answer to an older one counts for nothing', async () => {
  const { api } = eventsApi();
  const late = Promise.withResolvers<void>();
  api.on(eventEndpoints.nearby, async ({ query }) => {
    if (!query.search) await late.promise;
    return { ...listed(query.search ? gala : nearbyEvent(70)), _clientRequestId: query._clientRequestId };
  });
  renderPath('/liveposts?tab=events', { api });
  const box = await screen.findByRole('searchbox', { name: 'Search events, towns or venues' });
  await waitFor(() => expect(api.asked(eventEndpoints.nearby)).toHaveLength(1));
  for (const typed of ['g', 'ga', 'gal', 'gala']) fireEvent.change(box, { target: { value: typed } });
  await screen.findByRole('link', { name: 'New Year Gala' });
  late.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await rows()).map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual(['New Year Gala']);
  expect(api.asked(eventEndpoints.nearby).map(({ query }) => query.search)).toEqual([undefined, 'gala']);
});

test('the calendar shows an event on each day it lasts, and is walked with keys', async () => {
  const api = tabApi();
  const { user } = renderPath('/liveposts?tab=events&view=calendar&month=2026-12', { api });
  const grid = within(await screen.findByRole('table', { name: 'Events in December 2026' }));
  const first = await grid.findByRole('button', { name: 'Tuesday 1 December 2026, 1 event' });
  expect(grid.getByRole('button', { name: 'Sunday 20 December 2026, 1 event' })).toBeTruthy();
  expect(grid.getByRole('button', { name: 'Monday 21 December 2026, no event' })).toBeTruthy();
  expect(api.asked(eventEndpoints.nearby)[0]?.query).toMatchObject({
    startDate: '2026-11-30',
    endDate: '2027-01-03',
    _purpose: 'events-calendar',
  });
  const chosen = () => grid.getAllByRole('button', { pressed: true })[0];
  expect(chosen()).toBe(first);
  expect(grid.getAllByRole('button').filter((cell) => cell.tabIndex === 0)).toEqual([first]);
  first.focus();
  await user.keyboard('{ArrowDown}{End}');
  expect(document.activeElement?.textContent).toContain('Sunday 13 December 2026, 1 event');
  expect(
    within(screen.getByRole('region', { name: 'Sunday 13 December 2026' })).getByText('Harbour Advent'),
  ).toBeTruthy();
  await user.keyboard('{PageDown}');
  await screen.findByRole('table', { name: 'Events in January 2027' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Wednesday 13 January 2027'));
  expect(address().month).toBe('2027-01');
});

test('the radar shows what the list holds, and what is picked on it stands below', async () => {
  const api = tabApi();
  const { user } = renderPath('/liveposts?tab=events&view=radar', { api });
  await user.click(await screen.findByRole('button', { name: 'New Year Gala, Lindau, 9.6 km, has a page' }));
  const picked = within(screen.getByRole('region', { name: 'Picked on the radar' }));
  expect(picked.getByRole('link', { name: 'New Year Gala' })).toBeTruthy();
});

test('nothing found offers the next step, and a failed search says why', async () => {
  const { api } = eventsApi();
  api.on(eventEndpoints.nearby, () => listed());
  const { user } = renderPath('/liveposts?tab=events', { api });
  await screen.findByText('No event in this range');
  expect(screen.getByRole('link', { name: 'Import events' })).toHaveProperty('pathname', '/liveposts/import');
  let down = true;
  api.on(eventEndpoints.nearby, () =>
    down ? refusal(400, { message: 'The events are being moved', requestId: '7f3a' }) : listed(gala),
  );
  await user.click(screen.getByRole('button', { name: 'Look as far as 100 km' }));
  expect((await screen.findByText(/The events are being moved/)).textContent).toContain('Request 7f3a');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'New Year Gala' });
});
