/**
 * Marked text as runs and back. Blocks keep plain text with offsets; the editor keeps runs of text with marks. What
 * stands out where is the same in both.
 */
import type { Mark } from '@foyer/contract/blocks';

export type MarkedText = { text: string; marks: Mark[] };
export type Run = { text: string; strong: boolean; emphasis: boolean; href: string | null };

/** Runs of one look each, in order. Of links over the same words the last counts; what lies outside the text is cut. */
export function runsOf({ text, marks }: MarkedText): Run[] {
  const cuts = new Set([0, text.length]);
  for (const { start, end } of marks) {
    if (start < text.length) cuts.add(Math.max(0, start));
    if (end < text.length) cuts.add(end);
  }
  const edges = [...cuts].sort((a, b) => a - b);
  const runs: Run[] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1];
    if (to === undefined) break;
    const here = marks.filter(({ start, end }) => start <= from && end >= to);
    runs.push({
      text: text.slice(from, to),
      strong: here.some(({ kind }) => kind === 'strong'),
      emphasis: here.some(({ kind }) => kind === 'emphasis'),
      href: here.findLast(({ kind }) => kind === 'link')?.href ?? null,
    });
  }
  return runs;
}

/** The text with its marks, each as long as it reaches, sorted by where they start. */
export function markedTextOf(runs: readonly Run[]): MarkedText {
  const marks: Mark[] = [];
  const open = new Map<Mark['kind'], Mark>();
  let at = 0;
  const carry = (kind: Mark['kind'], on: boolean, href?: string) => {
    const before = open.get(kind);
    if (on && before && before.end === at && before.href === href) return before;
    if (!on) {
      open.delete(kind);
      return;
    }
    const mark: Mark = { start: at, end: at, kind, ...(href === undefined ? {} : { href }) };
    open.set(kind, mark);
    marks.push(mark);
    return mark;
  };
  for (const { text, strong, emphasis, href } of runs) {
    if (!text) continue;
    const end = at + text.length;
    for (const mark of [
      carry('strong', strong),
      carry('emphasis', emphasis),
      href === null ? carry('link', false) : carry('link', true, href),
    ])
      if (mark) mark.end = end;
    at = end;
  }
  marks.sort((a, b) => a.start - b.start || b.end - a.end || a.kind.localeCompare(b.kind));
  return { text: runs.map((run) => run.text).join(''), marks };
}

/** Marks in the one form the editor gives them back in. */
export const settledMarks = (marked: MarkedText): Mark[] => markedTextOf(runsOf(marked)).marks;
