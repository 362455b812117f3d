/** Blocks turned into another kind: their words stay, marks stay where the kind has them. */
import type { StoryBlock } from '@foyer/contract/blocks';
import { newBlockId } from './block-ids.ts';
import type { MarkedText } from './runs.ts';

export type Form =
  | { kind: 'paragraph' }
  | { kind: 'heading'; level: 2 | 3 }
  | { kind: 'list'; ordered: boolean }
  | { kind: 'quote' };

export const sameForm = (block: StoryBlock, form: Form): boolean =>
  block.kind === form.kind &&
  (block.kind !== 'heading' || form.kind !== 'heading' || block.level === form.level) &&
  (block.kind !== 'list' || form.kind !== 'list' || block.ordered === form.ordered);

/** The words of a block, line by line. A picture has none: it is never turned into anything. */
function linesOf(block: StoryBlock): MarkedText[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'paragraph') return [{ text: block.text, marks: block.marks }];
  if (block.kind === 'heading') return [{ text: block.text, marks: [] }];
  if (block.kind === 'image') return [];
  return [block.text, block.cite].filter((text, at) => text || at === 0).map((text) => ({ text, marks: [] }));
}

/** The blocks in another form; the first keeps its id. Lines of several blocks make one list. Pictures stay. */
export function turnInto(blocks: readonly StoryBlock[], form: Form): StoryBlock[] {
  const made: StoryBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'image') {
      made.push(block);
      continue;
    }
    const before = made.at(-1);
    if (form.kind === 'list' && before?.kind === 'list' && before.ordered === form.ordered) {
      made[made.length - 1] = { ...before, items: [...before.items, ...linesOf(block)] };
      continue;
    }
    const base = (at: number) => ({
      id: at === 0 ? block.id : newBlockId(),
      locked: block.locked,
      origin: 'person' as const,
    });
    if (form.kind === 'list') made.push({ kind: 'list', ...base(0), ordered: form.ordered, items: linesOf(block) });
    else
      made.push(
        ...linesOf(block).map((line, at): StoryBlock => {
          if (form.kind === 'paragraph') return { kind: 'paragraph', ...base(at), ...line };
          if (form.kind === 'heading') return { kind: 'heading', ...base(at), level: form.level, text: line.text };
          return { kind: 'quote', ...base(at), text: line.text, cite: '' };
        }),
      );
  }
  return made;
}
