/**
 * What the page has said so far: topics told, ways sentences began, turns of phrase and words used. It is how a page
 * keeps from repeating itself.
 */

import { sentencesOf } from './measure.ts';
import type { Topic } from './topics.ts';
import type { Voice } from './voice.ts';

export type PageMemory = {
  told: ReadonlySet<Topic>;
  tell: (topics: readonly Topic[], text: string) => void;
  /** A heading or label: its beginning counts, its words may come again below it. */
  head: (text: string) => void;
  /** `echo` is what a repeated word weighs. 0 for a text unlike all before; Infinity for one that begins as another did. */
  tiredness: (text: string, echo?: number) => number;
};

const contentWord = /\p{L}{4,}/gu;
const words = (text: string, count: number) =>
  (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).slice(0, count).join(' ');

/** Topics that may be named again: saying the event's name is no repetition. */
const light: ReadonlySet<Topic> = new Set<Topic>(['event']);

/** Memory of one page; `earlier` are texts that stay on it. */
export function pageMemory(voice: Voice, names: string, earlier: readonly string[]): PageMemory {
  const told = new Set<Topic>();
  const starts = new Map<string, number>();
  const pairs = new Set<string>();
  const turns = new Map<RegExp, number>();
  const vocabulary = new Set<string>();
  const spared = new Set(names.toLowerCase().match(contentWord) ?? []);
  const fresh = (text: string) =>
    [...new Set(text.toLowerCase().match(contentWord) ?? [])].filter((w) => !spared.has(w));

  const head = (text: string) => {
    for (const sentence of sentencesOf(text)) {
      starts.set(words(sentence, 1), (starts.get(words(sentence, 1)) ?? 0) + 1);
      pairs.add(words(sentence, 2));
    }
    for (const turn of voice.constructions) if (turn.test(text)) turns.set(turn, (turns.get(turn) ?? 0) + 1);
  };
  const tell = (topics: readonly Topic[], text: string) => {
    for (const topic of topics) if (!light.has(topic)) told.add(topic);
    head(text);
    for (const word of fresh(text)) vocabulary.add(word);
  };
  for (const text of earlier) tell([], text);

  return {
    told,
    tell,
    head,
    tiredness(text, echo = 0.35) {
      const sentences = sentencesOf(text);
      if (sentences.some((sentence) => pairs.has(words(sentence, 2)))) return Number.POSITIVE_INFINITY;
      const begun = sentences.reduce((sum, sentence) => sum + (starts.get(words(sentence, 1)) ?? 0), 0);
      const turned = voice.constructions.reduce((sum, turn) => sum + (turn.test(text) ? (turns.get(turn) ?? 0) : 0), 0);
      const echoed = fresh(text).filter((word) => vocabulary.has(word)).length;
      return begun * 0.7 + turned * 1.3 + echoed * echo;
    },
  };
}
