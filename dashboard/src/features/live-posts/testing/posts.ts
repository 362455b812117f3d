/** Rows of Live Posts as the server sends them, and an API that holds some. */
import { eventEndpoints } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import { type PostLanguage, type PostRow, postEndpoints } from '@foyer/contract/posts';
import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import type { FakeApi } from '#testing/fake-api.ts';
import { haldenApi } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';

export const postLanguage = (language: Language, change: Partial<PostLanguage> = {}): PostLanguage => ({
  language,
  status: 'published',
  title: 'Harbour Advent in Lindau',
  url: `http://halden.example${language === 'en' ? '' : `/${language}`}/advent-lindau`,
  path: `${language === 'en' ? '' : `/${language}`}/advent-lindau`,
  changed: false,
  behind: false,
  publishedAt: '2026-11-20T08:00:00Z',
  publishedBy: 'Ines Brandt',
  publishAt: null,
  failure: null,
  styleScore: 92,
  openClaims: 0,
  visits: 120,
  delivery: null,
  ...change,
});

export const postRow = (number: number, change: Partial<PostRow> = {}): PostRow => ({
  id: uuid(number),
  kind: 'event_page',
  title: 'Harbour Advent in Lindau',
  propertyId: uuid(40),
  propertyName: 'Halden am See',
  eventId: uuid(70),
  eventStartDate: '2026-11-26T16:00:00+01:00',
  eventEndDate: '2026-12-20T20:00:00+01:00',
  eventStatus: 'scheduled',
  over: false,
  archivedSince: null,
  imageId: null,
  status: 'published',
  languages: [postLanguage('en'), postLanguage('de'), postLanguage('fr', { status: 'draft', url: '' })],
  visits: 240,
  updatedAt: '2026-11-20T08:00:00Z',
  deletedAt: null,
  ...change,
});

export const failedRow = postRow(302, {
  title: 'Dornbirn Winter Fair',
  status: 'failed',
  languages: [
    postLanguage('en', { status: 'failed', failure: 'The site did not answer', path: '/winter-fair', url: '' }),
    postLanguage('de', { path: '/de/winter-fair' }),
  ],
});

export const tabs = { all: 187, 'landing-pages': 64, 'property-posts': 52, blog: 21, events: 31, venues: 19 };

/** An API with these rows, in three languages. */
export function postsApi(rows: PostRow[] = [postRow(301), failedRow]): { api: FakeApi; held: { rows: PostRow[] } } {
  const held = { rows };
  const api = haldenApi();
  api.on(postEndpoints.list, ({ query }) => {
    const shown = held.rows.filter(({ deletedAt }) => (deletedAt !== null) === (query.deleted === 'true'));
    return { ...listed(...shown), tabs };
  });
  api.on(eventEndpoints.nearby, () => listed(nearbyEvent(70)));
  api.on(propertyLanguageEndpoints.list, () =>
    listed(
      ...(['en', 'de', 'fr'] as const).map((languageId, at) => ({
        id: uuid(85 + at),
        propertyId: uuid(40),
        languageId,
        name: languageId,
        isDefault: languageId === 'en',
        isActive: true,
      })),
    ),
  );
  return { api, held };
}
