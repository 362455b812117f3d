/**
 * Whether a text says what others say in other words. Facts are said again whatever the words are, so what is counted is
 * how much of the wording two texts share: runs of three words, in the shorter of the two.
 */
import { pageSegments } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';

/** What of a text is looked at: all its words. */
export type Way = Pick<ComposedPage, 'title' | 'description' | 'blocks'>;

/** Share of the wording from which two texts are the same way of saying it. */
export const mostAlike = 0.6;
const length = 3;

const textsOf = ({ title, description, blocks }: Way): string[] => [
  title,
  description,
  ...pageSegments(blocks).map(({ text }) => text),
];
const wordsOf = (way: Way): string[] => textsOf(way).map((text) => text.toLowerCase());

function runsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      return words.length < length
        ? words.slice(0, 1).map(() => words.join(' '))
        : words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length).join(' '));
    }),
  );
}

/** How alike two texts are, from 0 to 1. */
export function likeness(one: Way, other: Way): number {
  const [first, second] = [runsOf(wordsOf(one)), runsOf(wordsOf(other))];
  const fewer = Math.min(first.size, second.size);
  return fewer === 0 ? Number(first.size === second.size) : [...first].filter((run) => second.has(run)).length / fewer;
}

/** How alike a text is to the one it is most like. */
export const likenessToAny = (way: Way, others: readonly Way[]): number =>
  Math.max(0, ...others.map((other) => likeness(way, other)));

/** True for a text that none of the others says in the same words. */
export const isAnotherWay = (way: Way, others: readonly Way[]): boolean => likenessToAny(way, others) <= mostAlike;

/** True for texts in the very same words. */
export const isSameText = (one: Way, other: Way): boolean => String(textsOf(one)) === String(textsOf(other));

/** True for two texts whose rows say the same. They are labels and figures: what differs in them says something else. */
export const hasSameRows = (one: Way, other: Way): boolean => String(rowsOf(one)) === String(rowsOf(other));

const rowsOf = ({ blocks }: Way): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'details' ? block.rows.map(({ label, value }) => `${label}: ${value}`) : [],
  );
