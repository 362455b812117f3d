/**
 * Whether a word of a text is a form of a listed word: plural, case, gender, verb ending, comparative, and in German a
 * compound with it. A light stem is enough here: both words are cut the same way and then compared.
 */
import type { Language } from '@foyer/contract/languages';

/** Endings cut from the end of a word, longest first. */
const endings: Record<Language, readonly string[]> = {
  en: ["'s", 'iest', 'ier', 'ies', 'ing', 'est', 'ed', 'er', 'es', 'ly', 'y', 's', 'e', 'd'],
  de: [
    'ernden',
    'endsten',
    'endste',
    'enden',
    'ender',
    'endes',
    'ende',
    'end',
    'esten',
    'estem',
    'ester',
    'estes',
    'este',
    'sten',
    'stem',
    'ster',
    'stes',
    'ste',
    'eren',
    'erem',
    'erer',
    'eres',
    'ere',
    'tete',
    'eten',
    'ete',
    'ten',
    'tem',
    'ter',
    'tes',
    'test',
    'te',
    'ern',
    'est',
    'en',
    'em',
    'er',
    'es',
    'et',
    'st',
    'e',
    'n',
    's',
    't',
  ],
  es: [
    'ísimamente',
    'amente',
    'mente',
    'ísimos',
    'ísimas',
    'ísimo',
    'ísima',
    'iéndose',
    'ándose',
    'iendo',
    'ando',
    'ieron',
    'aron',
    'aremos',
    'eremos',
    'iremos',
    'arán',
    'erán',
    'irán',
    'arás',
    'erás',
    'irás',
    'ará',
    'erá',
    'irá',
    'amos',
    'emos',
    'imos',
    'arse',
    'erse',
    'irse',
    'ados',
    'adas',
    'idos',
    'idas',
    'ado',
    'ada',
    'ido',
    'ida',
    'ar',
    'er',
    'ir',
    'áis',
    'éis',
    'ad',
    'ed',
    'id',
    'an',
    'en',
    'as',
    'es',
    'os',
    'ió',
    'ón',
    'a',
    'e',
    'o',
    's',
    'ó',
    'é',
    'á',
  ],
  fr: [
    'issements',
    'issement',
    'ements',
    'ement',
    'issantes',
    'issante',
    'issants',
    'issant',
    'issent',
    'issons',
    'issez',
    'euses',
    'euse',
    'eux',
    'aient',
    'antes',
    'ants',
    'ante',
    'ant',
    'erons',
    'eront',
    'erez',
    'eras',
    'era',
    'ées',
    'ée',
    'és',
    'é',
    'ait',
    'ais',
    'ent',
    'ons',
    'ez',
    'er',
    'ir',
    'aux',
    'ale',
    'ales',
    'al',
    'ives',
    'ive',
    'ifs',
    'if',
    'es',
    'e',
    's',
    'x',
    'it',
    'is',
  ],
};
const shortestStem = 3;
/** A German compound is told by a part of at least this many letters. */
const shortestPart = 5;

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

/** A word without its accents, and its stem. */
type Form = { flat: string; stem: string };
const forms: Record<Language, Map<string, Form>> = { en: new Map(), de: new Map(), es: new Map(), fr: new Map() };
/** Words remembered in a language before it starts anew. */
const mostForms = 20_000;

/** Every word of a text is held against every listed one, so what it is cut to is remembered. */
function formOf(word: string, language: Language): Form {
  const known = forms[language];
  let form = known.get(word);
  if (!form) {
    form = { flat: plain(word), stem: stemOf(word, language) };
    if (known.size >= mostForms) known.clear();
    known.set(word, form);
  }
  return form;
}

/** The light stem of a lower-case word. */
export function stemOf(word: string, language: Language): string {
  const ending = endings[language].find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  let stem = plain(ending ? word.slice(0, -ending.length) : word);
  if (language === 'de' && /^ge.{3,}/.test(stem) && ending && /^(?:t|en|te|ten|tes|ter|tem)$/.test(ending))
    stem = stem.slice(2);
  if (language === 'en' && /([bdgmnprt])\1$/.test(stem)) stem = stem.slice(0, -1);
  return stem;
}

/** True when `word` is a form of `listed`, or in German a compound with it. Both in lower case. */
export function isFormOf(word: string, listed: string, language: Language): boolean {
  if (word === listed) return true;
  const { flat, stem } = formOf(word, language);
  const known = formOf(listed, language);
  const isKnown = (part: string) => part === known.flat || part === known.stem;
  if (isKnown(stem) || isKnown(flat)) return true;
  if (language !== 'de') return false;
  const isPart = (part: string) =>
    part.length >= shortestPart &&
    flat.length >= part.length + shortestStem &&
    (flat.startsWith(part) || flat.endsWith(part) || stem.endsWith(part));
  return isPart(known.flat) || isPart(known.stem);
}
