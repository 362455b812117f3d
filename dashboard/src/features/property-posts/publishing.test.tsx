import { channelEndpoints } from '@foyer/contract/channels';
import { postEndpoints } from '@foyer/contract/posts';
import { propertyPostEndpoints } from '@foyer/contract/property-posts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { delivery, listed } from '#testing/samples.ts';
import { german, group, propertyPostApi } from './testing/property-posts.ts';

const open = (setUp = propertyPostApi()) => ({ ...setUp, ...renderPath('/property-post', { api: setUp.api }) });

test('publishing says everything that is missing, in the order of the specification, and leads to each field', async () => {
  const setUp = propertyPostApi([
    german({ title: '', meta: { property_type: '', city: '', star_rating: 9, email: 'x', policies_links: ['x'] } }),
  ]);
  const { user } = open(setUp);
  await user.click(await screen.findByRole('button', { name: 'Publish German' }));
  const summary = await screen.findByRole('alert');
  const lines = within(summary).getAllByRole('button');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Property title is required',
    'Property description is required',
    'Property summary is required',
    'Property type is required',
    'Property city is required',
    'Star rating must be between 1 and 5',
    'Invalid email format',
    'Invalid policy link URL at position 1',
  ]);
  expect(setUp.api.asked(propertyPostEndpoints.publish)).toHaveLength(0);
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
  await user.click(within(summary).getByRole('button', { name: 'Property city is required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Bregenz');
  expect(within(screen.getByRole('alert')).queryByText('Property city is required')).toBeNull();
});

test('a whole and true language goes live, and comes off again', async () => {
  const setUp = open();
  const { user } = setUp;
  await user.click(await screen.findByRole('button', { name: 'Publish English' }));
  await screen.findByText('English published');
  expect((await screen.findByRole('link', { name: 'View live' })).getAttribute('href')).toBe(
    'http://halden.example/halden-am-see',
  );
  expect(screen.getByRole('button', { name: 'Publish changes' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'More for English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('English is off the site');
});

test('a language is given a time to go live at, and taken off the plan', async () => {
  const setUp = open();
  const { user } = setUp;
  await user.click(await screen.findByRole('button', { name: 'More for English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish later' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish English later' }));
  const moment = dialog.getByLabelText('Day and hour for English');
  fireEvent.change(moment, { target: { value: '2020-05-01T07:00' } });
  expect(dialog.getByRole('button', { name: 'Plan' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(moment, { target: { value: '2099-05-01T07:00' } });
  await user.click(dialog.getByRole('button', { name: 'Plan' }));
  await screen.findByText(/^English goes live on /);
  expect(setUp.api.asked(propertyPostEndpoints.publish)[0]?.body).toEqual({
    publishAt: new Date('2099-05-01T07:00').toISOString(),
  });
  setUp.api.on(postEndpoints.unschedule, () => new Response(null, { status: 204 }));
  await user.click(screen.getByRole('button', { name: 'More for English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take off the plan' }));
  await screen.findByText('English is off the plan');
  expect(setUp.api.asked(postEndpoints.unschedule)[0]?.body).toEqual({ languages: ['en'] });
  expect(setUp.api.asked(propertyPostEndpoints.unpublish)).toHaveLength(0);
});

test('what the server holds against publishing stands at its field', async () => {
  const setUp = propertyPostApi();
  setUp.api.on(propertyPostEndpoints.publish, () =>
    refusal(422, {
      message: 'English: “5 stars” contradicts the star rating (4)',
      code: 'claims-open',
      validationErrors: [{ field: 'en', message: 'English: “5 stars” contradicts the star rating (4)' }],
    }),
  );
  const { user } = open(setUp);
  await user.click(await screen.findByRole('button', { name: 'Publish English' }));
  expect((await screen.findByRole('alert')).textContent).toContain('contradicts the star rating (4)');
});

test('each language says how it stands in WordPress, and can be tried again', async () => {
  const setUp = propertyPostApi();
  setUp.api.on(channelEndpoints.deliveries, () => listed(delivery()));
  setUp.api.on(channelEndpoints.retry, () => ({ retried: 1 }));
  const { user } = open(setUp);
  const wordpress = within(await screen.findByRole('region', { name: 'WordPress' }));
  wordpress.getByText('The WordPress answered with an error page (502).');
  await user.click(wordpress.getByRole('button', { name: 'Retry English' }));
  await screen.findByText('Sending English to WordPress again');
  expect(setUp.api.asked(channelEndpoints.deliveries)[0]?.params).toEqual({ id: group });
  expect(setUp.api.asked(channelEndpoints.retry)[0]?.body).toMatchObject({ thing: { id: group, language: 'en' } });
});

test('what is published is asked for anew on its way to WordPress; without one nothing is said of it', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Publish English' }));
  await screen.findByText('English published');
  await waitFor(() => expect(api.asked(channelEndpoints.deliveries)).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'WordPress' })).toBeNull();
});
