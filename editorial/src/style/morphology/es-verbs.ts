/** The Spanish verb: every tense, mood and person of an infinitive, with its changes of stem, spelling and accent. */
import { accented, changing, type IrregularVerb, irregularVerbs } from './es-irregular-verbs.ts';
import { accentedLast, unaccented } from './es-stress.ts';

/** Six persons each: yo, tú, él, nosotros, vosotros, ellos. */
type Persons = readonly string[];
export type Conjugation = {
  present: Persons;
  imperfect: Persons;
  preterite: Persons;
  future: Persons;
  conditional: Persons;
  subjunctive: Persons;
  /** 'reservara', 'reservase' and the old 'reservare'. */
  past: readonly Persons[];
  /** 'tenés', and 'tené' to ask for something. */
  vos: { present: string; imperative: string };
  tú: string;
  vosotros: string;
  gerund: string;
  /** In their masculine singular. */
  participles: readonly string[];
};

type Theme = 'a' | 'e' | 'i';

const persons = (text: string): Persons => text.split(' ').map((ending) => (ending === '-' ? '' : ending));
const presentOf = {
  a: persons('o as a amos áis an'),
  e: persons('o es e emos éis en'),
  i: persons('o es e imos ís en'),
};
const subjunctiveOf = { a: persons('e es e emos éis en'), e: persons('a as a amos áis an') };
const imperfectOf = { a: persons('aba abas aba ábamos abais aban'), e: persons('ía ías ía íamos íais ían') };
const preteriteOf = { a: persons('é aste ó amos asteis aron'), e: persons('í iste ió imos isteis ieron') };
/** 'leí, leyó', 'construí, construyó'. */
const afterStrong = persons('í íste yó ímos ísteis yeron');
const afterU = persons('í iste yó imos isteis yeron');
const strongEndings = persons('e iste o imos isteis ieron');
const futureOf = persons('é ás á emos éis án');
const conditionalOf = persons('ía ías ía íamos íais ían');
const stressedPersons = [0, 1, 2, 5];

const soft = /^[eéií]/;

/** A stem and an ending, written as they sound: 'busque', 'pague', 'goce', 'elija', 'venzo', 'siga', 'averigüe'. */
function spelled(stem: string, ending: string, theme: Theme): string {
  const change = (from: RegExp, to: string) => stem.replace(from, to) + ending;
  if (theme === 'a' && soft.test(ending)) {
    if (stem.endsWith('gu')) return change(/gu$/, 'gü');
    if (stem.endsWith('c')) return change(/c$/, 'qu');
    if (stem.endsWith('g')) return change(/g$/, 'gu');
    if (stem.endsWith('z')) return change(/z$/, 'c');
  }
  if (theme !== 'a' && /^[aáoó]/.test(ending)) {
    if (stem.endsWith('gu')) return change(/gu$/, 'g');
    if (stem.endsWith('qu')) return change(/qu$/, 'c');
    if (stem.endsWith('g')) return change(/g$/, 'j');
    if (stem.endsWith('c')) return change(/c$/, 'z');
  }
  return stem + ending;
}

/** The last vowel `from` of a stem as `to`, at the start of a word as 'ye' and 'hue', behind g as 'güe'. */
function changedLast(stem: string, from: string, to: string): string {
  const at = stem.lastIndexOf(from);
  if (at < 0) return stem;
  const initial = at === 0 && to.length > 1 ? (to === 'ie' ? 'ye' : `h${to}`) : to;
  const written = to === 'ue' && stem.charAt(at - 1) === 'g' ? 'üe' : initial;
  return stem.slice(0, at) + written + stem.slice(at + 1);
}

/** What the vowel of the stem becomes: where it is stressed, and in 'sintió', 'durmiendo'. */
function stemsOf(infinitive: string, stem: string, theme: Theme): { stressed: string; weak: string } {
  if (changing.ie.has(infinitive)) {
    const from = infinitive.endsWith('quirir') ? 'i' : 'e';
    const weakens = theme === 'i' && !infinitive.endsWith('cernir');
    return { stressed: changedLast(stem, from, 'ie'), weak: weakens ? changedLast(stem, 'e', 'i') : stem };
  }
  if (changing.ue.has(infinitive)) {
    const from = infinitive === 'jugar' ? 'u' : 'o';
    return { stressed: changedLast(stem, from, 'ue'), weak: theme === 'i' ? changedLast(stem, 'o', 'u') : stem };
  }
  if (changing.i.has(infinitive)) {
    const weak = changedLast(stem, 'e', 'i');
    return { stressed: weak, weak };
  }
  if (accented.has(infinitive)) {
    return { stressed: accentedLast(stem, /[iu]/), weak: stem };
  }
  return { stressed: stem, weak: stem };
}

/** 'conozco', 'conduzco', 'construyo', 'tengo': the stem of the first person and of the subjunctive, if it is its own. */
function ownYo(infinitive: string, stem: string, irregular: IrregularVerb | undefined): string | undefined {
  if (irregular?.yo) return irregular.yo;
  if (/[aeiou]c[ei]r$/.test(infinitive) && !/cocer$|^mecer$/.test(infinitive)) return `${stem.slice(0, -1)}zc`;
  if (/[^gq]u[íi]r$/.test(infinitive)) return `${stem}y`;
  return undefined;
}

const spread = (stem: string, endings: Persons, theme: Theme): Persons =>
  endings.map((ending) => spelled(stem, ending, theme));

