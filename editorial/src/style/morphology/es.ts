/**
 * Spanish: number, gender, adverbs and -ísimo of nouns and adjectives, the whole verb with its pronouns behind it, and
 * the ways guests are asked and spoken to.
 */
import { style } from '#lexicon/es/style.ts';
import { saidToVosotros, withClitics } from './es-clitics.ts';
import { irregularVerbs } from './es-irregular-verbs.ts';
import { dictionaryForms, nominalForms } from './es-nominals.ts';
import { irregularNominals, nounsInO, noVerbs } from './es-nouns.ts';
import { knownInO, neverAsked, noVerbForms, saidToNobody } from './es-others.ts';
import { unaccented } from './es-stress.ts';
import { type Conjugation, conjugate, looksInfinitive } from './es-verbs.ts';
import type { Morphology } from './morphology.ts';

/** The infinitive of a word that is one, without its pronoun; null for 'hogar', 'popular', 'mujer'. */
function infinitiveIn(word: string): string | null {
  const bare = word.replace(/(?<=[aeiíáé]r)se$/, '');
  const known = irregularVerbs.has(bare);
  if (!looksInfinitive(bare) || noVerbs.has(bare) || (bare.length < 4 && !known)) return null;
  // An accent before the last syllable ('líder', 'carácter') makes it no verb.
  return /[áéíóú].*[aeiouáéíóú]/.test(bare) && !/[áéíóú]r$/.test(bare) ? null : bare;
}

const conjugations = new Map<string, Conjugation>();
const mostKept = 2_000;

/** A verb's forms, made once: guests are asked and spoken to by the same ones. */
function conjugated(infinitive: string): Conjugation {
  const verb = conjugations.get(infinitive) ?? conjugate(infinitive);
  if (conjugations.size >= mostKept) conjugations.clear();
  conjugations.set(infinitive, verb);
  return verb;
}

/** A participle's gender and number, its adverb and its '-ísimo'. */
function participleForms(participle: string): string[] {
  const stem = participle.slice(0, -1);
  return ['o', 'a', 'os', 'as', 'amente', 'ísimo', 'ísima', 'ísimos', 'ísimas'].map((ending) => stem + ending);
}

const finite = (verb: Conjugation): string[] => [
  ...[verb.present, verb.imperfect, verb.preterite, verb.future, verb.conditional, verb.subjunctive].flat(),
  ...verb.past.flat(),
  verb.vos.present,
];

/** A first or second person that is an adjective or a noun: 'limpio', 'completas', 'descanso'. */
const isNominal = (form: string) =>
  nounsInO.has(form) || knownInO.has(form) || (form.endsWith('as') && knownInO.has(`${form.slice(0, -2)}o`));

function verbForms(infinitive: string): string[] {
  const verb = conjugated(infinitive);
  const spoken = [...finite(verb), ...withClitics(infinitive, verb)].filter((form) => !isNominal(form));
  const forms = [infinitive, ...spoken, verb.gerund, ...verb.participles.flatMap(participleForms)];
  return forms.filter((form) => form.length > 1 && !noVerbForms.has(form));
}

let infinitives: Map<string, Set<string>> | null = null;

/** Finite forms of common verbs, and what infinitives they may come from. */
function infinitivesOf(form: string): ReadonlySet<string> | undefined {
  if (!infinitives) {
    infinitives = new Map();
    const nouns = new Set(style.nounImperatives);
    for (const infinitive of [...style.verbs, ...irregularVerbs.keys()]) {
      const bare = infinitiveIn(infinitive);
      if (!bare) continue;
      const verb = conjugated(bare);
      for (const one of [...finite(verb), verb.gerund, verb.tú, verb.vosotros, verb.vos.imperative]) {
        const nominal = nouns.has(one) || isNominal(one) || knownInO.has(one.replace(/as?$/, 'o'));
        if (nominal || noVerbForms.has(one) || saidToNobody.has(one)) continue;
        infinitives.set(one, (infinitives.get(one) ?? new Set()).add(bare));
      }
    }
  }
  const parts = hungBehind(form);
  return infinitives.get(form) ?? (parts ? infinitives.get(parts.bare) : undefined);
}

/** The verb a listed conjugated form surely belongs to: 'disfruta', 'sumérgete', 'déjese'. */
function verbBehind(word: string): string | null {
  if (word.length < 5 || irregularNominals.has(word) || knownInO.has(word)) return null;
  const found = infinitivesOf(word);
  return found?.size === 1 ? ([...found][0] ?? null) : null;
}

function formsOf(listed: string): ReadonlySet<string> {
  const word = listed.toLowerCase().normalize('NFC');
  const infinitive = infinitiveIn(word) ?? verbBehind(word);
  const nominal = dictionaryForms(word).flatMap((base) =>
    // An infinitive may be a noun: 'el amanecer', 'los placeres'.
    base === infinitive ? [base, `${base}es`] : nominalForms(base),
  );
  return new Set([word, ...nominal, ...(infinitive ? verbForms(infinitive) : [])]);
}

const none = { formal: [], informal: [] };
const sure = (forms: readonly string[]): string[] => [...new Set(forms)].filter((form) => !saidToNobody.has(form));

/** 'reserva', 'reservad', 'reservá' and behind 'no' 'reserves'; 'reserve', 'reserven'. */
function imperativesOf(infinitive: string) {
  const bare = infinitiveIn(infinitive.toLowerCase());
  if (!bare || neverAsked.has(bare)) return none;
  const verb = conjugated(bare);
  const denied = [verb.subjunctive[1] ?? '', verb.subjunctive[4] ?? ''];
  return {
    formal: sure([verb.subjunctive[2] ?? '', verb.subjunctive[5] ?? '']),
    informal: sure([verb.tú, verb.vos.imperative, ...saidToVosotros(verb), ...denied]),
  };
}

/**
 * The second persons of every tense and 'reservad'. The third person may speak of anybody, so 'usted' is told by other
 * words.
 */
function spokenTo(infinitive: string) {
  const bare = infinitiveIn(infinitive.toLowerCase());
  if (!bare) return none;
  const verb = conjugated(bare);
  const tenses = [verb.present, verb.imperfect, verb.preterite, verb.future, verb.conditional, verb.subjunctive];
  const second = [...tenses, ...verb.past].flatMap((persons) => [persons[1] ?? '', persons[4] ?? '']);
  const asked = neverAsked.has(bare) ? [] : saidToVosotros(verb);
  const informal = sure([...second, verb.vos.present, ...asked]).filter((form) => !isNominal(form));
  return { formal: [], informal };
}

const hung = /^(\p{L}*[áéíóú]\p{L}*?)((?:te|se|me|nos|os)?(?:l[aoe]s?)|te|se|me|nos|os)$/u;

/** The accent that a request gets by what is hung behind it goes with that: 'resérvalo', 'quédese'. */
function hungBehind(word: string) {
  const [, stem, pronouns] = saidToNobody.has(word) ? [] : (hung.exec(word) ?? []);
  return stem && pronouns ? { bare: unaccented(stem), pronouns } : null;
}

export const spanish: Morphology = { formsOf, imperativesOf, spokenTo, hungBehind };
