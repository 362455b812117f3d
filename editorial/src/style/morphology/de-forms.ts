/** The forms of one German word, by all that it may be, and which of them stand in compounds. */
import { adjectiveForms, isAdjective, plainAdjectives, superlativeForms } from './de-adjectives.ts';
import { isNoun, isNounForm, nounForms } from './de-nouns.ts';
import { everyday, nounsFirst, othersOf, smallWords, strangeStems, verbsFirst } from './de-others.ts';
import { type Reading, readingsOf } from './de-readings.ts';
import { conjugate, irregularInfinitives, isInfinitive } from './de-verbs.ts';

const irregular = new Set(irregularInfinitives);
const small = new Map(smallWords.flatMap((row) => row.map((form) => [form, row] as const)));
const alone = (word: string): boolean => word.length < 3 || (everyday.has(word) && !isNoun(word) && !isAdjective(word));

export type Paradigm = {
  forms: ReadonlySet<string>;
  /** Verb forms that are a noun with a capital: 'trank', 'schloss'. */
  small: ReadonlySet<string>;
  /** Forms that may end a compound, and stems that may begin one. */
  heads: ReadonlySet<string>;
  firsts: ReadonlySet<string>;
  /** Letters of the listed word, which tell how sure a compound is. */
  length: number;
  /** The dictionary forms it was read as. */
  bases: readonly string[];
};

/** True for a form that is another word before it is one of the listed. */
const isOther = (form: string): boolean =>
  !verbsFirst.has(form) && (everyday.has(form) || nounsFirst.has(form) || isNoun(form) || plainAdjectives.has(form));

type Gathered = {
  forms: readonly string[];
  small?: readonly string[];
  heads: readonly string[];
  firsts: readonly string[];
};

/** What a verb does, and what of it may end a compound. */
function verbForms(base: string): Gathered {
  const { prefix, finite, imperatives, participles, infinitives } = conjugate(base);
  // 'Die einzuhaltenden Zeiten'.
  const gerundives = prefix === '' ? [] : infinitives.slice(1).map((form) => `${form}d`);
  const heads = [...infinitives, ...[...participles, ...gerundives].flatMap(adjectiveForms)];
  const spoken = [...finite, ...imperatives].map((form) => prefix + form);
  const all = [...heads, ...spoken];
  const small = all.filter((form) => isOther(form) && !everyday.has(form) && !plainAdjectives.has(form));
  return { forms: all.filter((form) => everyday.has(base) || !isOther(form)), small, heads, firsts: verbStems(base) };
}

/** What of a verb may begin a compound: 'Wander-', 'Bade-', 'Verwöhn-'; not where its stem is another word. */
function verbStems(base: string): string[] {
  const stem = base.replace(/e?n$/, '');
  return [stem, `${stem}e`].filter(
    (one) => one.length > 3 && !strangeStems.has(one) && !everyday.has(one) && !plainAdjectives.has(one),
  );
}

const links = ['', 's', 'n', 'en', 'es', 'er', 'e'];
/** Nouns in -e that lose it before another. */
const losesE = new Set(
  'erde schule kirche sprache sache ende kasse miete ruhe sonne grenze höhe größe wolle kontrolle freude probe rede ehre hilfe farbe'.split(
    ' ',
  ),
);

function nounStems(base: string, forms: readonly string[]): string[] {
  const dropped = base.endsWith('e') && losesE.has(base) ? [base.slice(0, -1)] : [];
  const linked = base.endsWith('e') ? [base, `${base}n`, `${base}s`] : links.map((link) => base + link);
  const plurals = forms.filter((form) => /(?:e|er)$/.test(form));
  return [...linked, ...dropped, ...plurals].filter((one) => one === base || !isOther(one));
}

function gather({ base, sort }: Reading): Gathered {
  switch (sort) {
    case 'verb':
      return verbForms(base);
    case 'noun': {
      const { forms } = nounForms(base);
      const women = /\p{L}mann$/u.test(base) ? ['frau', 'frauen'].map((one) => base.replace(/mann$/, one)) : [];
      return { forms: [...forms, ...women], heads: forms, firsts: nounStems(base, forms) };
    }
    case 'adjective': {
      const forms = adjectiveForms(base);
      return { forms, heads: forms, firsts: [base, base.replace(/e$/, '')] };
    }
    case 'superlative': {
      const forms = superlativeForms(base);
      return { forms, heads: forms, firsts: forms.slice(0, 1) };
    }
  }
}

/** Forms with ss beside those with ß, as Switzerland writes. */
const withSwiss = (forms: ReadonlySet<string>): ReadonlySet<string> => {
  const swiss = [...forms]
    .filter((form) => form.length > 3 && form.includes('ß'))
    .map((form) => form.replaceAll('ß', 'ss'));
  return new Set([...forms, ...swiss.filter((form) => !isOther(form))]);
};

function compute(word: string): Paradigm {
  const row = small.get(word);
  if (row || (alone(word) && !irregular.has(word)))
    return {
      forms: new Set(row ?? [word]),
      small: new Set(),
      heads: new Set(),
      firsts: new Set(),
      length: 0,
      bases: [],
    };
  const readings = readingsOf(word);
  const gathered = readings.map((reading) => {
    const others = new Set(othersOf[reading.base]);
    // What is but guessed gives way to any word that is known.
    const isKept = (form: string) =>
      form === word || (!others.has(form) && (reading.sure || !(isOther(form) || isNounForm(form))));
    const { forms, small = [], heads, firsts } = gather(reading);
    return { forms: forms.filter(isKept), small: reading.sure ? small : [], heads: heads.filter(isKept), firsts };
  });
  const bases = readings.map(({ base }) => base);
  return {
    forms: withSwiss(new Set([word, ...gathered.flatMap(({ forms }) => forms)])),
    small: new Set(gathered.flatMap(({ small }) => small)),
    heads: withSwiss(new Set(gathered.flatMap(({ heads }) => heads))),
    firsts: withSwiss(new Set(gathered.flatMap(({ firsts }) => firsts))),
    length: Math.min(word.length, ...bases.map((base) => base.length)),
    bases: [...new Set([word, ...bases])],
  };
}

/** 'Geniessen' as the Swiss write it is 'genießen'. */
function sharp(word: string): string {
  if (!word.includes('ss')) return word;
  const other = word.replaceAll('ss', 'ß');
  const known =
    isNoun(other) ||
    plainAdjectives.has(other) ||
    (isInfinitive(other) &&
      irregular.has(conjugate(other).prefix ? other.slice(conjugate(other).prefix.length) : other));
  return known && !isNoun(word) && !plainAdjectives.has(word) && !irregular.has(word) ? other : word;
}

const kept = new Map<string, Paradigm>();
/** All that is known of a listed word; remembered, since every word of a text is held against it. */
export function paradigmOf(listed: string): Paradigm {
  let paradigm = kept.get(listed);
  if (!paradigm) {
    if (kept.size > 2_000) kept.clear();
    const word = listed.toLowerCase().normalize('NFC');
    paradigm = compute(sharp(word));
    if (!paradigm.forms.has(word)) paradigm = { ...paradigm, forms: new Set([...paradigm.forms, word]) };
    kept.set(listed, paradigm);
  }
  return paradigm;
}
