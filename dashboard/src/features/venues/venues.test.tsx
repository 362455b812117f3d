import { eventEndpoints } from '@foyer/contract/events';
import { type VenueInFull, venueEndpoints } from '@foyer/contract/venues';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';
import { eventsApi } from '../events/testing/events.ts';

const venue = (change: Partial<VenueInFull> = {}): VenueInFull => ({
  id: uuid(600),
  venueId: uuid(600),
  workspaceId: uuid(20),
  name: 'Lindau, Germany',
  title: 'Harbour',
  address: 'Seepromenade 1',
  postalCode: '88131',
  city: 'Lindau',
  country: 'DE',
  latitude: 47.544,
  longitude: 9.684,
  capacity: 4000,
  status: 'draft',
  publishAt: null,
  failure: null,
  version: 1,
  events: 2,
  distances: [
    { propertyId: uuid(40), name: 'Halden am See', distance: 6.6 },
    { propertyId: uuid(41), name: 'Halden Stadthaus', distance: 18.2 },
  ],
  ...change,
});

function venuesApi(one: VenueInFull = venue()) {
  const { api } = eventsApi();
  api.on(venueEndpoints.list, () => listed(one));
  api.on(venueEndpoints.one, () => one);
  api.on(eventEndpoints.list, () =>
    listed(
      { ...nearbyEvent(70), venue: { ...nearbyEvent(70).venue, venueId: uuid(600) } },
      nearbyEvent(71, { title: 'Harbour walk elsewhere' }),
    ),
  );
  return api;
}

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

test('venues stand with town, size, events and the way from the property; search, status and order are the server’s', async () => {
  const api = venuesApi();
  const { user } = renderPath('/liveposts?tab=venues', { api });
  const table = within(await screen.findByRole('table'));
  const [, row] = table.getAllByRole('row');
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    'HarbourSeepromenade 1',
    'Lindau, Germany',
    '4,000',
    '2 events',
    expect.stringMatching(/^6\.\d km$/),
    'Draft',
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search venues or towns' }), 'har');
  await user.selectOptions(screen.getByLabelText('Status'), 'published');
  await user.click(table.getByRole('button', { name: 'Events' }));
  await waitFor(() =>
    expect(api.asked(venueEndpoints.list).at(-1)?.query).toMatchObject({
      workspaceId: uuid(20),
      search: 'har',
      status: 'published',
      sort: 'events',
    }),
  );
  expect(address()).toMatchObject({ tab: 'venues', q: 'har', status: 'published', sort: 'events' });
});

