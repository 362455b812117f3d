/**
 * What changed under live pages: for each source that says something else now, the pages whose claims rested on it,
 * sentence by sentence, with who changed it and when. What nobody changed, such as a certificate that has ended, is told
 * as well.
 */
import type { ChangedFact, ChangedPage, OutdatedClaim, SourceChange } from '@foyer/contract/changed-facts';
import type { Event } from '@foyer/contract/events';
import type { Paging } from '@foyer/contract/lists';
import { siteOrigin } from '#lib/addresses.ts';
import type { Scope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { zonedInstant } from '#lib/zoned-time.ts';
import { hostsOf } from '../domains/rules.ts';
import * as store from './store.ts';

type Where = { propertyId?: string | undefined; workspaceId?: string | undefined };

/** The latest change first. */
export async function listChangedFacts(
  scope: Scope,
  { skip, take, ...where }: Paging & Where,
): Promise<{ data: ChangedFact[]; total: number }> {
  const all = await changedFacts(scope, where);
  return { data: all.slice(skip, skip + take), total: all.length };
}

/** All of them: as many as there are sources that changed and are still told wrongly. */
export async function changedFacts(scope: Scope, where: Where): Promise<ChangedFact[]> {
  const texts = await store.outdatedTexts(scope, where);
  if (texts.length === 0) return [];
  const idsOf = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const hosts = await hostsOf(scope, [...new Set(texts.map((text) => text.domainId))]);
  const changes = await store.changesOf(scope, {
    propertyIds: idsOf(texts.map((text) => text.propertyId)),
    eventIds: idsOf(texts.map((text) => text.eventId)),
  });

  const found = new Map<string, ChangedFact>();
  for (const text of texts) {
    const subjects: Subjects = {
      property: { kind: 'property', id: text.propertyId ?? text.workspaceId, title: text.propertyName ?? '' },
      event: text.eventId ? { kind: 'event', id: text.eventId, title: text.eventTitle ?? '' } : undefined,
    };
    for (const claim of text.claims) {
      const change = changeOf(claim, subjects, changes);
      const fact = found.get(change.key) ?? { ...change, pages: [] };
      found.set(change.key, fact);
      const shown = textIn(pageIn(fact, text), text, `${siteOrigin(hosts.get(text.domainId) ?? '')}${text.path}`);
      shown.claims.push(claim);
    }
  }
  return [...found.values()].sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''));
}

function pageIn(fact: ChangedFact, { entryId, type, name, workspaceId, propertyId }: store.OutdatedText): ChangedPage {
  const known = fact.pages.find((page) => page.entryId === entryId);
  if (known) return known;
  const page: ChangedPage = { entryId, type, name, workspaceId, propertyId, texts: [] };
  fact.pages.push(page);
  return page;
}

function textIn(page: ChangedPage, { language, title, publishedAt }: store.OutdatedText, url: string) {
  const known = page.texts.find((text) => text.language === language);
  if (known) return known;
  const text: ChangedPage['texts'][number] = { language, title, url, publishedAt: toInstant(publishedAt), claims: [] };
  page.texts.push(text);
  return text;
}

type Subjects = { property: SourceChange['subject']; event: SourceChange['subject'] | undefined };

/** Details whose change shows in what is measured between the house and other places. */
const places = ['record.latitude', 'record.longitude', 'record.address', 'event.venue.city', 'event.venue.title'];

/** What made a claim untrue: the source that speaks now or the one it rested on, whichever changed. */
function changeOf(
  { source, restedOn, kind }: OutdatedClaim,
  subjects: Subjects,
  changes: readonly store.ChangeRow[],
): SourceChange {
  const cited = [source, restedOn].filter((one) => one !== null);
  const ofSubject = (row: store.ChangeRow) =>
    row.propertyId === subjects.property.id || (row.eventId !== null && row.eventId === subjects.event?.id);
  const row = [...cited.map(({ name }) => name), ...(cited.some(({ type }) => type === 'computed') ? places : [])]
    .map((name) => changes.find((one) => one.name === name && ofSubject(one)))
    .find((one) => one !== undefined);
  const name = row?.name ?? cited[0]?.name ?? kind;
  const isOfEvent = row ? row.eventId !== null : name.startsWith('event.');
  const subject = isOfEvent && subjects.event ? subjects.event : subjects.property;
  const named = (one: typeof source) => (one?.name === name ? one.value : undefined);
  return {
    key: `${subject.id} ${name}`,
    type: isOfEvent ? 'event' : name.startsWith('record.') ? 'record' : (cited[0]?.type ?? 'fact'),
    name,
    subject,
    was: named(restedOn) ?? row?.was ?? null,
    now: row ? row.now : (named(source) ?? null),
    changedBy: row?.changedBy ?? null,
    changedAt: row ? toInstant(row.changedAt) : null,
  };
}

export type ChangedEvent = {
  eventId: string;
  title: string;
  eventStatus: Event['eventStatus'];
  startDate: string;
  timeZone: string;
  entryIds: string[];
  /** When it was to begin, where that changed. */
  startedBefore: string | null;
  changedBy: string;
  changedAt: string;
};

/** Events that changed after pages of a property about them went live, the latest change first. */
export async function eventsChanged(scope: Scope, propertyId: string): Promise<ChangedEvent[]> {
  const changed = new Map<string, ChangedEvent>();
  for (const { entryIds, name, was, ...row } of await store.eventsChangedUnder(scope, propertyId)) {
    const known = changed.get(row.eventId) ?? {
      ...row,
      eventStatus: row.eventStatus as Event['eventStatus'],
      startDate: zonedInstant(row.startDate, row.timeZone),
      entryIds: [],
      startedBefore: null,
      changedAt: toInstant(row.changedAt),
    };
    changed.set(row.eventId, {
      ...known,
      entryIds: [...new Set([...known.entryIds, ...entryIds])],
      startedBefore: name === 'event.startDate' ? was : known.startedBefore,
    });
  }
  return [...changed.values()];
}

/** What pages still say of a source, where one value alone is wrong: '22:00' of 07:00-22:00 that is 07:00-21:00 now. */
export function stillSaid({ name, was, now }: Pick<SourceChange, 'name' | 'was' | 'now'>): string | null {
  if (was === null || now === null || name === 'amenities' || name.startsWith('event.')) return null;
  if (name.startsWith('hours:')) {
    const [gone, ...more] = was.split('-').filter((time) => !now.split('-').includes(time));
    return gone && more.length === 0 ? gone : was;
  }
  return was.length <= 30 ? was : null;
}
