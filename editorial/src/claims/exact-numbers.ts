/**
 * Numbers that a source gives exactly to a thing no table has a word for: 'Ein Schnuppertauchgang für 60 €, eine Stunde
 * Tennis …' tells the price of the dive, and not of the tennis that stands behind the comma.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import { durationsOf } from '#claims/kinds/durations.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import { statedBy } from '#claims/kinds/stated-quantities.ts';
import { isYear } from '#claims/kinds/years-of-facts.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { clocksOf } from '#claims/reading/clocks.ts';
import { isMoney, quantitiesBeside } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  clauseWithNext,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
} from '#claims/reading/read.ts';
import { lodgings } from '#lexicon/lodgings.ts';

const things = ['amenity', 'thing', 'place', 'counted'] as const;

/** What a finding is held against: the thing of `hours:bar`, the animals of `policy:pets`, the stay of `check_in_time`. */
export function heldIds({ name, item }: ClaimSource): readonly string[] {
  if (item) return [item];
  const [group, of] = name.split(':');
  if (of) return [of, ...(group === 'policy' && of === 'pets' ? ['pet_friendly'] : [])];
  return [name.replace(/_(?:time|count|capacity)$/, '')];
}

export const isOf = (mention: Mention, held: readonly string[]): boolean =>
  idsOf(mention, ...things).some((id) =>
    held.some((one) => one === id || sortOfId(one) === sortOfId(id) || id.startsWith(`${one}_`)),
  );

/** Words of a clause that say more than a number does. */
const shortest = 4;
const fewest = 2;
const timely = ['unit', 'hour', 'morning', 'evening', 'weekday', 'month', 'role', 'comparison', 'beforeHour'] as const;

/** The clause has something of its own to tell: 'auf den Fluren ist ab 23 Uhr Ruhe', and not only 'ab 23 Uhr'. */
function tellsOfItsOwn(reading: Reading, { from, to }: Finding): boolean {
  const [start, end] = clauseWithNext(reading, from);
  const words = reading.tokens.slice(start, end).filter(({ text, kind }, at) => {
    const index = start + at;
    if (kind !== 'word' || text.length < shortest || (index >= from && index < to)) return false;
    return timely.every((type) => marksIn(reading, index, index + 1, type).length === 0);
  });
  return words.length >= fewest;
}

/** True where the clause of a number does not name what the number is held against, and the sentence does so later. */
function isHeldFromAfar(finding: Finding, reading: Reading): boolean {
  const { source, from } = finding;
  if (!source) return false;
  const held = heldIds(source);
  const [, end] = clauseWithNext(reading, from);
  const named = mentionsBeside(reading, from).filter((one) => isOf(one, held));
  return named.length > 0 && named.every((one) => one.from >= end) && tellsOfItsOwn(reading, finding);
}

/** An age beside which nothing of the house stands: 'un if de plus de trois cents ans'. */
function isAgeOfNothing({ kind, from, to }: Finding, reading: Reading): boolean {
  // 'The first guests came in 1872': a year is always of something.
  if (reading.tokens.slice(from, to).some(({ text }) => isYear(text))) return false;
  const clause = clauseOf(reading, from);
  const deeds = marksIn(reading, ...clause, 'year').filter(({ mark: { id } }) => id !== 'centuries' && id !== 'since');
  return (
    kind === 'year' &&
    deeds.length === 0 &&
    marksIn(reading, ...clause, 'ours').length === 0 &&
    !reading.tokens.slice(...clause).some(({ text }) => lodgings.has(text)) &&
    mentionsBeside(reading, from).every(
      (one) => one.from < clause[0] || one.from >= clause[1] || !one.subjects.some(({ type }) => type === 'house'),
    )
  );
}

/** Tokens between a length and what it is held against. */
const attached = 2;

/** 'A spring 480 metres deep reaches the four pools': a length that stands by another noun than what it is held against. */
function isMeasuredApart({ kind, source, from, to }: Finding, reading: Reading): boolean {
  if (kind !== 'size' || !source) return false;
  const held = heldIds(source);
  return mentionsBeside(reading, from).every(
    (one) => !isOf(one, held) || one.from - to > attached || from - one.to > attached,
  );
}

/** A free text of the house that tells the very number. */
function statedExactly({ kind, from, to }: Finding, reading: Reading, ledger: Ledger): ClaimSource | null {
  const quantity = quantitiesBeside(reading, from).find((one) => one.from >= from && one.to <= to);
  if (kind === 'size' || kind === 'distance') return quantity ? statedBy(ledger, quantity, new Set()).right : null;
  if (kind === 'price')
    return quantity && isMoney(quantity.unit)
      ? (ledger.stated.find(({ quantities }) =>
          quantities.some(({ unit, value }) => unit === quantity.unit && value === quantity.value),
        )?.source ?? null)
      : null;
  if (kind === 'time') {
    const span = clocksOf(reading).find(({ first, second }) => first.from >= from && (second ?? first).to <= to);
    if (!span) return null;
    const isSame = ({ reading: own }: { reading: Reading }) =>
      clocksOf(own).some(
        ({ first, second }) =>
          same(span.first, first.minutes) && (!span.second || (second !== null && same(span.second, second.minutes))),
      );
    return ledger.stated.find(isSame)?.source ?? null;
  }
  if (kind !== 'year') return null;
  const year = reading.tokens.slice(from, to).find(({ text }) => isYear(text))?.value;
  const age = [...durationsOf(reading).values()].find((one) => one.from >= from && one.to <= to);
  const isTold = ({ reading: own, words }: { reading: Reading; words: string }) =>
    year !== undefined && year !== null
      ? words.includes(` ${year} `)
      : age !== undefined &&
        [...durationsOf(own).values()].some(
          ({ years, comparison }) =>
            years === age.years &&
            (comparison === age.comparison || agrees(age.years, years, age.comparison ?? 'about')),
        );
  return ledger.stated.find(isTold)?.source ?? null;
}

/** 'La cena se sirve a partir de las seis': a clause that names a thing of its own has no number of a third one's. */
function ofItsClause(
  { from }: Finding,
  reading: Reading,
  { stated }: Ledger,
  source: ClaimSource | null,
): ClaimSource | null {
  if (!source) return null;
  const [start, end] = clauseWithNext(reading, from);
  const here = mentionsBeside(reading, from).filter(
    (one) => one.from >= start && one.to <= end && idsOf(one, 'amenity', 'thing').length > 0,
  );
  const subjects = stated.filter((text) => text.source === source).flatMap((text) => [...text.subjects]);
  const own = [...heldIds(source), ...subjects];
  return here.length === 0 || here.some((one) => isOf(one, own)) ? source : null;
}

/** The source that has the number of a claim for a thing it is not held against; `owner` where a fact with a unit has it. */
export function exactlyTold(
  finding: Finding,
  owner: ClaimSource | null,
  reading: Reading,
  ledger: Ledger,
): ClaimSource | null {
  const found = () => owner ?? statedExactly(finding, reading, ledger);
  if (isHeldFromAfar(finding, reading)) return ofItsClause(finding, reading, ledger, found());
  const isOfAnother = isAgeOfNothing(finding, reading) || isMeasuredApart(finding, reading);
  return isOfAnother ? statedExactly(finding, reading, ledger) : null;
}
