/** What the style guide and the brief ask of a text, as numbers and lists the writing can weigh. */
import type { Brief } from '@foyer/contract/content';
import { lengthRange } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import type { AddressForm, StyleguideContent } from '@foyer/contract/styleguides';
import { countWords, sentenceWords } from './measure.ts';

export const flavours = ['warm', 'plain', 'elegant', 'playful', 'calm'] as const;
export type Flavour = (typeof flavours)[number];

export type Tone = {
  address: AddressForm;
  /** 1 to 10. */
  formality: number;
  /** 0 plain to 2 full of mood. */
  mood: number;
  flavours: readonly Flavour[];
  preferred: readonly string[];
  /** What the house wishes to be found for: said where a line says it anyway, never for its own sake. */
  keywords: readonly string[];
  /** Keywords, guests and description in one text: it tells what to dwell on and is never quoted. */
  emphasis: string;
  /** Words of the style guide's own headlines and sentences on average; null without examples. */
  headlineWords: number | null;
  sentenceWords: number | null;
  avoided: readonly string[];
  /** Words the page aims for, and the range it must stay in. */
  words: { min: number; aim: number; max: number };
};

const signs: Record<Flavour, RegExp> = {
  warm: /warm|herzlich|freundlich|friendly|cordial|cálid|cercan|chaleureu|accueillan/i,
  plain: /plain|clear|direct|schlicht|klar|sachlich|sober|sobri|sencill|clar|simple|factual/i,
  elegant: /elegan|refined|luxur|gehoben|edel|stilvoll|polished|raffin|distingu/i,
  playful: /play|witty|fun|cheek|locker|frech|verspielt|humor|jovial|divertid|ludique|espiègle/i,
  calm: /calm|quiet|unhurried|serene|ruhig|gelassen|entspannt|tranquil|sereno|pausad|apais|posé/i,
};

/** What the tone of a guide asks for, of what lines can be flavoured with. */
export const flavoursOf = (primaryTone: string): Flavour[] =>
  flavours.filter((flavour) => signs[flavour].test(primaryTone));

/** Reads the tone for one language; without a style guide the middle of every scale. */
export function readTone(styleguide: StyleguideContent | null, language: Language, brief: Brief): Tone {
  const { tone, general, examples } = styleguide ?? {};
  const override = styleguide?.languageOverrides[language];
  const formality = tone?.formality ?? 5;
  const range = lengthRange[brief.length];
  const lean = ((tone?.contentLength ?? 5) - 5) / 5;
  const room = lean < 0 ? range.aim - range.min : range.max - range.aim;
  return {
    address: override?.address ?? (formality >= 5 ? 'formal' : 'informal'),
    formality,
    mood: (((tone?.creativity ?? 5) - 1) / 9) * 2,
    flavours: flavoursOf(tone?.primaryTone ?? ''),
    preferred: override?.preferredWords ?? tone?.vocabulary.preferredWords ?? [],
    keywords: general?.keywords ?? [],
    emphasis: general ? [...general.keywords, general.targetAudience, general.description].join('. ') : '',
    headlineWords: average(examples?.headlines ?? [], countWords),
    sentenceWords: average(examples?.descriptions ?? [], sentenceWords),
    avoided: [...(tone?.vocabulary.avoidedWords ?? []), ...(override?.avoidedWords ?? [])],
    words: { min: range.min, max: range.max, aim: Math.round(range.aim + lean * room * 0.6) },
  };
}

const average = (texts: readonly string[], measure: (text: string) => number): number | null =>
  texts.length === 0 ? null : texts.reduce((sum, text) => sum + measure(text), 0) / texts.length;
