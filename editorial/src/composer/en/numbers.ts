/** Numbers, sums, days and distances as English prose writes them. */

import type { Hours, Money, Reach } from '../fact-values.ts';
import { dayAfter, nextDoor } from '../happening.ts';
import type { Journey } from '../house.ts';
import { unsaid } from '../voice.ts';

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** One to twelve in words, figures beyond. */
export const count = (value: number): string => small[value] ?? String(value);
export const minutes = (value: number): string => (value === 1 ? 'one minute' : `${count(value)} minutes`);

export const money = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** `21:00`, noon and midnight by name. */
export const clock = (time: string): string =>
  time === '12:00' ? 'noon' : time === '00:00' || time === '24:00' ? 'midnight' : time;

/** `09:00 to 21:00`. */
export const span = ({ from, to }: Hours): string => `${clock(from)} to ${clock(to)}`;

const dayIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
};
export const dayMonth = dayIn({ day: 'numeric', month: 'long' });
export const weekday = dayIn({ weekday: 'long' });

/** `26 November to 20 December`, `3 to 6 December`, `5 and 6 December`. */
export function dayRange(first: string, last: string): string {
  if (first === last) return `${weekday(first)} ${dayMonth(first)}`;
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const start = sameMonth ? Number(first.slice(8)) : dayMonth(first);
  return `${start} ${dayAfter(first, 1) === last ? 'and' : 'to'} ${dayMonth(last)}`;
}

/** The same with its year; with both where it goes over New Year. */
export function dated(first: string, last: string): string {
  if (first.slice(0, 4) === last.slice(0, 4)) return `${dayRange(first, last)} ${last.slice(0, 4)}`;
  return `${dayMonth(first)} ${first.slice(0, 4)} to ${dayMonth(last)} ${last.slice(0, 4)}`;
}

/** `9.6 kilometres`, `650 metres`. */
export function far(kilometres: number): string {
  if (kilometres < nextDoor) return unsaid;
  if (kilometres < 0.95) return `${Math.round(kilometres * 20) * 50} metres`;
  const rounded = kilometres.toFixed(1).replace(/\.0$/, '');
  if (rounded === '1') return 'one kilometre';
  return `${small[Number(rounded)] ?? rounded} kilometres`;
}

/** `9.6 km`, `650 m`. */
export const farInFigures = (kilometres: number): string =>
  kilometres < 0.95 ? far(kilometres).replace(' metres', ' m') : `${kilometres.toFixed(1).replace(/\.0$/, '')} km`;

export const degrees = (value: number): string => `${value} °C`;

/** `nine minutes on foot`, `350 metres`. */
export function reach(value: Reach): string {
  if (value.unit === 'walk') return `${minutes(value.value)} on foot`;
  if (value.unit === 'drive') return `${minutes(value.value)} by car`;
  if (value.unit === 'km') return value.value === 1 ? 'one kilometre' : `${count(value.value)} kilometres`;
  return `${value.value} metres`;
}

/** `nine minutes away on foot`, `350 metres away`. */
export const away = (value: Reach): string =>
  /minutes? on|minutes? by/.test(reach(value)) ? reach(value).replace(/(minutes?)/, '$1 away') : `${reach(value)} away`;

export function every(interval: number): string {
  if (interval === 60) return 'every hour';
  if (interval === 30) return 'every half hour';
  return `every ${minutes(interval)}`;
}

export const vehicle = {
  train: 'train',
  tram: 'tram',
  bus: 'bus',
  metro: 'metro',
  boat: 'boat',
} as const satisfies Record<Journey['mode'], string>;

/** `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
