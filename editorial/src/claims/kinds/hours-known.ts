/** Which things a text can give hours of, and what the sources know of them. */
import type { ClaimSource } from '@foyer/contract/claims';
import { localTime } from '#claims/event-days.ts';
import { eventSource, type Hours, type Ledger, lookUp, sortOfId } from '#claims/ledger/ledger.ts';
import { idsOf, type Mention } from '#claims/reading/read.ts';

/** Things that open and close: an hour said of them is a claim even where no fact has their hours. */
const opening: ReadonlySet<string> = new Set([
  'pool',
  'outdoor_pool',
  'indoor_pool',
  'rooftop_pool',
  'spa',
  'wellness',
  'sauna',
  'restaurant',
  'bar',
  'rooftop_bar',
  'cafe',
  'breakfast',
  'breakfast_buffet',
  'gym',
  'kids_club',
  'dinner',
  'lunch',
  'brunch',
  'kitchen',
  'reception',
  'happy_hour',
  'afternoon_tea',
  'library',
  'coworking',
  'casino',
  'nightclub',
  'rooftop_terrace',
  'terrace',
  'concierge',
  'steam_room',
  'hammam',
  'laundry',
  'late_checkout',
]);

export type Subject = { hours: Hours; source: ClaimSource; point: 'from' | 'until' | null };

/** 'The buffet is cleared at ten': that of breakfast, of a house that is known for no other one. */
const buffetsOf = ({ amenities }: Ledger): readonly string[] =>
  amenities.has('breakfast_buffet') ? ['breakfast'] : [];

/** The hours that are known of a thing, of check-in and check-out, and of the event. */
export function subjectsOf(ledger: Ledger, named: readonly string[], types: ReadonlySet<string>): Subject[] {
  const ids = named.includes('buffet') ? [...named, ...buffetsOf(ledger)] : named;
  const found: Subject[] = lookUp(ledger.hours, ids).map(({ value, source }) => ({
    hours: value,
    source,
    point: null,
  }));
  const arrive = ids.includes('check_in') ? ledger.clocks.get('check_in') : undefined;
  const leave = ids.includes('check_out') ? ledger.clocks.get('check_out') : undefined;
  if (arrive) found.push({ hours: { from: arrive.value, to: arrive.value }, source: arrive.source, point: 'from' });
  if (leave) found.push({ hours: { from: leave.value, to: leave.value }, source: leave.source, point: 'until' });
  const { event } = ledger.sources;
  if (
    event &&
    (types.has('event') ||
      types.has('venue') ||
      ids.includes('event_start') ||
      ids.includes('event_end') ||
      ids.includes('ticket'))
  ) {
    const known = eventHours(ledger);
    if (known) found.push({ ...known, point: ids.includes('event_end') ? 'until' : null });
  }
  return found;
}

/** When the event begins and ends on the clock of its place. */
export function eventHours({ sources: { event } }: Ledger): { hours: Hours; source: ClaimSource } | null {
  if (!event?.timeKnown || event.allDay) return null;
  const from = localTime(event.eventStartDate, event.timeZone).minutes;
  const to = event.eventEndDate ? localTime(event.eventEndDate, event.timeZone).minutes : from;
  return { hours: { from, to }, source: eventSource(event, 'startDate', event.eventStartDate) };
}

/** True where an hour beside a thing may be said of it. */
export const isTimed = (ledger: Ledger) => (mention: Mention) => {
  const ids = idsOf(mention, 'amenity', 'thing');
  // 'The market opens at eight': where no event is told of, it is the town's.
  const event = ledger.sources.event !== null && mention.subjects.some((subject) => subject.type === 'event');
  return (
    event ||
    ids.some((id) => opening.has(id) || id.startsWith('check_') || id.startsWith('event_') || id === 'ticket') ||
    ids.some((id) => ledger.amenities.has(`${sortOfId(id)}_24h`)) ||
    (ids.includes('buffet') && buffetsOf(ledger).length > 0) ||
    lookUp(ledger.hours, ids).length > 0
  );
};
