/**
 * How the labelled texts are written: a house with its sources, and one text a language, sentence by sentence. A piece
 * that claims something stands in braces with its kind: `{84 rooms|count}` is right, `{84 rooms|count!}` is contradicted
 * by a source, `{a pool|amenity?}` has none. Whatever stands in no braces is right too, or claims nothing.
 */
import { type ClaimKind, claimKind, type Verdict } from '@foyer/contract/claims';
import { type Language, languages } from '@foyer/contract/languages';
import { type Fact, factsIn, type Sources } from '#context.ts';

export type LabelledHouse = { sources: Sources; texts: Readonly<Record<Language, readonly string[]>> };

export type Label = { start: number; end: number; kind: ClaimKind; verdict: Verdict };
export type LabelledText = { text: string; sentences: readonly { start: number; end: number }[]; labels: Label[] };

/** A text as it is measured: with all it may rest on and what is to be found in it. */
export type MeasuredText = LabelledText & { language: Language; sources: Sources };

const verdicts: Readonly<Record<string, Verdict>> = { '': 'supported', '!': 'contradicted', '?': 'unsupported' };

/** One fact in each language. */
export const told = (factName: string, values: Readonly<Record<Language, string>>): Fact[] =>
  languages.map((language) => ({ factName, factValue: values[language], language }));

/** Puts a text together from its sentences and takes the labels out; a mark it cannot read is an error. */
export function readLabels(marked: readonly string[]): LabelledText {
  let text = '';
  const labels: Label[] = [];
  const sentences = marked.map((sentence) => {
    const start = text.length === 0 ? 0 : text.length + 1;
    if (text.length > 0) text += ' ';
    let last = 0;
    for (const match of sentence.matchAll(/\{([^{}|]+)\|([a-z]+)([!?]?)\}/g)) {
      const [whole, span = '', kind, mark = ''] = match;
      text += sentence.slice(last, match.index);
      const verdict = verdicts[mark] ?? 'supported';
      labels.push({ start: text.length, end: text.length + span.length, kind: claimKind.parse(kind), verdict });
      text += span;
      last = match.index + whole.length;
    }
    text += sentence.slice(last);
    return { start, end: text.length };
  });
  if (/[{}|]/.test(text)) throw new Error(`A label cannot be read: ${text}`);
  return { text, sentences, labels };
}

/** The texts of houses, each to be checked as a whole, the way a page is checked. */
export const textsOf = (houses: readonly LabelledHouse[]): MeasuredText[] =>
  houses.flatMap(({ sources, texts }) =>
    languages.map((language) => ({
      ...readLabels(texts[language]),
      language,
      sources: { ...sources, facts: factsIn(sources.facts, language) },
    })),
  );
