/** Zahlen, Summen, Tage und Entfernungen, wie ein deutscher Text sie schreibt. */

import type { Hours, Money, Reach } from '../fact-values.ts';
import { dayAfter, nextDoor } from '../happening.ts';
import { unsaid } from '../voice.ts';

const small = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Zwei bis zwölf in Worten, sonst Ziffern. */
export const count = (value: number): string => (value > 1 ? (small[value] ?? String(value)) : String(value));
export const minutes = (value: number): string => (value === 1 ? 'eine Minute' : `${count(value)} Minuten`);

export const money = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** `21`, `21:30`: ohne das Wort Uhr. */
export const hour = (time: string): string => {
  const [hours = '', rest = ''] = time.split(':');
  const plain = String(Number(hours));
  return rest === '00' ? (plain === '0' ? '24' : plain) : `${plain}:${rest}`;
};
/** `21 Uhr`, `21:30 Uhr`. */
export const clock = (time: string): string => `${hour(time)} Uhr`;
/** `9 bis 21 Uhr`. */
export const span = ({ from, to }: Hours): string => `${hour(from)} bis ${clock(to)}`;

const dayIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
};
export const dayMonth = dayIn({ day: 'numeric', month: 'long' });
export const weekday = dayIn({ weekday: 'long' });

/** `26. November bis 20. Dezember`, `3. bis 6. Dezember`, `5. und 6. Dezember`, `Samstag, 5. Dezember`. */
export function dayRange(first: string, last: string): string {
  if (first === last) return `${weekday(first)}, ${dayMonth(first)}`;
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? `${Number(first.slice(8))}.` : dayMonth(first)} ${dayAfter(first, 1) === last ? 'und' : 'bis'} ${dayMonth(last)}`;
}

/** Dasselbe mit Jahr; mit beiden, wo es über Neujahr geht. */
export function dated(first: string, last: string): string {
  if (first.slice(0, 4) === last.slice(0, 4)) return `${dayRange(first, last)} ${last.slice(0, 4)}`;
  return `${dayMonth(first)} ${first.slice(0, 4)} bis ${dayMonth(last)} ${last.slice(0, 4)}`;
}

/** `9,6 Kilometer`, `650 Meter`. */
export function far(kilometres: number): string {
  if (kilometres < nextDoor) return unsaid;
  if (kilometres < 0.95) return `${Math.round(kilometres * 20) * 50} Meter`;
  return `${kilometres.toFixed(1).replace(/\.0$/, '').replace('.', ',')} Kilometer`;
}

/** `9,6 km`, `650 m`. */
export const farInFigures = (kilometres: number): string =>
  far(kilometres).replace('Kilometer', 'km').replace('Meter', 'm');

export const degrees = (value: number): string => `${String(value).replace('.', ',')} Grad`;

/** `neun Minuten zu Fuß`, `350 Meter`. */
export function reach(value: Reach): string {
  if (value.unit === 'walk') return `${minutes(value.value)} zu Fuß`;
  if (value.unit === 'drive') return `${minutes(value.value)} mit dem Auto`;
  return value.unit === 'km'
    ? `${count(value.value).replace('.', ',')} Kilometer`
    : `${String(value.value).replace('.', ',')} Meter`;
}

export function every(interval: number): string {
  if (interval === 60) return 'jede Stunde';
  if (interval === 30) return 'jede halbe Stunde';
  return `alle ${minutes(interval)}`;
}

/** `a, b und c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
