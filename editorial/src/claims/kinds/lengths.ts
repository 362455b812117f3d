/** Ways and sizes: how far the beach is, on foot or by train, how long the pool, how large the spa, how warm the water. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { kilometresBetween } from '#claims/geography.ts';
import { type Known, type Ledger, type Length, lookUp, type Size } from '#claims/ledger/ledger.ts';
import { nearest } from '#claims/reading/link.ts';
import { comparisonBefore, type Quantity, quantitiesOf } from '#claims/reading/quantities.ts';
import { idsOf, type Mention, markAt, markBefore, marksIn, type Reading } from '#claims/reading/read.ts';
import { measure, withNumber } from '#claims/wording.ts';

/** Metres a person walks in a minute (gold rule). */
const pace = 80;
/** A way on foot may be this much longer than the straight line. */
const detour = 1.45;
const perUnit: Readonly<Record<string, number>> = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048 };
/** Waters and sands that stand for one another when only one is a fact. */
const waters = ['lake', 'sea', 'beach', 'river'];

const isPool = (mention: Mention) =>
  idsOf(mention, 'amenity').some((id) => id.includes('pool') || id === 'private_beach' || id === 'water_slide');
const isAbout = (mention: Mention) =>
  mention.subjects.some(
    (s) => s.type === 'place' || s.type === 'water' || s.type === 'venue' || s.type === 'event' || s.type === 'house',
  );
const sizeable = (mention: Mention) => idsOf(mention, 'amenity', 'thing', 'counted').length > 0;

function placeIds(mention: Mention): string[] {
  return mention.subjects.flatMap((subject) => {
    if (subject.type === 'place') return [...subject.ids];
    if (subject.type === 'water') return waters;
    return subject.type === 'venue' || subject.type === 'event' ? ['venue'] : [];
  });
}

/** Names that a fact and a venue may share without being the same place. */
const usualPlaces: ReadonlySet<string> = new Set(['beach', 'old_town', 'airport', 'metro', 'stadium', 'harbour', 'market']);

const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');

function eventLength(ledger: Ledger): Known<Length> | null {
  const { event, property } = ledger.sources;
  if (!event) return null;
  const title = plainName(event.venue.title);
  for (const [place, known] of ledger.distances) {
    if (known.value.metres !== null && place.length > 4 && !usualPlaces.has(place) && title.includes(plainName(place)))
      return known;
  }
  const metres = kilometresBetween(property, event.venue) * 1000;
  const value = `${(metres / 1000).toFixed(2)} km`;
  return {
    value: { metres, minutes: null, mode: 'walk' },
    source: { type: 'computed', name: 'distance:venue', value },
  };
}

