/** Days, prices, names of languages and countries as a reader of the language writes them. */
import type { Language } from '@foyer/contract/languages';
import type { Counted } from './words.ts';

/** Hotels here write dates and times the European way in English too. */
const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' };

/** Noon, so that no zone moves it to another day. */
const noon = (date: string) => new Date(`${date.slice(0, 10)}T12:00:00Z`);

const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', day: 'numeric', month: 'long', ...options });

/** 'Thu 26 November' from `2026-11-26`. */
export const weekdayAndDay = (language: Language, date: string) =>
  dayFormat(language, { weekday: 'short' }).format(noon(date)).replace(',', '');

/**
 * '26 November – 20 December 2026' or one day; from dates alone or with the offset of the place, whose wall date is
 * the one to print. An end before the start counts as none; what is no date stays as it is.
 */
export function dayRange(language: Language, start: string, end: string | null): string {
  if (Number.isNaN(noon(start).getTime())) return start;
  const format = dayFormat(language, { year: 'numeric' });
  const last = end !== null && noon(end) > noon(start) ? end : start;
  return format.formatRange(noon(start), noon(last));
}

/** '26 November 2026' from a date or an instant with the offset of the place. */
export const longDay = (language: Language, date: string) =>
  Number.isNaN(noon(date).getTime()) ? date : dayFormat(language, { year: 'numeric' }).format(noon(date));

/** 'November 2026' from a date. */
export const monthOf = (language: Language, date: string) =>
  Number.isNaN(noon(date).getTime())
    ? date
    : new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
        noon(date),
      );

/** The hour on the clock of the place, '18:00', null where a date stands alone. */
export const wallClock = (date: string): string | null => /T(\d{2}:\d{2})/.exec(date)?.[1] ?? null;

/** '9.6 km'. */
export const kilometres = (language: Language, distance: number) =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(
    distance,
  );

/** '18 €' without needless cents; what is no currency code stands behind the amount as it is. */
export function price(language: Language, amount: number, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`;
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency, minimumFractionDigits }).format(
    amount,
  );
}

/** The language's name for itself, with a capital as in a list: Deutsch, Français. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** 'Österreich' from AT; what is no region code stays as it is. */
export function countryName(language: Language, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** `counted('en', {one, other}, 2)`: the form the language asks for, with the number in it. */
export const counted = (language: Language, forms: Counted, n: number) =>
  (new Intl.PluralRules(language).select(n) === 'one' ? forms.one : forms.other).replace('{n}', String(n));
