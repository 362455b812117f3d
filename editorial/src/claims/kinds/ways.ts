/** How far a place is, in metres or in minutes, on foot or by train. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import { kilometresBetween } from '#claims/geography.ts';
import { leadsAway } from '#claims/kinds/leading.ts';
import { isLengthOfOther } from '#claims/kinds/lengths-of-others.ts';
import { sameMode, statedBy } from '#claims/kinds/stated-quantities.ts';
import type { Known, Ledger, Length, Size } from '#claims/ledger/ledger.ts';
import { plainName } from '#claims/plain-name.ts';
import { nearest } from '#claims/reading/link.ts';
import { plainWordsOf } from '#claims/reading/plain-words.ts';
import { comparisonBefore, type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { type Mention, marksIn, type Reading } from '#claims/reading/read.ts';
import { measure, withNumber } from '#claims/wording.ts';

/** Metres a person walks in a minute (gold rule). */
const pace = 80;
/** A way on foot may be this much longer than the straight line. */
const detour = 1.45;
export const perUnit: Readonly<Record<string, number>> = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048 };
/** Waters and sands that stand for one another when only one is a fact. */
const waters = ['lake', 'sea', 'beach', 'river'];

const isAbout = (mention: Mention) =>
  mention.subjects.some(
    (s) => s.type === 'place' || s.type === 'water' || s.type === 'venue' || s.type === 'event' || s.type === 'house',
  );
export function placeIds(mention: Mention): string[] {
  return mention.subjects.flatMap((subject) => {
    if (subject.type === 'place') return [...subject.ids];
    if (subject.type === 'water') return waters;
    return subject.type === 'venue' || subject.type === 'event' ? ['venue'] : [];
  });
}

/** A place's own name is at least this long. */
const shortestName = 4;

/** 'Three kilometres to the castle': of a castle hotel that is the house. */
const withoutHouse = (ledger: Ledger, ids: readonly string[]) => ids.filter((id) => !ledger.ownLandmarks.has(id));

/** Places every town has; a fact named so is not about a place of that name. */
const usual: ReadonlySet<string> = new Set(
  'beach city_centre old_town airport train_station metro bus_stop port ski_lift stadium supermarket market'.split(' '),
);
const isOwnName = (place: string) => place.length >= shortestName && !usual.has(place);

function eventLength(ledger: Ledger): Known<Length> | null {
  const { event, property } = ledger.sources;
  if (!event) return null;
  const title = plainName(event.venue.title);
  for (const [place, known] of ledger.distances) {
    if (known.value.metres !== null && isOwnName(place) && title.includes(plainName(place))) return known;
  }
  const metres = kilometresBetween(property, event.venue) * 1000;
  if (Number.isNaN(metres)) return null;
  const value = `${(metres / 1000).toFixed(2)} km`;
  return {
    value: { metres, minutes: null, mode: 'walk' },
    source: { type: 'computed', name: 'distance:venue', value },
  };
}

function lengthsOf(ledger: Ledger, ids: readonly string[]): Known<Length>[] {
  // A venue may be called like a place every town has ('Market square'); its own way comes first.
  const venue = ids.includes('venue') ? eventLength(ledger) : null;
  const direct = [...(venue ? [venue] : []), ...ids.flatMap((id) => ledger.distances.get(id) ?? [])];
  if (direct.length > 0) return direct;
  return ids.some((id) => waters.includes(id)) ? waters.flatMap((id) => ledger.distances.get(id) ?? []) : [];
}

/** Whether a way said in metres or minutes is the way the source knows; null when the two cannot be compared. */
function sameWay(quantity: Quantity, known: Known<Length>): boolean | null {
  const { metres, minutes, mode } = known.value;
  const computed = known.source.type === 'computed';
  const said = quantity.high ?? quantity.value;
  const factor = perUnit[quantity.unit];
  if (factor) {
    const way = said * factor;
    if (metres !== null) {
      if (computed)
        return way >= metres * 0.9 - factor * 0.05 && way <= metres * detour
          ? true
          : quantity.comparison
            ? agrees(way, metres, quantity.comparison, metres * 0.1)
            : false;
      return agrees(
        way,
        metres,
        quantity.comparison,
        quantity.unit === 'mi' || quantity.unit === 'ft' ? metres * 0.07 : 0.5,
      );
    }
    return mode === 'walk' && minutes !== null ? agrees(way, minutes * pace, quantity.comparison, pace * 0.6) : null;
  }
  const time = quantity.unit === 'h' ? said * 60 : said;
  if (quantity.mode !== null && quantity.mode !== 'walk' && quantity.mode !== 'drive') return null;
  const driving = quantity.mode === 'drive';
  if (minutes !== null)
    return (mode === 'drive') === driving || quantity.mode === null
      ? agrees(time, minutes, quantity.comparison, 0.01)
      : null;
  if (metres === null || driving) return null;
  if (computed) return time >= (metres / pace) * 0.9 - 1 && time <= (metres / pace) * detour + 1;
  return agrees(time, metres / pace, quantity.comparison, Math.max(0.6, (metres / pace) * 0.12));
}

