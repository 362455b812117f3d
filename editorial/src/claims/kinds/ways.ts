/** How far a place is, in metres or in minutes, on foot or by train. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import { eventLength, lengthsOf, perUnit, sameWay, waters } from '#claims/kinds/known-ways.ts';
import { leadsAway } from '#claims/kinds/leading.ts';
import { isLengthOfOther } from '#claims/kinds/lengths-of-others.ts';
import { namedWays, wayByOwnWord, wayText } from '#claims/kinds/named-ways.ts';
import { statedBy } from '#claims/kinds/stated-quantities.ts';
import type { Known, Ledger, Length, Size } from '#claims/ledger/ledger.ts';
import { nearest, questionBefore } from '#claims/reading/link.ts';
import { comparisonBefore, type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, type Mention, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { withNumber } from '#claims/wording.ts';

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

/** 'Three kilometres to the castle': of a castle hotel that is the house. */
const withoutHouse = (ledger: Ledger, ids: readonly string[]) => ids.filter((id) => !ledger.ownLandmarks.has(id));

/** 'by tram' names the way, not the stop. */
const isVehicle = (reading: Reading, mention: Mention) =>
  marksIn(reading, mention.from - 3, mention.to, 'mode').some(
    (place) => place.from <= mention.from && place.to >= mention.to,
  );

/** A length of the house's own that is as long: 'boats of up to 15 metres'. */
const rightSize = (ledger: Ledger, quantity: Quantity): Known<Size> | undefined =>
  perUnit[quantity.unit] && quantity.unit !== 'km'
    ? [...ledger.sizes.values()].find(
        ({ value }) =>
          value.unit === 'm' &&
          agrees(
            quantity.value * (perUnit[quantity.unit] ?? 1),
            value.amount,
            quantity.comparison === 'atMost' ? null : quantity.comparison,
            quantity.unit === 'm' ? 0 : value.amount * 0.02,
          ),
      )
    : undefined;

/** Holds a way against the distances, rides and coordinates that are known. */
export function judgeWay(reading: Reading, ledger: Ledger, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  if (isLengthOfOther(reading, ledger, quantity)) return null;
  const onFoot = quantity.mode === null || quantity.mode === 'walk';
  const all = nearest(reading, from, to, (mention) => isAbout(mention) && (onFoot || !isVehicle(reading, mention)))
    .filter(({ mention }) => !hasOwnWay(reading, mention, quantity) && !isEventApart(reading, mention, quantity))
    .map(({ mention, far }) => ({
      ids: orVenue(ledger, withoutHouse(ledger, placeIds(mention))),
      far,
      at: mention.from,
      after: mention.from >= to,
      here: reading.clause[mention.from] === reading.clause[from],
    }))
    .filter(({ ids }) => ids.length > 0);
  const places = all.filter(({ ids }) => !isTaken(reading, ledger, quantity, ids, all));
  const metric = perUnit[quantity.unit] !== undefined;
  const named = namedWays(reading, ledger, quantity);
  // 'The castle? Two minutes, if the drawbridge is down.'
  const isAnswer = asks(reading, quantity) && places.length > 0;
  if (!metric && named.length === 0 && quantity.mode === null && !isAnswer && (places[0]?.far ?? 99) > 7) return null;
  if (!metric && quantity.mode === null && isLasting(reading, quantity, all)) return null;
  // 'An hour to the airport' is a way, 'an hour of silence at the airport' none.
  if (quantity.unit === 'h' && quantity.mode === null && !all.some(({ at }) => isLedTo(reading, quantity, at)))
    return null;
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
  const own = wayByOwnWord(reading, ledger, quantity);
  if (own) return finding('supported', own.source);
  const [told] = named;
  // 'It is 1.2 km from the station, a quarter of an hour on foot, and three minutes from the stop'.
  const again = places.some(({ here }) => here) ? undefined : rightWay(ledger, quantity, all);
  if (again) return finding('supported', again.source);
  // 'The regatta brings sixty ships to a quay four minutes away': any quay is the event's where the event is spoken of.
  const venue = places.some(({ ids }) => ids.includes('venue')) ? eventLength(ledger) : null;
  if (venue && sameWay(quantity, venue)) return finding('supported', venue.source);
  const boats = quantity.comparison === 'atMost' ? rightSize(ledger, quantity) : undefined;
  if (boats) return { ...finding('supported', boats.source), kind: 'size' };
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
    const unnamed =
      place.after && !isLedTo(reading, quantity, place.at) ? unnamedWay(reading, ledger, quantity) : undefined;
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
    // 'Nothing tastes like chocolate at 2,800 metres': a height.
    if (isHeight(reading, quantity)) return null;
  }
  // 'Dive into 16 metres of blue', 'zwanzig Meter Wasser': a length of the house's, whatever it is called.
  const size = quantity.mode === null ? rightSize(ledger, quantity) : undefined;
  if (size) return { ...finding('supported', size.source), kind: 'size' };
  return finding('unsupported');
}

