/** Finds a word of the style guide in a text in any of its forms: endings, doubled consonants, compounds, other case. */
import type { Voice } from './voice.ts';

export type WordFinder = (text: string) => boolean;

/**
 * A finder for one word or phrase. Names that must stay as they are (event, house, town) are taken out of the text
 * first, so that an avoided word inside a name does not silence the name.
 */
export function wordFinder(word: string, voice: Voice, names: readonly string[]): WordFinder {
  const fold = voice.fold ?? ((text: string) => text);
  const stem = stemOf(fold(word.trim().toLowerCase()), voice.endings.map(fold));
  if (!stem) return () => false;
  const endings = voice.endings.map(fold).map(quoted).join('|');
  const last = quoted(stem.slice(-1));
  const before = voice.compounds && stem.length >= 5 ? '' : '(?<![\\p{L}\\p{N}])';
  const after = voice.compounds && stem.length >= 5 ? '\\p{L}*' : `(?:${last}?(?:${endings}))?(?![\\p{L}\\p{N}])`;
  const body = quoted(stem).replace(/\\? +/g, '[\\s-]+');
  const pattern = new RegExp(`${before}${body}${after}`, 'iu');
  const masks = names.filter(Boolean).map((name) => new RegExp(quoted(name), 'giu'));
  return (text) => pattern.test(fold(masks.reduce((rest, mask) => rest.replace(mask, ' '), text)));
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The word without its own ending, so long as enough of it is left to be told apart. */
function stemOf(word: string, endings: readonly string[]): string {
  const ending = endings.find((end) => end && word.endsWith(end) && word.length - end.length >= 4);
  return ending ? word.slice(0, -ending.length) : word;
}
