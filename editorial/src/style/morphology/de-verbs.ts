/** German verbs: what one conjugates to, with its prefixes, participles and requests. */
import {
  apart,
  inseparable,
  keepsGe,
  own,
  ownImperatives,
  separable,
  strong,
  together,
  twofold,
  unprefixed,
  weak,
} from './de-irregular-verbs.ts';

export type Conjugation = {
  /** A prefix that stands apart in a main clause, or ''. */
  prefix: string;
  /** Present, preterite and both subjunctives, without the prefix. */
  finite: readonly string[];
  /** Those of the second person that are no other person's, without the prefix. */
  second: readonly string[];
  /** Requests to one and to several, without the prefix, and the first word of the formal one. */
  imperatives: readonly string[];
  formal: string | null;
  /** With the prefix: 'angeboten', 'anbietend', 'anzubieten'. */
  participles: readonly string[];
  infinitives: readonly string[];
};

type Parts = Omit<Conjugation, 'prefix' | 'infinitives' | 'participles'> & {
  participles: readonly string[];
  present: string;
};

const strongVerbs = new Map(strong.map((row) => [row[0] ?? '', row]));
const vowel = /[aeiouyäöü]/;
/** What a verb's stem may begin with. */
const onset =
  /^(?:[bcdfghjklmnpqrstvwz]|bl|br|ch|chl|chr|dr|fl|fr|gl|gn|gr|kl|kn|kr|kw|pf|pfl|pfr|ph|pl|pr|qu|sch|schl|schm|schn|schr|schw|sk|sp|spl|spr|st|str|th|tr|wr|zw)?[aeiouyäöü]/;

/** True for a word that has the shape of an infinitive. */
export const isInfinitive = (word: string): boolean =>
  word in own || (/^\p{L}{2,}(?:en|ern|eln)$/u.test(word) && vowel.test(word.slice(0, -2)) && onset.test(word));

const isBase = (word: string): boolean =>
  word in own || strongVerbs.has(word) || (word.length > 3 && isInfinitive(word));

type Cut = { prefix: string; base: string; sort: 'apart' | 'kept' };
const sorts: readonly (readonly [string, 'apart' | 'kept' | 'both'])[] = [
  ...separable.map((prefix) => [prefix, prefix === 'durch' ? 'both' : 'apart'] as const),
  ...inseparable.map((prefix) => [prefix, 'kept'] as const),
  ...twofold.map((prefix) => [prefix, 'both'] as const),
].sort(([one], [other]) => other.length - one.length);

/** A verb without its first prefix, or null. */
function cut(infinitive: string): Cut | null {
  if (infinitive in own || strongVerbs.has(infinitive) || unprefixed.has(infinitive) || keepsGe.has(infinitive))
    return null;
  for (const [prefix, sort] of sorts) {
    const base = infinitive.slice(prefix.length);
    if (!infinitive.startsWith(prefix) || !isBase(base)) continue;
    if (sort !== 'both') return { prefix, base, sort };
    const isApart = prefix === 'durch' ? !together.has(infinitive) : apart.has(infinitive);
    return { prefix, base, sort: isApart ? 'apart' : 'kept' };
  }
  return null;
}

/** Stems that need an e before -st and -t: 'find', 'atm', 'öffn'. */
const needsE = (stem: string): boolean => /(?:[dt]|[^aeiouäöülrmnh][mn]|ch[mn])$/.test(stem);
const hisses = (stem: string): boolean => /[sßxz]$/.test(stem);
const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };
/** The last of a, o and u with its dots. */
export const umlaut = (stem: string): string =>
  stem.replace(/(?:a(?=u)|[aou])(?=[^aou]*$)(?![^aou]*[aou])|a(?=u[^aou]*$)/, (letter) => umlauts[letter] ?? letter);

const second = (stem: string): string[] =>
  hisses(stem) ? [`${stem}t`, `${stem}est`] : needsE(stem) ? [`${stem}est`] : [`${stem}st`];
const third = (stem: string): string => (needsE(stem) ? `${stem}et` : `${stem}t`);

function preterites(form: string, subjunctive: string | undefined): { finite: string[]; you: string[] } {
  if (form.endsWith('te')) {
    const stem = form.slice(0, -1);
    // 'Brachte' and 'dachte' take dots in the subjunctive, 'brannte' and weak ones do not.
    const dotted = /(?:brach|dach)te$/.test(form) ? [umlaut(stem)] : [];
    if (subjunctive) dotted.push(subjunctive.slice(0, -1));
    const you = [stem, ...dotted].flatMap((one) => [`${one}est`, `${one}et`]);
    return { finite: [stem, ...dotted].flatMap((one) => [`${one}e`, `${one}en`]).concat(you), you };
  }
  const dotted = [umlaut(form), ...(subjunctive ? [subjunctive.slice(0, -1)] : [])];
  const plain = [...second(form), ...(/[dt]$/.test(form) ? [`${form}st`] : []), third(form)];
  const you = [...plain, ...dotted.flatMap((one) => [`${one}est`, `${one}st`, `${one}et`])];
  const en = /(?:ie|e)$/.test(form) ? `${form}n` : `${form}en`;
  return { finite: [form, en, ...dotted.flatMap((one) => [`${one}e`, `${one}en`]), ...you], you };
}

