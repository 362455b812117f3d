/** Right words put in the place of wrong ones, in the form the text used: digits or words, units, clocks, dates. */
import type { Language } from '@foyer/contract/languages';
import type { Money } from '#claims/ledger/ledger.ts';
import { type Reading, spanOf } from '#claims/reading/read.ts';
import type { Unit } from '#lexicon/language-pack.ts';
import { packs } from '#lexicon/packs.ts';

const grouped = { maximumFractionDigits: 2 } as const;
const numberFormats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', grouped),
  de: new Intl.NumberFormat('de', { ...grouped, useGrouping: 'min2' }),
  es: new Intl.NumberFormat('es', { ...grouped, useGrouping: 'min2' }),
  fr: new Intl.NumberFormat('fr', grouped),
};

/** A number as the language writes it in digits: 1,200 · 1.200 · 1 200. */
export function digits(value: number, language: Language): string {
  if (language === 'en' || language === 'fr' || value < 1000 || value >= 10_000)
    return numberFormats[language].format(value);
  return `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`;
}

/** Numbers up to here stay in words where the text had words. */
const wordsUpTo = 20;

/** A number in the form of the one it replaces. */
export function numberLike(reading: Reading, index: number, value: number): string {
  const token = reading.tokens[index];
  if (!token?.spelled || value > wordsUpTo || !Number.isInteger(value)) return digits(value, reading.language);
  const word = packs[reading.language].numbers.spell(value)[0] ?? digits(value, reading.language);
  return token.capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** A span with its number replaced, the rest as it stands. */
export function withNumber(reading: Reading, from: number, to: number, index: number, value: number): string {
  const rest = index + 1 < to ? reading.text.slice(reading.tokens[index]?.end ?? 0, spanOf(reading, from, to).end) : '';
  const head =
    index > from ? reading.text.slice(spanOf(reading, from, to).start, reading.tokens[index]?.start ?? 0) : '';
  return head + numberLike(reading, index, value) + rest;
}

const unitWords: Record<Language, Record<string, string>> = {
  en: { m: 'metres', km: 'kilometres', m2: 'm²', min: 'minutes', eur: 'euros' },
  de: { m: 'Meter', km: 'Kilometer', m2: 'm²', min: 'Minuten', eur: 'Euro' },
  es: { m: 'metros', km: 'kilómetros', m2: 'm²', min: 'minutos', eur: 'euros' },
  fr: { m: 'mètres', km: 'kilomètres', m2: 'm²', min: 'minutes', eur: 'euros' },
};

/** A number and its unit in words. */
export const measure = (value: number, unit: Unit, language: Language): string =>
  `${digits(value, language)} ${unitWords[language][unit] ?? unit.toUpperCase()}`;

/** Minutes after midnight as the language writes an hour: 3 p.m., 15 Uhr, 15:00 h, 15 h. */
export function clockText(minutes: number, language: Language): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const two = String(minute).padStart(2, '0');
  switch (language) {
    case 'en':
      return `${hour % 12 === 0 ? 12 : hour % 12}${minute ? `:${two}` : ''} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
    case 'de':
      return minute ? `${hour}.${two} Uhr` : `${hour} Uhr`;
    case 'es':
      return `${hour}:${two}`;
    case 'fr':
      return minute ? `${hour} h ${two}` : `${hour} h`;
  }
}

/** An hour written as another one was: 21:00 becomes 20:00 and 21.30 Uhr 20.00 Uhr, whatever the language would prefer. */
export function clockLike(minutes: number, written: string, language: Language): string {
  const [, hour = '', sign, rest = ''] = /^(\d{1,2})([:.h])\d{2}(?!\d)(.*)$/.exec(written) ?? [];
  if (!sign || /[ap]\.? ?m/i.test(rest)) return clockText(minutes, language);
  const known = String(Math.floor(minutes / 60) % 24);
  return `${hour.startsWith('0') ? known.padStart(2, '0') : known}${sign}${String(minutes % 60).padStart(2, '0')}${rest}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(language: Language, { weekday, year }: { weekday: boolean; year: boolean }): Intl.DateTimeFormat {
  const name = `${language} ${weekday} ${year}`;
  let format = dayFormats.get(name);
  if (!format) {
    format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      ...(weekday ? { weekday: 'long' } : {}),
      ...(year ? { year: 'numeric' } : {}),
    });
    dayFormats.set(name, format);
  }
  return format;
}

/** A day as the language writes it, with or without weekday and year. */
export function dayText(day: number, language: Language, parts: { weekday: boolean; year: boolean }): string {
  const date = new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100));
  return dayFormat(language, parts).format(date);
}

/** An amount as a text of the language gives it. */
export function priceText({ amount, currency }: Money, language: Language): string {
  return currency === 'EUR' ? measure(amount, 'eur', language) : `${digits(amount, language)} ${currency}`;
}
