/**
 * Days of the week on which something happens, held against the fact or the note that tells of the same: 'Saturdays, live
 * music', of a note that has it on Fridays, 'hikes leave on Tuesdays', of a fact in another language that has other days.
 */
import type { Finding } from '#claims/finding.ts';
import { doesAll, isOwn, likeness, shared, toldFacts } from '#claims/kinds/heads-of-facts.ts';
import { findHowOften, oftenIn, wrongInMonth } from '#claims/kinds/how-often.ts';
import { namesHead } from '#claims/kinds/named-by-fact.ts';
import {
  happens,
  isEach,
  isInRow,
  isLimit,
  isSubject,
  namesSame,
  sharesWord,
  takenUp,
  tellsGuests,
  withLabel,
} from '#claims/kinds/weekly.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { labelBefore } from '#claims/reading/link.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { activitiesOf } from '#lexicon/activities.ts';

type DayPlace = { day: number; from: number; to: number };
type Stretch = readonly [from: number, to: number];

/** The weekdays named in tokens `from` to `to`, Monday 1; 'Monday to Friday' are five. */
function daysIn(reading: Reading, from: number, to: number): DayPlace[] {
  const dated = datesOf(reading).filter(({ start }) => start.day !== null);
  const marks = marksIn(reading, from, to, 'weekday').filter(
    (mark) => !dated.some((span) => span.from <= mark.from && mark.from < span.to),
  );
  return marks.flatMap((mark, at) => {
    const next = marks[at + 1];
    const one = { day: mark.mark.value, from: mark.from, to: mark.to };
    const isRange =
      next && /^(?:to|through|bis|a|al|au|à)$/.test(reading.tokens[mark.to]?.text ?? '') && next.from - mark.to <= 2;
    if (!isRange || !next || next.mark.value <= mark.mark.value) return [one];
    const between = Array.from({ length: next.mark.value - mark.mark.value - 1 }, (_, i) => mark.mark.value + 1 + i);
    return [one, ...between.map((day) => ({ ...one, day }))];
  });
}

/** 'Die Führung findet jeden Freitag statt' denies nothing. */
const isTakingPlace = (reading: Reading, { from }: { from: number }): boolean =>
  reading.tokens[from]?.text === 'statt' &&
  reading.tokens.slice(clauseOf(reading, from)[0], from).some(({ text }) => /^f(?:inde(?:t|n)|and(?:en)?)$/.test(text));

const isRest = (reading: Reading, from: number, to: number): boolean =>
  marksIn(reading, from, to, 'openness').some(({ mark }) => mark.id === 'closed') ||
  marksIn(reading, from, to, 'denied').some((denied) => !isTakingPlace(reading, denied)) ||
  marksIn(reading, from, to, 'deniedAfter').length > 0;

const whole = ({ reading }: Stated): [number, number] => [0, reading.tokens.length];

/** The clause of a name, and what a colon makes it the label of: 'Paella workshop: every Thursday'. */
function clauseAsLabel(reading: Reading, index: number): Stretch {
  const [start, end] = clauseOf(reading, index);
  const goesOn = end < reading.tokens.length && (labelBefore(reading, end) || takenUp(reading, end) !== null);
  return goesOn ? [start, clauseOf(reading, end)[1]] : [start, end];
}

type Weekly = { stated: Stated; days: ReadonlySet<number> };

/** The facts that tell of weekdays. */
const weeklyFacts = onceFor((ledger: Ledger): readonly Weekly[] =>
  toldFacts(ledger).flatMap((stated) => {
    const days = isRest(stated.reading, ...whole(stated)) ? [] : daysIn(stated.reading, ...whole(stated));
    return days.length > 0 ? [{ stated, days: new Set(days.map(({ day }) => day)) }] : [];
  }),
);

/** Of facts that may be meant the one that has most in common with the words, and of these the one that is right. */
function closest(
  reading: Reading,
  part: Stretch,
  known: readonly Weekly[],
  days: readonly DayPlace[],
): Weekly | undefined {
  if (known.length < 2) return known[0];
  const isRight = ({ days: own }: Weekly) => Number(days.length > 0 && days.every(({ day }) => own.has(day)));
  return [...known].sort(
    (a, b) => likeness(reading, part, b.stated) - likeness(reading, part, a.stated) || isRight(b) - isRight(a),
  )[0];
}

/** 'Nach der Livemusik', 'after the quiz': a day that is told by another one. */
const after = /^(?:after|before|nach|vor|tras|después|antes|après|avant|since|until|till|bis)$/;
const isAfter = (reading: Reading, { from }: Mention): boolean =>
  reading.tokens.slice(Math.max(clauseOf(reading, from)[0], from - 3), from).some(({ text }) => after.test(text));

/** A clause that does what a fact does, and nothing of what the event's own texts tell. */
const isOursBeside = (reading: Reading, ledger: Ledger, clause: Stretch, known: readonly Weekly[]): boolean =>
  known.some(({ stated }) => likeness(reading, clause, stated) >= 1) &&
  ledger.stated.every((one) => one.name !== 'event' || likeness(reading, clause, one) === 0);

