/**
 * Chooses the next line of a page: among all a voice could say, those whose topics are still untold and whose words are
 * allowed; of these the one that suits tone, guest, angle and what stands before it, with chance deciding between equals.
 */
import type { Chance } from './chance.ts';
import { countWords, sentenceWords } from './measure.ts';
import { asOpening } from './openings.ts';
import type { PageMemory } from './page-memory.ts';
import type { Scene } from './scene.ts';
import type { Topic } from './topics.ts';
import type { Line } from './voice.ts';
import type { Wording } from './wording.ts';

/** `room` in words; `without` are topics to leave for later; `begins` is for the first sentence of a text. */
type Limits = { room?: number; without?: ReadonlySet<Topic>; begins?: boolean };

/** `about` are topics told below it, `longest` counts letters, `words` is the length wished for. */
type LabelWish = { about?: ReadonlySet<Topic>; longest?: number; words?: number | null };

export type Chooser = {
  /** The best line within `room` words, told to the memory; null when none is left. */
  choose: (lines: readonly Line[], key: string, limits?: Limits) => { text: string; topics: readonly Topic[] } | null;
  /** The topics that lines could still tell. */
  open: (lines: readonly Line[]) => ReadonlySet<Topic>;
  /** As `choose`, for headings and labels: they may name what is told elsewhere and are not remembered as told. */
  label: (lines: readonly Line[], key: string, wish?: LabelWish) => string;
};

type Means = {
  scene: Scene;
  chance: Chance;
  wording: Wording;
  memory: PageMemory;
  wished: ReadonlySet<Topic>;
  /** Topics the style guide dwells on. */
  favoured: ReadonlySet<Topic>;
  salience: (topic: Topic) => number;
  /** How other texts of the site begin. */
  openings: ReadonlySet<string>;
};

/** Words a line shares with other pages of the site weigh up to this many runs. */
const mostWorn = 8;

/** Whether a line may be said at all to this guest in this tone. */
export const suits = (line: Line, { tone, audience }: Pick<Scene, 'tone' | 'audience'>): boolean =>
  line.text !== '' &&
  (line.audience === undefined || line.audience === audience) &&
  (line.register === undefined || (line.register === 'formal') === tone.formality >= 6) &&
  (line.mood ?? 0) - tone.mood < 1.5;

/** A chooser for one page. */
export function chooser(means: Means): Chooser {
  const { scene, chance, wording, memory, wished, favoured, salience, openings } = means;
  const { tone } = scene;

  /** Many topics are worth more than one, and those that matter to the day more than small print. */
  const worth = (topics: readonly Topic[]): number =>
    topics.length && (sum(topics, salience) / topics.length) * 0.6 + Math.min(topics.length, 3) * 0.4;

  /** How far a text's sentences are from those of the style guide's examples, in words. */
  const offMeasure = (text: string): number =>
    tone.sentenceWords === null ? 0 : Math.min(Math.abs(sentenceWords(text) - tone.sentenceWords), 12);

  const fit = (line: Line, text: string, key: string): number =>
    chance.draw(key) * 5.5 +
    worth(line.topics) +
    Math.min(
      sum(line.topics, (topic) => (wished.has(topic) ? 3 : 0)),
      4.4,
    ) +
    Math.min(
      sum(line.topics, (topic) => (favoured.has(topic) ? 0.7 : 0)),
      1.4,
    ) +
    (line.audience ? 2 : 0) +
    (line.flavour && tone.flavours.includes(line.flavour) ? 0.5 : 0) -
    Math.abs((line.mood ?? 0) - tone.mood) * 0.9 -
    Math.min(wording.worn(text), mostWorn) * 0.5;

  return {
    choose(lines, key, { room = 60, without, begins = false } = {}) {
      let best: { text: string; line: Line; score: number } | null = null;
      for (const [index, line] of lines.entries()) {
        if (!suits(line, scene) || line.topics.some((topic) => memory.told.has(topic) || without?.has(topic))) continue;
        const text = wording.word(line.text, `${key}/${index}`);
        if (text === null || countWords(text) > room) continue;
        if (begins && openings.has(asOpening(text))) continue;
        const score =
          fit(line, text, `${key}/${index}`) +
          wording.freshPreferred(text) * 1.5 -
          offMeasure(text) * 0.06 -
          (wording.echoesTown(text) ? 3 : 0) -
          memory.tiredness(text);
        if (Number.isFinite(score) && (!best || score > best.score)) best = { text, line, score };
      }
      if (!best) return null;
      memory.tell(best.line.topics, best.text);
      wording.note(best.text);
      return { text: best.text, topics: best.line.topics };
    },
    open: (lines) =>
      new Set(
        lines
          .filter((line) => suits(line, scene) && !line.topics.some((topic) => memory.told.has(topic)))
          .flatMap((line) => line.topics),
      ),
    label(lines, key, { about, longest = 80, words = null } = {}) {
      let best: { text: string; score: number } | null = null;
      for (const [index, line] of lines.entries()) {
        if (!suits(line, scene)) continue;
        const near = line.topics.filter((topic) => about?.has(topic)).length;
        if (about && line.topics.length > 0 && near === 0) continue;
        const text = wording.word(line.text, `${key}/${index}`);
        if (text === null || text.length > longest) continue;
        const score =
          fit(line, text, `${key}/${index}`) +
          near +
          wording.freshPreferred(text) * 0.4 -
          Math.abs(words === null ? 0 : countWords(text) - words) * 0.25 -
          Math.min(memory.tiredness(text, about ? 0.9 : 0.35), 4);
        if (!best || score > best.score) best = { text, score };
      }
      if (best) {
        memory.head(best.text);
        wording.note(best.text);
      }
      return best?.text ?? '';
    },
  };
}

const sum = (topics: readonly Topic[], weight: (topic: Topic) => number): number =>
  topics.reduce((total, topic) => total + weight(topic), 0);
