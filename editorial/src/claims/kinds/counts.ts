/** Numbers of things: rooms, restaurants, guests a hall holds, bands of the event, days it lasts. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import { eventDays } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { isPassed } from '#claims/kinds/counted-alike.ts';
import { attending, ofTheEvent, startersOf, starting } from '#claims/kinds/event-counts.ts';
import { capacitiesOf, ofHall } from '#claims/kinds/halls.ts';
import { findOnlyOnes } from '#claims/kinds/only-ones.ts';
import { findOrdinals } from '#claims/kinds/ordinals.ts';
import { isPounds } from '#claims/kinds/pounds.ts';
import { remainingOf } from '#claims/kinds/remaining.ts';
import { isForBikes, isOfVehicle } from '#claims/kinds/seats.ts';
import {
  fewestSeats,
  isFound,
  isLeft,
  isPart,
  isSome,
  isToldOfSome,
  isWay,
  ofTheHouse,
} from '#claims/kinds/some-of-them.ts';
import { isBetween } from '#claims/kinds/storeys.ts';
import { isOfThePast } from '#claims/kinds/told-past.ts';
import { isYear } from '#claims/kinds/years-of-facts.ts';
import { eventSource, type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { countsOf, type Stated } from '#claims/ledger/stated.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import { comparisonBefore, comparisonBehind } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';
import { withNumber } from '#claims/wording.ts';

/** What facts may call the things a house is made of: the rooms of a boat are its cabins. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  cabin: ['room', 'treatment_room'],
  chalet: ['cabin', 'lodge', 'hut', 'bungalow', 'villa', 'room'],
  cottage: ['house', 'villa', 'bungalow'],
  apartment: ['flat', 'studio', 'unit', 'holiday_flat'],
  space: ['parking_space', 'pitch'],
  dorm: ['dormitory', 'shared_room'],
  charging_station: ['charging_point', 'ev_charging', 'wallbox'],
};

/** What a house without a number of rooms may count instead. */
const insteadOfRooms = ['apartment', 'lodge', 'cottage', 'villa', 'bungalow', 'chalet', 'studio', 'cabin', 'unit'];
/** The same the other way round: the rooms of an aparthotel are its apartments. */
const instead: Readonly<Record<string, readonly string[]>> = {
  room: insteadOfRooms,
  apartment: ['room'],
  lodge: ['room'],
  studio: ['apartment', 'room'],
};

/** What may have rooms of its own. */
const units: ReadonlySet<string> = new Set(['apartment', 'suite', 'chalet', 'cottage', 'studio', 'room']);

type Value = { value: number; source: ClaimSource };

function valuesOf(reading: Reading, ledger: Ledger, noun: string, index: number): Value[] {
  const values: Value[] = [];
  const direct = ledger.numbers.get(`${noun}_count`);
  if (direct) values.push(direct);
  const plural = ledger.numbers.get(`${noun}s_count`);
  if (plural) values.push(plural);
  for (const name of alsoCalled[noun] ?? []) {
    const known = ledger.numbers.get(`${name}_count`);
    if (known) values.push(known);
  }
  if (values.length === 0)
    for (const name of instead[noun] ?? [])
      values.push(...(ledger.numbers.get(`${name}_count`) ? [ledger.numbers.get(`${name}_count`) as Value] : []));
  // Some of them are counted by themselves: `accessible_room_count`.
  for (const [name, known] of ledger.numbers) if (name.endsWith(`_${noun}_count`)) values.push(known);
  // 'All 96 apartments': seventy studios and twenty-six of two rooms are all the rooms there are.
  const rooms = ledger.numbers.get('room_count');
  if (rooms && values.length > 1 && values.reduce((sum, { value }) => sum + value, 0) === rooms.value)
    values.push(rooms);
  if (values.length === 0 && starting.has(noun)) values.push(...startersOf(ledger));
  if (noun === 'guest')
    values.push(...(ofHall(reading, ledger, index) ?? capacitiesOf(ledger).map(([, known]) => known)));
  for (const stated of ledger.stated) {
    for (const count of stated.counts)
      if (
        count.noun === noun ||
        (noun === 'parking_space' &&
          isParking(stated, count.noun) &&
          !having.has(reading.tokens[index - 1]?.text ?? ''))
      )
        values.push({ value: count.value, source: stated.source });
  }
  if ((noun === 'event_day' || noun === 'evening') && ledger.sources.event) {
    const days = eventDays(ledger.sources.event);
    values.push({
      value: days.length,
      source: eventSource(ledger.sources.event, 'endDate', ledger.sources.event.eventEndDate ?? ''),
    });
  }
  return values;
}

