/**
 * The claim ledger of one language: every claim of the page with its number, tone and source, what blocks first. It is
 * editorial's check turned into what editor and panel show.
 */
import type { Claim, StyleIssue } from '@foyer/contract/claims';
import type { Brief } from '@foyer/contract/content';
import type { Approval, LandingPagePost } from '@foyer/contract/landing-pages';
import { checkPage } from '@foyer/editorial/check-page';
import { findClaims } from '@foyer/editorial/claims/find-claims';
import type { TextContext } from '@foyer/editorial/context';
import type { ClaimMark } from './editor/claim-marks.ts';

export type LedgerClaim = Claim & {
  number: number;
  blockId: string;
  field: string;
  segment: string;
  approval: Approval | null;
};
export type LedgerIssue = StyleIssue & { blockId: string; field: string };

/** What is checked: the page, and what search results show of it. */
export type LedgerDraft = Pick<LandingPagePost, 'blocks' | 'title' | 'description'>;

/** Where title and description stand, as the server names it in its readiness. */
export const searchBlock = 'search';
const searchPlace = (field: 'title' | 'description') => ({ blockId: searchBlock, field });

export type Ledger = {
  claims: LedgerClaim[];
  issues: LedgerIssue[];
  marks: ClaimMark[];
  sourced: number;
  toDecide: number;
  open: number;
  words: number;
  styleScore: number;
  pageIssues: StyleIssue[];
};

export const isOpen = (claim: Pick<LedgerClaim, 'verdict' | 'approval'>) =>
  claim.approval === null && (claim.verdict === 'contradicted' || claim.verdict === 'unsupported');

const toneOf = (claim: LedgerClaim): ClaimMark['tone'] =>
  claim.verdict === 'supported' ? 'ink' : isOpen(claim) ? 'none' : 'pencil';

const said: Record<ClaimMark['tone'], string> = {
  ink: 'has a source',
  pencil: 'opinion or decision of a person',
  none: 'no source',
};

export function ledgerOf(
  { blocks, title, description }: LedgerDraft,
  context: TextContext,
  length: Brief['length'],
  approvals: readonly Approval[],
): Ledger {
  const check = checkPage(blocks, context, { length, approved: approvals.map((approval) => approval.text) });
  const search = [
    { ...searchPlace('title'), text: title, claims: findClaims(title, context) },
    { ...searchPlace('description'), text: description, claims: findClaims(description, context) },
  ];
  let number = 0;
  const claims = [...check.segments, ...search].flatMap(({ blockId, field, text, claims: found }) =>
    found.map((claim): LedgerClaim => {
      number += 1;
      const approval = approvals.find((one) => one.text === claim.text && one.kind === claim.kind) ?? null;
      return { ...claim, number, blockId, field, segment: text, approval };
    }),
  );
  const marks = claims.map((claim): ClaimMark => {
    const tone = toneOf(claim);
    const { blockId, field, start, end } = claim;
    return {
      blockId,
      field,
      start,
      end,
      tone,
      number: claim.number,
      description: `Claim ${claim.number}, ${said[tone]}`,
    };
  });
  const rank = (claim: LedgerClaim) => (isOpen(claim) ? 0 : claim.verdict === 'supported' ? 2 : 1);
  return {
    claims: [...claims].sort((a, b) => rank(a) - rank(b) || a.number - b.number),
    issues: check.segments.flatMap(({ blockId, field, issues }) =>
      issues.map((issue) => ({ ...issue, blockId, field })),
    ),
    marks,
    sourced: claims.filter((claim) => claim.verdict === 'supported').length,
    toDecide: claims.filter((claim) => claim.verdict !== 'supported' && !isOpen(claim)).length,
    open: claims.filter(isOpen).length,
    words: check.words,
    styleScore: check.styleScore,
    pageIssues: check.issues,
  };
}

/** The sentence around a claim within its segment, with the space that parts it from its neighbor. */
export function sentenceAround(text: string, start: number, language: string): { start: number; end: number } {
  for (const part of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const end = part.index + part.segment.length;
    if (start >= part.index && start < end) {
      // The last sentence takes the space before it along, or a paragraph would end in one.
      const from = end === text.length ? text.slice(0, part.index).trimEnd().length : part.index;
      return { start: from, end };
    }
  }
  return { start: 0, end: text.length };
}
