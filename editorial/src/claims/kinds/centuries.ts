/** How old the house is, in years and centuries, and of which century it is. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import { isYear } from '#claims/kinds/years-of-facts.ts';
import { lodging, speaksOfGuests } from '#claims/kinds/years-of-others.ts';
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { clauseOf, markAt, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { isOfStaff } from '#claims/reading/staff.ts';
import { thisYear } from '#claims/today.ts';

/** Ages below this are talk: 'ten years ago'. */
const youngest = 20;
/** 'Voilà plus de quinze ans que l’hôtel accueille': so few are meant where it says since when guests come. */
const youngestCounted = 11;

const lengthOf = (word: string) =>
  /^(?:cent|sigl|siècle|jahrhundert)/.test(word) ? 100 : /^(?:dec|déc|jahrzehnt)/.test(word) ? 10 : 1;

/** German has words of their own for parts of a century. */
const partsOfCentury: Readonly<Record<string, number>> = {
  vierteljahrhundert: 25,
  halbjahrhundert: 50,
  dreivierteljahrhundert: 75,
};

/** 'Five centuries' are told of 539 years as of 490. */
const isRound = (years: number, age: number, comparison: string | undefined): boolean =>
  years >= 200 &&
  years % 100 === 0 &&
  (comparison === undefined || comparison === 'about') &&
  (Math.floor(age / 100) * 100 === years || Math.round(age / 100) * 100 === years);

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

/** 'Un siècle et quart', 'siglo y medio': what is added to a number of centuries. */
function partAfter(reading: Reading, index: number): { value: number; words: number } | null {
  const next = reading.tokens.slice(index, index + 3).map(({ text }) => text);
  const part = fractions.find(([words]) => next.join(' ').startsWith(words));
  return part ? { value: part[1], words: part[0].split(' ').length } : null;
}

/** 'more than a century', 'since 130 years': held against the years of the house. */
export function judgeAge(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const token = reading.tokens[index];
  const compound = token?.kind === 'word' ? partsOfCentury[token.text.replace(/s$/, '')] : undefined;
  if (compound) return judgeYears(reading, ledger, { from: index, to: index + 1, years: compound });
  const article = reading.language === 'en' && token?.text === 'a';
  if (!token || (token.value === null && !article)) return null;
  const unit = markAt(reading, index + 1, 'year');
  if (unit?.mark.id !== 'centuries' || centuryAt(reading, index + 1)) return null;
  // 'The founder was 27 years old when he opened it'.
  const ago = reading.tokens.slice(Math.max(0, index - 4), index).some(({ text }) => agos.test(text));
  if (!ago && reading.tokens.slice(unit.to, unit.to + 2).some(({ text }) => whens.test(text))) return null;
  const length = lengthOf(reading.tokens[index + 1]?.text ?? '');
  const part = partAfter(reading, unit.to);
  const share = shareBefore(reading, index);
  return judgeYears(reading, ledger, {
    from: index - share.words,
    to: part ? unit.to + part.words : unit.to,
    years: ((token.value ?? 1) * share.value + (part?.value ?? 0)) * length,
  });
}

/** 'A quarter of a century', 'half a century'. */
const shares: readonly (readonly [RegExp, number, number])[] = [
  [/(?:^| )three quarters of$/, 0.75, 3],
  [/(?:^| )a quarter of$/, 0.25, 3],
  [/(?:^| )half$/, 0.5, 1],
];

function shareBefore(reading: Reading, index: number): { value: number; words: number } {
  const before = reading.tokens
    .slice(Math.max(0, index - 3), index)
    .map(({ text }) => text)
    .join(' ');
  const share = reading.language === 'en' ? shares.find(([words]) => words.test(before)) : undefined;
  return share ? { value: share[1], words: share[2] } : { value: 1, words: 0 };
}

/** 'Abrió hace más de ochenta años, cuando …': so long ago, and not so old. */
const agos = /^(?:hace|vor|ya)$/;
const whens = /^(?:when|als|cuando|quand|lorsque|lorsqu)$/;

type Age = { from: number; to: number; years: number };

