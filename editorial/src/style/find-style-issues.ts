/** Every place of a text that does not keep to the style guide, with what to do about it and what it costs. */
import type { Claim, StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { checkSettings, type StyleguideContent } from '@foyer/contract/styleguides';
import { type Token, tokenize } from '#claims/reading/tokens.ts';
import type { TextContext } from '#context.ts';
import { findAddress } from '#style/address.ts';
import { knownNames, withinNames } from '#style/known-names.ts';
import { longSentences } from '#style/length.ts';
import { mendIn } from '#style/mend-issue.ts';
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

/** Exclamation marks, where the guide has none. */
function findExclamations(text: string, { general }: StyleguideContent): StyleIssue[] {
  if (general.settings[checkSettings.exclamations] !== false) return [];
  return [...text.matchAll(/[!¡]+/g)].map(({ 0: marks, index }) => ({
    start: index,
    end: index + marks.length,
    text: marks,
    kind: 'exclamation',
    message: 'This style guide has no exclamation marks',
    fix: marks.startsWith('¡') ? '' : '.',
    cost: costs.exclamation,
  }));
}

const praiseMayStand = (guide: StyleguideContent | null): boolean =>
  guide?.general.settings[checkSettings.superlatives] === false;

/** Issues that only the guide makes: with another guide, or none, the same text has others. In no order. */
const guidedIssues = (
  text: string,
  tokens: readonly Token[],
  guide: StyleguideContent,
  language: Language,
): StyleIssue[] => [
  ...findListedWords(text, tokens, guide, language),
  ...findAddress(text, tokens, guide, language),
  ...findExclamations(text, guide),
];

/**
 * What a text must change to keep to a guide: avoided words, another form of address, praise without proof, exclamation
 * marks. What the guide only suggests is left out, and what stands within one of the names.
 */
export function breachesOf(
  text: string,
  guide: StyleguideContent,
  language: Language,
  names: readonly string[] = [],
): StyleIssue[] {
  const tokens = tokenize(text, language);
  const named = withinNames(text, names);
  const own = (issue: StyleIssue) => !named(issue);
  const guided = guidedIssues(text, tokens, guide, language)
    .filter(own)
    .filter(({ cost }) => cost !== costs['preferred-word']);
  const praise = praiseMayStand(guide)
    ? []
    : findWornPhrases(text, tokens, language).filter(({ kind }) => kind === 'superlative');
  return [...guided, ...besides(guided, praise.filter(own))];
}

/** A fix is offered only where a whole sentence is left of it. */
function mendable(text: string, tokens: readonly Token[], issue: StyleIssue, language: Language): StyleIssue {
  if (issue.fix === undefined || mendIn(text, tokens, issue, language)) return issue;
  const { fix: _, ...left } = issue;
  return left;
}

/** Those of others that stand where the guide itself says nothing: one place is one issue. */
const besides = (guided: readonly StyleIssue[], others: readonly StyleIssue[]): StyleIssue[] =>
  others.filter((issue) => !guided.some((other) => issue.start < other.end && issue.end > other.start));

/** Issues in reading order; offsets are UTF-16 into the text as sent. `claims` are those found in the same text. */
export function findStyleIssues(text: string, context: TextContext, claims: readonly Claim[] = []): StyleIssue[] {
  const { language, styleguide } = context;
  const tokens = tokenize(text, language);
  const green = claims.filter((claim) => claim.kind === 'green' && claim.verdict !== 'supported').map(greenIssue);
  const foreign = findOtherLanguage(text, context);
  if (foreign.length > 0) return foreign;
  const named = withinNames(text, knownNames(context));
  const own = (issue: StyleIssue) => !named(issue);
  const guided = styleguide ? guidedIssues(text, tokens, styleguide, language).filter(own) : [];
  const worn = findWornPhrases(text, tokens, language)
    .filter(own)
    .filter(({ kind }) => kind !== 'superlative' || !praiseMayStand(styleguide));
  return [...guided, ...besides(guided, [...green, ...worn]), ...longSentences(text, language)]
    .map((issue) => mendable(text, tokens, issue, language))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}
