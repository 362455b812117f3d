import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import {
  type PublicEventPage,
  type PublicHome,
  type PublicLandingPage,
  type PublicList,
  type PublicPage,
  type PublicVenuePage,
  publicPage,
} from '@foyer/contract/public-pages';
import { type PublicCalendar, type PublicFeed, type PublicSitemap, publicSitemap } from '@foyer/contract/public-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, saveText, stateFacts } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let host: string;
let editor: TestClient;
let market: Event;
let concert: Event;
let over: Event;
let live: LandingPage;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const at = <T = PublicPage>(path: string) =>
  app.anonymous.get<T>(`/public/sites/${host}/page?path=${encodeURIComponent(path)}`);
const page = async <T = PublicPage>(path: string): Promise<T> => {
  const { status, body } = await at<T>(path);
  expect(status, path).toBe(200);
  expect(publicPage.parse(body), path).toEqual(body);
  return body;
};
const change = (event: Event, changes: object) =>
  editor.post<Event>(`/update-event/${event.eventId}`, { ...event, ...changes });

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization('Halden Collection');
  host = `${own.domain.name}.localhost`;
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  market = await makeEvent(editor, own);
  concert = await makeEvent(editor, own, {
    title: 'Lake Concert',
    category: 'music',
    eventStartDate: `${day(31)}T19:30:00+01:00`,
    eventEndDate: null,
    ticketUrl: 'https://tickets.example/concert',
    price: 24,
    currency: 'EUR',
  });
  over = await makeEvent(editor, own, {
    title: 'Autumn Fair',
    eventStartDate: `${day(-20)}T11:00:00+01:00`,
    eventEndDate: `${day(-19)}T20:00:00+01:00`,
  });
  live = await makePage(editor, own, { eventId: market.eventId, languages: ['en', 'de'] });
  for (const language of ['en', 'de'] as const) await saveText(editor, live, language);
  const languages = [{ language: 'en' }, { language: 'de' }];
  expect((await editor.post(`/landing-pages/${live.id}/publish`, { languages })).status).toBe(200);
});
afterAll(() => app.close());

describe('an event’s own page', () => {
  it('says when and where, what was written about it, where to stay and what else is on', async () => {
    const body = await page<PublicEventPage>('/events/harbour-advent');
    expect(body).toMatchObject({
      kind: 'event',
      language: 'en',
      title: 'Harbour Advent',
      event: {
        path: '/events/harbour-advent',
        over: false,
        eventStatus: 'scheduled',
        distance: null,
        address: { street: 'Hafenplatz 1', city: 'Lindau', country: 'DE' },
      },
      categoryLink: { slug: 'market', name: 'Market', path: '/category/market' },
      houses: [{ name: 'Hotel Halden am See' }],
      pages: [{ kind: 'landing-page', path: '/harbour-advent-lindau' }],
      more: [{ kind: 'event', path: '/events/lake-concert' }],
    });
    // It changes by itself when the concert beside it is over, which is before the market is.
    const until = Date.parse(body.until ?? '');
    expect(until).toBeGreaterThan(Date.parse(concert.eventStartDate));
    expect(until).toBeLessThan(Date.parse(market.eventEndDate ?? ''));
    expect(body.event.startDate).toMatch(/T11:00:00\+0[12]:00$/);
    expect(body.houses[0]?.distance).toBeGreaterThan(5);
    const landing = await page<PublicLandingPage>('/harbour-advent-lindau');
    expect(landing.event?.path).toBe('/events/harbour-advent');
    expect((await page<PublicLandingPage>('/de/harbour-advent-lindau')).event?.path).toBeNull();
  });

  it('stays, and says so, when the event is over', async () => {
    const body = await page<PublicEventPage>('/events/autumn-fair');
    expect(body.event.over).toBe(true);
    expect(body.until).toBeNull();
  });

  it.each(['cancelled', 'postponed', 'moved'] as const)('stays, and says so, when the event is %s', async (status) => {
    expect((await change(concert, { eventStatus: status })).status).toBe(200);
    const body = await page<PublicEventPage>('/events/lake-concert');
    expect(body.event).toMatchObject({ eventStatus: status, name: 'Lake Concert', ticketUrl: concert.ticketUrl });
    const lists = await page<PublicList>('/events');
    expect(lists.entries.find(({ title }) => title === 'Lake Concert')?.eventStatus).toBe(status);
    await change(concert, { eventStatus: 'scheduled' });
  });

  it('is gone once the event is a draft again, and at its address when it comes back', async () => {
    await change(concert, { status: 'draft' });
    expect((await at('/events/lake-concert')).status).toBe(410);
    expect((await page<PublicEventPage>('/events/harbour-advent')).more).toEqual([]);
    await change(concert, { status: 'published' });
    expect((await at('/events/lake-concert')).status).toBe(200);
  });
});

describe('a venue’s page', () => {
  it('says where it is, how far the houses are, and what is on there', async () => {
    const venueId = market.venue.venueId ?? '';
    const venue = (await editor.get<object>(`/venues/${venueId}`)).body;
    expect((await editor.put(`/venues/${venueId}`, { ...venue, status: 'published', capacity: 900 })).status).toBe(200);
    const body = await page<PublicVenuePage>('/venues/lindau-harbour');
    expect(body).toMatchObject({ kind: 'venue', title: 'Lindau harbour', capacity: 900, address: { city: 'Lindau' } });
    expect(body.events.map(({ title }) => title)).toEqual(['Harbour Advent', 'Lake Concert', 'Autumn Fair']);
    expect(body.houses).toMatchObject([{ name: 'Hotel Halden am See' }]);
    expect((await page<PublicEventPage>('/events/harbour-advent')).event.venuePath).toBe('/venues/lindau-harbour');
    expect((await page<PublicVenuePage>('/de/venues/lindau-harbour')).events).toMatchObject([
      { path: '/de/harbour-advent-lindau' },
    ]);
    const all = await page<PublicList>('/venues');
    expect(all).toMatchObject({
      list: 'venues',
      categories: [],
      entries: [{ kind: 'venue', title: 'Lindau harbour' }],
    });
    expect(all.alternates.map(({ path }) => path)).toContain('/de/venues');
  });
});