/** 'by tram' names the way, not the stop. */
const isVehicle = (reading: Reading, mention: Mention) =>
  marksIn(reading, mention.from - 3, mention.to, 'mode').some(
    (place) => place.from <= mention.from && place.to >= mention.to,
  );

const isThisLong = (quantity: Quantity, { value }: Known<Size>): boolean =>
  value.unit === 'm' && agrees(quantity.value, value.amount, quantity.comparison);

/** Holds a way against the distances, rides and coordinates that are known. */
export function judgeWay(reading: Reading, ledger: Ledger, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  if (isLengthOfOther(reading, ledger, quantity)) return null;
  const onFoot = quantity.mode === null || quantity.mode === 'walk';
  const places = nearest(reading, from, to, (mention) => isAbout(mention) && (onFoot || !isVehicle(reading, mention)))
    .filter(({ mention }) => !hasOwnWay(reading, mention, quantity) && !isEventApart(reading, mention, quantity))
    .map(({ mention, far }) => ({
      ids: orVenue(ledger, withoutHouse(ledger, placeIds(mention))),
      far,
      after: mention.from >= to,
    }))
    .filter(({ ids }) => ids.length > 0 && !isTaken(reading, ledger, quantity, ids));
  const metric = perUnit[quantity.unit] !== undefined;
  const named = namedWays(reading, ledger, quantity);
  if (!metric && named.length === 0 && quantity.mode === null && (places[0]?.far ?? 99) > 6) return null;
  if (quantity.unit === 'h' && quantity.mode === null) return null;
  const finding = (verdict: Finding['verdict'], source?: ClaimSource, expected?: string): Finding => ({
    kind: 'distance',
    verdict,
    from: startOf(reading, quantity),
    to,
    source,
    expected,
  });
  const way = named.find(({ right }) => right);
  if (way) return finding('supported', way.source);
  const [told] = named;
  for (const place of places) {
    const known = lengthsOf(ledger, place.ids);
    const verdicts = known.map((one) => ({ one, same: sameWay(quantity, one) }));
    const right = verdicts.find(({ same }) => same);
    if (right) return finding('supported', right.one.source);
    const wrong = verdicts.find(({ same }) => same === false);
    if (!wrong) continue;
    if (places.length > 1 && place === places[0]) {
      const other = places
        .slice(1)
        .flatMap(({ ids, far }) => (far <= place.far + 3 ? lengthsOf(ledger, ids) : []))
        .find((one) => sameWay(quantity, one));
      if (other) return finding('supported', other.source);
    }
    if (told) break;
    // 'The temple is 120 m away and the bus stop, 180': what stands behind the number may not be what it is said of.
    const unnamed = place.after ? unnamedWay(reading, ledger, quantity) : undefined;
    if (unnamed) return finding('supported', unnamed.source);
    const said = statedBy(ledger, quantity, new Set()).right;
    // In metres only what the event's own text says, such as the length of its trail.
    if (said && (!metric || said.type === 'event')) return finding('supported', said);
    return finding('contradicted', wrong.one.source, wayText(reading, quantity, wrong.one.value));
  }
  if (told) return finding('contradicted', told.source, told.expected);
  const stated = statedBy(ledger, quantity, new Set(places.flatMap(({ ids }) => ids)));
  if (stated.right) return finding('supported', stated.right);
  const unnamed = unnamedWay(reading, ledger, quantity);
  if (unnamed) return finding('supported', unnamed.source);
  if (stated.wrong)
    return finding('contradicted', stated.wrong.source, withNumber(reading, from, to, from, stated.wrong.value));
  if (places.length === 0) {
    if (metric && quantity.mode === null && !leadsAway(reading, quantity)) return null;
    const venue = eventLength(ledger);
    const any = [...ledger.distances.values(), ...(venue ? [venue] : [])].find((one) => sameWay(quantity, one));
    if (any) return finding('supported', any.source);
    if (!metric && quantity.mode === null) return null;
    // 'Dive into 16 metres of blue': a length of the house's, whatever it is called.
    const size =
      quantity.unit === 'm' ? [...ledger.sizes.values()].find((one) => isThisLong(quantity, one)) : undefined;
    if (size) return { ...finding('supported', size.source), kind: 'size' };
  }
  return finding('unsupported');
}

/** `cathedral_island`, `waterfall`: a fact that says the same of a place the language has no word for. */
const unnamedWay = (reading: Reading, ledger: Ledger, quantity: Quantity): Known<Length> | null =>
  [...ledger.distances].find(
    ([place, known]) => !(place in reading.grammar.pack.places) && sameWay(quantity, known),
  )?.[1] ?? null;

