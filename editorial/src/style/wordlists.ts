/** Words the style guide avoids or prefers, found in every form they take. */
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import type { StyleguideContent, WordRule } from '@foyer/contract/styleguides';
import { breaks, type Token, tokenize } from '#claims/reading/tokens.ts';
import { inflected } from '#style/inflected.ts';
import { isFormOf } from '#style/inflection.ts';
import { costs } from '#style/score.ts';

type Entry = {
  words: readonly string[];
  as: string;
  instead: string | null;
  line: string;
  rule?: WordRule | undefined;
};

/** 'guests, not customers' · 'guests (not customers)' · 'guests instead of customers' · 'customers -> guests' */
const pairs: readonly { pattern: RegExp; preferred: number; avoided: number }[] = [
  { pattern: /^(.+?)\s*(?:->|→|=>)\s*(.+)$/, preferred: 2, avoided: 1 },
  {
    pattern:
      /^(.+?),?\s*\(?(?:not|nicht|no|pas|instead of|statt|anstatt|en lugar de|en vez de|au lieu de)\s+([^)]+)\)?$/i,
    preferred: 1,
    avoided: 2,
  },
];

const wordsOf = (text: string, language: Language) => tokenize(text, language).map((token) => token.text);

type Lists = { avoided: Entry[]; preferred: Entry[] };
const kept = new WeakMap<StyleguideContent, Partial<Record<Language, Lists>>>();

/** The lists of a guide in a language, cut into words once. */
function listsOf(guide: StyleguideContent, language: Language): Lists {
  const known = kept.get(guide) ?? {};
  kept.set(guide, known);
  known[language] ??= readLists(guide, language);
  return known[language];
}

function readLists(guide: StyleguideContent, language: Language): Lists {
  const own = guide.languageOverrides[language];
  const avoidedWords = own?.avoidedWords ?? guide.tone.vocabulary.avoidedWords;
  const preferredWords = own?.preferredWords ?? guide.tone.vocabulary.preferredWords;
  const ruleOf = (line: string) => own?.rules?.[line] ?? guide.tone.vocabulary.rules?.[line];
  /** An entry for the word and one for each form that no grammar tells. */
  const entries = (line: string, as: string, instead: string | null, rule: WordRule | undefined): Entry[] =>
    [as, ...(rule?.forms ?? [])].map((form) => ({ words: wordsOf(form, language), as: form, instead, line, rule }));
  const preferred = preferredWords.flatMap((line): Entry[] => {
    const rule = ruleOf(line);
    if (rule?.instead) {
      // 'guests' instead of 'customers, clients': what is preferred stands in the list, what it replaces in its rule.
      return rule.instead.split(/\s*[,/]\s*/).flatMap((wrong) => entries(line, wrong, line, rule));
    }
    for (const { pattern, preferred: right, avoided: wrong } of pairs) {
      const match = pattern.exec(line);
      const better = match?.[right]?.trim();
      if (better) return (match?.[wrong] ?? '').split(/\s*[,/]\s*/).flatMap((as) => entries(line, as, better, rule));
    }
    return [];
  });
  const avoided = avoidedWords.flatMap((line) => {
    const rule = ruleOf(line);
    return entries(line, line, rule?.instead || null, rule);
  });
  return { avoided, preferred };
}

/** A suggestion costs as little as a word another is preferred to. */
const costOf = ({ rule }: Entry, kind: 'avoided-word' | 'preferred-word'): number =>
  rule?.severity === 'should' ? costs['preferred-word'] : costs[kind];

/** Where a listed phrase stands, word by word in any form; the index after its last token, or null. */
function phraseAt(
  tokens: readonly Token[],
  index: number,
  words: readonly string[],
  language: Language,
): number | null {
  for (let at = 0; at < words.length; at += 1) {
    const token = tokens[index + at];
    const word = words[at];
    if (!token || word === undefined || (at > 0 && token.gap > breaks.space) || !isFormOf(token.text, word, language))
      return null;
  }
  return words.length > 0 ? index + words.length : null;
}

/** Issues for words to avoid and for words another is preferred to. */
export function findListedWords(
  text: string,
  tokens: readonly Token[],
  guide: StyleguideContent,
  language: Language,
): StyleIssue[] {
  const { avoided, preferred } = listsOf(guide, language);
  const found: StyleIssue[] = [];
  const replaced = new Set<string>();
  const look = (entry: Entry, kind: 'avoided-word' | 'preferred-word') => {
    for (let index = 0; index < tokens.length; index++) {
      const to = phraseAt(tokens, index, entry.words, language);
      if (to === null) continue;
      const start = tokens[index]?.start ?? 0;
      const end = tokens[to - 1]?.end ?? start;
      const instead =
        entry.instead ?? preferred.find((other) => other.as.toLowerCase() === entry.as.toLowerCase())?.instead ?? '';
      const said = text.slice(start, end);
      const fix = instead && inflected(said, entry.as, instead, language);
      const told =
        kind === 'avoided-word'
          ? `“${said}” is a word this style guide avoids${fix === undefined ? `; it has “${instead}”` : ''}`
          : `This style guide prefers “${instead}” to “${entry.as}”`;
      const message = entry.rule?.why ? `${told}: ${entry.rule.why}` : told;
      const listed = kind === 'avoided-word' ? { listed: entry.line } : {};
      const offered = fix === undefined ? {} : { fix };
      if (instead) replaced.add(instead);
      found.push({ start, end, text: said, kind, message, ...offered, ...listed, cost: costOf(entry, kind) });
      index = to - 1;
    }
  };
  for (const entry of avoided) look(entry, 'avoided-word');
  const told = new Set(replaced);
  for (const entry of preferred) if (!told.has(entry.instead ?? '')) look(entry, 'preferred-word');
  return found;
}
