/** Numbers of things: rooms, restaurants, guests a hall holds, bands of the event, days it lasts. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import { eventDays } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { eventSource, type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { countsOf } from '#claims/ledger/stated.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { withNumber } from '#claims/wording.ts';

/** Nouns of the house: a number without a source is a claim all the same. */
const ofTheHouse: ReadonlySet<string> = new Set([
  'room',
  'suite',
  'apartment',
  'chalet',
  'floor',
  'restaurant',
  'bar',
  'meeting_room',
  'bed',
  'pool',
  'sauna',
  'treatment_room',
  'parking_space',
  'charging_station',
  'dorm',
  'court',
  'hole',
]);
/** Nouns of an event: a claim where a page is about one. */
const ofTheEvent: ReadonlySet<string> = new Set([
  'band',
  'stage',
  'concert',
  'artist',
  'stall',
  'exhibitor',
  'visitor',
  'runner',
  'film',
  'choir',
  'team',
  'winemaker',
  'country',
]);

const purposes: ReadonlySet<string> = new Set(['for', 'für', 'para', 'pour']);

type Value = { value: number; source: ClaimSource };

function valuesOf(ledger: Ledger, noun: string): Value[] {
  const values: Value[] = [];
  const direct = ledger.numbers.get(`${noun}_count`);
  if (direct) values.push(direct);
  // Some of them are counted by themselves: `accessible_room_count`.
  for (const [name, known] of ledger.numbers) if (name.endsWith(`_${noun}_count`)) values.push(known);
  if (noun === 'guest') for (const [name, known] of ledger.numbers) if (name.endsWith('_capacity')) values.push(known);
  for (const stated of ledger.stated) {
    for (const count of stated.counts)
      if (count.noun === noun) values.push({ value: count.value, source: stated.source });
  }
  if (noun === 'event_day' && ledger.sources.event) {
    const days = eventDays(ledger.sources.event);
    values.push({
      value: days.length,
      source: eventSource(ledger.sources.event, 'endDate', ledger.sources.event.eventEndDate ?? ''),
    });
  }
  return values;
}

const isCapacity = (reading: Reading, from: number) => comparisonBefore(reading, from)?.id === 'atMost';
const speaksOfHall = (reading: Reading, index: number) => {
  const sentence = reading.sentence[index];
  return mentionsBeside(reading, index).some(
    (mention) =>
      reading.sentence[mention.from] === sentence &&
      mention.subjects.some((subject) =>
        subject.ids.some(
          (id) => id === 'meeting_rooms' || id === 'ballroom' || id === 'meeting_room' || id === 'wedding_venue',
        ),
      ),
  );
};
const speaksOfEvent = (reading: Reading, index: number) => {
  const [from, to] = sentenceOf(reading, index);
  return mentionsBeside(reading, index).some(
    (mention) => mention.from >= from && mention.to <= to && mention.subjects.some((s) => s.type === 'event'),
  );
};

function isClaim(
  reading: Reading,
  ledger: Ledger,
  noun: string,
  from: number,
  to: number,
  values: readonly Value[],
): boolean {
  if (ofTheHouse.has(noun)) {
    const [start, end] = clauseOf(reading, from);
    const own = marksIn(reading, start, end, 'own').some((mark) => mark.to <= from);
    return own || marksIn(reading, from, to + 1, 'elsewhere').length === 0;
  }
  if (noun === 'guest')
    return values.length > 0 ? speaksOfHall(reading, from) || isCapacity(reading, from) : speaksOfHall(reading, from);
  if (noun === 'event_day') return ledger.sources.event !== null && speaksOfEvent(reading, from);
  if (ofTheEvent.has(noun)) return values.length > 0 || (ledger.sources.event !== null && speaksOfEvent(reading, from));
  // Of a word this wide, a number of the event's is held against it only where the event is spoken of.
  if (values.every(({ source }) => source.type === 'event')) return values.length > 0 && speaksOfEvent(reading, from);
  return values.length > 0;
}

/** 'seven rooms for meetings' are some of the rooms, not all of them. */
function isPart(reading: Reading, ledger: Ledger, count: { noun: string; value: number; to: number }): boolean {
  const total = ledger.numbers.get(`${count.noun}_count`)?.value;
  return total !== undefined && count.value < total && purposes.has(reading.tokens[count.to]?.text ?? '');
}

/** 'The car park has 24 spaces': spaces of what, the sentence says. */
function nounOf(reading: Reading, noun: string, index: number): string {
  if (noun !== 'space') return noun;
  const parks = mentionsBeside(reading, index).some(
    (mention) =>
      reading.sentence[mention.from] === reading.sentence[index] &&
      idsOf(mention, 'amenity').some((id) => sortOfId(id) === 'parking'),
  );
  return parks ? 'parking_space' : noun;
}

export const findCounts: Finder = (reading, ledger) => {
  const byPlace = new Map<string, Finding>();
  for (const found of countsOf(reading)) {
    const count = { ...found, noun: nounOf(reading, found.noun, found.from) };
    if (isPart(reading, ledger, count)) continue;
    const values = valuesOf(ledger, count.noun);
    if (!isClaim(reading, ledger, count.noun, count.from, count.to, values)) continue;
    const comparison = comparisonBefore(reading, count.from)?.id ?? null;
    const right = values.find((known) => agrees(count.value, known.value, comparison));
    const place = `${count.from}:${count.to}`;
    const earlier = byPlace.get(place);
    if (earlier?.verdict === 'supported') continue;
    const only = values[0];
    byPlace.set(place, {
      kind: 'count',
      verdict: right ? 'supported' : only ? 'contradicted' : 'unsupported',
      from: count.from,
      to: count.to,
      source: right?.source ?? only?.source,
      expected: right || !only ? undefined : withNumber(reading, count.from, count.to, count.from, only.value),
    });
  }
  return [...byPlace.values()];
};