/** 'The square is 700 m away, the airport six kilometres': a later clause with both a place and its number. */
const hasOwnWay = (reading: Reading, mention: Mention, quantity: Quantity): boolean =>
  mention.from >= quantity.to &&
  reading.clause[mention.from] !== reading.clause[quantity.to - 1] &&
  quantitiesBeside(reading, quantity.from).some(
    (other) => other.from >= quantity.to && reading.clause[other.from] === reading.clause[mention.from],
  );

/** 'Three routes, the longest 140 km: sign up for the race': an event of another clause is no end of a way. */
const isEventApart = (reading: Reading, { from, to, subjects }: Mention, quantity: Quantity): boolean =>
  (quantity.unit === 'km' || quantity.unit === 'mi') &&
  quantity.mode === null &&
  // 'Between the house and the ball, one kilometre': a comma alone parts nothing.
  to !== quantity.from &&
  reading.clause[from] !== reading.clause[quantity.from] &&
  subjects.every(({ type }) => type === 'event') &&
  !leadsAway(reading, quantity);

/** True where an earlier number of the sentence already says rightly how far the place is. */
const isTaken = (reading: Reading, ledger: Ledger, quantity: Quantity, ids: readonly string[]) =>
  quantitiesBeside(reading, quantity.from).some(
    (other) =>
      other.to <= quantity.from &&
      reading.sentence[other.from] === reading.sentence[quantity.from] &&
      reading.clause[other.from] !== reading.clause[quantity.from] &&
      lengthsOf(ledger, ids).some((known) => sameWay(other, known)),
  );

/** What an event of a kind is called when it is called a place. */
const places: Partial<Readonly<Record<string, readonly string[]>>> = {
  market: ['market'],
  stage: ['theatre'],
  trade: ['convention_centre'],
  art: ['museum'],
};

/** 'The market is one kilometre away': the event, where no fact knows another market. */
function orVenue(ledger: Ledger, ids: readonly string[]): readonly string[] {
  const { event } = ledger.sources;
  if (!event || lengthsOf(ledger, ids).length > 0) return ids;
  return ids.some((id) => places[event.category]?.includes(id)) ? ['venue'] : ids;
}

type NamedWay = { right: boolean; source: ClaimSource; expected: string | undefined };
const wayName = /^(?:distance:|(?:[a-z]+_)*to_)([a-z0-9_]+)$/;

/**
 * Facts about the way to a place by its own name (`train_to_lindau`, `distance:messe`) where the sentence names that
 * place. They come before the kinds of places: the train to Lindau is no way to the station.
 */
function namedWays(reading: Reading, ledger: Ledger, quantity: Quantity): NamedWay[] {
  const words = plainWordsOf(reading, quantity.from);
  const isNamed = (place: string) => isOwnName(place) && words.includes(` ${place.replaceAll('_', ' ')} `);
  const rides = ledger.stated.flatMap((stated): NamedWay[] => {
    if (!isNamed(wayName.exec(stated.name)?.[1] ?? '')) return [];
    const fitting = stated.quantities.filter(
      (one) => one.unit === quantity.unit && sameMode(quantity, one, stated.name),
    );
    const right = fitting.some((one) => agrees(quantity.value, one.value, quantity.comparison));
    const [first] = fitting;
    const { from, to } = quantity;
    return first ? [{ right, source: stated.source, expected: withNumber(reading, from, to, from, first.value) }] : [];
  });
  const distances = [...ledger.distances].flatMap(([place, known]): NamedWay[] => {
    const same = isNamed(place) ? sameWay(quantity, known) : null;
    return same === null
      ? []
      : [{ right: same, source: known.source, expected: wayText(reading, quantity, known.value) }];
  });
  return [...rides, ...distances];
}

/** 'keine 800 Meter': the denial is part of what is claimed. */
const startOf = (reading: Reading, quantity: Quantity) =>
  quantity.comparison === 'less' ? (comparisonBefore(reading, quantity.from)?.from ?? quantity.from) : quantity.from;

function wayText(reading: Reading, quantity: Quantity, known: Length): string | undefined {
  const index = quantity.from;
  if (!perUnit[quantity.unit]) {
    const minutes = known.minutes ?? (known.metres === null ? null : Math.round(known.metres / pace));
    return minutes === null ? undefined : withNumber(reading, quantity.from, quantity.to, index, minutes);
  }
  if (known.metres === null)
    return known.minutes === null ? undefined : measure(known.minutes, 'min', reading.language);
  const unit = known.metres >= 1000 ? 'km' : 'm';
  const value = unit === 'km' ? Math.round(known.metres / 100) / 10 : Math.round(known.metres);
  return unit === quantity.unit
    ? withNumber(reading, quantity.from, quantity.to, index, value)
    : measure(value, unit, reading.language);
}