/** 'A hotel for more than a quarter of a century' is none before its first guests. */
const isOfLodging = (reading: Reading, index: number, from: number): boolean =>
  speaksOfGuests(reading, index) ||
  (/^(?:for|seit|desde|depuis)$/.test(reading.tokens[from - 1]?.text ?? '') &&
    lodging.test(reading.tokens[from - 2]?.text ?? ''));

/** Holds an age of the house against its years. */
function judgeYears(reading: Reading, ledger: Ledger, { from: index, to, years }: Age): Finding | null {
  const comparison = comparisonBefore(reading, index) ?? comparisonBefore(reading, index - 1);
  const isCounted =
    /^(?:more|atLeast)$/.test(comparison?.id ?? '') && (speaksOfGuests(reading, index) || isWelcoming(reading, index));
  if (years < (isCounted ? youngestCounted : youngest) || ledger.years.size === 0) return null;
  // 'An oak takes twenty-five years': an age is of the house where the sentence speaks of it, or says since when.
  const [start, end] = sentenceOf(reading, index);
  const speaks =
    comparison !== null ||
    speaksOfGuests(reading, index) ||
    marksIn(reading, start, end, 'ours').length > 0 ||
    marksIn(reading, start, end, 'year').some(({ mark: { id } }) => id !== 'centuries' && id !== 'since') ||
    mentionsBeside(reading, index).some(({ subjects }) => subjects.some(({ type }) => type === 'house'));
  const person =
    marksIn(reading, start, index, 'person').length > 0 && marksIn(reading, start, index, 'ours').length === 0;
  if (!speaks || person || isOfStaff(reading, index) || isOfLandmark(reading, ledger, index)) return null;
  const from = comparison?.from ?? index;
  const opened = ledger.years.get('opened');
  // 'We have had guests for more than twenty years': walls older than that have not.
  const ofGuests = isOfLodging(reading, index, from) || isCounted;
  const known = [opened, opened && ofGuests ? undefined : ledger.years.get('built')].flatMap((one) => one ?? []);
  const fits = (one: Known<number>) => {
    const age = thisYear() - one.value;
    return comparison?.id === 'more' || comparison?.id === 'atLeast'
      ? age >= years
      : agrees(years, age, comparison?.id ?? 'about', 2) || isRound(years, age, comparison?.id);
  };
  const right = known.find(fits) ?? (isLater(reading, to) ? apart(ledger, years) : undefined);
  if (right) return { kind: 'year', verdict: 'supported', from, to, source: right.source };
  if (isUntil(reading, index, to)) return null;
  const told = comparison ? undefined : spanOfFact(ledger, years);
  if (told) return { kind: 'year', verdict: 'supported', from, to, source: told };
  return known[0] ? { kind: 'year', verdict: 'contradicted', from, to, source: known[0].source } : null;
}

const welcoming =
  /^(?:empfangen|empfängt|beherbergen|bewirten|accueill(?:e|ons|ent)|reçoit|recevons|hébergeons|recibimos|acogemos|hospedamos|recibe|acoge|welcom(?:e|ed|es|ing)|hosted|hosting|receiving)$/;

/** 'Seit mehr als fünfzehn Jahren empfangen wir', in the clause or the one it leads to. */
const isWelcoming = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(...clauseOf(reading, index)).some(({ text }) => welcoming.test(text));

const isLater = (reading: Reading, to: number): boolean =>
  /^(?:later|after|afterwards|später|danach|darauf|después|tarde|plus|après)$/.test(reading.tokens[to]?.text ?? '');

/** 'Built in 1872, opened thirty-six years later': a year that another one is so far from. */
const apart = ({ years }: Ledger, said: number): Known<number> | undefined =>
  [...years.values()].find(({ value }) => [...years.values()].some((other) => value - other.value === said));

/** 'A pharmacy for 163 years', of a fact that says 'from 1787 to 1950', or until when the house was one. */
function spanOfFact({ stated, years }: Ledger, said: number): ClaimSource | undefined {
  const ofHouse = [...years.values()].map(({ value }) => value);
  return stated.find(({ reading }) => {
    const own = reading.tokens.flatMap(({ text, value }) => (isYear(text) && value !== null ? [value] : []));
    return own.some((year) => [...own, ...ofHouse].some((other) => year - other === said));
  })?.source;
}

