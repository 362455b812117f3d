/**
 * What waits for a person at a property: what guests read wrongly first, then what keeps pages from them, then what
 * would be better. Each count is the number of rows of the list it leads to.
 */
import type { ChangedFact } from '@foyer/contract/changed-facts';
import type { Paging } from '@foyer/contract/lists';
import { certificateNotice, type Need } from '@foyer/contract/overview';
import { hasCorrection } from '@foyer/editorial/outdated';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { addDays } from '#lib/zoned-time.ts';
import { changedFacts, eventsChanged, stillSaid } from '../../changed-facts/rules.ts';
import { countDescribed, countUndescribedLive } from '../../media/rules.ts';
import { languagesTold } from '../../property-languages/rules.ts';
import { ofPastEvents } from './past-events/rules.ts';
import * as store from './store.ts';

/** All of them are counted, the page asked for is told. */
export async function needsOf(
  scope: TenantScope,
  { propertyId, skip, take }: Paging & { propertyId: string },
  now = new Date(),
): Promise<{ data: Need[]; total: number }> {
  const counted = store.countPosts(scope, propertyId);
  const changed = changedFacts(scope, { propertyId });
  // Each asks by itself, so that where the database answers several at once nobody waits for their sum.
  const all = await Promise.all([
    changed.then((changes) => changes.filter(({ type }) => type !== 'event').map(ofFact)),
    ofEvents(scope, propertyId, changed),
    ofPastEvents(scope, propertyId),
    ofPosts(scope, propertyId, counted),
    ofPictures(scope, propertyId),
    ofDrafts(scope, propertyId, counted),
    ofCertificates(scope, propertyId, now),
  ]);
  const needs = all.flat();
  return { data: needs.slice(skip, skip + take), total: needs.length };
}

type Counts = ReturnType<typeof store.countPosts>;

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
async function ofEvents(scope: Scope, propertyId: string, changed: Promise<ChangedFact[]>): Promise<Need[]> {
  const [events, changes] = await Promise.all([eventsChanged(scope, propertyId), changed]);
  const corrections = new Map<string, number>();
  for (const change of changes) {
    const ready = claimsOf(change).filter(hasCorrection).length;
    corrections.set(change.subject.id, (corrections.get(change.subject.id) ?? 0) + ready);
  }
  return events.flatMap(({ entryIds, ...event }): Need[] => {
    const [entryId] = entryIds;
    if (!entryId) return [];
    const ready = corrections.get(event.eventId) ?? 0;
    return [{ kind: 'changed-event', ...event, pages: entryIds.length, entryId, corrections: ready }];
  });
}

async function ofPosts(scope: Scope, propertyId: string, counted: Counts): Promise<Need[]> {
  const [behind, { failed, open, undecided, drifted, offGuide }] = await Promise.all([
    store.behindByLanguage(scope, propertyId),
    counted,
  ]);
  const reason = failed > 0 ? await store.lastFailure(scope, propertyId) : '';
  return [
    ...(failed > 0 ? [{ kind: 'failed' as const, posts: failed, reason }] : []),
    ...(drifted > 0 ? [{ kind: 'drifted' as const, posts: drifted }] : []),
    // What only changed facts have opened stands above by itself.
    ...(undecided > 0 ? [{ kind: 'open-claims' as const, posts: open }] : []),
    ...(offGuide > 0 ? [{ kind: 'off-guide' as const, posts: offGuide }] : []),
    ...behind.map((row) => ({ kind: 'behind' as const, ...row, oldest: toInstant(row.oldest) })),
  ];
}

async function ofPictures(scope: TenantScope, propertyId: string): Promise<Need[]> {
  const languages = await languagesTold(scope, propertyId);
  const { none } = await countDescribed(scope, propertyId, languages);
  if (none === 0) return [];
  return [{ kind: 'alt-text', images: none, used: await countUndescribedLive(scope, propertyId, languages) }];
}

async function ofDrafts(scope: Scope, propertyId: string, counted: Counts): Promise<Need[]> {
  const { drafts } = await counted;
  return drafts > 0 ? [{ kind: 'drafts', posts: drafts, savedBy: await store.draftWriters(scope, propertyId) }] : [];
}

async function ofCertificates(scope: Scope, propertyId: string, now: Date): Promise<Need[]> {
  const last = addDays(now.toISOString().slice(0, 10), certificateNotice);
  const rows = await store.certificatesOf(scope, propertyId);
  return rows.flatMap(({ id, factName, factValue }): Need[] => {
    const until = factValue.slice(factValue.lastIndexOf(';') + 1);
    return until <= last ? [{ kind: 'certificate', factId: id, factName, until }] : [];
  });
}
