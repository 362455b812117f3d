/** English: plurals, comparison, adverbs in -ly and the four verb forms, in British and American spelling. */
import { adjectives, compared, nouns, othersOf, verbs } from './en-irregular.ts';
import type { Morphology } from './morphology.ts';

const index = (rows: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> =>
  new Map(rows.flatMap((row) => row.map((form) => [form, row] as const)));
const irregularNouns = index(nouns);
const irregularAdjectives = index(adjectives);
const irregularVerbs = new Map(verbs.map((row) => [row[0] ?? '', row]));
/** Prefixes a strong verb keeps its forms behind: 'overlook' is weak, 'oversleep' is not. */
const prefixed = /^(?:over|under|out|re|un|fore|mis|up|with)(?=\p{L}{3})/u;

const vowel = 'aeiou';
/** One syllable, one vowel, one consonant: 'plan', 'hot', 'trip' double their last letter. */
const short = new RegExp(`^[^${vowel}]*(?:qu)?[${vowel}][^${vowel}wxyh]$`);
/** Longer words that may: 'travel', 'refer', 'begin', 'equip', 'admit'. */
const mayDouble = /[^aeiou](?:[aeiou])[lmnprtbdg]$/;

const plural = (word: string): string[] => {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`, ...(word.endsWith('z') ? [`${word}zes`] : [])];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/[^aeiou]o$/.test(word)) return [`${word}es`, `${word}s`];
  return [`${word}s`];
};

/** What -ing, -ed, -er and -est hang on. */
function stems(word: string): string[] {
  if (/(?:ee|oe|ye)$/.test(word)) return [word];
  if (word.endsWith('e')) return [word.slice(0, -1)];
  if (short.test(word)) return [word + word.slice(-1)];
  if (word.length > 4 && mayDouble.test(word)) return [word, word + word.slice(-1)];
  return [word];
}

function verbForms(word: string): string[] {
  const strong = irregularVerbs.get(word) ?? irregularVerbs.get(word.replace(prefixed, ''));
  const prefix = strong && strong[0] !== word ? word.slice(0, word.length - (strong[0]?.length ?? 0)) : '';
  const ing = word.endsWith('ie') ? [`${word.slice(0, -2)}ying`] : stems(word).map((stem) => `${stem}ing`);
  if (word.endsWith('c')) ing.push(`${word}king`);
  if (strong) return [...strong.map((form) => prefix + form), ...ing, ...plural(word)];
  const ed = /[^aeiou]y$/.test(word)
    ? [`${word.slice(0, -1)}ied`]
    : /(?:ee|oe|ye|ie)$/.test(word)
      ? [`${word}d`]
      : stems(word).map((stem) => `${stem}ed`);
  if (word.endsWith('c')) ed.push(`${word}ked`);
  return [...ing, ...ed, ...plural(word)];
}

function adjectiveForms(word: string): string[] {
  const y = /[^aeiou]y$/.test(word);
  const graded = y ? [`${word.slice(0, -1)}i`] : compared.has(word) ? stems(word.replace(/(?<=e)e$/, '')) : [];
  const adverb = y
    ? `${word.slice(0, -1)}ily`
    : /[^aeiou]le$/.test(word)
      ? `${word.slice(0, -1)}y`
      : word.endsWith('ic')
        ? `${word}ally`
        : /ll$/.test(word)
          ? `${word}y`
          : `${word}ly`;
  return [...graded.flatMap((stem) => [`${stem}er`, `${stem}est`]), adverb];
}

/** Singular candidates of a word listed in the plural, and what a listed -ing, -ed or -ly word is not taken back to. */
function singulars(word: string): string[] {
  if (/ies$/.test(word) && word.length > 4) return [`${word.slice(0, -3)}y`];
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2)];
  return /[^suia]s$/.test(word) && word.length > 3 ? [word.slice(0, -1)] : [];
}

/** Endings of participles before which a silent e has gone: '-ated', '-tled', '-ired', '-ished' is none of them. */
const eBases =
  /(?:ated|[dgkptbfz]led|ired|ured|ored|uced|nced|rved|lved|ived|oved|aged|nged|dged|rged|osed|ised|ized|used|eased|ined|uted|oted|ided|uded)$/;
/** The verb of a listed participle whose base is sure: 'nestled', 'curated'; 'limited' is a word by itself. */
const verbBehind = (word: string): string[] => (word.length > 6 && eBases.test(word) ? [word.slice(0, -1)] : []);

/** Spellings of both sides of the Atlantic. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})is(?=(?:e|es|ed|ing|er|ation)$)/, 'iz'],
  [/(?<=[a-z]{3})iz(?=(?:e|es|ed|ing|er|ation)$)/, 'is'],
  [/(?<=col|fav|hon|flav|neighb|harb|hum|lab|splend|vig|rum|glam|sav)our/, 'or'],
  [/(?<=col|fav|hon|flav|neighb|harb|hum|lab|splend|vig|rum|glam|sav)or/, 'our'],
  [/(?<=cent|theat|met|fib|lit)re(?=s?$)/, 'er'],
  [/(?<=cent|theat|met|fib|lit)er(?=s?$)/, 're'],
  [/^cos(?=(?:y|ier|iest|ily|iness)$)/, 'coz'],
  [/^coz(?=(?:y|ier|iest|ily|iness)$)/, 'cos'],
  [/^gr[ea]y/, 'grey'],
  [/^cheque/, 'check'],
  [/ogue(?=s?$)/, 'og'],
];

const spelled = (form: string): string[] => [
  form,
  ...spellings.filter(([from]) => from.test(form)).map(([from, to]) => form.replace(from, to)),
];

function formsOf(listed: string): ReadonlySet<string> {
  const word = listed.toLowerCase();
  const bases = [...new Set([word, ...singulars(word), ...verbBehind(word)])];
  const forms = bases.flatMap((base) => [
    base,
    ...plural(base),
    ...(irregularNouns.get(base) ?? []),
    ...(irregularAdjectives.get(base) ?? []),
    ...(base.length > 2 || irregularVerbs.has(base) ? [...verbForms(base), ...adjectiveForms(base)] : []),
  ]);
  const others = new Set(bases.flatMap((base) => (Object.hasOwn(othersOf, base) ? (othersOf[base] ?? []) : [])));
  const own = [...new Set(forms.flatMap(spelled))].filter((form) => form === word || !others.has(form));
  return new Set(own.flatMap((form) => [form, `${form}'s`, ...(form.endsWith('s') ? [`${form}'`] : [])]));
}

/** English speaks to everybody alike. */
const none = { formal: [], informal: [] };

export const english: Morphology = { formsOf, imperativesOf: () => none, spokenTo: () => none };
