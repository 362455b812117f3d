/**
 * Whether a German word is a compound with a listed one: 'Luxushotel', 'Wohnluxus', 'Stammkundin'. A long part may join
 * whatever reads like a word; a short one, whose letters stand in many words, only what is known to join others.
 */
import { adjectiveForms, isDerivedAdjective, plainAdjectives } from './de-adjectives.ts';
import { paradigmOf } from './de-forms.ts';
import { inseparable, separable, twofold } from './de-irregular-verbs.ts';
import { isNoun, knownNouns, nounForms, singularOf } from './de-nouns.ts';
import {
  closings,
  neverGuessed,
  noParts,
  onlyAfter,
  openings,
  otherBeginnings,
  otherEndings,
  shortParts,
} from './de-parts.ts';
import { infinitiveOf } from './de-readings.ts';
import { conjugate, isInfinitive } from './de-verbs.ts';

const shortestListed = 5;
const shortestGuess = 5;

const vowel = /[aeiouyäöü]/;
const onset =
  /^(?:[bcdfghjklmnpqrstvwxz]|bl|br|ch|chr|cl|cr|dr|fl|fr|gl|gn|gr|kl|kn|kr|pf|pfl|pfr|ph|pl|pr|ps|qu|rh|sc|sch|schl|schm|schn|schr|schw|sh|sk|sl|sm|sn|sp|spl|spr|st|str|th|tr|tw|wh|wr|zw)?[aeiouyäöü]/;
/** What a part may end in: a vowel, one consonant, a doubled one, or what German syllables close with. */
const coda =
  /(?:e(?:[lnr]s?|s)?|[aeiouyäöü]h?[ao]?(?:[bcdfgklmnprstvwxzß]|chs?|chst|chts?|cks?|fts?|ff|gs|gt|hls?|hm|hn|hrs?|ht|kts?|lb|lds?|lf|lg|lk|lls?|lm|ln|lts?|lz|mm|mpf?|ms|nds?|nf|ngs?|nk|nns?|nst|nts?|nz|pf|pp|ps|pt|rbs?|rch|rd|rfs?|rgs?|rks?|rl|rm|rns?|rr|rs|rst|rts?|rz|schs?|sp|ss|sts?|th|tts?|tz|ts)?)$/;

const prefixes = [
  ...[...separable, ...inseparable, ...twofold],
  ...'un ur ge erz nicht da ob re dis in gegen rück wohl vorher de ex pro kon inter trans anti ne aller'.split(' '),
];
const allPrefix = new RegExp(`^(?:${[...prefixes].sort((one, other) => other.length - one.length).join('|')})+$`);
/** Endings of words, by which a word comes from the listed one without another in it. */
const suffix =
  'er|ler|ner|in|lerin|innen|lich|heit|keit|igkeit|ung|ig|isch|risch|istisch|bar|sam|haft|los|lein|chen|schaft|tum|tümlich|nis|ling|sel|mäßig|artig|fach|ell|iell|uell|iv|al|ial|ual|ös|ieren|isieren|isier|ier|iert|isiert|ist|ismus|ität|ion|ation|ator|ant|anz|enz|ent|ik|iker|atisch|at|ei|rei|erei|elei|lerie|erie|rie|ern|est|end|age|eur|euse|iär|är|ade|ette|ur|atur|elt|ernd|ert|igen|igt|jährig|hood|ness|weise|maßen';
const allSuffix = new RegExp(
  `^(?:${suffix}){0,2}(?:e|en|er|es|em|n|s|t|te|ten|st|test|tet|nd|nde|nden|rn|rin|rinnen|ns)?$`,
);
/** What derives a word from the listed one before anything is joined to it: 'Genießer-hotel'. */
const derives = /^(?:ung|lich|heit|keit|isch|igkeit|schaft|haft|nis(?!ch))/;

/** Parts are compared as Switzerland writes them, so that both spellings are found. */
const inSwiss = (text: string): string => text.replaceAll('ß', 'ss');

type Known = { starts: ReadonlySet<string>; ends: ReadonlySet<string> };
const join = (noun: string): string[] => [
  ...nounForms(noun).forms,
  ...(/(?:ung|heit|keit|schaft|ion|tät|[nrl])$/.test(noun) ? [`${noun}s`] : []),
  noun.replace(/e$/, ''),
];

function gather(nouns: readonly string[]): Known {
  const ends = [...closings].flatMap((word) =>
    plainAdjectives.has(word) || isDerivedAdjective(word) ? adjectiveForms(word) : nounForms(word).forms,
  );
  return {
    starts: new Set([...openings, ...plainAdjectives, ...nouns.flatMap(join)].map(inSwiss)),
    ends: new Set([...ends, ...nouns.flatMap((noun) => nounForms(noun).forms)].map(inSwiss)),
  };
}
let narrow: Known | null = null;
let wide: Known | null = null;
/** What is known to join a long part, and the fewer words that may join a short one. */
function knownParts(isLong: boolean): Known {
  if (isLong) {
    wide ??= gather(knownNouns);
    return wide;
  }
  narrow ??= gather(knownNouns.filter((noun) => noun.length > 2 && !noParts.has(noun)));
  return narrow;
}

const unlinked = (part: string, { starts }: Known): string =>
  part.endsWith('s') && !starts.has(part) ? part.slice(0, -1) : part;
/** Nouns in -ung and their kind begin compounds with an s: 'Übernachtungs-'. */
const derivedStart = /^\p{L}{3,}(?:ung|heit|keit|schaft|ion|tät)s$/u;
const isStart = (part: string, known: Known): boolean =>
  known.starts.has(unlinked(part, known)) || (derivedStart.test(part) && onset.test(part));

