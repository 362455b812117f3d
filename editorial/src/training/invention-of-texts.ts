/**
 * How inventive texts are, by what can be counted: how many sentences hold a figure of speech, and how much their lengths
 * differ. It is no judgement of quality and sees no wit that lies in the thought alone; short texts get no answer.
 */
import { wordsOf } from '#readability/sentences.ts';
import { hasFigure } from './figures-of-speech.ts';
import { type Sample, sentenceAt } from './samples.ts';

type Place = { title: string; sentence: string };
export type InventionReading = {
  /** 1 literal to 10 inventive; null where there are too few sentences. */
  creativity: number | null;
  /** Sentences with a figure of speech, those without, and all of them. */
  figures: Place[];
  plain: Place[];
  sentences: number;
};

/** Sentences below which nothing is said, and words of a whole one. */
const fewestSentences = 8;
const wholeSentence = 3;
/** Where texts without any figure and with even sentences stand. */
const literal = 2;
/** Points for a text all of whose sentences hold a figure, and for each whole by which lengths differ more than usual. */
const figureWeight = 18;
const varietyWeight = 4;
/** Deviation of the lengths of sentences, of their mean, that any text has. */
const usualVariety = 0.4;

const clamp = (value: number) => Math.min(10, Math.max(1, value));

/** Reads texts together, in whichever languages they are. */
export function readInventionOf(samples: readonly Sample[]): InventionReading {
  const all = samples.flatMap((sample) =>
    sample.sentences
      .map(({ start }) => ({ ...sentenceAt(sample, start), language: sample.language }))
      .filter(({ sentence }) => wordsOf(sentence).length >= wholeSentence),
  );
  const isFigure = all.map(({ sentence, language }) => hasFigure(sentence, language));
  const places = (wanted: boolean) =>
    all.flatMap(({ title, sentence }, at) => (isFigure[at] === wanted ? [{ title, sentence }] : []));
  const figures = places(true);
  const lengths = all.map(({ sentence }) => wordsOf(sentence).length);
  const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  const spread = Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, lengths.length));
  const variety = Math.max(0, spread / Math.max(1, mean) - usualVariety);
  const creativity = literal + (figureWeight * figures.length) / Math.max(1, all.length) + varietyWeight * variety;
  return {
    creativity: all.length < fewestSentences ? null : Math.round(clamp(creativity)),
    figures,
    plain: places(false),
    sentences: all.length,
  };
}