function preteriteForms(stem: string, weak: string, theme: Theme, strong: string | undefined): Persons {
  if (strong) {
    const forms = strongEndings.map((ending) => strong + (strong.endsWith('j') ? ending.replace(/^ie/, 'e') : ending));
    return forms.map((form) => form.replace(/ico$/, 'izo'));
  }
  if (theme === 'a') return spread(stem, preteriteOf.a, theme);
  if (/[aeo]$/.test(stem)) return spread(stem, afterStrong, theme);
  if (/[^gq]u$/.test(stem)) return spread(stem, afterU, theme);
  const swallows = /(?:ñ|ll)$/.test(stem);
  return preteriteOf.e.map((ending, person) =>
    spelled(person === 2 || person === 5 ? weak : stem, swallows ? ending.replace(/^i(?=[óe])/, '') : ending, theme),
  );
}

function gerundOf(weak: string, theme: Theme): string {
  if (theme === 'a') return `${weak}ando`;
  if (/[aeo]$|[^gq]u$/.test(weak)) return `${weak}yendo`;
  return `${weak}${/(?:ñ|ll)$/.test(weak) ? 'endo' : 'iendo'}`;
}

/** 'reservara', 'comiese': all on the third person plural of the preterite. */
function pastOf(preterite: Persons): readonly Persons[] {
  const base = (preterite[5] ?? '').replace(/ron$/, '');
  const accent = accentedLast(base, /[ae]/);
  return ['ra', 'se', 're'].map((ending) => {
    const plain = base + ending;
    return [plain, `${plain}s`, plain, `${accent}${ending}mos`, `${plain}is`, `${plain}n`];
  });
}

/** 'reír', 'sonreír', 'freír' lose their 'e' for an 'i' that is mostly stressed. */
function laughing(infinitive: string): Conjugation {
  const head = infinitive.slice(0, -3);
  const forms = (text: string) => persons(text).map((ending) => head + ending);
  const preterite = forms('eí eíste ió eímos eísteis ieron');
  return {
    present: forms('ío íes íe eímos eís íen'),
    imperfect: forms('eía eías eía eíamos eíais eían'),
    preterite,
    future: spread(`${head}eir`, futureOf, 'i'),
    conditional: spread(`${head}eir`, conditionalOf, 'i'),
    subjunctive: forms('ía ías ía iamos iais ían'),
    past: pastOf(preterite),
    vos: { present: `${head}eís`, imperative: `${head}eí` },
    tú: `${head}íe`,
    vosotros: `${head}eíd`,
    gerund: `${head}iendo`,
    participles: [`${head}eído`, ...(infinitive.endsWith('freír') ? [`${head}ito`] : [])],
  };
}

/** What ends in -ar, -er or -ir. */
export const looksInfinitive = (word: string): boolean => /^\p{L}*[aeií]r$/u.test(word);

export function conjugate(infinitive: string): Conjugation {
  if (/eír$/.test(infinitive)) return laughing(infinitive);
  const stem = infinitive.slice(0, -2);
  const theme = unaccented(infinitive.slice(-2, -1)) as Theme;
  const half = theme === 'a' ? 'a' : 'e';
  const irregular = irregularVerbs.get(infinitive);
  const { stressed, weak } = stemsOf(infinitive, stem, theme);
  const yo = ownYo(infinitive, stem, irregular);
  const glide = /[^gq]u[íi]r$/.test(infinitive) || /oír$/.test(infinitive) ? `${stem}y` : undefined;
  const personStem = (person: number) => (stressedPersons.includes(person) ? (glide ?? stressed) : stem);

  const present =
    irregular?.present ??
    presentOf[theme].map((ending, person) => {
      if (person === 0 && yo) return `${yo}o`;
      const written = stem.endsWith('o') && theme === 'i' ? ending.replace(/^i/, 'í') : ending;
      return spelled(personStem(person), written, theme);
    });
  const subjunctive =
    irregular?.subjunctive ??
    subjunctiveOf[half].map((ending, person) => {
      // 'quepa', 'sepa' keep what they are; 'tenga', 'diga' need no further change.
      if (yo) return yo + ending;
      return spelled(stressedPersons.includes(person) ? stressed : weak, ending, theme);
    });
  const strong = irregular?.strong ?? (infinitive.endsWith('ducir') ? `${stem.slice(0, -1)}j` : undefined);
  const preterite = irregular?.preterite ?? preteriteForms(stem, weak, theme, strong);
  const future = irregular?.future ?? unaccented(infinitive);
  const regular = theme === 'a' ? `${stem}ado` : `${stem}${/[aeo]$/.test(stem) ? 'ído' : 'ido'}`;
  const vosEnding = { a: 'á', e: 'é', i: 'í' }[theme];
  return {
    present,
    imperfect: irregular?.imperfect ?? spread(stem, imperfectOf[half], theme),
    preterite,
    future: spread(future, futureOf, theme),
    conditional: spread(future, conditionalOf, theme),
    subjunctive,
    past: pastOf(preterite),
    vos: { present: irregular?.vos ?? `${stem}${vosEnding}s`, imperative: stem + vosEnding },
    // 'ten', but 'mantén'.
    tú: irregular?.tú?.replace(/(?<=..)[eo](?=n$)/, (vowel) => accentedLast(vowel, /./)) ?? present[2] ?? '',
    vosotros: `${infinitive.slice(0, -1)}d`,
    gerund: irregular?.gerund ?? gerundOf(weak, theme),
    participles: irregular?.participle ?? [regular],
  };
}
