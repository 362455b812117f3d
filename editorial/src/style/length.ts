/** Whether a page is as long as its brief asks, and its sentences short enough to follow. */
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { sentencesOf, wordsOf } from '#readability/sentences.ts';
import { costs } from '#style/score.ts';

/** Share of the range's edge that one step of the cost stands for. */
const step = 0.1;
const dearest = 3;

/** The issue of a page too short or too long, or null. Its offsets are 0: it belongs to the page as a whole. */
export function lengthIssue(words: number, range: { min: number; max: number }): StyleIssue | null {
  const edge = words < range.min ? range.min : words > range.max ? range.max : null;
  if (edge === null) return null;
  const steps = Math.min(dearest, Math.ceil(Math.abs(words - edge) / (edge * step)));
  const message =
    words < range.min
      ? `${words} words; this length asks for at least ${range.min}`
      : `${words} words; this length asks for at most ${range.max}`;
  return { start: 0, end: 0, text: '', kind: 'length', message, cost: costs.length * steps };
}

/** Words from which a sentence is hard to follow. */
const longestSentence = 32;

/** An issue for each sentence that is too long to follow. */
export function longSentences(text: string, language: Language): StyleIssue[] {
  return sentencesOf(text, language).flatMap(({ start, end }): StyleIssue[] => {
    const sentence = text.slice(start, end);
    const words = wordsOf(sentence).length;
    if (words <= longestSentence) return [];
    return [
      {
        start,
        end,
        text: sentence,
        kind: 'length',
        message: `${words} words in one sentence; make two of it`,
        cost: costs.length / 2,
      },
    ];
  });
}
