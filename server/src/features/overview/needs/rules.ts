/**
 * What waits for a person at a property: what guests read wrongly first, then what keeps pages from them, then what
 * would be better. Each count is the number of rows of the list it leads to.
 */
import type { ChangedFact } from '@foyer/contract/changed-facts';
import { certificateNotice, type Need } from '@foyer/contract/overview';
import { hasCorrection } from '@foyer/editorial/outdated';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { addDays } from '#lib/zoned-time.ts';
import { changedFacts, eventsChanged, stillSaid } from '../../changed-facts/rules.ts';
import { eventsByIds } from '../../events/rules.ts';
import { countDescribed, countUndescribedLive } from '../../media/rules.ts';
import { languagesTold } from '../../property-languages/rules.ts';
import { ofPastEvents } from './past-events/rules.ts';
import * as store from './store.ts';

export async function needsOf(
  scope: TenantScope,
  propertyId: string,
  now = new Date(),
): Promise<{ data: Need[]; total: number }> {
  const changes = await changedFacts(scope, { propertyId });
  const counts = await store.countPosts(scope, propertyId);
  const data = [
    ...changes.filter(({ type }) => type !== 'event').map(ofFact),
    ...(await ofEvents(scope, propertyId, changes)),
    ...(await ofPastEvents(scope, propertyId)),
    ...(await ofPosts(scope, propertyId, counts)),
    ...(await ofPictures(scope, propertyId)),
    ...(await ofDrafts(scope, propertyId, counts)),
    ...(await ofCertificates(scope, propertyId, now)),
  ];
  return { data, total: data.length };
}

type Counts = Awaited<ReturnType<typeof store.countPosts>>;

const claimsOf = ({ pages }: ChangedFact) => pages.flatMap((page) => page.texts.flatMap((text) => text.claims));

function ofFact({ pages, ...change }: ChangedFact): Need {
  return {
    kind: 'changed-fact',
    change,
    pages: pages.length,
    texts: pages.reduce((sum, page) => sum + page.texts.length, 0),
    corrections: claimsOf({ ...change, pages }).filter(hasCorrection).length,
    says: stillSaid(change),
  };
}

/** Events that changed after their pages went live, be it that the pages say otherwise now or that they are silent. */
async function ofEvents(scope: TenantScope, propertyId: string, changes: readonly ChangedFact[]): Promise<Need[]> {
  const changed = await eventsChanged(scope, propertyId);
  const events = await eventsByIds(scope, [...changed.keys()]);
  return events.flatMap((event): Need[] => {
    const under = changed.get(event.eventId);
    const [entryId] = under?.entryIds ?? [];
    if (!under || !entryId) return [];
    const corrections = changes
      .filter(({ subject }) => subject.id === event.eventId)
      .flatMap(claimsOf)
      .filter(hasCorrection).length;
    return [
      {
        kind: 'changed-event',
        eventId: event.eventId,
        title: event.title,
        eventStatus: event.eventStatus,
        startDate: event.eventStartDate,
        timeZone: event.timeZone,
        startedBefore: under.startedBefore,
        pages: under.entryIds.length,
        entryId,
        corrections,
        changedBy: under.changedBy,
        changedAt: under.changedAt,
      },
    ];
  });
}

async function ofPosts(scope: TenantScope, propertyId: string, counts: Counts): Promise<Need[]> {
  const { failed, open, undecided } = counts;
  const behind = await store.behindByLanguage(scope, propertyId);
  const reason = failed > 0 ? await store.lastFailure(scope, propertyId) : '';
  return [
    ...(failed > 0 ? [{ kind: 'failed' as const, posts: failed, reason }] : []),
    // What only changed facts have opened stands above by itself.
    ...(undecided > 0 ? [{ kind: 'open-claims' as const, posts: open }] : []),
    ...behind.map((row) => ({ kind: 'behind' as const, ...row, oldest: toInstant(row.oldest) })),
  ];
}

async function ofPictures(scope: TenantScope, propertyId: string): Promise<Need[]> {
  const languages = await languagesTold(scope, propertyId);
  const { none } = await countDescribed(scope, propertyId, languages);
  if (none === 0) return [];
  return [{ kind: 'alt-text', images: none, used: await countUndescribedLive(scope, propertyId, languages) }];
}

async function ofDrafts(scope: TenantScope, propertyId: string, { drafts }: Counts): Promise<Need[]> {
  return drafts > 0 ? [{ kind: 'drafts', posts: drafts, savedBy: await store.draftWriters(scope, propertyId) }] : [];
}

async function ofCertificates(scope: TenantScope, propertyId: string, now: Date): Promise<Need[]> {
  const last = addDays(now.toISOString().slice(0, 10), certificateNotice);
  const rows = await store.certificatesOf(scope, propertyId);
  return rows.flatMap(({ id, factName, factValue }): Need[] => {
    const until = factValue.slice(factValue.lastIndexOf(';') + 1);
    return until <= last ? [{ kind: 'certificate', factId: id, factName, until }] : [];
  });
}
