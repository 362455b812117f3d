/**
 * What people change in written texts before they publish them: of two sentences that are the same but for a few words,
 * those words were not wanted. What was changed only once may have been about that one page.
 */
import type { Language } from '@foyer/contract/languages';
import { tokenize } from '#claims/reading/tokens.ts';
import { sentencesOf } from '#readability/sentences.ts';
import { stemOf } from '#style/stems.ts';
import { type SampleEdit, shownOf } from './samples.ts';
import { trainingWords } from './training-words.ts';

export type Removed = {
  word: string;
  /** What most of them wrote in its place; empty where it was just taken out. */
  instead: string;
  times: number;
  evidence: { title: string; sentence: string }[];
};

const mostWords = 3;
const fewestTimes = 2;
/** Share of their words that two sentences have in common when one came of the other. */
const alike = 0.5;

const sentencesIn = (text: string, language: Language): string[] =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

const wordsIn = (sentence: string): string[] => sentence.match(/\p{L}+(?:[’'-]\p{L}+)*|\d+(?:[.,:]\d+)*/gu) ?? [];

/** Phrases that were taken out of texts of a language, the most frequent first. */
export function removedIn(edits: readonly SampleEdit[], language: Language): Removed[] {
  const found = new Map<string, { as: string; instead: string[]; places: { title: string; sentence: string }[] }>();
  const own = edits.filter((edit) => edit.language === language);
  for (const { title, before, after } of own) {
    const kept = sentencesIn(after, language);
    const keptSet = new Set(kept);
    for (const sentence of sentencesIn(before, language)) {
      if (keptSet.has(sentence)) continue;
      const change = changeOf(wordsIn(sentence), closest(wordsIn(sentence), kept.map(wordsIn)));
      if (!change || !isWordOfStyle(change.removed, language)) continue;
      const as = change.removed.join(' ');
      const key = change.removed.map((word) => stemOf(word.toLowerCase(), language)).join(' ');
      const known = found.get(key) ?? { as: as.toLowerCase(), instead: [], places: [] };
      known.instead.push(change.added.join(' '));
      known.places.push({ title, sentence });
      found.set(key, known);
    }
  }
  const stems = new Set(
    own.flatMap(({ after }) => tokenize(after, language).map(({ text }) => stemOf(text, language))),
  );
  return [...found]
    .filter(([key, { places }]) => places.length >= fewestTimes && !key.split(' ').every((stem) => stems.has(stem)))
    .map(([, { as, instead, places }]) => ({
      word: as,
      instead: mostFrequent(instead),
      times: places.length,
      evidence: shownOf(places),
    }))
    .sort((a, b) => b.times - a.times);
}

/** Numbers and names are facts, small words are grammar: neither is a matter of style. */
function isWordOfStyle(removed: readonly string[], language: Language): boolean {
  const common = new Set(trainingWords[language].common);
  const isName = (word: string, at: number) => language !== 'de' && at > 0 && /^\p{Lu}/u.test(word);
  return (
    removed.some((word) => !common.has(word.toLowerCase()) && word.length > 3) &&
    !removed.some((word, at) => /\d/.test(word) || isName(word, at))
  );
}

/** The sentence that shares most words with the given one, if it came of it. */
function closest(words: readonly string[], others: readonly (readonly string[])[]): readonly string[] | null {
  const own = new Set(words);
  const shared = (other: readonly string[]) =>
    other.filter((word) => own.has(word)).length / Math.max(words.length, other.length, 1);
  const [best] = others.map((other) => ({ other, share: shared(other) })).sort((a, b) => b.share - a.share);
  return best && best.share >= alike ? best.other : null;
}

/** The words between the same beginning and the same end. */
function changeOf(
  before: readonly string[],
  after: readonly string[] | null,
): { removed: string[]; added: string[] } | null {
  if (!after) return null;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  if (removed.length === 0 || removed.length > mostWords || added.length > mostWords + 1) return null;
  return { removed, added };
}

function mostFrequent(all: readonly string[]): string {
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
