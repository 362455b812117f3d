/**
 * Syllables of a word by small vowel rules for each language. Hyphenation points would undercount, so vowels are
 * counted; the golden words in the test say how well.
 */
import type { Language } from '@foyer/contract/languages';

const groups = (word: string, vowels: RegExp) => word.match(vowels)?.length ?? 0;

/** Neighbouring vowels that are spoken apart: 'area', 'quiet', 'media', 'situation'. */
const apart = /[^csgt]ia|[^aeiouqg]ua|io(?!u|n)|iet|[rn]ea$|eo$|[aeiou]ing$|tuous/g;
/** An e at the end that is not heard, or is part of an unheard -es or -ed. */
const silentEnd = /(?:[^aeiouyl]|[aeiouy]l)e$|[^aeiouydt]ed$|(?:[^aeiouyscxzghl]|[aeiouy]l)es$/;

function english(word: string): number {
  if (word.length <= 3) return word === 'a' || !/[aeiouy].*[aeiouy]/.test(word) || /[aeiouy]{2}|e$/.test(word) ? 1 : 2;
  const groupsOfVowels = groups(word, /[aeiouyàâäéèêëïîôöûü]+/g);
  const silent = silentEnd.test(word) ? 1 : 0;
  return Math.max(1, groupsOfVowels - silent + groups(word, apart) + (/(?:ism|thm)s?$/.test(word) ? 1 : 0));
}

/** Foreign words in which i and e, or e and u, are spoken apart. */
const germanApart = /(?:famil|lin|ser|fol|akt|präm|kastan|petersil|fer|ital|span|belg|as)ie|eum/;

const german = (word: string) =>
  Math.max(
    1,
    groups(word, /au|äu|eu|ei|ai|ie(?!n$|r$|ll)|aa|ee|oo|ou|[aeiouyäöüàáâéèêëíîóôúû]/g) +
      (germanApart.test(word) ? 1 : 0),
  );

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
