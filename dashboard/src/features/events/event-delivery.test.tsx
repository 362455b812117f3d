import { channelDriftEndpoints } from '@foyer/contract/channel-drift';
import { channelEndpoints } from '@foyer/contract/channels';
import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { delivery, haldenDomain, listed, permissionEntries, uuid } from '#testing/samples.ts';
import { eventsApi, german } from './testing/events.ts';

const path = `/liveposts/events/${uuid(70)}`;
const problem = { code: 'changed-by-hand', message: 'The page was changed in WordPress by hand' } as const;
const wordpress = async () => within(await screen.findByRole('region', { name: 'WordPress' }));

test('each language of an event says how it stands in WordPress, and is written over only once it was seen', async () => {
  const { api } = eventsApi();
  const found = { kind: 'changed', foundAt: '2026-11-24T12:00:00Z', adopted: false } as const;
  api.on(channelEndpoints.eventDeliveries, () =>
    listed(
      delivery({ state: 'delivered', problem: null }),
      delivery({ language: 'de', state: 'stuck', problem, drift: found }),
    ),
  );
  api.on(channelDriftEndpoints.eventDifference, () => ({
    ...{ ...found, domainId: haldenDomain.id, language: 'de' as const, seen: 'a1b2', draftAhead: false },
    ...{ fields: [{ name: 'City', ours: 'Lindau', theirs: 'Linz' }], text: [] },
    obstacles: ['City was changed there, and cannot be taken over. Change it back there, or write over it'],
  }));
  api.on(channelEndpoints.retry, () => ({ retried: 1 }));
  const { user } = renderPath(path, { api });
  const card = await wordpress();
  card.getByText('Delivered');
  card.getByText(/^Changed in WordPress, seen/);
  await user.click(card.getByRole('button', { name: 'See difference in German' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in WordPress' }));
  await dialog.findByText('Linz');
  dialog.getByText(/^City was changed there/);
  expect(dialog.getByRole('button', { name: 'Adopt' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Overwrite' }));
  const question = within(await screen.findByRole('dialog', { name: 'Overwrite what stands in WordPress?' }));
  await user.click(question.getByRole('button', { name: 'Overwrite' }));
  await screen.findByText('Sending German to WordPress again');
  expect(api.asked(channelEndpoints.eventDeliveries)[0]?.params).toEqual({ id: uuid(70) });
  expect(api.asked(channelEndpoints.retry)[0]?.body).toEqual({
    thing: { id: uuid(70), language: 'de', seen: 'a1b2' },
  });
});

test('a title changed in WordPress is adopted, and the words say that guests see it at once', async () => {
  const { api } = eventsApi();
  const found = { kind: 'changed', foundAt: '2026-11-24T12:00:00Z', adopted: false } as const;
  api.on(channelEndpoints.eventDeliveries, () => listed(delivery({ state: 'stuck', problem, drift: found })));
  api.on(channelDriftEndpoints.eventDifference, () => ({
    ...{ ...found, domainId: haldenDomain.id, language: 'en' as const, seen: 'a1b2', draftAhead: false },
    ...{ fields: [{ name: 'Title', ours: 'Lantern walk', theirs: 'Lantern night' }], text: [], obstacles: [] },
  }));
  api.on(channelDriftEndpoints.adoptEvent, () => ({ version: 4 }));
  const { user } = renderPath(path, { api });
  const card = await wordpress();
  await user.click(card.getByRole('button', { name: 'See difference in English' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in WordPress' }));
  await dialog.findByText(/Guests see it at once/);
  await user.click(dialog.getByRole('button', { name: 'Adopt' }));
  await screen.findByText('The event says in English what stands in WordPress');
  expect(api.asked(channelDriftEndpoints.adoptEvent)[0]).toMatchObject({
    params: { id: uuid(70), language: 'en' },
    body: { seen: 'a1b2' },
  });
});

test('an event whose first language was deleted is asked for by what is left, and sent as the group', async () => {
  const { api } = eventsApi([{ ...german, status: 'published' }]);
  api.on(channelEndpoints.eventDeliveries, () => listed(delivery({ language: 'de', state: 'stuck' })));
  api.on(channelEndpoints.retry, () => ({ retried: 1 }));
  const { user } = renderPath(`/liveposts/events/${uuid(71)}`, { api });
  await user.click((await wordpress()).getByRole('button', { name: /^Retry/ }));
  await screen.findByText('Sending German to WordPress again');
  expect(api.asked(channelEndpoints.eventDeliveries)[0]?.params).toEqual({ id: uuid(71) });
  expect(api.asked(channelEndpoints.retry)[0]?.body).toEqual({ thing: { id: uuid(70), language: 'de' } });
});

test('who may not publish reads the reason and is offered nothing', async () => {
  const { api } = eventsApi();
  api.on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  api.on(channelEndpoints.eventDeliveries, () => listed(delivery()));
  renderPath(path, { api });
  const card = await wordpress();
  card.getByText('The WordPress answered with an error page (502).');
  expect(card.queryByRole('button')).toBeNull();
});

test('what cannot be read is said to be', async () => {
  const { api } = eventsApi();
  api.on(channelEndpoints.eventDeliveries, () => refusal(500, { message: 'Server error' }));
  renderPath(path, { api });
  (await wordpress()).getByText('Server error');
});
