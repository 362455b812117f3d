import type { LandingPage, LandingPageRow, Readiness } from '@foyer/contract/landing-pages';
import type { PostRow } from '@foyer/contract/posts';
import type { PublicSitemap } from '@foyer/contract/public-sites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEvent, translateEvent } from '../features/events/rules.ts';
import { updateProperty } from '../features/properties/rules.ts';
import { createFact } from '../features/property-facts/rules.ts';
import { makeOrganization, type TestOrganization } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { calendarFrom } from './calendar.ts';
import { firstEvents } from './halden/events-first.ts';
import { moreEvents } from './halden/events-more.ts';
import { haldenAmSee } from './halden/halden-am-see.ts';
import { seedPages } from './pages.ts';

let app: TestApp;
let own: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  const { at } = calendarFrom(new Date());
  await own.within(async (scope) => {
    await updateProperty(scope, own.property.id, haldenAmSee.record);
    for (const { factName, factValue, language, source } of haldenAmSee.facts) {
      const reviewed = { verifiedOn: null, reviewAfter: null };
      await createFact(scope, { propertyId: own.property.id, factName, factValue, language, source, ...reviewed });
    }
    for (const { told, start, end, venue, price, visitors, ...event } of [...firstEvents, ...moreEvents]) {
      const { timeZone, ...place } = venue;
      const made = await createEvent(scope, {
        workspaceId: own.workspace.id,
        language: 'en',
        status: 'published',
        eventStatus: 'scheduled',
        allDay: false,
        timeKnown: true,
        currency: 'EUR',
        featured_media: null,
        secondary_image: null,
        ...event,
        ticketUrl: event.ticketUrl ?? null,
        price: price ?? null,
        expectedVisitors: visitors ?? null,
        eventStartDate: at(start, timeZone),
        eventEndDate: end ? at(end, timeZone) : null,
        timeZone,
        venue: { ...place, venueId: null },
      });
      for (const [language, text] of Object.entries(told ?? {})) {
        await translateEvent(scope, made.eventId, { language: language as 'de', ...text });
      }
    }
  });
});
afterAll(() => app.close());

it('makes finished sites and drafts for the demo', async () => {
  await seedPages(own.id, { userId: own.people.editor.userId, name: 'Ines Brandt' }, own.property.id);
  const editor = app.as(own.people.editor);
  const { body } = await editor.get<{ data: LandingPageRow[] }>(`/landing-pages?propertyId=${own.property.id}`);
  expect(body.data.map(({ name }) => name)).toContain('Harbour Advent, Lindau');
  for (const { id, name } of body.data) {
    const { languages } = (await editor.get<Readiness>(`/landing-pages/${id}/readiness`)).body;
    if (name.startsWith('Harbour')) {
      const french = languages.find(({ language }) => language === 'fr');
      expect(french).toMatchObject({ ready: false, open: 1 });
    }
    const page = (await editor.get<LandingPage>(`/landing-pages/${id}`)).body;
    const told = languages.flatMap(({ claims }) => claims.flatMap(({ source }) => source ?? []));
    const factIds = new Set(told.filter(({ type }) => type === 'fact').map((source) => source.id));
    expect(new Set(page.factIds), name).toEqual(factIds);
    expect(factIds.size > 4, name).toBe(page.posts.some(({ blocks }) => blocks.length > 0));
    for (const post of page.posts) {
      const state = languages.find(({ language }) => language === post.language);
      // A draft that has gone on since may have come upon something.
      if (post.publishedVersion === post.version)
        expect(state, `${name}, ${post.language}`).toMatchObject({ ready: true, open: 0 });
    }
  }
  const sitemap = await app.anonymous.get<PublicSitemap>(`/public/sites/${own.domain.name}.localhost/sitemap`);
  const live = sitemap.body.entries.filter(({ path }) => path.length > 3);
  expect(live.map(({ path }) => path)).toContain('/harbour-advent-lindau');
  expect(new Set(live.map(({ language }) => language)).size).toBeGreaterThanOrEqual(3);
  expect(live.length).toBeGreaterThanOrEqual(7);
  const unfinished = body.data.flatMap(({ posts }) => posts).filter(({ status }) => status === 'draft');
  expect(unfinished.length).toBeGreaterThan(0);
});

it('leaves the demo with a page in every state', async () => {
  const editor = app.as(own.people.editor);
  const { body } = await editor.get<{ data: PostRow[] }>(`/posts?workspaceId=${own.workspace.id}&tab=landing-pages`);
  const named = (name: string) =>
    body.data.find(({ title, languages }) => `${title} ${languages[0]?.path}`.includes(name));
  const states = (name: string) => named(name)?.languages.map(({ language, status }) => `${language} ${status}`);
  expect(states('advent-concert')).toEqual(['en scheduled', 'de scheduled']);
  expect(states('winter-fair')?.slice(0, 3)).toEqual(['en failed', 'de published', 'fr published']);
  expect(named('winter-fair')?.languages[0]?.failure).toContain('shuttle');
  expect(states('lantern-row')).toEqual(['en archived', 'de archived']);
  expect(named('lantern-row')).toMatchObject({ over: true, status: 'archived' });
  expect(states('new-year-gala')).toEqual(['en published', 'de published']);
  expect(named('new-year-gala')?.languages.map(({ behind }) => behind)).toEqual([false, true]);
});
