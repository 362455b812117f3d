/**
 * What becomes of a page once its event is over: it is kept, stands in the archive of its site, or is taken down. The
 * day is that after the event's end on the property's clock and is never stored, so that it follows the event. The
 * archive is a place that the sites work out from it; only taking down is a deed, done once for each end of the event.
 */
import type { AfterEvent, LandingPage } from '@foyer/contract/landing-pages';
import { invalid } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { inTenant } from '../../access/rules.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { unpublishEntry } from '../../entries/publishing/rules.ts';
import { changeEntry, domainOf, type EntryRow, lockPosts, oneEntry, postsOf } from '../../entries/rules.ts';
import { dayAfter, type ToldEvent, toldEvents } from '../../events/telling/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import * as store from './store.ts';

const type = 'landing_page';
/** Pages taken down in one round at most; the rest wait for the next. */
const round = 500;

/** What was chosen for a page, and the day it counts from. */
export async function afterEventOf(scope: Scope, page: EntryRow, now = new Date()): Promise<LandingPage['afterEvent']> {
  const ending = await endingOf(scope, page);
  return {
    choice: page.afterEvent,
    day: ending?.day ?? null,
    begun: ending !== null && ending.begins <= now,
    chosenBy: page.afterEventBy?.name ?? null,
    takenDown: ending !== null && isDoneFor(page, ending),
  };
}

/** The day since which a live page stands in the archive of its site; null while it does not. */
export function archivedSince(
  { afterEvent }: Pick<EntryRow, 'afterEvent'>,
  posts: readonly { publishedVersion: number | null }[],
  ending: ReturnType<typeof dayAfter> | undefined,
): string | null {
  const isThere = afterEvent === 'archive' && posts.some(({ publishedVersion }) => publishedVersion !== null);
  return isThere && ending && ending.begins.getTime() <= Date.now() ? ending.day : null;
}

/**
 * Says what becomes of a page after its event; it counts at once. Throws 404, and 422 where it is about no event or
 * would be taken down within the minute, which nobody expects of a choice about later.
 */
export async function chooseAfterEvent(scope: TenantScope, pageId: string, choice: AfterEvent): Promise<void> {
  const page = await oneEntry(scope, pageId, type);
  if (choice === page.afterEvent) return;
  const { day, begun } = await afterEventOf(scope, page);
  if (day === null && choice !== 'keep') {
    throw invalid([{ field: 'choice', message: 'This page is about no event, so there is no day after it' }]);
  }
  if (begun && choice === 'take-down') {
    throw invalid([{ field: 'choice', message: 'The event is over already. Unpublish the page to take it down now' }]);
  }
  await changeEntry(scope, pageId, { afterEvent: choice, afterEventBy: scope.actor, takenDownFor: null });
  if (choice === 'archive' || page.afterEvent === 'archive') {
    await raiseSiteVersion(scope, domainOf(await postsOf(scope, [pageId])));
  }
  await recordAct(scope, {
    action: 'landing-page.after-event-chosen',
    targetKind: 'landing-page',
    targetId: pageId,
    detail: { name: page.name, choice, was: page.afterEvent },
  });
}

/** Takes down every page whose day has come, each by itself: one that fails is tried again in the next round. */
export async function takeDownDue(now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  for (const { organisationId, entryId, by } of await store.pagesToTakeDown(round)) {
    try {
      await inTenant(organisationId, by, (scope) => takeDown(scope, entryId, now));
    } catch (problem) {
      failures.push(problem);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some pages could not be taken down after their event');
}

/** Unpublishes a page in the name of who chose it, if its day has come and that was not done before. */
async function takeDown(scope: TenantScope, pageId: string, now: Date): Promise<void> {
  const posts = await lockPosts(scope, pageId);
  const page = await oneEntry(scope, pageId, type);
  const ending = await endingOf(scope, page);
  if (!ending || ending.begins > now || !(await store.claimTakeDown(scope, pageId, endIn(ending)))) return;
  const there = { ...scope, workspaceId: page.workspaceId };
  const languages = posts
    .filter(({ publishedVersion, status }) => publishedVersion !== null || status === 'scheduled')
    .map(({ language }) => language);
  if (languages.length === 0) return;
  await unpublishEntry(there, pageId, languages, { type, reason: 'Planned for the day after the event' });
}

type Ending = ReturnType<typeof dayAfter> & { told: ToldEvent };

async function endingOf(scope: Scope, { eventId, propertyId }: EntryRow): Promise<Ending | null> {
  if (eventId === null || propertyId === null) return null;
  const [told] = await toldEvents(scope, [eventId]);
  if (!told) return null;
  return { told, ...dayAfter(told.endsAt, (await oneProperty(scope, propertyId)).timeZone) };
}

/** The end as it is stored, which says whether a page was taken down for it. */
const endIn = ({ told: { event } }: Ending): string => toInstant(event.eventEndDate ?? event.eventStartDate);

const isDoneFor = ({ takenDownFor }: EntryRow, ending: Ending): boolean =>
  takenDownFor !== null && toInstant(takenDownFor) >= endIn(ending);
