/**
 * The claim ledger of one language: every claim of the page with its number, tone and source, what blocks first. It is
 * editorial's check turned into what editor and panel show. A sourced claim said again keeps its number, as a footnote
 * does; what blocks is numbered place by place, since each place must be mended.
 */
import { pageSegments, type TextPlace } from '@foyer/contract/blocks';
import type { Claim, Readability, StyleIssue } from '@foyer/contract/claims';
import type { Brief } from '@foyer/contract/content';
import type { Approval, LandingPagePost } from '@foyer/contract/landing-pages';
import { type CheckMemory, checkPage, checkSearch } from '@foyer/editorial/check-page';
import { correctionOf } from '@foyer/editorial/claims/correction';
import type { Mend } from '@foyer/editorial/claims/mend-superlative';
import type { TextContext } from '@foyer/editorial/context';
import { readabilityOf } from '@foyer/editorial/readability/readability';

/** Words drawn in the text. */
export type ClaimMark = TextPlace & {
  start: number;
  end: number;
  tone: 'ink' | 'pencil' | 'none' | 'style';
  /** Of the claim in the ledger; null for an issue of style, which has none. */
  number: number | null;
  /** For screen readers and on hover, such as 'claim 6, no source'. */
  description: string;
};

export const placeKey = ({ blockId, field }: TextPlace) => `${blockId} ${field}`;

type Place = { blockId: string; field: string; segment: string };
export type LedgerClaim = Claim &
  Place & {
    number: number;
    approval: Approval | null;
    /** How often the page says it. */
    mentions: number;
    /** What one press puts in its place; null where only a person knows. */
    correction: Mend | null;
  };
export type LedgerIssue = StyleIssue & Place;

/** What is checked: the page, and what search results show of it. */
export type LedgerDraft = Pick<LandingPagePost, 'blocks' | 'title' | 'description'>;

export { searchBlock } from '@foyer/editorial/check-page';

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
  readability: Readability;
};

export const isOpen = (claim: Pick<LedgerClaim, 'verdict' | 'approval'>) =>
  claim.approval === null && (claim.verdict === 'contradicted' || claim.verdict === 'unsupported');

/** Puts what one press puts in a claim's place there, by the editor that shows it. */
export function correctBy(
  claim: LedgerClaim,
  replace: (claim: LedgerClaim, start: number, end: number, text: string) => unknown,
): void {
  const { correction } = claim;
  if (correction) replace(claim, correction.start, correction.end, correction.text);
}

/** What makes two mentions one claim: the same words about the same thing, resting on the same source. */
const sameness = ({ kind, verdict, text, source }: Claim) =>
  [kind, verdict, text.toLowerCase(), source?.name, source?.value].join('\n');

/** How many claims there are when what is said twice counts once. */
export const distinctClaims = (claims: readonly Claim[]): number => new Set(claims.map(sameness)).size;

/** Whether it rests on a fact or on a person's word: who approves a claim vouches for it by name. */
export const isSourced = (claim: Pick<LedgerClaim, 'verdict' | 'approval'>) =>
  claim.approval !== null || claim.verdict === 'supported';

const toneOf = (claim: LedgerClaim): 'ink' | 'pencil' | 'none' =>
  isSourced(claim) ? 'ink' : isOpen(claim) ? 'none' : 'pencil';

const said = { ink: 'has a source', pencil: 'opinion, for a person to decide', none: 'no source' } as const;
const describe = (claim: LedgerClaim) =>
  claim.approval ? `approved by ${claim.approval.approvedBy}` : said[toneOf(claim)];

/** Pieces remembered before the memory is begun anew: some minutes of typing. */
const memoryLimit = 500;

/** Reads drafts against one context again and again; only pieces of text that changed are checked anew. */
export function ledgerReader(context: TextContext, length: Brief['length'] | undefined) {
  const memory: CheckMemory = new Map();
  return (draft: LedgerDraft, approvals: readonly Approval[]): Ledger => {
    if (memory.size > memoryLimit) memory.clear();
    return ledgerOf(draft, context, length, approvals, memory);
  };
}

export function ledgerOf(
  draft: LedgerDraft,
  context: TextContext,
  /** Without, the length is counted and not judged. */
  length: Brief['length'] | undefined,
  approvals: readonly Approval[],
  memory: CheckMemory = new Map(),
): Ledger {
  const check = checkPage(draft.blocks, context, {
    length,
    approved: approvals.map((approval) => approval.text),
    memory,
  });
  const claims: LedgerClaim[] = [];
  const marks: ClaimMark[] = [];
  const numbered = new Map<string, LedgerClaim>();
  const segments = [...check.segments, ...checkSearch(draft, context, memory)];
  const page = segments.map(({ text }) => text).join('\n');
  for (const { blockId, field, text, claims: found } of segments) {
    for (const claim of found) {
      const approval = approvals.find((one) => one.text === claim.text && one.kind === claim.kind) ?? null;
      const key = sameness(claim);
      const known = isOpen({ ...claim, approval }) ? undefined : numbered.get(key);
      const entry = known ?? {
        ...claim,
        number: claims.length + 1,
        blockId,
        field,
        segment: text,
        approval,
        mentions: 0,
        correction: isOpen({ ...claim, approval }) ? correctionOf(text, claim, found, page, context) : null,
      };
      entry.mentions += 1;
      if (!known) {
        claims.push(entry);
        numbered.set(key, entry);
      }
      const tone = toneOf(entry);
      const { start, end } = claim;
      const description = `claim ${entry.number}, ${describe(entry)}`;
      marks.push({ blockId, field, start, end, tone, number: entry.number, description });
    }
  }
  const issues = check.segments.flatMap(({ blockId, field, text, issues: found }) =>
    found.map((issue) => ({ ...issue, blockId, field, segment: text })),
  );
  const rank = (claim: LedgerClaim) => (isOpen(claim) ? 0 : isSourced(claim) ? 2 : 1);
  return {
    claims: [...claims].sort((a, b) => rank(a) - rank(b) || a.number - b.number),
    issues,
    marks: [...marks, ...issueMarks(issues, marks)],
    sourced: claims.filter(isSourced).length,
    toDecide: claims.filter((claim) => !isSourced(claim) && !isOpen(claim)).length,
    open: claims.filter(isOpen).length,
    words: check.words,
    styleScore: check.styleScore,
    pageIssues: check.issues,
    readability: readabilityOf(proseOf(draft.blocks), context.language),
  };
}

/** Issues of style in pencil, where no claim is drawn already. */
const issueMarks = (issues: readonly LedgerIssue[], claims: readonly ClaimMark[]): ClaimMark[] =>
  issues
    .filter((issue) => issue.end > issue.start)
    .filter(
      (issue) =>
        !claims.some(
          (mark) =>
            mark.blockId === issue.blockId &&
            mark.field === issue.field &&
            issue.start < mark.end &&
            mark.start < issue.end,
        ),
    )
    .map(({ blockId, field, start, end, message }) => ({
      blockId,
      field,
      start,
      end,
      tone: 'style',
      number: null,
      description: message,
    }));

/** What is read as sentences; headings and rows of details are no measure of how easily a page reads. */
const proseOf = (blocks: LedgerDraft['blocks']) =>
  pageSegments(blocks)
    .filter(({ field }) => field.startsWith('paragraphs.') || field.endsWith('.answer') || field.endsWith('text'))
    .map(({ text }) => text)
    .join('\n');

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
