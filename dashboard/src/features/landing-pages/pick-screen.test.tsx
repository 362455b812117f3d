import { eventEndpoints } from '@foyer/contract/events';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';
import { landingPage, landingPageApi, pageId } from './testing/landing-pages.ts';

const gala = nearbyEvent(71, { title: 'New Year Gala', distance: 1.1, bearing: 90, weight: 3 });
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const rows = () => within(screen.getByRole('region', { name: 'Events nearby' })).getAllByRole('listitem');

test('events stand as rows and on the radar, and choosing one leads to its brief', async () => {
  const { api } = landingPageApi();
  api.on(eventEndpoints.nearby, () => listed(nearbyEvent(70), gala));
  const { user } = renderPath('/generate', { api });
  await screen.findByRole('heading', { name: 'Which event brings guests?' });
  await screen.findByText('2 of 2 events');
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Harbour AdventLindau, 9.6 km'),
    expect.stringContaining('New Year GalaLindau, 1.1 km'),
  ]);
  const query = api.asked(eventEndpoints.nearby)[0]?.query;
  expect(query).toMatchObject({ propertyId: uuid(40), distance: '35', sort: 'date' });

  await user.click(screen.getByRole('button', { name: 'New Year Gala, Lindau, 1.1 km' }));
  expect(screen.getByRole('button', { name: 'New Year Gala, Lindau, 1.1 km' })).toHaveProperty('ariaPressed', 'true');
  const picked = rows()[1] as HTMLElement;
  await user.click(within(picked).getByRole('button', { name: 'Choose' }));
  await screen.findByRole('textbox', { name: 'Name of the page' });
  expect(window.location.pathname).toBe('/generate/new');
  expect(address()).toEqual({ workspace: uuid(20), property: uuid(40), event: gala.eventId });
});

test('the radar is one stop of the Tab key, and arrow keys go from event to event', async () => {
  const { api } = landingPageApi();
  api.on(eventEndpoints.nearby, () => listed(nearbyEvent(70), gala));
  const { user } = renderPath('/generate', { api });
  const radar = within(await screen.findByRole('group', { name: 'Events around Halden am See' }));
  const [first, second] = [
    await radar.findByRole('button', { name: /^Harbour Advent/ }),
    radar.getByRole('button', { name: /^New Year Gala/ }),
  ];
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(first);
});

test('an event that has a page leads to that page', async () => {
  const { api } = landingPageApi();
  const covered = nearbyEvent(70, { coveredBy: { landingPageId: pageId, status: 'published' } });
  api.on(eventEndpoints.nearby, () => listed(covered));
  const { user } = renderPath('/generate', { api });
  await user.click(await screen.findByRole('link', { name: 'Open page about Harbour Advent' }));
  await screen.findByRole('heading', { level: 1, name: 'Check Harbour Advent, Lindau' });
});

test('the search is kept in the address, and only its latest answer counts', async () => {
  const { api } = landingPageApi();
  const late = Promise.withResolvers<void>();
  api.on(eventEndpoints.nearby, async ({ query }) => {
    if (query.search !== 'gala') await late.promise;
    return listed(query.search === 'gala' ? gala : nearbyEvent(70));
  });
  const { user } = renderPath('/generate?category=stage&distance=50&sort=demand', { api });
  const box = await screen.findByRole('searchbox', { name: 'Search events or towns' });
  expect(screen.getByLabelText('Category')).toHaveProperty('value', 'stage');
  await user.type(box, 'gala');
  await screen.findByText('New Year Gala', { selector: 'button' });
  late.resolve();
  await waitFor(() =>
    expect(address()).toMatchObject({ q: 'gala', category: 'stage', distance: '50', sort: 'demand' }),
  );
  expect(screen.queryByText('Harbour Advent')).toBeNull();
  const searches = api.asked(eventEndpoints.nearby).map(({ query }) => query.search);
  expect(searches).toEqual([undefined, 'gala']);
  expect(api.asked(eventEndpoints.nearby)[0]?.signal?.aborted).toBe(true);

  await user.selectOptions(screen.getByLabelText('Order'), 'distance');
  await waitFor(() => expect(api.asked(eventEndpoints.nearby).at(-1)?.query.sort).toBe('distance'));
});

test('an empty range offers to look farther, and to add an event', async () => {
  const { api } = landingPageApi();
  api.on(eventEndpoints.nearby, ({ query }) => (query.distance === '100' ? listed(gala) : listed()));
  const { user } = renderPath('/generate', { api });
  await screen.findByText('No event in this range');
  expect(screen.getAllByRole('button', { name: 'Add your own event' })).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Look as far as 100 km' }));
  await screen.findByText('New Year Gala', { selector: 'button' });
  expect(address().distance).toBe('100');
});

test('a failed load says why, with its request, and can be tried again', async () => {
  const { api } = landingPageApi();
  let down = true;
  api.on(eventEndpoints.nearby, () =>
    down ? refusal(400, { message: 'The events are being moved', requestId: '7f3a' }) : listed(gala),
  );
  const { user } = renderPath('/generate', { api });
  const alert = await screen.findByText(/The events are being moved/);
  expect(alert.textContent).toContain('Request 7f3a');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('New Year Gala', { selector: 'button' });
});

test('a link opens at the property it names, and the address follows the selection', async () => {
  const { api } = landingPageApi();
  renderPath(`/generate?property=${uuid(41)}`, { api });
  await screen.findByRole('group', { name: 'Events around Halden Stadthaus' });
  expect(api.asked(eventEndpoints.nearby).map(({ query }) => query.propertyId)).toEqual([uuid(41)]);
  expect(address().property).toBe(uuid(41));
});

test('the pages of the property stand below, and one can be deleted', async () => {
  const { api } = landingPageApi();
  const { id, name, updatedAt } = landingPage();
  let pages = [
    {
      id,
      propertyId: uuid(40),
      name,
      eventId: null,
      eventStartDate: '2025-11-26T16:00:00+01:00',
      eventEndDate: '2025-12-20T20:00:00+01:00',
      archivedSince: '2025-12-21',
      posts: [{ language: 'en' as const, status: 'published' as const, url: 'http://halden.example/a', behind: true }],
      updatedAt,
    },
  ];
  api.on(landingPageEndpoints.list, () => listed(...pages));
  api.on(landingPageEndpoints.remove, () => {
    pages = [];
    return undefined;
  });
  const { user } = renderPath('/generate', { api });
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveProperty('pathname', `/generate/${id}/check`);
  expect(screen.getByRole('img', { name: 'English, behind' })).toBeTruthy();
  expect(screen.getByText('Event over')).toBeTruthy();
  expect(screen.getByText('In the archive since 21 December 2025')).toBeTruthy();
  expect(screen.getByRole('link', { name: `View ${name} live` })).toHaveProperty('href', 'http://halden.example/a');
  await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete page' }));
  await screen.findByText('Page deleted');
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
});

test('people who may only look cannot begin a page, and are told so', async () => {
  const { api } = landingPageApi(landingPage(), 'viewer');
  const { user } = renderPath('/generate', { api });
  const choose = () => screen.getByRole('button', { name: 'Choose' });
  await waitFor(() => expect(choose().ariaDisabled).toBe('true'));
  await user.click(choose());
  expect((await screen.findByRole('tooltip')).textContent).toBe('Your role allows looking at pages, not writing them');
  expect(window.location.pathname).toBe('/generate');
  expect(screen.queryByRole('button', { name: 'Add your own event' })).toBeNull();
});