test('a venue says how far each house is and what is held there, and is changed as a whole', async () => {
  const api = venuesApi();
  api.on(venueEndpoints.update, ({ body }) => ({ ...venue(), ...(body as Partial<VenueInFull>) }));
  const { user } = renderPath(`/liveposts/venues/${uuid(600)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour' });
  const far = within(screen.getByRole('region', { name: 'Distance' }));
  expect(far.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Halden am See6.6 km'),
    expect.stringContaining('Halden Stadthaus18.2 km'),
  ]);
  const held = within(screen.getByRole('region', { name: 'Events held here' }));
  expect((await held.findAllByRole('link')).map((link) => link.textContent)).toEqual(['Harbour Advent']);
  await user.clear(screen.getByLabelText('Capacity'));
  await user.selectOptions(screen.getByLabelText('Status'), 'published');
  await user.click(screen.getByRole('button', { name: 'Save venue' }));
  await screen.findByText('Venue saved');
  expect(api.asked(venueEndpoints.update)[0]).toMatchObject({
    params: { id: uuid(600) },
    body: { title: 'Harbour', capacity: null, status: 'published', latitude: '47.544' },
  });
  await user.click(screen.getByRole('button', { name: 'Delete venue' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Events are held here. Move or delete them first');
});

test('a new venue is refused at its fields, then kept and opened', async () => {
  const api = venuesApi();
  let good = false;
  api.on(venueEndpoints.create, () =>
    good
      ? venue()
      : refusal(422, {
          message: 'Venue name is required',
          validationErrors: [
            { field: 'title', message: 'Venue name is required' },
            { field: 'latitude', message: 'Venue latitude is required' },
          ],
        }),
  );
  const { user } = renderPath('/liveposts/venues/new', { api });
  await screen.findByRole('heading', { level: 1, name: 'New venue' });
  await user.click(screen.getByRole('button', { name: 'Save venue' }));
  await screen.findByRole('button', { name: 'Venue name is required' });
  expect(screen.getByLabelText('Latitude').getAttribute('aria-invalid')).toBe('true');
  good = true;
  await user.type(screen.getByLabelText('Venue name'), 'Harbour');
  await user.click(screen.getByRole('button', { name: 'Save venue' }));
  await screen.findByText('Venue added');
  expect(api.asked(venueEndpoints.create)[1]?.body).toMatchObject({ workspaceId: uuid(20), title: 'Harbour' });
  await waitFor(() => expect(window.location.pathname).toBe(`/liveposts/venues/${uuid(600)}`));
});

test('a venue is planned, and a save of an older version shows both', async () => {
  const api = venuesApi(venue({ version: 6 }));
  const theirs = venue({ capacity: 900, version: 7 });
  api.on(venueEndpoints.update, ({ headers, body }) =>
    headers.get('if-match') === '"7"'
      ? { ...theirs, ...(body as object), version: 8 }
      : refusal(412, { message: 'Somebody else saved this in the meantime', code: 'stale', present: theirs }),
  );
  const { user } = renderPath(`/liveposts/venues/${uuid(600)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour' });
  await user.selectOptions(screen.getByLabelText('Status'), 'published');
  await user.selectOptions(screen.getByLabelText('When Harbour goes live'), 'later');
  await user.click(screen.getByRole('button', { name: 'Save venue' }));
  const both = within(await screen.findByRole('alert', { name: 'Two versions' }));
  expect(both.getByText('Capacity').parentElement?.textContent).toBe('CapacityYours4000Theirs900');
  expect(both.queryByText('Venue name')).toBeNull();
  await user.click(both.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Venue saved');
  expect(api.asked(venueEndpoints.update)[1]?.body).toMatchObject({
    ...{ capacity: 4000, status: 'scheduled', publishAt: expect.stringMatching(/^20/) },
  });
  await user.selectOptions(screen.getByLabelText('Status'), 'draft');
  await user.click(screen.getByRole('button', { name: 'Save venue' }));
  await waitFor(() => expect(api.asked(venueEndpoints.update)).toHaveLength(3));
  expect(api.asked(venueEndpoints.update)[2]?.headers.get('if-match')).toBe('"8"');
});

test('an unused venue can be deleted', async () => {
  const api = venuesApi(venue({ events: 0 }));
  api.on(venueEndpoints.remove, () => undefined);
  const { user } = renderPath(`/liveposts/venues/${uuid(600)}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Delete venue' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Harbour?' }));
  await user.click(question.getByRole('button', { name: 'Delete venue' }));
  await screen.findByText('Venue deleted');
  await waitFor(() => expect([window.location.pathname, address().tab]).toEqual(['/liveposts', 'venues']));
  expect(api.asked(venueEndpoints.remove)[0]).toMatchObject({ params: { id: uuid(600) } });
  expect(api.asked(venueEndpoints.remove)[0]?.headers.get('if-match')).toBe('"1"');
});

test('no venue, and a list that cannot be loaded', async () => {
  const { api } = eventsApi();
  api.on(venueEndpoints.list, () => listed());
  const { user } = renderPath('/liveposts?tab=venues', { api });
  await screen.findByText('No venue yet');
  api.on(venueEndpoints.list, () => refusal(400, { message: 'The venues are being moved', requestId: '7f3a' }));
  await user.selectOptions(screen.getByLabelText('Status'), 'draft');
  expect((await screen.findByText(/The venues are being moved/)).textContent).toContain('Request 7f3a');
});
