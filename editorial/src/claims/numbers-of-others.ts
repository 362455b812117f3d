/**
 * A sentence often names two things with a number each, and the reader of a kind may give one to the wrong of them. A
 * number that a source gives to another thing of the sentence is that thing's, and no error.
 */

import type { ClaimKind, ClaimSource } from '@foyer/contract/claims';
import { exactlyTold } from '#claims/exact-numbers.ts';
import type { Finding } from '#claims/finding.ts';
import { clubOf } from '#claims/kinds/club-ages.ts';
import { perUnit, sameWay } from '#claims/kinds/known-ways.ts';
import { isOfNextWay } from '#claims/kinds/next-ways.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import { isYear } from '#claims/kinds/years-of-facts.ts';
import { isOfChoice, isOfStay, pieceOf } from '#claims/kinds/years-of-others.ts';
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import { isNamed, isOnlyElsewhere, mayBe } from '#claims/named-owners.ts';
import { onceFor } from '#claims/once.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { type Clock, type ClockSpan, clocksOf } from '#claims/reading/clocks.ts';
import { goesOnWith } from '#claims/reading/going-on.ts';
import { isMoney, type Quantity, quantitiesOf } from '#claims/reading/quantities.ts';
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
import type { Token } from '#claims/reading/tokens.ts';
import { codesOf } from '#lexicon/currencies.ts';
import { squareMetres } from '#lexicon/imperial.ts';

/** A thing a source gives this very number of; `loose` where it gives metres and the text minutes. */
type Owner = { id: string; source: ClaimSource; loose?: boolean };
/** Minutes. */
const hour = 60;

type Owners = (finding: Finding, reading: Reading, ledger: Ledger) => Owner[];

const owners = <T>(map: ReadonlyMap<string, Known<T>>, isRight: (value: T) => boolean): Owner[] =>
  [...map].flatMap(([id, { value, source }]) => (isRight(value) ? [{ id, source }] : []));

const spanAt = (reading: Reading, { from, to }: Finding): ClockSpan | undefined =>
  clocksOf(reading).find(({ first, second }) => first.from >= from && (second ?? first).to <= to);

const byStart = onceFor((reading: Reading) => new Map(quantitiesOf(reading).map((one) => [one.from, one])));

/** The number with a unit that a finding holds, found by its first token: a text may have thousands. */
function quantityAt(reading: Reading, { from, to }: Finding): Quantity | undefined {
  const known = byStart(reading);
  for (let at = from; at < to; at++) {
    const one = known.get(at);
    if (one && one.to <= to) return one;
  }
  // '…, la gare à 800': a bare number that goes on with ways.
  const value = reading.tokens[from]?.value ?? null;
  const earlier = value !== null && to === from + 1 ? goesOnWith(reading, from) : null;
  return earlier && value !== null ? { ...earlier, value, high: null, comparison: null, from, to } : undefined;
}

/** 'Der Kinderclub nimmt alle zwischen vier und zwölf, von zehn bis fünf': the first pair are ages. */
function ofClubAges(ledger: Ledger, first: Clock, second: Clock): Owner[] {
  const club = first.bare && second.bare ? clubOf(ledger) : null;
  const isAges = club && first.minutes === club.youngest * hour && second.minutes === club.oldest * hour;
  return isAges ? [{ id: 'kids_club', source: club.source }] : [];
}

const ofTime: Owners = (finding, reading, ledger) => {
  const { hours, clocks } = ledger;
  const span = spanAt(reading, finding);
  if (!span) return [];
  const { first, second } = span;
  if (second)
    return [
      ...owners(hours, ({ from, to }) => same(first, from) && same(second, to)),
      ...ofClubAges(ledger, first, second),
    ];
  return [
    ...owners(hours, ({ from, to }) => same(first, from) || same(first, to)),
    ...owners(clocks, (known) => same(first, known))
      // 'The room is yours until two', of a house that lets in at two: no guest comes until an hour, and none leaves from one on.
      .filter(({ id }) => id !== wrongEnd[markBefore(reading, first.from, 'role')?.mark.id ?? ''])
      .map((one) => ({
        ...one,
        // 'The bar shuts at three', of a house that lets in at 15:00.
        loose: clocks.get(one.id)?.value !== first.minutes && isInWords(reading, first),
      })),
  ];
};

const wrongEnd: Readonly<Record<string, string>> = { until: 'check_in', from: 'check_out' };

/** 'Um drei Uhr': in words it is of the day or of the night. */
const isInWords = (reading: Reading, { from, to }: Clock): boolean =>
  reading.tokens.slice(from, to).some(({ spelled }) => spelled);