/** A known part, or two of them: 'Wellness-hotel-', '-zimmer-schlüssel'. */
function isKnown(rest: string, side: keyof Known, known: Known): boolean {
  const one = (part: string) => (side === 'starts' ? isStart(part, known) : known.ends.has(part));
  if (one(rest)) return true;
  for (let at = 3; at <= rest.length - 3; at++)
    if (isStart(rest.slice(0, at), known) && one(rest.slice(at))) return true;
  return false;
}

/** Words that say how much: 'spottbillig', 'hochexklusiv'. */
const strengthens = /^(?:aller|super|ultra|mega|hyper|extra|hoch|höchst|tief|spott|wunder|bild|top)$/;

type Chance = 'known' | 'guess' | null;

function chanceBefore(rest: string, known: Known): Chance {
  if (strengthens.test(rest)) return 'known';
  if (allPrefix.test(rest) && !openings.has(rest)) return null;
  if (isKnown(rest, 'starts', known)) return 'known';
  if (rest.length < shortestGuess) return shortParts.has(rest) ? 'guess' : null;
  return vowel.test(rest) && onset.test(rest) && coda.test(rest) && !/[iu]$/.test(rest) ? 'guess' : null;
}

function chanceAfter(first: string, rest: string, known: Known): Chance {
  if (/^bars?$/.test(rest)) return onlyAfter.bar?.includes(first) ? 'known' : null;
  if (allSuffix.test(rest)) return rest.length > 3 && closings.has(rest) ? 'known' : null;
  if (isKnown(rest, 'ends', known)) return 'known';
  if (derives.test(rest) || (rest.startsWith('er') && isKnown(rest.slice(2), 'ends', known))) return null;
  if (rest.length < shortestGuess) return shortParts.has(rest) ? 'guess' : null;
  return vowel.test(rest) && onset.test(rest) ? 'guess' : null;
}

const excluded = (table: Readonly<Record<string, readonly string[]>>, listed: string): readonly string[] =>
  Object.hasOwn(table, listed) ? (table[listed] ?? []).map(inSwiss) : [];

const remembered = new Map<string, boolean>();

/** True for a compound with the listed word as its first or last part. Both in lower case. */
export function isCompoundOf(word: string, listed: string): boolean {
  const key = `${word} ${listed}`;
  let found = remembered.get(key);
  if (found === undefined) {
    if (remembered.size > 20_000) remembered.clear();
    found = decide(inSwiss(word), listed);
    remembered.set(key, found);
  }
  return found;
}

/** 'Familien-kreise' is no journey: words that are cut elsewhere into what is known. */
function isCutElsewhere(word: string, cut: number, known: Known): boolean {
  for (let at = 3; at <= word.length - 3; at++)
    if (at !== cut && known.ends.has(word.slice(at)) && isStart(word.slice(0, at), known)) return true;
  const last = word.slice(cut);
  return known.ends.has(word.slice(cut - 1, cut) + last) || known.ends.has(word.slice(cut - 2, cut) + last);
}

/** Nothing but an ending stands behind what makes another word: 'Erdkunde', 'Erdkunden'. */
function closesWith(word: string, end: string): boolean {
  const at = word.lastIndexOf(end);
  return at >= 0 && word.length - at - end.length < 4;
}

function decide(word: string, listed: string): boolean {
  const { heads, firsts, length, bases } = paradigmOf(listed);
  if (length < 3 || word.length < length + 2) return false;
  const isLong = length >= shortestListed;
  const known = knownParts(isLong);
  const ruled = (table: Readonly<Record<string, readonly string[]>>) => bases.flatMap((base) => excluded(table, base));
  if (ruled(otherBeginnings).some((start) => word.startsWith(start))) return false;
  const endsOtherwise = ruled(otherEndings).some((end) => closesWith(word, end));
  const leading = ruled(onlyAfter);
  const guesses = isLong && !bases.some((base) => neverGuessed.has(base));
  const accepted = (chance: Chance, cut: number) =>
    chance === 'known' || (chance === 'guess' && guesses && !isCutElsewhere(word, cut, known));
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)];
    if (!endsOtherwise && last.length > 2 && heads.has(last))
      if (
        (leading.length === 0 || leading.some((one) => first.endsWith(one))) &&
        accepted(chanceBefore(first, known), cut)
      )
        return true;
    if (firsts.has(first) && accepted(chanceAfter(first, last, known), 0)) return true;
    if (isLong && cut > 2 && isStart(first, known) && isMiddle(last, firsts, known)) return true;
  }
  return false;
}

/** 'Einzel-zimmer-zuschlag': sure only where all around it is known. */
function isMiddle(rest: string, firsts: ReadonlySet<string>, known: Known): boolean {
  for (let cut = shortestListed; cut <= rest.length - 4; cut++)
    if (firsts.has(rest.slice(0, cut)) && isKnown(rest.slice(cut), 'ends', known)) return true;
  return false;
}

/** The words a separable verb stands in when its prefix has gone to the end of the clause: 'bieten … an'. */
export function partsOf(infinitive: string): { prefix: string; finite: ReadonlySet<string> } | null {
  const word = infinitive.toLowerCase();
  if (!isInfinitive(word)) return null;
  // 'Anlagen' are several of a noun, unless the verb is known.
  const singular = singularOf(word);
  if (singular && isNoun(singular) && infinitiveOf(word) !== word) return null;
  const { prefix, finite, imperatives } = conjugate(word);
  return prefix === '' ? null : { prefix, finite: new Set([...finite, ...imperatives]) };
}
