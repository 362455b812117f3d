/** What a listed German word may be: of which noun, adjective or verb it is a form. */
import { style } from '#lexicon/de/style.ts';
import { adjectiveOf, isAdjective, plainAdjectives } from './de-adjectives.ts';
import { separable, twofold } from './de-irregular-verbs.ts';
import { isNoun, nounForms, singularOf, tailOf } from './de-nouns.ts';
import { everyday, noParticiples, nounsAndVerbs, pluralsFirst } from './de-others.ts';
import { conjugate, infinitivesOfForms, irregularInfinitives, isInfinitive } from './de-verbs.ts';

export type Sort = 'noun' | 'adjective' | 'superlative' | 'verb';
/** `sure` is false where nothing but the letters says so. */
export type Reading = { base: string; sort: Sort; sure: boolean };

let conjugated: ReadonlyMap<string, string> | null = null;
const knownForms = (): ReadonlyMap<string, string> => {
  conjugated ??= infinitivesOfForms([...style.verbs, ...irregularInfinitives]);
  return conjugated;
};

/** An infinitive, if it makes this very form. */
const ifItMakes = (infinitive: string, form: string): string | null => {
  if (!isInfinitive(infinitive)) return null;
  const { prefix, participles, finite } = conjugate(infinitive);
  return participles.includes(form) ||
    (prefix !== '' && /(?:t|te|ten)$/.test(form) && finite.some((one) => prefix + one === form))
    ? infinitive
    : null;
};

/** 'Ausgefallen', 'anbietet': a known form behind a prefix. */
function prefixed(form: string): string | null {
  for (const prefix of [...separable, ...twofold]) {
    if (!form.startsWith(prefix)) continue;
    const base = knownForms().get(form.slice(prefix.length));
    const found = base ? ifItMakes(prefix + base, form) : null;
    if (found) return found;
  }
  const [, kept, rest] = /^(be|ver|ent|er|zer)(\p{L}{3,}n)$/u.exec(form) ?? [];
  const base = rest ? knownForms().get(`ge${rest}`) : undefined;
  return base ? ifItMakes(`${kept}${base}`, form) : null;
}

/** 'Gepflegt', 'ausgestattet', 'verwöhnt': the participle of a weak verb. */
function weakParticiple(form: string): string | null {
  if (/\p{L}{3}iert$/u.test(form)) return form.replace(/t$/, 'en');
  const [, before, rest = ''] =
    /^(\p{L}*?)ge(\p{L}{3,})t$/u.exec(form) ?? /^(be|ver|er|ent|zer|miss|über|unter|um)(\p{L}{3,})t$/u.exec(form) ?? [];
  if (before === undefined || rest.endsWith('ie')) return null;
  const stem = rest.replace(/(?<=[dt]|[^aeiouäöülrmnh][mn]|ch[mn])e$/, '');
  return ifItMakes(before + stem + (/\p{L}{2}e[lr]$/u.test(stem) ? 'n' : 'en'), form);
}

/** The infinitive a conjugated form or a bare participle is surely of; an infinitive that is known is of itself. */
export function infinitiveOf(form: string): string | null {
  if (irregularInfinitives.includes(form)) return form;
  if (isNoun(form) || isAdjective(form) || noParticiples.has(form) || everyday.has(form)) return null;
  return knownForms().get(form) ?? prefixed(form) ?? weakParticiple(form);
}

const isParticiple = (form: string): boolean => {
  const infinitive = infinitiveOf(form);
  return infinitive !== null && conjugate(infinitive).participles.includes(form);
};

/** 'Hausgemacht', 'handgeschrieben'. */
const endsInParticiple = (word: string): boolean => {
  const at = word.lastIndexOf('ge');
  return at > 2 && /(?:t|en)$/.test(word) && isParticiple(word.slice(at));
};

/** The participle that an inflected one is of: 'Angestellte', 'Reisende'. What comes from a verb so is a word of its own. */
function inflectedParticiple(word: string): string | null {
  const present = /^\p{L}{3,}(?:e[lr]|e)nd(?=(?:e[nmrs]?)?$)/u.exec(word)?.[0];
  if (present) return present;
  const past = /^\p{L}{4,}t(?=e[nmrs]?$)/u.exec(word)?.[0];
  return past && isParticiple(past) ? past : null;
}

/** Infinitives that look like adjectives with an ending. */
const verbsInIg =
  /^(?:(?:be|ver|ge|ent|er|zer|an)\p{L}+(?:ig|lich)en|(?:rein|künd|würd|schäd|sätt|fest|kräft|ein|pred|huld|nächt|abkünd|ankünd)igen|(?:m|f|w|t|aufm|verm|aufw|auft)ischen)$/u;

/** The singular of a listed plural. 'Träumen' and 'zahlen' are verbs before they are nouns, 'Reisen' is both. */
function meantSingular(word: string): string | null {
  const singular = singularOf(word);
  if (!singular || !isInfinitive(word)) return singular;
  const infinitive = infinitiveOf(word);
  if (infinitive !== null) return infinitive === word && pluralsFirst.has(word) ? singular : null;
  const nominative = word.slice(0, -1);
  const isDative = singular !== nominative && nounForms(singular).forms.includes(nominative);
  return isDative && isNoun(singular) && word === `${singular}en` ? null : singular;
}

/** What an inflected word surely is, as far as anything tells. */
function told(word: string): Reading[] {
  const sure = (base: string, sort: Sort): Reading[] => [{ base, sort, sure: true }];
  const infinitive = infinitiveOf(word);
  const singular = meantSingular(word);
  if (infinitive === word || verbsInIg.test(word))
    return [...(singular ? sure(singular, 'noun') : []), ...sure(word, 'verb')];
  // The verb of a shape that a noun or an adjective has as well adds no other word: 'Lagen', 'günstigen'.
  const verb = isInfinitive(word) ? sure(word, 'verb') : [];
  if (singular)
    return [...sure(singular, 'noun'), ...(/(?:ung|heit|keit|schaft|ion|tät|inn)en$/.test(word) ? [] : verb)];
  const adjective = adjectiveOf(word);
  if (adjective?.most) return sure(adjective.base, 'superlative');
  if (adjective) return [...sure(adjective.base, 'adjective'), ...(/(?:ig|lich|isch)en$/.test(word) ? verb : [])];
  if (noParticiples.has(word) || endsInParticiple(word)) return sure(word, 'adjective');
  const participle = inflectedParticiple(word);
  if (participle) return sure(participle, 'adjective');
  return infinitive ? [...sure(infinitive, 'verb'), ...sure(word, 'adjective')] : [];
}

/** Everything a listed word may be. */
export function readingsOf(word: string): Reading[] {
  const readings: Reading[] = [];
  const add = (sort: Sort, sure = true) => readings.push({ base: word, sort, sure });
  if (isNoun(word)) {
    add('noun');
    if (plainAdjectives.has(word)) add('adjective');
    if (nounsAndVerbs.has(word)) add('verb');
    return readings;
  }
  if (isAdjective(word)) {
    add('adjective');
    if (tailOf(word)) add('noun');
    return readings;
  }
  const known = told(word);
  if (known.length > 0) return known;
  // 'Biergarten' is no verb, 'einladen' is one though it ends like a shop.
  const isVerb = isInfinitive(word) && (!tailOf(word)?.endsWith('en') || conjugate(word).prefix !== '');
  if (isVerb) add('verb', word.endsWith('en') || conjugate(word).prefix !== '');
  const { sure } = nounForms(word);
  add('noun', sure);
  if (!sure && !isVerb && !/[aiouy]$/.test(word)) add('adjective', false);
  return readings;
}