const ofPrice: Owners = (finding, reading, { prices, stated }) => {
  const price = quantityAt(reading, finding);
  if (!price || !isMoney(price.unit)) return [];
  // 'The dog comes to the pitch for five euros', of `policy:pets`.
  const policies = stated.flatMap(({ name, quantities, source }) =>
    name.startsWith('policy:') && quantities.some(({ unit, value }) => unit === price.unit && value === price.value)
      ? [{ id: name.slice('policy:'.length), source }]
      : [],
  );
  return [
    ...owners(
      prices,
      ({ amount, currency }) => amount === price.value && codesOf[price.unit]?.includes(currency) === true,
    ),
    ...policies,
  ];
};

/** How far an area in acres may be off one in square metres, as a share. */
const rounded = 0.02;

const ofLength: Owners = (finding, reading, { distances, sizes }) => {
  const length = quantityAt(reading, finding);
  if (!length) return [];
  const area = length.value * (squareMetres[length.unit] ?? Number.NaN);
  if (area) return owners(sizes, ({ amount, unit }) => unit === 'm2' && Math.abs(amount - area) <= area * rounded);
  const metres = length.value * (perUnit[length.unit] ?? Number.NaN);
  // Square metres may be told as metres: 'las suites miden cuarenta y dos metros'.
  const ofSize = owners(
    sizes,
    ({ amount, unit }) => amount === metres && (unit === 'm' || (unit === 'm2' && length.unit === 'm')),
  );
  if (finding.kind === 'size' && !isOnWay(reading, finding)) return ofSize;
  const ways = [...distances].filter(([, known]) => sameWay(length, known));
  return [
    ...ways.map(([id, { source, value }]) => ({ id, source, loose: Number.isNaN(metres) && value.metres !== null })),
    ...ofSize,
  ];
};

/** 'Bis zum Strand sind es 120 Meter', 'the beach is forty metres from the door': a length with a word of a way in its clause. */
const isOnWay = (reading: Reading, { from }: Finding): boolean =>
  reading.tokens
    .slice(...clauseOf(reading, from))
    .some(({ text }) =>
      /^(?:bis|vom|to|from|hasta|desde|jusqu|depuis|door|haustür|tür|puerta|porte|entfernt|away)$/.test(text),
    );

const ofYear: Owners = ({ from, to }, reading, { years, awards }) => {
  const year = reading.tokens.slice(from, to).find(({ text }) => isYear(text))?.value ?? null;
  return [...owners(years, (known) => known === year), ...owners(awards, (known) => known === year)];
};

/** 'The Clef Verte runs until the end of June 2027': the last day of a seal, and no season's. */
const ofDate: Owners = ({ from, to }, reading, { certificates }) => {
  const dates = datesOf(reading).filter((span) => span.from < to && span.to > from);
  return owners(certificates, ({ until }) =>
    dates.some(({ start, end }) => {
      const { year, month } = end ?? start;
      return until !== null && year !== null && until.startsWith(`${year}-${String(month ?? '').padStart(2, '0')}`);
    }),
  );
};

const ownersOf: Partial<Record<ClaimKind, Owners>> = {
  time: ofTime,
  price: ofPrice,
  distance: ofLength,
  size: ofLength,
  year: ofYear,
  certificate: ofYear,
  date: ofDate,
};

/** Words with which an hour begins or ends something. */
const bounds = /^(?:from|until|till|ab|bis|desde|hasta|dès|jusqu)$/;

/** True where the sentence gives the number of a source rightly somewhere else. */
const isTold = (known: ClaimSource, { kind, from }: Finding, beside: readonly Finding[], reading: Reading): boolean =>
  beside.some(
    (one) =>
      one.verdict === 'supported' &&
      one.kind === kind &&
      reading.sentence[one.from] === reading.sentence[from] &&
      one.source?.name === known.name &&
      one.source.item === known.item,
  );

/** The same; of hours the other end of a thing's day, told beside this one, tells nothing: 'ab fünf …, ab sechs' are two. */
const isToldApart = (known: ClaimSource, finding: Finding, beside: readonly Finding[], reading: Reading): boolean => {
  const word = ({ from }: Finding) => reading.tokens[from]?.text;
  const isBeside = (one: Finding) =>
    reading.clause[one.from] === reading.clause[finding.from] &&
    // 'Se come de 13:30 a 15:30 y se cena de 20:30 a 22:30': a whole day of a thing's leaves no other end.
    !(spanAt(reading, one)?.second && spanAt(reading, finding)?.second) &&
    !(bounds.test(word(one) ?? '') && word(one) === word(finding));
  // 'On Thursdays … live music at eight': a day of the week is no hour.
  const isOther = (one: Finding) => !isBeside(one) && spanAt(reading, one) !== undefined;
  return isTold(known, finding, finding.kind === 'time' ? beside.filter(isOther) : beside, reading);
};

