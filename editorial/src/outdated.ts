/**
 * A live text read again: which of its claims held when it was published and do so no longer, and the least change that
 * puts each right. The words of the text stay as they are; only the span of a claim is ever replaced.
 */
import { type Block, pageSegments, type TextPlace } from '@foyer/contract/blocks';
import type { OutdatedClaim, PublishedClaim } from '@foyer/contract/changed-facts';
import type { Claim } from '@foyer/contract/claims';
import { isBetter } from '#claims/correction.ts';
import type { TextContext } from '#context.ts';
import { checkPage, checkSearch, searchBlock } from './check-page.ts';

/** What guests read, with the claims as they were judged when it was published. */
export type LiveText = {
  title: string;
  description: string;
  blocks: readonly Block[];
  claims: readonly PublishedClaim[];
};
/** One span of a text and the words that come in its place. */
export type Correction = OutdatedClaim & { expected: string };

/** True where the words that put it right are known. */
export const hasCorrection = (claim: OutdatedClaim): claim is Correction => claim.expected !== null;

const isRed = (claim: Claim) => claim.verdict === 'contradicted' || claim.verdict === 'unsupported';
type Span = { start: number; end: number };
const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const samePlace = (a: TextPlace, b: TextPlace) => a.blockId === b.blockId && a.field === b.field;

/**
 * Claims of a live text that today's sources no longer bear: supported when published and now not, let stand by a person
 * and now judged by another source, or contradicted without having been noticed then. In reading order.
 */
export function outdatedClaims(live: LiveText, context: TextContext): OutdatedClaim[] {
  const segments = [...checkSearch(live, context), ...checkPage(live.blocks, context).segments];
  return segments.flatMap(({ blockId, field, text, claims }) => {
    const known = live.claims.filter((claim) => samePlace(claim, { blockId, field }));
    return claims.filter(isRed).flatMap((claim): OutdatedClaim[] => {
      const before = counterpart(known, claim);
      if (!isNews(claim, before)) return [];
      return [
        {
          blockId,
          field,
          start: claim.start,
          end: claim.end,
          text: claim.text,
          kind: claim.kind,
          verdict: claim.verdict as OutdatedClaim['verdict'],
          approved: before ? isRed(before) : false,
          restedOn: before?.source ?? null,
          source: claim.source ?? null,
          expected: worthIt(text, claim, claims, context) ? (claim.expected ?? null) : null,
          sentence: sentenceAround(text, claim, context.language),
        },
      ];
    });
  });
}

/** The claim that stood there when the text was published, one of the same kind before any other. */
function counterpart(known: readonly PublishedClaim[], claim: Claim): PublishedClaim | undefined {
  const there = known.filter((one) => overlap(one, claim));
  return there.find((one) => one.kind === claim.kind) ?? there[0];
}

function isNews(now: Claim, before: PublishedClaim | undefined): boolean {
  if (!before || before.verdict === 'opinion') return now.verdict === 'contradicted';
  if (before.verdict === 'supported') return true;
  // A person let it stand against what was known then; what is known now is for a person to judge again.
  return (
    now.verdict !== before.verdict ||
    now.source?.name !== before.source?.name ||
    now.source?.value !== before.source?.value
  );
}

function worthIt(text: string, claim: Claim, claims: readonly Claim[], context: TextContext): boolean {
  if (claim.expected === undefined || claim.expected === claim.text) return false;
  return isBetter(text, { start: claim.start, end: claim.end, text: claim.expected }, claims, context);
}

const replaced = (text: string, { start, end }: Span, words: string) => text.slice(0, start) + words + text.slice(end);

/** The sentence a span stands in, and where it stands within. */
export function sentenceAround(text: string, { start, end }: Span, language: string): OutdatedClaim['sentence'] {
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const shown = segment.trimEnd();
    if (start < index || end > index + shown.length) continue;
    return { text: shown, start: start - index, end: end - index };
  }
  return { text, start, end };
}

/**
 * The text with its corrections. Each is carried out where its words stand: at its own span, or, in a text that was
 * edited since, where the sentence around them still stands word for word and once.
 */
export function corrected<T extends { title: string; description: string; blocks: Block[] }>(
  text: T,
  corrections: readonly Pick<Correction, 'blockId' | 'field' | 'start' | 'text' | 'expected' | 'sentence'>[],
): { text: T; done: number } {
  let done = 0;
  const mend = (place: TextPlace, words: string): { words: string; edits: Edit[] } => {
    const edits = corrections
      .filter((one) => samePlace(one, place))
      .flatMap((one) => {
        const start = placeOf(words, one);
        return start === null ? [] : [{ start, end: start + one.text.length, words: one.expected }];
      })
      .sort((a, b) => b.start - a.start);
    done += edits.length;
    return { words: edits.reduce((all, edit) => replaced(all, edit, edit.words), words), edits };
  };
  const head = (field: 'title' | 'description') => mend({ blockId: searchBlock, field }, text[field]).words;
  const [title, description] = [head('title'), head('description')];
  const blocks = text.blocks.map((block) => {
    let next = block;
    for (const { field, text: words } of pageSegments([block])) {
      const { words: now, edits } = mend({ blockId: block.id, field }, words);
      if (edits.length > 0) next = withWords(next, field, now, edits);
    }
    return next;
  });
  return { text: { ...text, title, description, blocks }, done };
}

type Edit = Span & { words: string };

function placeOf(words: string, { start, text, sentence }: Pick<Correction, 'start' | 'text' | 'sentence'>) {
  const from = start - sentence.start;
  if (words.startsWith(text, start) && words.startsWith(sentence.text, from)) return start;
  const found = words.indexOf(sentence.text);
  return found < 0 || words.indexOf(sentence.text, found + 1) >= 0 ? null : found + sentence.start;
}

/** A block with other words at a path such as `items.2.answer`; marks of those words move along. */
function withWords(block: Block, field: string, words: string, edits: readonly Edit[]): Block {
  const next = structuredClone(block);
  const path = field.split('.');
  const last = path.pop() ?? '';
  const holder = path.reduce((thing, name) => thing[name] as Record<string, unknown>, next as Record<string, unknown>);
  holder[last] = words;
  if (Array.isArray(holder.marks)) {
    holder.marks = (holder.marks as Span[])
      .map((mark) => ({ ...mark, start: moved(mark.start, edits, 'start'), end: moved(mark.end, edits, 'end') }))
      .filter((mark) => mark.end > mark.start);
  }
  return next;
}

/** Where an offset lies after the edits, which come last one first; within replaced words it goes to their edge. */
function moved(offset: number, edits: readonly Edit[], edge: 'start' | 'end'): number {
  let shift = 0;
  for (const { start, end, words } of edits) {
    if (offset >= end) shift += words.length - (end - start);
    else if (offset > start) return moved(edge === 'start' ? start : end, edits, edge);
  }
  return offset + shift;
}
