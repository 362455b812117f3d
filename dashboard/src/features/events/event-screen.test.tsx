import { contentEndpoints } from '@foyer/contract/content';
import { eventEndpoints } from '@foyer/contract/events';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { mediaEndpoints } from '@foyer/contract/media';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';
import { event, eventsApi } from './testing/events.ts';

const own = process.env.TZ;
beforeEach(() => {
  // Somebody looks from far away: what they see and save is the event's own clock all the same.
  process.env.TZ = 'America/New_York';
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const column = (name: string) => within(screen.getByRole('region', { name }));
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const set = (label: string, to: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: to } });

test('the languages stand side by side, and only what changed is saved', async () => {
  const { api } = eventsApi();
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent' });
  const texts = column('German');
  expect(column('English').getByLabelText('Title')).toHaveProperty('value', 'Harbour Advent');
  expect(texts.getByLabelText('Title')).toHaveProperty('value', 'Hafenweihnacht');
  expect([value('Starts on'), value('Starts at'), value('Ends on')]).toEqual(['2026-11-26', '16:00', '2026-12-20']);
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Everything is saved');

  await user.type(texts.getByLabelText('Title'), ' in Lindau');
  await user.selectOptions(texts.getByLabelText('Status in German'), 'published');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('Event saved');
  const saves = api.asked(eventEndpoints.update);
  expect(saves.map(({ params }) => params.id)).toEqual([uuid(71)]);
  expect(saves[0]?.body).toMatchObject({
    title: 'Hafenweihnacht in Lindau',
    status: 'published',
    language: 'de',
    eventStartDate: '2026-11-26T16:00:00+01:00',
    eventEndDate: '2026-12-20T20:00:00+01:00',
    timeZone: 'Europe/Berlin',
    venue: { venueId: uuid(600), latitude: '47.544' },
  });
});

test('wall times go over a change of the clocks as they are typed, and the skipped hour is pointed out', async () => {
  const { api } = eventsApi([event(70, { timeZone: 'Europe/Vienna' })]);
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent' });
  expect(screen.getByText(/On your own clock it starts 26 Nov, 10:00/)).toBeTruthy();
  set('Starts on', '2027-03-28');
  set('Starts at', '02:30');
  await screen.findByText(/02:30 does not come on that day/);
  set('Starts at', '01:30');
  set('Ends on', '2027-03-28');
  set('Ends at', '03:30');
  expect(screen.queryByText(/does not come on that day/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('Event saved');
  expect(api.asked(eventEndpoints.update)[0]?.body).toMatchObject({
    eventStartDate: '2027-03-28T01:30:00+01:00',
    eventEndDate: '2027-03-28T03:30:00+02:00',
  });

  await user.click(screen.getByRole('button', { name: 'Time zone' }));
  await user.type(screen.getByPlaceholderText('Search a city or zone'), 'Tokyo');
  await user.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }));
  expect([value('Starts at'), value('Ends at')]).toEqual(['01:30', '03:30']);
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(api.asked(eventEndpoints.update)).toHaveLength(2));
  expect(api.asked(eventEndpoints.update)[1]?.body).toMatchObject({
    eventStartDate: '2027-03-28T01:30:00+09:00',
    eventEndDate: '2027-03-28T03:30:00+09:00',
    timeZone: 'Asia/Tokyo',
  });
});

test('the hour that comes twice in autumn stays the one it was', async () => {
  const second = '2026-10-25T02:30:00+01:00';
  const { api } = eventsApi([event(70, { timeZone: 'Europe/Vienna', eventStartDate: second, eventEndDate: null })]);
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent' });
  await user.type(screen.getByLabelText('Ticket link'), 'https://tickets.example');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('Event saved');
  expect(api.asked(eventEndpoints.update)[0]?.body).toMatchObject({
    eventStartDate: second,
    ticketUrl: 'https://tickets.example',
  });
});

