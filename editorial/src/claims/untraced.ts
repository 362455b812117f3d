/**
 * Measures that no reader has given to anything and that no source holds: 'four hundred others in our theatre', 'built in
 * 1858', 'your bed is ready from one'. What a page counts, measures or dates has to trace to a source, whatever it is of;
 * only what people say without counting is let through.
 */

import { eventDays } from '#claims/event-days.ts';
import type { Finding } from '#claims/finding.ts';
import { pace } from '#claims/kinds/known-ways.ts';
import { isSwum } from '#claims/kinds/lengths-swum.ts';
import { isOfFeet } from '#claims/kinds/people-and-weather.ts';
import { isStake } from '#claims/kinds/price-differences.ts';
import { dayAfter, dayBefore, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { isOfEaters } from '#claims/kinds/subjects-of-hours.ts';
import { isInMonthsOfThing } from '#claims/kinds/told-right.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { type Clock, clocksOf } from '#claims/reading/clocks.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import { isMoney, type Quantity, quantitiesBeside, quantitiesOf } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { thisYear } from '#claims/today.ts';
import { isArea, isLengthKnown } from '#claims/untraced-lengths.ts';
import { isAiry, isCreature, isPassing } from '#lexicon/uncounted.ts';

type Free = (from: number, to: number) => boolean;
type Reader = (reading: Reading, ledger: Ledger, isFree: Free) => Finding[];

/** A text may tell of fewer than that in passing: steps, guests at a table, aunts at a wedding. */
const fewest = 20;

/** Numbers of sayings: around the clock, 'trente-six chandelles', a hundred and one reasons, a thousand and one nights. */
const ofSayings: ReadonlySet<number> = new Set([24, 36, 50, 99, 100, 101, 365, 1000, 1001, 10_000, 1_000_000]);

/** What is counted stands in the plural, in German with a capital: 'mit 70 fährt man anders'. */
const plural = { en: /s$|^(?:people|others|men|women|children)$/, de: /./, es: /s$/, fr: /[sx]$/ } as const;

/** A year that something may have happened in, as a text writes it. */
export const isYear = /^(?:1[4-9]|20)\d\d$/;

/** A round number stands for one near it: 'more than three hundred wines', of 320; as shares of it, below and above. */
const [below, above] = [0.05, 0.1];

const isNear = (said: number, known: number): boolean =>
  said === known || (said % 10 === 0 && known >= said * (1 - below) && known <= said * (1 + above));

/** Facts whose numbers count nothing. */
const measures = /^(?:price|size|distance|hours|certificate):/;

type Told = {
  text: string;
  all: readonly number[];
  counts: readonly number[];
  clocks: ReadonlySet<number>;
};

/** Every number the free texts and the event's description hold. */
export const numbersSpoken = onceFor(({ stated }: Ledger): readonly number[] =>
  stated.flatMap(({ reading }) =>
    reading.tokens.flatMap(({ kind, value }) => (kind === 'number' && value !== null ? [value] : [])),
  ),
);

const numbersIn = (value: string): number[] =>
  [...value.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(',', '.')));

/** Every number the sources hold, those of them that may count something with the ages of their years, and the hours. */
const toldBy = onceFor((ledger: Ledger): Told => {
  const { sources, stated } = ledger;
  const text = JSON.stringify(sources);
  const spoken = numbersSpoken(ledger);
  const of = (facts: typeof sources.facts) => facts.flatMap(({ factValue }) => numbersIn(factValue));
  const counts = [...of(sources.facts.filter(({ factName }) => !measures.test(factName))), ...spoken];
  const written = [...text.matchAll(/(\d\d?)[:.h](\d\d)/g)].map((match) => Number(match[1]) * 60 + Number(match[2]));
  const clocks = stated.flatMap(({ reading }) =>
    clocksOf(reading).flatMap(({ first, second }) => [first.minutes, ...(second ? [second.minutes] : [])]),
  );
  return {
    text,
    all: [...of(sources.facts), ...spoken],
    counts: [...counts, ...counts.flatMap((year) => [thisYear() - year, thisYear() + 1 - year])],
    clocks: new Set([...written, ...clocks]),
  };
});

/** The months of the event's days and of the dates that free texts tell. */
const monthsTold = onceFor(
  ({ sources: { event }, stated }: Ledger) =>
    new Set([
      ...(event ? eventDays(event).map((day) => Math.floor(day / 100) % 100) : []),
      ...stated.flatMap(({ reading }) =>
        datesOf(reading).flatMap(({ start, end }) => [start.month, end?.month ?? null]),
      ),
    ]),
);

const isMeasured = (reading: Reading, index: number) =>
  (['unit', 'month'] as const).some((type) => markAt(reading, index, type) !== null);

