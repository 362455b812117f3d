/** What a kind of claim hands back: tokens, verdict and where it comes from. */
import type { ClaimKind, ClaimSource, Verdict } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Reading } from '#claims/reading/read.ts';

export type Finding = {
  kind: ClaimKind;
  verdict: Verdict;
  /** Tokens of the reading, `to` excluded. */
  from: number;
  to: number;
  source?: ClaimSource | undefined;
  expected?: string | undefined;
};

/** Reads one kind of claim out of a text. */
export type Finder = (reading: Reading, ledger: Ledger) => Finding[];
