import type { AuditEntry } from '@foyer/contract/audit-log';
import type { Event } from '@foyer/contract/events';
import type { AfterEvent, LandingPage, LandingPageRow } from '@foyer/contract/landing-pages';
import type { PostRow } from '@foyer/contract/posts';
import type { PublicHome, PublicLandingPage, PublicList } from '@foyer/contract/public-pages';
import type { PublicFeed, PublicSitemap } from '@foyer/contract/public-sites';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent, makePage, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { dayAfter } from '../../events/telling/rules.ts';
import { takeDownDue } from './rules.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
// A site of its own for each: pages that say the same beside one another are refused.
beforeEach(async () => {
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
});
afterAll(() => app.close());

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dates = (from: number, to: number) => ({
  eventStartDate: `${day(from)}T11:00:00+01:00`,
  eventEndDate: `${day(to)}T20:00:00+01:00`,
});

/** A page in two languages that is live about an event which ends in three days. */
async function livePage(title: string): Promise<{ page: LandingPage; event: Event }> {
  const event = await makeEvent(editor, own, { title, ...dates(1, 3) });
  const page = await makePage(editor, own, { name: title, eventId: event.eventId, languages: ['en', 'de'] });
  for (const language of ['en', 'de'] as const) await saveText(editor, page, language);
  const languages = [{ language: 'en' }, { language: 'de' }];
  expect((await editor.post(`/landing-pages/${page.id}/publish`, { languages })).status).toBe(200);
  return { page, event };
}
const choose = (page: LandingPage, choice: AfterEvent | 'burn', as = editor) =>
  as.put<LandingPage>(`/landing-pages/${page.id}/after-event`, { choice });
