/** Finds a word of the style guide in a text in any of its forms, by the same rule as the style check. */
import type { Language } from '@foyer/contract/languages';
import { formsFinder } from '#style/inflection.ts';

export type WordFinder = (text: string) => boolean;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text as finders look at it. */
type Seen = { text: string; words: readonly string[] };

/**
 * Makes finders for words and phrases of one language. Names that must stay as they are (event, house, town) are taken
 * out of a text first, so that an avoided word inside a name does not silence the name. A text is taken apart once for
 * all finders that look at it in a row.
 */
export function wordFinders(language: Language, names: readonly string[]): (listed: string) => WordFinder {
  const masks = names.filter(Boolean);
  let seen: Seen = { text: '', words: [] };
  const look = (text: string): Seen => {
    if (text === seen.text) return seen;
    const own = masks.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    seen = { text, words: wordsIn(own) };
    return seen;
  };
  return (listed) => {
    const words = wordsIn(listed).map((word) => formsFinder(word, language));
    if (words.length === 0) return () => false;
    return (text) => {
      const { words: said } = look(text);
      return said.some((_, at) => words.every((isForm, i) => isForm(said[at + i] ?? '')));
    };
  };
}
