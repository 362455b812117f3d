/** How many years a text says that something has lasted or is past: 'nearly two and a half centuries', 'vor drei Jahren'. */
import { centuryAt } from '#claims/kinds/centuries.ts';
import { onceFor } from '#claims/once.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { clauseOf, markAt, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import type { Comparison } from '#lexicon/language-pack.ts';

export type Duration = {
  years: number;
  comparison: Comparison | null;
  /** Years in figures: '200 Jahre', and not 'zwei Jahrhunderte'. */
  exact: boolean;
  /** The number, without the comparison before it. */
  number: number;
  from: number;
  to: number;
};

const lengthOf = (word: string) =>
  /^(?:cent|sigl|siècle|jahrhundert)/.test(word) ? 100 : /^(?:dec|déc|déce|jahrzehnt)/.test(word) ? 10 : 1;

/** German has words of their own for parts of a century. */
const partsOfCentury: Readonly<Record<string, number>> = {
  vierteljahrhundert: 25,
  halbjahrhundert: 50,
  dreivierteljahrhundert: 75,
};

type Share = readonly [words: RegExp, value: number, length: number];

/** 'A quarter of a century', 'einem halben Jahrhundert', 'tres cuartos de siglo'. */
const shares: Readonly<Record<Reading['language'], readonly Share[]>> = {
  en: [
    [/(?:^| )three quarters of a$/, 0.75, 4],
    [/(?:^| )a quarter of a$/, 0.25, 4],
    [/(?:^| )quarter$/, 0.25, 1],
    [/(?:^| )half$/, 0.5, 1],
  ],
  de: [
    [/(?:^| )eine?[mns]? halbe[ns]?$/, 0.5, 2],
    [/(?:^| )halbe[ns]?$/, 0.5, 1],
  ],
  es: [
    [/(?:^| )tres cuartos de$/, 0.75, 3],
    [/(?:^| )un cuarto de$/, 0.25, 3],
  ],
  fr: [
    [/(?:^| )trois quarts de$/, 0.75, 3],
    [/(?:^| )un quart de$/, 0.25, 3],
  ],
};
const longestShare = 4;

const fractions: readonly (readonly [string, number])[] = [
  ['and a half', 0.5],
  ['and a quarter', 0.25],
  ['y medio', 0.5],
  ['y cuarto', 0.25],
  ['y un cuarto', 0.25],
  ['et demi', 0.5],
  ['et quart', 0.25],
  ['et un quart', 0.25],
];
const nearly = /^(?:almost|nearly|casi|presque)$/;

/** 'Un siècle et quart', 'siglo y medio', 'a century and almost a quarter': what is added to a number of centuries. */
function partAfter(reading: Reading, index: number): { value: number; words: number; nearly: boolean } | null {
  const words = reading.tokens.slice(index, index + 4).map(({ text }) => text);
  const isNearly = nearly.test(words[1] ?? '');
  const plain = isNearly ? words.filter((_, at) => at !== 1) : words;
  const part = fractions.find(([phrase]) => plain.join(' ').startsWith(phrase));
  return part ? { value: part[1], words: part[0].split(' ').length + (isNearly ? 1 : 0), nearly: isNearly } : null;
}

const one = /^(?:an?|eine?[mnr]?)$/;

/** The number before a unit, and the token it begins with. */
function numberBefore(reading: Reading, at: number, length: number): { value: number; from: number } | null {
  const { tokens, language } = reading;
  const before = tokens[at - 1];
  if (!before || tokens[at]?.gap !== breaks.space) return null;
  if (before.value !== null) return { value: before.value, from: at - 1 };
  const words = tokens
    .slice(Math.max(0, at - longestShare), at)
    .map(({ text }) => text)
    .join(' ');
  const share = length > 1 ? shares[language].find(([phrase]) => phrase.test(words)) : undefined;
  if (share) return { value: share[1], from: at - share[2] };
  // 'Seit über hundert Jahren': alone the word is no number in the reading of German, since it may be 'hundreds'.
  if (language === 'de' && before.text === 'hundert') return { value: 100, from: at - 1 };
  const isOne = length > 1 && (language === 'en' || language === 'de') && one.test(before.text);
  return isOne ? { value: 1, from: at - 1 } : null;
}

/** Tokens between 'und' and the part of a century that it adds. */
const addedReach = 3;
const units = /^(?:century|siglo|siècle|jahrhundert)$/;

/** 'Desde hace setenta años': since, and not from so many on. */
const since = /^(?:desde|ab|dès|from)$/;

/** 'De 4-12 ans': two numbers and a dash, neither of which is so long ago. */
const isAgeRange = ({ tokens }: Reading, at: number): boolean =>
  tokens[at - 1]?.dash === true && tokens[at - 1]?.kind === 'number' && tokens[at - 2]?.kind === 'number';

/** 'A partir de 16 años': from an age on. */
const fromAge = /^(?:a|à) partir de$/;
const persons =
  /^(?:guests?|adults?|people|persons?|gästen?|erwachsenen?|personen|huésped(?:es)?|clientes?|adult[oa]s?|personas|hôtes?|adultes?|personnes|clients?)$/;
/** Nobody grows older before he may come. */
const oldestGuest = 21;

