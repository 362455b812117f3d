/**
 * The check of a page piece by piece, as the editor shows it and publishing asks for it: each piece of text with its
 * claims and issues, over all of them one score, the words and the claims still open, and beside them what search
 * results show.
 */
import { type Block, pageSegments, type TextSegment } from '@foyer/contract/blocks';
import type { Claim, StyleIssue } from '@foyer/contract/claims';
import { type Brief, lengthRange } from '@foyer/contract/content';
import { findClaims } from '#claims/find-claims.ts';
import type { TextContext } from '#context.ts';
import { wordsOf } from '#readability/sentences.ts';
import { findStyleIssues } from '#style/find-style-issues.ts';
import { lengthIssue } from '#style/length.ts';
import { scoreOf } from '#style/score.ts';

export type CheckedSegment = TextSegment & { claims: Claim[]; issues: StyleIssue[] };

export type PageCheck = {
  segments: CheckedSegment[];
  /** What the page as a whole is charged for, such as its length. Its offsets are 0. */
  issues: StyleIssue[];
  /** 100 less the cost of every issue of the page. */
  styleScore: number;
  words: number;
  /** Contradicted and unsupported claims: what keeps the page from being published. */
  open: number;
};

/** Pieces of text already checked against one context, by their label and words: what was typed is checked, the rest is known. */
export type CheckMemory = Map<string, Pick<CheckedSegment, 'claims' | 'issues'>>;

export type PageCheckOptions = {
  length?: Brief['length'];
  /** Read and added to; must never be used with another context. */
  memory?: CheckMemory;
  /** Claims a person let stand, by the text of the claim. */
  approved?: readonly string[];
};

/** Where title and description stand among a page's pieces; no block bears this id. */
export const searchBlock = 'search';

const isOpen = (claim: Claim) => claim.verdict === 'contradicted' || claim.verdict === 'unsupported';

/** Checks every piece of text guests read on a page, in reading order. */
export function checkPage(blocks: readonly Block[], context: TextContext, options: PageCheckOptions = {}): PageCheck {
  const segments = pageSegments(blocks).map((segment) => ({
    ...segment,
    ...checkPiece(segment, context, options.memory),
  }));
  const words = segments.reduce((sum, segment) => sum + wordsOf(segment.text).length, 0);
  const length = options.length ? lengthIssue(words, lengthRange[options.length]) : null;
  const issues = length ? [length] : [];
  const approved = new Set(options.approved ?? []);
  return {
    segments,
    issues,
    styleScore: scoreOf([...issues, ...segments.flatMap((segment) => segment.issues)]),
    words,
    open: segments.flatMap((segment) => segment.claims).filter((claim) => isOpen(claim) && !approved.has(claim.text))
      .length,
  };
}

/** Checks what search results show of a page, as pieces of the block `searchBlock`. It counts in no score. */
export const checkSearch = (
  { title, description }: { title: string; description: string },
  context: TextContext,
  memory?: CheckMemory,
): CheckedSegment[] =>
  Object.entries({ title, description }).map(([field, text]) => ({
    blockId: searchBlock,
    field,
    text,
    ...checkPiece({ text }, context, memory),
  }));

type Piece = Pick<TextSegment, 'text' | 'label'>;

/**
 * The claims of a piece of text. What stands under a label is read behind it, since 'Free' and '09:00 to 21:00' do not say
 * of what; claims of the label alone are those of the label's own piece.
 */
export function claimsOf({ text, label }: Piece, context: TextContext): Claim[] {
  if (!label) return findClaims(text, context);
  const lead = `${label}${/[:.!?]\s*$/.test(label) ? ' ' : ': '}`;
  return findClaims(lead + text, context).flatMap((claim) => {
    const [start, end] = [claim.start - lead.length, claim.end - lead.length];
    if (end <= 0) return [];
    if (start >= 0) return [{ ...claim, start, end }];
    // Words that put the label right as well are no words for the value.
    const { expected: _, ...within } = claim;
    return [{ ...within, start: 0, end, text: text.slice(0, end) }];
  });
}

function checkPiece(
  piece: Piece,
  context: TextContext,
  memory?: CheckMemory,
): Pick<CheckedSegment, 'claims' | 'issues'> {
  const { text, label = '' } = piece;
  const key = `${label}\n${text}`;
  const known = memory?.get(key);
  if (known) return known;
  const claims = claimsOf(piece, context);
  const checked = { claims, issues: findStyleIssues(text, context, claims) };
  memory?.set(key, checked);
  return checked;
}
