/**
 * The months a house or one of its things is open, held against the facts that give its days: 'the season starts in early
 * March', 'fermé de novembre à mars'. What opens must be the house or what a fact tells of; a market has months of its own.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { dayAfter, dayBefore, isWithin, type Season, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { isVerbOfSeason, subjectOfSeason } from '#claims/kinds/subjects-of-seasons.ts';
import { findTimesOfYear, isWholeMonth } from '#claims/kinds/times-of-year.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { labelBefore } from '#claims/reading/link.ts';
import { endAfter, type MonthPoint, monthPointAt } from '#claims/reading/months.ts';
import { clauseOf, type MarkPlace, marksIn, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import type { SeasonWord } from '#lexicon/seasons.ts';

type Said =
  | { says: 'first' | 'last' | 'reopens' | 'inside' | 'rests' | 'whole' | 'shut'; point: MonthPoint }
  | { says: 'open' | 'closed'; point: MonthPoint; end: MonthPoint };

const has = ({ first, last }: MonthPoint, day: number) => day >= first && day <= last;
/** A month may begin the day after the last one, and end the day before the first. */
const endsIn = (point: MonthPoint, season: Season) => isLastOf(point, season) || has(point, dayAfter(season.last));
/** 'From March to October', of a house that has guests till the morning of 1 November. */
const isLastOf = (point: MonthPoint, { last }: Season) =>
  has(point, last) || (last % 100 === 1 && has(point, dayBefore(last)));
const beginsIn = (point: MonthPoint, { first }: Season) => has(point, first);
export const touches = (point: MonthPoint, season: Season) =>
  isWithin(season, point.first) || isWithin(season, point.last) || has(point, season.first) || has(point, season.last);

/** A house that shuts on the 7th is not said to be open in that month. */
const fewestDays = 10;

const daysIn = ({ first, last }: MonthPoint, season: Season): number =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((day) => isWithin(season, day)).length;

export function agrees(said: Said, season: Season): boolean {
  const { point } = said;
  const closed: Season = { ...season, first: dayAfter(season.last), last: dayBefore(season.first) };
  switch (said.says) {
    case 'first':
      return beginsIn(point, season);
    case 'last':
      return endsIn(point, season);
    case 'reopens':
      return beginsIn(point, season) || has(point, closed.last);
    case 'inside':
      return touches(point, season) && daysIn(point, season) >= Math.min(fewestDays, point.last - point.first);
    case 'whole':
      return daysIn(point, season) > (point.last % 100) - 4 && isWithin(season, point.first);
    case 'shut':
      return daysIn(point, season) === 0;
    case 'rests':
      return touches(point, closed);
    case 'open':
      return beginsIn(point, season) && isLastOf(said.end, season);
    case 'closed':
      return endsIn(point, season) && (beginsIn(said.end, season) || has(said.end, closed.last));
  }
}

/** Tokens between a month and the verb it belongs to; an 'and' counts as more. */
const reach = 9;
const and = /^(?:and|und|y|e|et)$/;

function verbOf(reading: Reading, { from, to }: MonthPoint, [start, end]: readonly [number, number]): MarkPlace | null {
  const far = (place: MarkPlace) => {
    const between = reading.tokens.slice(Math.min(place.to, to), Math.max(place.from, from));
    return (
      between.length +
      ([...between, ...reading.tokens.slice(place.from, place.from + 1)].some(({ text }) => and.test(text)) ? 4 : 0)
    );
  };
  return (
    marksIn(reading, start, end, 'season')
      .filter(({ mark, from: at }) => isVerbOfSeason(mark.id) && (at >= to || at < from))
      .map((place) => ({ place, at: far(place) }))
      .filter(({ at }) => at <= reach)
      .sort((a, b) => a.at - b.at || b.place.to - a.place.to)[0]?.place ?? null
  );
}

const copula = /^(?:is|are|re|be|stay|stays|remain|remains|keep|keeps|still|also|already|even)$/;

/** 'We open in March' begins the season; 'we are open in March' lies within it. */
function isState(reading: Reading, verb: MarkPlace, start: number): boolean {
  if (verb.mark.id === 'isOpen' && reading.tokens[verb.from]?.text !== 'open') return true;
  const before = reading.tokens[verb.from - 1]?.text ?? '';
  const canBe = verb.mark.id === 'isOpen' || reading.tokens[verb.from]?.text === 'open';
  return canBe ? verb.from === start || copula.test(before) : verb.mark.id === 'begin' && copula.test(before);
}