/** 'Réservé aux hôtes de plus de 16 ans', 'huéspedes a partir de 16 años': how old somebody has to be. */
function isAgeOfGuests({ tokens }: Reading, number: number, from: number): boolean {
  if ((tokens[number]?.value ?? oldestGuest + 1) > oldestGuest) return false;
  const said = tokens.slice(from, number).map(({ text }) => text);
  if (fromAge.test(said.join(' '))) return true;
  return from < number && tokens.slice(Math.max(0, from - 2), from).some(({ text }) => persons.test(text));
}

function durationAt(reading: Reading, at: number): Duration | null {
  const word = reading.tokens[at]?.text ?? '';
  const compound = partsOfCentury[word.replace(/s$/, '')];
  // 'Les 13-99 ans': how old people are.
  if (isAgeRange(reading, at)) return null;
  const compared = (from: number) => {
    const comparison = comparisonBefore(reading, from) ?? comparisonBefore(reading, from - 1);
    return comparison && !since.test(reading.tokens[comparison.from]?.text ?? '') ? comparison : null;
  };
  // 'Ein Jahrhundert und ein knappes Vierteljahrhundert' are one age of two parts.
  const isAdded = reading.tokens.slice(Math.max(0, at - addedReach), at).some(({ text }) => text === 'und');
  if (
    compound &&
    isAdded &&
    reading.tokens.slice(Math.max(0, at - 2 * addedReach), at).some(({ text }) => units.test(text))
  )
    return null;
  if (compound) {
    const comparison = compared(at);
    return {
      years: compound,
      comparison: comparison?.id ?? null,
      exact: false,
      number: at,
      from: comparison?.from ?? at,
      to: at + 1,
    };
  }
  const unit = markAt(reading, at, 'year');
  if (unit?.mark.id !== 'centuries' && !units.test(word)) return null;
  const length = lengthOf(word);
  const end = unit?.to ?? at + 1;
  const part = partAfter(reading, end);
  // 'Siglo y medio de aire de mar': Spanish needs no 'one'.
  const bare = word === 'siglo' && part ? { value: 1, from: at } : null;
  const number = centuryAt(reading, at) ? null : (numberBefore(reading, at, length) ?? bare);
  if (!number) return null;
  const comparison = compared(number.from);
  if (length === 1 && isAgeOfGuests(reading, number.from, comparison?.from ?? number.from)) return null;
  return {
    years: (number.value + (part?.value ?? 0)) * length,
    comparison: comparison?.id ?? (part?.nearly ? 'nearly' : null),
    exact: length === 1 && reading.tokens[number.from]?.spelled !== true,
    number: number.from,
    from: comparison?.from ?? number.from,
    to: part ? end + part.words : end,
  };
}

/** No house is older: 'a rock crystal takes ten thousand years'. */
const oldest = 2500;

/** The durations of a text, by the token their number begins with. */
export const durationsOf = onceFor(
  (reading: Reading) =>
    new Map(
      reading.tokens.flatMap((_, at): [number, Duration][] => {
        const duration = durationAt(reading, at);
        return duration && duration.years <= oldest ? [[duration.number, duration]] : [];
      }),
    ),
);

const agoBefore: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:for)$/,
  de: /^(?:vor|seit)$/,
  es: /^(?:hace|llev\p{L}+)$/u,
  fr: /^(?:a|depuis|voilà|voici|fait)$/,
};

/** 'Three years ago', 'seit vierzig Jahren', 'llevamos diez años': a time that reaches from the past until now. */
export function isUntilNow(reading: Reading, { from, to }: Duration): boolean {
  const before = reading.tokens[from - 1];
  const isBefore =
    before !== undefined &&
    reading.clause[from - 1] === reading.clause[from] &&
    agoBefore[reading.language].test(before.text) &&
    // 'La casa a trente ans' is an age as well, and 'il y a' is a time ago.
    (before.text !== 'a' || reading.tokens[from - 2]?.text === 'y');
  // 'Die Renovierung liegt siebzehn Jahre zurück'.
  return isBefore || reading.tokens.slice(to - 1, to + 1).some(({ text }) => /^(?:ago|zurück)$/.test(text));
}

/** 'In a hundred years nobody will ask', 'dentro de veinte años': how long something will take. */
const ahead = /^(?:in|within|innerhalb|binnen|dans|dentro)$/;
export const isAhead = (reading: Reading, { from }: Duration): boolean =>
  reading.tokens.slice(Math.max(clauseOf(reading, from)[0], from - 2), from).some(({ text }, at, before) => {
    return ahead.test(text) && (at === before.length - 1 || before[at + 1]?.text === 'de');
  });

/** Tokens of an opening that belongs to what follows: 'Depuis plus de trente ans, nous accueillons'. */
const opener = 8;

/** The clause of a token, or with a short one at the beginning of a sentence the next. */
export function stretchOf(reading: Reading, index: number): [from: number, to: number] {
  const [start, end] = clauseOf(reading, index);
  const isFirst = reading.sentence[start - 1] !== reading.sentence[start];
  const leads = isFirst && end - start <= opener && reading.sentence[end] === reading.sentence[start];
  return leads ? [start, clauseOf(reading, end)[1]] : [start, end];
}
