/**
 * How often and on which days something happens: 'every ten minutes', 'los martes', 'at eight', of a shuttle that runs
 * every twenty and of readings on Thursdays at seven. Held against free texts that tell it of the same thing.
 */

import type { Finder, Finding } from '#claims/finding.ts';
import { findDays } from '#claims/kinds/days-of-week.ts';
import { headsOf, isOwn, likeness, shared, toldFacts } from '#claims/kinds/heads-of-facts.ts';
import { isTimed } from '#claims/kinds/hours-known.ts';
import { dayOfPart, happens, namesSame } from '#claims/kinds/weekly.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { type Clock, clocksOf } from '#claims/reading/clocks.ts';
import { quantitiesOf } from '#claims/reading/quantities.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, type Mention, markAt, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

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
/** What each of them begins with. */
const leads =
  /^(?:half|halbstünd\p{L}*|viertelstündlich|stündlich|hourly|once|einmal|una?|une|cada|tou(?:te)?s|every|each|alle|jede)$/u;
const longest = 5;

type Interval = { minutes: number; from: number; to: number };

const intervalsIn = onceFor((reading: Reading): Interval[] => {
  const measured = quantitiesOf(reading).flatMap(({ value, unit, from, to }): Interval[] => {
    if (unit !== 'min' && unit !== 'h') return [];
    const before = reading.tokens[from - 1]?.text ?? '';
    const isEvery = every.test(before) || (every.test(reading.tokens[from - 2]?.text ?? '') && before === 'les');
    const isBeat = reading.language === 'de' && beat.test(reading.tokens[to]?.text ?? '');
    const minutes = unit === 'h' ? value * 60 : value;
    return isEvery || isBeat ? [{ minutes, from: isEvery ? from - 1 : from, to: isBeat ? to + 1 : to }] : [];
  });
  const told = reading.tokens.flatMap(({ text: first }, from): Interval[] => {
    if (!leads.test(first)) return [];
    for (let to = from + longest; to > from; to--) {
      const words = wordsIn(reading, from, to);
      const row = spoken.find(([pattern]) => pattern.test(words));
      if (row) return [{ minutes: row[1], from, to: Math.min(to, reading.tokens.length) }];
    }
    return [];
  });
  return [...measured, ...told.filter((one) => measured.every(({ from, to }) => to <= one.from || from >= one.to))];
});

/** What runs: of nothing else is it told how often. */
const ride = /shuttle|bus|train|tram|metro|ferry|boat|port|lift|airport|transfer/;

const isRide = (mention: Mention | undefined): boolean =>
  mention !== undefined && idsOf(mention, 'amenity', 'thing', 'place').some((id) => ride.test(id));

function findIntervals(reading: Reading, ledger: Ledger): Finding[] {
  const said = intervalsIn(reading);
  if (said.length === 0) return [];
  const known = toldFacts(ledger).flatMap((stated) =>
    intervalsIn(stated.reading).map(({ minutes }) => ({ minutes, stated })),
  );
  return said.flatMap(({ minutes, from, to }): Finding[] => {
    const same = known.filter(({ stated }) => isRide(shared(reading, from, stated)));
    const right = same.find((one) => one.minutes === minutes);
    const source = (right ?? same[0])?.stated.source;
    return source ? [{ kind: 'time', verdict: right ? 'supported' : 'contradicted', from, to, source }] : [];
  });
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

const timely =
  /^(?:the|daily|always|mornings?|evenings?|sharp|morgens|abends|täglich|immer|jeweils|las?|todos|los|días|siempre|toujours|chaque|matin|soir|jour)$/;

/** 'Yoga from June to September, at ten in the morning': a clause that adds only an hour. */
function withThing(reading: Reading, { from, to }: Clock): readonly [number, number] {
  const [start, end] = clauseOf(reading, from);
  if (start === 0 || reading.tokens[start]?.gap !== breaks.comma) return [start, end];
  const isAdded = reading.tokens
    .slice(start, end)
    .every(
      ({ text }, at) =>
        (start + at >= from && start + at < to) || timely.test(text) || reading.grammar.prepositions.has(text),
    );
  return isAdded ? [clauseOf(reading, start - 1)[0], end] : [start, end];
}

type Told = { stated: Stated; minutes: number };

/** 'La tournée des pintxos part à 19 h', of a fact in another language: what happens on a day has its hour. */
function alikeAt(reading: Reading, clause: readonly [number, number], known: readonly Told[]): Told | undefined {
  if (!happens(reading, clause) || marksIn(reading, ...clause, 'weekday').length === 0) return undefined;
  return known.find(
    ({ stated }) =>
      marksIn(stated.reading, 0, stated.reading.tokens.length, 'weekday').length > 0 &&
      likeness(reading, clause, stated) >= 1,
  );
}

/** The hour of what only a free text tells: 'readings every Thursday at 19:00'. */
function findHours(reading: Reading, ledger: Ledger): Finding[] {
  const spans = clocksOf(reading).filter(({ second }) => second === null);
  if (spans.length === 0) return [];
  const known = toldFacts(ledger).flatMap((stated) => {
    const [only, ...more] = clocksOf(stated.reading);
    return only && more.length === 0 && !only.second ? [{ stated, minutes: only.first.minutes }] : [];
  });
  return spans.flatMap(({ first }): Finding[] => {
    const [start, end] = withThing(reading, first);
    const here = mentionsBeside(reading, first.from).filter((one) => one.from >= start && one.to <= end);
    const isTold = (stated: Stated) => (one: Mention) =>
      isOwn(reading, one) &&
      (idsOf(one, 'counted', 'thing').some((id) => headsOf(stated).has(id)) ||
        (stated.source.item === stated.name && idsOf(one, 'amenity').includes(stated.name)));
    const told = known.find(({ stated }) => here.some(isTold(stated)));
    // 'Pub quiz every Tuesday at nine' is no hour of the pub.
    const isPart = ({ to }: Mention) =>
      told !== undefined && here.some((one) => one.from === to && isTold(told.stated)(one));
    if (here.some((one) => isTimed(ledger)(one) && !isPart(one))) return [];
    // 'The tour of the cells ends at six' says nothing of when it begins.
    const ends = marksIn(reading, start, end, 'role').some(({ mark: { id } }) => id === 'until' || id === 'closes');
    const fact =
      told ??
      (ends
        ? undefined
        : (known.find(({ stated }) => namesSame(reading, first.from, stated)) ??
          alikeAt(reading, [start, end], known)));
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
