/**
 * Syllables of a word by small vowel rules for each language. Hyphenation points would undercount, so vowels are
 * counted; the golden words in the test say how well.
 */
import type { Language } from '@foyer/contract/languages';

const groups = (word: string, vowels: RegExp) => word.match(vowels)?.length ?? 0;

function english(word: string): number {
  if (word.length <= 3) return 1;
  let count = groups(word, /[aeiouyàâäéèêëïîôöûü]+/g);
  if (
    /[^aeiouyl]e$/.test(word) ||
    /[aeiouy]le$/.test(word) ||
    (/[aeiou]e$/.test(word) === false && /[^aeiouy]e$/.test(word) && !/[^aeiouy]le$/.test(word))
  )
    count--;
  if (/[^aeiouydt]ed$/.test(word)) count--;
  if (/[^aeiouyscxzgh]es$/.test(word) && !/[^aeiouy]les$/.test(word)) count--;
  if (/(?:[^csgt]ia|[^aeiouqg]ua|io(?!u|n)|[^aeio]iu|eo(?!u|n)|[aeiou]ing|riet|dien|tuous)/.test(word)) count++;
  if (/(?:ism|thm)s?$/.test(word)) count++;
  return Math.max(1, count);
}

const german = (word: string) =>
  Math.max(1, groups(word, /au|äu|eu|ei|ai|ie(?!n$|r$|ll)|aa|ee|oo|ou|[aeiouyäöüàáâéèêëíîóôúû]/g));

const spanish = (word: string) =>
  Math.max(
    1,
    groups(
      word.replace(/(?<=[qg])u(?=[eiéí])/g, '').replace(/y(?=[aeiouáéíóú])/g, 'j'),
      /[iuü]?[aeoáéó][iuyü](?![aeoáéó])|[iuü][aeoáéó]|i[uú]|u[ií]|[aeiouyáéíóúü]/g,
    ),
  );

function french(word: string): number {
  const spoken = word
    .replace(/(?<=[^aeiouyàâäéèêëïîôöùûü])es?$/, '')
    .replace(/(?<=[aiouyéèôû])es?$/, '')
    .replace(/(?<=[^aeiouyàâäéèêëïîôöùûü])(?:ent)$/, word.endsWith('ment') ? 'ent' : '');
  return Math.max(
    1,
    groups(
      spoken.replace(/(?<=[qg])u(?=[eiéèêoa])/g, ''),
      /eau|oeu|œu|oi|ou|au|ai|eu|ei|œ|i[eaoé](?!u)|ui|[aeiouyàâäéèêëïîôöùûü]/g,
    ),
  );
}

const rules: Record<Language, (word: string) => number> = { en: english, de: german, es: spanish, fr: french };

/** Syllables of one word, at least one. */
export const syllablesOf = (word: string, language: Language): number => rules[language](word.toLowerCase());
