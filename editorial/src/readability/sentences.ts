/** Sentences and words of a text, as the runtime's own segmenter sees them. */
import type { Language } from '@foyer/contract/languages';

export type Span = { start: number; end: number };

const segmenters = new Map<Language, Intl.Segmenter>();

/** Sentences with their UTF-16 offsets, blank ones left out; a line break ends a sentence. */
export function sentencesOf(text: string, language: Language): Span[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  const found: Span[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const body = segment.trim();
    if (!/[\p{L}\p{N}]/u.test(body)) continue;
    const start = index + segment.indexOf(body);
    found.push({ start, end: start + body.length });
  }
  return found;
}

/** Words of a text; a number counts as one. */
export const wordsOf = (text: string): string[] =>
  text.match(/\p{L}[\p{L}\p{M}]*(?:['’‑-]\p{L}[\p{L}\p{M}]*)*|\d+(?:[.,:]\d+)*/gu) ?? [];
