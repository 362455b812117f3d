/** What guests look up, made the same way in every language: rows, questions and captions, gone where their fact is missing. */
import type { Caption, Question, Row } from './voice.ts';

type Value = string | false | null | undefined | 0;

export const row = (topic: Row['topic'], label: string, value: Value): Row[] =>
  value ? [{ topic, label, value }] : [];

export const ask = (topics: Question['topics'], question: string, answer: Value): Question[] =>
  answer ? [{ topics, question, answer }] : [];

/** `known` is the thing the picture shows: without it there is nothing to write under one. */
export const caption = (topic: Caption['topic'], title: string, known: unknown, text: Value): Caption[] =>
  known ? [{ topic, title: capital(title), caption: capital(text || '') }] : [];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts that are known, with commas between. */
export const joined = (...parts: readonly Value[]): string => parts.filter(Boolean).join(', ');