describe('lists', () => {
  it('show each event once, coming ones first and what is over last', async () => {
    const body = await page<PublicList>('/events');
    expect(body.entries.map(({ path, over: isOver }) => [path, isOver])).toEqual([
      ['/events/harbour-advent', false],
      ['/events/lake-concert', false],
      ['/events/autumn-fair', true],
    ]);
    expect(body.categories.map(({ slug }) => slug)).toEqual(['music', 'market']);
    expect(body.alternates.map(({ path }) => path)).toEqual(['/events', '/de/events']);
    const home = await page<PublicHome>('/');
    expect(home.entries.map(({ path }) => path)).toEqual([
      '/harbour-advent-lindau',
      '/events/lake-concert',
      '/events/autumn-fair',
    ]);
  });

  it('sort by category, a group holding what is below it', async () => {
    expect((await page<PublicList>('/category/music')).entries).toMatchObject([{ title: 'Lake Concert' }]);
    const group = await page<PublicList>('/category/tradition');
    expect(group.entries.map(({ title }) => title)).toEqual(['Harbour Advent', 'Autumn Fair']);
    const german = await page<PublicList>('/de/category/market');
    expect(german.category).toMatchObject({ name: 'Märkte', icon: 'store', color: null, description: '' });
    expect(german.alternates.map(({ path }) => path)).toEqual(['/category/market', '/de/category/market']);
  });

  it('are not there where they would be empty, or beyond their last page', async () => {
    for (const path of [
      '/blog',
      '/category/sport',
      '/category/nothing',
      '/category/',
      '/de/category/music',
      '/fr/events',
      '/fr/venues',
      '/en/events',
      '/events/page/1',
      '/events/page/2',
      '/events/page/0',
    ]) {
      expect((await at(path)).status, path).toBe(404);
    }
  });
});

describe('languages', () => {
  it('name each other, on every page of the site', async () => {
    const { body } = await app.anonymous.get<PublicSitemap>(`/public/sites/${host}/sitemap`);
    expect(publicSitemap.parse(body)).toEqual(body);
    expect(new Set(body.entries.map(({ path }) => path)).size).toBe(body.entries.length);
    const links = new Map<string, string[]>();
    for (const entry of body.entries) {
      const shown = await page(entry.path);
      const of = (alternates: { language: string; path: string }[]) =>
        alternates.map((link) => `${link.language} ${link.path}`).sort();
      expect([shown.language, shown.path]).toEqual([entry.language, entry.path]);
      expect(of(shown.alternates), entry.path).toEqual(of(entry.alternates));
      expect(of(shown.alternates), entry.path).toContain(`${entry.language} ${entry.path}`);
      links.set(entry.path, of(shown.alternates));
      for (const link of [
        ...shown.menu,
        ...shown.contacts.flatMap((house) => (house.path ? [{ path: house.path }] : [])),
      ]) {
        expect((await at(link.path)).status, link.path).toBe(200);
      }
    }
    for (const [path, known] of links) {
      for (const other of known) expect(links.get(other.split(' ')[1] ?? ''), `${path} → ${other}`).toEqual(known);
    }
  });
});

describe('feeds and calendars', () => {
  const ask = <T>(what: string, language = 'en', of = host) =>
    app.anonymous.get<T>(`/public/sites/${of}/${what}?language=${language}`);

  it('tell what was published last, each thing once', async () => {
    const { body } = await ask<PublicFeed>('feed');
    expect(body.entries.map(({ path }) => path).sort()).toEqual([
      '/events/autumn-fair',
      '/events/lake-concert',
      '/harbour-advent-lindau',
    ]);
    expect((await ask<PublicFeed>('feed', 'de')).body.entries).toMatchObject([{ path: '/de/harbour-advent-lindau' }]);
  });

  it('hold every event, with an id that stays and the page to read', async () => {
    const { body } = await ask<PublicCalendar>('calendar');
    expect(body.events.map(({ name, path }) => [name, path])).toEqual([
      ['Autumn Fair', '/events/autumn-fair'],
      ['Harbour Advent', '/events/harbour-advent'],
      ['Lake Concert', '/events/lake-concert'],
    ]);
    const uids = body.events.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(3);
    expect(uids[0]).not.toContain(over.translation_group);
    const before = body.events.find(({ name }) => name === 'Autumn Fair');
    await change(over, { title: 'Autumn Fair in Lindau' });
    const after = (await ask<PublicCalendar>('calendar')).body.events.find(({ uid }) => uid === before?.uid);
    expect(after?.name).toBe('Autumn Fair in Lindau');
    expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''));
    const german = (await ask<PublicCalendar>('calendar', 'de')).body.events;
    expect(german).toMatchObject([{ path: '/de/harbour-advent-lindau' }]);
  });

  it('are not there in a language the site does not speak, or for a host that has none', async () => {
    for (const what of ['feed', 'calendar']) {
      expect((await ask(what, 'fr')).status).toBe(404);
      expect((await ask(what, 'xx')).status).toBe(422);
      expect((await ask(what, 'en', 'nobody.localhost')).status).toBe(404);
    }
  });
});
