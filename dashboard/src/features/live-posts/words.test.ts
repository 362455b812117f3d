import { expect, test } from 'vitest';
import { postLanguage, postRow } from './testing/posts.ts';
import { editAddress, eventDayWords, languageState, pathOf, stateWords, updatedWords } from './words.ts';

const now = new Date('2026-11-24T12:00:00');

test.each([
  ['2026-11-26T16:00:00+01:00', '2026-12-20T20:00:00+01:00', '26 Nov to 20 Dec'],
  ['2026-12-05T16:00:00+01:00', '2026-12-07T20:00:00+01:00', '5 to 7 Dec'],
  ['2026-12-31T20:00:00+01:00', null, '31 Dec'],
  ['2026-12-31T20:00:00+01:00', '2026-12-31T23:00:00+01:00', '31 Dec'],
  ['2026-12-30T20:00:00+01:00', '2027-01-02T23:00:00+01:00', '30 Dec 2026 to 2 Jan 2027'],
  ['2027-02-01T00:00:00+01:00', null, '1 Feb 2027'],
])('from %s to %s is %s', (eventStartDate, eventEndDate, words) => {
  expect(eventDayWords(postRow(1, { eventStartDate, eventEndDate }), now)).toBe(words);
});

test.each([
  [0, 'Just now'],
  [12, '12 min ago'],
  [270, 'Today, 07:30'],
  [24 * 60, 'Yesterday'],
  [4 * 24 * 60, '20 Nov'],
  [400 * 24 * 60, '20 Oct 2025'],
])('%i minutes ago is %s', (minutes, words) => {
  expect(updatedWords(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toBe(words);
});

test('each kind is written on its own screen', () => {
  const at = (kind: Parameters<typeof editAddress>[0]['kind']) => editAddress({ id: 'x', kind, propertyId: 'p' });
  expect(at('event_page')).toBe('/generate/x/check?property=p');
  expect(at('property_post')).toBe('/property-post?property=p');
  expect(at('article')).toBe('/blog/x?property=p');
  expect(at('event')).toBe('/liveposts/events/x');
  expect(at('venue')).toBe('/liveposts/venues/x');
  expect(at('page')).toBeNull();
});

test('what is live may be behind', () => {
  expect(languageState(postLanguage('en'))).toBe('live');
  expect(languageState(postLanguage('en', { changed: true }))).toBe('behind');
  expect(languageState(postLanguage('en', { behind: true, status: 'draft' }))).toBe('draft');
  expect(stateWords(postLanguage('en', { behind: true }))).toBe('live, behind its source');
});

test('a row is known by the address of a language that is live', () => {
  const draft = postLanguage('en', { status: 'draft', path: '/draft' });
  const live = postLanguage('de', { path: '/de/live', url: 'http://halden.example/de/live' });
  expect(pathOf(postRow(1, { languages: [draft, live] }))).toBe('/de/live');
  expect(pathOf(postRow(1, { languages: [draft] }))).toBe('/draft');
});
