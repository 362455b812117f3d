/**
 * How texts sound, by what can be counted in them: formal and casual turns, words that colour them, and how long their
 * sentences are. A few words tell nothing, so below a few dozen there is no answer.
 */
import { phrasesOfLanguages } from '#claims/reading/phrases-of-languages.ts';
import type { Flavour } from '#composer/tone.ts';
import { countAddress } from './address-of-texts.ts';
import { type Sample, sentenceAt } from './samples.ts';
import { trainingWords } from './training-words.ts';

type Sign = 'formal' | 'casual' | Exclude<Flavour, 'plain'>;
type Place = { title: string; sentence: string };

const treeOf = phrasesOfLanguages<Sign>((tree, language) => {
  const { formal, casual, flavours } = trainingWords[language];
  for (const [sign, phrases] of Object.entries({ formal, casual, ...flavours }))
    for (const phrase of phrases) tree.add(phrase, sign as Sign);
});

/** Where each sign stands. A sign of several kinds counts for each. */
function signsIn(samples: readonly Sample[]): Record<Sign, Place[]> {
  const found: Record<Sign, Place[]> = { formal: [], casual: [], warm: [], elegant: [], playful: [], calm: [] };
  for (const sample of samples) {
    const tree = treeOf(sample.language);
    for (let index = 0; index < sample.tokens.length; index++) {
      const match = tree.longest(sample.tokens, index);
      if (!match) continue;
      for (const sign of match.values) found[sign].push(sentenceAt(sample, sample.tokens[index]?.start ?? 0));
      index = match.to - 1;
    }
  }
  return found;
}

/** Words below which turns of phrase tell nothing of how formal a text is. */
const fewestWords = 40;
/** Points on the scale of 1 to 10 that a sign in every hundred words is worth. */
const formalWeight = 1.6;
const casualWeight = 1.1;
/** Words in a sentence of neither kind, and what each word more is worth. */
const middleSentence = 13;
const sentenceWeight = 0.12;
const addressWeight = 1;

export type ToneReading = {
  /** 1 to 10; null where there are too few words. */
  formality: number | null;
  formal: Place[];
  casual: Place[];
  /** What colours the texts, strongest first. */
  flavours: { flavour: Flavour; times: number; places: Place[] }[];
  sentenceWords: number;
  words: number;
};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Reads the tone of texts together, in whichever languages they are. */
export function readToneOf(samples: readonly Sample[]): ToneReading {
  const words = samples.reduce((sum, sample) => sum + sample.words, 0);
  const sentences = samples.reduce((sum, sample) => sum + sample.sentences.length, 0);
  const signs = signsIn(samples);
  const perHundred = (times: number) => (times * 100) / Math.max(1, words);
  const sentenceWords = words / Math.max(1, sentences);
  const address = samples
    .map(countAddress)
    .reduce((sum, one) => ({ formal: sum.formal + one.formal.length, informal: sum.informal + one.informal.length }), {
      formal: 0,
      informal: 0,
    });
  const addressed = address.formal + address.informal;
  const lean = addressed === 0 ? 0 : ((address.formal - address.informal) / addressed) * addressWeight;
  const formality =
    5.5 +
    formalWeight * perHundred(signs.formal.length) -
    casualWeight * perHundred(signs.casual.length) +
    sentenceWeight * (sentenceWords - middleSentence) +
    lean;
  return {
    formality: words < fewestWords ? null : Math.round(clamp(formality, 1, 10)),
    formal: signs.formal,
    casual: signs.casual,
    flavours: flavoursIn(signs, perHundred, sentenceWords),
    sentenceWords,
    words,
  };
}

/** A flavour colours texts from this many of its words on, and in every hundred. */
const fewestTimes = 3;
const fewestPerHundred = 0.7;
/** Sentences up to here are plain ones. */
const plainSentence = 12;

function flavoursIn(
  signs: Record<Sign, Place[]>,
  perHundred: (times: number) => number,
  sentenceWords: number,
): ToneReading['flavours'] {
  const coloured = (['warm', 'elegant', 'playful', 'calm'] as const)
    .map((flavour) => ({ flavour, times: signs[flavour].length, places: signs[flavour] }))
    .filter(({ times }) => times >= fewestTimes && perHundred(times) >= fewestPerHundred)
    .sort((a, b) => b.times - a.times)
    .slice(0, 2);
  const plain = sentenceWords <= plainSentence && !coloured.some(({ flavour }) => flavour === 'elegant');
  return [...coloured, ...(plain ? [{ flavour: 'plain' as const, times: 0, places: [] }] : [])];
}
