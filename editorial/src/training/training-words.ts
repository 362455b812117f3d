/** What a language brings to training: plain lists of words and phrases, in the notation of claims/reading/phrases.ts. */
import type { Language } from '@foyer/contract/languages';
import type { Flavour } from '#composer/tone.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';

export type TrainingWords = {
  /** Turns that only a formal text has, and only a casual one. */
  formal: readonly string[];
  casual: readonly string[];
  /** Words by what they make a text sound like. */
  flavours: Readonly<Record<Exclude<Flavour, 'plain'>, readonly string[]>>;
  /** Words that say the same of the same thing, one group a line: a house that always takes one of them means it. */
  choices: readonly (readonly string[])[];
  /** Words too common in any text about a hotel to belong to one house. */
  common: readonly string[];
  /** Of these, the ones that make a term of another word: 'lake room', 'long jetty'. */
  partners: readonly string[];
};

export const trainingWords: Readonly<Record<Language, TrainingWords>> = { en, de, es, fr };
