/** Hours that a note gives its amenity, or a fact what happens on a day: right even where the bar beside it opens at another one. */
import type { ClaimSource } from '@foyer/contract/claims';
import { likeness, toldFacts } from '#claims/kinds/heads-of-facts.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { type Clock, type ClockSpan, clocksOf } from '#claims/reading/clocks.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const weekdaysIn = (reading: Reading, from: number, to: number): number[] =>
  marksIn(reading, from, to, 'weekday').map(({ mark }) => mark.value);

/** Notes with an hour, and facts that have one on a weekday. */
const timedFacts = onceFor((ledger: Ledger): readonly Stated[] =>
  toldFacts(ledger).filter(
    ({ reading, source, name }) =>
      clocksOf(reading).length > 0 &&
      (source.item === name || weekdaysIn(reading, 0, reading.tokens.length).length > 0),
  ),
);

function isOf(reading: Reading, [start, end]: readonly [number, number], stated: Stated): boolean {
  if (stated.source.item !== stated.name) return likeness(reading, [start, end], stated) >= 1;
  return mentionsBeside(reading, start).some(
    (one) => one.from >= start && one.to <= end && idsOf(one, 'amenity', 'thing').includes(stated.name),
  );
}

/** 'Le vendredi à partir de 20 h, musique live au bar': a clause that names nothing but the hour leads to the next. */
function withNext(reading: Reading, [start, end]: readonly [number, number]): readonly [number, number] {
  const isFirst = start === 0 || reading.sentence[start - 1] !== reading.sentence[start];
  const names = mentionsBeside(reading, start).some(({ from, to }) => from >= start && to <= end);
  return isFirst && !names && reading.tokens[end]?.gap === breaks.comma
    ? [start, clauseOf(reading, end)[1]]
    : [start, end];
}

/** The source of an hour that the clause's own programme has, on the day it is told with. */
export function hourOfNote(reading: Reading, ledger: Ledger, { first, second }: ClockSpan): ClaimSource | null {
  const facts = timedFacts(ledger);
  if (facts.length === 0) return null;
  const clause = withNext(reading, clauseOf(reading, first.from));
  const days = weekdaysIn(reading, ...clause);
  const right = facts.find((stated) => {
    const known = clocksOf(stated.reading).flatMap((one) => [one.first, ...(one.second ? [one.second] : [])]);
    const has = (clock: Clock) => known.some(({ minutes }) => same(clock, minutes));
    const own = weekdaysIn(stated.reading, 0, stated.reading.tokens.length);
    const isDay = days.length === 0 || own.length === 0 || days.some((day) => own.includes(day));
    return has(first) && (!second || has(second)) && isDay && isOf(reading, clause, stated);
  });
  return right?.source ?? null;
}