function fromRow(infinitive: string, forms: string): Parts {
  const [present = '', past = '', participle = ''] = forms.split(' | ');
  const finite = [...present.split(' '), ...past.split(' ')];
  const asked = ownImperatives[infinitive];
  const you = finite.filter((form) => (form.endsWith('t') || form === 'seid') && !/^(?:ist|hat|tut|tat)$/.test(form));
  return {
    present: infinitive,
    finite,
    second: you,
    imperatives: asked?.informal ?? [],
    formal: asked?.formal ?? null,
    participles: participle.split(' '),
  };
}

/** A verb without a prefix. `ge` is false where one stands before it that is never parted from it. */
function simple(infinitive: string, ge: boolean): Parts {
  const irregular = own[infinitive];
  if (irregular) return fromRow(infinitive, irregular);
  const row = weak.has(infinitive) ? undefined : strongVerbs.get(infinitive);
  const stem = infinitive.replace(/e?n$/, '');
  const light = /e[lr]$/.test(stem) && !infinitive.endsWith('en');
  // 'Wechsle', 'wandre' beside 'wechsele', 'wandere'.
  const ich = light ? [`${stem}e`, `${stem.slice(0, -2)}${stem.slice(-1)}e`] : [`${stem}e`];
  const changes = (row?.[1] ?? '-').split('/');
  // 'Er hält', 'rät': a changed stem that ends in t takes no other, and none takes an e.
  const he = changes.map((one) => (one === '-' ? third(stem) : one.endsWith('t') ? one : `${one}t`));
  const thou = changes.flatMap((one) => (one === '-' ? second(stem) : [hisses(one) ? `${one}t` : `${one}st`]));
  const asking = changes.find((one) => one.includes('i'));
  const pasts = (row?.[2] ?? `${third(stem)}e`).split('/').map((past) => preterites(past, row?.[4]));
  const plural = light ? `${stem}t` : third(stem);
  const imperatives = [...(asking ? [asking, ...(asking === 'sieh' ? ['siehe'] : [])] : [stem, ...ich]), plural].filter(
    (form) => !(form === stem && /[mn]$/.test(stem) && needsE(stem)),
  );
  const finite = [
    ...ich,
    ...thou,
    ...he,
    infinitive,
    plural,
    `${stem}est`,
    `${stem}et`,
    ...pasts.flatMap((past) => past.finite),
  ];
  const others = new Set([...he, infinitive, ...ich]);
  const you = [...thou, plural, ...pasts.flatMap((past) => past.you)].filter((form) => !others.has(form));
  const weakPast = ge && !/ier(?:en)$/.test(infinitive) && !keepsGe.has(infinitive) ? `ge${third(stem)}` : third(stem);
  const participles = (row?.[3] ?? weakPast).split('/');
  return { present: stem, finite, second: you, imperatives, formal: infinitive, participles };
}

/** 'Gebucht' of 'buchen' is 'bucht' behind 'ver-'; 'gegessen' of 'essen' is 'gessen', 'gangen' of 'gehen'. */
const withoutGe = (participle: string): string => participle.replace(/^ge(?=\p{L}{2})/u, '');

function compute(infinitive: string): Conjugation {
  const found = cut(infinitive);
  const en = infinitive.endsWith('n') ? [infinitive, `${infinitive}s`] : [infinitive];
  if (!found) {
    const parts = simple(infinitive, true);
    return { prefix: '', ...parts, participles: [...parts.participles, `${infinitive}d`], infinitives: en };
  }
  const { prefix, base, sort } = found;
  if (sort === 'kept') {
    const parts = weak.has(infinitive) ? simple(infinitive, false) : simple(base, false);
    const put = weak.has(infinitive) ? (form: string) => form : (form: string) => prefix + form;
    const past = parts.participles.map((one) => put(strongVerbs.has(base) || base in own ? withoutGe(one) : one));
    return {
      prefix: '',
      finite: parts.finite.map(put),
      second: parts.second.map(put),
      imperatives: parts.imperatives.map(put),
      formal: parts.formal && put(parts.formal),
      participles: [...past, `${infinitive}d`],
      infinitives: en,
    };
  }
  const inner = compute(base);
  return {
    ...inner,
    prefix: prefix + inner.prefix,
    participles: inner.participles.map((form) => prefix + form),
    infinitives: [...en, ...inner.infinitives.map((form) => `${prefix}zu${form}`)],
  };
}

const known = new Map<string, Conjugation>();
/** Everything an infinitive conjugates to. */
export function conjugate(infinitive: string): Conjugation {
  let forms = known.get(infinitive);
  if (!forms) {
    if (known.size > 2_000) known.clear();
    forms = compute(infinitive);
    known.set(infinitive, forms);
  }
  return forms;
}

/** Infinitives of the strong verbs and of those that go their own way. */
export const irregularInfinitives: readonly string[] = [...strongVerbs.keys(), ...Object.keys(own)];

/** Forms of the given verbs and the infinitive they are of; what two verbs share is of the first. */
export function infinitivesOfForms(infinitives: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const keep = (form: string, infinitive: string) => {
    if (!found.has(form)) found.set(form, infinitive);
  };
  for (const infinitive of infinitives) {
    const { prefix, finite, participles } = conjugate(infinitive);
    for (const form of finite) keep(prefix + form, infinitive);
    for (const form of participles)
      for (const ending of ['', 'e', 'en', 'er', 'es', 'em']) keep(form + ending, infinitive);
  }
  return found;
}
