/** Hours of a programme that a source gives by its days: 'Sunday 16:00 final', 'Mittwoch 17:30 Fackelwanderung'. */
import type { Finding } from '#claims/finding.ts';
import { eventHours, isTimed } from '#claims/kinds/hours-known.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import { sharesWord } from '#claims/kinds/weekly.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { type Clock, clocksOf } from '#claims/reading/clocks.ts';
import { clauseOf, markBefore, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';

type Entry = { weekday: number; clock: Clock; at: number };

/** Days and hours that stand alone together in a clause. */
function entriesIn(reading: Reading): Entry[] {
  const clocks = clocksOf(reading);
  return clocks.flatMap(({ first, second }): Entry[] => {
    const clause = clauseOf(reading, first.from);
    const days = marksIn(reading, ...clause, 'weekday');
    const alone =
      clocks.filter((other) => reading.clause[other.first.from] === reading.clause[first.from]).length === 1;
    const [day] = days;
    return second || !day || days.length > 1 || !alone ? [] : [{ weekday: day.mark.value, clock: first, at: day.from }];
  });
}

type Programme = { stated: Stated; entries: readonly Entry[] };

/** The texts that tell of a day with its hour. */
const programmesOf = onceFor((ledger: Ledger): readonly Programme[] =>
  ledger.stated.flatMap((stated) => {
    const entries = entriesIn(stated.reading);
    return entries.length > 0 ? [{ stated, entries }] : [];
  }),
);

/** 'On Sunday from three' tells of what goes on from then, and not when the programme has it. */
const isBounded = (reading: Reading, { from }: Clock): boolean =>
  /^(?:from|until)$/.test(markBefore(reading, from, 'role')?.mark.id ?? '');

/** When the event begins and ends, whatever day that is. */
const isOfEvent = (ledger: Ledger, clock: Clock): boolean => {
  const known = eventHours(ledger);
  return known !== null && (same(clock, known.hours.from) || same(clock, known.hours.to));
};

/** 'The final is on Sunday at three', of one that a source has at four. */
export function findProgrammes(
  reading: Reading,
  ledger: Ledger,
  isFree: (from: number, to: number) => boolean,
): Finding[] {
  const programmes = programmesOf(ledger);
  if (programmes.length === 0) return [];
  return entriesIn(reading).flatMap(({ weekday, clock, at }): Finding[] => {
    const clause = clauseOf(reading, at);
    const timed = mentionsBeside(reading, at).some(
      (one) => one.from >= clause[0] && one.to <= clause[1] && isTimed(ledger)(one),
    );
    const { from, to } = clock;
    if (timed || !isFree(from, to) || isBounded(reading, clock) || isOfEvent(ledger, clock)) return [];
    const told = programmes.find(
      ({ stated, entries }) => entries.some((one) => one.weekday === weekday) && sharesWord(reading, at, stated),
    );
    const isRight = told?.entries.some((one) => one.weekday === weekday && same(clock, one.clock.minutes));
    return told && isRight === false
      ? [{ kind: 'time', verdict: 'contradicted', from, to, source: told.stated.source }]
      : [];
  });
}