/** 'January and February', 'diciembre, enero': another month right beside this one, with nothing but 'and' between. */
function isInRow(reading: Reading, { from, to }: MonthPoint): boolean {
  const skip = (at: number, step: 1 | -1) => (and.test(reading.tokens[at]?.text ?? '') ? at + step : at);
  return [skip(to, 1), skip(from - 1, -1)].some((at) => monthPointAt(reading, at)?.role === 'in');
}

/** Days that 'early', 'mid' and 'late' leave open are fewer. */
const partOfMonth = 20;

function sayingOf(reading: Reading, point: MonthPoint, verb: MarkPlace, start: number): Said {
  const id = verb.mark.id as SeasonWord;
  if (point.role === 'in' && isWholeMonth(reading, point)) {
    const says = /^(?:isClosed|ends?)$/.test(id) ? 'shut' : 'whole';
    return { says, point };
  }
  const denied = marksIn(reading, start, verb.to + 2, 'denied').length > 0 || negated(reading, start, verb.to + 2);
  if (id === 'isClosed') {
    if (point.role === 'from') return { says: 'last', point };
    return { says: point.role === 'until' ? 'reopens' : 'rests', point };
  }
  // 'We close in January and February': months of rest, and no last day.
  if (id === 'end' && point.role === 'in' && isInRow(reading, point)) return { says: 'rests', point };
  // 'We close until mid-February': shut till then; Spanish closes 'a finales de octubre'.
  // 'En julio y agosto el club abre de diez a seis': months in which it is open, and none in which it begins.
  if (/^(?:begins?|isOpen)$/.test(id) && point.role === 'in' && isInRow(reading, point))
    return { says: 'inside', point };
  const isUntil = point.role === 'until' && !/^[aà]$/.test(reading.tokens[point.from]?.text ?? '');
  if (id === 'ends' || id === 'end') return { says: isUntil ? 'reopens' : 'last', point };
  if (point.role === 'from') return { says: 'first', point };
  // 'We do not open until May.'
  if (point.role === 'until') return { says: denied ? 'first' : 'last', point };
  // 'Abrimos a mediados de marzo': a part of a month is when the doors open.
  const isDeed = id === 'begin' && reading.tokens[verb.from]?.text !== 'open' && point.last - point.first < partOfMonth;
  return { says: !isDeed && isState(reading, verb, start) ? 'inside' : 'first', point };
}

const not = /^(?:not|t|nicht|no|ne|n|pas|erst)$/;
const negated = (reading: Reading, from: number, to: number) =>
  reading.tokens.slice(from, to).some(({ text }) => not.test(text));

/** Tokens of a clause that adds only when: '…, even in February'. */
const fewTokens = 4;

/** The clause that says what happens in a month: its own, or the one before where it only adds when. */
function clauseWithVerb(reading: Reading, point: MonthPoint, { to }: MonthPoint): [number, number] {
  const [start, stop] = clauseOf(reading, point.from);
  const few = point.from - start < fewTokens && stop - to < fewTokens / 2;
  // 'En décembre, nous fermons': what happens then stands behind the comma.
  const said = marksIn(reading, start, stop, 'season').some(({ mark }) => isVerbOfSeason(mark.id));
  const first = reading.sentence[start - 1] !== reading.sentence[start];
  // 'Closed in November, open again on 5 December' says it at once.
  const goesOn = reading.tokens[stop]?.gap === breaks.comma || labelBefore(reading, stop) !== null;
  if (few && first && !said && goesOn) {
    const [, end] = clauseOf(reading, stop);
    const isSaid = marksIn(reading, stop, end, 'season').some(({ mark }) => isVerbOfSeason(mark.id));
    return isSaid ? [start, end] : [start, stop];
  }
  if (!few || start === 0 || reading.sentence[start - 1] !== reading.sentence[start]) return [start, stop];
  // '…; en enero y febrero, podamos': what happens then stands behind it.
  if (goesOn && reading.tokens[start]?.gap === breaks.clause) return [start, stop];
  if (said) return [start, stop];
  return [clauseOf(reading, start - 1)[0], stop];
}

