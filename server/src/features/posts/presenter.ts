/** Rows of Live Posts as they go over the wire: every field named, whatever kind of thing a row is. */
import type { Delivery } from '@foyer/contract/channels';
import type { PostStatus } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import type { PostKind, PostLanguage, PostRow } from '@foyer/contract/posts';
import { pathOf, siteOrigin } from '#lib/addresses.ts';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import { isChanged } from '../entries/rules.ts';
import type * as store from './languages/store.ts';
import type { LiveAddress } from './languages/store.ts';

type Of<F extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>[number];
export type EntryOfRow = Of<typeof store.entriesByIds>;
export type PostOfRow = Of<typeof store.postsByEntries>;
export type EventOfRow = Of<typeof store.eventsByGroups>;
export type VenueOfRow = Of<typeof store.venuesByIds>;
export type ThrownOfRow = Of<typeof store.thrownByIds>;

/** Hosts by domain, and visits by domain and path. */
export type Around = {
  hosts: ReadonlyMap<string, string>;
  visits: ReadonlyMap<string, ReadonlyMap<string, number>>;
  addresses: readonly LiveAddress[];
  /** By the id of the row. */
  deliveries: ReadonlyMap<string, readonly Delivery[]>;
};

const statuses: readonly PostStatus[] = ['failed', 'scheduled', 'published', 'draft', 'archived'];

/** Of several the one that asks for most; draft where there is none. */
const strongest = (languages: readonly PostLanguage[]): PostStatus =>
  statuses.find((status) => languages.some((one) => one.status === status)) ?? 'draft';

/** An event counts as over a day after it ends, wherever it is. */
const isOver = (start: string | null, end: string | null): boolean =>
  start !== null && Date.parse(end ?? start) < Date.now() - 86_400_000;

function placed(around: Around, domainId: string, path: string): Pick<PostLanguage, 'path' | 'url' | 'visits'> {
  const host = around.hosts.get(domainId);
  return {
    path,
    url: host ? `${siteOrigin(host)}${path}` : '',
    visits: around.visits.get(domainId)?.get(path) ?? 0,
  };
}

const totals = (languages: PostLanguage[]) => ({
  languages,
  visits: languages.reduce((sum, one) => sum + one.visits, 0),
  status: strongest(languages),
});

export function presentEntry(
  { entry, event, propertyName, imageId }: EntryOfRow,
  posts: readonly PostOfRow[],
  around: Around,
  archivedSince: string | null,
): PostRow {
  const source = posts.find((post) => post.language === entry.sourceLanguage);
  const languages = posts.map((post): PostLanguage => {
    const live = around.addresses.find((one) => one.postId === post.id);
    return {
      language: post.language,
      status: post.status as PostStatus,
      title: post.title || entry.name,
      ...placed(around, post.domainId, live?.path ?? pathOf(post.type, post.language, post.slug)),
      changed: isChanged(post),
      behind: post.sourceVersion !== null && source !== undefined && post.sourceVersion < source.textVersion,
      publishedAt: toInstantOrNull(post.publishedAt),
      publishedBy: post.publishedBy,
      publishAt: toInstantOrNull(post.publishAt),
      failure: post.failure,
      styleScore: post.styleScore,
      openClaims: post.openClaims + (live?.stale ?? 0),
      delivery: deliveryIn(around, entry.id, post.language),
    };
  });
  const kind: PostKind = entry.type === 'landing_page' && entry.eventId ? 'event_page' : entry.type;
  return {
    id: entry.id,
    kind,
    title: source?.title || entry.name,
    propertyId: entry.propertyId,
    propertyName,
    eventId: entry.eventId,
    eventStartDate: toInstantOrNull(event?.startDate ?? null),
    eventEndDate: toInstantOrNull(event?.endDate ?? null),
    eventStatus: (event?.eventStatus ?? null) as PostRow['eventStatus'],
    over: isOver(event?.startDate ?? null, event?.endDate ?? null),
    archivedSince,
    imageId,
    ...totals(languages),
    updatedAt: toInstant(entry.updatedAt),
    deletedAt: toInstantOrNull(entry.deletedAt),
  };
}

