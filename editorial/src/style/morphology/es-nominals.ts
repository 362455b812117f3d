/** Spanish nouns and adjectives: plural, gender, the adverb, -ísimo; and the word in the dictionary behind a form. */
import { invariable, irregularNominals, nounsInO } from './es-nouns.ts';
import { fillers, knownInO, nounsInA, othersOf } from './es-others.ts';
import { accentedLast, pluralIn, unaccented } from './es-stress.ts';

/** Endings of -or that have a feminine: 'acogedor', 'escritor', 'profesor'. */
const gendered = /(?:dor|tor|sor)$/;
/** Of a place or people: 'francés', 'alemán'; not 'interés', 'cortés', 'estrés'. */
const peoples = /(?:[cnlgd]és|rdobés|rancés|rtugués|alemán|catalán|capitán|guardián|holgazán|charlatán)$/;
const noPeoples = /^(?:interés|cortés|través|estrés|arnés|ciprés|revés)$/;

/** 'noches', 'hoteles', 'luces', 'jóvenes', 'esquíes', 'chalets'. */
function plurals(word: string): string[] {
  if (/[aeoáéó]$/.test(word)) return [`${word}s`];
  if (/[íúiu]$/.test(word)) return [`${word}s`, `${word}es`];
  if (word.endsWith('y')) return [`${word}es`, `${word}s`];
  if (word.endsWith('s')) {
    const stressedLast = /[áéíóú]s$/.test(word) || !/[aeiouáéíóú][^aeiouáéíóú]+[aeiou]+s$/.test(word);
    return stressedLast ? [pluralIn(word)] : [];
  }
  return [pluralIn(word), ...(word.endsWith('z') ? [] : [`${word}s`])];
}

/** 'rico' → 'riquísimo', 'largo' → 'larguísimo', 'amable' → 'amabilísimo', 'amplio' → 'amplísimo'. */
function utmost(word: string): string[] {
  const stem = unaccented(word.replace(/([^í])io$/, '$1o'))
    .replace(/ble$/, 'bil')
    .replace(/[oe]$/, '')
    .replace(/c$/, 'qu')
    .replace(/g$/, 'gu')
    .replace(/z$/, 'c');
  return [`${stem}ísimo`];
}

const ofFour = (word: string): string[] => ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending);
const withAdverb = (word: string): string[] => [...ofFour(word), `${word.slice(0, -1)}amente`];

function feminines(word: string): string[] {
  if (gendered.test(word)) return [`${word}a`, `${word}as`, `${word}amente`];
  if (peoples.test(word) && !noPeoples.test(word)) {
    const base = unaccented(word);
    return [`${base}a`, `${base}as`];
  }
  return [];
}

/** A word as noun and adjective, from its form in the dictionary. */
export function nominalForms(word: string): string[] {
  if (invariable.has(word)) return [word];
  const irregular = (irregularNominals.get(word) ?? []).flatMap((form) => {
    const plain = form.replace('+', '');
    if (!form.endsWith('+')) return [plain];
    return plain.endsWith('o') ? withAdverb(plain) : [plain, ...plurals(plain)];
  });
  const forms = [word, ...irregular];
  if (nounsInO.has(word)) forms.push(`${word}s`);
  else if (word.length > 2 && word.endsWith('o')) forms.push(...withAdverb(word), ...utmost(word).flatMap(withAdverb));
  else if (word.length > 2) {
    forms.push(...plurals(word), ...feminines(word));
    // Nouns in -ción and -dad, -aje and -ista have neither.
    if (/[elrnz]$|ista$|[^aáióí]s$/.test(word) && !/(?:ión|dor|tor|sor|aje|nto)$/.test(word))
      forms.push(`${word}mente`, ...utmost(word).flatMap(withAdverb));
    if (gendered.test(word) || word === 'joven') forms.push(...withAdverb(`${unaccented(word)}císimo`));
  } else if (!irregular.length) forms.push(`${word}s`);
  const others = othersOf.get(word);
  return others ? forms.filter((form) => !others.has(form)) : forms;
}

/** Short forms before a noun. */
const apocopes = new Map([
  ['buen', 'bueno'],
  ['gran', 'grande'],
  ['primer', 'primero'],
  ['tercer', 'tercero'],
  ['algún', 'alguno'],
  ['ningún', 'ninguno'],
  ['cualquier', 'cualquiera'],
]);
/** 'clienta', 'anfitriona', 'jefa' → their masculine. */
const masculineOf = new Map(
  [...irregularNominals].flatMap(([word, forms]) =>
    forms.filter((form) => /[^o]a\+$/.test(form)).map((form) => [form.slice(0, -1), word] as const),
  ),
);

/** Singulars whose plural a word is: 'habitaciones', 'felices', 'jóvenes', 'clientes'. */
function singulars(word: string): string[] {
  if (!/[^s]s$/.test(word) || word.length < 5 || invariable.has(word)) return [];
  const cut = word.slice(0, -1);
  if (!word.endsWith('es')) return [cut];
  const stem = word.slice(0, -2);
  const candidates = [
    stem,
    accentedLast(stem, /[aeiou]/),
    unaccented(stem),
    ...(stem.endsWith('c') ? [`${stem.slice(0, -1)}z`] : []),
    // '-ores', '-ares', '-iones' come from a consonant, 'aires' and 'torres' do not.
    ...(/(?:[^ai]r|ar|ion|dad|al|il|el)$/.test(stem) && !/[bcdfgpt]r|rr|ll/.test(stem.slice(-2)) ? [] : [cut]),
  ];
  return [...new Set(candidates)].filter((candidate) => plurals(candidate).includes(word));
}

const surelyAdjective = /(?:os|iv|ic|ari|ísim|und|eñ|áne)a$/;

/** The masculine of a feminine that can be nothing else: 'barata', 'exclusiva', 'encantadora', 'clienta'. */
function masculine(word: string): string[] {
  const person = masculineOf.get(word);
  if (person) return [person];
  if (!word.endsWith('a') || nounsInA.has(word)) return [];
  const inO = `${word.slice(0, -1)}o`;
  if (knownInO.has(inO) || (surelyAdjective.test(word) && word.length > 6)) return [inO];
  return /(?:dora|tora)$/.test(word) ? [word.slice(0, -1)] : [];
}

/** 'exclusivamente' → 'exclusivo', 'fácilmente' → 'fácil'. */
function ofAdverb(word: string): string[] {
  if (!/.{3}mente$/.test(word) || fillers.has(word)) return [];
  const base = word.slice(0, -5);
  if (/dora$/.test(base)) return [base.slice(0, -1)];
  return [base.replace(/a$/, 'o')];
}

/** 'baratísimo' → 'barato', 'facilísima' → 'fácil' is not told surely. */
function ofUtmost(word: string): string[] {
  const stem = /^(.{3,})ísim[oa]$/.exec(word)?.[1];
  if (!stem) return [];
  const inO = `${stem.replace(/qu$/, 'c').replace(/gu$/, 'g')}o`;
  return knownInO.has(inO) ? [inO] : [];
}

/** The words a listed form is a form of, itself first. */
export function dictionaryForms(word: string): string[] {
  const found = new Set([word]);
  for (const one of found) {
    const back = [...singulars(one), ...masculine(one), ...ofAdverb(one), ...ofUtmost(one)];
    for (const further of [...back, apocopes.get(one) ?? one]) found.add(further);
  }
  return [...found];
}
