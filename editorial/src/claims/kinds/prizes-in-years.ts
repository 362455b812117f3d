/**
 * Prizes told in words of the text's own, with a year: 'Nos han elegido Resort Canario del Año 2023', of a house that was
 * that in 2025. The kind of house and 'of the year', or a prize's noun and a word of its name, say which prize is meant.
 */
import type { Finding } from '#claims/finding.ts';
import { often } from '#claims/kinds/strange-awards.ts';
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import { cognateLetters, cognateStem, plainName } from '#claims/plain-name.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isSameOfAward } from '#lexicon/award-words.ts';
import { lodgings } from '#lexicon/lodgings.ts';
import { electing, notPrized, ofYear, prizeNoun } from '#lexicon/prize-phrases.ts';
import { regionOf } from '#lexicon/regions.ts';

type Phrase = { from: number; to: number; ofYear: boolean };

/** Words on either side of 'of the year' or of a prize's noun that may tell whose it is. */
const nameReach = 5;
/** Tokens of a clause that only says when: 'En 2023, …'. */
const onlyWhen = 3;
/** Tokens from a prize's noun to its year. */
const yearReach = 8;

/** A word that tells of a fact's prize: 'bávara' of `bavarian_inn_award`. */
const tells = (word: string, name: string): boolean =>
  name
    .split('_')
    .some(
      (part) =>
        part.length > 3 &&
        (part === word ||
          isSameOfAward(word, part) ||
          (part.length >= cognateLetters && word.length >= cognateLetters && cognateStem(part) === cognateStem(word))),
    );

function phrasesIn({ tokens, language, silent }: Reading): Phrase[] {
  const words = ofYear[language];
  return tokens.flatMap(({ text, capital, kind }, at): Phrase[] => {
    if (kind !== 'word' || silent[at]) return [];
    if (text === words[0] && words.every((word, on) => tokens[at + on]?.text === word))
      return [{ from: at, to: at + words.length, ofYear: true }];
    return capital && prizeNoun[language].test(text) ? [{ from: at, to: at + 1, ofYear: false }] : [];
  });
}

/** The words of the phrase's own clause around it, in plain letters. */
function wordsBeside(reading: Reading, { from, to }: Phrase): string[] {
  const [start, end] = clauseOf(reading, from);
  return reading.tokens
    .slice(Math.max(start, from - nameReach), Math.min(end, to + nameReach))
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text);
}

/** The one year that the phrase can be of: of its clause, or of a clause before it that says only when. */
function yearOf(reading: Reading, { from, to }: Phrase): number | null {
  const [sentence, last] = sentenceOf(reading, from);
  const isYear = (at: number) =>
    reading.tokens[at]?.kind === 'number' && /^20\d\d$/.test(reading.tokens[at]?.text ?? '');
  const years = Array.from({ length: last - sentence }, (_, at) => sentence + at).filter(isYear);
  const [year] = years;
  if (year === undefined || years.length > 1) return null;
  const near = reading.clause[year] === reading.clause[from] && year - to <= yearReach && from - year <= yearReach;
  const [start, end] = clauseOf(reading, year);
  const leads = start === sentence && end === clauseOf(reading, from)[0] && end - start <= onlyWhen;
  return near || leads ? year : null;
}

/** True of a phrase that tells of a prize of ours, by the kind of house or by a word of the prize's name. */
function isPrize(reading: Reading, { awards }: Ledger, phrase: Phrase): boolean {
  const words = wordsBeside(reading, phrase);
  const before = reading.tokens[phrase.from - 1];
  if (phrase.ofYear && (!before || notPrized.test(before.text) || reading.tokens[phrase.from]?.gap !== breaks.space))
    return false;
  const names = [...awards.keys()];
  const told = words.some((word) => names.some((name) => tells(plainName(word), name)));
  const house = words.some(
    (word) =>
      lodgings.has(word) ||
      lodgings.has(word.replace(/s$/, '')) ||
      /^pubs?$|(?:hotel|hof|haus|hütte|hofpreis|hauspreis)$/.test(word),
  );
  const elected = reading.tokens.slice(...sentenceOf(reading, phrase.from)).some(({ text }) => electing.test(text));
  return phrase.ofYear ? house && (told || elected) : told || (house && elected);
}

