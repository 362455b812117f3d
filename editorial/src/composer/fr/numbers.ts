/** Numbers, sums, hours, days and distances as French prose writes them. */

import type { Hours, Money, Reach } from '../fact-values.ts';
import { nextDoor } from '../happening.ts';
import type { Journey } from '../house.ts';
import { unsaid } from '../voice.ts';

const small = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** One to twelve in words, figures beyond. */
export const count = (value: number, feminine = false): string =>
  feminine && value === 1 ? 'une' : (small[value] ?? figure(value));
export const minutes = (value: number): string => (value === 1 ? 'une minute' : `${count(value)} minutes`);

/** Decimal comma; thousands kept apart by a narrow space. */
export const figure = (value: number): string =>
  new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(value);

export const money = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** `21 h`, `9 h 30`, `midi`, `minuit`. */
export function clock(time: string): string {
  if (time === '12:00') return 'midi';
  if (time === '00:00' || time === '24:00') return 'minuit';
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}

/** `de 9 h à 21 h`. */
export const span = ({ from, to }: Hours): string => `de ${clock(from)} à ${clock(to)}`;

const dayIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
};
const dayNumber = (day: string) => (day.endsWith('-01') ? '1er' : String(Number(day.slice(8))));
const month = dayIn({ month: 'long' });
export const dayMonth = (day: string): string => `${dayNumber(day)} ${month(day)}`;
export const weekday = dayIn({ weekday: 'long' });

/** `samedi 5 décembre`, `5 et 6 décembre`, `du 3 au 6 décembre`, `du 26 novembre au 20 décembre`. */
export function dayRange(first: string, last: string): string {
  if (first === last) return `${weekday(first)} ${dayMonth(first)}`;
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  if (sameMonth && Number(last.slice(8)) - Number(first.slice(8)) === 1)
    return `${dayNumber(first)} et ${dayMonth(last)}`;
  return `du ${sameMonth ? dayNumber(first) : dayMonth(first)} au ${dayMonth(last)}`;
}

/** The same with its year; with both where it goes over New Year. */
export function dated(first: string, last: string): string {
  if (first.slice(0, 4) === last.slice(0, 4)) return `${dayRange(first, last)} ${last.slice(0, 4)}`;
  return `du ${dayMonth(first)} ${first.slice(0, 4)} au ${dayMonth(last)} ${last.slice(0, 4)}`;
}

/** `9,6 kilomètres`, `650 mètres`, `un kilomètre`; the plural begins at two. */
export function far(kilometres: number): string {
  if (kilometres < nextDoor) return unsaid;
  if (kilometres < 0.95) return `${Math.round(kilometres * 20) * 50} mètres`;
  const rounded = Number(kilometres.toFixed(1));
  if (rounded === 1) return 'un kilomètre';
  return `${figure(rounded)} ${rounded < 2 ? 'kilomètre' : 'kilomètres'}`;
}

/** `9,6 km`, `650 m`. */
export const farInFigures = (kilometres: number): string =>
  far(kilometres)
    .replace('un kilomètre', '1\u00a0km')
    .replace(/ kilomètres?/, '\u00a0km')
    .replace(' mètres', '\u00a0m');

export const degrees = (value: number): string => `${figure(value)}\u00a0°C`;

/** `neuf minutes à pied`, `350 mètres`. */
export function reach(value: Reach): string {
  if (value.unit === 'walk') return `${minutes(value.value)} à pied`;
  if (value.unit === 'drive') return `${minutes(value.value)} en voiture`;
  if (value.unit === 'km')
    return value.value === 1
      ? 'un kilomètre'
      : `${figure(value.value)} ${value.value < 2 ? 'kilomètre' : 'kilomètres'}`;
  return `${figure(value.value)} mètres`;
}

export function every(interval: number): string {
  if (interval === 60) return 'toutes les heures';
  if (interval === 30) return 'toutes les demi-heures';
  return `toutes les ${minutes(interval)}`;
}

/** Rides with their article and as means: `le train`, `en train`. */
export const vehicle = {
  train: { le: 'le train', noun: 'train' },
  tram: { le: 'le tram', noun: 'tram' },
  bus: { le: 'le bus', noun: 'bus' },
  metro: { le: 'le métro', noun: 'métro' },
  boat: { le: 'le bateau', noun: 'bateau' },
} as const satisfies Record<Journey['mode'], object>;

/** `a, b et c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
