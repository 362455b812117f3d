/**
 * The whole check of one text: its claims against the sources, its style against the guide, how easily it reads and in
 * which language. Pure, so that server and editor give the same answer.
 */
import type { CheckAnswer } from '@foyer/contract/claims';
import { findClaims } from '#claims/find-claims.ts';
import type { TextContext } from '#context.ts';
import { detectLanguage } from '#readability/detect-language.ts';
import { readabilityOf } from '#readability/readability.ts';
import { findStyleIssues } from '#style/find-style-issues.ts';
import { scoreOf } from '#style/score.ts';

/** Checks a text as `POST /content/check` answers it. */
export function checkText(text: string, context: TextContext): CheckAnswer {
  const claims = findClaims(text, context);
  const issues = findStyleIssues(text, context, claims);
  return {
    claims,
    style: { score: scoreOf(issues), issues },
    readability: readabilityOf(text, context.language),
    language: detectLanguage(text) ?? context.language,
  };
}
