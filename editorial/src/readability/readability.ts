/**
 * How easily a text reads, by the formula made for its language: Flesch, Amstad, Fernández Huerta, Kandel and Moles.
 * The scores of two languages must never be compared.
 */
import type { Readability } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { sentencesOf, wordsOf } from '#readability/sentences.ts';
import { syllablesOf } from '#readability/syllables.ts';

/** `sentence`: points a word of sentence length takes; `word`: points a syllable a word takes. */
const formulas: Record<Language, { name: Readability['formula']; base: number; sentence: number; word: number }> = {
  en: { name: 'flesch', base: 206.835, sentence: 1.015, word: 84.6 },
  de: { name: 'amstad', base: 180, sentence: 1, word: 58.5 },
  es: { name: 'fernandez-huerta', base: 206.84, sentence: 1.02, word: 60 },
  fr: { name: 'kandel-moles', base: 207, sentence: 1.015, word: 73.6 },
};

const levels: readonly { from: number; level: Readability['level'] }[] = [
  { from: 80, level: 'very easy' },
  { from: 65, level: 'easy' },
  { from: 50, level: 'fair' },
  { from: 30, level: 'demanding' },
  { from: Number.NEGATIVE_INFINITY, level: 'hard' },
];

/** The formula alone: average sentence length in words, average word length in syllables. */
export function formulaScore(language: Language, wordsPerSentence: number, syllablesPerWord: number): number {
  const { base, sentence, word } = formulas[language];
  return base - sentence * wordsPerSentence - word * syllablesPerWord;
}

/** Score from 0 to 100, one decimal; an empty text reads very easily. */
export function readabilityOf(text: string, language: Language): Readability {
  const words = wordsOf(text);
  const sentences = Math.max(1, sentencesOf(text, language).length);
  const syllables = words.reduce(
    (sum, word) => sum + word.split(/['’‑-]/).reduce((s, p) => s + (p ? syllablesOf(p, language) : 0), 0),
    0,
  );
  const raw = words.length === 0 ? 100 : formulaScore(language, words.length / sentences, syllables / words.length);
  const score = Math.round(Math.min(100, Math.max(0, raw)) * 10) / 10;
  const level = levels.find((row) => score >= row.from)?.level ?? 'hard';
  return { score, formula: formulas[language].name, level };
}
