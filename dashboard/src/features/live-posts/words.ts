/** What Live Posts says: kinds, days, and where a row is written. */
import type { PostStatus } from '@foyer/contract/events';
import type { PostKind, PostLanguage, PostRow, PostTab } from '@foyer/contract/posts';
import { entryAddress } from '#lib/selection/entry-address.ts';
import type { LanguageState } from '#ui/language-badge.tsx';

export const kindNames: Record<PostKind, string> = {
  event_page: 'Event page',
  landing_page: 'Landing page',
  property_post: 'Property post',
  article: 'Blog',
  page: 'Page',
  event: 'Event',
  venue: 'Venue',
};

export const tabNames: Record<PostTab, string> = {
  all: 'All',
  'landing-pages': 'Landing pages',
  'property-posts': 'Property posts',
  blog: 'Blog',
  events: 'Events',
  venues: 'Venues',
};

export const statusNames: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  failed: 'Failed',
  archived: 'Archived',
};

/** How far a language is, as its badge draws it. */
export const languageState = ({ status, behind, changed }: PostLanguage): LanguageState =>
  status === 'published' ? (behind || changed ? 'behind' : 'live') : status;

/** The badge in words: what is live may wait for two different things. */
export function stateWords(language: PostLanguage): string {
  const { status, behind, changed, publishAt } = language;
  if (status === 'published') {
    if (behind) return 'live, behind its source';
    return changed ? 'live, with changes that are not' : 'live';
  }
  return status === 'scheduled' && publishAt ? `planned for ${momentWords(publishAt)}` : status;
}

/** Where a row is written; null for what has no screen. Events and venues are known by their own ids. */
export function editAddress({ id, kind, propertyId }: Pick<PostRow, 'id' | 'kind' | 'propertyId'>): string | null {
  if (kind === 'event') return `/liveposts/events/${id}`;
  if (kind === 'venue') return `/liveposts/venues/${id}`;
  const type = kind === 'event_page' ? 'landing_page' : kind;
  return entryAddress({ entryId: id, type, propertyId });
}

/** Entries are kept in versions and copied; events and venues are not. */
export const isEntry = ({ kind }: Pick<PostRow, 'kind'>): boolean => kind !== 'event' && kind !== 'venue';

const write = (instant: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(new Date(instant));
const dayLength = 86_400_000;

/** 'Just now', '12 min ago', 'Today, 07:30', 'Yesterday', '20 Nov'; on this device's clock. */
export function updatedWords(instant: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  const then = new Date(instant);
  if (then.toDateString() === now.toDateString())
    return `Today, ${write(instant, { hour: '2-digit', minute: '2-digit' })}`;
  if (then.toDateString() === new Date(now.getTime() - dayLength).toDateString()) return 'Yesterday';
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return write(instant, { day: 'numeric', month: 'short', ...year });
}

/** '1 Dec, 07:00' on this device's clock. */
export const momentWords = (instant: string): string =>
  write(instant, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** '26 Nov to 20 Dec', '5 to 7 Dec', '31 Dec'; the days as the event's own clock has them. */
export function eventDayWords({ eventStartDate, eventEndDate }: PostRow, now = new Date()): string | null {
  if (!eventStartDate) return null;
  const [from, to] = [eventStartDate, eventEndDate ?? eventStartDate].map((instant) => {
    const date = new Date(`${instant.slice(0, 10)}T12:00:00Z`);
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);
    return { day: part({ day: 'numeric' }), month: part({ month: 'short' }), year: date.getUTCFullYear() };
  });
  if (!from || !to) return null;
  const year = to.year === now.getFullYear() ? '' : ` ${to.year}`;
  const end = `${to.day} ${to.month}${year}`;
  if (eventStartDate.slice(0, 10) === (eventEndDate ?? eventStartDate).slice(0, 10)) return end;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} to ${to.day} ${to.month} ${to.year}`;
  return from.month === to.month ? `${from.day} to ${end}` : `${from.day} ${from.month} to ${end}`;
}

/** The languages that can be seen now. */
export const liveOnes = ({ languages }: PostRow): PostLanguage[] =>
  languages.filter(({ status, url }) => status === 'published' && url !== '');

/** The address the row is known by: of a live language if there is one. */
export const pathOf = (row: PostRow): string => (liveOnes(row)[0] ?? row.languages[0])?.path ?? '';

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`;