const took =
  /^(?:took|taken|waited|needed|brauchte|gebraucht|dauerte|gedauert|wartete|tardó|tardaron|esperó|necesitó|mis|fallu|attendu|fallut)$/;
const before = /^(?:before|bevor|ehe|bis|antes|avant|hasta|until)$/;
/** Tokens between a verb and how long it took. */
const tookReach = 4;

/** 'It took 245 years to become a hotel', 'a century and a half as a house before it became an inn': until then, not until now. */
function isUntil(reading: Reading, from: number, to: number): boolean {
  const [, end] = sentenceOf(reading, from);
  return (
    reading.tokens.slice(Math.max(0, from - tookReach), from).some(({ text }) => took.test(text)) ||
    reading.tokens.slice(to, end).some(({ text }) => before.test(text))
  );
}

const roman: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** XVI is sixteen; null for what is no Roman numeral. */
function romanValue(text: string): number | null {
  const letters = /^([xvi]+)(?:e|ème)?$/.exec(text)?.[1];
  if (!letters) return null;
  return [...letters].reduce((sum, letter, at) => {
    const [value = 0, next = 0] = [roman[letter], roman[letters[at + 1] ?? '']];
    return sum + (value < next ? -value : value);
  }, 0);
}

const century = /^(?:century|jahrhunderts?|siglo|siècle)$/;

/** The century a text names with the word at `index`: '16. Jahrhundert', 'sixteenth century', 'siglo XVI', 'XVIe siècle'. */
function centuryAt(reading: Reading, index: number): { value: number; from: number; to: number } | null {
  if (!century.test(reading.tokens[index]?.text ?? '')) return null;
  const at = (place: number) => {
    const token = reading.tokens[place];
    if (!token || place < 0) return null;
    if (token.kind === 'number' && !token.spelled) return token.value;
    return markAt(reading, place, 'ordinal')?.mark.value ?? romanValue(token.text);
  };
  const range = (value: number | null) => (value !== null && value >= 8 && value <= 21 ? value : null);
  if (reading.language === 'es') {
    const after = range(at(index + 1));
    return after === null ? null : { value: after, from: index, to: index + 2 };
  }
  // '16th' and '16e' are two tokens.
  for (const back of [1, 2]) {
    const isMarked = back === 1 || /^(?:th|st|nd|rd|e|ème)$/.test(reading.tokens[index - 1]?.text ?? '');
    const before = isMarked ? range(at(index - back)) : null;
    // 'nineteen centuries' are an age; German marks the ordinal with a dot.
    if (before !== null && (back === 2 || reading.language !== 'de' || !reading.tokens[index - 1]?.spelled))
      return { value: before, from: index - back, to: index + 1 };
  }
  return null;
}

/** The century a house is said to be of. */
export function judgeCentury(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const said = centuryAt(reading, index);
  if (!said) return null;
  const { from, to } = said;
  const years = [ledger.years.get('built'), ledger.years.get('opened')].flatMap((one) => one ?? []);
  const right = years.find(({ value }) => Math.ceil(value / 100) === said.value);
  if (right) return { kind: 'year', verdict: 'supported', from, to, source: right.source };
  const [start, end] = clauseOf(reading, index);
  const [known] = years;
  const acts = marksIn(reading, start, end, 'year').filter(({ mark }) => mark.id === 'built' || mark.id === 'opened');
  const built = acts.length > 0;
  // 'Built in the nineteenth century, it still likes a waltz.'
  const opens = start === sentenceOf(reading, index)[0] && acts.some((act) => act.from === start);
  const house =
    opens ||
    marksIn(reading, start, end, 'landmark').some(({ mark }) => ledger.ownLandmarks.has(mark.id)) ||
    mentionsBeside(reading, index).some(
      (one) => one.from >= start && one.to <= from && one.subjects.some(({ type }) => type === 'house'),
    );
  if (!known || !built || !house || isOfLandmark(reading, ledger, index)) return null;
  return { kind: 'year', verdict: 'contradicted', from, to, source: known.source, expected: String(known.value) };
}
