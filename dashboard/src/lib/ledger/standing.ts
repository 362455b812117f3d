/**
 * Finds what the panel shows in the text as it is now. The check follows the keys by a moment, and a click may come
 * before it: what is changed must be the words that were meant, or none.
 */
import { type LedgerClaim, type LedgerIssue, sentenceAround } from './ledger.ts';

type Found = LedgerClaim | LedgerIssue;

/** Where a claim or issue of an earlier reading stands in a later one of the same text; undefined once it is gone. */
export function standing<T extends Found>(found: T, now: readonly T[], language: string): T | undefined {
  const alike = now.filter(
    (one) =>
      one.blockId === found.blockId && one.field === found.field && one.kind === found.kind && one.text === found.text,
  );
  const exact = alike.find((one) => one.segment === found.segment && one.start === found.start);
  if (exact) return exact;
  const said = sentenceOf(found, language);
  const moved = alike.find((one) => sentenceOf(one, language) === said);
  if (moved) return moved;
  // Its sentence was changed beside it: the same words are meant where there were no others.
  const once = found.segment.split(found.text).length === 2;
  return once && alike.length === 1 ? alike[0] : undefined;
}

function sentenceOf({ segment, start }: Found, language: string): string {
  const sentence = sentenceAround(segment, start, language);
  return segment.slice(sentence.start, sentence.end).trim();
}