/** The fact that tells of the same in other words; of a weekday that comes round, the only one that tells of any. */
function weeklyOf(
  reading: Reading,
  ledger: Ledger,
  days: readonly DayPlace[],
  known: readonly Weekly[],
): Weekly | undefined {
  const { event } = ledger.sources;
  const day = days[0]?.from;
  if (day === undefined) return undefined;
  const clause = clauseOf(reading, day);
  // 'Le quiz a lieu le lundi': where no event is told of, or the quiz is ours, it takes place here.
  if (event && speaksOf(reading, day, 'event', 'venue') && !isOursBeside(reading, ledger, clause, known))
    return undefined;
  if (marksIn(reading, ...clause, 'others').length > 0) return undefined;
  const part = withLabel(reading, day);
  const alike = closest(
    reading,
    part,
    known.filter(({ stated }) => sharesWord(reading, day, stated)),
    days,
  );
  if (alike) return alike;
  const doing = known.filter(({ stated }) => likeness(reading, part, stated) >= 1);
  if (tellsGuests(reading, day) && !(doing.length > 0 && happens(reading, part))) return undefined;
  if (doing.length > 0) return closest(reading, part, doing, days);
  // 'The market takes place every Tuesday' is the town's.
  if (marksIn(reading, ...clause, 'elsewhere').length > 0) return undefined;
  const only = new Set(known.map(({ stated }) => stated.source)).size === 1;
  return only && isEach(reading, day) && happens(reading, part) ? known[0] : undefined;
}

/** Tokens of a clause that says only when: 'Tous les jeudis, on sort le caquelon'. */
const onlyWhen = 4;
const withNext = (reading: Reading, [start, end]: Stretch): Stretch =>
  end - start > onlyWhen ||
  reading.sentence[end] !== reading.sentence[start] ||
  reading.tokens[end]?.gap !== breaks.comma
    ? [start, end]
    : [start, clauseOf(reading, end)[1]];

/** 'Traditionelle Musik jeden Abend': what happens stands right before how often it does. */
const isNamedBefore = (reading: Reading, index: number): boolean =>
  index > clauseOf(reading, index)[0] &&
  activitiesOf(reading.tokens[index - 1]?.text ?? '', reading.language).length > 0;

/** A clause other than the thing's own says its day of something else, where it names that. */
const isOfOther = (reading: Reading, mention: Mention, index: number): boolean =>
  reading.clause[mention.from] !== reading.clause[index] &&
  mentionsBeside(reading, index).some(
    (one) => reading.clause[one.from] === reading.clause[index] && idsOf(one, 'amenity', 'thing', 'event').length > 0,
  );

function factOf(
  reading: Reading,
  ledger: Ledger,
  [start, end]: Stretch,
  days: readonly DayPlace[],
): Weekly | undefined {
  const known = weeklyFacts(ledger);
  const named = known.filter(({ stated }) => {
    const mention = shared(reading, start, stated);
    return mention
      ? isOwn(reading, mention) && !isAfter(reading, mention)
      : namesHead(reading, [start, end], stated) !== null;
  });
  if (named.length > 0) return closest(reading, [start, end], named, days);
  if (days.length > 0) return weeklyOf(reading, ledger, days, known);
  const [often] = oftenIn(reading, [start, end]);
  if (!often || (ledger.sources.event && speaksOf(reading, often.from, 'event', 'venue'))) return undefined;
  const same = known.find(({ stated }) => namesSame(reading, often.from, stated));
  const clause = withNext(reading, clauseOf(reading, often.from));
  if (same || isOfOthers(reading, often.from)) return same;
  if (!happens(reading, clause) && !isNamedBefore(reading, often.from)) return undefined;
  // In the same language a fact would be named; in another one all that it does has to be.
  const doing = known.filter(
    ({ stated }) => stated.reading.language !== reading.language && doesAll(reading, clause, stated),
  );
  return closest(reading, clause, doing, []);
}

function judge(reading: Reading, ledger: Ledger, [start, end]: Stretch): Finding[] {
  const named = marksIn(reading, start, end, 'weekday').length > 0 ? daysIn(reading, start, end) : [];
  const days = named.filter(({ from }) => !isLimit(reading, from) && !isSubject(reading, from));
  const fact = factOf(reading, ledger, [start, end], days);
  if (!fact) return [];
  const mention = shared(reading, start, fact.stated);
  const head = mention ? null : namesHead(reading, [start, end], fact.stated);
  const part = head === null ? ([start, end] as const) : clauseAsLabel(reading, head);
  const said = days.filter(
    ({ from }) => from >= part[0] && from < part[1] && !(mention && isOfOther(reading, mention, from)),
  );
  if (isRest(reading, ...(said[0] ? clauseOf(reading, said[0].from) : ([start, end] as const)))) return [];
  const { source } = fact.stated;
  const right = said.filter(({ day }) => fact.days.has(day));
  const told = said.filter(
    (one) => right.length === 0 || right.includes(one) || right.some((other) => isInRow(reading, one, other)),
  );
  const found = told.map(({ day, from, to }): Finding => {
    if (!fact.days.has(day)) return { kind: 'time', verdict: 'contradicted', from, to, source };
    const wrong = wrongInMonth(reading, from, fact.stated.reading);
    return wrong === null
      ? { kind: 'time', verdict: 'supported', from, to, source }
      : { kind: 'time', verdict: 'contradicted', from: wrong, to, source };
  });
  if (said.length > 0 || named.length > 0) return found;
  return findHowOften(reading, [start, end], fact, mention);
}

export function findDays(reading: Reading, ledger: Ledger): Finding[] {
  if (weeklyFacts(ledger).length === 0) return [];
  const found: Finding[] = [];
  for (let index = 0; index < reading.tokens.length; ) {
    const sentence = sentenceOf(reading, index);
    found.push(...judge(reading, ledger, sentence));
    index = sentence[1];
  }
  return found;
}
