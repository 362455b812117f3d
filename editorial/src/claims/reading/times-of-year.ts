/**
 * Times of the year at which a text says that something is so: 'from May to September', 'in July and August', 'even in
 * February', 'over Christmas', 'right through the winter', 'zu jeder Jahreszeit'.
 */
import { onceFor } from '#claims/once.ts';
import { type DateSpan, datesOf } from '#claims/reading/calendar.ts';
import { endAfter, type MonthPoint, monthPointAt } from '#claims/reading/months.ts';
import { clauseOf, marksIn, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { insideTime, leadsToTime, type NamedTime, namedTimes, timeGoesOn, wholeOf } from '#lexicon/times-of-year.ts';

type Place = { from: number; to: number };
/** `range` goes from one month to another; `during` is some day of it, `whole` each of `days`, `always` the whole year. */
export type TimeOfYear = Place &
  (
    | { says: 'range'; point: MonthPoint; end: MonthPoint }
    | { says: 'during' | 'from' | 'until'; first: number; last: number }
    | { says: 'whole'; days: readonly number[] }
    | { says: 'always' }
  );

/** A time with a name of one word or two that begins at a token. */
export function namedTimeAt(reading: Reading, index: number): { time: NamedTime; to: number } | null {
  const token = reading.tokens[index];
  if (token?.kind !== 'word' || reading.silent[index]) return null;
  const pair = `${token.text} ${reading.tokens[index + 1]?.text ?? ''}`;
  for (const time of namedTimes) {
    const words = time.words[reading.language];
    if (words.test(pair)) return { time, to: index + 2 };
    if (words.test(token.text)) return { time, to: index + 1 };
  }
  return null;
}

/** Tokens before a time in which a word makes it all of it. */
const wholeReach = 3;

const isWhole = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens
    .slice(Math.max(clauseOf(reading, from)[0], from - wholeReach), from)
    .some(({ text }) => wholeOf[reading.language].test(text)) ||
  /^(?:hindurch|durch|entero|entier|long)$/.test(reading.tokens[to]?.text ?? '');

/** Words between 'in' and a time of the year. */
const leadReach = 4;

/** The word that leads to a time: 'in the depths of winter', 'pendant les vacances de Noël'; null where none does. */
function leadOf({ language, tokens }: Reading, from: number): string | null {
  for (let at = from - 1; at >= Math.max(0, from - leadReach); at--) {
    const token = tokens[at];
    if (!token || (tokens[at + 1]?.gap ?? breaks.sentence) > breaks.space) return null;
    if (leadsToTime[language].test(token.text)) return token.text;
    if (!insideTime[language].test(token.text)) return null;
  }
  return null;
}

/** 'Winter rates', 'terraza de invierno', 'jardin d’hiver', 'a été': no time at which something is so. */
function isTime(reading: Reading, from: number, to: number): boolean {
  const { language, tokens } = reading;
  const next = tokens[to];
  // 'Winters wie sommers'; 'l’hiver, on nage dehors'.
  if (language === 'de' && /^(?:winters|sommers)$/.test(tokens[from]?.text ?? '')) return true;
  if (language === 'fr' && tokens[from - 1]?.text === 'l' && next?.gap === breaks.comma)
    return clauseOf(reading, from)[0] === from - 1;
  if (leadOf(reading, from) === null) return false;
  return (
    language !== 'en' ||
    next?.kind !== 'word' ||
    next.gap > breaks.space ||
    timeGoesOn.test(next.text) ||
    reading.grammar.prepositions.has(next.text)
  );
}

function namedAt(reading: Reading, index: number): TimeOfYear | null {
  const named = namedTimeAt(reading, index);
  if (!named || !isTime(reading, index, named.to)) return null;
  const { time, to } = named;
  const [first, last] = time.span;
  if (time.sure.length > 0 && isWhole(reading, index, to)) return { says: 'whole', days: time.sure, from: index, to };
  if (/^(?:until|till|bis|hasta)$/.test(leadOf(reading, index) ?? '')) return null;
  return { says: 'during', first, last, from: index, to };
}

const when: Readonly<Record<string, RegExp>> = {
  en: /^(?:in|during|throughout|even|every|this|of|and)$/,
  de: /^(?:im|in|den|auch|selbst|sogar|noch|und|jeden)$/,
  es: /^(?:en|durante|incluso|y|de|pleno)$/,
  fr: /^(?:en|mois|de|d|pendant|durant|même|et|plein)$/,
};

/** 'In February', 'im tiefsten Januar': not 'a May evening', 'die Märzsonne', nor a month of one year. */
function isWhen(reading: Reading, { role, from, to }: MonthPoint): boolean {
  if (/^20\d\d$/.test(reading.tokens[to - 1]?.text ?? '')) return false;
  const [start] = clauseOf(reading, from);
  const said = reading.tokens.slice(Math.max(start, from - 2), from + 1);
  return role !== 'in' || said.some(({ text }) => when[reading.language]?.test(text));
}

const says = { in: 'during', from: 'from', until: 'until' } as const;

function monthAt(reading: Reading, index: number): TimeOfYear | null {
  const point = monthPointAt(reading, index);
  // 'Du 5 janvier à la fin février': the end of days that are read as a date.
  if (!point || datesOf(reading).some(({ to }) => to === point.from)) return null;
  const end = point.role === 'until' ? null : endAfter(reading, point);
  const { from } = point;
  if (end) return { says: 'range', point, end, from, to: end.to };
  if (!isWhen(reading, point)) return null;
  return { says: says[point.role], first: point.first, last: point.last, from, to: point.to };
}

const isDay = ({ start, end }: DateSpan): boolean => start.day !== null || (end !== null && end.day !== null);

const fromDay = /^(?:from|ab|desde|dès|starting|as of|since|vom|partir d[eu]l?|compter du|partir)$/;
const untilDay = /^(?:until|till|bis|hasta|jusqu)$/;
const lead = /^(?:the|dem|zum|el|le|au|al|del?|du|of|on|ersten?)$/;

/** 'From the first of April', 'jusqu’au 15 octobre': a day of every year from which or until which something is so. */
function dayAt(reading: Reading, { start, end, from, to }: DateSpan): TimeOfYear | null {
  if (end || start.day === null || start.month === null || start.year !== null || start.weekday !== null) return null;
  let at = from - 1;
  while (at > 0 && lead.test(reading.tokens[at]?.text ?? '')) at--;
  const words = [reading.tokens[from]?.text, reading.tokens[at]?.text];
  const says = words.some((word) => fromDay.test(word ?? ''))
    ? 'from'
    : words.some((word) => untilDay.test(word ?? ''))
      ? 'until'
      : null;
  const day = start.month * 100 + start.day;
  return says && { says, first: day, last: day, from, to };
}

/** Every time of the year in reading order. */
export const timesOf = onceFor((reading: Reading): readonly TimeOfYear[] => {
  const always = marksIn(reading, 0, reading.tokens.length, 'openness')
    .filter(({ mark }) => mark.id === 'allYear')
    .map(({ from, to }): TimeOfYear => ({ says: 'always', from, to }));
  const found: TimeOfYear[] = [...always, ...datesOf(reading).flatMap((date) => dayAt(reading, date) ?? [])];
  for (let index = 0; index < reading.tokens.length; index++) {
    const inDate = datesOf(reading).some((date) => isDay(date) && date.from <= index && index < date.to);
    const time = inDate ? null : (monthAt(reading, index) ?? namedAt(reading, index));
    if (!time || found.some(({ from, to }) => time.from < to && from < time.to)) continue;
    found.push(time);
    index = Math.max(index, time.to - 1);
  }
  return found.sort((a, b) => a.from - b.from);
});
