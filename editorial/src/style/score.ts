/** The style score: 100 less what each issue costs, and nothing else. */
import type { StyleIssue } from '@foyer/contract/claims';

/** Points one issue of a kind takes. Length is dearer the further it is off. */
export const costs = {
  'avoided-word': 6,
  'preferred-word': 2,
  address: 4,
  superlative: 3,
  cliche: 2,
  green: 5,
  exclamation: 1,
  language: 15,
  length: 4,
} as const;

/** 100 minus the sum of the issues' costs, never below 0. */
export const scoreOf = (issues: readonly StyleIssue[]): number =>
  Math.max(0, 100 - issues.reduce((sum, issue) => sum + issue.cost, 0));
