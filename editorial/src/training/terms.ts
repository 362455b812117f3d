/**
 * Words that belong to a house: terms its texts come back to, and of several words for one thing the one it always
 * takes. Names, numbers and what every hotel says are left out.
 */
import type { Language } from '@foyer/contract/languages';
import { phrasesOfLanguages } from '#claims/reading/phrases-of-languages.ts';
import { breaks, type Token, tokenize } from '#claims/reading/tokens.ts';
import { packs } from '#lexicon/packs.ts';
import { isFormOf } from '#style/inflection.ts';
import { stemOf } from '#style/stems.ts';
import { findWornPhrases } from '#style/worn-phrases.ts';
import { type Sample, sentenceAt, shownOf } from './samples.ts';
import { trainingWords } from './training-words.ts';

type Place = { title: string; sentence: string };
export type Term = { word: string; times: number; texts: number; evidence: Place[] };
export type Choice = { word: string; insteadOf: string[]; times: number; of: number; evidence: Place[] };

type Everyday = { common: ReadonlySet<string>; partners: ReadonlySet<string> };
const everyday = new Map<Language, Everyday>();
function everydayIn(language: Language): Everyday {
  const { common, partners } = trainingWords[language];
  const known = everyday.get(language) ?? { common: new Set(common), partners: new Set(partners) };
  everyday.set(language, known);
  return known;
}

/** Small words that may stand inside a term: 'habitación con lago', 'chambre côté lac'. */
const joints: Record<Language, ReadonlySet<string>> = {
  en: new Set(),
  de: new Set(['am', 'im', 'mit']),
  es: new Set(['de', 'del', 'con', 'al']),
  fr: new Set(['de', 'du', 'd', 'côté', 'au', 'en']),
};

/** A word that can be part of a term: no number, no small word, no name. German writes every noun like a name. */
function isContent(token: Token, language: Language): boolean {
  if (token.kind !== 'word' || token.value !== null || token.text.length < 3) return false;
  if (everydayIn(language).common.has(token.text)) return false;
  return language === 'de' || !token.capital || token.gap >= breaks.sentence;
}

/** In German two nouns in a row are a name, such as a cook's: terms are compounds there, or begin small. */
const beginsName = (tokens: readonly Token[], at: number, language: Language): boolean => {
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (language !== 'de' || !first?.capital || !next?.capital || next.gap !== breaks.space) return false;
  // 'Das Seezimmer' begins a sentence.
  return isContent(first, language) && isContent(next, language);
};

/** A single German word is a term where it is a compound, another where it is long enough to be one's own. */
const shortestAlone: Record<Language, number> = { en: 5, de: 8, es: 6, fr: 6 };

type Counted = { as: Map<string, number>; parts: number; times: number; titles: Set<string>; places: Place[] };

function count(into: Map<string, Counted>, sample: Sample, from: number, to: number): void {
  const part = sample.tokens.slice(from, to);
  const key = part.map((token) => stemOf(token.text, sample.language)).join(' ');
  const written = sample.text.slice(part[0]?.start, part.at(-1)?.end);
  const as = sample.language === 'de' ? written : written.toLowerCase();
  const known: Counted = into.get(key) ?? {
    as: new Map(),
    parts: part.length,
    times: 0,
    titles: new Set(),
    places: [],
  };
  known.as.set(as, (known.as.get(as) ?? 0) + 1);
  known.times += 1;
  known.titles.add(sample.title);
  known.places.push(sentenceAt(sample, part[0]?.start ?? 0));
  into.set(key, known);
}

/** Times a term of several words must come, and one word alone. */
const fewestTogether = 3;
const fewestAlone = 4;
const mostTerms = 8;

