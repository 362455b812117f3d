/** What the screens of events say: statuses, hours, and how many of a kind. */
import type { Event, NearbyEvent, PostStatus } from '@foyer/contract/events';
import type { LanguageState } from '#ui/language-badge.tsx';
import type { ClientEvent } from './client-event.ts';

export const eventStatusNames: Record<Event['eventStatus'], string> = {
  scheduled: 'Takes place',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  moved: 'Moved',
};

export const postStatusNames: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  failed: 'Failed',
  archived: 'Archived',
};

export const badgeState = (status: PostStatus): LanguageState => (status === 'published' ? 'live' : status);

/** The status that counts for an event as a whole: what a guest can see first. */
export function strongest(languages: NearbyEvent['languages'], otherwise: PostStatus): PostStatus {
  const order: PostStatus[] = ['published', 'scheduled', 'failed', 'draft', 'archived'];
  return order.find((status) => languages.some((one) => one.status === status)) ?? otherwise;
}

/** '16:00 to 20:00', 'from 16:00', 'All day' or 'Hours not known'; of the first day. */
export function hoursOf(
  event: Pick<ClientEvent, 'timed' | 'localStartDate' | 'localEndDate'>,
  allDay: boolean,
): string {
  if (!event.timed) return allDay ? 'All day' : 'Hours not known';
  const [start, end] = [event.localStartDate.slice(11), event.localEndDate?.slice(11)];
  return end && end !== start ? `${start} to ${end}` : `From ${start}`;
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`;
