/**
 * The word to write instead, in the form in which the listed word is said: 'strolls' for 'walks'. Undefined where no
 * rule tells that form: a word in the wrong one breaks its sentence.
 */
import type { Language } from '@foyer/contract/languages';

const plural = (word: string): string =>
  /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
/** 'Stop' doubles its last letter, 'stay' and 'visit' do not. */
const stemOf = (word: string): string =>
  /^[^aeiou]*[aeiou][bdgmnprt]$/.test(word) ? word + word.slice(-1) : /[^eoy]e$/.test(word) ? word.slice(0, -1) : word;
const romancePlural = (word: string): string | undefined =>
  /[aeoé]$/.test(word) ? `${word}s` : /[lnrd]$/.test(word) ? `${word}es` : undefined;

/** The form of `instead` that answers to how `said` differs from `as`; all in lower case but for German nouns. */
function formOf(said: string, as: string, instead: string, language: Language): string | undefined {
  const ending = (of: string, by: string) => (said === of + by ? by : undefined);
  if (language === 'en') {
    if (said === plural(as)) return plural(instead);
    if (as === plural(said)) return instead.replace(/ies$/, 'y').replace(/(ss|x|z|ch|sh)es$|s$/, '$1');
    if (said === `${stemOf(as)}ing`) return `${stemOf(instead)}ing`;
    if (said === `${stemOf(as)}ed`)
      return /[^aeiou]y$/.test(instead) ? `${instead.slice(0, -1)}ied` : `${stemOf(instead)}ed`;
    return;
  }
  if (language === 'de') {
    // Nouns make their plurals each in their own way; adjectives all in the same.
    if (instead !== instead.toLowerCase()) return;
    const by = ['e', 'er', 'es', 'en', 'em'].find((one) => ending(as, one) || ending(as.replace(/e$/, ''), one));
    return by && /[^e]$/.test(instead) ? instead + by : undefined;
  }
  if (language === 'es') {
    const by = as.endsWith('o') ? ['a', 'os', 'as'].find((one) => said === as.slice(0, -1) + one) : undefined;
    if (by && instead.endsWith('o')) return instead.slice(0, -1) + by;
    // 'Agradable', 'especial', 'realista' have one form for both genders.
    if (by) return !/(?:e|l|ista)$/.test(instead) ? undefined : by === 'a' ? instead : romancePlural(instead);
    return said === romancePlural(as) ? romancePlural(instead) : undefined;
  }
  const by = ['es', 'e', 's'].find((one) => ending(as, one));
  if (!by || /[sxz]$|(?:al|eau|eu|er|f)$/.test(instead)) return;
  return instead.endsWith('e') ? instead + (by.endsWith('s') ? 's' : '') : instead + by;
}

/** What to write for a place that says a form of the listed `as`. */
export function inflected(said: string, as: string, instead: string, language: Language): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (plain(said) === plain(as)) return instead;
  if (/\s/.test(`${as}${said}${instead}`.trim())) return;
  return formOf(plain(said), plain(as), instead, language);
}