function judge(reading: Reading, ledger: Ledger, point: MonthPoint, end: MonthPoint | null): Finding | null {
  const [start, stop] = clauseWithVerb(reading, point, end ?? point);
  const verb = verbOf(reading, point, [start, stop]);
  if (!verb) return null;
  const subject = subjectOfSeason(reading, ledger, verb, [start, stop]);
  if (subject === undefined) return null;
  const seasons = seasonsOf(ledger).filter((one) => one.of === subject.of && speaksOfSame(subject.part, one));
  const [first] = seasons;
  if (!first) return null;
  const closes = /^(?:isClosed|ends|end)$/.test(verb.mark.id);
  const said: Said = end ? { says: closes ? 'closed' : 'open', point, end } : sayingOf(reading, point, verb, start);
  // 'Closed in September', of a house with a winter and a summer season: shut in the one is not shut.
  const isShut = said.says !== 'rests' || seasons.every((season) => agrees(said, season));
  // 'De abril a octubre abrimos nosotros; de noviembre a marzo, los gatos': the rest of the year, and no verb of its own.
  const isOwn = verb.from >= clauseOf(reading, point.from)[0];
  if (end && said.says === 'open' && !isOwn && seasons.some((season) => isOffSeason(point, end, season))) return null;
  const right =
    (isShut ? seasons.find((season) => agrees(said, season)) : undefined) ??
    (said.says === 'closed' ? seasons.find((season) => isGap(said.point, said.end, season, seasons)) : undefined);
  return {
    kind: 'date',
    verdict: right ? 'supported' : 'contradicted',
    // 'Im Januar haben wir durchgehend geöffnet': what is said of the whole month is told with its verb.
    from: said.says === 'whole' ? Math.min(point.from, verb.from) : point.from,
    to: said.says === 'whole' ? Math.max(point.to, verb.to) : (end ?? point).to,
    source: (right ?? first).source,
  };
}

/** The months from the last one of a season, or the one after it, to the first one or the one before. */
function isOffSeason(point: MonthPoint, end: MonthPoint, { first, last }: Season): boolean {
  const monthOf = (day: number) => Math.floor(day / 100);
  const apart = (later: number, earlier: number) => (monthOf(later) - monthOf(earlier) + 12) % 12;
  return apart(point.first, last) <= 1 && apart(first, end.first) <= 1;
}

/** 'Closed from late April to early June', of a house with a season before that and another one after. */
const isGap = (point: MonthPoint, end: MonthPoint, season: Season, seasons: readonly Season[]): boolean =>
  endsIn(point, season) && seasons.some((next) => beginsIn(end, next) || has(end, dayBefore(next.first)));

const winter = /winter|hiver|invierno/;
const summer = /summer|sommer|verano|été|estival/;

/** A winter season says nothing of the summer; of a season without a name every fact tells. */
const speaksOfSame = (part: string, { words, ...season }: Season): boolean => {
  if ((winter.test(words) && !winter.test(part)) || (summer.test(words) && !summer.test(part))) return false;
  // Of two seasons without a name the one over the new year is the winter's.
  const isWinter = winter.test(words) || (isOver(season, midwinter) && !isOver(season, midsummer));
  const isSummer = summer.test(words) || (isOver(season, midsummer) && !isOver(season, midwinter));
  return (!winter.test(part) || isWinter) && (!summer.test(part) || isSummer);
};
const [midwinter, midsummer] = [110, 725];
const isOver = (season: Omit<Season, 'words'>, day: number): boolean => isWithin({ ...season, words: '' }, day);
/** Months told with a verb of opening or closing, of the house or of a thing. */
export const findOpenMonths: Finder = (reading, ledger) => {
  if (seasonsOf(ledger).length === 0) return [];
  const found: Finding[] = findTimesOfYear(reading, ledger);
  for (let index = 0; index < reading.tokens.length; index++) {
    const point = monthPointAt(reading, index);
    // 'Du 5 janvier à la fin février': the end of days that are read as a date.
    if (!point || datesOf(reading).some(({ to }) => to === point.from)) continue;
    const end = point.role === 'until' ? null : endAfter(reading, point);
    const finding = judge(reading, ledger, point, end);
    if (finding) found.push(finding);
    index = (end ?? point).to - 1;
  }
  return found;
};
