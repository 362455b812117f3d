/** What tests of posts begin with: pages live, doubtful and empty, an event in two languages, one that is over, a venue. */
import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Outcome, PostRow } from '@foyer/contract/posts';
import type { Venue } from '@foyer/contract/venues';
import { makeOrganization, type TestOrganization } from './factories.ts';
import { makeEvent, makePage, ownText, saveText, stateFacts } from './pages.ts';
import type { TestApp } from './test-app.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

export type PostList = { data: PostRow[]; total: number; tabs: Record<string, number> };

export type PostsGround = {
  own: TestOrganization;
  foreign: TestOrganization;
  editor: TestClient;
  /** Live in English and German. */
  pool: LandingPage;
  /** About the event, with a claim that has no source. */
  market: LandingPage;
  /** In French, without a text. */
  bare: LandingPage;
  event: Event;
  german: Event;
  draftEvent: Event;
  venue: Venue;
  list: (query?: string, client?: TestClient) => Promise<PostList>;
  row: (id: string) => Promise<PostRow | undefined>;
  act: (name: string, posts: object[], more?: object) => Promise<Outcome[]>;
  /** Puts languages of a page live; throws when it may not. */
  publish: (page: LandingPage, ...languages: string[]) => Promise<void>;
};

const hall = {
  title: 'Kaspar hall',
  address: 'Kasparweg 1',
  city: 'Bregenz',
  country: 'AT',
  latitude: 47.5,
  longitude: 9.74,
};

/** The day so many days from now. */
export const dayIn = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

const good = <T>(answer: TestAnswer<T>): T => {
  if (answer.status >= 400) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};

export async function makePosts(app: TestApp): Promise<PostsGround> {
  const own = await makeOrganization();
  const foreign = await makeOrganization('Atlantic House');
  const editor = app.as(own.people.editor);
  const workspaceId = own.workspace.id;
  const list = async (query = '', client = editor) =>
    (await client.get<PostList>(`/posts?workspaceId=${workspaceId}${query}`)).body;
  const publish = async (page: LandingPage, ...languages: string[]) => {
    good(
      await editor.post(`/landing-pages/${page.id}/publish`, {
        languages: languages.map((language) => ({ language })),
      }),
    );
  };
  await stateFacts(editor, own);
  const event = await makeEvent(editor, own);
  const german = await makeEvent(editor, own, { language: 'de', title: 'Hafenweihnacht' });
  good(await editor.post('/link-translation', { newPostId: german.eventId, translationGroup: event.eventId }));
  const draftEvent = await makeEvent(editor, own, {
    title: 'Old parade',
    status: 'draft',
    eventStartDate: `${dayIn(-20)}T10:00:00+01:00`,
    eventEndDate: null,
    venue: { ...event.venue, venueId: null, title: 'Quay', address: 'Seestraße 4' },
  });
  const venue = good(await editor.post<Venue>('/venues', { ...hall, status: 'published', workspaceId }));
  const pool = await makePage(editor, own, { languages: ['en', 'de'] });
  await saveText(editor, pool, 'en');
  await saveText(editor, pool, 'de');
  await publish(pool, 'en', 'de');
  const market = await makePage(editor, own, { name: 'Market nights', eventId: event.eventId });
  await saveText(editor, market, 'en', ownText('en', 'A rooftop pool looks over the lake.'));
  const bare = await makePage(editor, own, { name: 'Nothing yet', languages: ['fr'] });
  return {
    ...{ own, foreign, editor, pool, market, bare, event, german, draftEvent, venue, list, publish },
    row: async (id) => (await list('&take=100')).data.find((one) => one.id === id),
    act: async (name, posts, more = {}) =>
      good(await editor.post<{ results: Outcome[] }>(`/posts/${name}`, { workspaceId, posts, ...more })).results,
  };
}