/** 'Sixty food trucks': the number of things, with a word between them at most. */
const counts: Reader = (reading, ledger, isFree) =>
  reading.tokens.flatMap(({ kind, value, text, start, spelled }, index): Finding[] => {
    const isCount = kind === 'number' && value !== null && value >= fewest && Number.isInteger(value);
    if (!isCount || ofSayings.has(value) || isYear.test(text) || reading.silent[index]) return [];
    if (/\p{L}/u.test(reading.text[start - 1] ?? '')) return [];
    const [first, second] = reading.tokens.slice(index + 1, index + 3);
    if (first?.kind !== 'word' || first.gap > breaks.space || reading.grammar.prepositions.has(first.text)) return [];
    const isNoun = (token: typeof first) =>
      token.text.length > 3 &&
      plural[reading.language].test(token.text) &&
      (reading.language !== 'de' || token.capital);
    const isJoined =
      first.text.length > 3 && second?.kind === 'word' && second.gap <= breaks.space && reading.language === 'en';
    if (!isNoun(first) && !(isJoined && isNoun(second))) return [];
    if (!isFree(index, index + 2) || isMeasured(reading, index + 1) || isPassing(first.text)) return [];
    if (isAiry(first.text) && (spelled || value % 10 === 0)) return [];
    if (quantitiesBeside(reading, index).length > 0) return [];
    if (toldBy(ledger).counts.some((one) => isNear(value, one))) return [];
    return [{ kind: 'count', verdict: 'unsupported', from: index, to: index + 2 }];
  });

/** 'A 300 metros del Camino y a 1800 de la catedral': metres once more, without the word. */
const isWay = (reading: Reading, { distances }: Ledger, index: number): boolean =>
  quantitiesBeside(reading, index).some(({ unit, to }) => unit === 'm' && to <= index) &&
  [...distances.values()].some(({ value }) => value.metres === reading.tokens[index]?.value);

const like = /^(?:like|wie)$/;

/** 'Go out like it is 2009': a manner of speaking. */
const isLike = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(Math.max(0, index - 4), index).some(({ text }) => like.test(text));

/** 'The walls date from 1864'. A decade ('the 1920s') is a manner of speaking. */
const years: Reader = (reading, ledger, isFree) =>
  reading.tokens.flatMap(({ text, end, kind }, index): Finding[] => {
    if (kind !== 'number' || !isYear.test(text) || reading.silent[index] || !isFree(index, index + 1)) return [];
    if (Number(text) === thisYear() || /\p{L}/u.test(reading.text[end] ?? '')) return [];
    if (toldBy(ledger).text.includes(text) || isWay(reading, ledger, index) || isLike(reading, index)) return [];
    return [{ kind: 'year', verdict: 'unsupported', from: index, to: index + 1 }];
  });

const gone = /^(?:walked|hiked|cycled|gelaufen|gewandert|geradelt|caminado|andado|pedaleado|marché|pédalé)$/;

/** 'What riders need after eighty kilometres': so far anybody may have come. */
const isRidden = (reading: Reading, { value, unit, from }: Quantity): boolean =>
  /^(?:km|mi)$/.test(unit) &&
  value % 10 === 0 &&
  (/^(?:after|nach|tras|après)$/.test(reading.tokens[from - 1]?.text ?? '') ||
    reading.tokens.slice(clauseOf(reading, from)[0], from).some(({ text }) => gone.test(text)));

/** 'At 1,865 metres', 'after 35 kilometres': a length or an area that is none of the sources' in whatever unit. */
const lengths: Reader = (reading, ledger, isFree) =>
  quantitiesOf(reading).flatMap((quantity): Finding[] => {
    const { value, unit, from, to } = quantity;
    const isOne = value <= 1 && unit !== 'km';
    if (reading.silent[from] || !isFree(from, to) || isOne || value === 0 || ofSayings.has(value)) return [];
    if (isLengthKnown(reading, ledger, quantity, toldBy(ledger).all) !== false) return [];
    if (isRidden(reading, quantity) || isSwum(reading, ledger, quantity)) return [];
    // 'Mit Rollkoffer gefühlt zwei Kilometer'.
    if (marksIn(reading, from - 1, from, 'unreal').length > 0) return [];
    const finding: Finding = { kind: isArea(unit) ? 'size' : 'distance', verdict: 'unsupported', from, to };
    return isOfFeet(finding, reading) ? [] : [finding];
  });

/** 'For the tram you walk ten minutes': minutes on foot that are the way to nothing. */
const walks: Reader = (reading, ledger, isFree) =>
  quantitiesOf(reading).flatMap(({ value, unit, mode, comparison, from, to }): Finding[] => {
    if (unit !== 'min' || mode !== 'walk' || comparison || reading.silent[from] || !isFree(from, to)) return [];
    const isKnown = ({ all }: Told) =>
      all.some((told) => told === value || [1, 1000].some((per) => Math.abs((told * per) / pace - value) <= 1));
    if (value < 2 || isKnown(toldBy(ledger))) return [];
    return [{ kind: 'distance', verdict: 'unsupported', from, to }];
  });

