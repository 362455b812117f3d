/** The French verb: every tense, mood and person of an infinitive, with its changes of spelling. */
import { type IrregularVerb, irregularVerbs, noVerbs } from './fr-irregular-verbs.ts';

/** Six persons, each in every way it is written: 'essaie' and 'essaye'. */
type Persons = readonly (readonly string[])[];
export type Conjugation = {
  present: Persons;
  imperfect: Persons;
  past: Persons;
  future: Persons;
  conditional: Persons;
  subjunctive: Persons;
  subjunctivePast: Persons;
  /** What is said to 'tu', 'nous' and 'vous'. */
  imperative: Persons;
  gerund: readonly string[];
  /** In the masculine singular. */
  participles: readonly string[];
  /** Forms that belong to no tense of their own. */
  also: readonly string[];
};

const words = (text: string): readonly string[] => text.split(' ');
const imperfectOf = words('ais ais ait ions iez aient');
const futureOf = words('ai as a ons ez ont');
const subjunctiveOf = words('e es e ions iez ent');
const pastOfA = words('ai as a âmes âtes èrent');
const subjunctivePastOfA = words('asse asses ât assions assiez assent');

/** A stem as it is written before an ending: 'commençons', 'mangeait'. */
function spelled(stem: string, ending: string): string {
  if (!/^[aâoô]/.test(ending)) return stem + ending;
  return stem.replace(/c$/, 'ç').replace(/g$/, 'ge') + ending;
}

const spread = (stems: readonly string[], endings: readonly string[]): Persons =>
  endings.map((ending) => stems.map((stem) => spelled(stem, ending)));

/** Endings of the persons that are stressed on the stem hang on `strong`, the others on `weak`. */
const mixed = (strong: readonly string[], weak: readonly string[], endings: readonly string[]): Persons =>
  endings.map((ending, person) => (person === 3 || person === 4 ? weak : strong).map((stem) => spelled(stem, ending)));

/** 'achète', 'appelle', 'préfère', 'essaie': the stem where it is stressed. */
function strongOf(stem: string): readonly string[] {
  if (/ay$/.test(stem)) return [stem, stem.replace(/y$/, 'i')];
  if (/[ou]y$/.test(stem)) return [stem.replace(/y$/, 'i')];
  if (/é(?:qu|gu|[bcdfghjklmnpqrstvxz]{1,2})$/.test(stem)) return [stem.replace(/é(?=[^é]*$)/, 'è')];
  if (!/(?<![aioy]|(?<![qg])u)e(?:qu|[bcdfghjklmnpqrstvz]|vr|ch|gn)$/.test(stem)) return [stem];
  const grave = stem.replace(/e(?=[^e]*$)/, 'è');
  return /[lt]$/.test(stem) ? [grave, stem + stem.slice(-1)] : [grave];
}

function firstGroup(infinitive: string): Conjugation {
  const stem = infinitive.slice(0, -2);
  const strong = strongOf(stem);
  const present = mixed(strong, [stem], words('e es e ons ez ent'));
  const future = /envoyer$/.test(infinitive)
    ? [infinitive.replace(/oyer$/, 'err')]
    : [
        ...new Set([
          ...(/é\P{L}*[^e]*$/u.test(stem) || strong.includes(stem) ? [infinitive] : []),
          ...strong.map((one) => `${one}er`),
        ]),
      ];
  return {
    present,
    imperfect: spread([stem], imperfectOf),
    past: spread([stem], pastOfA),
    future: spread(future, futureOf),
    conditional: spread(future, imperfectOf),
    subjunctive: mixed(strong, [stem], subjunctiveOf),
    subjunctivePast: spread([stem], subjunctivePastOfA),
    imperative: [strong.map((one) => `${one}e`), present[3] ?? [], present[4] ?? []],
    gerund: [spelled(stem, 'ant')],
    participles: [`${stem}é`],
    also: [],
  };
}

const circumflex = (past: string): string =>
  past.replace(/[aiu](?=n?$)/, (vowel) => ({ a: 'â', i: 'î', u: 'û' })[vowel] ?? vowel);