/** True where minutes begin the answer to a question. */
const asks = (reading: Reading, { from }: Quantity): boolean =>
  from - sentenceOf(reading, from)[0] <= 2 && questionBefore(reading, from) !== null;

/** Metres from which on 'at … metres' speaks of a height. */
const high = 800;
const situated = /^(?:lies|sits|stands|is|are|perched|liegt|steht|ist|thront|está|queda|es|est|se|situé|situado)$/;
const isHeight = (reading: Reading, { unit, value, from, to }: Quantity): boolean =>
  (unit === 'm' || unit === 'ft') &&
  value >= high &&
  /^(?:at|auf|a|à)$/.test(reading.tokens[from - 1]?.text ?? '') &&
  reading.tokens.slice(to, to + 2).every(({ text }) => !toOrFrom.test(text)) &&
  reading.tokens.slice(clauseOf(reading, from)[0], from).every(({ text }) => !situated.test(text)) &&
  marksIn(reading, ...clauseOf(reading, from), 'ours').length === 0;

/** 'A fifteen-minute walk to the bus stop': what the way leads to, and nothing that a sentence goes on to. */
const isLedTo = (reading: Reading, { to }: Quantity, index: number): boolean =>
  index > to &&
  reading.tokens
    .slice(to, index)
    .every(
      ({ text, gap, capital }) =>
        gap <= breaks.space && (capital || /^(?:to|the|bis|zum|zur|nach|hasta|el|la|jusqu|à|au|l)$/.test(text)),
    );

const toOrFrom = /^(?:to|from|away|zu|zum|zur|bis|von|vom|entfernt|weit|nach|distant|off)$/;

/** 'Ten minutes of silence by the lake', 'zehn Minuten Licht am See': what lasts so long, and no way. */
function isLasting(reading: Reading, { from, to }: Quantity, places: readonly Place[]): boolean {
  const next = reading.tokens[to];
  if (next?.kind !== 'word' || next.gap > breaks.space || places.some(({ at }) => at >= to && at - to <= 2))
    return false;
  const rest = reading.tokens.slice(Math.max(0, from - 2), clauseOf(reading, from)[1]);
  if (rest.some(({ text }) => toOrFrom.test(text))) return false;
  return reading.language === 'de' ? next.capital : reading.language === 'en' && next.text === 'of';
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
  (quantitiesBeside(reading, quantity.from).some(
    (other) => other.from >= quantity.to && reading.clause[other.from] === reading.clause[mention.from],
  ) ||
    // '…, le premier supermarché à 150': the unit stands with the first number.
    reading.tokens
      .slice(mention.to, clauseOf(reading, mention.from)[1])
      .some(({ kind, value, article }) => kind === 'number' && value !== null && !article));

/** 'Three routes, the longest 140 km: sign up for the race': an event of another clause is no end of a way. */
const isEventApart = (reading: Reading, { from, to, subjects }: Mention, quantity: Quantity): boolean =>
  (quantity.unit === 'km' || quantity.unit === 'mi') &&
  quantity.mode === null &&
  // 'Between the house and the ball, one kilometre': a comma alone parts nothing.
  to !== quantity.from &&
  reading.clause[from] !== reading.clause[quantity.from] &&
  subjects.every(({ type }) => type === 'event') &&
  !leadsAway(reading, quantity);

/** A place a sentence speaks of: `after` the number, and `here` where it stands in the same clause. */
type Place = { ids: readonly string[]; far: number; at: number; after: boolean; here: boolean };

const rightWay = (ledger: Ledger, quantity: Quantity, places: readonly Place[]): Known<Length> | undefined =>
  places.flatMap(({ ids }) => lengthsOf(ledger, ids)).find((known) => sameWay(quantity, known));

/** True where an earlier number already says rightly how far the place is: '600 m to the old town and 9 km to the airport'. */
const isTaken = (
  reading: Reading,
  ledger: Ledger,
  quantity: Quantity,
  ids: readonly string[],
  places: readonly Place[],
): boolean =>
  quantitiesBeside(reading, quantity.from).some(
    (other) =>
      other.to <= quantity.from &&
      reading.sentence[other.from] === reading.sentence[quantity.from] &&
      (reading.clause[other.from] !== reading.clause[quantity.from] ||
        places.some(({ at, after, here }) => here && (after || at >= other.to))) &&
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

/** 'keine 800 Meter': the denial is part of what is claimed. */
const startOf = (reading: Reading, quantity: Quantity) =>
  quantity.comparison === 'less' ? (comparisonBefore(reading, quantity.from)?.from ?? quantity.from) : quantity.from;
