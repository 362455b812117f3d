/** Where a text names a thing in the words of the fact that tells of it, whatever no table has a word for. */
import type { Stated } from '#claims/ledger/stated.ts';
import type { Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Shorter words are seldom nouns. */
const shortest = 4;

/** Where one word stands, or two of them side by side. */
function inOrder(reading: Reading, start: number, end: number, first: string, second: string | null): number | null {
  const at = reading.tokens
    .slice(start, end)
    .findIndex(({ text }, at) => text === first && (!second || reading.tokens[start + at + 1]?.text === second));
  return at < 0 ? null : start + at;
}

const stem = (word: string): string => word.replace(/s$/, '');
/** Words between the two halves of a name turned round: 'the boat to the seals'. */
const turnReach = 3;

/** 'The boat to the seals', of a `seal boat trip`: the two words the other way round, with little between them. */
function apart(reading: Reading, start: number, end: number, first: string, second: string): number | null {
  for (let at = start; at < end; at++) {
    if (stem(reading.tokens[at]?.text ?? '') !== stem(second)) continue;
    const behind = reading.tokens.slice(at + 1, Math.min(end, at + 2 + turnReach));
    if (behind.some(({ text, gap }) => gap === breaks.space && stem(text) === stem(first))) return at;
  }
  return null;
}

/** Where a sentence names a fact's thing in the fact's own first words: 'la visita guiada'. */
export function namesHead(
  reading: Reading,
  [start, end]: readonly [number, number],
  { reading: own }: Stated,
): number | null {
  if (own.language !== reading.language) return null;
  const [first, second] = own.tokens;
  if (first?.kind !== 'word' || first.text.length < shortest) return null;
  const isPair =
    second?.kind === 'word' && second.text.length >= shortest && !own.grammar.prepositions.has(second.text);
  if (!isPair && own.language !== 'de') return null;
  const at = inOrder(reading, start, end, first.text, isPair ? second.text : null);
  return at ?? (isPair ? apart(reading, start, end, first.text, second.text) : null);
}
