/** French nouns and adjectives: number, gender, the adverb of an adjective, and the word a form of them is taken from. */
import { common, further, inAil, inX, noFeminines, noPlurals, ofEu, ownAdverbs, paradigms } from './fr-nouns-data.ts';
import { onlyNouns } from './fr-others.ts';

const paradigmOf = new Map<string, string[]>();
for (const row of paradigms)
  for (const form of row.filter((one) => !ownAdverbs.has(one)))
    paradigmOf.set(form, [...(paradigmOf.get(form) ?? []), ...row]);

function plurals(word: string): string[] {
  if (/[sxz]$/.test(word)) return [];
  if (/(?:eau|eu|au)$/.test(word) || inX.has(word)) return [`${word}x`, `${word}s`];
  if (word.endsWith('al')) return [`${word.slice(0, -1)}ux`, `${word}s`];
  if (inAil.has(word)) return [`${word.slice(0, -2)}ux`, `${word}s`];
  return [`${word}s`];
}

/** Endings of the masculine and what the feminine has in their place, the first that fits. */
const feminineEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/e$/, ['e']],
  [/(?<=(?:éri|aj|in|eill))eur$/, ['eure', 'euse']],
  [/teur$/, ['trice', 'teuse', 'teure']],
  [/eur$/, ['euse', 'eure']],
  [/eux$/, ['euse']],
  [/oux$/, ['ouse']],
  [/(?<=[iï])f$/, ['ve']],
  [/er$/, ['ère']],
  [/(?<=[iéoy])en$/, ['enne']],
  [/el$/, ['elle']],
  [/et$/, ['ette', 'ète']],
];

function feminines(word: string): string[] {
  if (word.length < 3) return [];
  const rule = feminineEndings.find(([ending]) => ending.test(word));
  if (rule) return rule[1].map((ending) => word.replace(rule[0], ending));
  return /[xzaoyc]$/.test(word) ? [] : [`${word}e`];
}

/** 'luxueusement', 'élégamment', 'récemment', 'joliment', 'assidûment', 'énormément'. */
function adverbs(word: string, feminine: readonly string[]): string[] {
  const made = feminine
    .filter((form) => form.endsWith('e'))
    .flatMap((form) => [`${form}ment`, form.replace(/e$/, 'ément')]);
  if (word.endsWith('ant')) made.push(word.replace(/ant$/, 'amment'));
  if (word.endsWith('ent')) made.push(word.replace(/ent$/, 'emment'));
  if (/[éiu]$/.test(word)) made.push(`${word}ment`, `${word.replace(/u$/, 'û')}ment`);
  return made;
}

/** Nouns by their endings, which no adverb is made of. */
const onlyNoun = /(?:tion|sion|age|ance|ence|té|isme|ure|esse|ment|eur|ois|ais|oir|oire|on|eau|ville|logie)$/;

/** Every form of a noun or adjective in its dictionary form. */
function formsOfWord(word: string): string[] {
  const row = paradigmOf.get(word);
  if (row) return [...row, ...(further.get(word) ?? [])];
  if (onlyNouns.has(word)) return [word, ...plurals(word)];
  const feminine = feminines(word);
  const forms = [word, ...plurals(word), ...feminine.flatMap((form) => [form, `${form}s`])];
  const praise = word.length > 3 && /(?:[^aiouyéx]|que)$/.test(word) ? [`${word.replace(/e$/, '')}issime`] : [];
  const own = onlyNoun.test(word) && !/(?:éri|ill)eur$/.test(word) ? [] : [...adverbs(word, feminine), ...praise];
  return [...forms, ...own, ...(further.get(word) ?? [])];
}

const commonOf = new Map<string, string>();
for (const word of common) for (const form of formsOfWord(word)) if (!commonOf.has(form)) commonOf.set(form, word);

/** 'clients', 'lieux', 'locaux' as 'client', 'lieu', 'local'. */
function singulars(word: string): string[] {
  if (word.length < 4 || noPlurals.has(word)) return [];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  if (/(?:eaux|yaux)$/.test(word) || ofEu.has(word) || inX.has(word.slice(0, -1))) return [word.slice(0, -1)];
  if (!word.endsWith('aux')) return [];
  const ail = `${word.slice(0, -2)}il`;
  return inAil.has(ail) ? [ail] : [`${word.slice(0, -2)}l`];
}

/** Endings of a feminine that surely is one, and the masculine's. */
const masculineEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/trice$/, ['teur']],
  [/euse$/, ['eux', 'eur']],
  [/(?<=(?:éri|meill))eure$/, ['eur']],
  [/(?<=[igh])ère$/, ['er']],
  [/ive$/, ['if']],
  [/(?<=[iéy])enne$/, ['en']],
  [/(?<=[a-zé]{2})elle$/, ['el']],
  [/(?<=[a-zé]{2})ale$/, ['al']],
  [/(?<=[a-zé]{2,})ante$/, ['ant']],
  [/(?<=[a-zé]{2,})ente$/, ['ent']],
  [/(?<=ç|[^fr][lnd])aise$/, ['ais']],
  [/oise$/, ['ois']],
];
/** Adverbs and the adjective they are surely made of. */
const adverbEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/eusement$/, ['eux']],
  [/ivement$/, ['if']],
  [/ellement$/, ['el']],
  [/alement$/, ['al']],
  [/amment$/, ['ant']],
  [/emment$/, ['ent']],
  [/ièrement$/, ['ier']],
  [/(?<=iqu|abl|ibl|uel|aordinair|lair|ist|estr)ement$/, ['e']],
];

const backBy = (word: string, rules: typeof masculineEndings): string[] => {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule ? rule[1].map((ending) => word.replace(rule[0], ending)) : [];
};

/** The dictionary forms of a listed form, where they can be told; without the form itself. */
export function nounBases(word: string): string[] {
  if (ownAdverbs.has(word.replace(/s$/, ''))) return [];
  const known = noFeminines.has(word.replace(/s$/, '')) ? undefined : commonOf.get(word);
  if (known) return known === word ? [] : [known];
  if (paradigmOf.has(word)) return [];
  const adjectives = word.length > 7 ? backBy(word, adverbEndings) : [];
  const singular = singulars(word);
  const masculine = [word, ...singular]
    .filter((form) => form.length > 4 && !noFeminines.has(form))
    .flatMap((form) => backBy(form, masculineEndings));
  return [...singular, ...masculine, ...adjectives];
}

/** Every form of a noun or adjective, and of the word that it is a form of. */
export const nounForms = (word: string): string[] => [word, ...nounBases(word)].flatMap(formsOfWord);
