/**
 * Nouns that no list knows, held against the free texts that use them: 'no kettle' where a fact puts one in each room,
 * 'televisions' where a fact says there are none, 'six donkeys' where a fact counts four.
 */
import { agrees } from '#claims/compare.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { isTimed } from '#claims/kinds/hours-known.ts';
import { only } from '#claims/kinds/some-of-them.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { type Clock, clocksOf } from '#claims/reading/clocks.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';

/** Shorter words are seldom nouns. */
const shortest = 5;
/** Articles and the like between a denial and its noun. */
const fillerReach = 2;
/** Tokens between a number and its noun where adjectives stand before nouns. */
const adjectives: Readonly<Record<string, number>> = { en: 2, de: 2, es: 0, fr: 0 };

/** 'Doors close at half past ten', of a fact about the house's own. */
const doors = /^(?:doors?|tür(?:en)?|haustür|puertas?|portes?)$/;

const isNoun = (reading: Reading, index: number): boolean => {
  const token = reading.tokens[index];
  return (
    token?.kind === 'word' &&
    (token.text.length >= shortest || doors.test(token.text)) &&
    !reading.silent[index] &&
    !reading.grammar.prepositions.has(token.text) &&
    (reading.language !== 'de' || token.capital)
  );
};

/** True where a list has the word, so that another reader judges it. */
const isListed = (reading: Reading, index: number): boolean =>
  reading.mentions.some(({ from, to }) => from <= index && index < to) ||
  (reading.beginning[index] ?? []).some(({ mark: { type } }) => type !== 'landmark' && type !== 'ours');

function isSame(reading: Reading, a: Token, b: Token): boolean {
  if (a.text === b.text) return true;
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text];
  return long.startsWith(short) && reading.grammar.pack.endings.includes(long.slice(short.length));
}

/** The first token of the denial that ends before a noun, or null. */
function deniedFrom(reading: Reading, index: number): number | null {
  for (let at = index; at >= Math.max(0, index - fillerReach); at--) {
    if (markBefore(reading, at, 'notDenied')) return null;
    const denied = markBefore(reading, at, 'denied');
    if (denied) return denied.from;
    if (!reading.grammar.fillers.has(reading.tokens[at - 1]?.text ?? '')) return null;
  }
  return null;
}

const isFact = (stated: Stated, reading: Reading): boolean =>
  stated.name !== 'event' && stated.reading.language === reading.language;

const article = /^(?:the|die|das|der|la|las|el|los|le|les)$/;

/** What a fact is about: its first noun, told or denied. */
type Head = { stated: Stated; token: Token; denied: boolean };

function headsOf(ledger: Ledger, reading: Reading): Head[] {
  return ledger.stated.flatMap((stated): Head[] => {
    if (!isFact(stated, reading)) return [];
    const index = stated.reading.tokens.findIndex((_, at) => isNoun(stated.reading, at));
    const token = stated.reading.tokens[index];
    if (!token || (isListed(stated.reading, index) && !doors.test(token.text))) return [];
    const denied = deniedFrom(stated.reading, index) !== null;
    const isFirst = index === 0 || (doors.test(token.text) && article.test(stated.reading.tokens[0]?.text ?? ''));
    return denied || isFirst ? [{ stated, token, denied }] : [];
  });
}

/** 'No piano on Mondays': a time at which it is otherwise. */
const isSometimes = (reading: Reading, index: number): boolean => {
  const [start, end] = sentenceOf(reading, index);
  return hasMark(reading, start, end, 'weekday', 'hour', 'month', 'weekend');
};

const offering =
  /^(?:cada|todas?|todos|chaque|toutes?|tous|each|every|all|jede[mnrs]?|alle[mnrs]?|dispon\w+|cuentan?|tienen?|hay|ofrec\w+|dispos\w+|propos\w+|avec|con|with|mit|has|have|hat|haben|offers?)$/;