/** Where another reader has judged a prize or a seal of the sentence, or tells of others, nothing is added. */
function isTaken(reading: Reading, named: readonly Finding[], { from, to }: Phrase): boolean {
  const [start, end] = sentenceOf(reading, from);
  return (
    named.some((one) => one.from >= start && one.to <= end) ||
    mentionsBeside(reading, from).some((one) => idsOf(one, 'certificate').length > 0) ||
    hasMark(reading, start, end, 'others', 'person') ||
    // 'Del año' may tell of a house that was built; here it is the prize's own.
    marksIn(reading, start, end, 'year').some((mark) => mark.from < from || mark.from >= to)
  );
}

/** Tokens on either side in which a prize's land may stand. */
const landReach = 4;

/** 'Devon Pub of the Year', 'Schottisches Schlosshotel des Jahres': a land that no prize of ours is of. */
function otherLand(reading: Reading, { awards, sources }: Ledger, phrase: Phrase): [number, number] | null {
  const [start, end] = clauseOf(reading, phrase.from);
  const from = Math.max(start, phrase.from - landReach);
  const to = Math.min(end, phrase.to + landReach);
  const names = [...awards.keys()];
  const ours = new Set(names.flatMap((name) => name.split('_').flatMap((part) => regionOf(part) ?? [])));
  const isOurs = (at: number) => names.some((name) => tells(plainName(reading.tokens[at]?.text ?? ''), name));
  const { country } = sources.property;
  const nation = marksIn(reading, from, phrase.from, 'national');
  const isAbroad = nation.length > 0 && country !== '' && nation.every(({ mark }) => mark.id !== country);
  if (isAbroad && nation.every((one) => !isOurs(one.from))) return [nation[0]?.from ?? from, phrase.to];
  for (let at = from; at < to; at++) {
    const region = reading.tokens[at]?.capital ? regionOf(reading.tokens[at]?.text ?? '') : null;
    if (region !== null && ours.size > 0 && !ours.has(region) && !isOurs(at))
      return [Math.min(at, phrase.from), Math.max(at + 1, phrase.to)];
  }
  return null;
}

/** 'Resort canarien de l’année deux fois de suite', of a prize with one year. */
function isAgain(reading: Reading, { from }: Phrase): [number, number] | null {
  const [start, end] = sentenceOf(reading, from);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  const said = often[reading.language].exec(words.join(' '));
  if (!said) return null;
  const at = start + words.join(' ').slice(0, said.index).split(' ').length - 1;
  return reading.clause[at] === reading.clause[from] || at - from <= nameReach
    ? [at, at + said[0].split(' ').length]
    : null;
}

/** Prizes of a house's kind that are told of another land, or won more often than once. */
export function findPrizesOfOthers(reading: Reading, ledger: Ledger): Finding[] {
  const [first] = ledger.awards.values();
  if (!first) return [];
  return phrasesIn(reading).flatMap((phrase): Finding[] => {
    if (!phrase.ofYear || isTaken(reading, [], phrase) || !isPrize(reading, ledger, phrase)) return [];
    const land = otherLand(reading, ledger, phrase);
    const again = ledger.awards.size === 1 ? isAgain(reading, phrase) : null;
    const place = land ?? again;
    if (!place) return [];
    const [from, to] = place;
    return [{ kind: 'award', verdict: 'contradicted', from, to, source: first.source }];
  });
}

export function findPrizesInYears(reading: Reading, ledger: Ledger, named: readonly Finding[]): Finding[] {
  const known: Known<number>[] = [...ledger.awards.values()];
  const [first] = known;
  if (!first) return [];
  return phrasesIn(reading).flatMap((phrase): Finding[] => {
    const year = yearOf(reading, phrase);
    if (year === null || isTaken(reading, named, phrase) || !isPrize(reading, ledger, phrase)) return [];
    const value = reading.tokens[year]?.value;
    const held = known.find((one) => one.value === value);
    const verdict = held ? 'supported' : 'contradicted';
    const expected = held ? undefined : String(first.value);
    return [{ kind: 'award', verdict, from: year, to: year + 1, source: (held ?? first).source, expected }];
  });
}
