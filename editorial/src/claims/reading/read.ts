/**
 * Reads a text: its tokens with numbers in words put together, what it speaks of, and the words that bend what it says.
 * Idioms and names are set aside here, so that no kind of claim sees a pool in 'a pool of talent' or in 'Hotel Pool'.
 */

import type { Language } from '@foyer/contract/languages';
import { onceFor } from '#claims/once.ts';
import { plainLetters } from '#claims/plain-name.ts';
import { crossed, townsWithin } from '#claims/reading/crossed.ts';
import {
  type Grammar,
  grammarOf,
  type Mark,
  type MarkType,
  type Subject,
  type SubjectType,
} from '#claims/reading/grammar.ts';
import type { PhraseTree } from '#claims/reading/phrases.ts';
import { breaks, isNoDay, type Token, tokenize } from '#claims/reading/tokens.ts';

/** Something a text speaks of; `to` is the index after its last token. */
export type Mention = { subjects: readonly Subject[]; from: number; to: number };
export type MarkPlace = { mark: Mark; from: number; to: number };

/** Names of this house and event, added to what the language knows. */
export type Names = PhraseTree<Subject>;

export type Reading = {
  text: string;
  language: Language;
  grammar: Grammar;
  tokens: Token[];
  mentions: Mention[];
  /** Marks by the token they begin at, and by the token after them. */
  beginning: MarkPlace[][];
  ending: MarkPlace[][];
  /** Number of the sentence and of the clause each token is in. */
  sentence: number[];
  clause: number[];
  /** Tokens that are part of an idiom or a name. */
  silent: boolean[];
};

function join(tokens: readonly Token[], from: number, to: number, value: number): Token {
  const first = tokens[from] as Token;
  const last = tokens[to - 1] as Token;
  const text = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');
  return { ...first, kind: 'number', text, end: last.end, value, spelled: true };
}

/** 'Zwölftausend', 'viertausendzweihundert': German writes them as one word; of one thousand none is counted. */
function thousandsOf(token: Token, { numbers, thousand }: Grammar): number | null {
  const numberOf = (text: string) => numbers.longest([{ ...token, text }], 0)?.values[0] ?? null;
  for (const word of thousand) {
    const at = token.text.indexOf(word);
    if (at <= 0) continue;
    const many = numberOf(token.text.slice(0, at));
    const rest = token.text.slice(at + word.length);
    const few = rest === '' ? 0 : numberOf(rest);
    if (many !== null && few !== null) return many * 1000 + few;
  }
  return null;
}

/** Puts numbers in words together: 'sixty' 'eight' becomes one number. */
function joinNumbers(tokens: Token[], quiet: boolean[], grammar: Grammar): { tokens: Token[]; silent: boolean[] } {
  const joined: Token[] = [];
  const silent: boolean[] = [];
  const numberAt = (index: number) => {
    const token = tokens[index];
    if (!token || quiet[index]) return null;
    if (token.kind === 'number' && token.value !== null) return { value: token.value, to: index + 1, spelled: false };
    const match = token.kind === 'word' ? grammar.numbers.longest(tokens, index) : null;
    if (match) return { value: match.values[0] ?? 0, to: match.to, spelled: true };
    const value = token.kind === 'word' ? thousandsOf(token, grammar) : null;
    return value === null ? null : { value, to: index + 1, spelled: true };
  };
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] as Token;
    const found = numberAt(index);
    const isThousand = (at: number) => grammar.thousand.has(tokens[at]?.text ?? '') && !quiet[at];
    let to = found?.to ?? index;
    let value = found?.value ?? 0;
    if (isThousand(to) && (to === index || (tokens[to]?.gap === breaks.space && value < 1000))) {
      value = Math.max(1, value) * 1000;
      to += 1;
      const rest = tokens[to]?.gap === breaks.space ? numberAt(to) : null;
      if (rest?.spelled && rest.value < 1000) {
        value += rest.value;
        to = rest.to;
      }
      joined.push(join(tokens, index, to, value));
    } else if (found?.spelled && to === index + 1 && grammar.articles.has(token.text)) {
      joined.push({ ...token, value: 1, article: true });
    } else if (found?.spelled) {
      joined.push(join(tokens, index, to, value));
    } else {
      joined.push(token);
      to = index + 1;
    }
    silent.push(quiet[index] ?? false);
    index = to;
  }
  return { tokens: joined, silent };
}