test('a new event is entered in one language and linked in the other, and opens at its own address', async () => {
  const { api } = eventsApi([]);
  const { user } = renderPath('/liveposts/events/new', { api });
  await screen.findByRole('heading', { level: 1, name: 'New event' });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  expect(await screen.findByRole('button', { name: 'Event title is required' })).toBeTruthy();
  expect(api.asked(eventEndpoints.publish)).toEqual([]);

  await user.type(column('English').getByLabelText('Title'), 'Lake concert');
  await user.type(column('German').getByLabelText('Title'), 'Seekonzert');
  set('Starts on', '2026-12-05');
  await user.click(screen.getByRole('button', { name: 'Venue' }));
  await user.click(await screen.findByRole('option', { name: /Harbour/ }));
  await user.type(screen.getByLabelText('Lowest price'), '12,50');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('Event added');
  const entered = api.asked(eventEndpoints.publish).map(({ body }) => body);
  expect(entered.map(({ title, language }) => [title, language])).toEqual([
    ['Lake concert', 'en'],
    ['Seekonzert', 'de'],
  ]);
  expect(entered[0]).toMatchObject({
    workspaceId: uuid(20),
    status: 'draft',
    eventStartDate: '2026-12-05T19:00:00+01:00',
    eventEndDate: null,
    price: 12.5,
    currency: 'EUR',
    venue: { venueId: uuid(600), title: 'Harbour' },
  });
  expect(api.asked(eventEndpoints.link).map(({ body }) => body)).toEqual([
    { newPostId: uuid(82), translationGroup: uuid(81) },
  ]);
  await waitFor(() => expect(window.location.pathname).toBe(`/liveposts/events/${uuid(81)}`));
});

test('a save that stops halfway says so, keeps what was typed, and goes on where it stopped', async () => {
  const { api } = eventsApi([]);
  const { user } = renderPath('/liveposts/events/new', { api });
  await screen.findByRole('heading', { level: 1, name: 'New event' });
  let down = true;
  const link = api.asked(eventEndpoints.link);
  expect(link).toEqual([]);
  const { api: whole } = { api };
  whole.on(eventEndpoints.link, ({ body }) =>
    down ? refusal(503, { message: 'The database is busy' }) : event(82, { eventId: body.newPostId }),
  );
  await user.type(column('English').getByLabelText('Title'), 'Lake concert');
  await user.type(column('German').getByLabelText('Title'), 'Seekonzert');
  set('Starts on', '2026-12-05');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findAllByText('German was not saved: The database is busy');
  expect(column('German').getByLabelText('Title')).toHaveProperty('value', 'Seekonzert');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('Event added');
  expect(api.asked(eventEndpoints.publish)).toHaveLength(2);
  expect(api.asked(eventEndpoints.link).at(-1)?.body).toEqual({ newPostId: uuid(82), translationGroup: uuid(81) });
});

test('what the server finds wrong stands at its field and in a list that leads there', async () => {
  const { api } = eventsApi();
  api.on(eventEndpoints.update, () =>
    refusal(422, {
      message: 'Invalid ticket URL',
      code: 'invalid',
      validationErrors: [
        { field: 'ticketUrl', message: 'Invalid ticket URL' },
        { field: 'eventEndDate', message: 'The event must end after it starts' },
      ],
    }),
  );
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent' });
  await user.type(screen.getByLabelText('Ticket link'), 'tickets');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  const field = await waitFor(() => {
    const found = screen.getByLabelText('Ticket link');
    expect(found.getAttribute('aria-invalid')).toBe('true');
    return found;
  });
  expect(screen.getByLabelText('Ends on').getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Invalid ticket URL' }));
  expect(document.activeElement).toBe(field);
});

test('a picture from this computer is sent with the event', async () => {
  const { api } = eventsApi();
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent' });
  const picture = new File(['x'], 'advent.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Main image from this computer'), picture);
  expect(screen.getByText(/advent.jpg. It is sent when you save/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('Event saved');
  const [sent] = api.asked(eventEndpoints.updateWithMedia);
  expect([sent?.params.id, Object.keys(sent?.files ?? {})]).toEqual([uuid(70), ['mainImage']]);
  expect(sent?.body).toMatchObject({ title: 'Harbour Advent' });
});

test('a picture is described in the languages of the event', async () => {
  const { api } = eventsApi([event(70, { featured_media: uuid(700) })]);
  const picture = {
    id: uuid(700),
    propertyId: null,
    title: 'Advent',
    url: `/media/${uuid(700)}/file`,
    width: 1200,
    height: 800,
    altText: { en: 'Stalls by the water' },
  };
  api.on(mediaEndpoints.list, () => listed(picture));
  api.on(mediaEndpoints.describe, ({ body }) => ({ ...picture, ...body }));
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Edit alt text' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alt text' }));
  api.on(mediaEndpoints.file, () => new Response('a picture', { headers: { 'content-type': 'image/webp' } }));
  api.on(contentEndpoints.altText, () => ({
    altText: 'Stalls by the water',
    language: 'en' as const,
    source: 'built-in' as const,
  }));
  await user.clear(dialog.getByLabelText('English'));
  await user.click(dialog.getByRole('button', { name: 'Write alt text in English' }));
  await dialog.findByText(/nobody has looked at it/);
  await user.type(dialog.getByLabelText('English'), ' at dusk');
  await user.click(dialog.getByRole('button', { name: 'Save alt text' }));
  await screen.findByText('Alt text saved');
  expect(api.asked(mediaEndpoints.describe)[0]).toMatchObject({
    params: { id: uuid(700) },
    body: { altText: { en: 'Stalls by the water at dusk' } },
  });
});

