/** Every place of a text that does not keep to the style guide, with what to do about it and what it costs. */
import type { Claim, StyleIssue } from '@foyer/contract/claims';
import { tokenize } from '#claims/reading/tokens.ts';
import type { TextContext } from '#context.ts';
import { findAddress } from '#style/address.ts';
import { longSentences } from '#style/length.ts';
import { findOtherLanguage } from '#style/other-language.ts';
import { costs } from '#style/score.ts';
import { findListedWords } from '#style/wordlists.ts';
import { findWornPhrases } from '#style/worn-phrases.ts';

const greenIssue = ({ start, end, text }: Claim): StyleIssue => ({
  start,
  end,
  text,
  kind: 'green',
  message: `“${text}” is a green claim that no fact or certificate proves`,
  fix: '',
  cost: costs.green,
});

/** Issues in reading order; offsets are UTF-16 into the text as sent. `claims` are those found in the same text. */
export function findStyleIssues(text: string, context: TextContext, claims: readonly Claim[] = []): StyleIssue[] {
  const { language, styleguide } = context;
  const tokens = tokenize(text, language);
  const green = claims.filter((claim) => claim.kind === 'green' && claim.verdict !== 'supported').map(greenIssue);
  const foreign = findOtherLanguage(text, context);
  if (foreign.length > 0) return foreign;
  const guided = styleguide
    ? [...findListedWords(text, tokens, styleguide, language), ...findAddress(text, tokens, styleguide, language)]
    : [];
  const taken = (issue: StyleIssue) => guided.some((other) => issue.start < other.end && issue.end > other.start);
  const general = [...green, ...findWornPhrases(text, tokens, language)].filter((issue) => !taken(issue));
  return [...guided, ...general, ...longSentences(text, language)].sort((a, b) => a.start - b.start || a.end - b.end);
}
