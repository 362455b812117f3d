/**
 * 'Swim in the outdoor pool even in November', 'le rooftop se savoure même en plein hiver': a time of the year that is said
 * to be no hindrance, of a thing whose own season does not reach so far. What opens needs no verb there.
 */
import type { Finding } from '#claims/finding.ts';
import { touches } from '#claims/kinds/seasons.ts';
import { type Season, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { type MonthPoint, monthPointAt } from '#claims/reading/months.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { idle } from '#lexicon/times-of-year.ts';

const even: ReadonlySet<string> = new Set(
  'even still already selbst sogar noch schon bereits auch incluso aun aún todavía ya même encore déjà dès jusqu'.split(
    ' ',
  ),
);
const between =
  /^(?:in|im|en|the|dead|depths|height|of|den|dem|tiefsten|tiefen|mitten|el|pleno|plena|le|l|la|au|plein|pleine|cœur|de|d|mois|mes|del)$/;
/** Words between 'even' and the time of the year. */
const reach = 5;

/** First and last day of a time of the year, as month * 100 + day; neighbours overlap, since nobody counts. */
const times: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:winter|midwinter|hiver|invierno)$/, 1201, 229],
  [/^(?:frühling|frühjahr|springtime|primavera|printemps)$/, 301, 631],
  [/^(?:summer|midsummer|sommer|hochsommer|verano|été)$/, 601, 931],
  [/^(?:autumn|herbst|otoño|automne)$/, 901, 1231],
  [/^(?:christmas|weihnachten|heiligabend|navidad|navidades|noël)$/, 1224, 1226],
  [/^(?:silvester|nochevieja|réveillon|sylvestre)$/, 1231, 1231],
];

/** The time of the year that a token begins. */
export function timeAt(reading: Reading, index: number): MonthPoint | null {
  const text = reading.tokens[index]?.text ?? '';
  const time = times.find(([words]) => words.test(text));
  if (time) return { first: time[1], last: time[2], role: 'in', from: index, to: index + 1 };
  return monthPointAt(reading, index);
}

/** The time of the year that 'even' at a token leads to. */
function timeAfter(reading: Reading, index: number): MonthPoint | null {
  for (let at = index + 1; at <= index + reach; at++) {
    const token = reading.tokens[at];
    if (token?.kind !== 'word' || token.gap > breaks.space) return null;
    const time = timeAt(reading, at);
    if (time) return { ...time, from: index };
    if (!between.test(token.text)) return null;
  }
  return null;
}

/** The clause of a time of the year, or the whole sentence where the clause says nothing but when. */
function stretchOf(reading: Reading, { from, to }: MonthPoint): readonly [number, number] {
  const [start, end] = clauseOf(reading, from);
  return start === from && end === to ? sentenceOf(reading, from) : [start, end];
}

/** The seasons of a thing the clause names; none where it is closed or denied. */
function seasonsOfThing(reading: Reading, ledger: Ledger, time: MonthPoint): readonly Season[] {
  const [start, end] = stretchOf(reading, time);
  const shut = marksIn(reading, start, end, 'season').some(({ mark }) => /^(?:isClosed|ends|end)$/.test(mark.id));
  const rests = reading.tokens.slice(start, end).some(({ text }) => idle[reading.language].test(text));
  if (shut || rests || marksIn(reading, start, end, 'denied').length > 0) return [];
  const things = mentionsBeside(reading, time.from)
    .filter((one) => one.from >= start && one.to <= end)
    .flatMap((one) => idsOf(one, 'amenity', 'thing'));
  if (things.includes('indoor_pool')) return [];
  const own = seasonsOf(ledger).filter(({ of }) => of !== null && things.some((id) => sortOfId(id) === sortOfId(of)));
  // 'Even in November the pool stays open', of a house that is shut then.
  const isOpen = marksIn(reading, start, end, 'season').some(({ mark }) => mark.id === 'isOpen');
  return own.length > 0 || !isOpen || things.length === 0 ? own : seasonsOf(ledger).filter(({ of }) => of === null);
}

export function findEvenIn(reading: Reading, ledger: Ledger, isFree: (from: number, to: number) => boolean): Finding[] {
  if (seasonsOf(ledger).length === 0) return [];
  return reading.tokens.flatMap(({ text }, index): Finding[] => {
    const time = even.has(text) && !reading.silent[index] ? timeAfter(reading, index) : null;
    if (!time || !isFree(time.from, time.to)) return [];
    const seasons = seasonsOfThing(reading, ledger, time);
    const [first] = seasons;
    if (!first || seasons.some((season) => touches(time, season))) return [];
    return [{ kind: 'date', verdict: 'contradicted', from: time.from, to: time.to, source: first.source }];
  });
}
