/**
 * Months and days, numbers beside the event and years of the house that no reader of a kind has given to anything. A text
 * about a house seldom tells of one that is nobody's: it is held against the seasons, the event and the sources as a whole.
 */
import { eventDays } from '#claims/event-days.ts';
import type { Finding } from '#claims/finding.ts';
import { findCountedAlike } from '#claims/kinds/counted-alike.ts';
import { findEvenIn } from '#claims/kinds/even-in.ts';
import { findFreeEntry } from '#claims/kinds/free-entry.ts';
import { findProgrammes } from '#claims/kinds/programmes.ts';
import { isOfStayWord } from '#claims/kinds/roles-of-days.ts';
import { agrees } from '#claims/kinds/seasons.ts';
import { dayAfter, dayBefore, isEdgeOf, isWithin, type Season, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { isVerbOfSeason, seasonNoun } from '#claims/kinds/subjects-of-seasons.ts';
import { findCountsOfEvent, findLengthsOfEvent } from '#claims/kinds/told-of-event.ts';
import { isInMonthsOfThing } from '#claims/kinds/told-right.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { type DateSpan, type Day, datesOf } from '#claims/reading/calendar.ts';
import { labelBefore } from '#claims/reading/link.ts';
import { monthRangesOf } from '#claims/reading/months.ts';
import { clauseOf, idsOf, markAt, marksIn, mentionsBeside, type Reading, speaksOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { findUntraced, isYear, numbersSpoken } from '#claims/untraced.ts';
import type { SeasonWord } from '#lexicon/seasons.ts';
import { isAiry } from '#lexicon/uncounted.ts';

type Reader = (reading: Reading, ledger: Ledger, isFree: (from: number, to: number) => boolean) => Finding[];

/** 'From April to October', where a fact gives the season: the months in which it is open or shut. */
const months: Reader = (reading, ledger, isFree) => {
  const seasons = seasonsOf(ledger);
  const [first] = seasons;
  if (!first) return [];
  return monthRangesOf(reading).flatMap(({ point, end }): Finding[] => {
    const clause = clauseWithLabel(reading, point.from);
    const said = marksIn(reading, ...clause, 'season').map(({ mark }) => mark.id);
    // 'Pool season: April to October' tells of no rest.
    const isRight = (season: Season) =>
      agrees({ says: 'open', point, end }, season) ||
      (!said.includes('noun') && agrees({ says: 'closed', point, end }, season));
    const isSaid = said.some((id) => isVerbOfSeason(id) || id === 'noun');
    const things = mentionsBeside(reading, clause[0]).filter((one) => one.from >= clause[0] && one.to <= clause[1]);
    const own = seasons.filter(({ of }) =>
      things.some((one) => of && idsOf(one, 'amenity').map(sortOfId).includes(sortOfId(of))),
    );
    // 'The ski bus runs from December to April' says nothing of the terrace: what is named itself is no other thing.
    const isNamed = things.some((one) => idsOf(one, 'amenity').length > 0);
    const asked = own.length > 0 ? own : seasons.filter(({ of }) => of === null || !isNamed);
    if (asked.length === 0 || isInMonthsOfThing(reading, ledger, point.from, end.to)) return [];
    if (!isSaid || !isFree(point.from, end.to) || asked.some(isRight)) return [];
    return [
      { kind: 'date', verdict: 'contradicted', from: point.from, to: end.to, source: (asked[0] ?? first).source },
    ];
  });
};

/** The clause of a token, and the one a colon ends before it: 'Pool season: April to October'. */
function clauseWithLabel(reading: Reading, index: number): [number, number] {
  const [start, end] = clauseOf(reading, index);
  return [labelBefore(reading, start)?.[0] ?? start, end];
}

const opens: ReadonlySet<string> = new Set<SeasonWord>(['begins', 'begin', 'isOpen', 'noun']);

const dayOf = (month: number | null, day: number | null): number => (month ?? 0) * 100 + (day ?? 0);

/** A month without a day is right where the month is. */
const isSame = (said: number, known: number): boolean =>
  said % 100 === 0 ? said / 100 === Math.floor(known / 100) : said === known;

/** The days of the event as month * 100 + day. */
const daysOfEvent = ({ sources: { event } }: Ledger): number[] =>
  event ? eventDays(event).map((day) => day % 10_000) : [];

/** The same day, where both name a month in the same one. */
const isSameDay = (one: Day | null, other: Day | null): boolean =>
  one?.day === other?.day && (!one?.month || !other?.month || one.month === other.month);

/** 'From 7 January to 28 February': days that are neither the event's nor those of a season. */
const days: Reader = (reading, ledger, isFree) => {
  const seasons = seasonsOf(ledger);
  const [first] = seasons;
  if (!first) return [];
  const ofEvent = daysOfEvent(ledger);
  const isStated = ({ start, end }: DateSpan) =>
    ledger.stated.some((text) =>
      datesOf(text.reading).some((known) => isSameDay(known.start, start) && isSameDay(known.end, end)),
    );
  return datesOf(reading).flatMap((span): Finding[] => {
    const { start, end, from, to } = span;
    const month = start.month ?? end?.month ?? null;
    if (!end || month === null || (start.day === null && end.day === null) || !isFree(from, to)) return [];
    const begins = dayOf(month, start.day);
    const ends = dayOf(end.month ?? month, end.day);
    // 'From 2 November to 28 March the cat keeps the house': the days between two seasons, where nothing is called open.
    const isOpen = marksIn(reading, ...clauseOf(reading, from), 'season').some(({ mark }) => opens.has(mark.id));
    // A house may have two seasons a year: the rest between them ends where the next one begins.
    const isBetween = ({ last }: Season) =>
      seasons.some(
        ({ first }) =>
          (!isOpen && isSame(begins, last) && isSame(ends, first)) ||
          (isSame(begins, dayAfter(last)) && isSame(ends, dayBefore(first))),
      );
    const isRight = (season: Season) =>
      (season.inMonths && isEdgeOf(begins, season) && isEdgeOf(ends, season)) ||
      isBetween(season) ||
      (isSame(begins, season.first) && isSame(ends, season.last));
    if (ofEvent.includes(begins) || seasons.some(isRight) || isStated(span)) return [];
    // 'Stay from 21 to 24 May', round an event in between: a stay, and no season.
    const isAround = ofEvent.some((day) => begins <= day && day <= ends);
    if (isAround && isOfStayWord(reading, from)) return [];
    return [{ kind: 'date', verdict: 'contradicted', from, to, source: first.source }];
  });
};

const takingUp = /^(?:so|da|dann|that|then|así|entonces|c|alors|ainsi|là)$/;

/** 'We put to sea from 1 April, that is how early our season begins': a clause that takes up the day before it. */
function isSeasonNext(reading: Reading, index: number): boolean {
  const [, end] = clauseOf(reading, index);
  if (reading.tokens[end]?.gap !== breaks.comma || !takingUp.test(reading.tokens[end]?.text ?? '')) return false;
  const next = clauseOf(reading, end);
  const begins = marksIn(reading, ...next, 'season').some(({ mark }) => isVerbOfSeason(mark.id));
  return begins && seasonNoun(reading, next) !== null;
}

/** 'From 28 November we invite you to the winter season': the first or the last day of a season, and not the known one. */
const edges: Reader = (reading, ledger, isFree) => {
  const seasons = seasonsOf(ledger).filter(({ of }) => of === null);
  const [first] = seasons;
  if (!first) return [];
  const ofEvent = daysOfEvent(ledger);
  return datesOf(reading).flatMap((span): Finding[] => {
    const { start, end, from, to } = span;
    if (end || !start.day || !start.month || !isFree(from, to)) return [];
    const isEdge = marksIn(reading, from - 2, from, 'season').some(({ mark }) => /^(?:first|last)$/.test(mark.id));
    const day = dayOf(start.month, start.day);
    const isRight = seasons.some((season) => isEdgeOf(day, season)) || ofEvent.includes(day);
    if (!isEdge || isRight || !(seasonNoun(reading, clauseOf(reading, from)) || isSeasonNext(reading, from))) return [];
    return [{ kind: 'date', verdict: 'contradicted', from, to, source: first.source }];
  });
};

const again = /^(?:wieder|again|nuevo|nouveau)$/;

/** 'From 20 November we cook again', of a house that is closed till December: a day inside its rest. */
const returns: Reader = (reading, ledger, isFree) => {
  const seasons = seasonsOf(ledger).filter(({ of }) => of === null);
  const [first] = seasons;
  if (!first || ledger.sources.event) return [];
  return datesOf(reading).flatMap(({ start, end, from, to }): Finding[] => {
    if (end || !start.day || !start.month || !isFree(from, to)) return [];
    const clause = clauseOf(reading, from);
    const day = dayOf(start.month, start.day);
    const rests = seasons.every((one) => !isEdgeOf(day, one) && !isWithin(one, day));
    const isOurs = marksIn(reading, ...clause, 'season').some(({ mark }) => mark.id === 'we');
    const isAgain = reading.tokens.slice(...clause).some(({ text }) => again.test(text));
    if (!rests || !isOurs || !isAgain) return [];
    return [{ kind: 'date', verdict: 'contradicted', from, to, source: first.source }];
  });
};

/** So few of anything may be told of beside an event. */
const fewest = 4;

/** 'Two hundred growers meet at the fair': a number of things beside the event's name that its description does not give. */
const counts: Reader = (reading, ledger, isFree) => {
  if (!ledger.sources.event) return [];
  return reading.tokens.flatMap(({ kind, value, article, text, spelled }, index): Finding[] => {
    const noun = reading.tokens[index + 1];
    const isCounted = noun?.kind === 'word' && noun.gap <= breaks.space && !reading.grammar.prepositions.has(noun.text);
    if (kind !== 'number' || value === null || article || value < fewest || !isCounted || isYear.test(text)) return [];
    // 'On the last weekend of May, the 29th and 30th'.
    if (markAt(reading, index, 'ordinal')) return [];
    if (isAiry(noun.text) && (spelled || value % 10 === 0)) return [];
    if (reading.silent[index] || !isFree(index, index + 2) || (reading.beginning[index + 1] ?? []).length > 0)
      return [];
    if (!speaksOf(reading, index, 'event')) return [];
    return numbersSpoken(ledger).includes(value)
      ? []
      : [{ kind: 'count', verdict: 'unsupported', from: index, to: index + 2 }];
  });
};

/** What the readers of the kinds have left of a text, held against its sources. */
export function findLeftOver(found: readonly Finding[], reading: Reading, ledger: Ledger): Finding[] {
  const taken = new Uint8Array(reading.tokens.length);
  for (const { from, to } of found) taken.fill(1, from, to);
  const isFree = (from: number, to: number) => !taken.subarray(from, to).includes(1);
  const readers = [
    findProgrammes,
    findCountedAlike,
    counts,
    findCountsOfEvent,
    findLengthsOfEvent,
    findFreeEntry,
    months,
    days,
    edges,
    findEvenIn,
    returns,
    findUntraced,
  ];
  return readers.flatMap((read) => read(reading, ledger, isFree));
}
