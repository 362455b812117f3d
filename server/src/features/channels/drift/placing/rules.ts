/**
 * Puts the pieces of a text back into the blocks it was made of: each block reads its own markup, so that it knows which
 * piece is which of its words. What was changed goes where it stood; what was added stays with what stands before it.
 * What a block cannot hold is named, and then nothing is taken.
 */
import type { Block } from '@foyer/contract/blocks';
import { markupOf, type Pictures } from '../../telling/markup/rules.ts';
import { align } from '../aligning/rules.ts';
import { likeness } from '../comparing/rules.ts';
import { type Piece, readPost } from '../reading/rules.ts';
import { type Placed, rebuilt } from './building/rules.ts';

type Around = { title: string; origin: string; pictures: Pictures };

/** `story` says whether a page of this type may hold blocks of running text that are not there yet. */
export function placed(
  blocks: readonly Block[],
  html: string,
  around: Around & { story: boolean; newTitle: string },
): { blocks: Block[]; obstacles: string[] } {
  const { pieces, strange } = readPost(html);
  const own = blocks.flatMap((block, at) =>
    readPost(markupOf([block], around)).pieces.map((piece, part) => ({ piece, at, part })),
  );
  const rows = new Map<number, Placed[]>();
  let last = own[0]?.at ?? 0;
  const pairs = align(
    own.map(({ piece }) => piece),
    pieces,
    likeness,
  );
  for (const pair of pairs) {
    const from = pair.ours === undefined ? undefined : own[pair.ours];
    if (from) last = from.at;
    if (pair.theirs === undefined) continue;
    const list = rows.get(last) ?? [];
    list.push({ piece: pieces[pair.theirs] as Piece, from: from?.part ?? null });
    rows.set(last, list);
  }
  const obstacles = strange.map((name) => `There is ${name}, which no block here can hold`);
  const taken = blocks.flatMap((block, at) => {
    const before = own.filter((one) => one.at === at).map(({ piece }) => piece);
    const made = rebuilt(block, before, rows.get(at) ?? [], around);
    if (typeof made !== 'string') return made;
    obstacles.push(made);
    return [block];
  });
  if (blocks.length === 0 && pieces.length > 0) obstacles.push('There is text, and no block here that could hold it');
  return { blocks: taken, obstacles: [...new Set(obstacles)] };
}
