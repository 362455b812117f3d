/**
 * Chooses the next line of a page: among all a voice could say, those whose topics are still untold and whose words are
 * allowed; of these the one that suits tone, guest, angle and what stands before it, with chance deciding between equals.
 */
import type { Chance } from './chance.ts';
import type { PageMemory } from './page-memory.ts';
import type { Scene } from './scene.ts';
import type { Topic } from './topics.ts';
import type { Line } from './voice.ts';
import { countWords, type Wording } from './wording.ts';

export type Chooser = {
  /** The best line within `room` words, told to the memory; null when none is left. */
  choose: (lines: readonly Line[], key: string, room?: number) => { text: string; topics: readonly Topic[] } | null;
  /** As `choose`, for headings and labels: they may name what is told elsewhere and are not remembered as told. */
  label: (lines: readonly Line[], key: string, about?: ReadonlySet<Topic>, longest?: number) => string;
};

type Workshop = { scene: Scene; chance: Chance; wording: Wording; memory: PageMemory; wished: ReadonlySet<Topic> };

/** A chooser for one page. */
export function chooser({ scene, chance, wording, memory, wished }: Workshop): Chooser {
  const { tone } = scene;

  const suits = (line: Line): boolean =>
    line.text !== '' &&
    (line.audience === undefined || line.audience === scene.audience) &&
    (line.register === undefined || (line.register === 'formal') === tone.formality >= 6) &&
    (line.mood ?? 0) - tone.mood < 1.5;

  const fit = (line: Line, text: string, key: string): number =>
    chance.draw(key) * 4 +
    Math.min(line.topics.length, 3) * 0.6 +
    line.topics.filter((topic) => wished.has(topic)).length * 1.6 +
    (line.audience ? 2 : 0) +
    (line.flavour && tone.flavours.includes(line.flavour) ? 1 : 0) -
    Math.abs((line.mood ?? 0) - tone.mood) * 0.9 +
    wording.freshPreferred(text) * 1.5;

  return {
    choose(lines, key, room = 60) {
      let best: { text: string; line: Line; score: number } | null = null;
      for (const [index, line] of lines.entries()) {
        if (!suits(line) || line.topics.some((topic) => memory.told.has(topic))) continue;
        const text = wording.word(line.text, `${key}/${index}`);
        if (text === null || countWords(text) > room) continue;
        const score = fit(line, text, `${key}/${index}`) - memory.tiredness(text);
        if (Number.isFinite(score) && (!best || score > best.score)) best = { text, line, score };
      }
      if (!best) return null;
      memory.tell(best.line.topics, best.text);
      wording.note(best.text);
      return { text: best.text, topics: best.line.topics };
    },
    label(lines, key, about, longest = 80) {
      let best: { text: string; score: number } | null = null;
      for (const [index, line] of lines.entries()) {
        if (!suits(line)) continue;
        const near = line.topics.filter((topic) => about?.has(topic)).length;
        if (about && line.topics.length > 0 && near === 0) continue;
        const text = wording.word(line.text, `${key}/${index}`);
        if (text === null || text.length > longest) continue;
        const score = fit(line, text, `${key}/${index}`) + near - Math.min(memory.tiredness(text), 4);
        if (!best || score > best.score) best = { text, score };
      }
      if (best) {
        memory.tell([], best.text);
        wording.note(best.text);
      }
      return best?.text ?? '';
    },
  };
}
