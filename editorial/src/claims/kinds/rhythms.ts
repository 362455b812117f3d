/**
 * How often and on which days something happens: 'every ten minutes', 'los martes', 'at eight', of a shuttle that runs
 * every twenty and of readings on Thursdays at seven. Held against free texts that tell it of the same thing.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { isTimed } from '#claims/kinds/hours-known.ts';
import { namesHead } from '#claims/kinds/named-by-fact.ts';
import {
  dayOfPart,
  isEach,
  isInRow,
  isLimit,
  namesSame,
  sharesWord,
  takenUp,
  tellsGuests,
} from '#claims/kinds/weekly.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { isElsewhere } from '#claims/reading/aside.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { type Clock, clocksOf } from '#claims/reading/clocks.ts';
import { labelBefore } from '#claims/reading/link.ts';
import { quantitiesOf } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markAt,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';

const every = /^(?:every|each|alle|aller|jede[rn]?|cada|toutes?)$/;
const beat = /^takt(?:es|s)?$/;
/** Times told in one word or two, in minutes. */
const spoken: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:half hourly|halbstündlich|halbstündig|cada media hora|toutes les demi heures|(?:every|each) half (?:an )?hour|(?:alle|jede) halbe stunde)$/,
    30,
  ],
  [
    /^(?:hourly|stündlich|einmal (?:pro|die|in der) stunde|cada hora|una vez (?:por|a la) hora|une fois par heure|toutes les heures|every hour|each hour|jede stunde|once an hour)$/,
    60,
  ],
  [
    /^(?:viertelstündlich|cada cuarto de hora|tous les quarts d heure|every quarter of an hour|jede viertelstunde)$/,
    15,
  ],
];
const longest = 5;

type Interval = { minutes: number; from: number; to: number };

function intervalsIn(reading: Reading): Interval[] {
  const measured = quantitiesOf(reading).flatMap(({ value, unit, from, to }): Interval[] => {
    if (unit !== 'min' && unit !== 'h') return [];
    const before = reading.tokens[from - 1]?.text ?? '';
    const isEvery = every.test(before) || (every.test(reading.tokens[from - 2]?.text ?? '') && before === 'les');
    const isBeat = reading.language === 'de' && beat.test(reading.tokens[to]?.text ?? '');
    const minutes = unit === 'h' ? value * 60 : value;
    return isEvery || isBeat ? [{ minutes, from: isEvery ? from - 1 : from, to: isBeat ? to + 1 : to }] : [];
  });
  const told = reading.tokens.flatMap((_, from): Interval[] => {
    for (let to = from + longest; to > from; to--) {
      const words = reading.tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ');
      const row = spoken.find(([pattern]) => pattern.test(words));
      if (row) return [{ minutes: row[1], from, to: Math.min(to, reading.tokens.length) }];
    }
    return [];
  });
  return [...measured, ...told.filter((one) => measured.every(({ from, to }) => to <= one.from || from >= one.to))];
}

/** What runs: of nothing else is it told how often. */
const ride = /shuttle|bus|train|tram|metro|ferry|boat|port|lift|airport|transfer/;

/** What a free text is about: its name and the first thing it names. */
function headsOf({ name, reading }: Stated): ReadonlySet<string> {
  const [first] = reading.mentions;
  const words = name.split('_').flatMap((word) => [word, word.replace(/s$/, '')]);
  return new Set([...words, ...(first ? idsOf(first, 'amenity', 'thing', 'counted', 'place') : [])].map(sortOfId));
}

/** What of a sentence a free text is about too. */
function shared(reading: Reading, index: number, stated: Stated): Mention | undefined {
  const heads = headsOf(stated);
  return mentionsBeside(reading, index).find((mention) =>
    idsOf(mention, 'amenity', 'thing', 'counted', 'place').some((id) => heads.has(sortOfId(id))),
  );
}

const isRide = (mention: Mention | undefined): boolean =>
  mention !== undefined && idsOf(mention, 'amenity', 'thing', 'place').some((id) => ride.test(id));

