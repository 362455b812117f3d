/**
 * One press on an issue of style. What it changes beside the words is editorial's to say; where no whole sentence would be
 * left, nothing happens here: the words are only shown.
 */
import type { Language } from '@foyer/contract/languages';
import { mendIssue } from '@foyer/editorial/style/mend-issue';
import type { LedgerIssue } from './ledger.ts';

/** Puts in place of an issue's words what keeps to the guide, by the editor that shows it. */
export function fixBy(
  issue: LedgerIssue,
  language: Language,
  replace: (issue: LedgerIssue, start: number, end: number, text: string) => unknown,
): void {
  const mend = mendIssue(issue.segment, issue, language);
  if (mend) replace(issue, mend.start, mend.end, mend.text);
}