/** 'Each room has its television': said to be there, in a sentence that denies nothing. */
function isOffered(reading: Reading, index: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  const without = !hasMark(reading, start, end, 'denied', 'deniedAfter', 'gone', 'others');
  const [from, to] = clauseOf(reading, index);
  return (
    without &&
    (marksIn(reading, from, to, 'ours').length > 0 ||
      reading.tokens.slice(from, to).some(({ text }) => offering.test(text)))
  );
}

function findDenied(reading: Reading, ledger: Ledger): Finding[] {
  const heads = headsOf(ledger, reading);
  if (heads.length === 0) return [];
  return reading.tokens.flatMap((token, index): Finding[] => {
    const head = isNoun(reading, index) ? heads.find((one) => isSame(reading, one.token, token)) : undefined;
    if (!head || isListed(reading, index)) return [];
    const place = { subjects: [], from: index, to: index + 1 };
    if (isUnreal(reading, place) || isElsewhere(reading, place)) return [];
    const denial = deniedFrom(reading, index);
    const { source } = head.stated;
    if (denial !== null && !head.denied && !isSometimes(reading, index))
      return [{ kind: 'amenity', verdict: 'contradicted', from: denial, to: index + 1, source }];
    if (denial === null && head.denied && isOffered(reading, index))
      return [{ kind: 'amenity', verdict: 'contradicted', from: index, to: index + 1, source }];
    return [];
  });
}

type Counted = { value: number; token: Token; from: number; to: number };

/** Numbers and the nouns behind them that no list counts. */
function countedIn(reading: Reading): Counted[] {
  return reading.tokens.flatMap((number, from): Counted[] => {
    if (number.kind !== 'number' || number.article || reading.silent[from]) return [];
    if (number.value === null || number.value < 2 || !Number.isInteger(number.value)) return [];
    const last = from + 1 + (adjectives[reading.language] ?? 0);
    const found: Counted[] = [];
    for (let index = from + 1; index <= last; index++) {
      if (reading.tokens[index]?.gap !== breaks.space || isListed(reading, index)) break;
      const token = reading.tokens[index];
      if (token && isNoun(reading, index)) found.push({ value: number.value, token, from, to: index + 1 });
    }
    return found;
  });
}

const definite: ReadonlySet<string> = new Set(
  'the our all its their die unsere unseren unserer alle los las nuestros nuestras sus les nos ses leurs tous toutes'.split(
    ' ',
  ),
);

/** So many of a number of things may be spoken of by themselves; nobody picks twenty-four panels out of thirty-six. */
const mostOfSome = 12;

/** 'Two donkeys greet you' may be two of the four; 'our two donkeys' are all there are. */
const isAll = (reading: Reading, from: number): boolean => {
  const before = reading.tokens[from - 1];
  if (before && (definite.has(before.text) || only.test(before.text))) return true;
  return marksIn(reading, Math.max(0, from - 3), from, 'ours').length > 0;
};

function findCounted(reading: Reading, ledger: Ledger): Finding[] {
  const counted = countedIn(reading);
  if (counted.length === 0) return [];
  const facts = ledger.stated.flatMap((stated) =>
    isFact(stated, reading) ? countedIn(stated.reading).map((one) => ({ ...one, stated })) : [],
  );
  return counted.flatMap(({ value, token, from, to }): Finding[] => {
    const known = facts.filter((fact) => isSame(reading, fact.token, token));
    const [first] = known;
    if (!first) return [];
    const comparison = comparisonBefore(reading, from)?.id ?? null;
    const right = known.find((fact) => agrees(value, fact.value, comparison));
    if (right) return [{ kind: 'count', verdict: 'supported', from, to, source: right.stated.source }];
    const place = { subjects: [], from, to };
    if (isUnreal(reading, place) || isElsewhere(reading, place)) return [];
    if (value < first.value && value <= mostOfSome && !isAll(reading, from)) return [];
    return [{ kind: 'count', verdict: 'contradicted', from, to, source: first.stated.source }];
  });
}

const hours = (reading: Reading): number[] =>
  clocksOf(reading).flatMap(({ first, second }) => (second ? [first.minutes, second.minutes] : [first.minutes]));

