/**
 * One running text while it is read: pieces with their style come in, plain text with marks comes out. White space is
 * one space, as a browser shows it; characters nobody sees are left out; links that could lead anywhere but to a page,
 * a mail or a telephone are no links.
 */
import { type Mark, mark } from '@foyer/contract/blocks';

/** How a piece stands out; `href` null where it is no link. */
export type Style = { strong: boolean; emphasis: boolean; href: string | null };
export type RunningText = { text: string; marks: Mark[] };

type Run = Style & { start: number; end: number };

/** Marks a text may have (contract/blocks). */
const mostMarks = 200;
/** Characters of one paragraph, item or quote (contract/blocks). */
const longest = 4000;

export class RunningTextReader {
  #text = '';
  #runs: Run[] = [];

  add(piece: string, style: Style): void {
    const seen = piece.replace(unseen, '').replace(spaces, ' ');
    const text = this.#text === '' || this.#text.endsWith(' ') ? seen.replace(/^ /, '') : seen;
    if (text === '') return;
    const start = this.#text.length;
    this.#text += text;
    const last = this.#runs.at(-1);
    if (last && isAlike(last, style)) last.end = this.#text.length;
    else this.#runs.push({ ...style, start, end: this.#text.length });
  }

  /** What was read since the last time, in pieces that may stand in a block; empty when there is nothing to see. */
  take(): RunningText[] {
    const [text, runs] = [this.#text, this.#runs];
    this.#text = '';
    this.#runs = [];
    if (text.trim() === '') return [];
    const whole = { text, marks: marksOf(runs) };
    return cutsOf(text).flatMap(([start, end]) => {
      const piece = between(whole, start, end);
      return piece ? [piece] : [];
    });
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const unseen = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u200b\u2060\ufeff]/g;
const spaces = /[\t\n\f\r ]+/g;

const isAlike = (one: Style, other: Style) =>
  one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;

/** An address as a mark may have it; null for any other. */
export function linkTo(href: string | undefined): string | null {
  const written = (href ?? '').trim().replace(unseen, '');
  // A browser reads `/\` as the beginning of another host.
  if (/^[/\\]{2}|^\/\\/.test(written)) return null;
  return mark.safeParse({ start: 0, end: 1, kind: 'link', href: written }).success ? written : null;
}

function marksOf(runs: readonly Run[]): Mark[] {
  const kinds = [
    { kind: 'link', of: (run: Run) => run.href },
    { kind: 'strong', of: (run: Run) => (run.strong ? '' : null) },
    { kind: 'emphasis', of: (run: Run) => (run.emphasis ? '' : null) },
  ] as const;
  const marks = kinds.flatMap(({ kind, of }) => {
    const found: Mark[] = [];
    let before: string | null = null;
    for (const run of runs) {
      const value = of(run);
      const last = found.at(-1);
      if (value !== null && value === before && last) last.end = run.end;
      else if (value !== null)
        found.push({ start: run.start, end: run.end, kind, ...(kind === 'link' ? { href: value } : {}) });
      before = value;
    }
    return found;
  });
  return marks.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Where a text is cut so that no piece is too long: behind a sentence, else behind a word. */
function cutsOf(text: string): [number, number][] {
  const cuts: [number, number][] = [];
  let start = 0;
  while (text.length - start > longest) {
    const piece = text.slice(start, start + longest);
    const sentence = Math.max(piece.lastIndexOf('. '), piece.lastIndexOf('! '), piece.lastIndexOf('? ')) + 1;
    const word = piece.lastIndexOf(' ');
    const half = /[\ud800-\udbff]$/.test(piece) ? longest - 1 : longest;
    const end = start + (sentence > longest / 2 ? sentence : word > longest / 2 ? word : half);
    cuts.push([start, end]);
    start = end;
  }
  return [...cuts, [start, text.length]];
}

function between(whole: RunningText, from: number, to: number): RunningText | null {
  const raw = whole.text.slice(from, to);
  const text = raw.trim();
  if (text === '') return null;
  const start = from + raw.length - raw.trimStart().length;
  const end = start + text.length;
  const marks = whole.marks
    .filter((one) => one.start < end && one.end > start)
    .map((one) => ({ ...one, start: Math.max(one.start, start) - start, end: Math.min(one.end, end) - start }));
  return { text, marks: marks.slice(0, mostMarks) };
}