/** What free texts other than the event's tell. */
const facts = (ledger: Ledger) => ledger.stated.filter(({ name }) => name !== 'event');

function findIntervals(reading: Reading, ledger: Ledger): Finding[] {
  const said = intervalsIn(reading);
  if (said.length === 0) return [];
  const known = facts(ledger).flatMap((stated) =>
    intervalsIn(stated.reading).map(({ minutes }) => ({ minutes, stated })),
  );
  return said.flatMap(({ minutes, from, to }): Finding[] => {
    const same = known.filter(({ stated }) => isRide(shared(reading, from, stated)));
    const right = same.find((one) => one.minutes === minutes);
    const source = (right ?? same[0])?.stated.source;
    return source ? [{ kind: 'time', verdict: right ? 'supported' : 'contradicted', from, to, source }] : [];
  });
}

/** The weekdays named in tokens `from` to `to`, Monday 1; 'Monday to Friday' are five. */
function daysIn(reading: Reading, from: number, to: number): { day: number; from: number; to: number }[] {
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

/** True where the thing is told of as it always is: not the event, and not somebody else's. */
const isOwn = (reading: Reading, mention: Mention): boolean =>
  !isElsewhere(reading, mention) && mention.subjects.every(({ type }) => type !== 'event');

/** The clause of a name, and what a colon makes it the label of: 'Paella workshop: every Thursday'. */
function clauseAsLabel(reading: Reading, index: number): readonly [number, number] {
  const [start, end] = clauseOf(reading, index);
  const goesOn = end < reading.tokens.length && (labelBefore(reading, end) || takenUp(reading, end) !== null);
  return goesOn ? [start, clauseOf(reading, end)[1]] : [start, end];
}

type Weekly = { stated: Stated; days: ReadonlySet<number> };

/** The fact that tells of the same in other words; of a weekday that comes round, the only one that tells of any. */
function weeklyOf(
  reading: Reading,
  { sources: { event } }: Ledger,
  day: number | undefined,
  known: readonly Weekly[],
): Weekly | undefined {
  // 'Le quiz a lieu le lundi': where no event is told of, it takes place here.
  if (day === undefined || (event && speaksOf(reading, day, 'event', 'venue'))) return undefined;
  if (marksIn(reading, ...clauseOf(reading, day), 'others').length > 0) return undefined;
  const alike = known.find(({ stated }) => sharesWord(reading, day, stated));
  // 'The market takes place every Tuesday' is the town's.
  if (!alike && marksIn(reading, ...clauseOf(reading, day), 'elsewhere').length > 0) return undefined;
  return alike ?? (known.length === 1 && isEach(reading, day) && !tellsGuests(reading, day) ? known[0] : undefined);
}

/** 'The risotto is served on Sunday evening', of an event that has it on Saturday. */
function findParts(reading: Reading, ledger: Ledger): Finding[] {
  const described = ledger.stated.filter(({ name }) => name === 'event');
  if (described.length === 0) return [];
  return marksIn(reading, 0, reading.tokens.length, 'weekday').flatMap(({ mark, from, to }): Finding[] => {
    for (const stated of described) {
      const day = dayOfPart(reading, from, stated);
      if (day !== null && day !== mark.value)
        return [{ kind: 'date', verdict: 'contradicted', from, to, source: stated.source }];
    }
    return [];
  });
}

function findDays(reading: Reading, ledger: Ledger): Finding[] {
  const known = facts(ledger).flatMap((stated) => {
    const days = isRest(stated.reading, ...whole(stated)) ? [] : daysIn(stated.reading, ...whole(stated));
    return days.length > 0 ? [{ stated, days: new Set(days.map(({ day }) => day)) }] : [];
  });
  if (known.length === 0) return [];
  const found: Finding[] = [];
  for (let index = 0; index < reading.tokens.length; ) {
    const [start, end] = sentenceOf(reading, index);
    index = end;
    const named = marksIn(reading, start, end, 'weekday').length > 0 ? daysIn(reading, start, end) : [];
    const days = named.filter((day) => !isLimit(reading, day.from));
    const daily = marksIn(reading, start, end, 'openness').find(({ mark }) => mark.id === 'daily');
    const fact =
      known.find(({ stated }) => {
        const mention = shared(reading, start, stated);
        return mention ? isOwn(reading, mention) : namesHead(reading, [start, end], stated) !== null;
      }) ??
      weeklyOf(reading, ledger, days[0]?.from, known) ??
      (daily && named.length === 0 ? known.find(({ stated }) => namesSame(reading, daily.from, stated)) : undefined);
    if (!fact) continue;
    const head = shared(reading, start, fact.stated) ? null : namesHead(reading, [start, end], fact.stated);
    const part = head === null ? ([start, end] as const) : clauseAsLabel(reading, head);
    const said = days.filter(({ from }) => from >= part[0] && from < part[1]);
    if (isRest(reading, ...(said[0] ? clauseOf(reading, said[0].from) : ([start, end] as const)))) continue;
    const { source } = fact.stated;
    const right = said.filter(({ day }) => fact.days.has(day));
    const told = said.filter(
      (one) => right.length === 0 || right.includes(one) || right.some((other) => isInRow(reading, one, other)),
    );
    for (const { day, from, to } of told)
      found.push({ kind: 'time', verdict: fact.days.has(day) ? 'supported' : 'contradicted', from, to, source });
    if (said.length === 0 && daily && fact.days.size < 7)
      found.push({ kind: 'time', verdict: 'contradicted', from: daily.from, to: daily.to, source });
  }
  return found;
}

/** The hour of what only a free text tells: 'readings every Thursday at 19:00'. */
function findHours(reading: Reading, ledger: Ledger): Finding[] {
  const spans = clocksOf(reading).filter(({ second }) => second === null);
  if (spans.length === 0) return [];
  const known = facts(ledger).flatMap((stated) => {
    const [only, ...more] = clocksOf(stated.reading);
    return only && more.length === 0 && !only.second ? [{ stated, minutes: only.first.minutes }] : [];
  });
  return spans.flatMap(({ first }): Finding[] => {
    const [start, end] = clauseOf(reading, first.from);
    const here = mentionsBeside(reading, first.from).filter((one) => one.from >= start && one.to <= end);
    const isTold = (stated: Stated) => (one: Mention) =>
      isOwn(reading, one) && idsOf(one, 'counted', 'thing').some((id) => headsOf(stated).has(id));
    const told = known.find(({ stated }) => here.some(isTold(stated)));
    // 'Pub quiz every Tuesday at nine' is no hour of the pub.
    const isPart = ({ to }: Mention) =>
      told !== undefined && here.some((one) => one.from === to && isTold(told.stated)(one));
    if (here.some((one) => isTimed(ledger)(one) && !isPart(one))) return [];
    // 'The tour of the cells ends at six' says nothing of when it begins.
    const ends = marksIn(reading, start, end, 'role').some(({ mark: { id } }) => id === 'until' || id === 'closes');
    const fact = told ?? (ends ? undefined : known.find(({ stated }) => namesSame(reading, first.from, stated)));
    if (!fact || marksIn(reading, start, end, 'denied').length > 0) return [];
    const role = markAt(reading, first.from - 1, 'role');
    const right = isSame(first, fact.minutes);
    const from = role && role.to === first.from ? role.from : first.from;
    return [
      { kind: 'time', verdict: right ? 'supported' : 'contradicted', from, to: first.to, source: fact.stated.source },
    ];
  });
}

const isSame = ({ minutes, exact }: Clock, known: number): boolean =>
  minutes === known || (!exact && Math.abs(minutes - known) === 720);

export const findRhythms: Finder = (reading, ledger) => [
  ...findIntervals(reading, ledger),
  ...findDays(reading, ledger),
  ...findParts(reading, ledger),
  ...findHours(reading, ledger),
];
