/** First sentences, by which readers tell two texts apart before anything else: no two of one site begin alike. */
import { type Block, pageSegments } from '@foyer/contract/blocks';
import { sentencesOf } from './measure.ts';

/** Kinds that stand above or beside the running text. */
const frame: ReadonlySet<Block['kind']> = new Set(['hero', 'heading', 'details', 'gallery', 'booking', 'image']);

/** The sentence as it is compared: its words alone. */
export const asOpening = (text: string): string =>
  (sentencesOf(text)[0] ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** The first sentence of a text's running words, as it is compared; empty where there are none. */
export function openingOf(blocks: readonly Block[]): string {
  for (const block of blocks) {
    if (frame.has(block.kind)) continue;
    const first = pageSegments([block]).find(({ field }) => field !== 'heading');
    if (first) return asOpening(first.text);
  }
  return '';
}

export const openingsOf = (texts: readonly (readonly Block[])[]): ReadonlySet<string> =>
  new Set(texts.map(openingOf).filter(Boolean));