test('leaving with unsaved changes asks, and only then', async () => {
  const { api } = eventsApi();
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent' });
  await user.type(column('English').getByLabelText('Description'), 'x');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(column('English').getByLabelText('Description')).toHaveProperty('value', 'x');
  expect(window.location.pathname).toBe(`/liveposts/events/${uuid(70)}`);
});

test('pages about it are named, and deleting an event that a live page needs is refused with the reason', async () => {
  const { api } = eventsApi();
  api.on(landingPageEndpoints.list, ({ query }) =>
    listed({
      id: uuid(90),
      propertyId: query.propertyId ?? '',
      name: `Advent from ${query.propertyId === uuid(40) ? 'the lake' : 'town'}`,
      eventId: query.propertyId === uuid(40) ? uuid(70) : uuid(99),
      ...{ eventStartDate: null, eventEndDate: null, archivedSince: null },
      posts: [{ language: 'en' as const, status: 'published' as const, url: '', behind: false }],
      updatedAt: '2026-11-20T08:00:00Z',
    }),
  );
  api.on(eventEndpoints.remove, () =>
    refusal(409, { message: 'A published page is about this event. Take the page off the site first.' }),
  );
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  expect(await screen.findByRole('link', { name: 'Advent from the lake' })).toHaveProperty(
    'pathname',
    `/generate/${uuid(90)}/check`,
  );
  expect(screen.queryByRole('link', { name: 'Advent from town' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete event' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Harbour Advent?' }));
  await user.click(question.getByRole('button', { name: 'Delete event' }));
  await screen.findByText(/Take the page off the site first/);
  expect(api.asked(eventEndpoints.remove)[0]?.params.id).toBe(uuid(70));
  expect(window.location.pathname).toBe(`/liveposts/events/${uuid(70)}`);
});

test('one language is taken away by itself', async () => {
  const { api, held } = eventsApi();
  api.on(eventEndpoints.remove, ({ params }) => {
    held.group = held.group.filter((one) => one.eventId !== params.id);
    return undefined;
  });
  const { user } = renderPath(`/liveposts/events/${uuid(70)}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Advent' });
  expect(screen.queryByRole('button', { name: 'Remove English' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove German' }));
  await user.click(screen.getByRole('button', { name: 'Remove language' }));
  await screen.findByText('German removed');
  expect(api.asked(eventEndpoints.remove)[0]?.params.id).toBe(uuid(71));
  expect(screen.queryByRole('region', { name: 'German' })).toBeNull();
});

test('an event that is not there says so', async () => {
  const { api } = eventsApi();
  api.on(eventEndpoints.translations, () => refusal(404, { message: 'Event not found', requestId: '7f3a' }));
  renderPath(`/liveposts/events/${uuid(70)}`, { api });
  expect((await screen.findByText(/Event not found/)).textContent).toContain('Request 7f3a');
});
