/** German: declension of nouns and adjectives, comparison, and verbs with their prefixes and requests. */
import { paradigmOf } from './de-forms.ts';
import { isNoun } from './de-nouns.ts';
import { conjugate, isInfinitive } from './de-verbs.ts';
import type { Addressed, Morphology } from './morphology.ts';

/** Stems whose second person sounds like the third. */
const hisses = /[sßzx]$/;

const nobody: Addressed = { formal: [], informal: [] };
const unique = (forms: readonly string[]): readonly string[] => [...new Set(forms)];

/** 'Buch', 'buche', 'bucht' and 'buchen sie'; of a separable verb what stands in front: 'ruf … an', 'rufen sie … an'. */
function imperativesOf(infinitive: string): Addressed {
  const word = infinitive.toLowerCase();
  if (!isInfinitive(word)) return nobody;
  const { imperatives, formal } = conjugate(word);
  return { formal: formal ? [`${formal} sie`] : [], informal: unique(imperatives) };
}

/** 'Kannst', 'möchtest', 'habt'. Sie takes the verb of 'they', so nothing is formal without its pronoun. */
function spokenTo(infinitive: string): Addressed {
  const word = infinitive.toLowerCase();
  if (!isInfinitive(word)) return nobody;
  const { prefix, second } = conjugate(word);
  const joined = prefix === '' ? [] : second.map((form) => prefix + form);
  // 'Lässt', 'reist', 'sitzt' are what he and she do as well.
  const isShared = (form: string) => hisses.test(word.replace(/e?n$/, '')) && !form.endsWith('est');
  return { formal: [], informal: unique([...second, ...joined]).filter((form) => !isNoun(form) && !isShared(form)) };
}

/** Forms of a verb that are a noun where they have a capital: 'trank', 'schloss'. */
export const smallFormsOf = (listed: string): ReadonlySet<string> => paradigmOf(listed).small;

export const german: Morphology = { formsOf: (listed) => paradigmOf(listed).forms, imperativesOf, spokenTo };
