/** Lists of phrases beside the grammar's own, read with the endings of each language. */
import type { Language } from '@foyer/contract/languages';
import { PhraseTree } from '#claims/reading/phrases.ts';
import { packs } from '#lexicon/packs.ts';

/** The tree of a language, grown by `fill` when somebody first asks for it. */
export function phrasesOfLanguages<T>(
  fill: (tree: PhraseTree<T>, language: Language) => void,
): (language: Language) => PhraseTree<T> {
  const trees = new Map<Language, PhraseTree<T>>();
  return (language) => {
    const before = trees.get(language);
    if (before) return before;
    const tree = new PhraseTree<T>(packs[language].endings, packs[language].verbEndings);
    fill(tree, language);
    trees.set(language, tree);
    return tree;
  };
}
