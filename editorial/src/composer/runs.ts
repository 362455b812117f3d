/** Runs of five words, by which pages of one site are told apart; rows and labels may be alike and do not count. */
import { type Block, pageSegments } from '@foyer/contract/blocks';

const length = 5;

/** Share of a page's runs that may stand in another page of the site. */
export const mostShared = 0.4;

/** Every run of five words of a text, in lower case. */
export function runsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '));
}

/** The runs of whole pages. */
export const runsOf = (pages: readonly (readonly Block[])[]): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap((blocks) => pageSegments(blocks.filter(({ kind }) => kind !== 'details' && kind !== 'booking')))
      .flatMap(({ text }) => runsIn(text)),
  );
