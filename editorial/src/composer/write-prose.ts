/** Writes the blocks of running text: moves in the plan's order, as long as there is something left to say and room for it. */
import type { BlockOf } from '@foyer/contract/blocks';
import type { Chooser } from './choose-line.ts';
import type { ProseKind } from './plan-page.ts';
import { practical } from './salience.ts';
import type { Topic } from './topics.ts';
import type { Move, Phrases } from './voice.ts';
import { countWords } from './wording.ts';

export type ProseBlock = BlockOf<'introduction' | ProseKind>;
export type Draft = { block: ProseBlock; topics: Set<Topic>; words: number };

/** Writes one block within about `room` words; null when nothing could be said. */
export function writeProse(
  kind: ProseBlock['kind'],
  paragraphs: readonly (readonly Move[])[],
  room: number,
  phrases: Phrases,
  choose: Chooser,
  wished: ReadonlySet<Topic>,
): Draft | null {
  const open = choose.open([...new Set(paragraphs.flat())].flatMap((move) => phrases.moves[move]));
  if (kind !== 'introduction' && open.size < 2) return null;
  const without = kind === 'introduction' ? withoutWished(wished) : undefined;
  const topics = new Set<Topic>();
  const written: string[] = [];
  let words = 0;
  for (const [p, moves] of paragraphs.entries()) {
    const sentences: string[] = [];
    for (const [m, move] of moves.entries()) {
      const left = room - words;
      if (left < 8) break;
      const line = choose.choose(phrases.moves[move], `${kind}/${p}/${m}/${move}`, { room: left + 8, without });
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
export function extendProse(
  draft: Draft,
  move: Move,
  key: string,
  room: number,
  phrases: Phrases,
  choose: Chooser,
): boolean {
  const line = choose.choose(phrases.moves[move], `${key}/${move}`, {
    room,
  });
  if (!line) return false;
  const { paragraphs } = draft.block;
  const last = paragraphs.at(-1) ?? '';
  if (countWords(last) > 45) paragraphs.push(line.text);
  else paragraphs[paragraphs.length - 1] = `${last} ${line.text}`.trim();
  for (const topic of line.topics) draft.topics.add(topic);
  draft.words += countWords(line.text);
  return true;
}

const withoutWished = (wished: ReadonlySet<Topic>): ReadonlySet<Topic> =>
  new Set([...practical].filter((topic) => !wished.has(topic)));
