/** Years of the house: built, opened, renovated, and how many centuries it has had guests. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import { localTime } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { isValidity } from '#claims/kinds/dates.ts';
import { eventSource, type Known, type Ledger } from '#claims/ledger/ledger.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { questionBefore } from '#claims/reading/link.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { clauseOf, markAt, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { thisYear } from '#claims/today.ts';

type Act = 'built' | 'opened' | 'renovated';
const actIds: Readonly<Record<string, true>> = { built: true, opened: true, renovated: true };
const reach = 6;
/** Tokens of the opening of a sentence that says only when. */
const opener = 3;
/** Ages below this are talk: 'ten years ago'. */
const youngest = 20;

const isYear = (reading: Reading, index: number) => /^(?:1\d|20)\d\d$/.test(reading.tokens[index]?.text ?? '');

/** True where another year of the clause is nearer to a verb: '1974, renovated in 2021'. */
function nearerYear(reading: Reading, place: { from: number; to: number }, index: number, far: number): boolean {
  for (let other = place.from - far + 1; other < place.to + far; other++) {
    if (other !== index && reading.sentence[other] === reading.sentence[index] && isYear(reading, other)) return true;
  }
  return false;
}

/** Tokens between a year and a verb; a comma between them counts as three more. */
function farFrom(reading: Reading, { from, to }: { from: number; to: number }, index: number): number {
  const apart = reading.clause[from] === reading.clause[index] ? 0 : 3;
  return apart + (to <= index ? index - to : from - index - 1);
}

function actOf(reading: Reading, index: number): { act: Act | 'since'; from: number; to: number } | null {
  const [start, clauseEnd] = clauseOf(reading, index);
  const [first, last] = sentenceOf(reading, index);
  // 'In 1910, men raised this house': an opening of few words belongs to what follows.
  const end = start === first && clauseEnd - start <= opener ? last : clauseEnd;
  const here = marksIn(reading, start, end, 'year');
  const asked = here.some(({ mark }) => mark.id !== 'since') ? null : questionBefore(reading, index);
  const [verb] = asked ? marksIn(reading, asked[0], asked[1], 'year').filter(({ mark }) => mark.id in actIds) : [];
  if (verb) return { act: verb.mark.id as Act, from: index, to: index };
  const near = here
    .filter(({ mark }) => mark.id !== 'centuries')
    .map((place) => ({ place, far: farFrom(reading, place, index) }))
    .filter(({ place, far }) => far <= reach * 2 && !nearerYear(reading, place, index, far))
    .sort((a, b) => a.far - b.far);
  const act = near.find(({ place }) => place.mark.id !== 'since') ?? near[0];
  if (!act) return null;
  return { act: act.place.mark.id as Act | 'since', from: act.place.from, to: act.place.to };
}

function statedYear(ledger: Ledger, year: number): ClaimSource | null {
  for (const stated of ledger.stated) if (stated.words.includes(` ${year} `)) return stated.source;
  return null;
}

function judgeYear(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const year = reading.tokens[index]?.value ?? 0;
  const act = actOf(reading, index);
  const finding = (verdict: Finding['verdict'], source?: ClaimSource, right?: number): Finding => ({
    kind: 'year',
    verdict,
    from: index,
    to: index + 1,
    source,
    expected: right === undefined ? undefined : String(right),
  });
  const { event } = ledger.sources;
  const [start, end] = sentenceOf(reading, index);
  const eventNear = mentionsBeside(reading, index).find(
    (m) => m.from >= start && m.to <= end && m.subjects.some((s) => s.type === 'event') && Math.abs(m.to - index) <= 2,
  );
  if (event && eventNear && (!act || act.act === 'since')) {
    const known = Math.floor(localTime(event.eventStartDate, event.timeZone).day / 10_000);
    return known === year
      ? finding('supported', eventSource(event, 'startDate', event.eventStartDate))
      : finding('contradicted', eventSource(event, 'startDate', event.eventStartDate), known);
  }
  // 'He was born in this house in 1951'.
  const [clause] = clauseOf(reading, index);
  if (marksIn(reading, clause, index, 'people').length > 0 && marksIn(reading, clause, index, 'person').length > 0)
    return null;
  const stated = statedYear(ledger, year);
  if (!act) {
    const any = [...ledger.years.values()].find((known) => known.value === year);
    if (any) return finding('supported', any.source);
    if (stated) return finding('supported', stated);
    const house = mentionsBeside(reading, index).some(
      (m) => Math.abs(m.from - index) <= 2 && m.subjects.some((s) => s.type === 'house'),
    );
    const [only] = ledger.years.values();
    return house && only ? finding('contradicted', only.source, only.value) : null;
  }
  const order: Act[] = act.act === 'since' ? ['opened', 'built'] : [act.act];
  const known = order.flatMap((name): Known<number>[] =>
    ledger.years.has(name) ? [ledger.years.get(name) as Known<number>] : [],
  );
  const right =
    act.act === 'since' && known.length === 1
      ? known.find(({ value }) => value === year)
      : known[0]?.value === year
        ? known[0]
        : undefined;
  if (right) return finding('supported', right.source);
  // 'warm since 2016' may speak of any year of the house.
  if (act.act === 'since' && !right && !speaksOfHouse(reading, index))
    return stated ? finding('supported', stated) : null;
  const other = act.act === 'since' ? [...ledger.years.values()].find(({ value }) => value === year) : undefined;
  if (other) return finding('supported', other.source);
  if (stated) return finding('supported', stated);
  if (isOfLandmark(reading, ledger, index)) return null;
  const wrong = known[0];
  return wrong ? finding('contradicted', wrong.source, wrong.value) : finding('unsupported');
}

