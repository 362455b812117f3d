/** The days a house or one of its things is open, as facts give them. */

import type { ClaimSource } from '@foyer/contract/claims';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { type Stated, stateOf } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { type MonthPoint, monthPointAt, monthRangesOf } from '#claims/reading/months.ts';
import { idsOf, marksIn, readText } from '#claims/reading/read.ts';
import { heating } from '#lexicon/times-of-year.ts';

/** Days of the year as month * 100 + day; `of` is what a fact gives them of, null for the house. */
export type Season = {
  first: number;
  last: number;
  of: string | null;
  source: ClaimSource;
  words: string;
  inMonths?: true;
};

/** The last days of the months: a house 'closed to 28 February' opens on 1 March. */
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lastOf = (month: number): number => month * 100 + (lastDays[month - 1] ?? 31);
const monthOf = (day: number): number => Math.floor(day / 100);

export const dayBefore = (day: number): number => (day % 100 > 1 ? day - 1 : lastOf(((monthOf(day) + 10) % 12) + 1));
export const dayAfter = (day: number): number =>
  day < lastOf(monthOf(day)) ? day + 1 : (monthOf(day) % 12) * 100 + 101;

/** True for the days of a season, which may go over the end of the year. */
export const isWithin = ({ first, last }: Season, day: number): boolean =>
  first <= last ? day >= first && day <= last : day >= first || day <= last;

const ownSeason = /^(.+?)_(?:season|opening|months)$/;
const general = /^(?:opening|closing|closed|closure|annual|house|hotel|winter|summer|operating|business)$/;

/** `ski_bus`: what the whole name of a fact calls by one of the words that texts have for it. */
export function idsOfName(name: string): string[] {
  const { mentions, tokens } = readText(name.replaceAll('_', ' '), 'en');
  const whole = mentions.filter(({ from, to }) => from === 0 && to === tokens.length);
  return whole.flatMap((one) => idsOf(one, 'amenity', 'thing'));
}

/** What a fact gives months of: by its name, or, where that says no more than 'season', the only thing it tells of. */
function thingOf({ name, reading, source }: Stated): string | null {
  // A note on an amenity tells of it: `outdoor_pool`, 'June to September'.
  if (source.item === name) return name;
  const thing = ownSeason.exec(name)?.[1];
  if (thing && !general.test(thing)) {
    // `pool_season` = 'outdoor pool open from May to September': its words say which pool.
    const exact = reading.mentions.flatMap((one) => idsOf(one, 'amenity')).filter((id) => sortOfId(id) === thing);
    return exact[0] ?? thing;
  }
  // `beach_shuttle` = 'free shuttle to the beach from April to October', by the last word of its name.
  const [own] = reading.mentions.filter((one) => idsOf(one, 'amenity').length > 0);
  const isOwn =
    own !== undefined &&
    idsOf(own, 'amenity').some((id) => name === id || name.split('_').at(-1) === id.split('_').at(-1));
  if (isOwn && monthRangesOf(reading).length > 0) return idsOf(own, 'amenity')[0] ?? null;
  // `ski_bus` = 'free ski bus stops outside, December to April', where the words that follow hide what it is.
  const byName = own === undefined && monthRangesOf(reading).length > 0 ? idsOfName(name)[0] : undefined;
  if (byName) return byName;
  const told = /season|opening/.test(name) ? reading.mentions.filter((one) => idsOf(one, 'amenity').length > 0) : [];
  const house = reading.mentions.some((one) => idsOf(one, 'house').length > 0);
  return told.length === 1 && told[0] && !house ? (idsOf(told[0], 'amenity')[0] ?? null) : null;
}

/** True where a thing of a text is the one of a season: by its id, or as the only one of its sort there is. */
export function isSameThing({ amenities }: Ledger, of: string, id: string): boolean {
  if (of === id) return true;
  if (sortOfId(of) !== sortOfId(id)) return false;
  if (!amenities.has(id)) return true;
  const alike = [...amenities.keys()].filter((other) => sortOfId(other) === sortOfId(of));
  return !amenities.has(of) && alike.length === 1;
}

/** The seasons that facts give to the day. */
export const seasonsOf = onceFor(({ stated }: Ledger): readonly Season[] =>
  stated.flatMap((one) => (one.name === 'event' ? [] : partsOf(one).flatMap(seasonsIn))),
);

const parting = /\s*[;,]\s+/g;

/** 'Closed from 7 January to 14 February; outdoor pool open from June to September': each part tells of its own thing. */
function partsOf(stated: Stated): readonly Stated[] {
  const { name, reading, source } = stated;
  if (!/^(?:season|opening)/.test(name)) return [stated];
  const starts = [...reading.text.matchAll(parting)].filter(({ index, 0: { length } }) =>
    reading.mentions.some(
      ({ from, subjects }) =>
        reading.tokens[from]?.start === index + length && subjects.some(({ type }) => type === 'amenity'),
    ),
  );
  if (starts.length === 0) return [stated];
  const cuts = [0, ...starts.map(({ index, 0: { length } }) => index + length), reading.text.length];
  return cuts.slice(1).map((end, at) => stateOf(reading.text.slice(cuts[at], end), reading.language, source, name));
}