/** 'The double is €79, the other €89': one thing has one price, and what is held against the first is not the second's. */
const isHeldTwice = ({ kind, from, source }: Finding, beside: readonly Finding[], reading: Reading): boolean =>
  kind === 'price' &&
  beside.some(
    (one) =>
      one.kind === kind &&
      one.from < from &&
      one.source?.name === source?.name &&
      reading.sentence[one.from] === reading.sentence[from] &&
      reading.clause[one.from] !== reading.clause[from],
  );

/** An unsupported number in a clause that names nothing it could be of. */
const isNobodys = ({ verdict, from }: Finding, reading: Reading): boolean =>
  verdict === 'unsupported' &&
  mentionsBeside(reading, from).every(
    (one) => reading.clause[one.from] !== reading.clause[from] || idsOf(one, 'amenity', 'thing').length === 0,
  );

/** 'Nine years open, and in 2024 it got a new coat': the piece of the sentence has no deed of its own for its year. */
const isWithoutDeed = ({ kind, from }: Finding, reading: Reading): boolean =>
  kind === 'year' && !isOfStay(reading, from) && marksIn(reading, ...pieceOf(reading, from), 'year').length === 0;

/** '85 Winzer', of a fair with 85 winegrowers: a number of the event's description, where the event is named. */
function countOfEvent({ kind, from, to }: Finding, reading: Reading, { stated }: Ledger): ClaimSource | null {
  const isNumber = (token: Token) => token.kind === 'number' && token.article !== true;
  const count = kind === 'count' ? reading.tokens.slice(from, to).find(isNumber) : undefined;
  if (!count || !speaksOf(reading, from, 'event')) return null;
  const text = stated.find(
    (one) => one.name === 'event' && one.reading.tokens.some((token) => isNumber(token) && token.value === count.value),
  );
  return text?.source ?? null;
}

/** 'The gym opens at six. Nobody minds if you arrive at eleven, when it closes': who comes then comes to what was named. */
const isOfLastSentence = (reading: Reading, { kind, from, source }: Finding, id: string): boolean => {
  const [start] = sentenceOf(reading, from);
  return (
    kind === 'time' &&
    start > 0 &&
    source?.name.startsWith('check_') === true &&
    mentionsBeside(reading, start - 1).some((one) => idsOf(one, 'amenity', 'thing').some((other) => mayBe(id, other)))
  );
};

/** The source that gives the number of a claim to another thing, or null. */
export function ofAnother(
  finding: Finding,
  beside: readonly Finding[],
  reading: Reading,
  ledger: Ledger,
): ClaimSource | null {
  const others = ownersOf[finding.kind]?.(finding, reading, ledger) ?? [];
  // Of the thing itself the other end of its hours is no better than any.
  const named = others.find(
    ({ id, source }) =>
      source.name !== finding.source?.name &&
      isNamed(reading, finding.from, id, finding.kind === 'price' ? ledger.prices : undefined) &&
      !isOnlyElsewhere(reading, finding, id) &&
      !isTold(source, finding, beside, reading),
  );
  if (named) return named.source;
  const before = others.find(({ id, loose }) => !loose && isOfLastSentence(reading, finding, id));
  if (before) return before.source;
  const first = others.find(({ loose }) => !loose);
  if (first && finding.kind === 'size' && isOnWay(reading, finding)) return first.source;
  if (first && finding.kind === 'distance' && isOfNextWay(reading, finding)) return first.source;
  const prize = finding.kind === 'year' && isOfChoice(reading, finding.from);
  const won = prize ? others.find(({ source }) => source.name.startsWith('award:')) : undefined;
  if (won) return won.source;
  // 'The course is €25, the other thing €18': what the number is held against has its right one in the same sentence.
  const isFree = (): boolean =>
    finding.source !== undefined &&
    (isToldApart(finding.source, finding, beside, reading) || isHeldTwice(finding, beside, reading));
  if (first && (isFree() || isNobodys(finding, reading) || isWithoutDeed(finding, reading))) return first.source;
  const counted = finding.verdict === 'unsupported' ? countOfEvent(finding, reading, ledger) : null;
  const free = others.find(({ source, loose }) => !loose && !isTold(source, finding, beside, reading));
  return counted ?? exactlyTold(finding, free?.source ?? null, reading, ledger);
}