/** What is said in one language of a thing that is read as it is: it is never behind and claims nothing. */
const asItIs = { changed: false, behind: false, styleScore: null, openClaims: 0 };

const planned = ({ publishAt, failure }: Pick<VenueOfRow, 'publishAt' | 'failure'>) => ({
  publishAt: toInstantOrNull(publishAt),
  failure,
});

/** What lies in the trash: nothing of it is live, planned or failed, whatever it will be when it is brought back. */
export function presentThrown({ kept, deletedAt, domainId, id }: ThrownOfRow, around: Around): PostRow {
  const put = <T extends object>(row: T) => ({ ...row, domainId, status: 'draft', publishAt: null, failure: null });
  return { ...presentKept(kept, put, around), id, deletedAt: toInstant(deletedAt) };
}

function presentKept(
  kept: ThrownOfRow['kept'],
  put: <T extends object>(row: T) => T & Pick<EventOfRow, 'domainId' | 'status' | 'publishAt' | 'failure'>,
  around: Around,
): PostRow {
  if (kept.kind === 'venue') return presentVenue(put(kept.venue), [], around);
  const [first, ...others] = kept.events;
  return presentEvent([put(first), ...others.map(put)], around);
}

export function presentEvent(told: readonly [EventOfRow, ...EventOfRow[]], around: Around): PostRow {
  const first = told.find((event) => event.id === event.translationGroup) ?? told[0];
  const languages = told.map((event): PostLanguage => {
    const live = addressIn(around, first.translationGroup, event.language);
    return {
      language: event.language,
      status: event.status as PostStatus,
      title: event.title,
      ...placed(around, event.domainId, live?.path ?? pathOf('event', event.language, event.slug)),
      ...publishing(live),
      ...planned(event),
      ...asItIs,
      delivery: deliveryIn(around, first.translationGroup, event.language),
    };
  });
  return {
    id: first.translationGroup,
    kind: 'event',
    title: first.title,
    propertyId: null,
    propertyName: null,
    eventId: first.id,
    eventStartDate: toInstant(first.startDate),
    eventEndDate: toInstantOrNull(first.endDate),
    eventStatus: first.eventStatus as PostRow['eventStatus'],
    over: isOver(first.startDate, first.endDate),
    archivedSince: null,
    imageId: first.imageId,
    ...totals(languages),
    updatedAt: toInstant(first.updatedAt),
    deletedAt: null,
  };
}

/** A venue is told in every language of its site; `spoken` are those it is or would be shown in. */
export function presentVenue(
  venue: VenueOfRow,
  spoken: readonly { language: Language; slug: string }[],
  around: Around,
): PostRow {
  const languages = spoken.map(({ language, slug }): PostLanguage => {
    const live = addressIn(around, venue.id, language);
    return {
      language,
      status: venue.status as PostStatus,
      title: venue.title,
      ...placed(around, venue.domainId, live?.path ?? pathOf('venue', language, slug)),
      ...publishing(live),
      ...planned(venue),
      ...asItIs,
      delivery: null,
    };
  });
  return {
    id: venue.id,
    kind: 'venue',
    title: venue.title,
    propertyId: null,
    propertyName: null,
    ...{ eventId: null, eventStartDate: null, eventEndDate: null, eventStatus: null, over: false },
    ...{ archivedSince: null, imageId: null },
    ...totals(languages),
    updatedAt: toInstant(venue.updatedAt),
    deletedAt: null,
  };
}

const addressIn = ({ addresses }: Around, thingId: string, language: Language) =>
  addresses.find((one) => one.thingId === thingId && one.language === language);

const deliveryIn = ({ deliveries }: Around, thingId: string, language: Language): Delivery | null =>
  deliveries.get(thingId)?.find((one) => one.language === language) ?? null;

const publishing = (live: LiveAddress | undefined) => ({
  publishedAt: toInstantOrNull(live?.publishedAt ?? null),
  publishedBy: live?.publishedBy ?? null,
});