/** 'Heated from October to April': when the water is warm, and not when the pool is open. */
export const isOfHeat = ({ reading }: Stated): boolean => reading.tokens.some(({ text }) => heating.test(text));

function seasonsIn(stated: Stated): Season[] {
  const { reading } = stated;
  if (isOfHeat(stated)) return [];
  const all = marksIn(reading, 0, reading.tokens.length, 'season').map(({ mark }) => mark.id);
  const isClosed = all.includes('isClosed');
  const isNamed = thingOf(stated) !== null;
  if (!isClosed && !isNamed && !all.includes('isOpen') && !all.includes('noun')) return [];
  return [...inMonths(stated, isClosed), ...inDays(stated, isClosed)];
}

const isOfHouse = ({ name, reading }: Stated): boolean =>
  /season|opening|clos(?:ed|ure|ing)|break|holiday/.test(name) &&
  reading.mentions.every((one) => idsOf(one, 'amenity', 'thing').length === 0);

/** True for the first and the last day of a season, and the days beside them; of one told in months for a day of these. */
export function isEdgeOf(day: number, { first, last, inMonths }: Season): boolean {
  const month = Math.floor(day / 100);
  if (inMonths) return month === Math.floor(first / 100) || month === Math.floor(last / 100);
  return day === first || day === last || day === dayBefore(first) || day === dayAfter(last);
}

/** 'We open on 1 February', 'we close on 30 October': of a verb of opening the first day, of one of closing the last. */
export const isEdgeFor = (id: string | undefined, day: number, { first, last, inMonths }: Season): boolean => {
  const edges = /^begins?$/.test(id ?? '') ? [first, dayBefore(first)] : [last, dayAfter(last)];
  if (!/^(?:begins?|ends?)$/.test(id ?? '')) return true;
  return inMonths ? edges.some((edge) => monthOf(edge) === monthOf(day)) : edges.includes(day);
};

/** The season that ends where these days of rest begin, where one begins as they end. */
export function isRest(seasons: readonly Season[], from: number, to: number): ClaimSource | null {
  const before = seasons.find(({ last }) => from === last || from === dayAfter(last));
  const next = seasons.some(({ first }) => to === first || to === dayBefore(first));
  return next ? (before?.source ?? null) : null;
}

/** 'Outdoor pool open from May to September': whole months, told of a thing. */
function inMonths(stated: Stated, isClosed: boolean): Season[] {
  const of = thingOf(stated);
  const { reading, source, words } = stated;
  if (!of && !isOfHouse(stated)) return [];
  if (isClosed) return inOneMonth(stated, of);
  const ranges = monthRangesOf(reading);
  if (ranges.length === 0 && of && datesOf(reading).every(({ start }) => start.day === null)) return inRow(stated, of);
  return ranges.map(({ point, end }) => {
    return { first: point.first, last: end.last, of, source, words, inMonths: true };
  });
}

/** 'July and August', 'in June, July and August': months in a row in which a thing is open. */
function inRow({ reading, source, words }: Stated, of: string): Season[] {
  const points = reading.tokens.flatMap((_, index) => monthPointAt(reading, index) ?? []);
  const [point] = points;
  const last = points.at(-1);
  if (!point || !last || points.some(({ role }) => role !== 'in') || !isRow(points)) return [];
  return [{ first: point.first, last: last.last, of, source, words, inMonths: true }];
}

const isRow = ([point, ...more]: readonly MonthPoint[]): boolean =>
  more.every(({ first }, at) => dayAfter(lastOf(monthOf((at === 0 ? point : more[at - 1])?.first ?? 0))) === first);

/** `opening_season` = `closed in January`: open from the month after it to the month before. */
function inOneMonth({ reading, source, words }: Stated, of: string | null): Season[] {
  if (monthRangesOf(reading).length > 0) return [];
  const points = reading.tokens.flatMap((_, index) => monthPointAt(reading, index) ?? []);
  const [point, ...more] = points;
  // 'Closed in January and February, open the rest of the year': months in a row.
  if (point?.role !== 'in' || !isRow(points) || more.some(({ role }) => role !== 'in')) return [];
  return [
    { first: dayAfter(lastOf(monthOf((more.at(-1) ?? point).first))), last: dayBefore(point.first), of, source, words },
  ];
}

function inDays(stated: Stated, isClosed: boolean): Season[] {
  const { reading, source, words } = stated;
  return datesOf(reading).flatMap(({ start, end }) => {
    if (!end?.month || !end.day || !start.month || !start.day) return [];
    const [from, to] = [start.month * 100 + start.day, end.month * 100 + end.day];
    const open = isClosed ? { first: dayAfter(to), last: dayBefore(from) } : { first: from, last: to };
    return [{ ...open, of: thingOf(stated), source, words }];
  });
}