const read = async (page: LandingPage) => (await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body;
const move = async (event: Event, from: number, to: number) => {
  const { body } = await editor.get<Event>(`/events/${event.eventId}`);
  expect((await editor.post(`/update-event/${event.eventId}`, { ...body, ...dates(from, to) })).status).toBe(200);
};
const site = <T>(path: string) => app.anonymous.get<T>(`/public/sites/${own.domain.name}.localhost${path}`);
const at = <T>(path: string) => site<T>(`/page?path=${encodeURIComponent(path)}`);
const pathOf = (page: LandingPage, language: string) =>
  new URL(page.posts.find((post) => post.language === language)?.url ?? '').pathname;
const acts = async (page: LandingPage) => {
  const { body } = await app.as(own.people.admin).get<{ data: AuditEntry[] }>('/audit-log?take=100');
  return body.data.filter(({ targetId }) => targetId === page.id);
};

test('a page is kept unless somebody chooses otherwise, and the choice is told and logged', async () => {
  const { page } = await livePage('Harbour Market');
  expect(page.afterEvent).toEqual({ choice: 'keep', day: day(4), begun: false, chosenBy: null, takenDown: false });
  const { status, body } = await choose(page, 'archive');
  expect(status).toBe(200);
  expect(body.afterEvent).toMatchObject({ choice: 'archive', day: day(4), chosenBy: own.people.editor.name });
  expect((await read(page)).afterEvent).toEqual(body.afterEvent);
  const [act] = await acts(page);
  expect(act).toMatchObject({
    action: 'landing-page.after-event-chosen',
    actorName: own.people.editor.name,
    detail: { choice: 'archive', was: 'keep' },
  });
});

test('what is no choice, of others, or about no event is refused', async () => {
  const { page } = await livePage('Lake Concert');
  const unknown = await choose(page, 'burn');
  expect(unknown.status).toBe(422);
  expect(unknown.text).toContain('Choose to keep the page');
  expect((await choose(page, 'archive', app.anonymous)).status).toBe(401);
  const foreign = await makeOrganization('Atlantic House');
  expect((await choose(page, 'archive', app.as(foreign.people.editor))).status).toBe(404);
  expect((await choose(page, 'archive', app.as(own.people.viewer))).status).toBe(403);
  const eventless = await makePage(editor, own, { name: 'Quiet days' });
  expect((await choose(eventless, 'archive')).text).toContain('about no event');
  expect((await choose(eventless, 'keep')).body.afterEvent).toMatchObject({ choice: 'keep', day: null });
  expect((await read(page)).afterEvent.choice).toBe('keep');
});

test('from its day on an archived page stands in the archive alone, at its address', async () => {
  const { page, event } = await livePage('Winter Fair');
  const path = pathOf(page, 'en');
  await choose(page, 'archive');
  const on = async () => ({
    home: (await at<PublicHome>('/')).body.entries.some((one) => one.path === path),
    events: (await at<PublicList>('/events')).body.entries.some(({ title }) => title === page.name),
    german: (await at<PublicList>('/de/events')).body.entries.some((one) => one.path === pathOf(page, 'de')),
    feed: (await site<PublicFeed>('/feed?language=en')).body.entries.some((one) => one.path === path),
    archive: (await at<PublicList>('/events/archive')).body.entries?.some((one) => one.path === path) ?? false,
  });
  expect(await on()).toMatchObject({ home: true, german: true, feed: true, archive: false });
  expect((await site<PublicFeed>('/feed?language=en')).body.until).not.toBeNull();
  await move(event, -5, -2);
  expect(await on()).toMatchObject({ home: false, german: false, feed: false, archive: true });
  expect((await at<PublicLandingPage>(path)).body.event?.over).toBe(true);
  expect((await at<PublicList>('/de/events/archive')).body).toMatchObject({
    list: 'archive',
    alternates: [{ path: '/events/archive' }, { path: '/de/events/archive' }],
  });
  expect((await at<PublicList>('/events')).body.archivePath).toBe('/events/archive');
  const paths = (await site<PublicSitemap>('/sitemap')).body.entries.map((one) => one.path);
  expect(paths).toEqual(expect.arrayContaining([path, '/events/archive', '/de/events/archive']));

  const rows = await editor.get<{ data: LandingPageRow[] }>(`/landing-pages?propertyId=${own.property.id}`);
  expect(rows.body.data.find(({ id }) => id === page.id)?.archivedSince).toBe(day(-1));
  const posts = await editor.get<{ data: PostRow[] }>(`/posts?propertyId=${own.property.id}&tab=landing-pages`);
  expect(posts.body.data.find(({ id }) => id === page.id)?.archivedSince).toBe(day(-1));

  await choose(page, 'keep');
  expect(await on()).toMatchObject({ german: true, feed: true, archive: false });
});

test('a page is taken down on its day, once, in the name of who planned it', async () => {
  const { page, event } = await livePage('Lantern Walk');
  const path = pathOf(page, 'en');
  await choose(page, 'take-down');
  await takeDownDue();
  expect((await at(path)).status).toBe(200);
  await move(event, -5, -2);
  await Promise.all([takeDownDue(), takeDownDue()]);
  expect((await at(path)).status).toBe(410);
  expect((await at(pathOf(page, 'de'))).status).toBe(410);
  const after = await read(page);
  expect(after.posts.map(({ status }) => status)).toEqual(['draft', 'draft']);
  expect(after.afterEvent).toMatchObject({ choice: 'take-down', begun: true, takenDown: true });
  const taken = (await acts(page)).filter(({ action }) => action === 'landing-page.unpublished');
  expect(taken).toHaveLength(2);
  expect(taken[0]).toMatchObject({
    actorName: own.people.editor.name,
    workspaceId: own.workspace.id,
    detail: { reason: 'Planned for the day after the event' },
  });

  // Somebody who publishes it once more knows that the event is over.
  await asOwner(`update posts set status = 'published', published_version = version where entry_id = $1`, [page.id]);
  await takeDownDue();
  expect((await acts(page)).filter(({ action }) => action === 'landing-page.unpublished')).toHaveLength(2);
});

test('what is taken down becomes due for the WordPress of the domain, which tries it until it is there', async () => {
  const { page, event } = await livePage('Torch Run');
  await choose(page, 'take-down');
  const channel = { address: 'https://blog.halden.example/', username: 'foyer', password: 'abcd efgh ijkl mnop' };
  const connected = await app.as(own.people.owner).put(`/domains/${own.domain.id}/channel`, channel);
  expect(connected.status).toBe(200);
  await move(event, -5, -2);
  const due = () =>
    asOwner<{ language: string }>(
      'select language from deliveries where thing_id = $1 and wanted > delivered order by language',
      [page.id],
    );
  await asOwner('update deliveries set delivered = wanted where thing_id = $1', [page.id]);
  expect(await due()).toEqual([]);
  await takeDownDue();
  expect(await due()).toEqual([{ language: 'de' }, { language: 'en' }]);
});

test('the day follows the event, also to another end after the page was taken down', async () => {
  const { page, event } = await livePage('Regatta');
  await choose(page, 'take-down');
  await move(event, 10, 12);
  expect((await read(page)).afterEvent.day).toBe(day(13));
  await takeDownDue();
  expect((await at(pathOf(page, 'en'))).status).toBe(200);
  await move(event, -5, -2);
  await takeDownDue();
  await move(event, 20, 22);
  const languages = [{ language: 'en' }];
  expect((await editor.post(`/landing-pages/${page.id}/publish`, { languages })).status).toBe(200);
  expect((await read(page)).afterEvent).toMatchObject({ day: day(23), begun: false, takenDown: false });
  await takeDownDue();
  expect((await at(pathOf(page, 'en'))).status).toBe(200);
});

test('a page is not planned to go within the minute', async () => {
  const { page, event } = await livePage('Autumn Fair');
  await move(event, -5, -2);
  const late = await choose(page, 'take-down');
  expect(late.status).toBe(422);
  expect(late.text).toContain('The event is over already. Unpublish the page to take it down now');
  expect((await choose(page, 'archive')).status).toBe(200);
});

test('the day after is counted on the clock of the property, and midnight ends the day before', () => {
  const after = (endsAt: string, zone: string) => {
    const { day: found, begins } = dayAfter(new Date(endsAt), zone);
    return [found, begins.toISOString()];
  };
  expect(after('2026-12-20T20:00:00+01:00', 'Europe/Vienna')).toEqual(['2026-12-21', '2026-12-20T23:00:00.000Z']);
  expect(after('2026-12-21T00:00:00+01:00', 'Europe/Vienna')).toEqual(['2026-12-21', '2026-12-20T23:00:00.000Z']);
  expect(after('2026-12-21T02:00:00+01:00', 'Europe/Vienna')).toEqual(['2026-12-22', '2026-12-21T23:00:00.000Z']);
  expect(after('2026-12-20T20:00:00-08:00', 'America/Los_Angeles')[0]).toBe('2026-12-21');
});
