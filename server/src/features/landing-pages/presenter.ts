/** Landing pages as they go over the wire: every field named, so that a new column never leaks. */
import { brief } from '@foyer/contract/content';
import type { Event, PostStatus } from '@foyer/contract/events';
import type { LandingPage, LandingPageRow } from '@foyer/contract/landing-pages';
import { toInstant } from '#lib/time.ts';
import { type EntryInFull, type EntryRow, isChanged, type PostRow, presentPost, urlOf } from '../entries/rules.ts';

export const presentPage = (
  { entry, posts, approvals, host }: EntryInFull,
  siteName: string,
  afterEvent: LandingPage['afterEvent'],
): LandingPage => ({
  id: entry.id,
  propertyId: entry.propertyId ?? '',
  workspaceId: entry.workspaceId,
  eventId: entry.eventId,
  styleguideId: entry.styleguideId ?? '',
  name: entry.name,
  siteName,
  // What a brief did not ask for yet when it was kept has its default.
  brief: brief.parse(entry.brief ?? {}),
  factIds: entry.factIds,
  afterEvent,
  posts: posts.map((post) => presentPost(post, approvals, host)),
  createdAt: toInstant(entry.createdAt),
  updatedAt: toInstant(entry.updatedAt),
});

export const presentRow = (
  page: EntryRow,
  posts: readonly PostRow[],
  event: Pick<Event, 'eventStartDate' | 'eventEndDate'> | undefined,
  archivedSince: string | null,
  host: string,
): LandingPageRow => ({
  id: page.id,
  propertyId: page.propertyId ?? '',
  name: page.name,
  eventId: page.eventId,
  eventStartDate: event?.eventStartDate ?? null,
  eventEndDate: event?.eventEndDate ?? null,
  archivedSince,
  posts: posts.map((post) => ({
    language: post.language,
    status: post.status as PostStatus,
    url: urlOf(host, post),
    behind: isChanged(post),
  })),
  updatedAt: toInstant(page.updatedAt),
});