const difference = /^(?:less|more|off|weniger|mehr|menos|más|moins|plus|rabatt|descuento|remise)$/;

/** '280 crowns', where no source knows such a price. */
const prices: Reader = (reading, ledger, isFree) =>
  quantitiesOf(reading).flatMap(({ value, unit, from, to }): Finding[] => {
    if (!isMoney(unit) || reading.silent[from] || !isFree(from, to) || value <= 1 || ofSayings.has(value)) return [];
    if (isStake(reading, from) || difference.test(reading.tokens[to]?.text ?? '') || toldBy(ledger).all.includes(value))
      return [];
    return [{ kind: 'price', verdict: 'unsupported', from, to }];
  });

const half = 720;
/** 'El silencio de las seis' is of six, and not from six. */
const ofHour = /^de$/;
function isBounded(reading: Reading, { from }: Clock): boolean {
  const role = markBefore(reading, from, 'role');
  return /^(?:from|until)$/.test(role?.mark.id ?? '') && !ofHour.test(reading.tokens[role?.from ?? 0]?.text ?? '');
}

/** 'Dès six heures, le coq chante': what sings and shines by the hour, in a sentence that names nothing of the house. */
const isOfCreatures = (reading: Reading, index: number): boolean =>
  !isOfHouse(reading, index) &&
  reading.tokens.slice(...sentenceOf(reading, index)).some(({ text }) => isCreature(text));

/** 'Your bed is ready from one': an hour from or till which something goes. */
const hours: Reader = (reading, ledger, isFree) =>
  clocksOf(reading).flatMap(({ first, second }) =>
    [first, ...(second ? [second] : [])].flatMap((clock): Finding[] => {
      const { minutes, from, to } = clock;
      if (clock.bare || minutes % half === 0 || reading.silent[from] || !isFree(from, to)) return [];
      if (!isBounded(reading, clock) || isOfCreatures(reading, from) || isOfEaters(reading, from)) return [];
      if (isOfMood(reading, from)) return [];
      const { clocks } = toldBy(ledger);
      if (clocks.has(minutes) || clocks.has((minutes + half) % (2 * half))) return [];
      return [{ kind: 'time', verdict: 'unsupported', from, to }];
    }),
  );

/** Something of the house in the sentence, or that it is open or shut. */
const isOfHouse = (reading: Reading, index: number): boolean =>
  marksIn(reading, ...sentenceOf(reading, index), 'season').length > 0 ||
  mentionsBeside(reading, index).some((one) => idsOf(one, 'amenity', 'thing').length > 0);

/** 'From December to February the boards dry', of a house that is shut then, or from a day in the month before or after. */
const isShutBetween = (ledger: Ledger, from: number, to: number): boolean =>
  seasonsOf(ledger).some((season) => {
    const monthOf = (day: number) => Math.floor(day / 100);
    return monthOf(dayAfter(season.last)) === from && monthOf(dayBefore(season.first)) === to;
  });

const moods =
  /^(?:silence|sleep|peace|quiet|patience|dignity|reason|modesty|punctuality|stille|ruhe|schlaf|vernunft|geduld|würde|pünktlichkeit|silencio|sueño|paciencia|calma|prudencia|puntualidad|sommeil|patience|raison|sagesse|calme|ponctualité)$/;

/** 'Silence is overrated until half past one': a mood that a sentence begins with, and nothing of the house. */
const isOfMood = (reading: Reading, index: number): boolean => {
  const [start] = sentenceOf(reading, index);
  return (
    mentionsBeside(reading, index).length === 0 &&
    marksIn(reading, ...sentenceOf(reading, index), 'ours').length === 0 &&
    reading.tokens.slice(start, start + 2).some(({ text }) => moods.test(text))
  );
};

/** 'Our winter rest goes from 6 January to 12 March': the first and the last day of what no source gives such days. */
const spans: Reader = (reading, ledger, isFree) =>
  datesOf(reading).flatMap(({ start, end, from, to }): Finding[] => {
    const first = start.month ?? end?.month;
    if (!end || !first || !isFree(from, to) || reading.silent[from] || !isOfHouse(reading, from)) return [];
    const months = monthsTold(ledger);
    if (months.has(first) || months.has(end.month ?? first)) return [];
    if (isShutBetween(ledger, first, end.month ?? first) || isInMonthsOfThing(reading, ledger, from, to)) return [];
    return [{ kind: 'date', verdict: 'unsupported', from, to }];
  });

/** Everything of a text that measures, and that no source bears out. */
export function findUntraced(reading: Reading, ledger: Ledger, isFree: Free): Finding[] {
  const found = [counts, years, lengths, walks, prices, hours, spans].flatMap((read) => read(reading, ledger, isFree));
  // 'The neighbour has twenty hectares': as large as it may be, it is theirs.
  return found.filter(({ kind, from }) => !(kind === 'size' || kind === 'price') || !isOfOthers(reading, from));
}
