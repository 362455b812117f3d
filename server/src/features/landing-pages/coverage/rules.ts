/** Which events a property has a page about: what the radar, the calendar and the events' list ask. */
import type { PostStatus } from '@foyer/contract/events';
import type { Scope } from '#lib/scope.ts';
import { isLiveAbout } from '../publications/store.ts';
import * as store from '../store.ts';

const strength: Record<string, number> = { published: 4, scheduled: 3, failed: 2, draft: 1, archived: 0 };

/** For each event the landing page of a property about it, with the strongest status among its languages. */
export async function coverageOf(
  scope: Scope,
  propertyId: string,
  eventIds: readonly string[],
): Promise<Map<string, { landingPageId: string; status: PostStatus }>> {
  const covered = new Map<string, { landingPageId: string; status: PostStatus }>();
  for (const { eventId, landingPageId, live, status } of await store.pagesAbout(scope, propertyId, eventIds)) {
    const found = { landingPageId, status: live ? 'published' : (status as PostStatus) };
    const before = eventId ? covered.get(eventId) : undefined;
    if (eventId && (!before || (strength[found.status] ?? 0) > (strength[before.status] ?? 0))) {
      covered.set(eventId, found);
    }
  }
  return covered;
}

/** True while any page about the event is on a site. */
export const hasLivePage = (scope: Scope, eventId: string): Promise<boolean> => isLiveAbout(scope, eventId);
