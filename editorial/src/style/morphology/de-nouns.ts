/** German nouns: plural, genitive, dative, and the women among persons. */
import { isDerivedAdjective } from './de-adjectives.ts';
import { irregularNouns, nounsByPlural, type Plural, persons } from './de-nouns-data.ts';
import { umlaut } from './de-verbs.ts';

const rows = new Map(irregularNouns.map((row) => [row[0] ?? '', row]));
const plurals = new Map<string, Plural[]>();
for (const [plural, nouns] of Object.entries(nounsByPlural) as [Plural, readonly string[]][])
  for (const noun of nouns) plurals.set(noun, [...new Set([...(plurals.get(noun) ?? []), plural])]);

/** True for a noun whose forms are known. */
export const isNoun = (word: string): boolean => rows.has(word) || plurals.has(word);
export const knownNouns: readonly string[] = [...new Set([...rows.keys(), ...plurals.keys()])];

/** 'Des Hauses', 'des Zimmers', 'dem Hause'; nothing behind an s that stands for it. */
function genitive(word: string): string[] {
  if (/[sßxz]$/.test(word)) return [`${word}es`];
  return /(?:e[lrn]|chen|lein|[aeiouy])$/.test(word) ? [`${word}s`] : [`${word}s`, `${word}es`];
}

function pluralForms(word: string, plural: Plural): string[] {
  const own = genitive(word);
  switch (plural) {
    case 'e':
      return [...own, `${word}e`, `${word}en`];
    case 'ue':
      return [...own, `${umlaut(word)}e`, `${umlaut(word)}en`];
    case 'er':
      return [...own, `${word}er`, `${word}ern`];
    case 'uer':
      return [...own, `${umlaut(word)}er`, `${umlaut(word)}ern`];
    case 'n':
      return [`${word}n`, ...(word.endsWith('er') ? [`${word}s`] : [])];
    case 'en':
      return [...own, `${word}en`];
    case 's':
      return [`${word}s`];
    case 'u':
      return [`${word}s`, umlaut(word), ...(word.endsWith('n') ? [] : [`${umlaut(word)}n`])];
    case 'same':
      return [`${word}s`, ...(word.endsWith('n') ? [] : [`${word}n`])];
    case 'none':
      return own;
  }
}

/** What an ending tells of a noun's plural. */
const told: readonly (readonly [RegExp, readonly Plural[]])[] = [
  [/(?:ung|heit|keit|schaft|ion|tät|ik|anz|enz|ei|ur|age)$/, ['en']],
  [/(?:chen|lein|tum)$/, ['same']],
  [/(?:ling|ment|ant|ent|ist)$/, ['e', 'en', 's']],
  [/ismus$/, ['none']],
  [/(?:eur|ier|ar|al)$/, ['e', 's']],
  [/or$/, ['en']],
];

/** Nobody knows: every way there is. */
const guesses = (word: string): readonly Plural[] => {
  if (/e$/.test(word)) return ['n', 's'];
  if (/e[lr]$/.test(word)) return ['same', 'n'];
  if (/en$/.test(word)) return ['same'];
  if (/[aiouy]$/.test(word)) return ['s'];
  return ['e', 'en', 's', 'er', 'ue', 'uer'];
};

const isPerson = (word: string): boolean => persons.has(word) || /\p{L}{3}(?:er|ent|ant|ist|eur|or|oge)$/u.test(word);

/** 'Kundin', 'Kundinnen', and what stands before the colon in 'Kund:innen'. */
function feminine(word: string): string[] {
  const stem = word.replace(/e$/, '');
  const stems = stem === word ? [stem, ...(/[aou]/.test(stem) && !/er$/.test(stem) ? [umlaut(stem)] : [])] : [stem];
  return [...stems.flatMap((one) => [`${one}in`, `${one}innen`]), ...(stem === word ? [] : [stem])];
}

/** The noun a compound ends in, if it is known; of two the longer one. */
export function tailOf(word: string): string | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const tail = word.slice(at);
    if (isNoun(tail)) return tail.length > 3 || !isDerivedAdjective(word) ? tail : null;
  }
  return null;
}

/** Forms of a word as a noun, itself included; `sure` where they are known and not guessed. */
export function nounForms(word: string): { forms: string[]; sure: boolean } {
  const row = rows.get(word);
  const known = plurals.get(word);
  if (row || known) {
    const forms = row ? [...row] : [word, ...(known ?? []).flatMap((plural) => pluralForms(word, plural))];
    return { forms: [...forms, ...(isPerson(word) ? feminine(word) : [])], sure: true };
  }
  if (/(?<=\p{L}{3})in$/u.test(word)) return { forms: [word, `${word}nen`, `${word}s`], sure: false };
  if (/(?<=\p{L}{2})nis$/u.test(word)) return { forms: [word, `${word}ses`, `${word}se`, `${word}sen`], sure: true };
  const pattern = told.find(([ending]) => ending.test(word) && word.length > 5);
  const tail = tailOf(word);
  if (tail && !(pattern && tail.length < 5)) {
    const before = word.slice(0, word.length - tail.length);
    return { forms: nounForms(tail).forms.map((form) => before + form), sure: true };
  }
  const ways = pattern?.[1] ?? guesses(word);
  const forms = [word, ...ways.flatMap((plural) => pluralForms(word, plural))];
  const sure = /(?:ung|heit|keit|schaft|ion|tät|chen|lein|ismus)$/.test(word) && word.length > 5;
  return { forms: [...forms, ...(isPerson(word) ? feminine(word) : [])], sure };
}

let singulars: ReadonlyMap<string, string> | null = null;
const singularsOfKnown = (): ReadonlyMap<string, string> => {
  singulars ??= new Map(
    knownNouns.flatMap((noun) =>
      nounForms(noun)
        .forms.filter((one) => one.length > 2 && !isNoun(one))
        .map((one) => [one, noun] as const),
    ),
  );
  return singulars;
};

/** True for a noun whose forms are known, in any of them. */
export const isNounForm = (form: string): boolean => isNoun(form) || singularsOfKnown().has(form);

/** The singular a listed form is surely of: 'Gäste', 'Kundinnen', 'Buchungen', 'Sonderangebote'. */
export function singularOf(form: string): string | null {
  if (isNoun(form)) return null;
  const known = singularsOfKnown().get(form);
  if (known) return known;
  if (/innen$/.test(form)) return form.slice(0, -3);
  if (/(?:ung|heit|keit|schaft|tion|tät)en$/.test(form)) return form.slice(0, -2);
  if (/nisse[sn]?$/.test(form)) return form.replace(/se[sn]?$/, '');
  if (form.endsWith('ieren')) return null;
  for (let at = 3; at <= form.length - 4; at++) {
    const tail = form.slice(at);
    if (isNoun(tail)) return null;
    const noun = singularsOfKnown().get(tail);
    if (noun) return form.slice(0, at) + noun;
  }
  return null;
}
