/** Which events a property has a page about: what the radar, the calendar and the events' list ask. */
import type { PostStatus } from '@foyer/contract/events';
import type { Scope } from '#lib/scope.ts';
import { isLiveAbout } from '../../entries/publications/rules.ts';
import { entriesAbout } from '../../entries/rules.ts';

const strength: Record<string, number> = { published: 4, scheduled: 3, failed: 2, draft: 1, archived: 0 };

/** For each event the landing page of a property about it, with the strongest status among its languages. */
export async function coverageOf(
  scope: Scope,
  propertyId: string,
  eventIds: readonly string[],
): Promise<Map<string, { landingPageId: string; status: PostStatus }>> {
  const covered = new Map<string, { landingPageId: string; status: PostStatus }>();
  const found = await entriesAbout(scope, { type: 'landing_page', propertyId, eventIds });
  for (const { eventId, entryId, live, status } of found) {
    const about = { landingPageId: entryId, status: live ? 'published' : (status as PostStatus) };
    const before = eventId ? covered.get(eventId) : undefined;
    if (eventId && (!before || (strength[about.status] ?? 0) > (strength[before.status] ?? 0))) {
      covered.set(eventId, about);
    }
  }
  return covered;
}

/** True while any page about the event is on a site. */
export const hasLivePage = (scope: Scope, eventId: string): Promise<boolean> => isLiveAbout(scope, eventId);
