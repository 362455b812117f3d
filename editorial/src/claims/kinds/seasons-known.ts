/** The days a house or one of its things is open, as facts give them. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { endAfter, monthPointAt } from '#claims/reading/months.ts';
import { marksIn } from '#claims/reading/read.ts';

/** Days of the year as month * 100 + day; `of` is what a fact gives them of, null for the house. */
export type Season = { first: number; last: number; of: string | null; source: ClaimSource; words: string };

export const dayBefore = (day: number) => (day % 100 > 1 ? day - 1 : ((Math.floor(day / 100) + 10) % 12) * 100 + 131);
export const dayAfter = (day: number) => (day % 100 < 30 ? day + 1 : (Math.floor(day / 100) % 12) * 100 + 101);

const ownSeason = /^(.+?)_(?:season|opening|months)$/;
const general = /^(?:opening|annual|house|hotel|winter|summer|operating|business)$/;

function thingOf({ name }: Stated): string | null {
  const thing = ownSeason.exec(name)?.[1];
  return thing && !general.test(thing) ? thing : null;
}

const known = new WeakMap<Ledger, Season[]>();

/** The seasons that facts give to the day. */
export function seasonsOf(ledger: Ledger): readonly Season[] {
  let seasons = known.get(ledger);
  if (!seasons) {
    seasons = ledger.stated.flatMap((stated) => (stated.name === 'event' ? [] : seasonsIn(stated)));
    known.set(ledger, seasons);
  }
  return seasons;
}

function seasonsIn(stated: Stated): Season[] {
  const { reading } = stated;
  const all = marksIn(reading, 0, reading.tokens.length, 'season').map(({ mark }) => mark.id);
  const isClosed = all.includes('isClosed');
  if (!isClosed && !all.includes('isOpen') && !all.includes('noun')) return [];
  return [...inMonths(stated, isClosed), ...inDays(stated, isClosed)];
}

/** 'Outdoor pool open from May to September': whole months, told of a thing. */
function inMonths(stated: Stated, isClosed: boolean): Season[] {
  const of = thingOf(stated);
  const { reading, source, words } = stated;
  if (!of || isClosed) return [];
  return reading.tokens.flatMap((_, index) => {
    const point = monthPointAt(reading, index);
    const end = point && point.role !== 'until' ? endAfter(reading, point) : null;
    return point && end ? [{ first: point.first, last: end.last, of, source, words }] : [];
  });
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
