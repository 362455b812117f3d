import { type Block, blocks } from '@foyer/contract/blocks';
import { channelEndpoints } from '@foyer/contract/channels';
import { globalSettingsEndpoints } from '@foyer/contract/global-settings';
import { type LandingPage, landingPageEndpoints, type Readiness } from '@foyer/contract/landing-pages';
import { propertyEndpoints } from '@foyer/contract/properties';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { renderPath } from '#testing/render-path.tsx';
import { delivery, listed, property, uuid } from '#testing/samples.ts';
import {
  bookingOf,
  german,
  landingPage,
  landingPageApi,
  pageId,
  post,
  readyState,
  text,
} from './testing/landing-pages.ts';

const path = `/generate/${pageId}/publish`;
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const withBar = (bar: object): Block[] => [
  ...text('The hotel has 84 rooms.'),
  ...blocks.parse([{ kind: 'booking', id: 'booking', adults: 2, ...bar }]),
];

type Change = { page?: Parameters<typeof landingPage>[0]; readiness?: Readiness; reservationLink?: string };

function publishing({ page, readiness, reservationLink = '' }: Change) {
  const { api } = landingPageApi(landingPage(page));
  const states = readiness ?? { languages: [readyState(), readyState({ language: 'de' })] };
  api.on(landingPageEndpoints.readiness, () => states);
  api.on(propertyEndpoints.list, () => listed(property(40, { reservationLink })));
  return renderPath(path, { api });
}

test('the booking link is shown as it is stated, beside the stay the page offers', async () => {
  const bar = withBar({ arrive: '2050-11-26', leave: '2050-11-28', rate: 'Breakfast and pool' });
  publishing({
    page: { posts: [post(91, { blocks: bar })] },
    reservationLink: 'https://book.halden.example/rooms?id=7',
  });
  const booking = await card('Booking link');
  expect(booking.getByText('26 to 28 November 2050, 2 adults, Breakfast and pool')).toBeTruthy();
  const opens = (await booking.findByText('book.halden.example')).parentElement;
  expect(opens?.textContent).toBe('Opens book.halden.example. Guests choose their dates there.');
  expect(booking.queryByText(/have passed/)).toBeNull();
  expect(booking.getByRole('link', { name: 'Try the link' })).toHaveProperty(
    'href',
    'https://book.halden.example/rooms?id=7',
  );
});

test('the link carries the stay as the engine of the site reads it', async () => {
  const bar = withBar({ arrive: '2050-11-26', leave: '2050-11-28' });
  const { api } = publishing({ page: { posts: [post(91, { blocks: bar })] } });
  const changes = { engine: 'mews' as const, address: 'https://engine.example/book', isShown: false };
  api.on(globalSettingsEndpoints.booking, ({ query }) => bookingOf(String(query.domainId), changes));
  const booking = await card('Booking link');
  expect(await booking.findByRole('link', { name: 'Try the link' })).toHaveProperty(
    'href',
    'https://engine.example/book?mewsStart=2050-11-26&mewsEnd=2050-11-28&mewsAdultCount=2&language=en-US',
  );
  expect(booking.getByText(/with this stay filled in, as Mews reads it/)).toBeTruthy();
  expect(booking.getByText(/turned off for this site/)).toBeTruthy();
  expect(api.asked(globalSettingsEndpoints.booking)[0]?.query).toMatchObject({ state: 'published' });
});

test('settings that cannot be read are said to be', async () => {
  const { api } = publishing({ reservationLink: 'https://book.halden.example' });
  api.on(globalSettingsEndpoints.booking, () => refusal(500, { message: 'Server error' }));
  const booking = await card('Booking link');
  expect(await booking.findByText(/could not be read/)).toBeTruthy();
  expect(booking.queryByRole('link')).toBeNull();
});

test('dates that have passed are said to have', async () => {
  const bar = withBar({ arrive: '2020-11-26', leave: '2020-11-27', adults: 1 });
  publishing({ page: { posts: [post(91, { blocks: bar })] }, reservationLink: 'https://book.halden.example' });
  const booking = await card('Booking link');
  expect(booking.getByText('26 to 27 November 2020, 1 adult')).toBeTruthy();
  expect(await booking.findByText(/These dates have passed/)).toBeTruthy();
});

test('without a booking link the card leads to where it is stated', async () => {
  publishing({});
  const booking = await card('Booking link');
  expect(await booking.findByText(/no way to book/)).toBeTruthy();
  expect(booking.getByRole('link', { name: 'State the booking link' })).toHaveProperty(
    'pathname',
    '/settings/workspace',
  );
  expect(booking.queryByRole('link', { name: 'Try the link' })).toBeNull();
});

const nextDecember = `${new Date().getFullYear() + 1}-12-21`;
const nextYear = nextDecember.slice(0, 4);
const ending: LandingPage['afterEvent'] = {
  ...{ choice: 'keep', day: nextDecember, begun: false },
  ...{ chosenBy: null, takenDown: false },
};

test('what becomes of the page after its event is chosen by keyboard, and counts at once', async () => {
  const { api, user } = publishing({ page: { eventId: uuid(70), afterEvent: ending } });
  api.on(landingPageEndpoints.chooseAfterEvent, ({ body }) =>
    landingPage({ eventId: uuid(70), afterEvent: { ...ending, choice: body.choice, chosenBy: 'Ines Brandt' } }),
  );
  const after = await card('After the event');
  const group = within(after.getByRole('radiogroup', { name: 'After the event' }));
  const named = (name: string) => group.getByRole('radio', { name });
  expect(named('Keep the address, announce next year')).toHaveProperty('checked', true);
  after.getByText(/stays live and says that the event is over/);
  named('Keep the address, announce next year').focus();
  await user.keyboard('{ArrowDown}');
  await after.findByText('Saved');
  expect(named(`Move to the archive on 21 December ${nextYear}`)).toHaveProperty('checked', true);
  after.getByText(/Its address keeps working. From that day it stands in the archive of your site/);
  await user.keyboard('{ArrowDown}');
  await after.findByText(new RegExp(`On 21 December ${nextYear} it leaves the site in all its languages`));
  expect(named('Take the page down')).toHaveProperty('checked', true);
  await waitFor(() =>
    expect(api.asked(landingPageEndpoints.chooseAfterEvent).map(({ body }) => body)).toEqual([
      { choice: 'archive' },
      { choice: 'take-down' },
    ]),
  );
});

