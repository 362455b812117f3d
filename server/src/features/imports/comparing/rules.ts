/**
 * What a source's events are to a workspace: new, changed since they were last read, the same, or in doubt. Known by the
 * name the source gives them (UID and RECURRENCE-ID), else by title, day and place. It changes nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import type { EventInput } from '@foyer/contract/events';
import type { ImportLine, ImportSettings, ImportVerdict } from '@foyer/contract/imports';
import type { TenantScope } from '#lib/scope.ts';
import { dayIn, zonedInstant } from '#lib/zoned-time.ts';
import { thrownOrigins } from '../../events/trash/rules.ts';
import type { Located } from '../places/rules.ts';
import { type Candidate, folded, type Unreadable } from '../policy.ts';
import * as store from '../store.ts';

/** A line with what is needed to take it over; `input` is missing where it failed. */
export type Judged = {
  line: ImportLine;
  uid: string;
  recurrenceId: string;
  input: EventInput | undefined;
  origin: store.OriginRow | undefined;
};
export type Found = { candidate: Candidate; located: Located | string };

const dayLength = 24 * 60 * 60_000;
const keyOf = ({ uid, recurrenceId }: { uid: string; recurrenceId: string }) => `${uid}\n${recurrenceId}`;
const heldAt = (title: string, city: string) => `${folded(title)} ${folded(city)}`;

/** In the order of the source's lines. */
export async function compare(
  scope: TenantScope,
  workspaceId: string,
  settings: ImportSettings,
  found: readonly Found[],
  unreadable: readonly Unreadable[],
): Promise<Judged[]> {
  const known = await knownOf(scope, workspaceId, found);
  const seen = new Map<string, number>();
  const judged = found.map((one) => judge(one, settings, known, seen));
  const failed = unreadable.map(({ line, title, problem }) => failure(line, title, problem));
  return [...judged, ...failed].sort((a, b) => a.line.line - b.line.line);
}

type Known = {
  origins: Map<string, store.OriginRow>;
  /** What people have thrown away: a source does not bring it back by itself. */
  thrown: Set<string>;
  /** Events by folded title and day. */
  alike: Map<string, { id: string; venue: string; city: string }[]>;
};

async function knownOf(scope: TenantScope, workspaceId: string, found: readonly Found[]): Promise<Known> {
  const known: Known = { origins: new Map(), thrown: new Set(), alike: new Map() };
  if (found.length === 0) return known;
  const uids = [...new Set(found.map(({ candidate }) => candidate.uid))];
  for (const origin of await store.findOrigins(scope, workspaceId, uids)) known.origins.set(keyOf(origin), origin);
  for (const origin of await thrownOrigins(scope, workspaceId, uids)) known.thrown.add(keyOf(origin));
  const starts = found.map(({ candidate }) => Date.parse(candidate.start));
  const since = new Date(starts.reduce((a, b) => Math.min(a, b)) - dayLength).toISOString();
  const until = new Date(starts.reduce((a, b) => Math.max(a, b)) + dayLength).toISOString();
  for (const row of await store.findEventsWithin(scope, workspaceId, since, until)) {
    const key = `${folded(row.title)} ${dayIn(new Date(row.startDate), row.timeZone)}`;
    known.alike.set(key, [...(known.alike.get(key) ?? []), row]);
  }
  return known;
}

function judge(
  { candidate, located }: Found,
  settings: ImportSettings,
  known: Known,
  seen: Map<string, number>,
): Judged {
  if (typeof located === 'string') return failure(candidate.line, candidate.title, located, candidate);
  const input = inputOf(candidate, located, settings);
  const origin = known.origins.get(keyOf(candidate));
  const problems = [...candidate.doubts, ...located.doubts, ...candidate.notes, ...located.notes];
  const answer = (verdict: ImportVerdict, eventId: string | null = null, more: string[] = []): Judged => ({
    line: { ...lineOf(candidate, input), verdict, eventId, problems: [...more, ...problems] },
    uid: candidate.uid,
    recurrenceId: candidate.recurrenceId,
    input,
    origin,
  });
  const day = dayIn(new Date(candidate.start), candidate.timeZone);
  const place = heldAt(located.title, located.city);
  const before = seen.get(keyOf(candidate)) ?? seen.get(`${folded(candidate.title)} ${day} ${place}`);
  if (before !== undefined) return { ...answer('same', null, [`Told in line ${before} already`]), input: undefined };
  seen.set(keyOf(candidate), candidate.line).set(`${folded(candidate.title)} ${day} ${place}`, candidate.line);
  if (origin) return answer(isDeepStrictEqual(origin.imported, input) ? 'same' : 'changed', origin.eventId);
  if (known.thrown.has(keyOf(candidate))) {
    return {
      ...answer('same', null, ['It lies in the trash; brought back, it follows this source']),
      input: undefined,
    };
  }
  const alike = known.alike.get(`${folded(candidate.title)} ${day}`) ?? [];
  const same = alike.find(({ venue, city }) => heldAt(venue, city) === place);
  if (same) return answer('same', same.id, ['Entered before; from now on it follows this source']);
  const [other] = alike;
  if (other)
    return answer('doubtful', null, [`An event of this name is entered that day at ${other.venue}, ${other.city}`]);
  if (candidate.eventStatus === 'cancelled') {
    return { ...answer('same', null, ['Cancelled before it was ever entered']), input: undefined };
  }
  return answer(candidate.doubts.length + located.doubts.length > 0 ? 'doubtful' : 'new');
}

const lineOf = ({ line, title }: Candidate, input: EventInput) => ({
  line,
  title,
  eventStartDate: input.eventStartDate,
  venue: `${input.venue.title}, ${input.venue.city}`,
});

function failure(line: number, title: string, problem: string, candidate?: Candidate): Judged {
  const eventStartDate = candidate ? zonedInstant(candidate.start, candidate.timeZone) : null;
  return {
    line: { line, verdict: 'failed', title, eventStartDate, venue: '', problems: [problem], eventId: null },
    uid: '',
    recurrenceId: '',
    input: undefined,
    origin: undefined,
  };
}

/** An event as it would be entered, with the place as the source has it. */
function inputOf(candidate: Candidate, located: Located, { language, status }: ImportSettings): EventInput {
  const { timeZone } = candidate;
  return {
    title: candidate.title,
    description: candidate.description,
    eventStartDate: zonedInstant(candidate.start, timeZone),
    eventEndDate: candidate.end && zonedInstant(candidate.end, timeZone),
    timeZone,
    allDay: candidate.allDay,
    timeKnown: candidate.timeKnown,
    status,
    eventStatus: candidate.eventStatus,
    featured_media: null,
    secondary_image: null,
    venue: {
      venueId: null,
      title: located.title,
      address: located.address,
      postalCode: located.postalCode,
      city: located.city,
      country: located.country,
      latitude: located.latitude,
      longitude: located.longitude,
    },
    category: candidate.category,
    ticketUrl: candidate.ticketUrl,
    price: candidate.price !== null && candidate.price >= 0 ? candidate.price : null,
    currency: candidate.currency,
    expectedVisitors: null,
    language,
  };
}
