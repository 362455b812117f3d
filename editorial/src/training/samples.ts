/** What training reads: texts as guests would read them, cut into sentences and tokens once. */
import type { Language } from '@foyer/contract/languages';
import { type Token, tokenize } from '#claims/reading/tokens.ts';
import { type Span, sentencesOf, wordsOf } from '#readability/sentences.ts';

/** A text that sounds as the house wants to sound. */
export type SampleText = {
  title: string;
  language: Language;
  text: string;
  /** Written by the program: it shows how a house sounds, and nothing of which words are its own. */
  written?: boolean;
};

/** What was written and what a person made of it before it was published. */
export type SampleEdit = { title: string; language: Language; before: string; after: string };

export type Sample = SampleText & { tokens: readonly Token[]; sentences: readonly Span[]; words: number };

/** Letters from which a line that ends in no mark goes on in the next: letters and mails are often wrapped. */
const wrappedFrom = 60;
const unwrapped = (text: string): string =>
  text.replace(new RegExp(`([^\\n]{${wrappedFrom},}[^\\n.!?:…])[ \\t]*\\n[ \\t]*(?=\\S)`, 'g'), '$1 ');

export function readSample(given: SampleText): Sample {
  const { language } = given;
  const text = unwrapped(given.text);
  return {
    ...given,
    text,
    tokens: tokenize(text, language),
    sentences: sentencesOf(text, language),
    words: wordsOf(text).length,
  };
}

/** The sentence around a place, with the title of its text. */
export function sentenceAt({ title, text, sentences }: Sample, at: number): { title: string; sentence: string } {
  const span = sentences.find(({ start, end }) => at >= start && at < end);
  return { title, sentence: span ? text.slice(span.start, span.end) : text.slice(at, at + 120) };
}

/** Sentences shown for a proposal. */
const mostShown = 4;

/** The first of them, each said once, from as many texts as there are. */
export function shownOf(all: readonly { title: string; sentence: string }[]): { title: string; sentence: string }[] {
  const once = all.filter((one, at) => all.findIndex(({ sentence }) => sentence === one.sentence) === at);
  const firsts = once.filter((one, at) => once.findIndex(({ title }) => title === one.title) === at);
  return [...firsts, ...once.filter((one) => !firsts.includes(one))].slice(0, mostShown);
}

/** Texts from which some are held back, so that what was learned can be tried on what was not seen. */
const enoughToHoldBack = 5;

/** Every fourth text of a language is held back where there are enough. */
export function holdBack(texts: readonly SampleText[]): { seen: SampleText[]; held: SampleText[] } {
  const isHeld = (text: SampleText) => {
    const own = texts.filter(({ language }) => language === text.language);
    return own.length >= enoughToHoldBack && own.indexOf(text) % 4 === 3;
  };
  return { seen: texts.filter((text) => !isHeld(text)), held: texts.filter(isHeld) };
}