/** Tokens of a clause that says hardly more than since when. */
const terse = 6;

/** 'Here', 'guests': words that put a sentence in the house. */
const present =
  /^(?:here|guests?|travellers|hier|gäste|gästen|man|aquí|huéspedes|clientes|viajeros|ici|hôtes|clients|voyageurs)$/;

/** 'We have taken no cheques since 1999', 'Mrs Huber has lived here since 1990': not every 'since' is the house's. */
function speaksOfHouse(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  if (marksIn(reading, start, end, 'denied').length > 0) return false;
  if (marksIn(reading, ...sentenceOf(reading, index), 'ours').length > 0) return true;
  if (marksIn(reading, start, index, 'person').length > 0) return false;
  return (
    end - start <= terse ||
    reading.tokens.slice(start, end).some(({ text }) => present.test(text)) ||
    mentionsBeside(reading, index).some(({ subjects }) => subjects.some(({ type }) => type === 'house'))
  );
}

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

/** 'more than a century', 'since 130 years': held against the years of the house. */
function judgeAge(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const token = reading.tokens[index];
  const part = token?.kind === 'word' ? partsOfCentury[token.text.replace(/s$/, '')] : undefined;
  if (part) return judgeYears(reading, ledger, { from: index, to: index + 1, years: part });
  const article = reading.language === 'en' && token?.text === 'a';
  if (!token || (token.value === null && !article)) return null;
  const unit = markAt(reading, index + 1, 'year');
  if (unit?.mark.id !== 'centuries' || centuryAt(reading, index + 1)) return null;
  const years = (token.value ?? 1) * lengthOf(reading.tokens[index + 1]?.text ?? '');
  return judgeYears(reading, ledger, { from: index, to: unit.to, years });
}

type Age = { from: number; to: number; years: number };

/** Holds an age of the house against its years. */
function judgeYears(reading: Reading, ledger: Ledger, { from: index, to, years }: Age): Finding | null {
  const comparison = comparisonBefore(reading, index) ?? comparisonBefore(reading, index - 1);
  if (years < youngest || ledger.years.size === 0) return null;
  // 'An oak takes twenty-five years': an age is of the house where the sentence speaks of it, or says since when.
  const [start, end] = sentenceOf(reading, index);
  const speaks =
    comparison !== null ||
    marksIn(reading, start, end, 'ours').length > 0 ||
    marksIn(reading, start, end, 'year').some(({ mark: { id } }) => id !== 'centuries' && id !== 'since') ||
    mentionsBeside(reading, index).some(({ subjects }) => subjects.some(({ type }) => type === 'house'));
  const person =
    marksIn(reading, start, index, 'person').length > 0 && marksIn(reading, start, index, 'ours').length === 0;
  if (!speaks || person || isOfLandmark(reading, ledger, index)) return null;
  const from = comparison?.from ?? index;
  const known = [ledger.years.get('opened'), ledger.years.get('built')].flatMap((one) => one ?? []);
  const fits = (one: Known<number>) => {
    const age = thisYear() - one.value;
    return comparison?.id === 'more' || comparison?.id === 'atLeast'
      ? age >= years
      : agrees(years, age, comparison?.id ?? 'about', 2) || isRound(years, age, comparison?.id);
  };
  const right = known.find(fits);
  if (right) return { kind: 'year', verdict: 'supported', from, to, source: right.source };
  return known[0] ? { kind: 'year', verdict: 'contradicted', from, to, source: known[0].source } : null;
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
function judgeCentury(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const said = centuryAt(reading, index);
  if (!said) return null;
  const { from, to } = said;
  const years = [ledger.years.get('built'), ledger.years.get('opened')].flatMap((one) => one ?? []);
  const right = years.find(({ value }) => Math.ceil(value / 100) === said.value);
  if (right) return { kind: 'year', verdict: 'supported', from, to, source: right.source };
  const [start, end] = clauseOf(reading, index);
  const [known] = years;
  const built = marksIn(reading, start, end, 'year').some(({ mark }) => mark.id === 'built' || mark.id === 'opened');
  const house =
    marksIn(reading, start, end, 'landmark').some(({ mark }) => ledger.ownLandmarks.has(mark.id)) ||
    mentionsBeside(reading, index).some(
      (one) => one.from >= start && one.to <= from && one.subjects.some(({ type }) => type === 'house'),
    );
  if (!known || !built || !house || isOfLandmark(reading, ledger, index)) return null;
  return { kind: 'year', verdict: 'contradicted', from, to, source: known.source, expected: String(known.value) };
}

export const findYears: Finder = (reading, ledger) => {
  const dated = new Set(
    datesOf(reading)
      .filter((span) => span.start.day !== null || span.end)
      .flatMap((span) => Array.from({ length: span.to - span.from }, (_, i) => span.from + i)),
  );
  const counted = new Set(
    reading.mentions.filter((m) => m.subjects.some((s) => s.type === 'counted')).map((m) => m.from),
  );
  const found: Finding[] = [];
  reading.tokens.forEach((token, index) => {
    if (reading.silent[index] || dated.has(index)) return;
    const plain = token.kind === 'number' && !token.spelled && /^1[0-9]\d\d$|^20\d\d$/.test(token.text);
    const unit = reading.beginning[index + 1]?.some(({ mark }) => mark.type === 'unit') || counted.has(index + 1);
    const finding =
      plain && !unit
        ? isValidity(reading, index)
          ? null
          : judgeYear(reading, ledger, index)
        : (judgeCentury(reading, ledger, index) ?? judgeAge(reading, ledger, index));
    if (finding) found.push(finding);
  });
  return found;
};