/** Terms the texts of one language come back to, the most frequent first; `names` are never terms. */
export function termsOf(samples: readonly Sample[], language: Language, names: readonly string[]): Term[] {
  const own = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
  const counted = new Map<string, Counted>();
  const isPart = (token: Token): boolean => isContent(token, language) && !own.has(token.text);
  /** An everyday word belongs to a term beside one that is none. */
  const pairs = (one: Token, other: Token): boolean => {
    const { partners } = everydayIn(language);
    return (isPart(one) && (isPart(other) || partners.has(other.text))) || (partners.has(one.text) && isPart(other));
  };
  for (const sample of samples) {
    const { tokens } = sample;
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token) continue;
      if (beginsName(tokens, at, language) || beginsName(tokens, at - 1, language)) continue;
      if (isPart(token) && token.text.length >= shortestAlone[language]) count(counted, sample, at, at + 1);
      const next = tokens[at + 1];
      if (!next || next.gap !== breaks.space) continue;
      if (pairs(token, next)) count(counted, sample, at, at + 2);
      const third = tokens[at + 2];
      if (joints[language].has(next.text) && third?.gap === breaks.space && pairs(token, third))
        count(counted, sample, at, at + 3);
    }
  }
  const texts = new Set(samples.map(({ title }) => title)).size;
  const frequent = [...counted.values()].filter(
    ({ parts, times, titles }) =>
      times >= (parts > 1 ? fewestTogether : fewestAlone) && titles.size >= Math.min(texts, parts > 1 ? 2 : 3),
  );
  const terms = frequent.map(({ as, parts, times, titles, places }) => {
    const [word = ''] = [...as].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0] ?? [];
    return { word, parts, times, texts: titles.size, evidence: shownOf(places) };
  });
  return terms
    .filter(({ word, parts, times }) => parts > 1 || !terms.some((other) => swallows(other, word, times)))
    .filter(({ word }) => !isEverybodys(word, language))
    .sort((a, b) => b.times * (b.parts > 1 ? 2 : 1) - a.times * (a.parts > 1 ? 2 : 1) || a.word.localeCompare(b.word))
    .slice(0, mostTerms)
    .map(({ parts: _, ...term }) => term);
}

/** A word that mostly stands inside a longer term is told by that. */
const swallows = (other: { word: string; parts: number; times: number }, word: string, times: number): boolean =>
  other.parts > 1 && other.times >= times * 0.6 && other.word.toLowerCase().split(' ').includes(word.toLowerCase());

/** What a house has and when: facts and days are nobody's vocabulary. */
const factsIn = phrasesOfLanguages<true>((tree, language) => {
  const { amenities, calendar } = packs[language];
  const days = [...calendar.months, ...calendar.weekdays].flat();
  for (const phrase of [...Object.values(amenities).flat(), ...days, ...calendar.weekend]) tree.add(phrase, true);
});

/** Said by every hotel: worn phrases, amenities, months and days. */
function isEverybodys(word: string, language: Language): boolean {
  const tokens = tokenize(word, language);
  const stands = (token: Token, at: number) =>
    (factsIn(language).longest(tokens, at)?.to ?? 0) > at && token.kind === 'word';
  return findWornPhrases(word, tokens, language).length > 0 || tokens.some(stands);
}

/** Times a word must be chosen, and its share among those that say the same. */
const fewestChosen = 4;
const chosenShare = 0.85;

/** Of words that say the same, those the texts of one language always take. */
export function choicesOf(samples: readonly Sample[], language: Language): Choice[] {
  return trainingWords[language].choices.flatMap((group): Choice[] => {
    const found = group.map((word) => ({ word, places: samples.flatMap((sample) => placesOf(sample, word)) }));
    const of = found.reduce((sum, { places }) => sum + places.length, 0);
    const [best] = found.sort((a, b) => b.places.length - a.places.length);
    if (!best || best.places.length < fewestChosen || best.places.length < of * chosenShare) return [];
    const insteadOf = group.filter((word) => word !== best.word);
    return [{ word: best.word, insteadOf, times: best.places.length, of, evidence: shownOf(best.places) }];
  });
}

/** Where a word or phrase stands in a text, in any form. */
export function placesOf(sample: Sample, phrase: string): Place[] {
  const parts = phrase.toLowerCase().split(' ');
  const { tokens, language } = sample;
  return tokens.flatMap((token, at) => {
    const whole = parts.every((part, offset) => {
      const here = tokens[at + offset];
      return here !== undefined && (offset === 0 || here.gap === breaks.space) && isFormOf(here.text, part, language);
    });
    return whole ? [sentenceAt(sample, token.start)] : [];
  });
}
