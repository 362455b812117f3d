/**
 * Whether a word of a text is a form of a listed word: plural, case, gender, verb form, comparison, the adverb of an
 * adjective, and in German a compound with it. The forms are made once for each listed word, by the grammar of its language.
 */
import type { Language } from '@foyer/contract/languages';
import { plainLetters } from '#claims/plain-name.ts';
import { german } from '#style/morphology/de.ts';
import { isCompoundOf } from '#style/morphology/de-compounds.ts';
import { english } from '#style/morphology/en.ts';
import { spanish } from '#style/morphology/es.ts';
import { french } from '#style/morphology/fr.ts';
import type { Morphology } from '#style/morphology/morphology.ts';

export const morphologies: Readonly<Record<Language, Morphology>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** `flat` holds the forms without accents; `asked` what was found out about words of texts. */
type Known = { forms: ReadonlySet<string>; flat: ReadonlySet<string>; asked: Map<string, boolean> };
const known: Record<Language, Map<string, Known>> = { en: new Map(), de: new Map(), es: new Map(), fr: new Map() };
/** Listed words of a language, and words of texts for each of them, that are remembered before all starts anew. */
const mostListed = 2_000;
const mostAsked = 5_000;

/** As words are compared: 'strasse' is 'straße'. */
const compared = (word: string, language: Language) =>
  language === 'de' && word.includes('ß') ? word.replaceAll('ß', 'ss') : word;

function knownOf(listed: string, language: Language): Known {
  const all = known[language];
  let one = all.get(listed);
  if (!one) {
    const forms = [...morphologies[language].formsOf(listed)].map((form) => compared(form, language));
    one = { forms: new Set(forms), flat: new Set(forms.map(plainLetters)), asked: new Map() };
    if (all.size >= mostListed) all.clear();
    all.set(listed, one);
  }
  return one;
}

/** Asks words of texts, in lower case, whether they are forms of one listed word: made once, asked often. */
export function formsFinder(listed: string, language: Language): (word: string, isShouted?: boolean) => boolean {
  const { forms, flat, asked } = knownOf(listed, language);
  return (word, isShouted = false) => {
    if (word === listed) return true;
    const said = compared(word, language);
    if (forms.has(said) || (isShouted && flat.has(said))) return true;
    if (language !== 'de') return false;
    let isCompound = asked.get(said);
    if (isCompound === undefined) {
      isCompound = isCompoundOf(said, listed);
      if (asked.size >= mostAsked) asked.clear();
      asked.set(said, isCompound);
    }
    return isCompound;
  };
}

/**
 * True when `word` is a form of `listed`, or in German a compound with it. Both in lower case. Capitals of a whole word
 * (`isShouted`) may go without the accents of their language: 'ETABLISSEMENT'.
 */
export const isFormOf = (word: string, listed: string, language: Language, isShouted = false): boolean =>
  word === listed || formsFinder(listed, language)(word, isShouted);