/** 'fini', 'vin', 'reçu' as 'finis, finit, finîmes …' and 'finisse, finît'. */
function pastFrom(past: string): { past: Persons; subjunctivePast: Persons } {
  if (past.endsWith('a')) {
    const stem = past.slice(0, -1);
    return { past: spread([stem], pastOfA), subjunctivePast: spread([stem], subjunctivePastOfA) };
  }
  const long = circumflex(past);
  return {
    past: [`${past}s`, `${past}s`, `${past}t`, `${long}mes`, `${long}tes`, `${past}rent`].map((form) => [form]),
    subjunctivePast: [
      ...['sse', 'sses'].map((ending) => [past + ending]),
      [`${long}t`],
      ...['ssions', 'ssiez', 'ssent'].map((ending) => [past + ending]),
    ],
  };
}

const none: Persons = [[], [], [], [], [], []];

/** 'prends', 'ouvre', 'connaît': the three persons of the singular. */
function singular(verb: IrregularVerb): string[][] {
  if (verb.e) return ['e', 'es', 'e'].map((ending) => (verb.e ?? []).map((stem) => stem + ending));
  const stems = verb.s ?? [];
  const third = verb.t ?? stems.map((stem) => (/[dtc]$/.test(stem) ? stem : `${stem}t`));
  return [stems.map((stem) => `${stem}s`), stems.map((stem) => `${stem}s`), [...third]];
}

const each = (forms: readonly string[] | undefined): Persons | undefined =>
  forms?.map((form) => (form === '' ? [] : [form]));

function irregular(infinitive: string, verb: IrregularVerb): Conjugation {
  const we = verb.n ?? [];
  const they = verb.i ?? we;
  const hang = (stems: readonly string[], ending: string) => stems.map((stem) => spelled(stem, ending));
  const present = each(verb.present) ?? [...singular(verb), hang(we, 'ons'), hang(we, 'ez'), hang(they, 'ent')];
  const [own, ownWe] = verb.sub ?? [];
  const subjunctive =
    each(verb.subjunctive) ?? mixed(own ? [own] : they, ownWe ? [ownWe] : own ? [own] : we, subjunctiveOf);
  const future = (verb.f ?? [infinitive.replace(/e$/, '')]).filter(Boolean);
  const past = verb.p?.map(pastFrom) ?? [];
  // 'ouvre', but 'prends'; 'va' stands in its row.
  const told = verb.e ? present[0] : present[1];
  return {
    present,
    imperfect: spread(we, imperfectOf),
    past: past[0]?.past ?? none,
    future: spread(future, futureOf),
    conditional: spread(future, imperfectOf),
    subjunctive,
    subjunctivePast: past[0]?.subjunctivePast ?? none,
    imperative: verb.imp ? (each(verb.imp) ?? []) : [told ?? [], present[3] ?? [], present[4] ?? []],
    gerund: verb.gerund?.filter(Boolean) ?? hang(we, 'ant'),
    participles: verb.q ?? [],
    also: verb.also ?? [],
  };
}

/** Verbs like 'finir'. */
function secondGroup(infinitive: string): Conjugation {
  const stem = infinitive.slice(0, -1);
  const made = irregular(infinitive, { s: [stem], n: [`${stem}ss`], p: [stem], q: [stem] });
  const also = {
    bénir: ['bénit', 'bénite', 'bénits', 'bénites'],
    fleurir: words('florissant florissante florissants'),
  }[infinitive];
  return also ? { ...made, also } : made;
}

/** Whether a word is formed as a verb: what ends in -er or -ir and is no noun, and the known ones in -re and -oir. */
export const isInfinitive = (word: string): boolean =>
  irregularVerbs.has(word) || (word.length > 3 && /(?:er|[^o]ir)$/.test(word) && !noVerbs.has(word));

export function conjugate(infinitive: string): Conjugation {
  const verb = irregularVerbs.get(infinitive);
  if (verb) return irregular(infinitive, verb);
  return infinitive.endsWith('er') ? firstGroup(infinitive) : secondGroup(infinitive);
}

/** 'situé' as 'situé, située, situés, situées'; 'dû' loses its accent. */
export function agreed(participle: string): string[] {
  const stem = participle.replace(/û$/, 'u');
  return [participle, `${stem}e`, stem.endsWith('s') ? stem : `${stem}s`, `${stem}es`];
}

/** Every form of a verb, its participles in gender and number. */
export function verbForms(infinitive: string): string[] {
  const verb = conjugate(infinitive);
  const tenses = [
    verb.present,
    verb.imperfect,
    verb.past,
    verb.future,
    verb.conditional,
    verb.subjunctive,
    verb.subjunctivePast,
    verb.imperative,
  ];
  return [infinitive, ...tenses.flat(2), ...[...verb.gerund, ...verb.participles].flatMap(agreed), ...verb.also];
}
