/** French: gender and number, adverbs, every tense of a verb, and how 'tu' and 'vous' are asked to do something. */

import { irregularVerbs } from './fr-irregular-verbs.ts';
import { nounForms } from './fr-nouns.ts';
import { circumflexes, keepsCircumflex } from './fr-nouns-data.ts';
import { othersOf } from './fr-others.ts';
import { conjugate, isInfinitive, verbForms } from './fr-verbs.ts';
import type { Addressed, Morphology } from './morphology.ts';

/** Plural persons of the irregular verbs, by which a listed 'venez' is told to be 'venir'. */
const irregularPlurals = new Map(
  [...irregularVerbs.keys()].flatMap((infinitive) => {
    const { present, subjunctive } = conjugate(infinitive);
    return [present[3], present[4], subjunctive[3], subjunctive[4]].flatMap((forms) =>
      (forms ?? []).map((form) => [form, infinitive] as const),
    );
  }),
);
/** Stems in -iss that are not those of 'finir'. */
const likeGlisser: ReadonlySet<string> = new Set(['gliss', 'hiss', 'tiss', 'liss', 'pliss', 'viss', 'couliss']);

/** The infinitive of a listed form in -ez, or of an irregular one in -ons; null where there is none. */
function infinitiveOf(word: string): string | null {
  const known = irregularPlurals.get(word);
  if (known) return known;
  if (word.length < 5 || word === 'assez') return null;
  const stem = /^(.+)ez$/.exec(word)?.[1];
  if (!stem || /[iy]$/.test(stem)) return null;
  return /[^a]iss$/.test(stem) && !likeGlisser.has(stem) ? stem.replace(/ss$/, 'r') : `${stem}er`;
}

/** As it is written since 1990, without the accent on a capital, and with 'oe' for 'œ'. */
function spellings(form: string): string[] {
  const bare = form.normalize('NFD').charAt(0);
  const ways = [form, ...(form.length > 2 && /^[àâéèêîôû]/.test(form) ? [bare + form.slice(1)] : [])];
  if (/œ/.test(form)) ways.push(form.replace('œ', 'oe'));
  if (/oe/.test(form)) ways.push(form.replace('oe', 'œ'));
  if (/[îû](?!mes$|tes$)/.test(form) && !keepsCircumflex.test(form))
    ways.push(form.replace(/î/g, 'i').replace(/û/g, 'u'));
  return ways;
}

/** 'Comme chez soi' is said of each person by his own pronoun. */
const persons: ReadonlySet<string> = new Set(['soi', 'moi', 'toi', 'lui', 'elle', 'nous', 'vous', 'eux', 'elles']);

function formsOf(listed: string): ReadonlySet<string> {
  const word = listed.toLowerCase().normalize('NFC');
  if (word === 'soi') return persons;
  const marked = circumflexes.find(([plain]) => word.startsWith(plain));
  const bases = [word];
  if (marked) bases.push(marked[1] + word.slice(marked[0].length));
  if (word.includes('oe')) bases.push(word.replace('oe', 'œ'));
  const infinitives = bases.flatMap((base) => (isInfinitive(base) ? [base] : (infinitiveOf(base) ?? [])));
  const forms = [...bases.flatMap(nounForms), ...infinitives.flatMap(verbForms)];
  const others = new Set(
    [...bases, ...infinitives].flatMap((base) => (Object.hasOwn(othersOf, base) ? (othersOf[base] ?? []) : [])),
  );
  return new Set([word, ...forms.flatMap(spellings).filter((form) => !others.has(form))]);
}

/** Imperatives that begin a phrase as prepositions far more often. */
const prepositions: ReadonlySet<string> = new Set(['entre']);
/** 'Rendez-vous' is mostly a noun, 'faites maison' and 'dites' are participles. */
const noun = 'rendez';
const participles: ReadonlySet<string> = new Set(['faites', 'dites', 'refaites', 'redites', 'défaites', 'satisfaites']);

function imperativesOf(infinitive: string): Addressed {
  if (!isInfinitive(infinitive)) return { formal: [], informal: [] };
  const [tu = [], , vous = []] = conjugate(infinitive).imperative;
  return {
    formal: vous.filter((form) => form !== noun),
    informal: tu.filter((form) => !prepositions.has(form)),
  };
}

/** The -ez forms need no 'vous'; what is said to 'tu' does. */
function spokenTo(infinitive: string): Addressed {
  if (!isInfinitive(infinitive)) return { formal: [], informal: [] };
  const { present, imperfect, future, conditional, subjunctive, imperative } = conjugate(infinitive);
  const formal = [present, imperfect, future, conditional, subjunctive].flatMap((tense) => tense[4] ?? []);
  return {
    formal: [...new Set([...formal, ...(imperative[2] ?? [])])].filter(
      (form) => form !== noun && !participles.has(form),
    ),
    informal: [],
  };
}

export const french: Morphology = { formsOf, imperativesOf, spokenTo };
