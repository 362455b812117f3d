/** 'On the island of Madeira', 'in the Nørrebro district', of a house whose facts name another island and another district. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { isElsewhereTold } from '#claims/kinds/elsewhere-told.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import { isOrigin } from '#claims/kinds/whereabouts.ts';
import { factSource, type Ledger, recordSource } from '#claims/ledger/ledger.ts';
import { isElsewhere, isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import { markBefore, marksIn, type Reading, sentenceOf, speaksOf } from '#claims/reading/read.ts';
import { breaks, tokenize } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';
import { landKinds } from '#lexicon/named-lands.ts';

type Named = { kind: string; names: string[]; from: number; to: number };

const joining = /^(?:of|von|de|del|du|des|d|the|la|las|los|el|le|les|l)$/;
/** Languages in which the kind may stand behind the name: 'the Nørrebro district'. */
const behind: ReadonlySet<string> = new Set(['en', 'de']);
const shortest = 3;

/** What else has a foot in German, where every noun has its capital. */
const footed =
  /^(?:treppe|stufen|leiter|bett(?:es|s)?|turm(?:es|s)?|mauer|burg|berg(?:es|s|e)?|hügels?|hang(?:es|s)?|gartens|schloss(?:es)?|kirche|dom(?:es|s)?|felsens?|alpen|piste|dorf(?:es|s)?|gipfels?|bäume|linde|eiche)$/;

const isName = (reading: Reading, index: number): boolean => {
  const token = reading.tokens[index];
  const common = reading.language === 'de' && footed.test(token?.text ?? '');
  return token?.kind === 'word' && token.capital && token.text.length >= shortest && !reading.silent[index] && !common;
};
const near = (reading: Reading, index: number) => (reading.tokens[index]?.gap ?? breaks.sentence) === breaks.space;

/** The name that goes on from a token. */
function nameFrom(reading: Reading, index: number): number {
  let to = index;
  while (isName(reading, to) && (to === index || near(reading, to))) to++;
  return to;
}

/** Lands of one kind that a text names. */
function landsIn(reading: Reading): Named[] {
  return reading.tokens.flatMap(({ text, kind }, index): Named[] => {
    const land = kind === 'word' ? landKinds.get(text) : undefined;
    if (!land) return [];
    const found = (first: number, last: number, from: number, to: number): Named[] => [
      { kind: land, names: reading.tokens.slice(first, last).map((token) => token.text), from, to },
    ];
    let at = index + 1;
    while (near(reading, at) && joining.test(reading.tokens[at]?.text ?? '') && !isName(reading, at)) at++;
    const joined = at > index + 1 || reading.language === 'de' || (land === 'quarter' && reading.language !== 'en');
    const to = near(reading, at) && joined ? nameFrom(reading, at) : at;
    if (to > at) return found(at, to, index, to);
    if (!behind.has(reading.language) || !near(reading, index)) return [];
    let first = index;
    while (first > 0 && isName(reading, first - 1) && near(reading, first)) first--;
    // A sentence begins with a capital whatever its word is.
    while (first < index && landKinds.has(reading.tokens[first]?.text ?? '')) first++;
    return first < index && reading.language === 'en' ? found(first, index, first, index + 1) : [];
  });
}

const fronts = /^(?:on|in|at|auf|im|an|am|zu|al|au|aux|sur|dans|à|en|welcome|willkommen|bienvenue|bienvenid[oa]s?)$/;
const article = /^(?:the|der|die|das|dem|den|la|el|le|l|les|los|las|our|unserer?|nuestra|notre|to|a)$/;

/** 'The market in the Nørrebro district': what stands before 'in' is there, and we may be elsewhere. */
function isOfNoun(reading: Reading, from: number): boolean {
  let at = from;
  while (at > 0 && near(reading, at) && leads.test(reading.tokens[at - 1]?.text ?? '')) at--;
  const noun = reading.tokens[at - 1]?.text ?? '';
  const determiners = reading.tokens.slice(Math.max(0, at - 3), Math.max(0, at - 1));
  return (
    near(reading, at) &&
    near(reading, at - 1) &&
    determiners.some(({ text }) => anyArticle.test(text)) &&
    !lodgings.has(noun)
  );
}
const leads =
  /^(?:in|im|at|on|en|dans|au|aux|à|the|der|die|dem|den|el|la|le|les|l|heart|middle|centre|herzen|mitten|inmitten|corazón|centro|cœur|plein|pleno|of|von|de|del|du|d)$/;
const anyArticle = /^(?:the|an?|der|die|das|den|dem|eine?[nmr]?|el|la|los|las|una?|un|le|les|l|une|des)$/;