/** '3 spaces, first come, first served', the note of a car park. */
const isParking = ({ source, name }: Stated, noun: string): boolean =>
  noun === 'space' &&
  [source.item ?? '', name.replace(/_(?:note|spaces?)$/, '')].some((id) => sortOfId(id) === 'parking');

const having: ReadonlySet<string> = new Set('de d à avec con mit with of'.split(' '));

/** 'El apartamento de dos dormitorios': rooms of an apartment, and not of the house. */
const isOfUnit = (reading: Reading, from: number): boolean =>
  having.has(reading.tokens[from - 1]?.text ?? '') &&
  mentionsBeside(reading, from).some(
    (mention) => mention.to === from - 1 && idsOf(mention, 'counted').some((id) => units.has(id)),
  );

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

const seat = /^(?:seats?|sitz(?:e|plätzen?)|asientos?|butacas?|assises)$/;
const seats = (reading: Reading, from: number): boolean =>
  (reading.tokens[from]?.value ?? 0) >= fewestSeats && markBefore(reading, from, 'capacity') !== null;

function isClaim(
  reading: Reading,
  ledger: Ledger,
  noun: string,
  from: number,
  to: number,
  values: readonly Value[],
): boolean {
  // 'Half a bed is all a child will leave you': nobody counts so.
  if ((reading.tokens[from]?.value ?? 1) < 1) return false;
  if (noun === 'room' && isOfUnit(reading, from)) return false;
  if (isBetween(reading, noun, from, to, values)) return false;
  // 'Twenty-eight cows live next door': they may be ours all the same.
  if (isOfOthers(reading, from, ofTheHouse.has(noun) ? undefined : from)) return false;
  if (ofTheHouse.has(noun)) {
    const [start, end] = clauseOf(reading, from);
    if (isOfThePast(reading, ledger, from)) return false;
    // 'The nearest golf course has eighteen holes'.
    const away = reading.tokens
      .slice(start, from)
      .some(
        ({ text }, at, { [at + 1]: next }) =>
          /^(?:nearest|closest|nächste[rns]?)$/.test(text) && !meeting.test(next?.text ?? ''),
      );
    if (away && marksIn(reading, start, end, 'ours').length === 0) return false;
    const own = marksIn(reading, start, end, 'own').some((mark) => mark.to <= from);
    return own || marksIn(reading, from, to + 1, 'elsewhere').length === 0;
  }
  // 'The largest of them takes 300 people'.
  if (noun === 'guest' && values.length > 0 && seats(reading, from)) return true;
  if (
    noun === 'guest' &&
    values.length > 0 &&
    (reading.tokens[from]?.value ?? 0) >= fewestSeats &&
    seat.test(reading.tokens[to - 1]?.text ?? '')
  )
    return true;
  if (noun === 'guest' && attending.test(reading.tokens[to - 1]?.text ?? '') && speaksOf(reading, from, 'event'))
    return values.some(({ source }) => source.type === 'event');
  if (noun === 'guest')
    return values.length > 0 ? speaksOfHall(reading, from) || isCapacity(reading, from) : speaksOfHall(reading, from);
  if (noun === 'event_day') return ledger.sources.event !== null && speaksOf(reading, from, 'event');
  if (ofTheEvent.has(noun))
    return values.length > 0 || (ledger.sources.event !== null && speaksOf(reading, from, 'event'));
  // Of a word this wide, a number of the event's is held against it only where the event is spoken of.
  if (values.every(({ source }) => source.type === 'event'))
    return values.length > 0 && speaksOf(reading, from, 'event');
  return values.length > 0;
}

const meeting =
  /^(?:meetings?|conferences?|seminars?|workshops?|(?:tagung|konferenz|seminar|besprechung|klausur|firmenfeier|veranstaltung)(?:en|e|s)?|meetings|reuni(?:ón|ones)|congresos?|seminarios?|conferencias?|talleres|jornadas|réunions?|séminaires?|conférences?|congrès)$/;
const toMeet = { en: /^(?:for|to|waiting)$/, de: /^(?:für)$/, es: /^(?:para|por)$/, fr: /^(?:pour)$/ } as const;
const meetReach = 6;

