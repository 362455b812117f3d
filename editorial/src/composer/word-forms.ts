/** Finds a word of the style guide in a text in any of its forms, by the same rule as the style check. */
import type { Language } from '@foyer/contract/languages';
import { isFormOf, stemOf } from '#style/inflection.ts';

export type WordFinder = (text: string) => boolean;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();

/**
 * A finder for one word or phrase. Names that must stay as they are (event, house, town) are taken out of the text
 * first, so that an avoided word inside a name does not silence the name.
 */
export function wordFinder(listed: string, language: Language, names: readonly string[]): WordFinder {
  const words = wordsIn(listed);
  const [first] = words;
  if (!first) return () => false;
  // No form is without the first letters of the stem: most texts are told apart by them alone.
  const beginning = stemOf(first, language).slice(0, 3);
  const masks = names.filter(Boolean);
  return (text) => {
    const own = masks.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    if (!plain(own).includes(beginning)) return false;
    const said = wordsIn(own);
    return said.some((_, at) => words.every((word, i) => isFormOf(said[at + i] ?? '', word, language)));
  };
}