function silenceIdioms(tokens: Token[], grammar: Grammar): boolean[] {
  const quiet = new Array<boolean>(tokens.length).fill(false);
  for (let index = 0; index < tokens.length; index++) {
    const match = grammar.idioms.longest(tokens, index);
    if (match && isChoice(tokens, match)) continue;
    if (match) for (let at = index; at < match.to; at++) quiet[at] = true;
  }
  return quiet;
}

const betweenTwo = /^(?:in )?(?:between|zwischen|entre) (?:two|zwei|dos|deux)$/;
const choosing =
  /^(?:choose|choice|pick|decide|wählen|wählt|wahl|entscheiden|auswahl|elige|elija|elegir|elección|escog\p{L}+|escoj\p{L}+|decid\p{L}+|choisi\p{L}+|choix|hésit\p{L}+|décid\p{L}+)$/u;
const choiceReach = 6;

/** 'Elige entre dos bares', 'zwischen zwei Restaurants haben Sie die Wahl': of so many there are, and no saying. */
const isChoice = (tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean =>
  betweenTwo.test(
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  ) && tokens.slice(Math.max(0, from - choiceReach), to + choiceReach).some(({ text }) => choosing.test(text));

/** What a name may mean beside itself: a town is no port because its name ends like one ('Friedrichshafen'). */
const besideName = (named: readonly Subject[], known: readonly Subject[]): readonly Subject[] =>
  named.some(({ type }) => type === 'town') ? known.filter(({ type }) => type === 'town') : known;

/** Names are known in plain letters: 'Condé Nast' is `conde_nast`. */
const inPlainLetters = (tokens: Token[]): Token[] =>
  tokens.map((token) => (marked.test(token.text) ? { ...token, text: plainLetters(token.text) } : token));
const marked = /[^\u0020-\u007e]/;

/** What facts name by a noun of the language: it is read like any other, and not as a name. */
const nouns: ReadonlySet<SubjectType> = new Set(['place', 'town', 'thing', 'counted']);

function findMentions(tokens: Token[], silent: boolean[], grammar: Grammar, names: Names | null): Mention[] {
  const plain = names ? inPlainLetters(tokens) : tokens;
  const mentions: Mention[] = [];
  let index = 0;
  while (index < tokens.length) {
    const named = names?.longest(plain, index);
    const known = silent[index] ? null : grammar.subjects.longest(tokens, index);
    const both =
      named && known && named.to === known.to
        ? { ...known, values: [...named.values, ...besideName(named.values, known.values)] }
        : null;
    const match = both ?? (named && (!known || named.to > known.to) ? named : known);
    const isCut = match !== null && match !== named && isNameWithin(plain, match, names);
    if (!match || isCut || (match !== named && crossed(tokens, match, silent, grammar))) {
      index++;
      continue;
    }
    mentions.push({ subjects: match.values, from: match.from, to: match.to }, ...townsWithin(tokens, match, grammar));
    if (match === named && match.values.some(({ type }) => !nouns.has(type))) {
      for (let at = match.from; at < match.to; at++) silent[at] = true;
    }
    index = match.to;
  }
  return mentions;
}

/** 'La Course de la Marée': a title that begins within 'la course' and goes on behind it is read whole. */
function isNameWithin(plain: Token[], { from, to }: { from: number; to: number }, names: Names | null): boolean {
  for (let at = from + 1; names && at < to; at++) if ((names.longest(plain, at)?.to ?? 0) > to) return true;
  return false;
}

/** A list without an end is cut at a comma beyond this many tokens, and anywhere beyond the second. */
const [longSentence, endlessSentence] = [100, 160];

/** Reads a text in a language; `names` may add what this house and event are called. */
export function readText(text: string, language: Language, names: Names | null = null): Reading {
  const grammar = grammarOf(language);
  const raw = tokenize(text, language);
  const { tokens, silent } = joinNumbers(raw, silenceIdioms(raw, grammar), grammar);
  const mentions = findMentions(tokens, silent, grammar, names);
  const beginning: MarkPlace[][] = tokens.map(() => []);
  const ending: MarkPlace[][] = [...tokens.map(() => []), []];
  const sentence: number[] = [];
  const clause: number[] = [];
  let started = 0;
  tokens.forEach((token, index) => {
    const before =
      index === 0 ? { sentence: 0, clause: 0 } : { sentence: sentence[index - 1] ?? 0, clause: clause[index - 1] ?? 0 };
    const endless = index - started >= (token.gap >= breaks.comma ? longSentence : endlessSentence);
    const begins = token.gap >= breaks.sentence || endless;
    if (begins) started = index;
    sentence.push(before.sentence + (begins ? 1 : 0));
    clause.push(before.clause + (begins || token.gap >= breaks.comma ? 1 : 0));
    if (silent[index]) return;
    for (const match of grammar.marks.all(tokens, index)) {
      for (const mark of match.values) {
        if (mark.type === 'weekday' && isNoDay(token)) continue;
        const place = { mark, from: match.from, to: match.to };
        beginning[index]?.push(place);
        ending[match.to]?.push(place);
      }
    }
  });
  return { text, language, grammar, tokens, mentions, beginning, ending, sentence, clause, silent };
}

/** What begins in each sentence, by the number of the sentence. */
export function inSentences<One extends { from: number }>(reading: Reading, all: readonly One[]): One[][] {
  const sentences: One[][] = [];
  for (const one of all) {
    const sentence = reading.sentence[one.from] ?? 0;
    const list = sentences[sentence];
    if (list) list.push(one);
    else sentences[sentence] = [one];
  }
  return sentences;
}

const bySentence = onceFor((reading: Reading) => inSentences(reading, reading.mentions));

/** The mentions of the sentence a token is in. */
export const mentionsBeside = (reading: Reading, index: number): readonly Mention[] =>
  bySentence(reading)[reading.sentence[index] ?? 0] ?? [];

/** True where the sentence of a token speaks of anything of the given types. */
export const speaksOf = (reading: Reading, index: number, ...types: SubjectType[]): boolean =>
  mentionsBeside(reading, index).some(({ subjects }) => subjects.some(({ type }) => types.includes(type)));

/** The longest mark of a type that begins at a token. */
export function markAt(reading: Reading, index: number, type: MarkType): MarkPlace | null {
  let best: MarkPlace | null = null;
  for (const place of reading.beginning[index] ?? [])
    if (place.mark.type === type && (!best || place.to > best.to)) best = place;
  return best;
}

/** The longest mark of a type that ends right before a token. */
export function markBefore(reading: Reading, index: number, type: MarkType): MarkPlace | null {
  let best: MarkPlace | null = null;
  for (const place of reading.ending[index] ?? [])
    if (place.mark.type === type && (!best || place.from < best.from)) best = place;
  return best;
}

/** All marks of a type within tokens `from` to `to`. */
export function marksIn(reading: Reading, from: number, to: number, type: MarkType): MarkPlace[] {
  const found: MarkPlace[] = [];
  for (let index = Math.max(0, from); index < to; index++) {
    for (const place of reading.beginning[index] ?? []) if (place.mark.type === type) found.push(place);
  }
  return found;
}

/** The first and the last token (excluded) of the sentence a token is in. */
export function sentenceOf(reading: Reading, index: number): [number, number] {
  return stretch(reading.sentence, index);
}

/** The first and the last token (excluded) of the clause a token is in. */
export function clauseOf(reading: Reading, index: number): [number, number] {
  return stretch(reading.clause, index);
}

/** Tokens of a clause that says only when. */
const onlyWhen = 5;

/** The clause a token is in, and the one behind it where it only says when: 'À 9 h, le spa ouvre ses portes'. */
export function clauseWithNext(reading: Reading, index: number): [number, number] {
  const [start, end] = clauseOf(reading, index);
  const begins = start === 0 || reading.sentence[start - 1] !== reading.sentence[start];
  const goesOn = end < reading.tokens.length && reading.sentence[end] === reading.sentence[start];
  const leads = markAt(reading, start, 'role') !== null && end - start <= onlyWhen;
  return begins && goesOn && leads ? [start, clauseOf(reading, end)[1]] : [start, end];
}

function stretch(numbers: readonly number[], index: number): [number, number] {
  let from = index;
  let to = index + 1;
  while (from > 0 && numbers[from - 1] === numbers[index]) from--;
  while (to < numbers.length && numbers[to] === numbers[index]) to++;
  return [from, to];
}

/** Ids of the given types a mention stands for. */
export const idsOf = (mention: Mention, ...types: SubjectType[]): string[] =>
  mention.subjects.flatMap(({ type, ids }) => (types.includes(type) ? ids : []));

/** The piece of the text that tokens `from` to `to` (excluded) cover. */
export function spanOf(reading: Reading, from: number, to: number): { start: number; end: number; text: string } {
  const start = reading.tokens[from]?.start ?? 0;
  const end = reading.tokens[to - 1]?.end ?? start;
  return { start, end, text: reading.text.slice(start, end) };
}
