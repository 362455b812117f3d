/** Numbers, sums, hours, days and distances as Spanish prose writes them. */

import type { Hours, Money, Reach } from '../fact-values.ts';
import { nextDoor } from '../happening.ts';
import type { Journey } from '../house.ts';
import { unsaid } from '../voice.ts';

const small = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** One to twelve in words, figures beyond. */
export const count = (value: number, feminine = false): string =>
  feminine && value === 1 ? 'una' : (small[value] ?? figure(value));
export const minutes = (value: number): string => `${count(value)} ${value === 1 ? 'minuto' : 'minutos'}`;

/** Decimal comma; thousands as Spanish groups them. */
export const figure = (value: number): string =>
  new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 }).format(value);

export const money = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('es-ES', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

const named: Record<string, string> = { '12:00': 'mediodía', '00:00': 'medianoche', '24:00': 'medianoche' };

/** An hour with the prepositions it takes: `a las 21:00`, `hasta la 1:30`, `a partir de mediodía`. */
export type Clock = { plain: string; hour: string; a: string; hasta: string; desde: string };

export function clock(time: string): Clock {
  const plain = time.replace(/^0(?=\d:)/, '');
  const name = named[time];
  const article = plain.startsWith('1:') ? 'la' : 'las';
  const hour = name ?? `${article} ${plain}`;
  return { plain, hour, a: `a ${hour}`, hasta: `hasta ${hour}`, desde: `a partir de ${hour}` };
}

/** `de 9:00 a 21:00`. */
export const span = ({ from, to }: Hours): string =>
  `de ${clock(from).plain} a ${named[to] === 'medianoche' ? 'medianoche' : clock(to).plain}`;

const dayIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
};
export const dayMonth = dayIn({ day: 'numeric', month: 'long' });
export const weekday = dayIn({ weekday: 'long' });

/** `sábado 5 de diciembre`, `5 y 6 de diciembre`, `del 3 al 6 de diciembre`, `del 26 de noviembre al 20 de diciembre`. */
export function dayRange(first: string, last: string): string {
  if (first === last) return `${weekday(first)} ${dayMonth(first)}`;
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  if (sameMonth && Number(last.slice(8)) - Number(first.slice(8)) === 1)
    return `${Number(first.slice(8))} y ${dayMonth(last)}`;
  return `del ${sameMonth ? Number(first.slice(8)) : dayMonth(first)} al ${dayMonth(last)}`;
}

/** The same with its year; with both where it goes over New Year. */
export function dated(first: string, last: string): string {
  if (first.slice(0, 4) === last.slice(0, 4)) return `${dayRange(first, last)} de ${last.slice(0, 4)}`;
  return `del ${dayMonth(first)} de ${first.slice(0, 4)} al ${dayMonth(last)} de ${last.slice(0, 4)}`;
}

/** `9,6 kilómetros`, `650 metros`, `un kilómetro`. */
export function far(kilometres: number): string {
  if (kilometres < nextDoor) return unsaid;
  if (kilometres < 0.95) return `${Math.round(kilometres * 20) * 50} metros`;
  const rounded = Number(kilometres.toFixed(1));
  return rounded === 1 ? 'un kilómetro' : `${figure(rounded)} kilómetros`;
}

/** `9,6 km`, `650 m`. */
export const farInFigures = (kilometres: number): string =>
  far(kilometres).replace('un kilómetro', '1\u00a0km').replace(' kilómetros', '\u00a0km').replace(' metros', '\u00a0m');

export const degrees = (value: number): string => `${figure(value)}\u00a0°C`;

/** `nueve minutos a pie`, `350 metros`. */
export function reach(value: Reach): string {
  if (value.unit === 'walk') return `${minutes(value.value)} a pie`;
  if (value.unit === 'drive') return `${minutes(value.value)} en coche`;
  const one = value.value === 1;
  if (value.unit === 'km') return one ? 'un kilómetro' : `${figure(value.value)} kilómetros`;
  return `${figure(value.value)} metros`;
}

export function every(interval: number): string {
  if (interval === 60) return 'cada hora';
  if (interval === 30) return 'cada media hora';
  return `cada ${minutes(interval)}`;
}

export const vehicle = {
  train: 'tren',
  tram: 'tranvía',
  bus: 'autobús',
  metro: 'metro',
  boat: 'barco',
} as const satisfies Record<Journey['mode'], string>;

/** `a, b y c`; `e` before an i sound. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`;
}