test('a choice that is refused goes back to what it was, with the reason', async () => {
  const { api, user } = publishing({ page: { eventId: uuid(70), afterEvent: ending } });
  api.on(landingPageEndpoints.chooseAfterEvent, () => refusal(422, { message: 'The event is over already' }));
  const after = await card('After the event');
  await user.click(after.getByRole('radio', { name: 'Take the page down' }));
  await screen.findByText('The event is over already');
  expect(after.getByRole('radio', { name: 'Keep the address, announce next year' })).toHaveProperty('checked', true);
});

test('once the day has come the card says what became of the page', async () => {
  const begun = { ...ending, day: '2025-12-21', begun: true };
  const live = { eventId: uuid(70), posts: [post(91, { publishedVersion: 1, status: 'published' })] };
  const { unmount } = publishing({ page: { ...live, afterEvent: { ...begun, choice: 'archive' } } });
  const archived = await card('After the event');
  archived.getByText(/In the archive of your site since 21 December 2025/);
  archived.getByRole('radio', { name: 'Move to the archive' });
  expect(archived.getByRole('radio', { name: 'Take the page down' })).toHaveProperty('disabled', true);
  unmount();
  const taken = { ...begun, choice: 'take-down' as const, chosenBy: 'Ines Brandt', takenDown: true };
  publishing({ page: { eventId: uuid(70), afterEvent: taken } });
  (await card('After the event')).getByText('Taken down on 21 December 2025, as Ines Brandt had planned.');
});

test('a page about no event has nothing to choose', async () => {
  publishing({});
  const after = await card('After the event');
  expect(after.getByText(/it has no end/)).toBeTruthy();
  expect(after.queryByRole('radio')).toBeNull();
});

test('approvals count with name and reason while the text still says it', async () => {
  const approval = {
    text: 'free shuttle',
    kind: 'amenity' as const,
    reason: 'Agreed with the tourist office for 2026',
    approvedBy: 'Ines Brandt',
    approvedAt: '2026-11-21T11:58:00Z',
  };
  const claim = {
    ...approval,
    start: 0,
    end: 12,
    verdict: 'unsupported' as const,
    blockId: 'introduction',
    field: 'paragraphs.0',
  };
  publishing({
    page: {
      posts: [
        post(91, { approvals: [approval, { ...approval, text: 'helipad', approvedBy: 'Jonas Feld' }] }),
        german({
          status: 'published',
          publishedVersion: 3,
          publishedAt: '2026-11-20T09:30:00Z',
          publishedBy: 'Marta Lopes',
        }),
      ],
    },
    readiness: { languages: [readyState({ claims: [claim] }), readyState({ language: 'de' })] },
  });
  const approved = await card('Approved by');
  const people = approved.getAllByRole('listitem').map((item) => item.textContent);
  expect(people).toHaveLength(2);
  expect(people[0]).toContain('Ines Brandt');
  expect(people[0]).toMatch(/Lets “free shuttle” stand in English, .*: Agreed with the tourist office for 2026/);
  expect(people[1]).toContain('Marta LopesPublished German');
  expect(approved.queryByText(/Jonas Feld/)).toBeNull();
});

test('where nobody has decided anything yet, nobody is named', async () => {
  publishing({});
  expect((await card('Approved by')).getByText(/Nobody yet/)).toBeTruthy();
});

test('what one language says and another leaves out is listed by what it rests on', async () => {
  const claimed = (name: string, value: string): Readiness['languages'][number]['claims'][number] => ({
    ...{ blockId: 'a', field: 'paragraphs.0', start: 0, end: 4, text: 'this', kind: 'count', verdict: 'supported' },
    source: { type: 'fact', name, value },
  });
  const both = claimed('year_built', '1911');
  publishing({
    readiness: {
      languages: [
        readyState({ claims: [both, claimed('room_count', '84')] }),
        readyState({ language: 'de', claims: [both] }),
      ],
    },
  });
  const across = await card('Across languages');
  expect(across.getByText('1 thing said in all 2')).toBeTruthy();
  expect(across.getByRole('listitem').textContent).toBe('Room count, 84not in German');
  expect(across.getByRole('link', { name: 'German' }).getAttribute('href')).toContain('/check?language=de');
});

test('where the domain has a WordPress, each language says how it stands there, and can be tried again', async () => {
  const { api } = landingPageApi(landingPage());
  api.on(landingPageEndpoints.readiness, () => ({ languages: [readyState()] }));
  api.on(channelEndpoints.deliveries, () => listed(delivery()));
  api.on(channelEndpoints.retry, () => ({ retried: 1 }));
  const { user } = renderPath(path, { api });
  const wordpress = await card('WordPress');
  wordpress.getByText('Trying again');
  wordpress.getByText('The WordPress answered with an error page (502).');
  await user.click(wordpress.getByRole('button', { name: 'Retry English' }));
  await screen.findByText('Sending English to WordPress again');
  expect(api.asked(channelEndpoints.retry)[0]?.body).toEqual({
    thing: { id: pageId, language: 'en' },
  });
});