/** 'The boat leaves at ten', of one that goes at other hours. */
const leaving = /^(?:leaves?|departs?|sails?|sets|legt|fährt|fahren|sale|salen|zarpan?|parte|part|partent|appareille)$/;
const leaves = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(from, to).some(({ text }) => leaving.test(text));

/** 'Las puertas': of an evening where there is one, and else the house's. */
const isOfNoEvent = ({ sources: { event } }: Ledger, mention: Mention): boolean =>
  event === null && idsOf(mention, 'thing').includes('event_start');

/** 'Silence from eight', where a fact has it from ten: hours of what no list has. */
function findHours(reading: Reading, ledger: Ledger): Finding[] {
  const spans = clocksOf(reading);
  if (spans.length === 0) return [];
  const facts = headsOf(ledger, reading).flatMap(({ stated, token, denied }) => {
    const known = denied ? [] : hours(stated.reading);
    return known.length > 0 ? [{ stated, token, known }] : [];
  });
  if (facts.length === 0) return [];
  return spans.flatMap((span): Finding[] => {
    const [start, end] = clauseOf(reading, span.first.from);
    const timed = mentionsBeside(reading, start).some(
      (mention) =>
        mention.from >= start && mention.to <= end && isTimed(ledger)(mention) && !isOfNoEvent(ledger, mention),
    );
    const fact = facts.find(({ token }) =>
      reading.tokens.slice(start, end).some((word, at) => isNoun(reading, start + at) && isSame(reading, token, word)),
    );
    const mark = markBefore(reading, span.first.from, 'role');
    const acts = marksIn(reading, start, end, 'role').some(({ mark: { id } }) => id === 'opens' || id === 'closes');
    const exact =
      acts ||
      leaves(reading, start, end) ||
      span.second !== null ||
      mark?.mark.id === 'from' ||
      mark?.mark.id === 'until';
    if (timed || !fact || !(exact || fact.known.length === 1)) return [];
    const isKnown = ({ minutes, exact: sure }: Clock) =>
      fact.known.some((one) => one === minutes || (!sure && Math.abs(one - minutes) === 720));
    const right = isKnown(span.first) && (!span.second || isKnown(span.second));
    const from = mark?.from ?? span.first.from;
    const to = span.second?.to ?? span.first.to;
    return [{ kind: 'time', verdict: right ? 'supported' : 'contradicted', from, to, source: fact.stated.source }];
  });
}

const generation = /^g[eé]n[eé]ra[ct]i[oó]n(?:es|en|s)?$/;

/** The generations of hosts that a text counts: 'in the third generation', 'for three generations'. */
const generationsIn = (reading: Reading): { value: number; from: number; to: number }[] =>
  reading.tokens.flatMap(({ text }, index) => {
    if (!generation.test(text)) return [];
    const ordinal = markBefore(reading, index, 'ordinal');
    const number = reading.tokens[index - 1];
    if (ordinal) return [{ value: ordinal.mark.value, from: ordinal.from, to: index + 1 }];
    const value = number?.kind === 'number' ? number.value : null;
    return value === null || value === undefined ? [] : [{ value, from: index - 1, to: index + 1 }];
  });

function findGenerations(reading: Reading, ledger: Ledger): Finding[] {
  const found = generationsIn(reading);
  if (found.length === 0) return [];
  const facts = ledger.stated.flatMap((stated) =>
    stated.name === 'event' ? [] : generationsIn(stated.reading).map(({ value }) => ({ value, source: stated.source })),
  );
  const [first] = facts;
  if (!first) return [];
  return found.flatMap(({ value, from, to }): Finding[] => {
    const right = facts.find((fact) => fact.value === value);
    if (!right && isElsewhere(reading, { subjects: [], from, to })) return [];
    const source = (right ?? first).source;
    return [{ kind: 'count', verdict: right ? 'supported' : 'contradicted', from, to, source }];
  });
}

export const findWordsOfFacts: Finder = (reading, ledger) => [
  ...findDenied(reading, ledger),
  ...findCounted(reading, ledger),
  ...findGenerations(reading, ledger),
  ...findHours(reading, ledger),
];
