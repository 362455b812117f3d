/**
 * Everything a team publishes in one list: entries of every type, events and venues, with the state of each language.
 * What the rows show is read for the page alone.
 */
import type { PostRow, postQuery, postTab } from '@foyer/contract/posts';
import type { z } from 'zod';
import { slugOf } from '#lib/addresses.ts';
import type { Scope } from '#lib/scope.ts';
import { addDays, startOfDay } from '#lib/zoned-time.ts';
import { deliveriesOf } from '../channels/standing/rules.ts';
import { hostsOf } from '../domains/rules.ts';
import { languagesOfSite } from '../entries/showing/rules.ts';
import { dayAfter, toldEvents } from '../events/telling/rules.ts';
import { archivedSince } from '../landing-pages/after-event/rules.ts';
import { visitsOf } from '../visits/rules.ts';
import * as shown from './languages/store.ts';
import {
  type Around,
  type EntryOfRow,
  type EventOfRow,
  type PostOfRow,
  presentEntry,
  presentEvent,
  presentThrown,
  presentVenue,
  type VenueOfRow,
} from './presenter.ts';
import * as store from './store.ts';

type Query = z.output<typeof postQuery>;
type Tabs = Record<z.infer<typeof postTab>, number>;

/** Rows the scope reaches, filtered and sorted; days are those of UTC. Each tab is counted with the same filters. */
export async function listPosts(scope: Scope, query: Query): Promise<{ data: PostRow[]; total: number; tabs: Tabs }> {
  const { startDate, endDate, ...filter } = query;
  const { rows, counts } = await store.listPosts(scope, {
    ...filter,
    since: startDate ? startOfDay(startDate, 'UTC') : undefined,
    until: endDate ? startOfDay(addDays(endDate, 1), 'UTC') : undefined,
  });
  const countOf = (tab: keyof Tabs, kind = query.kind) =>
    store.kindsOf[tab].reduce((sum, one) => sum + (kind && kind !== one ? 0 : (counts[one] ?? 0)), 0);
  const tabs = Object.fromEntries(
    Object.keys(store.kindsOf).map((tab) => [tab, countOf(tab as keyof Tabs, undefined)]),
  ) as Tabs;
  return { data: await present(scope, rows, filter.deleted), total: countOf(query.tab), tabs };
}

async function present(scope: Scope, rows: readonly store.Listed[], deleted: boolean): Promise<PostRow[]> {
  const idsOf = (...kinds: string[]) => rows.filter((row) => kinds.includes(row.kind)).map((row) => row.id);
  const shownThings = idsOf('event', 'venue');
  const [events, venues, thrown] = deleted ? [[], [], shownThings] : [idsOf('event'), idsOf('venue'), []];
  const entries = rows.map((row) => row.id).filter((id) => !shownThings.includes(id));
  const found = {
    entries: await shown.entriesByIds(scope, entries),
    posts: await shown.postsByEntries(scope, entries),
    events: Map.groupBy(await shown.eventsByGroups(scope, events), (event) => event.translationGroup),
    venues: await shown.venuesByIds(scope, venues),
    thrown: await shown.thrownByIds(scope, thrown),
  };
  const around = await aroundOf(
    scope,
    rows.map((row) => row.id),
    [...found.posts, ...[...found.events.values()].flat(), ...found.venues, ...found.thrown].map((one) => one.domainId),
  );
  const spoken = await languagesOf(scope, found.venues);
  const byId = new Map<string, PostRow>();
  const since = await archivedOf(scope, found.entries);
  for (const entry of found.entries) {
    const own = found.posts.filter((post) => post.entryId === entry.entry.id);
    byId.set(entry.entry.id, presentEntry(entry, own, around, since(entry, own)));
  }
  for (const [id, told] of found.events) byId.set(id, presentEvent(told as [EventOfRow, ...EventOfRow[]], around));
  for (const venue of found.venues) byId.set(venue.id, presentVenue(venue, spoken(venue), around));
  for (const thing of found.thrown) byId.set(thing.id, presentThrown(thing, around));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Since when each stands in the archive of its site; events are read for what may stand there alone. */
async function archivedOf(scope: Scope, found: readonly EntryOfRow[]) {
  const archiving = found.filter(({ entry }) => entry.afterEvent === 'archive');
  const told = await toldEvents(
    scope,
    archiving.flatMap(({ entry }) => entry.eventId ?? []),
  );
  return ({ entry, timeZone }: EntryOfRow, posts: readonly PostOfRow[]): string | null => {
    const about = told.find(({ event }) => event.eventId === entry.eventId);
    return archivedSince(entry, posts, about && timeZone ? dayAfter(about.endsAt, timeZone) : undefined);
  };
}

/** Hosts, live addresses and their visits. */
async function aroundOf(scope: Scope, ids: readonly string[], domainIds: readonly string[]): Promise<Around> {
  const hosts = domainIds.length > 0 ? await hostsOf(scope, [...new Set(domainIds)]) : new Map<string, string>();
  const addresses = await shown.liveAddressesOf(scope, ids);
  const visits = new Map<string, Map<string, number>>();
  for (const [domainId, own] of Map.groupBy(addresses, (one) => one.domainId)) {
    const paths = own.map((one) => one.path);
    visits.set(domainId, await visitsOf(scope, domainId, paths));
  }
  return { hosts, addresses, visits, deliveries: await deliveriesOf(scope, ids) };
}

/** In which languages each venue is or would be shown. */
async function languagesOf(scope: Scope, venues: readonly VenueOfRow[]) {
  const byWorkspace = new Map<string, Awaited<ReturnType<typeof languagesOfSite>>>();
  for (const { workspaceId } of venues) {
    if (!byWorkspace.has(workspaceId)) byWorkspace.set(workspaceId, await languagesOfSite(scope, workspaceId));
  }
  return ({ workspaceId, title }: VenueOfRow) =>
    (byWorkspace.get(workspaceId) ?? []).map((language) => ({ language, slug: slugOf(title, language) }));
}
