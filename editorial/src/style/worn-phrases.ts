/** Superlatives nobody can prove and phrases that every hotel has used. */
import type { StyleIssue } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { PhraseTree } from '#claims/reading/phrases.ts';
import type { Token } from '#claims/reading/tokens.ts';
import { packs } from '#lexicon/packs.ts';
import { costs } from '#style/score.ts';

type Kind = 'superlative' | 'cliche';
const compiled = new Map<Language, PhraseTree<Kind>>();

function treeOf(language: Language): PhraseTree<Kind> {
  let tree = compiled.get(language);
  if (!tree) {
    const { style, endings, verbEndings } = packs[language];
    tree = new PhraseTree<Kind>(endings, verbEndings);
    for (const phrase of style.superlatives) tree.add(phrase, 'superlative');
    for (const phrase of style.cliches) tree.add(phrase, 'cliche');
    compiled.set(language, tree);
  }
  return tree;
}

const messages: Record<Kind, (words: string) => string> = {
  superlative: (words) => `“${words}” praises without proof; say what is so good instead`,
  cliche: (words) => `“${words}” stands in every hotel text; say it in your own words`,
};

/** Issues for superlatives and worn phrases. */
export function findWornPhrases(text: string, tokens: readonly Token[], language: Language): StyleIssue[] {
  const tree = treeOf(language);
  const found: StyleIssue[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const match = tree.longest(tokens, index);
    const kind = match?.values[0];
    if (!match || !kind) continue;
    const start = tokens[index]?.start ?? 0;
    const end = tokens[match.to - 1]?.end ?? start;
    const words = text.slice(start, end);
    found.push({ start, end, text: words, kind, message: messages[kind](words), cost: costs[kind] });
    index = match.to - 1;
  }
  return found;
}
