/** Writes the blocks of running text: moves in the plan's order, as long as there is something left to say and room for it. */
import type { BlockOf } from '@foyer/contract/blocks';
import { countWords } from './measure.ts';
import type { ProseKind } from './plan-page.ts';
import { asides } from './salience.ts';
import type { Topic } from './topics.ts';
import type { Move } from './voice.ts';
import type { Workshop } from './workshop.ts';

export type ProseBlock = BlockOf<'introduction' | ProseKind>;
export type Draft = { block: ProseBlock; topics: Set<Topic>; words: number };

/** Writes one block within about `room` words; null when nothing could be said. */
export function writeProse(
  workshop: Workshop,
  kind: ProseBlock['kind'],
  paragraphs: readonly (readonly Move[])[],
  room: number,
): Draft | null {
  const { phrases, choose } = workshop;
  const open = choose.open([...new Set(paragraphs.flat())].flatMap((move) => phrases.moves[move]));
  if (kind !== 'introduction' && open.size < 2) return null;
  const without = left(workshop, kind);
  const topics = new Set<Topic>();
  const written: string[] = [];
  let words = 0;
  for (const [p, moves] of paragraphs.entries()) {
    const sentences: string[] = [];
    for (const [m, move] of moves.entries()) {
      const space = room - words;
      if (space < 8) break;
      const begins = kind === 'introduction' && words === 0;
      const limits = { room: space + 8, without, begins };
      const line = choose.choose(phrases.moves[move], `${kind}/${p}/${m}/${move}`, limits);
      if (!line) continue;
      sentences.push(line.text);
      for (const topic of line.topics) topics.add(topic);
      words += countWords(line.text);
    }
    if (sentences.length > 0) written.push(sentences.join(' '));
  }
  if (words < 6) return null;
  const block = { id: kind, kind, heading: '', paragraphs: written, locked: false, origin: 'composer' as const };
  return { block, topics, words };
}

/** Adds one more sentence to a draft, to its last paragraph or, once that is full, as a new one. */
export function extendProse(workshop: Workshop, draft: Draft, move: Move, key: string, room: number): boolean {
  const { phrases, choose } = workshop;
  const without = left(workshop, draft.block.kind);
  const line = choose.choose(phrases.moves[move], `${key}/${move}`, { room, without });
  if (!line) return false;
  const { paragraphs } = draft.block;
  const last = paragraphs.at(-1) ?? '';
  if (countWords(last) > 45) paragraphs.push(line.text);
  else paragraphs[paragraphs.length - 1] = `${last} ${line.text}`.trim();
  for (const topic of line.topics) draft.topics.add(topic);
  draft.words += countWords(line.text);
  return true;
}

/** Topics the introduction leaves to the blocks below it. */
const left = ({ scene, wished }: Workshop, kind: ProseBlock['kind']): ReadonlySet<Topic> | undefined =>
  kind === 'introduction' ? asides(scene, wished) : undefined;