const within =
  /(?:^| )(?:in|im|en|dans|mitten|inmitten|heart|herzen|cœur|corazón|plein|pleno|milieu|centre|centro)(?: (?:the|of|el|la|le|l|du|de|del|des|d|der|des|vom|von))*$/;
const home = /^(?:home|zuhause|daheim|casa|hogar|maison|chez)$/;
/** Words before a quarter in which 'in' and 'in the heart of' may stand. */
const withinReach = 5;

/** True where the sentence speaks of the house, or of a guest's home, and puts it in the quarter it names. */
function isOurs(reading: Reading, from: number): boolean {
  const [start, end] = sentenceOf(reading, from);
  const before = reading.tokens.slice(Math.max(start, from - withinReach), from).map(({ text }) => text);
  if (!within.test(before.join(' ')) || isOfNoun(reading, from)) return false;
  return (
    speaksOf(reading, from, 'house') ||
    marksIn(reading, start, end, 'ours').length > 0 ||
    reading.tokens.slice(start, end).some(({ text }) => home.test(text))
  );
}

/** True where a land is said to be where we are. */
function isLocated(reading: Reading, from: number): boolean {
  let at = from;
  while (
    near(reading, at) &&
    (article.test(reading.tokens[at - 1]?.text ?? '') ||
      /^(?:heart|herzen|corazón|cœur|of|de|du|von|plein|pleno)$/.test(reading.tokens[at - 1]?.text ?? ''))
  )
    at--;
  const before = near(reading, at) ? (reading.tokens[at - 1]?.text ?? '') : '';
  return (
    fronts.test(before) ||
    markBefore(reading, at, 'locating') !== null ||
    markBefore(reading, from, 'locating') !== null
  );
}

export const findNamedLands: Finder = (reading, ledger) => {
  const said = landsIn(reading).filter(({ from }) => isLocated(reading, from));
  if (said.length === 0) return [];
  const known = knownLands(ledger);
  return said.flatMap((land): Finding[] => {
    const of = known.filter(({ kind }) => kind === land.kind);
    const [first] = of;
    if (!first) return [];
    const place = { kind: 'place' as const, from: land.from, to: land.to };
    const right = of.find(({ names }) => telling(names).some((name) => land.names.includes(name)));
    if (right) return [{ ...place, verdict: 'supported', source: right.source }];
    const words = knownWords(ledger, reading);
    const where = { subjects: [], from: land.from, to: land.to };
    if (
      telling(land.names).some((name) => words.has(name)) ||
      // 'The market in the Nørrebro district': of what stands there.
      (first.byName && !isOurs(reading, land.from)) ||
      isOrigin(reading, land.from) ||
      isElsewhereTold(reading, land.from, land.to) ||
      isOfPerson(reading, where) ||
      isElsewhere(reading, where) ||
      isUnreal(reading, where)
    )
      return [];
    return [{ ...place, verdict: 'contradicted', source: first.source }];
  });
};

/** Facts whose name says what kind of land their value names: `district` = 'Saint-Pierre'. */
const quarters = /^(?:district|quarter|neighbou?rhood|borough|barrio|quartier|viertel|stadtteil|kiez)(?:_name)?$/;
/** What many names begin with, so that it makes no two of them the same. */
const titles =
  /^(?:saints?|sainte|san|santa|santo|sankt|st|são|old|new|alt|neu|nuev[oa]|vieux|vieille|the|la|le|les|el|los|las)$/;
const telling = (names: readonly string[]): string[] => {
  const rest = names.filter((name) => !titles.test(name));
  return rest.length > 0 ? rest : [...names];
};

function quartersOf({ sources: { facts } }: Ledger): KnownLand[] {
  return facts.flatMap((fact) => {
    if (!quarters.test(fact.factName)) return [];
    const words = tokenize(fact.factValue, 'en').filter(({ kind, capital }) => kind === 'word' && capital);
    const names = words.map(({ text }) => text);
    return names.length > 0 ? [{ kind: 'quarter', names, source: factSource(fact), byName: true as const }] : [];
  });
}

type KnownLand = { kind: string; names: string[]; source: ClaimSource; byName?: true };

/** The house's commune is its town: 'sur la commune d'Aussois'. */
function knownLands(ledger: Ledger): KnownLand[] {
  const {
    stated,
    sources: { property },
  } = ledger;
  const town = property.city
    ? [{ kind: 'commune', names: property.city.toLowerCase().split(' '), source: recordSource('city', property.city) }]
    : [];
  const named = stated.flatMap(({ name, reading, source }) =>
    name === 'event' ? [] : landsIn(reading).map(({ kind, names }) => ({ kind, names, source })),
  );
  return [...named, ...quartersOf(ledger), ...town];
}