/** 'Seis salas para su próxima reunión', 'six rooms for your meeting': what the sentence says they are for. */
function isForMeetings(reading: Reading, noun: string, index: number, to: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  const { tokens, language } = reading;
  const isMeeting = (at: number) => meeting.test(tokens[at]?.text ?? '');
  const places = Array.from({ length: end - start }, (_, at) => start + at).filter(isMeeting);
  if (noun === 'hall') return places.length > 0;
  // 'Habitaciones para congresos' are for sleeping.
  if (!/^(?:rooms|räumen?)$/.test(tokens[to - 1]?.text ?? '')) return false;
  const leads = (at: number) => toMeet[language].test(tokens[at]?.text ?? '');
  return places.some(
    (at) =>
      (at >= to && at - to <= meetReach && [to, to + 1, to + 2].some(leads)) ||
      (at < index &&
        tokens.slice(Math.max(start, at - meetReach), at).some((_, far, { length }) => leads(at - length + far))),
  );
}

/** 'The car park has 24 spaces': spaces of what, the sentence says. */
function nounOf(reading: Reading, noun: string, index: number, to: number): string {
  if (noun === 'parking_space' && isForBikes(reading, to)) return 'space';
  if ((noun === 'hall' || noun === 'room') && isForMeetings(reading, noun, index, to)) return 'meeting_room';
  if (noun !== 'space') return noun;
  const parks = mentionsBeside(reading, index).some(
    (mention) =>
      reading.sentence[mention.from] === reading.sentence[index] &&
      idsOf(mention, 'amenity').some((id) => sortOfId(id) === 'parking'),
  );
  return parks ? 'parking_space' : noun;
}

/** 'Eleven bedtime stories', 'one kettle, eleven stories': floors follow their number, and a house is said to have them. */
const isTale = (reading: Reading, { noun, from, to }: { noun: string; from: number; to: number }) =>
  noun === 'floor' &&
  reading.tokens[to - 1]?.text === 'stories' &&
  (to - from > 2 || !(/^(?:high|tall|up)$/.test(reading.tokens[to]?.text ?? '') || speaksOf(reading, from, 'house')));

/** A Spanish 'dormitorio' is a dormitory as well as a bedroom. */
const isDorm = (reading: Reading, { noun, to }: { noun: string; to: number }): boolean =>
  noun === 'room' && /^dormitorios?$/.test(reading.tokens[to - 1]?.text ?? '');

/** 'Seit 1974 vermieten wir Zimmer', 'bis 23. April 2027 Aussteller aus 41 Ländern': a year counts nothing. */
const isDated = (reading: Reading, index: number): boolean =>
  isYear(reading.tokens[index]?.text ?? '') &&
  (markBefore(reading, index, 'month') !== null ||
    /^(?:since|in|seit|im|desde|en|depuis|de)$/.test(reading.tokens[index - 1]?.text ?? ''));

type Counted = ReturnType<typeof countsOf>[number];
const filledWith = /^(?:of|with|for|mit|voller|de|del|d|con|avec|pour|para)$/;

/** 'Twenty-eight stalls of wine' are stalls, where a source counts these: what they hold has no number. */
const isHeldBy = (reading: Reading, ledger: Ledger, all: readonly Counted[], { from, to }: Counted): boolean =>
  all.some(
    (other) =>
      other.from === from &&
      other.to < to &&
      filledWith.test(reading.tokens[other.to]?.text ?? '') &&
      valuesOf(reading, ledger, other.noun, from).length > 0,
  );

export const findCounts: Finder = (reading, ledger) => {
  const byPlace = new Map<string, Finding>();
  const all = countsOf(reading);
  for (const found of all) {
    const count = { ...found, noun: nounOf(reading, found.noun, found.from, found.to) };
    if (
      isOfVehicle(reading, found) ||
      isPounds(reading, ledger, found) ||
      isDated(reading, found.from) ||
      isHeldBy(reading, ledger, all, found) ||
      isPart(reading, ledger, count) ||
      isToldOfSome(reading, ledger, count) ||
      isWay(reading, count) ||
      isTale(reading, found) ||
      (!ofTheHouse.has(count.noun) && isPassed(reading, count.from, count.to))
    )
      continue;
    const remaining = remainingOf(reading, ledger, count);
    const values = [count.noun, ...(isDorm(reading, count) ? ['dorm'] : [])].flatMap((noun) =>
      valuesOf(reading, ledger, noun, count.from),
    );
    if (!remaining && !isClaim(reading, ledger, count.noun, count.from, count.to, values)) continue;
    if (isLeft(reading, count.from, count.value) || isFound(reading, count.from) || isSome(reading, count, values))
      continue;
    const comparison = comparisonBefore(reading, count.from)?.id ?? comparisonBehind(reading, count.to);
    const right = remaining ?? values.find((known) => agrees(count.value, known.value, comparison));
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
  return [...byPlace.values(), ...findOrdinals(reading, ledger), ...findOnlyOnes(reading, ledger)];
};