function lengthsOf(ledger: Ledger, ids: readonly string[]): Known<Length>[] {
  const direct = ids.flatMap((id) => ledger.distances.get(id) ?? []);
  if (direct.length > 0) return direct;
  if (ids.includes('venue')) {
    const venue = eventLength(ledger);
    return venue ? [venue] : [];
  }
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

/** How a fact's name says that a way is made. */
const modeNames: Readonly<Record<string, RegExp>> = {
  walk: /walk|foot/,
  drive: /drive|car(?:_|$)|taxi/,
  train: /train|rail/,
  bus: /bus|tram|metro|subway|shuttle/,
  bike: /bike|bicycle|cycle/,
  boat: /boat|ferry|ship/,
  cable: /cable|gondola|funicular/,
};

/** 'ten minutes by taxi' is not what `tram_to_centre` says. */
function sameMode(quantity: Quantity, known: Quantity, name: string): boolean {
  if (quantity.mode === null) return true;
  if (known.mode !== null) return known.mode === quantity.mode;
  return modeNames[quantity.mode]?.test(name) === true || !Object.values(modeNames).some((mode) => mode.test(name));
}

/** A free text that states the same number with the same unit. */
function statedBy(
  ledger: Ledger,
  quantity: Quantity,
  ids: ReadonlySet<string>,
): { right: ClaimSource | null; wrong: { value: number; source: ClaimSource } | null } {
  let wrong: { value: number; source: ClaimSource } | null = null;
  for (const stated of ledger.stated) {
    const sameThing =
      [...ids].some((id) => stated.subjects.has(id)) || (quantity.mode !== null && stated.name.includes(quantity.mode));
    for (const known of stated.quantities) {
      if (known.unit !== quantity.unit || !sameMode(quantity, known, stated.name)) continue;
      if (agrees(quantity.value, known.value, quantity.comparison)) return { right: stated.source, wrong: null };
      if (sameThing) wrong ??= { value: known.value, source: stated.source };
    }
  }
  return { right: null, wrong };
}

/** 'by tram' names the way, not the stop. */
const isVehicle = (reading: Reading, mention: Mention) =>
  marksIn(reading, mention.from - 3, mention.to, 'mode').some(
    (place) => place.from <= mention.from && place.to >= mention.to,
  );

function judgeWay(reading: Reading, ledger: Ledger, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  const onFoot = quantity.mode === null || quantity.mode === 'walk';
  const places = nearest(reading, from, to, (mention) => isAbout(mention) && (onFoot || !isVehicle(reading, mention)))
    .map(({ mention, far }) => ({ ids: placeIds(mention), far }))
    .filter(({ ids }) => ids.length > 0);
  const metric = perUnit[quantity.unit] !== undefined;
  if (!metric && quantity.mode === null && (places[0]?.far ?? 99) > 6) return null;
  if (quantity.unit === 'h' && quantity.mode === null) return null;
  const finding = (verdict: Finding['verdict'], source?: ClaimSource, expected?: string): Finding => ({
    kind: 'distance',
    verdict,
    from: startOf(reading, quantity),
    to,
    source,
    expected,
  });
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
    const said = metric ? null : statedBy(ledger, quantity, new Set()).right;
    if (said) return finding('supported', said);
    return finding('contradicted', wrong.one.source, wayText(reading, quantity, wrong.one.value));
  }
  const stated = statedBy(ledger, quantity, new Set(places.flatMap(({ ids }) => ids)));
  if (stated.right) return finding('supported', stated.right);
  if (stated.wrong)
    return finding('contradicted', stated.wrong.source, withNumber(reading, from, to, from, stated.wrong.value));
  if (places.length === 0) {
    const venue = eventLength(ledger);
    const any = [...ledger.distances.values(), ...(venue ? [venue] : [])].find((one) => sameWay(quantity, one));
    if (any) return finding('supported', any.source);
    if (!metric && quantity.mode === null) return null;
  }
  return finding('unsupported');
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

function judgeSize(reading: Reading, ledger: Ledger, quantity: Quantity): Finding {
  const { from, to } = quantity;
  const unit = quantity.unit === 'm' || quantity.unit === 'ft' ? 'm' : 'm2';
  const amount = quantity.unit === 'ha' ? quantity.value * 10_000 : quantity.value;
  const matches = (known: Known<Size>) =>
    known.value.unit === unit && agrees(amount, known.value.amount, quantity.comparison);
  const candidates = nearest(reading, from, to, sizeable);
  for (const { mention } of candidates) {
    const sizes = lookUp(ledger.sizes, idsOf(mention, 'amenity', 'thing', 'counted')).filter(
      (known) => known.value.unit === unit,
    );
    const right = sizes.find(matches);
    if (right) return { kind: 'size', verdict: 'supported', from, to, source: right.source };
    const wrong = sizes[0];
    if (wrong) {
      const value = quantity.unit === 'ha' ? wrong.value.amount / 10_000 : wrong.value.amount;
      return {
        kind: 'size',
        verdict: 'contradicted',
        from,
        to,
        source: wrong.source,
        expected: withNumber(reading, from, to, from, value),
      };
    }
  }
  const ids = new Set(candidates.flatMap(({ mention }) => idsOf(mention, 'amenity', 'thing', 'counted', 'place')));
  const stated = statedBy(ledger, quantity, ids);
  if (stated.right) return { kind: 'size', verdict: 'supported', from, to, source: stated.right };
  const any = candidates.length === 0 ? [...ledger.sizes.values()].find(matches) : undefined;
  if (any) return { kind: 'size', verdict: 'supported', from, to, source: any.source };
  if (stated.wrong)
    return {
      kind: 'size',
      verdict: 'contradicted',
      from,
      to,
      source: stated.wrong.source,
      expected: withNumber(reading, from, to, from, stated.wrong.value),
    };
  return { kind: 'size', verdict: 'unsupported', from, to };
}

function judgeWeight(ledger: Ledger, reading: Reading, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  const stated = ledger.stated.flatMap((text) =>
    text.quantities.filter((q) => q.unit === 'kg').map((q) => ({ value: q.value, source: text.source })),
  );
  const right = stated.find((known) => agrees(quantity.value, known.value, quantity.comparison));
  if (right) return { kind: 'amenity', verdict: 'supported', from, to, source: right.source };
  const speaksOfPets =
    nearest(reading, from, to, (mention) =>
      idsOf(mention, 'thing', 'amenity').some((id) => id === 'pets' || id === 'pet_friendly'),
    ).length > 0;
  if (!speaksOfPets) return null;
  const wrong = stated[0];
  if (wrong)
    return {
      kind: 'amenity',
      verdict: 'contradicted',
      from,
      to,
      source: wrong.source,
      expected: withNumber(reading, from, to, from, wrong.value),
    };
  return { kind: 'amenity', verdict: 'unsupported', from, to };
}

/** True where metres say how long or high a thing is, not how far. */
function isSize(reading: Reading, quantity: Quantity): boolean {
  if (quantity.unit !== 'm' && quantity.unit !== 'ft') return false;
  if (markAt(reading, quantity.to, 'dimension') || markBefore(reading, quantity.from, 'dimension')) return true;
  const [thing] = nearest(reading, quantity.from, quantity.to, isPool);
  const [place] = nearest(reading, quantity.from, quantity.to, (mention) => placeIds(mention).length > 0);
  return thing !== undefined && quantity.mode !== 'walk' && thing.far <= 6 && thing.far < (place?.far ?? 99);
}

export const findLengths: Finder = (reading, ledger) =>
  quantitiesOf(reading).flatMap((quantity): Finding[] => {
    if (quantity.unit === 'm2' || quantity.unit === 'ha' || quantity.unit === 'c' || isSize(reading, quantity))
      return [judgeSize(reading, ledger, quantity)];
    if (quantity.unit === 'kg') return listOf(judgeWeight(ledger, reading, quantity));
    const timed = quantity.unit === 'min' || quantity.unit === 'h';
    if (!timed && !perUnit[quantity.unit]) return [];
    if (timed && reading.tokens[quantity.from]?.article && quantity.mode === null) return [];
    return listOf(judgeWay(reading, ledger, quantity));
  });

const listOf = (finding: Finding | null): Finding[] => (finding ? [finding] : []);
