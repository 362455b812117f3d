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

/** Ways to end a description: what comes first, ever less of it down to nothing, and what else there is. */
export function endings(extras: readonly Value[]): string[] {
  const known = extras.filter((extra) => typeof extra === 'string' && extra !== '').map((extra) => capital(`${extra}`));
  const spans = [known.slice(0, 3), known.slice(0, 2), known.slice(0, 1), [], known.slice(2, 5), known.slice(1, 3)];
  return [...new Set(spans.map((span) => (span.length > 0 ? ` ${span.join('. ')}.` : '')))];
}
